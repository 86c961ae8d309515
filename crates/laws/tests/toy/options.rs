//! How the game is set up, and what is in the box.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Components, Edition, EditionId, Fault, Field, FieldKind, GameOptions, OptionsError};

use super::Tally;

/// What is in the box.
pub(crate) struct Bag {
    pub(crate) pearls: Tally,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BagFile {
    pearls: [u8; 4],
}

impl Components for Bag {
    const STANDARD: &'static str = "# How many pearls of the sizes one to four.\npearls = [5, 5, 4, 3]\n";
    const PRESSED: &'static str =
        r#"{"components":{"pearls":[5,5,4,3]},"id":"696ef789cd655518e597e660557ff43b"}"#;
    type File = BagFile;

    fn build(file: BagFile) -> Result<Bag, Fault> {
        match file.pearls.iter().map(|&count| u32::from(count)).sum() {
            // Three hands of three and three rounds of two oysters.
            0..15 => Err(Fault::new("pearls", "fewer than fifteen cannot be played with")),
            15..=200 => Ok(Bag { pearls: Tally(file.pearls) }),
            _ => Err(Fault::new("pearls", "no bag holds more than two hundred")),
        }
    }
}

/// How many coins everybody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Purse {
    #[default]
    One,
    Two,
}

impl Purse {
    pub(crate) fn coins(self) -> u8 {
        match self {
            Purse::One => 1,
            Purse::Two => 2,
        }
    }
}

/// How the game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) seats: u8,
    /// Two rounds instead of three.
    #[serde(default)]
    pub(crate) short: bool,
    #[serde(default)]
    pub(crate) purse: Purse,
    #[serde(default)]
    pub(crate) edition: Edition<Bag>,
}

impl Options {
    pub(crate) fn rounds(&self) -> u8 {
        if self.short { 2 } else { 3 }
    }

    pub(crate) fn check(&self) -> Result<(), OptionsError> {
        match *self {
            Options { seats, .. } if !(2..=3).contains(&seats) => {
                Err(OptionsError::Seats { fewest: 2, most: 3, asked: seats })
            }
            Options { short: true, purse: Purse::Two, .. } => {
                Err(OptionsError::Conflict { field: "purse", reason: "short" })
            }
            _ => Ok(()),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2, short: false, purse: Purse::One, edition: Edition::standard() }
    }
}

impl GameOptions for Options {
    const FIELDS: &'static [Field] = &[
        Field { name: "short", kind: FieldKind::Switch },
        Field { name: "purse", kind: FieldKind::OneOf(&["one", "two"]) },
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
