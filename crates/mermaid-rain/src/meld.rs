//! The eight melds.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards};

/// RULES §4.4: a meld; the later in this list, the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Meld {
    /// Two different cards.
    Octopus,
    /// One pair.
    MermaidDrop,
    /// Three of a kind.
    MermaidMist,
    /// One of each kind.
    AquamarineWaltz,
    /// Two pairs.
    TwinSplash,
    /// Three of one kind, two of another.
    OceanMarch,
    /// Four of a kind.
    MermaidSquall,
    /// Five of a kind.
    MermaidRain,
}

impl Meld {
    /// All melds, the best first.
    pub const ALL: [Meld; 8] = [
        Meld::MermaidRain,
        Meld::MermaidSquall,
        Meld::OceanMarch,
        Meld::TwinSplash,
        Meld::AquamarineWaltz,
        Meld::MermaidMist,
        Meld::MermaidDrop,
        Meld::Octopus,
    ];

    /// RULES §4.4: the best meld that two to five cards make; cards it does not need are ignored.
    pub fn best(cards: Cards) -> Meld {
        let mut counts = Card::ALL.map(|card| cards.of(card));
        counts.sort_unstable_by(|one, other| other.cmp(one));
        match counts {
            [5, _, _] => Meld::MermaidRain,
            [4, _, _] => Meld::MermaidSquall,
            [3, 2, _] => Meld::OceanMarch,
            [2, 2, _] => Meld::TwinSplash,
            [_, _, 1] => Meld::AquamarineWaltz,
            [3, _, _] => Meld::MermaidMist,
            [2, _, _] => Meld::MermaidDrop,
            _ => Meld::Octopus,
        }
    }

    /// RULES §4.6: the points it brings at once.
    pub const fn points(self) -> u8 {
        match self {
            Meld::MermaidSquall => 7,
            Meld::TwinSplash => 6,
            Meld::MermaidMist => 4,
            Meld::MermaidDrop => 1,
            Meld::MermaidRain | Meld::OceanMarch | Meld::AquamarineWaltz | Meld::Octopus => 0,
        }
    }
}
