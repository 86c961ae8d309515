//! How a game is set up.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Edition, EditionId, Field, FieldKind, GameOptions};

use crate::edition::Archipelago;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many people play, two to five.
    pub seats: u8,
    /// When an islander may be taken back.
    pub takeback: Takeback,
    /// The tiles and ships.
    pub edition: Edition<Archipelago>,
}

/// RULES §5.4: when an islander may be taken back instead of placing one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Takeback {
    /// Only with an empty reserve, as the French and the English rules say.
    #[default]
    Empty,
    /// On any turn, as the German rules say.
    Anytime,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 3, takeback: Takeback::default(), edition: Edition::default() }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] =
        &[Field { name: "takeback", kind: FieldKind::OneOf(&["empty", "anytime"]) }];

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
