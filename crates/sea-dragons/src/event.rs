//! What has happened.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{PerSeat, Seat, Seats, Viewer};

use crate::{
    ByRealm, Cell, Cells, Coral, Corals, Fleet, Laid, Mission, Pose, Realm, Shape, Ship, Size,
    table::Presence,
};

/// What has happened. Cards are missing where the viewer may not see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rules and named like them")]
pub enum Event {
    /// RULES §3.1: a board was laid.
    BoardLaid { realm: Realm, laid: Laid },
    /// RULES §3.2: a ship was put on its space.
    ShipMoored { cell: Cell, ship: Ship },
    /// RULES §3.3, §7.3: a card came into the market.
    CardOpened { card: Shape },
    /// RULES §3.4, §6.6: a mission came into the row.
    MissionOpened { mission: Mission },
    /// RULES §3.5, §7.2: a card came into a hand unseen.
    CardDrawn { seat: Seat, size: Size, card: Option<Shape> },
    /// RULES §3.6: somebody was drawn to begin.
    FirstDrawn { seat: Seat },
    /// RULES §5.1: a card was chosen.
    CardChosen { seat: Seat, card: Option<Shape> },
    /// RULES §5.2: a dragon was laid, and its card shown.
    DragonPlaced { seat: Seat, card: Shape, pose: Pose, head: Cell },
    /// RULES §5.7: coins were found on these cells.
    CoinsFound { seat: Seat, cells: Cells },
    /// RULES §5.6: these whirlpools and currents were paid for.
    TollPaid { seat: Seat, coins: u8, cells: Cells },
    /// RULES §5.7: ships were taken from these cells.
    ShipsTaken { seat: Seat, ships: Fleet, cells: Cells },
    /// RULES §5.9: a neighbour was paid for dragons that cover these cells.
    NeighbourPaid { seat: Seat, coins: u8, dragons: Cells },
    /// RULES §5.8: a coral card was looked at.
    CoralDrawn { seat: Seat, coral: Option<Coral> },
    /// RULES §5.8: one coral card was kept, the other put under the pile.
    CoralKept { seat: Seat, kept: Option<Coral>, returned: Option<Coral> },
    /// RULES §5.8: the last coral card was kept.
    LastCoralKept { seat: Seat, kept: Option<Coral> },
    /// RULES §6: a mission was completed.
    MissionCompleted { seat: Seat, mission: Mission, ships: Fleet, corals: Corals },
    /// RULES §7.2: a card was taken from the market.
    CardTaken { seat: Seat, card: Shape },
    /// RULES §7.2: somebody draws from this pile.
    PileChosen { seat: Seat, size: Size },
    /// RULES §7.4: played cards became a new pile.
    PileShuffled { size: Size, cards: u8 },
    /// RULES §7.5: a turn ended without a card.
    NothingDrawn { seat: Seat },
    /// RULES §8.1: somebody passed.
    Passed { seat: Seat, coins: u8 },
    /// RULES §9.4: a gold card became coins.
    GoldCashed { seat: Seat, coins: u8 },
    /// RULES §10.1: coral cards were shown at the end.
    CoralsShown { seat: Seat, corals: Corals },
    /// RULES §10.4: a realm was scored, with its visible whirlpools.
    RealmScored { realm: Realm, whirlpools: Cells, presence: PerSeat<Presence>, points: PerSeat<u16> },
    /// RULES §10.2: a seat's points were added up.
    SeatScored { seat: Seat, score: Score },
    /// RULES §10.7: the game was won.
    GameWon { seats: Seats },
}

/// Where a seat's points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Missions completed.
    pub missions: u16,
    /// Having completed the most missions.
    pub most_missions: u16,
    /// Coins.
    pub coins: u16,
    /// Ships left.
    pub ships: u16,
    /// Coral cards left.
    pub corals: u16,
    /// Majorities.
    pub realms: ByRealm<u16>,
}

impl Score {
    /// All points.
    pub fn total(&self) -> i32 {
        let realms: u16 = self.realms.0.iter().sum();
        i32::from(self.missions + self.most_missions + self.coins + self.ships + self.corals + realms)
    }
}

impl Event {
    /// The event as the viewer may learn it: cards of other hands are left out.
    pub(crate) fn redacted(self, viewer: Viewer) -> Event {
        use Event::*;
        match self {
            CardDrawn { seat, size, card } => {
                CardDrawn { seat, size, card: card.filter(|_| viewer.sees(seat)) }
            }
            CardChosen { seat, card } => CardChosen { seat, card: card.filter(|_| viewer.sees(seat)) },
            CoralDrawn { seat, coral } => CoralDrawn { seat, coral: coral.filter(|_| viewer.sees(seat)) },
            CoralKept { seat, .. } if !viewer.sees(seat) => CoralKept { seat, kept: None, returned: None },
            LastCoralKept { seat, kept } => LastCoralKept { seat, kept: kept.filter(|_| viewer.sees(seat)) },
            open => open,
        }
    }

    /// Whether it shows somebody what was hidden, without a draw.
    pub(crate) fn uncovers(&self) -> bool {
        match self {
            Event::DragonPlaced { .. } | Event::GoldCashed { .. } | Event::CoralsShown { .. } => true,
            Event::MissionCompleted { corals, .. } => !corals.is_empty(),
            _ => false,
        }
    }
}
