//! Why an answer is refused.

use serde::Serialize;
use tidetable_kernel::{Refusal as Refuses, Seat};

use crate::{
    cell::{Cell, Side, Turns},
    face::Edge,
    goods::Goods,
    ship::Ship,
    spot::Spot,
};

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game waits for somebody else, or for nobody.
    NotAwaited,
    /// Something else is asked.
    OtherQuestion,
    /// A tile lies there already.
    CellTaken {
        /// Where.
        cell: Cell,
    },
    /// No tile lies beside it.
    CellApart {
        /// Where.
        cell: Cell,
    },
    /// The tile would show something else than its neighbour.
    EdgesClash {
        /// Where it was to lie.
        cell: Cell,
        /// On which side.
        side: Side,
        /// What the tile shows there.
        tile: Edge,
        /// What the neighbour shows.
        neighbour: Edge,
    },
    /// The tile looks the same when it is turned less.
    SameWhenTurned {
        /// By so much.
        turns: Turns,
    },
    /// The tile just laid has no such part.
    NoSuchSpot {
        /// Which.
        spot: Spot,
    },
    /// All islanders are on the table.
    ReserveEmpty,
    /// An islander stands on the same feature already.
    Occupied {
        /// Which part of the new tile.
        spot: Spot,
        /// Whose.
        seat: Seat,
        /// On which tile.
        cell: Cell,
    },
    /// Islanders are taken back with an empty reserve only.
    ReserveNotEmpty {
        /// How many are left in reserve.
        reserve: u8,
    },
    /// No islander of that seat stands there.
    NoIslander {
        /// Where.
        cell: Cell,
    },
    /// The ship does not lie open.
    ShipNotOpen {
        /// Which.
        ship: Ship,
    },
    /// A market brings one of the best ships only.
    ShipNotBest {
        /// The ship asked for.
        ship: Ship,
        /// What the best are worth.
        best: u8,
    },
    /// The ship wants something else.
    WrongCargo {
        /// Which ship.
        ship: Ship,
        /// What it was to be loaded with.
        goods: Goods,
    },
    /// Not all of these goods are at hand.
    GoodsMissing {
        /// What is missing.
        missing: Goods,
    },
}

impl Refuses for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotAwaited | Refusal::OtherQuestion => "3",
            Refusal::CellTaken { .. } | Refusal::CellApart { .. } => "4.1",
            Refusal::EdgesClash { .. } => "4.2",
            Refusal::SameWhenTurned { .. } => "4.3",
            Refusal::NoSuchSpot { .. } => "5.1",
            Refusal::ReserveEmpty => "5.2",
            Refusal::Occupied { .. } => "5.3",
            Refusal::ReserveNotEmpty { .. } | Refusal::NoIslander { .. } => "5.4",
            Refusal::ShipNotBest { .. } => "7.2",
            Refusal::ShipNotOpen { .. } => "8.1",
            Refusal::WrongCargo { .. } | Refusal::GoodsMissing { .. } => "8.2",
        }
    }
}
