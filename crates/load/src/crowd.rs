//! Many tables at once.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::{task::JoinSet, time::sleep_until};

use crate::{LoadError, Plan, host::Host, scenario::Progress, table::Table};

/// So many tables are being made at once.
const AT_ONCE: usize = 32;

/// How fast everybody answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Haste {
    /// Each table once in that time, the tables spread evenly over it.
    Every(Duration),
    /// As soon as the last answer was heard of.
    None,
}

/// What a crowd has measured.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// From sending an answer until another seat has the new position.
    pub(crate) heard: Vec<Duration>,
    /// How long the positions were that were heard.
    pub(crate) bytes: usize,
    /// How late answers were sent that had their time.
    pub(crate) late: Vec<Duration>,
    /// Tables that had to be made because more games ended than there were spare tables.
    pub(crate) games: u64,
    /// Answers at the table that had the fewest.
    pub(crate) fewest: usize,
}

/// What all tables of a crowd share.
#[derive(Default)]
struct Shared {
    measuring: AtomicBool,
    over: AtomicBool,
    /// Tables that replace those where the game is over.
    spare: Mutex<Vec<Table>>,
    /// Numbers the tables that are made when there are no spare ones any more.
    games: AtomicU64,
}

/// Makes that many tables and begins to play at each.
pub(crate) async fn gather(
    host: &Host,
    plan: &Plan,
    numbers: std::ops::Range<u64>,
    progress: &dyn Fn(Progress),
) -> Result<Vec<Table>, LoadError> {
    let of = (numbers.end - numbers.start) as usize;
    let opening = stream::iter(numbers).map(|number| Table::open(host.address, plan, number));
    let mut opening = opening.buffer_unordered(AT_ONCE);
    let mut tables = Vec::with_capacity(of);
    while let Some(table) = opening.try_next().await? {
        tables.push(table);
        progress(Progress::Gathering { tables: tables.len(), of });
    }
    Ok(tables)
}

/// A crowd that plays.
pub(crate) struct Crowd {
    shared: Arc<Shared>,
    playing: JoinSet<Result<Measured, LoadError>>,
}

impl Crowd {
    /// Lets everybody at the first tables play until [`Crowd::finish`]; the others replace those where the game is
    /// over. Nothing is measured yet.
    pub(crate) fn start(host: &Host, plan: &Plan, mut tables: Vec<Table>, haste: Haste) -> Crowd {
        let spare = Mutex::new(tables.split_off(plan.tables));
        let shared = Arc::new(Shared { spare, ..Shared::default() });
        let (count, begin) = (tables.len() as u32, Instant::now());
        let mut playing = JoinSet::new();
        for (index, table) in (0..).zip(tables) {
            let (shared, plan, address) = (Arc::clone(&shared), plan.clone(), host.address);
            let first = match haste {
                Haste::Every(time) => begin + time * index / count,
                Haste::None => begin,
            };
            playing.spawn(async move {
                let mut player = Player { table, haste, next: first, measured: Measured::default() };
                while !shared.over.load(Relaxed) {
                    if player.answer(shared.measuring.load(Relaxed)).await? {
                        continue;
                    }
                    let spare = shared.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
                    player.table = match spare {
                        Some(table) => table,
                        None => {
                            let number = u64::from(u32::MAX) + shared.games.fetch_add(1, Relaxed);
                            player.measured.games += u64::from(shared.measuring.load(Relaxed));
                            Table::open(address, &plan, number).await?
                        }
                    };
                }
                Ok(player.measured)
            });
        }
        Crowd { shared, playing }
    }

    /// From now on everything is measured.
    pub(crate) fn measure(&self) {
        self.shared.measuring.store(true, Relaxed);
    }

    /// Whether everybody still plays; the first error of anybody otherwise.
    pub(crate) fn check(&mut self) -> Result<(), LoadError> {
        match self.playing.try_join_next() {
            Some(Ok(Err(error))) => Err(error),
            Some(_) => Err(LoadError::Unexpected("a player stopped".to_owned())),
            None => Ok(()),
        }
    }

    /// Stops measuring; everybody stops after the answer that is under way.
    pub(crate) async fn finish(mut self) -> Result<Measured, LoadError> {
        self.shared.measuring.store(false, Relaxed);
        self.shared.over.store(true, Relaxed);
        let mut whole = Measured { fewest: usize::MAX, ..Measured::default() };
        while let Some(one) = self.playing.join_next().await {
            let one = one.map_err(|error| LoadError::Unexpected(error.to_string()))??;
            whole.fewest = whole.fewest.min(one.heard.len());
            whole.heard.extend(one.heard);
            whole.bytes += one.bytes;
            whole.late.extend(one.late);
            whole.games += one.games;
        }
        Ok(whole)
    }
}

/// Everybody at one table, with what they have measured.
struct Player {
    table: Table,
    haste: Haste,
    /// When the next answer is due.
    next: Instant,
    measured: Measured,
}

impl Player {
    /// One answer in its time. Tells whether the game goes on.
    async fn answer(&mut self, measuring: bool) -> Result<bool, LoadError> {
        if let Haste::Every(time) = self.haste {
            sleep_until(self.next.into()).await;
            if measuring {
                self.measured.late.push(self.next.elapsed());
            }
            // Who fell behind does not hurry to catch up: that would be another load than asked for.
            self.next = (self.next + time).max(Instant::now());
        }
        let heard = self.table.answer().await?;
        if let (Some(heard), true) = (heard, measuring) {
            self.measured.heard.push(heard.after);
            self.measured.bytes += heard.bytes;
        }
        Ok(heard.is_some())
    }
}
