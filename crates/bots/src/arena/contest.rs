//! A contest: who, how many deals, and all games played on several threads.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use tidetable_kernel::GameOptions;
use tidetable_table::Seed;

use super::{Played, Report, Spec, play};
use crate::{Clock, Insight};

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
    /// Plays all games.
    pub fn run<G: Insight<Options = O>>(&self, clock: Clock, progress: &Progress<'_>) -> Report {
        let places = self.line_up.len() as u64;
        assert_eq!(
            self.line_up.len(),
            usize::from(self.options.seats()),
            "there is a contestant for each seat"
        );
        let games = self.deals * places;
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let entries = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= games {
                            break;
                        }
                        let entry = self.entry::<G>(game / places, (game % places) as usize, clock);
                        entries.lock().expect("no thread panics with the list").push(entry);
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1, games);
                    }
                });
            }
        });
        let mut entries = entries.into_inner().expect("no thread panicked with the list");
        // The order in which threads finish must not show.
        entries.sort_by_key(|entry| (entry.deal, entry.sat.clone()));
        Report::new(G::ID, &self.line_up, &entries)
    }

    fn entry<G: Insight<Options = O>>(&self, deal: u64, rotation: usize, clock: Clock) -> Entry {
        let places = self.line_up.len();
        let sat: Vec<usize> = (0..places).map(|seat| (seat + rotation) % places).collect();
        // Each contestant has its own luck in thinking, whatever seat it has.
        let seed = |place: usize| self.seed ^ (deal << 20) ^ (rotation as u64) << 8 ^ place as u64;
        let mut bots: Vec<_> =
            sat.iter().map(|&place| self.line_up[place].bot::<G>(seed(place), clock)).collect();
        let deal_seed = Seed::from_number(self.seed.wrapping_mul(1_000_003).wrapping_add(deal));
        Entry { deal, played: play::<G>(&self.options, deal_seed, &mut bots), sat }
    }
}
