//! What every part of the server shares.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use tidetable_kernel::Seat;
use tidetable_protocol::{ErrorCode, Pace, Problem};
use tidetable_store::{PersonId, Store, StoreError, TableId};
use tokio::sync::{Semaphore, watch};

use crate::{
    Clock, Config,
    http::Trial,
    journal,
    limits::{Buckets, Census, Origin, Rate, lock},
    metrics::Metrics,
    processors::Processors,
    programs::Programs,
    room::Room,
};

/// What every part of the server shares.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    /// How long no server ran, in milliseconds since the store was made.
    paused: u64,
    pub(crate) metrics: Metrics,
    pub(crate) trial: Trial,
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) census: Census,
    pub(crate) requests: Buckets<Origin>,
    pub(crate) new_tables: Buckets<Origin>,
    pub(crate) codes: Buckets<Origin>,
    pub(crate) chat: Buckets<(TableId, PersonId)>,
    pub(crate) chat_from: Buckets<Origin>,
    pub(crate) hints: Buckets<(TableId, Seat)>,
    pub(crate) hints_for: Buckets<Origin>,
    /// Bots that are programs of somebody else's.
    pub(crate) programs: Programs,
    /// Processors for bots.
    pub(crate) processors: Processors,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
}

impl App {
    pub(crate) fn new(
        config: Config,
        programs: Programs,
        store: Arc<dyn Store>,
        clock: Clock,
        paused: u64,
        stopping: watch::Receiver<bool>,
    ) -> App {
        let limits = &config.limits;
        let spare =
            std::thread::available_parallelism().map_or(1, |count| count.get().saturating_sub(1).max(1));
        let processors = if limits.thinking_bots == 0 { spare } else { limits.thinking_bots };
        App {
            paused,
            metrics: Metrics::default(),
            trial: Trial::default(),
            connections: Arc::new(Semaphore::new(limits.connections.min(Semaphore::MAX_PERMITS))),
            census: Census::default(),
            requests: Buckets::new(Rate::per_minute(limits.requests_per_minute)),
            new_tables: Buckets::new(Rate::per_hour(limits.tables_per_hour)),
            codes: Buckets::new(Rate::per_minute(limits.codes_per_minute)),
            chat: Buckets::new(Rate::per_minute(limits.chat_per_minute)),
            chat_from: Buckets::new(Rate::per_minute(limits.chat_per_address)),
            hints: Buckets::new(Rate::per_minute(limits.hints_per_minute)),
            hints_for: Buckets::new(Rate::per_minute(limits.hints_per_address)),
            programs,
            processors: Processors::new(processors),
            stopping,
            rooms: Mutex::default(),
            config,
            store,
            clock,
        }
    }

    /// The room of a table, from memory or from the store.
    pub(crate) async fn room(self: &Arc<App>, id: TableId) -> Result<Arc<Room>, Problem> {
        if let Some(room) = lock(&self.rooms).get(&id) {
            return Ok(Arc::clone(room));
        }
        let stored = self.store.load(id).await.map_err(|error| self.fault(error))?;
        let stored = stored.ok_or_else(|| Problem::new(ErrorCode::NotFound, "there is no such table"))?;
        let room = Arc::new(Room::load(self, stored).map_err(|error| self.fault(error))?);
        // Whoever was faster wins: there is one room for a table, or two would not know of each other.
        let room = Arc::clone(lock(&self.rooms).entry(id).or_insert(room));
        room.wake(self).await;
        Ok(room)
    }

    /// A room that is no longer sure of itself leaves memory, so that the next to come loads it again.
    pub(crate) fn evict(&self, id: TableId, room: &Room) {
        let mut rooms = lock(&self.rooms);
        if rooms.get(&id).is_some_and(|known| std::ptr::eq(Arc::as_ptr(known), room)) {
            rooms.remove(&id);
        }
    }

    /// Rooms that nobody uses leave memory.
    pub(crate) fn sweep(&self) {
        let (now, idle) = (self.clock.now(), self.config.limits.idle_room_seconds.saturating_mul(1_000));
        // Whoever works with a room holds a share of it, and gets one only through this map.
        lock(&self.rooms).retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(now, idle));
    }

    /// How many rooms are in memory.
    pub(crate) fn room_count(&self) -> usize {
        lock(&self.rooms).len()
    }

    /// Every room in memory.
    pub(crate) fn all_rooms(&self) -> Vec<Arc<Room>> {
        lock(&self.rooms).values().cloned().collect()
    }

    /// The rooms in memory whose clocks have to be looked at.
    pub(crate) fn ringing_rooms(&self) -> Vec<Arc<Room>> {
        let now = self.clock.now();
        lock(&self.rooms).values().filter(|room| room.is_ringing(now)).cloned().collect()
    }

    /// The time by which the clocks of a table run. Live clocks stand while no server runs, because nobody can
    /// answer then; days go on.
    pub(crate) fn time(&self, pace: Pace) -> u64 {
        let now = self.clock.now();
        if matches!(pace, Pace::Live { .. }) { now.saturating_sub(self.paused) } else { now }
    }

    /// Notes that this server runs, while anybody is at a table.
    pub(crate) async fn sign(&self) {
        if self.room_count() > 0
            && let Err(error) = self.store.sign(self.clock.now()).await
        {
            self.unkept(&error);
        }
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        // Whoever could say so being gone says the same.
        let _ = self.stopping.clone().wait_for(|stopping| *stopping).await;
    }

    /// The store could not keep something.
    pub(crate) fn unkept(&self, error: &StoreError) -> Problem {
        self.metrics.unkept.add(1);
        self.metrics.faults.add(1);
        journal::unkept(error)
    }

    /// Something went wrong that is our fault.
    pub(crate) fn fault(&self, what: impl std::fmt::Display) -> Problem {
        self.metrics.faults.add(1);
        journal::fault(what)
    }
}
