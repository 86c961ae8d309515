//! What is stored of a table.

use tidetable_table::Seed;

use crate::{PersonId, TableId};

/// A table apart from its steps and its chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// How often the row was written; kept by the store.
    pub version: u64,
    /// The short code that leads to it.
    pub code: Option<String>,
    /// Which game.
    pub game: String,
    /// The version of its rules that the steps were played by.
    pub rules: u32,
    /// The game's own options, as JSON.
    pub options: String,
    /// What every draw is derived from.
    pub seed: Seed,
    /// How much time people have, as JSON.
    pub pace: String,
    /// Whether strangers find it in the list of open tables.
    pub listed: bool,
    /// Whether the chat is switched off.
    pub quiet: bool,
    /// Whether people may ask what a bot would do although others play.
    pub hints: bool,
    /// How far it has come.
    pub stage: Stage,
    /// Who made it.
    pub host: Option<PersonId>,
    /// Who sits where, in turn order.
    pub seats: Vec<Occupant>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When the row was last written, in milliseconds since 1970.
    pub touched: u64,
    /// How often an answer was taken back.
    pub undone: u32,
    /// Digests of the commands that must not be done again when they are sent again, latest last.
    pub done: Vec<u64>,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People are coming.
    Gathering,
    /// The game has begun.
    Playing,
    /// The game is over.
    Over,
}

impl Stage {
    pub(crate) const ALL: [Stage; 3] = [Stage::Gathering, Stage::Playing, Stage::Over];
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// What the person likes to be called at this table.
        name: String,
        /// Every device of the person that knows the seat, the first being where the person sat down.
        devices: Vec<PersonId>,
        /// The digest of the key that opens the seat on another device, once the person has been here.
        key: Option<[u8; 32]>,
        /// The level of the bot that plays while the person is away, if one does.
        stand_in: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level, or its name if it is no bot of ours.
        level: String,
    },
}

/// What a writer believes is in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The version of the table's row.
    pub version: u64,
    /// How many steps there are.
    pub steps: usize,
}

/// Something to be changed about a table: all of it or nothing.
#[derive(Clone, Debug)]
pub struct Change {
    /// Which table.
    pub table: TableId,
    /// What must be there, or nothing is written.
    pub expected: Mark,
    /// How many of the steps stay; all of them unless something is taken back.
    pub keep: usize,
    /// Steps to be added behind those that stay, one line of a record each.
    pub steps: Vec<String>,
    /// The seats awaited after the last of those steps, one bit each.
    pub awaited: u8,
    /// When this happened, in milliseconds since 1970.
    pub at: u64,
    /// What the clocks show afterwards, as JSON, if the table has any.
    pub clocks: Option<String>,
    /// The row as it is to be; its version goes up by one.
    pub row: Option<Box<TableRow>>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The number of the line at its table.
    pub number: u64,
    /// The seat of who said it.
    pub seat: Option<u8>,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: u64,
    /// The digest of the command that said it, so that it is not said twice.
    pub token: u64,
}

/// Everything that is stored of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its row.
    pub row: TableRow,
    /// Its steps, one line of a record each.
    pub steps: Vec<String>,
    /// When the last step was taken, in milliseconds since 1970.
    pub stepped: Option<u64>,
    /// What the clocks showed then, as JSON.
    pub clocks: Option<String>,
    /// What was said, oldest first.
    pub chat: Vec<ChatRow>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its row.
    pub row: TableRow,
    /// The seats awaited, one bit each.
    pub awaited: u8,
    /// When something last happened, in milliseconds since 1970.
    pub touched: u64,
}
