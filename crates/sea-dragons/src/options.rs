//! How a game of Sea Dragons is set up.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Edition, EditionId, Field, FieldKind, GameOptions};

use crate::{Face, edition::GameBox};

/// Which faces of the boards are up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Faces {
    /// Drawn for each board.
    #[default]
    Random,
    /// All first faces.
    A,
    /// All other faces.
    B,
}

impl Faces {
    /// The faces a board may be laid with.
    pub fn allowed(self) -> &'static [Face] {
        match self {
            Faces::Random => &Face::ALL,
            Faces::A => &[Face::A],
            Faces::B => &[Face::B],
        }
    }
}

/// How a game of Sea Dragons is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many seats the table has, two to five.
    pub seats: u8,
    /// RULES §3.1: which faces of the boards are up.
    pub faces: Faces,
    /// RULES §10.3: points for the most missions.
    pub bonus: bool,
    /// The components.
    pub edition: Edition<GameBox>,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 3, faces: Faces::Random, bonus: true, edition: Edition::standard() }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { name: "faces", kind: FieldKind::OneOf(&["random", "a", "b"]) },
        Field { name: "bonus", kind: FieldKind::Switch },
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
