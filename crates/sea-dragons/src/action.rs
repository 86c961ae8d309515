//! What a seat can answer.

use serde::{Deserialize, Serialize};

use crate::{Cell, Coral, Corals, Fleet, HeadAt, Mission, Pose, Shape, Size};

/// What a seat can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// RULES §5.1: chooses the card to play; nobody sees it before the dragon lies in the sea.
    Play {
        /// Which.
        card: Shape,
    },
    /// RULES §5.2: lays the dragon of the chosen card.
    Place {
        /// The chosen card, so that the answer can be understood by itself.
        card: Shape,
        /// Where its first cell in reading order lies, from which a dragon is counted.
        head: Cell,
        /// How it lies.
        pose: Pose,
        /// Which part has the head. Offered answers leave it open, because nothing but pictures depends on it.
        #[serde(default, skip_serializing_if = "HeadAt::is_anywhere")]
        head_at: HeadAt,
    },
    /// RULES §5.8: keeps one of the coral cards; the other goes under the pile.
    Keep {
        /// Which.
        coral: Coral,
    },
    /// RULES §6: completes a mission of the row.
    Complete {
        /// Which.
        mission: Mission,
        /// The ships handed in.
        ships: Fleet,
        /// The coral cards used.
        #[serde(default, skip_serializing_if = "no_corals")]
        corals: Corals,
    },
    /// RULES §7.2: takes a card of the market.
    Take {
        /// Which.
        card: Shape,
    },
    /// RULES §7.2: draws the top card of a pile.
    Blind {
        /// Which pile.
        size: Size,
    },
    /// RULES §7.5: ends the turn where there is nothing to draw.
    Finish,
    /// RULES §8.1: gives a head back and takes coins instead of a turn.
    Pass,
    /// RULES §9.4: turns a gold card into coins.
    Cash,
}

fn no_corals(corals: &Corals) -> bool {
    corals.is_empty()
}
