//! What an opponent is.

use tidetable_kernel::{Game, Seat};

/// Somebody who answers questions from what one seat sees.
pub trait Bot<G: Game>: Send {
    /// An answer for `seat`, which is awaited and whose view this is.
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action;
}
