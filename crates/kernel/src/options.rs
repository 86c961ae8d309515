//! How a game is set up before it starts.

use crate::{Data, EditionId};

/// How a game is set up before it starts: how many seats and which of the game's choices.
///
/// Serialized as an object with a `seats` number, one entry per [`Field`], and an `edition`, which may
/// be left out for the standard one. Everything that may be left out has a serde default.
pub trait GameOptions: Data + Default {
    /// The choices people make when they set a table up, in the order to show them.
    const FIELDS: &'static [Field];

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The same choices at a table of another size.
    #[must_use]
    fn with_seats(self, seats: u8) -> Self;

    /// The components it is played with.
    fn edition(&self) -> EditionId;
}

/// One choice that a table makes. Labels are found in the dictionaries under
/// `<game>-option-<name>` and `<game>-option-<name>-<value>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in the serialized options.
    pub name: &'static str,
    /// What may be chosen.
    pub kind: FieldKind,
}

/// What may be chosen in a [`Field`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// On or off; serialized as a boolean.
    Switch,
    /// One of several names; serialized as that string.
    OneOf(&'static [&'static str]),
}

/// Why a table cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// The game is for another number of people.
    #[error("this game is for {fewest} to {most} seats, not {asked}")]
    Seats {
        /// The smallest table.
        fewest: u8,
        /// The largest table.
        most: u8,
        /// What was asked for.
        asked: u8,
    },
    /// Two choices that do not go together.
    #[error("option {field} cannot be chosen here: {reason}")]
    Conflict {
        /// The field in question.
        field: &'static str,
        /// What it clashes with, as a short key.
        reason: &'static str,
    },
}
