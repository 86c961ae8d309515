//! What a table is, before and beside the game on it.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;
use tidetable_table::{Commitment, Json};

use crate::Pace;

/// Asks for a table. The first seat planned as `you` is taken by whoever asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The game's own options; the number of seats is among them.
    pub options: Json,
    /// Who is to sit where, in turn order.
    pub seats: Vec<SeatPlan>,
    /// How much time people have.
    #[serde(default)]
    pub pace: Pace,
    /// Whether strangers find it in the list of open tables.
    #[serde(default)]
    pub listed: bool,
    /// Whether people may ask what a bot would do although others play who might mind.
    #[serde(default)]
    pub hints: bool,
    /// What the person who asks likes to be called.
    pub name: String,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever asks for the table.
    You,
    /// Whoever comes.
    Open,
    /// A bot of that level, or the one that the server offers under that name.
    Bot(String),
}

/// A bot that a server offers besides the levels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferedBot {
    /// What it is called, and what [`SeatPlan::Bot`] asks for.
    pub name: String,
    /// The games that it plays.
    pub games: Vec<String>,
}

/// The answer to [`NewTable`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NewTableMade {
    /// The table's id, which nobody can guess: whoever knows it may watch and take a free seat.
    pub table: String,
    /// A short code that leads to the same table while it has free seats.
    pub code: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// What the person likes to be called.
        name: String,
        /// Whether a client of that person is connected.
        here: bool,
        /// The level of the bot that plays while the person is away, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level, or its name if the server offers it besides the levels.
        level: String,
    },
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People are coming.
    Gathering,
    /// The game has begun.
    Playing,
    /// The game is over.
    Over,
}

/// Everything about a table that everybody may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// The table's id.
    pub table: String,
    /// The short code, while there are free seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Which game.
    pub game: String,
    /// The game's own options.
    pub options: Json,
    /// Who sits where, in turn order.
    pub seats: Vec<Occupant>,
    /// The seat of whoever made the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// How much time people have.
    pub pace: Pace,
    /// How far it has come.
    pub stage: Stage,
    /// How many people watch.
    pub watching: u32,
    /// Whether the chat is switched off.
    #[serde(default, skip_serializing_if = "is_false")]
    pub quiet: bool,
    /// Whether people may ask what a bot would do.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hints: bool,
    /// Fixes every draw before the first one is made.
    pub commitment: Commitment,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// The table's id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Names of those who sit, bots by level, nothing for free seats.
    pub seats: Vec<Occupant>,
    /// How far it has come.
    pub stage: Stage,
    /// How much time people have.
    pub pace: Pace,
    /// Whether the person who asks is awaited there.
    #[serde(default)]
    pub your_turn: bool,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
}
