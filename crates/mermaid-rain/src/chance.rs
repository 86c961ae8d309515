//! What is drawn.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;

use crate::{card::Cards, tile::Tile, treasure::Treasure};

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// RULES §3.4: who deals first.
    Dealer {
        /// That seat.
        seat: Seat,
    },
    /// RULES §3.2: the token for the next face-up spot.
    FaceUp {
        /// Which.
        token: Treasure,
    },
    /// RULES §4.1: the cards dealt to the next seat, all at once.
    Hand {
        /// Which.
        cards: Cards,
    },
    /// RULES §4.2: the undercurrents card.
    Undercurrents {
        /// Its number, counted from one.
        card: u8,
    },
    /// RULES §4.2, §4.6: the top tile of a pile.
    Surf {
        /// Which.
        tile: Tile,
    },
    /// RULES §4.6: a token from the pool.
    Pool {
        /// Which.
        token: Treasure,
    },
    /// RULES §5.6: what a face-down token turns out to be for the first who looks at it.
    FaceDown {
        /// Which.
        token: Treasure,
    },
}
