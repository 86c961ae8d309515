//! Playing the games of a simulation on every core.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use tidetable_bots::{
    Insight,
    arena::{Contestant, Spec},
    external::{External, ExternalError},
};
use tidetable_catalog::Visitor;
use tidetable_kernel::{Awaiting, Census, OptionsError, Seat, Standings};
use tidetable_table::{Match, Seed};
use tidetable_words::Words;

use super::Simulate;
use crate::{failure::Failure, play::EXTERNAL, progress::progress_bar};

/// How one game ended.
pub(super) struct Outcome {
    pub(super) standings: Standings,
    pub(super) answers: i64,
}

/// The games of a simulation, to be played with the game's own types.
pub(super) struct Run<'a> {
    pub(super) simulate: &'a Simulate,
    pub(super) options: &'a str,
    pub(super) line_up: &'a [Spec],
    pub(super) words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<Vec<Outcome>, Failure>;

    /// Spreads the games over threads. What a game is like depends on its number and the seed alone, so
    /// neither the threads nor their order show in the summary.
    fn visit<G: Insight + Census>(self) -> Self::Output {
        let Run { simulate, options, line_up, words } = self;
        let options: G::Options =
            serde_json::from_str(options).map_err(|error| Failure::Usage(error.to_string()))?;
        let plan = Plan::<G> { options, line_up, seed: simulate.seed, records: simulate.records.as_deref() };
        plan.set_up(0).map_err(|error| Failure::Usage(error.to_string()))?;
        let bar = progress_bar(simulate.games);
        let next = AtomicU64::new(0);
        let work = || -> Result<Vec<(u64, Outcome)>, Trouble> {
            let mut done = Vec::new();
            let mut programs = plan.programs()?;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= simulate.games {
                    return Ok(done);
                }
                done.push((number, plan.play(number, &mut programs)?));
                bar.inc(1);
            }
        };
        // The others finish their game and begin no other.
        let work = || work().inspect_err(|_| next.store(simulate.games, Ordering::Relaxed));
        let threads = simulate.threads.or_else(|| thread::available_parallelism().ok().map(usize::from));
        let results: Vec<_> = thread::scope(|scope| {
            let handles: Vec<_> =
                (0..threads.unwrap_or(1).clamp(1, 256)).map(|_| scope.spawn(work)).collect();
            handles.into_iter().map(|handle| handle.join().expect("a game does not panic")).collect()
        });
        bar.finish_and_clear();
        let mut outcomes = Vec::new();
        for result in results {
            outcomes.extend(result.map_err(|trouble| trouble.failure(words))?);
        }
        outcomes.sort_by_key(|(number, _)| *number);
        Ok(outcomes.into_iter().map(|(_, outcome)| outcome).collect())
    }
}

/// Why a game was not played to its end, or not kept.
enum Trouble {
    /// Its record could not be written there.
    Unwritten(PathBuf),
    /// A program failed.
    Bot(ExternalError),
}

impl Trouble {
    fn failure(&self, words: &Words) -> Failure {
        match self {
            Trouble::Unwritten(path) => Failure::file(words, path, &words.text("cli-not-written")),
            Trouble::Bot(error) => Failure::bot(words, error),
        }
    }
}

/// What every game of a simulation has in common.
struct Plan<'a, G: Insight> {
    options: G::Options,
    line_up: &'a [Spec],
    seed: u64,
    records: Option<&'a Path>,
}

impl<G: Insight> Plan<'_, G> {
    fn set_up(&self, number: u64) -> Result<Match<G>, OptionsError> {
        Match::new(self.options.clone(), Seed::from_number(self.seed.wrapping_add(number)))
    }

    /// A process for each seat that needs one; it plays all games of a thread.
    fn programs(&self) -> Result<Vec<Option<External>>, Trouble> {
        self.line_up.iter().map(|spec| spec.start().map_err(Trouble::Bot)).collect()
    }

    /// Plays the game of that number.
    fn play(&self, number: u64, programs: &mut [Option<External>]) -> Result<Outcome, Trouble> {
        let mut table = self.set_up(number).expect("the first game could be set up");
        let seed = |seat: usize| self.seed.wrapping_add(number).wrapping_mul(31).wrapping_add(seat as u64);
        let mut contestants: Vec<Contestant<'_, G>> = Vec::new();
        for (seat, (spec, program)) in self.line_up.iter().zip(programs).enumerate() {
            let mut contestant = spec.contestant(program.as_mut(), seed(seat), None);
            contestant.sit_down(&self.options, Seat(seat as u8));
            contestants.push(contestant);
        }
        let mut answers = 0;
        while let Awaiting::Seats(seats) = table.game().awaiting() {
            let seat = seats.first().expect("somebody is awaited");
            let action = contestants[seat.index()].choose(table.game(), seat).map_err(Trouble::Bot)?;
            table.play(table.epoch(), seat, &action).expect("a bot answers legally");
            answers += 1;
        }
        if let Some(folder) = self.records {
            let players: Vec<String> = self.line_up.iter().map(in_record).collect();
            let path = folder.join(format!("{}-{}.jsonl", G::ID, self.seed.wrapping_add(number)));
            fs::write(&path, table.to_record(&players)).map_err(|_| Trouble::Unwritten(path))?;
        }
        Ok(Outcome { standings: table.game().standings(), answers })
    }
}

/// The name of a bot in a record.
fn in_record(spec: &Spec) -> String {
    match spec {
        Spec::External(_) => EXTERNAL.to_owned(),
        spec => format!("bot:{spec}"),
    }
}
