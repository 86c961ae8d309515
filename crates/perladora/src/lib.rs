//! Perladöra: divers, pontoons and pearls in a lagoon of forty cells.
//!
//! Players place divers face down and lay pontoons between cells. Pontoons part the lagoon into
//! territories; whoever is strongest in a territory takes its pearls. [`Perladora`] is the full state,
//! [`Table`] what everybody sees of it, [`View`] what one viewer may know.
//!
//! | RULES.md | module |
//! |---|---|
//! | §2 what is in the box | `edition` |
//! | §3 setting up | `rules::setup` |
//! | §4 a turn | `rules::turn` |
//! | §5 placing a diver | `rules::divers` |
//! | §6 laying pontoons | `rules::pontoons`, [`board::room`] |
//! | §7 territories | [`board`], [`Table`] |
//! | §8 powers | `rules::powers` |
//! | §9 reinforcement | `rules::reinforcement` |
//! | §10 passing and the end | `rules::passing` |
//! | §11 counting, §12 winning | `rules::scoring` |
//! | §13 what is hidden | `view`, `event` |

mod action;
mod answers;
pub mod board;
mod cell;
mod chance;
mod clan;
mod diver;
mod edge;
mod edition;
mod event;
mod name;
mod options;
mod phrase;
mod refusal;
mod rules;
mod sketch;
mod sound;
mod state;
mod table;
mod tally;
mod view;

pub use action::Action;
pub use cell::{COLUMNS, Cell, CellSet, ROWS};
pub use chance::Chance;
pub use clan::{Clan, Power};
pub use diver::{Divers, MOST_VALUE, Value};
pub use edge::{Edge, Edges};
pub use edition::{Lagoon, LagoonFile, MOST_FARMS};
pub use event::{DiverWorth, Event, SideCount, SideResult};
pub use name::NoSuchPlace;
pub use options::Options;
pub use refusal::Refusal;
pub use state::Perladora;
pub use table::{Phase, Table, Territory};
pub use tally::Tally;
pub use view::View;
