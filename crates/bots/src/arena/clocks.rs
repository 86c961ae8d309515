//! The clocks of a contest.

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

use crate::Clock;

/// Says how much time has passed since some fixed moment; finer than [`Clock`], because some answer within
/// microseconds.
pub type FineClock = fn() -> Duration;

/// The clocks of a contest.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    /// What those who think for a time look at; nothing if all are to think the same on every machine.
    pub patience: Clock,
    /// How long the processor has worked for this thread.
    pub work: FineClock,
}

/// Nobody looks at a clock, and thinking is measured by the one on the wall.
impl Default for Clocks {
    fn default() -> Clocks {
        Clocks { patience: None, work: wall }
    }
}

/// How long it is since somebody first asked.
pub(super) fn wall() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}
