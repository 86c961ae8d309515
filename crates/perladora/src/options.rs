//! How a game of Perladöra is set up.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Edition, EditionId, Field, FieldKind, GameOptions};

use crate::edition::Lagoon;

/// How a game of Perladöra is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many seats the table has, two to four.
    pub seats: u8,
    /// RULES §8 and §9: with clans, powers and reinforcements.
    pub advanced: bool,
    /// RULES §5.3: owners may not look at the divers they have placed and play from memory.
    pub memory: bool,
    /// The components.
    pub edition: Edition<Lagoon>,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2, advanced: false, memory: false, edition: Edition::standard() }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { name: "advanced", kind: FieldKind::Switch },
        Field { name: "memory", kind: FieldKind::Switch },
    ];

    fn seats(&self) -> u8 {
        self.seats
    }

    fn with_seats(self, seats: u8) -> Options {
        Options { seats, ..self }
    }

    fn edition(&self) -> EditionId {
        self.edition.id()
    }
}
