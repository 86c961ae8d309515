//! Why an action is refused.

use serde::Serialize;
use tidetable_kernel::Seat;

use crate::{Cell, Cells, Coral, Mission, Shape, Ship, Size};

/// Why an action is refused, one variant per rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no such seat.
    NotAtTheTable,
    /// Boards, ships and cards are still being laid out.
    SettingUp,
    /// All heads are played.
    Over,
    /// It is the turn of another seat.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// A card is being drawn.
    Drawing,
    /// A card is to be chosen before a dragon can be laid.
    NoCardChosen,
    /// A card is chosen already.
    CardChosen,
    /// The dragon comes before missions and cards.
    DragonFirst,
    /// This turn's dragon lies in the sea already.
    DragonPlayed,
    /// One of two coral cards is to be kept first.
    CoralFirst,
    /// No coral card is on offer.
    NothingOffered,

    /// The card is not in the hand.
    NotInHand {
        /// Which card.
        card: Shape,
    },
    /// There is nowhere to lay this dragon.
    NoPlaceFor {
        /// Which card.
        card: Shape,
        /// How many coins there are to pay with.
        coins: u16,
    },
    /// The shape does not have that many poses.
    NoSuchPose {
        /// Which card.
        card: Shape,
        /// How many it has.
        poses: u8,
    },
    /// The dragon does not have that many parts for a head to lie on.
    NoSuchPart {
        /// Which card.
        card: Shape,
        /// How many parts it has.
        parts: u8,
    },
    /// A part would lie outside the sea.
    OutsideTheSea {
        /// Which card.
        card: Shape,
        /// Where its head would be.
        head: Cell,
    },
    /// A part would lie on the island.
    OnTheIsland {
        /// The parts on the island.
        cells: Cells,
    },
    /// A part would lie on another dragon.
    Taken {
        /// The cells that are taken.
        cells: Cells,
        /// Whose dragon that is.
        owner: Seat,
    },
    /// The dragon would touch an own one.
    BesideOwn {
        /// The parts beside an own dragon.
        cells: Cells,
    },
    /// The dragon would touch neither the island nor another's dragon.
    TouchesNothing {
        /// All its parts.
        cells: Cells,
    },
    /// The toll is more than the coins.
    TooDear {
        /// What it costs.
        toll: u8,
        /// How many coins there are, with those found there.
        coins: u16,
    },
    /// The card is not among those on offer.
    NotOffered {
        /// Which coral card.
        coral: Coral,
    },

    /// A mission was completed this turn.
    OneMissionATurn,
    /// The mission is not in the row.
    NotInTheRow {
        /// Which mission.
        mission: Mission,
    },
    /// So many ships are not there.
    NotEnoughShips {
        /// Which colour.
        ship: Ship,
        /// How many there are.
        count: u8,
    },
    /// The coral card is not in the hand.
    NoSuchCoral {
        /// Which coral card.
        coral: Coral,
    },
    /// The coral card does not stand for ships.
    NotAShip {
        /// Which coral card.
        coral: Coral,
    },
    /// What is handed in does not make up the mission.
    PaysTooLittle {
        /// How many ships are missing.
        missing: u8,
    },
    /// Something is handed in that is not needed.
    PaysTooMuch,

    /// The card must be of another size than the one played.
    SameSize {
        /// Which size.
        size: Size,
    },
    /// The card is not in the market.
    NotInTheMarket {
        /// Which card.
        card: Shape,
    },
    /// Pile and discards of that size are used up.
    PileEmpty {
        /// Which size.
        size: Size,
    },
    /// This was the last dragon: no more cards are drawn.
    LastDragon,
    /// There is a card to draw.
    MustDraw,
    /// There is no gold card in the hand.
    NoGold,
}

impl tidetable_kernel::Refusal for Refusal {
    fn section(&self) -> &'static str {
        use Refusal::*;
        match self {
            NotAtTheTable | SettingUp => "3.5",
            NotYourTurn { .. } | Drawing | DragonFirst | DragonPlayed => "4.1",
            NoCardChosen | CardChosen | NotInHand { .. } | NoPlaceFor { .. } => "5.1",
            NoSuchPose { .. } | NoSuchPart { .. } => "5.2",
            OutsideTheSea { .. } | OnTheIsland { .. } | Taken { .. } => "5.3",
            TouchesNothing { .. } => "5.4",
            BesideOwn { .. } => "5.5",
            TooDear { .. } => "5.6",
            CoralFirst | NothingOffered | NotOffered { .. } => "5.8",
            OneMissionATurn | NotInTheRow { .. } => "6.1",
            NotEnoughShips { .. } | PaysTooLittle { .. } => "6.2",
            NoSuchCoral { .. } | NotAShip { .. } => "6.4",
            PaysTooMuch => "6.5",
            SameSize { .. } => "7.1",
            NotInTheMarket { .. } => "7.2",
            PileEmpty { .. } => "7.4",
            LastDragon | MustDraw => "7.5",
            NoGold => "9.4",
            Over => "10.1",
        }
    }
}
