//! Who takes part, in words that fit on a command line.

use std::{fmt, str::FromStr};

use tidetable_kernel::Determinize;

use crate::{Bot, Clock, Level, Random, Thinker};

/// Who takes part: a level, or a search with a budget of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// One of the levels people choose; it keeps to its time.
    Level(Level),
    /// A search over that many imagined worlds; the same on every machine.
    Iterations(u32),
    /// A search of that many milliseconds.
    Milliseconds(u64),
}

impl Spec {
    /// Makes the contestant.
    pub fn bot<G: Determinize>(self, seed: u64, clock: Clock) -> Box<dyn Bot<G>> {
        match self {
            Spec::Level(Level::Random) => Box::new(Random::new(seed)),
            Spec::Level(level) => Box::new(Thinker::new(level, seed, clock)),
            Spec::Iterations(iterations) => Box::new(Thinker::with_budget(iterations, u64::MAX, seed, None)),
            Spec::Milliseconds(patience) => Box::new(Thinker::with_budget(u32::MAX, patience, seed, clock)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Level(level) => level.fmt(f),
            Spec::Iterations(iterations) => write!(f, "search:{iterations}"),
            Spec::Milliseconds(patience) => write!(f, "search:{patience}ms"),
        }
    }
}

/// A word that names no contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no contestant is called {0}: name a level, search:<worlds> or search:<time>ms")]
pub struct BadSpec(String);

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = || BadSpec(text.to_owned());
        let Some(budget) = text.strip_prefix("search:") else {
            return text.parse().map(Spec::Level).map_err(|_| bad());
        };
        match budget.strip_suffix("ms") {
            Some(patience) => patience.parse().map(Spec::Milliseconds).map_err(|_| bad()),
            None => {
                budget.parse().ok().filter(|&iterations| iterations > 0).map(Spec::Iterations).ok_or_else(bad)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_written_as_they_are_read() {
        for text in ["random", "expert", "search:500", "search:200ms"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert!("search:0".parse::<Spec>().is_err());
        assert!("genius".parse::<Spec>().is_err());
    }
}
