//! What a program did wrong.

use super::{LINE_BYTES, PROTOCOL};

/// A program that cannot be played with: which, and what it did.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the bot {name} {fault}")]
pub struct ExternalError {
    /// What the program is called here.
    pub name: String,
    /// What it did.
    pub fault: Fault,
}

/// What a program did wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It could not be started.
    #[error("cannot be started: {0}")]
    NotStarted(String),
    /// It ended, or closed its output, while an answer was due.
    #[error("ended without an answer ({status}){}", last(.last_words))]
    Ended {
        /// How the system tells it.
        status: String,
        /// The last line of its error stream.
        last_words: Option<String>,
    },
    /// It said nothing while an answer was due.
    #[error("said nothing for {milliseconds} ms when it was told to {verb}{}", last(.last_words))]
    Silent {
        /// What it was told.
        verb: &'static str,
        /// How long it was waited for.
        milliseconds: u128,
        /// The last line of its error stream.
        last_words: Option<String>,
    },
    /// It said a line that is too long.
    #[error("said a line of more than {LINE_BYTES} bytes, which begins {beginning}")]
    TooLong {
        /// How the line begins.
        beginning: String,
    },
    /// It said something else than was due.
    #[error("said {said} where {expected} was due")]
    Unreadable {
        /// What it said.
        said: String,
        /// What was due.
        expected: &'static str,
    },
    /// It speaks another version.
    #[error("speaks version {0} of the protocol instead of {PROTOCOL}")]
    Protocol(u32),
    /// It answered another question than the one that was put.
    #[error("answered question {answered} when question {asked} was put")]
    OtherQuestion {
        /// Which it answered.
        answered: u64,
        /// Which was put.
        asked: u64,
    },
    /// It gave an answer that is not among the legal ones.
    #[error("answered {said}, which is not one of the {legal} legal answers")]
    Illegal {
        /// What it answered.
        said: String,
        /// How many answers were legal.
        legal: usize,
    },
}

fn last(words: &Option<String>) -> String {
    words.as_ref().map(|words| format!("; its last words: {words}")).unwrap_or_default()
}
