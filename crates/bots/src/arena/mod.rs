//! Contests between opponents: the same deals from every seat, so that luck cancels out.
//!
//! A contest plays each deal once for every rotation of its line-up. All games of a deal draw from the same
//! seed, so what one contestant gets in one game another gets in the next. Differences are therefore taken
//! per deal, and the intervals are those of the mean over deals.

mod contest;
mod contestant;
mod estimate;
mod game;
mod html;
mod ratings;
mod report;
mod spec;
mod tune;

pub use contest::{Contest, Progress};
pub use contestant::Contestant;
pub use estimate::Estimate;
pub use game::{Played, play};
pub use report::{ContestantReport, Report};
pub use spec::{BadSpec, Spec};
pub use tune::Tuning;
