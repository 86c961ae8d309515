//! A contest: who, how many deals, and all games played on several threads.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use tidetable_kernel::GameOptions;
use tidetable_table::Seed;

use super::{Played, Report, Spec, play};
use crate::{
    Clock, Insight,
    external::{External, ExternalError},
};

/// A contest to be played.
#[derive(Clone, Debug)]
pub struct Contest<O> {
    /// How every game is set up.
    pub options: O,
    /// Who sits at the table, one for each seat; the same contestant may sit more than once.
    pub line_up: Vec<Spec>,
    /// How many deals; each is played once for every rotation of the line-up.
    pub deals: u64,
    /// Fixes the deals and, as far as clocks allow, everything else.
    pub seed: u64,
    /// How many games run at the same time.
    pub threads: usize,
}

/// A game of a contest.
pub(super) struct Entry {
    pub(super) deal: u64,
    /// Which place of the line-up sat in each seat.
    pub(super) sat: Vec<usize>,
    pub(super) played: Played,
}

/// Told after every game: how many are played, of how many.
pub type Progress<'a> = dyn Fn(u64, u64) + Sync + 'a;

impl<O: GameOptions> Contest<O> {
    /// Plays all games. A program of somebody else's that fails ends the contest: what it would have shown
    /// without the lost games is not known, and whoever wrote it wants to hear of it at once.
    pub fn run<G: Insight<Options = O>>(
        &self,
        clock: Clock,
        progress: &Progress<'_>,
    ) -> Result<Report, ExternalError> {
        let places = self.line_up.len() as u64;
        assert_eq!(
            self.line_up.len(),
            usize::from(self.options.seats()),
            "there is a contestant for each seat"
        );
        let games = self.deals * places;
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let entries = Mutex::new(Vec::new());
        let work = || -> Result<(), ExternalError> {
            let mut programs = None;
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return Ok(());
                }
                // Not before there is a game to play: a thread more than there are games starts nothing.
                let programs = match &mut programs {
                    Some(programs) => programs,
                    none => none.insert(self.programs()?),
                };
                let entry = self.entry::<G>(programs, game / places, (game % places) as usize, clock)?;
                entries.lock().expect("no thread panics with the list").push(entry);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, games);
            }
        };
        // The others finish their game and begin no other.
        let work = || work().inspect_err(|_| next.store(games, Ordering::Relaxed));
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
        })?;
        let mut entries = entries.into_inner().expect("no thread panicked with the list");
        // The order in which threads finish must not show.
        entries.sort_by_key(|entry| (entry.deal, entry.sat.clone()));
        Ok(Report::new(G::ID, &self.line_up, &entries))
    }

    /// A process for each place of the line-up that needs one; it plays all games of a thread.
    fn programs(&self) -> Result<Vec<Option<External>>, ExternalError> {
        self.line_up.iter().map(Spec::start).collect()
    }

    fn entry<G: Insight<Options = O>>(
        &self,
        programs: &mut [Option<External>],
        deal: u64,
        rotation: usize,
        clock: Clock,
    ) -> Result<Entry, ExternalError> {
        let places = self.line_up.len();
        let sat: Vec<usize> = (0..places).map(|seat| (seat + rotation) % places).collect();
        // Each contestant has its own luck in thinking, whatever seat it has.
        let seed = |place: usize| self.seed ^ (deal << 20) ^ (rotation as u64) << 8 ^ place as u64;
        let mut programs: Vec<_> = programs.iter_mut().map(Option::as_mut).collect();
        let mut contestants: Vec<_> = sat
            .iter()
            .map(|&place| self.line_up[place].contestant::<G>(programs[place].take(), seed(place), clock))
            .collect();
        let deal_seed = Seed::from_number(self.seed.wrapping_mul(1_000_003).wrapping_add(deal));
        let played = play::<G>(&self.options, deal_seed, &mut contestants)?;
        Ok(Entry { deal, played, sat })
    }
}
