//! What time it is; tests set the clock themselves.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::SeqCst},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

/// What time it is.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<AtomicU64>>);

impl Clock {
    /// The machine's clock.
    pub fn system() -> Clock {
        Clock(None)
    }

    /// A clock that stands still until it is moved on.
    pub fn manual() -> Clock {
        Clock(Some(Arc::new(AtomicU64::new(1_800_000_000_000))))
    }

    /// Moves a manual clock on.
    pub fn advance(&self, duration: Duration) {
        if let Some(now) = &self.0 {
            now.fetch_add(duration.as_millis() as u64, SeqCst);
        }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Some(now) => now.load(SeqCst),
            // A clock before 1970 is a clock that was never set.
            None => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64,
        }
    }
}
