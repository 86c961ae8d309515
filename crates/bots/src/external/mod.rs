//! Opponents that are programs of somebody else's, over lines of JSON on their standard input and output.
//!
//! A program is handed its seat's view and legal answers and nothing else; `docs/bots.md` tells how it is spoken to.
//! Whatever it does, nobody waits for it longer than its time: it is then ended and a [`Fault`] says what it did.

mod command;
mod fault;
mod message;
mod process;
mod program;

pub use command::{BadCommand, Command};
pub use fault::{ExternalError, Fault};
pub use message::{NewGame, PROTOCOL, Said, Told};
pub use process::LINE_BYTES;
pub use program::External;
