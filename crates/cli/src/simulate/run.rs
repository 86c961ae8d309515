//! Playing the games of a simulation on every core.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use tidetable_bots::{Bot, Insight, Level};
use tidetable_catalog::Visitor;
use tidetable_kernel::{Awaiting, Census, OptionsError, Standings, Viewer};
use tidetable_table::{Match, Seed};
use tidetable_words::Words;

use super::Simulate;
use crate::{failure::Failure, progress::progress_bar};

/// How one game ended.
pub(super) struct Outcome {
    pub(super) standings: Standings,
    pub(super) answers: i64,
}

/// The games of a simulation, to be played with the game's own types.
pub(super) struct Run<'a> {
    pub(super) simulate: &'a Simulate,
    pub(super) options: &'a str,
    pub(super) levels: &'a [Level],
    pub(super) words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<Vec<Outcome>, Failure>;

    /// Spreads the games over threads. What a game is like depends on its number and the seed alone, so
    /// neither the threads nor their order show in the summary.
    fn visit<G: Insight + Census>(self) -> Self::Output {
        let Run { simulate, options, levels, words } = self;
        let options: G::Options =
            serde_json::from_str(options).map_err(|error| Failure::Usage(error.to_string()))?;
        let plan = Plan::<G> { options, levels, seed: simulate.seed, records: simulate.records.as_deref() };
        plan.set_up(0).map_err(|error| Failure::Usage(error.to_string()))?;
        let bar = progress_bar(simulate.games);
        let next = AtomicU64::new(0);
        let work = || -> Result<Vec<(u64, Outcome)>, PathBuf> {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= simulate.games {
                    return Ok(done);
                }
                done.push((number, plan.play(number)?));
                bar.inc(1);
            }
        };
        let threads = simulate.threads.or_else(|| thread::available_parallelism().ok().map(usize::from));
        let results: Vec<_> = thread::scope(|scope| {
            let handles: Vec<_> =
                (0..threads.unwrap_or(1).clamp(1, 256)).map(|_| scope.spawn(work)).collect();
            handles.into_iter().map(|handle| handle.join().expect("a game does not panic")).collect()
        });
        bar.finish_and_clear();
        let mut outcomes = Vec::new();
        for result in results {
            let unwritten = |path: PathBuf| Failure::file(words, &path, &words.text("cli-not-written"));
            outcomes.extend(result.map_err(unwritten)?);
        }
        outcomes.sort_by_key(|(number, _)| *number);
        Ok(outcomes.into_iter().map(|(_, outcome)| outcome).collect())
    }
}

/// What every game of a simulation has in common.
struct Plan<'a, G: Insight> {
    options: G::Options,
    levels: &'a [Level],
    seed: u64,
    records: Option<&'a Path>,
}

impl<G: Insight> Plan<'_, G> {
    fn set_up(&self, number: u64) -> Result<Match<G>, OptionsError> {
        Match::new(self.options.clone(), Seed::from_number(self.seed.wrapping_add(number)))
    }

    /// Plays the game of that number; a record that cannot be written is given back by name.
    fn play(&self, number: u64) -> Result<Outcome, PathBuf> {
        let mut table = self.set_up(number).expect("the first game could be set up");
        let seed = |seat: usize| self.seed.wrapping_add(number).wrapping_mul(31).wrapping_add(seat as u64);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            self.levels.iter().enumerate().map(|(seat, level)| level.bot::<G>(seed(seat), None)).collect();
        let mut answers = 0;
        while let Awaiting::Seats(seats) = table.game().awaiting() {
            let seat = seats.first().expect("somebody is awaited");
            let action = bots[seat.index()].choose(&table.game().view(Viewer::Seat(seat)), seat);
            table.play(table.epoch(), seat, &action).expect("a bot answers legally");
            answers += 1;
        }
        if let Some(folder) = self.records {
            let players: Vec<String> = self.levels.iter().map(|level| format!("bot:{level}")).collect();
            let path = folder.join(format!("{}-{}.jsonl", G::ID, self.seed.wrapping_add(number)));
            fs::write(&path, table.to_record(&players)).map_err(|_| path)?;
        }
        Ok(Outcome { standings: table.game().standings(), answers })
    }
}
