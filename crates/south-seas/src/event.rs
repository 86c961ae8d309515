//! What has happened.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Seat, Seats};

use crate::{
    cell::{Cell, Turns},
    face::FaceName,
    goods::Goods,
    ship::Ship,
    spot::{Kind, Spot},
};

/// What has happened. Everything happens in the open: every viewer learns every event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A ship was turned up.
    ShipRevealed {
        /// Which.
        ship: Ship,
    },
    /// A tile was drawn.
    TileDrawn {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: FaceName,
    },
    /// The tile just drawn fits nowhere and is out of the game.
    TileSetAside {
        /// What it shows.
        face: FaceName,
    },
    /// A tile was laid.
    TileLaid {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: FaceName,
        /// Where.
        cell: Cell,
        /// How it is turned.
        turns: Turns,
    },
    /// An islander was placed on the tile just laid.
    IslanderPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// On which part of the tile.
        spot: Spot,
    },
    /// An islander was taken back.
    IslanderTakenBack {
        /// Whose.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// From which part of the tile.
        spot: Spot,
    },
    /// A feature yielded its goods and its islanders went home.
    Harvested(Harvest),
    /// A boat that harvested a sea left a token on a group of fish.
    FishCovered {
        /// Where.
        cell: Cell,
        /// In which sea of the tile.
        spot: Spot,
        /// How many fish the group has.
        fish: u8,
    },
    /// A market has eight neighbours; its merchant goes home and is owed a ship.
    MarketCompleted {
        /// Whose merchant.
        seat: Seat,
        /// Where the market lies.
        cell: Cell,
    },
    /// A ship was taken for a market.
    ShipTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        ship: Ship,
    },
    /// A ship was loaded and taken.
    ShipLoaded {
        /// By whom.
        seat: Seat,
        /// Which.
        ship: Ship,
        /// The goods given.
        goods: Goods,
    },
    /// The game is over; what stands unfinished is harvested next.
    GameEnded {
        /// Why.
        reason: EndReason,
    },
    /// The final score of a seat.
    Counted {
        /// Whose.
        seat: Seat,
        /// The ships taken.
        ships: Vec<Ship>,
        /// Their points.
        ship_points: u32,
        /// The goods left.
        goods: Goods,
        /// A point for each three of them.
        goods_points: u32,
    },
}

/// A feature yielded its goods.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Harvest {
    /// What it is.
    pub kind: Kind,
    /// What brought it about.
    pub cause: Cause,
    /// The parts it consists of, with the icons that counted on each.
    pub parts: Vec<Part>,
    /// The islanders on it.
    pub islanders: Vec<Islander>,
    /// Who has most of them and is paid in full.
    pub winners: Seats,
    /// How many goods each of the winners gains.
    pub goods: u16,
}

/// A part of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// Where.
    pub cell: Cell,
    /// Which part of the tile.
    pub spot: Spot,
    /// How many icons counted there.
    pub icons: u8,
}

/// An islander on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Islander {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
}

/// Why a feature yields its goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// It is complete.
    Complete,
    /// A fishing boat came.
    Boat,
    /// The game is over.
    End,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// There is no tile left to lay.
    LastTile,
    /// There is no ship left to take.
    LastShip,
}
