//! The one thread that writes: whatever waits is written together and answered after the commit.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
        mpsc::{Receiver, Sender},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::{places::Places, write};
use crate::{Change, ChatRow, Stats, StoreError, TableId, TableRow};

/// A group this large takes a few milliseconds; a larger one would only make those at its front wait.
const LARGEST_GROUP: usize = 256;
/// So many that wait at once are a rush, and more are to come.
const RUSH: usize = 8;
/// How long more are waited for in a rush, and how often at most.
const PAUSE: Duration = Duration::from_millis(2);
const PAUSES: usize = 3;

/// Something to be written.
pub(super) enum Work {
    Create { row: Box<TableRow>, opening: Vec<String>, awaited: u8 },
    Change(Change),
    Say { table: TableId, line: ChatRow, keep: usize },
    Forget { gathering_before: u64, over_before: u64 },
    BeginService { now: u64 },
    Sign { now: u64 },
}

/// Something to be written and who waits for it.
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) reply: oneshot::Sender<Result<usize, StoreError>>,
}

/// What the writer has done so far.
#[derive(Default)]
pub(super) struct Tally {
    writes: AtomicU64,
    commits: AtomicU64,
    nanoseconds: AtomicU64,
}

impl Tally {
    pub(super) fn stats(&self) -> Stats {
        let seconds = self.nanoseconds.load(Relaxed) as f64 / 1e9;
        Stats { writes: self.writes.load(Relaxed), commits: self.commits.load(Relaxed), seconds }
    }
}

/// Starts the writer. It tells `written` of every commit and ends when nobody can send jobs any more.
pub(super) fn spawn(
    mut connection: Connection,
    jobs: Receiver<Job>,
    tally: Arc<Tally>,
    written: Sender<()>,
) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let mut places = Places::default();
        while let Some(group) = next_group(&jobs) {
            let started = Instant::now();
            let results = write_group(&mut connection, &mut places, &group);
            tally.writes.fetch_add(group.len() as u64, Relaxed);
            tally.commits.fetch_add(1, Relaxed);
            tally.nanoseconds.fetch_add(started.elapsed().as_nanos() as u64, Relaxed);
            let _ = written.send(());
            for (job, result) in group.into_iter().zip(results) {
                // Whoever asked may have gone; what was written stays.
                let _ = job.reply.send(result);
            }
        }
    })
}

/// Whatever waits; nothing if nothing can come any more. A commit costs hardly more for a hundred writes than for ten,
/// so in a rush it waits for more as long as each pause brings many.
fn next_group(jobs: &Receiver<Job>) -> Option<Vec<Job>> {
    let mut group = vec![jobs.recv().ok()?];
    for pause in 0..=PAUSES {
        if pause > 0 {
            std::thread::sleep(PAUSE);
        }
        let before = group.len();
        group.extend(jobs.try_iter().take(LARGEST_GROUP - before));
        if group.len() < before + RUSH {
            break;
        }
    }
    Some(group)
}

/// Writes all jobs in one transaction. If that fails, each is tried alone, so that one cannot spoil the others.
fn write_group(
    connection: &mut Connection,
    places: &mut Places,
    group: &[Job],
) -> Vec<Result<usize, StoreError>> {
    let mut write = |group: &[Job]| try_group(connection, places, group).inspect_err(|_| places.clear());
    match write(group) {
        Ok(results) => results,
        Err(error) if group.len() <= 1 => vec![Err(error)],
        Err(_) => group.iter().map(|job| write(std::slice::from_ref(job))?.remove(0)).collect(),
    }
}

/// The outer error undoes the whole group; the inner ones have written nothing.
fn try_group(
    connection: &mut Connection,
    places: &mut Places,
    group: &[Job],
) -> Result<Vec<Result<usize, StoreError>>, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(group.len());
    for job in group {
        match write::perform(&transaction, places, &job.work) {
            Err(error @ StoreError::Failed(_)) => return Err(error),
            result => results.push(result),
        }
    }
    transaction.commit()?;
    Ok(results)
}
