//! How long the processor has worked for this thread. Machines are shared, so time on the wall lies.

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

/// A stopwatch that counts what the processor did for this thread, where the system tells.
pub(crate) enum Stopwatch {
    /// The thread's own processor time when it was started.
    Processor(Duration),
    /// The time on the wall, where the system does not tell.
    Wall(Instant),
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        processor_time().map_or_else(|| Stopwatch::Wall(Instant::now()), Stopwatch::Processor)
    }

    pub(crate) fn elapsed(&self) -> Duration {
        match self {
            Stopwatch::Processor(begin) => processor_time().unwrap_or_default().saturating_sub(*begin),
            Stopwatch::Wall(begin) => begin.elapsed(),
        }
    }

    /// Whether it counts processor time.
    pub(crate) fn counts_processor(&self) -> bool {
        matches!(self, Stopwatch::Processor(_))
    }
}

/// The milliseconds the processor has worked for this thread, or those on the wall since the program began.
pub(crate) fn milliseconds() -> u64 {
    u64::try_from(work().as_millis()).unwrap_or(u64::MAX)
}

/// How long the processor has worked for this thread, or how long it is since the program first asked.
pub(crate) fn work() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    processor_time().unwrap_or_else(|| BEGIN.elapsed())
}

/// Some bots answer within microseconds, and to read Linux' file `schedstat` took eight of them.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn processor_time() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn processor_time() -> Option<Duration> {
    None
}
