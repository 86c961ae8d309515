//! A match being played: record, replay, undo, and the erased form every client handles alike.
//!
//! A match *is* its record: options, a seed for the draws, and the steps taken. The state is derived.
//! [`Match`] is generic over the game; [`AnyMatch`] and [`AnyGame`] are the same things with JSON at the
//! border, for servers, terminals and Python. Nothing here knows a rule.

mod any_game;
mod any_match;
mod epoch;
mod matches;
mod record;
mod seed;
mod step;
mod verify;

pub use any_game::{AnyGame, GameOf, StartError};
pub use any_match::{Answer, AnyError, AnyMatch, Json};
pub use epoch::{Epoch, NotAnEpoch};
pub use matches::{Match, PlayError, UndoError};
pub use record::{FORMAT, Header, Record, RecordError, RecordFault};
pub use seed::{Commitment, NotHex, Seed};
pub use step::Step;
pub use verify::{Verdict, verify};
