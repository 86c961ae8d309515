//! What is drawn while the table is set up.

use serde::{Deserialize, Serialize};

use crate::clan::Clan;

/// What is drawn while the table is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// RULES §3.3: the pile for the next farm.
    Pile {
        /// How many pearls it has.
        pearls: u8,
    },
    /// RULES §3.5: the clan of the next seat.
    Clan {
        /// Which.
        clan: Clan,
    },
}
