//! What the server says over a WebSocket.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Seat, Standings};
use tidetable_table::{Epoch, Json, Seed};

use crate::{ClockFace, Problem, TableInfo};

/// What the server says over a WebSocket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The version the server speaks.
        protocol: u32,
        /// Who the client is here.
        you: You,
        /// The table.
        table: TableInfo,
        /// What was said so far.
        chat: Vec<ChatLine>,
    },
    /// Something about the table changed: seats, stage, who is here.
    Table {
        /// The table as it is now.
        table: TableInfo,
        /// Who the client is here now.
        you: You,
    },
    /// The game as it is now, with what happened since the last such message.
    Position(Position),
    /// A command was done, and what it changed is durable.
    Done {
        /// The command's number.
        id: u64,
    },
    /// A command was not done.
    Refused {
        /// The command's number; nothing if the message could not be read at all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// A vote on replacing somebody changed.
    Vote(Vote),
    /// What a bot would do here; the answer to `hint`.
    Hint {
        /// The command's number.
        id: u64,
        /// The best answers, best first.
        best: Vec<Json>,
        /// What is to be expected after each of them.
        #[serde(default)]
        outlook: Vec<Outlook>,
    },
    /// The answer to `ping`.
    Pong,
}

/// What is to be expected after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// The chance to win, in hundredths.
    pub chance: u8,
    /// The points at the end.
    pub points: i32,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct You {
    /// The seat, if the client has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether the client made the table.
    #[serde(default)]
    pub host: bool,
    /// Opens the seat on another device of the same person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat_key: Option<String>,
}

/// The game as one viewer may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Position {
    /// How many steps were taken.
    pub step: usize,
    /// How often an answer was taken back so far; together with `step` it names what the client has seen.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undone: u32,
    /// The question on the table.
    pub epoch: Epoch,
    /// Whom the game waits for.
    pub awaiting: Awaiting,
    /// What happened since the client was told last. After an undo, or when the client is too far behind,
    /// everything since the start, and `anew` says so.
    pub events: Vec<LogEntry>,
    /// Whether `events` begins at the start of the game and replaces what the client has.
    #[serde(default, skip_serializing_if = "is_false")]
    pub anew: bool,
    /// The game's own view.
    pub view: Json,
    /// The legal actions of the client's seat; an empty list if it is not awaited.
    pub legal: Json,
    /// Whether the client's seat could take its last answer back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub can_undo: bool,
    /// The clocks, if the table has any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockFace>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Standings>,
    /// What every draw was derived from, told when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Something that happened, in the game's own terms.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LogEntry {
    /// The index of the step that caused it.
    pub step: usize,
    /// The event as the client may know it.
    pub event: Json,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// The number of the line at this table.
    pub number: u64,
    /// The seat of who said it; nothing for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// A vote on handing somebody's seat to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// Whose seat.
    pub seat: Seat,
    /// Who is for it.
    pub agree: Vec<Seat>,
    /// How many are needed.
    pub needed: u8,
}
