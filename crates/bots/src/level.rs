//! How well an opponent plays.

use std::{fmt, str::FromStr};

/// How well an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Any legal answer, each as likely.
    #[default]
    Random,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 1] = [Level::Random];

    /// The name used in commands and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name of no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called {0}")]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
