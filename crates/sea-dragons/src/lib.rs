//! Sea Dragons: long bodies laid over a sea of ships, whirlpools and corals.
//!
//! Two to five players lay dragons of three to five cells into a sea of four boards around an island, always
//! beside the island or somebody else's dragon and never beside an own one. What a dragon covers it takes:
//! ships, coins, coral cards; whirlpools and currents cost coins; neighbours earn. Ships complete missions.
//! In the end majorities in the four realms count, the more so the more whirlpools are still to be seen.
//!
//! | RULES.md | module |
//! |---|---|
//! | 2 components | [`edition`], `edition.toml`, `cell`, `cells`, `shape`, `outline`, `body`, `ship`, `coral`, `mission`, `realm`, `sea` |
//! | 3 setting up | `rules::setup`, `rules::chances` |
//! | 4 the turn | `rules::turn` |
//! | 5 playing a dragon | `rules::dragons`, `rules::reach`, `rules::corals` |
//! | 6 missions | `rules::missions`, `rules::payment` |
//! | 7 drawing | `rules::drawing` |
//! | 8 passing | `rules::passing` |
//! | 9 coral cards | `rules::corals`, `rules::gold`, `rules::payment` |
//! | 10 the end | `rules::scoring` |
//! | 11 what is hidden | `view`, `rules::doubt` |

mod action;
mod body;
mod by;
mod cell;
mod cells;
mod chance;
mod coral;
mod deck;
mod dragon;
pub mod edition;
mod event;
mod list;
mod mission;
mod options;
mod outline;
mod realm;
mod refusal;
mod rules;
mod sea;
mod shape;
mod ship;
mod sketch;
mod speech;
mod state;
mod table;
mod view;

pub use action::Action;
pub use by::{ByRealm, ByShip, BySize};
pub use cell::{Cell, NotACell, SIDE};
pub use cells::{Cells, Members};
pub use chance::Chance;
pub use coral::{CORALS, Coral, Corals, Power};
pub use deck::Deck;
pub use dragon::Dragon;
pub use edition::GameBox;
pub use event::{Event, Score};
pub use list::List;
pub use mission::{Mission, MissionId, Missions};
pub use options::{Faces, Options};
pub use outline::{HeadAt, Outline, Pose};
pub use realm::{REALM_SIDE, Realm};
pub use refusal::Refusal;
pub use rules::payment::shortfall;
pub use sea::{BOARDS, Board, Face, Features, Laid, Sea};
pub use shape::{SHAPES, Shape, Size};
pub use ship::{Fleet, Ship};
pub use speech::{thing_card, thing_coral, thing_mission, thing_realm, thing_ship, thing_ships, thing_size};
pub use state::SeaDragons;
pub use table::{HAND, MARKET, Outcome, Phase, Presence, ROW, Stock, Table, Turn};
pub use view::{Held, Returned, View};
