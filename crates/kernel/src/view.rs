//! What one viewer may know.

use crate::{Awaiting, Data, Phrase, Seat, Viewer};

/// What one viewer may know of a state, and all that a bot in that seat is ever handed.
pub trait View: Data {
    /// Through whose eyes this is.
    fn viewer(&self) -> Viewer;

    /// Whom the game waits for.
    fn awaiting(&self) -> Awaiting;

    /// What is asked of an awaited seat, in one sentence.
    fn question(&self, seat: Seat) -> Phrase;

    /// The position drawn in plain characters, for terminals, screen readers and tests. Labels and
    /// symbols only: no sentence of any language.
    fn sketch(&self) -> String;
}
