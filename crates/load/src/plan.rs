//! What is to be measured, within bounds.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use tidetable_table::Json;

use crate::LoadError;

/// No more tables than this are simulated at once.
pub const MOST_TABLES: usize = 2_000;
/// No more connections than this are open at once: a machine has only so many ports and file handles.
const MOST_LINES: usize = 14_000;
/// No measurement takes longer than this.
pub const LONGEST_SECONDS: u64 = 600;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server.
    pub target: Target,
    /// What to do, in that order.
    pub scenarios: Vec<Scenario>,
    /// Which game.
    pub game: String,
    /// The game's own options.
    pub options: Json,
    /// How many seats those options mean; all are taken by simulated people.
    pub seats: u8,
    /// How many tables.
    pub tables: usize,
    /// How long each measurement takes.
    pub seconds: u64,
    /// Fixes who answers what, as far as the draws of the server allow.
    pub seed: u64,
}

/// The server to be measured.
#[derive(Clone, Debug)]
pub enum Target {
    /// This program is started with `serve`, with a data folder of its own that is removed afterwards.
    Own(PathBuf),
    /// A server that runs already, and its process if that is known.
    Running(SocketAddr, Option<u32>),
}

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    /// The disk alone.
    Probe,
    /// Tables where nobody does anything.
    Idle,
    /// One answer for each table and second.
    Paced,
    /// As fast as it goes.
    Saturate,
}

impl Scenario {
    /// All of them, in the order to do them.
    pub const ALL: [Scenario; 4] = [Scenario::Probe, Scenario::Idle, Scenario::Paced, Scenario::Saturate];
}

impl Plan {
    /// Whether this may be done.
    pub(crate) fn check(&self) -> Result<(), LoadError> {
        if let Target::Running(address, _) = self.target
            && !address.ip().to_canonical().is_loopback()
        {
            return Err(LoadError::NotLoopback(address));
        }
        if !(1..=MOST_TABLES).contains(&self.tables) {
            return Err(LoadError::Tables(self.tables));
        }
        if !(1..=LONGEST_SECONDS).contains(&self.seconds) {
            return Err(LoadError::Seconds(self.seconds));
        }
        Ok(())
    }

    /// How many further tables there may be, so that games that end can be replaced.
    pub(crate) fn spare(&self, wish: usize) -> usize {
        wish.min((MOST_LINES / usize::from(self.seats)).saturating_sub(self.tables))
    }

    pub(crate) fn time(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}
