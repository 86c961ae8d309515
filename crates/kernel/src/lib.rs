//! The vocabulary every game speaks: seats, questions, draws, events, views.
//!
//! Nothing here knows a rule. Nothing here does I/O, reads a clock or owns the generator a game's
//! draws come from. A game is a type that implements [`Game`]; its value *is* the full state.

mod awaiting;
mod dice;
mod edition;
mod event_sink;
mod game;
mod options;
mod per_seat;
mod phrase;
mod reading;
mod refusal;
mod seat;
mod standings;
mod view;
mod viewer;
mod writing;

pub use awaiting::Awaiting;
pub use dice::Dice;
#[cfg(not(target_family = "wasm"))]
pub use edition::press;
pub use edition::{Components, Edition, EditionError, EditionId, Fault};
pub use event_sink::EventSink;
pub use game::{Census, Data, Determinize, Game};
pub use options::{Field, FieldKind, GameOptions, OptionsError};
pub use per_seat::PerSeat;
pub use phrase::{Arg, Phrase, Speak};
#[cfg(not(target_family = "wasm"))]
pub use reading::read_toml;
pub use reading::{Unreadable, read_json, read_tree};
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, NoSuchSeat, Seat, Seats};
pub use standings::Standings;
pub use view::View;
pub use viewer::Viewer;
pub use writing::{raw_json, write_json};
