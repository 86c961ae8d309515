//! How much time people have.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Unhurried,
    /// Each seat has a clock that runs while it is awaited.
    Live {
        /// What each clock shows at the start, in seconds.
        seconds: u32,
        /// What each answer adds, in seconds.
        increment: u32,
    },
    /// Each question may take that many days.
    Days {
        /// How many.
        days: u32,
    },
}

/// What the clock of a seat shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockFace {
    /// Whose clock.
    pub seat: Seat,
    /// How much is left, in milliseconds, when this was sent.
    pub left_ms: u64,
    /// Whether it is running.
    pub running: bool,
}
