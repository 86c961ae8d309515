//! Whom the game waits for.

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

/// Whom the game waits for before it can go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// Every seat of the set owes one answer, in any order. With more than one seat the answers are
    /// secret until the last has arrived.
    Seats(Seats),
    /// A tile, card or die is about to be drawn.
    Chance,
    /// The game is over.
    Nobody,
}

impl Awaiting {
    /// Waits for one seat.
    #[inline]
    pub const fn seat(seat: Seat) -> Awaiting {
        Awaiting::Seats(Seats::only(seat))
    }

    /// The seats that owe an answer; none while chance decides or the game is over.
    #[inline]
    pub const fn seats(self) -> Seats {
        match self {
            Awaiting::Seats(seats) => seats,
            Awaiting::Chance | Awaiting::Nobody => Seats::NONE,
        }
    }
}
