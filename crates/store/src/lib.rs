//! Where tables, their steps and their people are kept.
//!
//! [`Store`] is what the server needs and nothing more. A table has a row that says who sits where, and a list
//! of steps that only grows at its end or is cut there. Every write names what the writer believes is in the
//! store; if that is no longer so, nothing is written and the answer is [`StoreError::Conflict`]. So any
//! number of servers could share a store: a room is a cache, and the store decides races.
//!
//! [`SqliteStore`] keeps everything in one file beside the server.

mod error;
mod id;
mod rows;
mod sqlite;
mod store;

pub use error::StoreError;
pub use id::{NotAnId, PersonId, TableId};
pub use rows::{Change, ChatRow, Listed, Mark, Occupant, Stage, StoredTable, TableRow};
pub use sqlite::{Grouped, SqliteStore, probe_grouped_commits, probe_single_commits};
pub use store::{Pending, Stats, Store};
