//! Contests between opponents: the same deals from every seat, so that luck cancels out.
//!
//! A contest plays each deal once for every rotation of its line-up. All games of a deal draw from the same
//! seed, so what one contestant gets in one game another gets in the next. Differences are therefore taken
//! per deal, and the intervals are those of the mean over deals; a deal that was not played from every seat counts
//! for nothing. A [`Ledger`] keeps the games of a contest, so that it can be interrupted and played on.

mod climb;
mod clocks;
mod contest;
mod contestant;
mod entry;
mod estimate;
mod game;
mod header;
mod html;
mod ledger;
mod manner;
mod plots;
mod processors;
mod ratings;
mod report;
mod spec;
mod times;
mod tune;

pub use climb::Climb;
pub use clocks::{Clocks, FineClock};
pub use contest::{AfterGame, Contest, ContestError};
pub use contestant::Contestant;
pub use entry::Entry;
pub use estimate::Estimate;
pub use game::{Played, play};
pub use header::{Difference, Header};
pub use ledger::{Ledger, LedgerError};
pub use report::{ContestantReport, Report};
pub use spec::{BadSpec, Spec};
pub use times::Times;
pub use tune::Tuning;
