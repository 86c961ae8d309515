//! What can go wrong, as codes that programs can act on.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Phrase;
use tidetable_table::Json;

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not JSON, or not a message of this protocol.
    Malformed,
    /// Longer than the limits allow.
    TooLarge,
    /// Too much at once; try again a little later.
    TooFast,
    /// The client speaks another version.
    WrongProtocol,
    /// No such table, code or record.
    NotFound,
    /// Only whoever made the table may do that.
    NotHost,
    /// Only somebody with a seat may do that.
    NotSeated,
    /// The seat belongs to somebody else.
    SeatTaken,
    /// Not before the game has begun, or not after.
    WrongStage,
    /// The answer was meant for another question; the current position follows.
    Stale,
    /// The game does not wait for this seat.
    NotAwaited,
    /// Whoever made the table does not want that here.
    NotAllowed,
    /// A rule forbids it.
    Refused,
    /// It is too late to take that back, or there is nothing to take back.
    CannotUndo,
    /// The options do not go together.
    BadOptions,
    /// A name or a text that cannot be used.
    BadText,
    /// The secret is not one.
    BadSecret,
    /// The server is full or shutting down.
    Unavailable,
    /// Our fault; it was logged under the number given.
    Internal,
}

/// What went wrong, with everything a client needs to explain it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// For programs.
    pub code: ErrorCode,
    /// One plain English sentence for whoever reads the wire.
    pub text: String,
    /// For people, in their language: the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
    /// The section of the game's rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// The refusal in the game's own terms, with the cells or cards that explain it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Json>,
}

impl Problem {
    /// A problem that a sentence explains.
    pub fn new(code: ErrorCode, text: impl Into<String>) -> Problem {
        Problem { code, text: text.into(), phrase: None, section: None, refusal: None }
    }
}
