//! What has happened.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{PerSeat, Seat, Seats, Viewer};

use crate::{
    ByRealm, Cell, Cells, Coral, Corals, Fleet, HeadAt, Laid, Mission, Pose, Realm, Shape, Ship, Size,
    table::Presence,
};

/// What has happened. Cards are missing where the viewer may not see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// RULES §3.1: a board was laid.
    BoardLaid {
        /// Which realm.
        realm: Realm,
        /// Which board, and which face is up.
        laid: Laid,
    },
    /// RULES §3.2: a ship was put on its space.
    ShipMoored {
        /// Where.
        cell: Cell,
        /// Which colour.
        ship: Ship,
    },
    /// RULES §3.3, §7.3: a card came into the market.
    CardOpened {
        /// Which card.
        card: Shape,
    },
    /// RULES §3.4, §6.6: a mission came into the row.
    MissionOpened {
        /// Which mission.
        mission: Mission,
    },
    /// RULES §3.5, §7.2: a card came into a hand unseen.
    CardDrawn {
        /// Whose.
        seat: Seat,
        /// Its size, which the back shows.
        size: Size,
        /// The card, for those who may see it.
        card: Option<Shape>,
    },
    /// RULES §3.6: somebody was drawn to begin.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// RULES §5.1: a card was chosen.
    CardChosen {
        /// Whose.
        seat: Seat,
        /// The card, for those who may see it.
        card: Option<Shape>,
    },
    /// RULES §5.2: a dragon was laid, and its card shown.
    DragonPlaced {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Shape,
        /// How it lies.
        pose: Pose,
        /// Where its first cell in reading order is.
        head: Cell,
        /// Which part has the head.
        #[serde(default, skip_serializing_if = "HeadAt::is_anywhere")]
        head_at: HeadAt,
    },
    /// RULES §5.7: coins were found on these cells.
    CoinsFound {
        /// Whose.
        seat: Seat,
        /// Where the coins were.
        cells: Cells,
    },
    /// RULES §5.6: these whirlpools and currents were paid for.
    TollPaid {
        /// Whose.
        seat: Seat,
        /// How many coins it cost.
        coins: u8,
        /// The whirlpools and currents.
        cells: Cells,
    },
    /// RULES §5.7: ships were taken from these cells.
    ShipsTaken {
        /// Whose.
        seat: Seat,
        /// The ships.
        ships: Fleet,
        /// Where they were.
        cells: Cells,
    },
    /// RULES §5.9: a neighbour was paid for dragons that cover these cells.
    NeighbourPaid {
        /// Who was paid.
        seat: Seat,
        /// How many coins, one for each dragon.
        coins: u8,
        /// All cells of these dragons.
        dragons: Cells,
    },
    /// RULES §5.8: a coral card was looked at.
    CoralDrawn {
        /// Whose.
        seat: Seat,
        /// The card, for those who may see it.
        coral: Option<Coral>,
    },
    /// RULES §5.8: one coral card was kept, the other put under the pile.
    CoralKept {
        /// Whose.
        seat: Seat,
        /// The card kept, for those who may see it.
        kept: Option<Coral>,
        /// The card put under the pile, for those who may see it.
        returned: Option<Coral>,
    },
    /// RULES §5.8: the last coral card was kept.
    LastCoralKept {
        /// Whose.
        seat: Seat,
        /// The card, for those who may see it.
        kept: Option<Coral>,
    },
    /// RULES §6: a mission was completed.
    MissionCompleted {
        /// Whose.
        seat: Seat,
        /// Which mission.
        mission: Mission,
        /// The ships handed in.
        ships: Fleet,
        /// The coral cards handed in.
        corals: Corals,
    },
    /// RULES §7.2: a card was taken from the market.
    CardTaken {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Shape,
    },
    /// RULES §7.2: somebody draws from this pile.
    PileChosen {
        /// Whose.
        seat: Seat,
        /// Which size.
        size: Size,
    },
    /// RULES §7.4: played cards became a new pile.
    PileShuffled {
        /// Which size.
        size: Size,
        /// How many cards the new pile has.
        cards: u8,
    },
    /// RULES §7.5: a turn ended without a card.
    NothingDrawn {
        /// Whose.
        seat: Seat,
    },
    /// RULES §8.1: somebody passed.
    Passed {
        /// Whose.
        seat: Seat,
        /// How many coins that brought.
        coins: u8,
    },
    /// RULES §9.4: a gold card became coins.
    GoldCashed {
        /// Whose.
        seat: Seat,
        /// How many coins that brought.
        coins: u8,
    },
    /// RULES §10.1: coral cards were shown at the end.
    CoralsShown {
        /// Whose.
        seat: Seat,
        /// The cards.
        corals: Corals,
    },
    /// RULES §10.4: a realm was scored, with its visible whirlpools.
    RealmScored {
        /// Which realm.
        realm: Realm,
        /// The whirlpools that no dragon covers.
        whirlpools: Cells,
        /// How strong everybody is there.
        presence: PerSeat<Presence>,
        /// What everybody gets.
        points: PerSeat<u16>,
    },
    /// RULES §10.2: a seat's points were added up.
    SeatScored {
        /// Whose.
        seat: Seat,
        /// Where the points come from.
        score: Score,
    },
    /// RULES §10.7: the game was won.
    GameWon {
        /// Who has won.
        seats: Seats,
    },
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
