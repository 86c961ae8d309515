//! Playing a contest, or playing on one that was saved.

use std::{
    ops::ControlFlow,
    thread,
    time::{Duration, Instant},
};

use tidetable_bots::{
    Insight,
    arena::{Clocks, Contest, ContestError, Entry, Ledger, Report, Spec},
};
use tidetable_catalog::Visitor;
use tidetable_kernel::Census;
use tidetable_words::Words;

use super::Arena;
use crate::{cpu, failure::Failure, progress::progress_bar};

/// A contest, to be played with the game's own types.
pub(super) struct Run<'a> {
    pub(super) arena: &'a Arena,
    pub(super) line_up: Vec<Spec>,
    pub(super) options: &'a str,
    pub(super) limit: Option<Duration>,
    pub(super) words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Insight + Census>(self) -> Self::Output {
        let Run { arena, line_up, options, limit, words } = self;
        let options: G::Options =
            serde_json::from_str(options).map_err(|error| Failure::Usage(error.to_string()))?;
        G::new(&options).map_err(|error| Failure::Usage(error.to_string()))?;
        let threads = arena.threads.or_else(|| thread::available_parallelism().ok().map(usize::from));
        let contest = Contest {
            options,
            deals: arena.games.div_ceil(line_up.len() as u64),
            line_up,
            seed: arena.seed,
            threads: threads.unwrap_or(1).clamp(1, 256),
        };
        let (ledger, known) = match &arena.save {
            Some(path) => {
                let opened = Ledger::open(path, &contest.header::<G>());
                let (ledger, known) = opened.map_err(|error| Failure::contest(words, path, &error))?;
                (Some(ledger), known)
            }
            None => (None, Vec::new()),
        };
        let bar = progress_bar(contest.games());
        bar.set_position(known.len() as u64);
        bar.reset_eta();
        let end = limit.and_then(|limit| Instant::now().checked_add(limit));
        let after = |entry: &Entry| {
            bar.inc(1);
            ledger.as_ref().map_or(Ok(()), |ledger| ledger.append(entry))?;
            let over = end.is_some_and(|end| Instant::now() >= end);
            Ok(if over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        let clocks = Clocks { patience: Some(cpu::milliseconds), work: cpu::work };
        let report = contest.run::<G>(clocks, known, &after);
        bar.finish_and_clear();
        report.map_err(|error| match (error, &arena.save) {
            (ContestError::Program(error), _) => Failure::bot(words, &error),
            (ContestError::Unkept(error), Some(path)) => Failure::file(words, path, &error),
            (ContestError::Unkept(error), None) => Failure::from(error),
        })
    }
}
