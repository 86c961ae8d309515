//! How well an opponent plays.

use std::{fmt, str::FromStr};

use crate::{Bot, Clock, Insight, Novice, Random, Thinker};

/// How well an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Any legal answer, each as likely.
    Random,
    /// Looks one answer ahead and misjudges what it sees.
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

    /// An opponent of this level, its choices fixed by `seed` as far as the clock lets it think.
    pub fn bot<G: Insight>(self, seed: u64, clock: Clock) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Novice => Box::new(Novice::new(seed)),
            Level::Casual | Level::Strong | Level::Expert => Box::new(Thinker::new(self, seed, clock)),
        }
    }

    /// How many worlds it imagines before it answers where there is no clock; with one, only a casual opponent
    /// counts them.
    pub const fn iterations<G: Insight>(self) -> u32 {
        match self {
            Level::Random | Level::Novice => 0,
            Level::Casual => G::CASUAL,
            Level::Strong => 20_000,
            Level::Expert => 200_000,
        }
    }

    /// On how many threads it thinks where there is a clock: an expert on as many as there are processors, up to
    /// four; a page has one.
    pub(crate) fn threads(self) -> usize {
        if cfg!(target_arch = "wasm32") || self != Level::Expert {
            return 1;
        }
        std::thread::available_parallelism().map_or(1, |processors| processors.get().min(4))
    }

    /// How long it thinks at most, in milliseconds.
    pub const fn patience_ms(self) -> u64 {
        match self {
            Level::Random | Level::Novice | Level::Casual => 500,
            Level::Strong => 400,
            // Three seconds, with a little to spare for reading the view.
            Level::Expert => 2_850,
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
