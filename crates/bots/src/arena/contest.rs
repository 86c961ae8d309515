//! A contest: who, how many deals, and all games played on several threads.

use std::{
    collections::BTreeSet,
    io,
    ops::ControlFlow,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use tidetable_kernel::GameOptions;
use tidetable_table::Seed;

use super::{
    Clocks, Entry, Report, Spec,
    entry::sat,
    header::{FORMAT, Header},
    manner::manner,
    play,
};
use crate::{
    Insight,
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

/// Told after every game; says whether others may begin.
pub type AfterGame<'a> = dyn Fn(&Entry) -> io::Result<ControlFlow<()>> + Sync + 'a;

/// Why a contest ended early.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// A program of somebody else's failed: what the contest would have shown without the lost games is not known,
    /// and whoever wrote it wants to hear of it at once.
    #[error(transparent)]
    Program(#[from] ExternalError),
    /// A game could not be kept.
    #[error(transparent)]
    Unkept(#[from] io::Error),
}

impl<O: GameOptions> Contest<O> {
    /// Which contest it is.
    pub fn header<G: Insight<Options = O>>(&self) -> Header {
        Header {
            contest: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            rules: G::RULES,
            seats: self.line_up.len(),
            options: serde_json::to_value(&self.options).expect("options are JSON"),
            line_up: self.line_up.iter().map(Spec::to_string).collect(),
            manner: manner::<G>(&self.options, &self.line_up),
            seed: self.seed,
        }
    }

    /// How many games it has.
    pub fn games(&self) -> u64 {
        self.deals.saturating_mul(self.line_up.len() as u64)
    }

    /// Plays all games that are not known yet, deal by deal, and reports over all.
    pub fn run<G: Insight<Options = O>>(
        &self,
        clocks: Clocks,
        known: Vec<Entry>,
        after: &AfterGame<'_>,
    ) -> Result<Report, ContestError> {
        assert_eq!(
            self.line_up.len(),
            usize::from(self.options.seats()),
            "there is a contestant for each seat"
        );
        let (games, places) = (self.games(), self.line_up.len() as u64);
        let played: BTreeSet<_> = known.iter().map(|entry| (entry.deal, entry.rotation())).collect();
        let next = AtomicU64::new(0);
        let entries = Mutex::new(known);
        let work = || -> Result<(), ContestError> {
            let mut programs = None;
            loop {
                // One deal after the other, because it counts only once it was played from every seat.
                let game = next.fetch_add(1, Ordering::Relaxed);
                let (deal, rotation) = (game / places, (game % places) as usize);
                if game >= games {
                    return Ok(());
                }
                if played.contains(&(deal, rotation)) {
                    continue;
                }
                // Not before there is a game to play: a thread more than there are games starts nothing.
                let programs = match &mut programs {
                    Some(programs) => programs,
                    none => none.insert(self.programs()?),
                };
                let entry = self.entry::<G>(programs, deal, rotation, clocks)?;
                if after(&entry)?.is_break() {
                    next.store(games, Ordering::Relaxed);
                }
                entries.lock().expect("no thread panics with the list").push(entry);
            }
        };
        // The others finish their game and begin no other.
        let work = || work().inspect_err(|_| next.store(games, Ordering::Relaxed));
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("no thread panics"))
        })?;
        let entries = entries.into_inner().expect("no thread panicked with the list");
        Ok(Report::new(&self.header::<G>(), entries))
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
        clocks: Clocks,
    ) -> Result<Entry, ExternalError> {
        // Each contestant has its own luck in thinking, whatever seat it has.
        let seed = |place: usize| self.seed ^ (deal << 20) ^ (rotation as u64) << 8 ^ place as u64;
        let mut programs: Vec<_> = programs.iter_mut().map(Option::as_mut).collect();
        let mut contestants: Vec<_> = sat(rotation, self.line_up.len())
            .into_iter()
            .map(|place| {
                let spec = &self.line_up[place];
                let contestant = spec.contestant::<G>(programs[place].take(), seed(place), clocks.patience);
                (contestant, spec.clock(clocks))
            })
            .collect();
        let deal_seed = Seed::from_number(self.seed.wrapping_mul(1_000_003).wrapping_add(deal));
        let played = play::<G>(&self.options, deal_seed, &mut contestants)?;
        Ok(Entry::new(deal, rotation, played))
    }
}
