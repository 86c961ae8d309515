//! Opponents: they are handed their seat's view and nothing else.
//!
//! A [`Bot`] answers a question from a view; what it cannot see it has to imagine. [`AnyBot`] is the same with
//! JSON at the border, for rooms and workers; programs of somebody else's are spoken to in lines (`external`).

mod any_bot;
#[cfg(feature = "arena")]
pub mod arena;
mod bot;
#[cfg(feature = "external")]
pub mod external;
mod greedy;
mod insight;
mod level;
mod novice;
mod outlook;
mod random;
mod search;
mod thinker;
mod utility;

pub use any_bot::{Advice, AnyBot, BotError, bot};
pub use bot::Bot;
pub use greedy::Greedy;
pub use insight::{Guide, Habits, Insight, Lore, TableLore};
pub use level::{Level, UnknownLevel};
pub use novice::Novice;
pub use outlook::Outlook;
pub use random::Random;
pub use search::Thought;
pub use thinker::{Clock, Mind, Thinker};
