//! Why an action is refused.

use serde::Serialize;
use tidetable_kernel::Seat;

use crate::{
    cell::{Cell, CellSet},
    clan::Clan,
    diver::Value,
    edge::Edge,
};

/// Why an action is refused, one variant per rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no such seat.
    NotAtTheTable,
    /// Pearls or clans are still being dealt.
    SettingUp,
    /// Everybody has passed.
    Over,
    /// The seat takes no more turns.
    HasPassed,
    /// It is the turn of another seat.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Clans, powers and reinforcements belong to the advanced game.
    AdvancedOnly,

    /// A farm is there.
    Farm {
        /// Where.
        cell: Cell,
    },
    /// A diver is there.
    Taken {
        /// Where.
        cell: Cell,
        /// Whose.
        owner: Seat,
    },
    /// All divers are placed.
    NoDiverLeft,
    /// No diver of this value is left.
    NoSuchDiver {
        /// Which.
        value: Value,
    },

    /// One pontoon is laid: only a second one or the end of the turn can follow.
    PontoonLaid,
    /// Stopping is possible only after a first pontoon.
    NothingLaid,
    /// A pontoon is there.
    Pontoon {
        /// Where.
        edge: Edge,
    },
    /// The pontoon would make a territory of fewer than four cells.
    CutsOff {
        /// Where.
        edge: Edge,
        /// The cells it would cut off.
        cells: CellSet,
    },
    /// All pontoons are laid.
    NoPontoonLeft,

    /// A token was played this turn.
    OneTokenATurn,
    /// After a power an action must follow.
    PassAfterPower,
    /// The clan has another power.
    OtherPower {
        /// The seat's clan.
        clan: Clan,
    },
    /// All tokens are played.
    NoTokenLeft,
    /// The power would leave no action to take.
    NoActionAfter,
    /// There is no diver to look at.
    NothingToLookAt {
        /// Where.
        cell: Cell,
    },
    /// A partner's diver may not be looked at.
    LookAtPartner {
        /// Where.
        cell: Cell,
    },
    /// The diver's value is known already.
    AlreadySeen {
        /// Where.
        cell: Cell,
    },
    /// There is no diver to give a necklace to.
    NothingToAdorn {
        /// Where.
        cell: Cell,
    },
    /// A necklace is for opponents.
    NecklaceForFriend {
        /// Where.
        cell: Cell,
        /// Whose diver that is.
        owner: Seat,
    },
    /// No own diver is in that territory.
    NoGiver {
        /// Its cells.
        cells: CellSet,
    },
    /// The territory is complete.
    Complete {
        /// Its cells.
        cells: CellSet,
    },

    /// The reinforcement is placed already.
    NoReinforcementLeft,
    /// There is no diver to reinforce.
    NothingToReinforce {
        /// Where.
        cell: Cell,
    },
    /// A reinforcement is for one's own divers.
    ReinforceOther {
        /// Where.
        cell: Cell,
        /// Whose diver that is.
        owner: Seat,
    },
    /// The territory is not complete.
    Incomplete {
        /// Its cells that are still free.
        free: CellSet,
    },
    /// The territory has a reinforcement.
    Reinforced {
        /// Where.
        cell: Cell,
    },
}

impl tidetable_kernel::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotAtTheTable => "3.1",
            Refusal::AdvancedOnly => "3.5",
            Refusal::SettingUp | Refusal::NotYourTurn { .. } => "4.1",
            Refusal::Farm { .. } | Refusal::Taken { .. } => "5.1",
            Refusal::NoDiverLeft | Refusal::NoSuchDiver { .. } => "5.2",
            Refusal::PontoonLaid | Refusal::NothingLaid => "6.1",
            Refusal::Pontoon { .. } => "6.2",
            Refusal::CutsOff { .. } => "6.3",
            Refusal::NoPontoonLeft => "6.4",
            Refusal::OneTokenATurn
            | Refusal::PassAfterPower
            | Refusal::OtherPower { .. }
            | Refusal::NoTokenLeft
            | Refusal::NoActionAfter => "8.1",
            Refusal::NothingToLookAt { .. } | Refusal::LookAtPartner { .. } | Refusal::AlreadySeen { .. } => {
                "8.2"
            }
            Refusal::NothingToAdorn { .. }
            | Refusal::NecklaceForFriend { .. }
            | Refusal::NoGiver { .. }
            | Refusal::Complete { .. } => "8.5",
            Refusal::NoReinforcementLeft
            | Refusal::NothingToReinforce { .. }
            | Refusal::ReinforceOther { .. }
            | Refusal::Incomplete { .. } => "9.1",
            Refusal::Reinforced { .. } => "9.2",
            Refusal::HasPassed => "10.1",
            Refusal::Over => "10.4",
        }
    }
}
