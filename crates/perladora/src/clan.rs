//! The four clans and their powers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A clan. In the advanced game each seat is dealt one, and with it a power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// The people of the reef.
    Coral,
    /// The people of the shells.
    Shell,
    /// The people of the mountain.
    Mountain,
    /// The people of the beach.
    Sand,
}

impl Clan {
    /// All clans.
    pub const ALL: [Clan; 4] = [Clan::Coral, Clan::Shell, Clan::Mountain, Clan::Sand];

    /// The clan's name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Clan::Coral => "coral",
            Clan::Shell => "shell",
            Clan::Mountain => "mountain",
            Clan::Sand => "sand",
        }
    }
}

impl fmt::Display for Clan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a power token does. Which clan has which power is the edition's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// RULES §8.2: look at a placed diver.
    Look,
    /// RULES §8.3: place one more diver, face up.
    Surface,
    /// RULES §8.4: lay one more pontoon.
    Pontoon,
    /// RULES §8.5: weaken an opponent's diver.
    Necklace,
}
