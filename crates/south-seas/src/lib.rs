//! South Seas: islands, bridges and seas, and ships that want their goods.
//!
//! Players lay tiles side by side and place islanders on bridges, islands, seas and markets. What is
//! complete yields shells, bananas and fish to whoever has most islanders there; goods buy ships, ships are
//! points. [`SouthSeas`] is the full state, and all of it lies open: [`Table`] is what everybody sees,
//! [`View`] the same with the eyes it is seen through. [`Board`] keeps features and open cells up to date as
//! tiles are laid.
//!
//! | RULES.md | module |
//! |---|---|
//! | §2 setting up, §8.3 the row | [`Table`], `rules::ships` |
//! | §3 a turn | `state`, [`Phase`] |
//! | §4 tiles | `rules::tile`, [`Face`], `chart` |
//! | §5 islanders | `rules::islander`, [`Crew`] |
//! | §6 harvest | `rules::harvest`, [`Board`], `node` |
//! | §7 markets | `rules::market` |
//! | §8 loading | `rules::loading`, [`Cargo`] |
//! | §9 the end | `rules::end` |
//! | §10 what everybody sees | [`View`], `form` |
//! | §12 what is reconstructed | [`Archipelago`], `edition.toml` |
//! | §13 the board in plain characters | `sketch` |

mod action;
mod board;
mod cell;
mod chance;
mod chart;
mod crew;
mod edition;
mod event;
mod face;
mod foresee;
mod form;
mod goods;
mod node;
mod options;
mod phrase;
mod refusal;
mod rules;
mod ship;
mod sketch;
mod spot;
mod state;
mod table;
mod text;
mod view;

pub use action::Action;
pub use board::{AROUND, Board, FeatureId, Laid, TileId};
pub use cell::{Cell, Side, Turns};
pub use chance::Chance;
pub use crew::{Crew, ISLANDERS, Post};
pub use edition::{Archipelago, ArchipelagoFile, SHIPS, TILES};
pub use event::{Cause, EndReason, Event, Harvest, Islander, Part};
pub use face::{BridgeEnd, Edge, Edges, Face, FaceId, FaceName, Facing, MAX_REGIONS, Region};
pub use goods::{Good, Goods};
pub use options::{Options, Takeback};
pub use refusal::Refusal;
pub use ship::{Cargo, Ship};
pub use spot::{Kind, Ports, Spot};
pub use state::SouthSeas;
pub use table::{Latest, Phase, ROW, Table, Then};
pub use text::Misspelt;
pub use view::View;
