//! Mermaid Rain: secret melds, surf tiles and treasures in a hexagonal ocean.
//!
//! Three to six mermaids play five rounds. In the first half of a round everybody lays two to five cards in
//! secret; the best meld chooses first among the revealed surf tiles and rides first. In the second half each
//! mermaid places its tile and swims from tile to tile with the cards that are left, gathering treasures.
//! After the fifth round the witch takes one treasure of each kind, and whoever has the most of what remains
//! charms the Prince.
//!
//! | RULES.md | here |
//! |---|---|
//! | §2 components | `edition`, `board`, `hex`, `card`, `tile`, `treasure`, `meld` |
//! | §3 set-up | `rules::set_up` |
//! | §4.1, §4.2 cards and undercurrents | `rules::predict` |
//! | §4.3, §4.4 melds | `rules::meld` |
//! | §4.5–§4.7 tiles, bonuses, the Prince | `rules::pick` |
//! | §5.1, §5.2 start and placement | `rules::place` |
//! | §5.3–§5.5, §5.7 moving | `rules::ride`, `sea`, `reach` |
//! | §5.6 treasures | `rules::treasure` |
//! | §6 end of a round | `rules::round_end` |
//! | §7 end of the game | `rules::end`, `rules::scoring` |
//! | §8 options | `options` |
//! | §9 who knows what | `view`, `event` |

mod action;
mod board;
mod card;
mod chance;
mod determinize;
mod edition;
mod event;
mod hex;
mod list;
mod meld;
mod options;
mod phrase;
mod reach;
mod refusal;
mod rules;
mod sea;
mod sketch;
mod sound;
mod state;
mod table;
mod tile;
mod treasure;
mod view;

pub use action::Action;
pub use board::{Chart, Laid, Space, Terrain, Turn};
pub use card::{Card, Cards};
pub use chance::Chance;
pub use edition::{Ocean, Setup};
pub use event::{Event, Ranked, Share, Shown, Uncovered};
pub use hex::{Hex, Hexes, NoSuchHex};
pub use list::List;
pub use meld::Meld;
pub use options::Options;
pub use reach::{Reach, Reached, payments};
pub use refusal::Refusal;
pub use rules::scoring;
pub use sea::{Place, Places, Sea};
pub use state::MermaidRain;
pub use table::{Hidden, Phase, Table};
pub use tile::{Hue, NoSuchTile, Shape, Symbol, Tile, Tiles};
pub use treasure::{Treasure, Treasures};
pub use view::View;
