//! How well an opponent plays.

use std::{fmt, str::FromStr};

/// How well an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Any legal answer, each as likely.
    Random,
    /// Thinks little and is easily tempted by the second best.
    Novice,
    /// Thinks a little.
    #[default]
    Casual,
    /// Thinks.
    Strong,
    /// Thinks for long.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Novice, Level::Casual, Level::Strong, Level::Expert];

    /// The name used in commands and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }

    /// How many worlds it imagines at most before it answers.
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Random => 0,
            Level::Novice => 60,
            Level::Casual => 600,
            Level::Strong => 8_000,
            Level::Expert => 40_000,
        }
    }

    /// How long it thinks at most, in milliseconds.
    pub const fn patience_ms(self) -> u64 {
        match self {
            Level::Random | Level::Novice | Level::Casual => 500,
            Level::Strong => 1_000,
            Level::Expert => 3_000,
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
