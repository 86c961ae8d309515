//! Who takes part, in words that fit on a command line.

use std::{fmt, str::FromStr};

use super::{Clocks, Contestant, FineClock, clocks::wall};
use crate::{
    Bot, Clock, Greedy, Insight, Level, Mind, Thinker,
    external::{Command, External, ExternalError},
};

/// Who takes part: a level, a search with a budget of its own, or a program of somebody else's.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// One of the levels people choose; it keeps to its time.
    Level(Level),
    /// Whatever looks best one answer ahead.
    Greedy,
    /// A search over that many imagined worlds; the same on every machine.
    Iterations(Mind, u32),
    /// A search of that many milliseconds.
    Milliseconds(Mind, u64),
    /// A program of somebody else's.
    External(Command),
}

impl Spec {
    /// Starts the process, if it is a program of somebody else's.
    pub fn start(&self) -> Result<Option<External>, ExternalError> {
        match self {
            Spec::External(command) => External::start(&self.to_string(), command).map(Some),
            _ => Ok(None),
        }
    }

    /// Makes the contestant; `program` is the process that was started for it.
    pub fn contestant<'a, G: Insight>(
        &self,
        program: Option<&'a mut External>,
        seed: u64,
        clock: Clock,
    ) -> Contestant<'a, G> {
        match program {
            Some(program) => Contestant::Outside(program),
            None => Contestant::Inside(self.bot(seed, clock)),
        }
    }

    /// What its thinking is measured by: the work of the thread that asks it, unless it thinks elsewhere.
    pub(super) fn clock(&self, clocks: Clocks) -> FineClock {
        let elsewhere = match self {
            Spec::Level(level) => clocks.patience.is_some() && level.threads() > 1,
            Spec::External(_) => true,
            Spec::Greedy | Spec::Iterations(..) | Spec::Milliseconds(..) => false,
        };
        if elsewhere { wall } else { clocks.work }
    }

    /// An opponent of ours that takes part under this name.
    pub(super) fn bot<G: Insight>(&self, seed: u64, clock: Clock) -> Box<dyn Bot<G>> {
        match *self {
            Spec::Level(level) => level.bot(seed, clock),
            Spec::Greedy => Box::new(Greedy::new(seed)),
            Spec::Iterations(mind, iterations) => {
                Box::new(Thinker::with_budget(mind, iterations, u64::MAX, seed, None))
            }
            Spec::Milliseconds(mind, patience) => {
                Box::new(Thinker::with_budget(mind, u32::MAX, patience, seed, clock))
            }
            Spec::External(_) => unreachable!("its process was started"),
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
            Spec::External(command) => command.fmt(f),
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
    "no contestant is called {0}: name a level, greedy, guided, plain or worlds with a budget, as in guided:500 or guided:200ms, or a program, as in exec:./bot.py"
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
        if name == "exec" {
            return text.parse().map(Spec::External).map_err(|_| bad());
        }
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
        for text in
            ["random", "expert", "greedy", "guided:500", "plain:200ms", "worlds:20", "exec:./bot.py -q"]
        {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert!("guided:0".parse::<Spec>().is_err());
        assert!("genius".parse::<Spec>().is_err());
    }
}
