//! What is said to a program and what it says: one JSON value a line.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;
use tidetable_table::Json;

/// The version of what is spoken; both sides must agree on it.
pub const PROTOCOL: u32 = 1;

/// What a program is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// The first line; it is answered by [`Said::Hello`].
    Hello {
        /// The version spoken.
        protocol: u32,
    },
    /// The questions that follow are about another game, until this is said again.
    NewGame(NewGame),
    /// What the seat sees: the game's own view.
    View(Json),
    /// What the seat may answer: a list of the game's own actions.
    Legal(Json),
    /// Asks for one of these answers.
    Go {
        /// The number of the question, to be given back.
        id: u64,
        /// How long the program may think.
        milliseconds: u64,
    },
}

/// Which game the next questions are about, and whose.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The game's own options.
    pub options: Json,
    /// How many seats the table has.
    pub seats: u8,
    /// For which of them is asked.
    pub seat: Seat,
}

/// What a program says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Said {
    /// The answer to [`Told::Hello`].
    Hello {
        /// The version it speaks.
        protocol: u32,
    },
    /// The answer to [`Told::Go`].
    Best {
        /// The number of the question.
        id: u64,
        /// One of the legal answers.
        action: Json,
    },
}
