//! What a seat answers.

use serde::{Deserialize, Serialize};

use crate::{
    cell::{Cell, Turns},
    goods::Goods,
    ship::Ship,
    spot::Spot,
};

/// What a seat answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays the tile just drawn.
    LayTile {
        /// Where.
        cell: Cell,
        /// How it is turned.
        turns: Turns,
    },
    /// Places an islander on the tile just laid.
    PlaceIslander {
        /// On which part of it.
        spot: Spot,
    },
    /// Takes an islander back into the reserve.
    TakeBack {
        /// From the tile on this cell.
        cell: Cell,
    },
    /// Neither places an islander nor takes one back.
    LeaveIslanders,
    /// Takes one of several best ships for a completed market.
    TakeShip {
        /// Which.
        ship: Ship,
    },
    /// Loads an open ship and takes it.
    LoadShip {
        /// Which.
        ship: Ship,
        /// The goods given.
        goods: Goods,
    },
    /// Loads nothing.
    LeaveShips,
}
