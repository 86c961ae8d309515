//! What has happened.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Seat, Seats, Viewer};

use crate::{
    cell::{Cell, CellSet},
    clan::Clan,
    diver::Value,
    edge::Edge,
    tally::Tally,
};

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// RULES §3.5: a seat was dealt its clan.
    ClanDealt {
        /// Who.
        seat: Seat,
        /// Which.
        clan: Clan,
    },
    /// RULES §3.3: a pile of pearls was laid on a farm.
    PearlsLaid {
        /// Which farm.
        cell: Cell,
        /// How many.
        pearls: u8,
    },
    /// RULES §5: a diver was placed face down.
    DiverPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Which, for the eyes of whoever placed it.
        value: Option<Value>,
    },
    /// RULES §6: a pontoon was laid.
    PontoonLaid {
        /// Who.
        seat: Seat,
        /// Where.
        edge: Edge,
        /// The two territories it made out of one, the smaller first.
        parted: Option<(CellSet, CellSet)>,
    },
    /// RULES §6.1: no second pontoon was wanted.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// RULES §9: a diver was reinforced.
    DiverReinforced {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// RULES §8.2: a diver was looked at.
    DiverLookedAt {
        /// Who looked.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// What was seen, for the eyes of whoever looked.
        value: Option<Value>,
    },
    /// RULES §8.3: one more diver was placed, face up.
    DiverSurfaced {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Which.
        value: Value,
    },
    /// RULES §8.4: one more pontoon was laid.
    ExtraPontoonLaid {
        /// Who.
        seat: Seat,
        /// Where.
        edge: Edge,
        /// The two territories it made out of one, the smaller first.
        parted: Option<(CellSet, CellSet)>,
    },
    /// RULES §8.5: a diver was given a necklace.
    NecklaceGiven {
        /// Who gave it.
        seat: Seat,
        /// Whose diver wears it.
        owner: Seat,
        /// Where.
        cell: Cell,
    },
    /// RULES §10.1: a seat takes no more turns.
    Passed {
        /// Who.
        seat: Seat,
        /// RULES §10.2: because nothing else was possible.
        forced: bool,
    },
    /// RULES §10.4: everybody has passed and the divers were turned over.
    DiversUncovered {
        /// All divers.
        values: Tally<3>,
    },
    /// RULES §11: a territory was counted.
    TerritoryCounted {
        /// Its cells.
        cells: CellSet,
        /// The pearls of all its farms.
        pearls: u32,
        /// The sides that have divers there.
        sides: Vec<SideCount>,
        /// RULES §11.4: the reinforced diver that decided a tie.
        decider: Option<Cell>,
        /// Pearls that go to nobody.
        lost: u32,
    },
    /// RULES §12: the game has a result.
    GameEnded {
        /// Every side, in turn order.
        sides: Vec<SideResult>,
    },
}

/// RULES §11: one side in one territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideCount {
    /// Who: a seat, or two partners.
    pub seats: Seats,
    /// The sum of what its divers there are worth.
    pub strength: u32,
    /// Those divers.
    pub divers: Vec<DiverWorth>,
    /// The pearls it takes.
    pub takes: u32,
}

/// RULES §11.1: what a diver is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiverWorth {
    /// Where it is.
    pub cell: Cell,
    /// What is printed on it.
    pub value: Value,
    /// How many necklaces it wears.
    pub necklaces: u8,
    /// Whether it is reinforced.
    pub reinforced: bool,
    /// What that makes.
    pub worth: u8,
}

/// RULES §12: how one side has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideResult {
    /// Who: a seat, or two partners.
    pub seats: Seats,
    /// All its pearls.
    pub pearls: u32,
    /// RULES §12.2: what it took in each territory, the most first.
    pub heaps: Vec<u32>,
    /// Its place among the seats; sides that share a place have the same number.
    pub place: u8,
}

impl Event {
    /// RULES §13: the event as a viewer may learn it.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        if let Event::DiverPlaced { seat, value, .. } | Event::DiverLookedAt { seat, value, .. } = &mut event
            && !viewer.sees(*seat)
        {
            *value = None;
        }
        event
    }

    /// Whether somebody has seen something that was hidden before.
    pub(crate) fn uncovers(&self) -> bool {
        matches!(
            self,
            Event::DiverLookedAt { .. } | Event::DiverSurfaced { .. } | Event::DiversUncovered { .. }
        )
    }
}
