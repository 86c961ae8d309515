//! A match being played: record, replay, undo, and the erased form every client handles alike.
