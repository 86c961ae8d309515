//! How a game of Mermaid Rain is set up.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Edition, EditionId, Field, FieldKind, GameOptions};

use crate::edition::Ocean;

/// How a game of Mermaid Rain is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many seats the table has, three to six.
    pub seats: u8,
    /// RULES §8.1: *Mermaid Free*: the face-up tokens are drawn from all tokens.
    pub free: bool,
    /// RULES §8.2: the token of an Ocean March scores its two points.
    pub march: bool,
    /// The components.
    pub edition: Edition<Ocean>,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 4, free: false, march: true, edition: Edition::standard() }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] =
        &[Field { name: "free", kind: FieldKind::Switch }, Field { name: "march", kind: FieldKind::Switch }];

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
