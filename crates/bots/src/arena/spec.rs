//! Who takes part, in words that fit on a command line.

use std::{fmt, str::FromStr};

use crate::{Bot, Clock, Greedy, Insight, Level, Mind, Thinker};

/// Who takes part: a level, or a search with a budget of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// One of the levels people choose; it keeps to its time.
    Level(Level),
    /// Whatever looks best one answer ahead.
    Greedy,
    /// A search over that many imagined worlds; the same on every machine.
    Iterations(Mind, u32),
    /// A search of that many milliseconds.
    Milliseconds(Mind, u64),
}

impl Spec {
    /// Makes the contestant.
    pub fn bot<G: Insight>(self, seed: u64, clock: Clock) -> Box<dyn Bot<G>> {
        match self {
            Spec::Level(level) => level.bot(seed, clock),
            Spec::Greedy => Box::new(Greedy::new(seed)),
            Spec::Iterations(mind, iterations) => {
                Box::new(Thinker::with_budget(mind, iterations, u64::MAX, seed, None))
            }
            Spec::Milliseconds(mind, patience) => {
                Box::new(Thinker::with_budget(mind, u32::MAX, patience, seed, clock))
            }
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Level(level) => level.fmt(f),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Iterations(mind, iterations) => write!(f, "{}:{iterations}", word(*mind)),
            Spec::Milliseconds(mind, patience) => write!(f, "{}:{patience}ms", word(*mind)),
        }
    }
}

const MINDS: [Mind; 3] = [Mind::Guided, Mind::Plain, Mind::WorldByWorld];

/// What a mind is called on a command line.
const fn word(mind: Mind) -> &'static str {
    match mind {
        Mind::Guided => "guided",
        Mind::Plain => "plain",
        Mind::WorldByWorld => "worlds",
    }
}

/// A word that names no contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "no contestant is called {0}: name a level, greedy, or guided, plain or worlds with a budget, as in guided:500 or guided:200ms"
)]
pub struct BadSpec(String);

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = || BadSpec(text.to_owned());
        if text == "greedy" {
            return Ok(Spec::Greedy);
        }
        let Some((name, budget)) = text.split_once(':') else {
            return text.parse().map(Spec::Level).map_err(|_| bad());
        };
        let mind = MINDS.into_iter().find(|&mind| word(mind) == name).ok_or_else(bad)?;
        match budget.strip_suffix("ms") {
            Some(patience) => patience.parse().map(|patience| Spec::Milliseconds(mind, patience)),
            None => budget.parse().map(|iterations| Spec::Iterations(mind, iterations)),
        }
        .ok()
        .filter(|spec| !matches!(spec, Spec::Iterations(_, 0) | Spec::Milliseconds(_, 0)))
        .ok_or_else(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_written_as_they_are_read() {
        for text in ["random", "expert", "greedy", "guided:500", "plain:200ms", "worlds:20"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert!("guided:0".parse::<Spec>().is_err());
        assert!("genius".parse::<Spec>().is_err());
    }
}
