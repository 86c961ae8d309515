//! What a seat can answer.

use serde::{Deserialize, Serialize};

use crate::{
    card::Cards,
    hex::Hex,
    tile::{Shape, Tile},
    treasure::Treasure,
};

/// What a seat can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// RULES §4.3: lays cards for the meld, two at first, then one.
    Lay {
        /// Which.
        cards: Cards,
    },
    /// RULES §4.3: plays the mermaid princess instead of a card and is out of the meld.
    Princess,
    /// RULES §4.5: takes a revealed surf tile.
    Pick {
        /// Which.
        tile: Tile,
    },
    /// RULES §4.6: draws the Ocean March's token before taking a tile.
    March,
    /// RULES §4.6: draws the Aquamarine Waltz's tile.
    Waltz {
        /// From which pile.
        shape: Shape,
    },
    /// RULES §5.1: enters the ocean.
    Start {
        /// At which start space.
        at: Hex,
    },
    /// RULES §5.2: places a surf tile.
    Place {
        /// Which.
        tile: Tile,
        /// The first of its hexes, row by row from the top left.
        at: Hex,
        /// How it is turned.
        turn: u8,
    },
    /// RULES §5.2: places no further tile.
    Forgo,
    /// RULES §5.3, §5.4: moves to a neighbouring tile or space.
    Move {
        /// Where to; a tile is named by its first hex.
        to: Hex,
        /// The cards discarded for it.
        pay: Cards,
    },
    /// RULES §5.5: uses the Mermaid Rain.
    Warp {
        /// Where to; a tile is named by its first hex.
        to: Hex,
    },
    /// RULES §5.7: ends the turn.
    Rest,
    /// RULES §5.6: takes a face-up token.
    Take {
        /// Which.
        token: Treasure,
    },
    /// RULES §5.6: takes a face-down token.
    TakeHidden {
        /// Which of the face-down tokens that lay on this space at the start, counted from zero.
        nth: u8,
    },
    /// RULES §5.6: takes nothing.
    Leave,
    /// RULES §6.2: drifts.
    Drift {
        /// To which start space.
        to: Hex,
    },
    /// RULES §6.3: keeps two cards and discards the others.
    Keep {
        /// Which two.
        cards: Cards,
    },
}
