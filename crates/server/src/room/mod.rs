//! A table in memory: who is connected, the game, and what everybody is told.
//!
//! A room is a cache of what the store holds. Every change is written to the store first; only when that has
//! happened is it acknowledged and sent on. If a write fails, nobody can know what the store holds: the room is
//! broken, lets go of everybody, and whoever comes back finds what is durable.

mod bots;
mod chat;
mod clocks;
mod outbox;
mod people;
mod play;
mod state;
mod tell;
mod votes;

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};

use tidetable_kernel::Viewer;
use tidetable_protocol::{Command, ErrorCode, Problem, Stage, TableInfo};
use tidetable_store::{StoredTable, TableId};
use tokio::sync::Mutex;

use crate::app::App;

pub(crate) use outbox::{End, Outbox};
pub(crate) use people::{Hello, Joined, Told};
use state::State;
pub(crate) use state::{LoadError, protocol_stage, seat_occupants};

/// A table in memory.
pub(crate) struct Room {
    pub(crate) id: TableId,
    state: Mutex<State>,
    /// When somebody last came, went or did something, in milliseconds since 1970.
    used: AtomicU64,
    /// When the next clock runs out, in milliseconds since 1970.
    alarm: AtomicU64,
}

/// No clock runs.
const NEVER: u64 = u64::MAX;

/// Who wants something: a line, and the number under which it is answered.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub(crate) line: u64,
    pub(crate) id: u64,
}

impl Room {
    pub(crate) fn load(app: &App, stored: StoredTable) -> Result<Room, LoadError> {
        let (id, now) = (stored.row.id, app.clock.now());
        let state = State::load(app, stored)?;
        Ok(Room { id, state: Mutex::new(state), used: AtomicU64::new(now), alarm: AtomicU64::new(NEVER) })
    }

    /// The room has just been loaded: what was going on goes on.
    pub(crate) async fn wake(self: &Arc<Room>, app: &Arc<App>) {
        let mut state = self.state.lock().await;
        self.settle(app, &mut state);
    }

    /// Somebody connects.
    pub(crate) async fn join(self: &Arc<Room>, app: &Arc<App>, hello: Hello) -> Result<Joined, Problem> {
        let mut state = self.state.lock().await;
        self.touch(app);
        let joined = match state.begin_work() {
            Ok(()) => {
                let joined = state.join(app, hello).await;
                state.busy = false;
                joined
            }
            Err(problem) => Err(problem),
        };
        self.settle(app, &mut state);
        joined
    }

    /// A line is closed.
    pub(crate) async fn part(self: &Arc<Room>, app: &Arc<App>, line: u64) {
        self.touch(app);
        self.state.lock().await.part(app, line);
    }

    /// Does what was asked for and tells whoever asked how it went.
    pub(crate) async fn perform(self: &Arc<Room>, app: &Arc<App>, asked: Asked, command: Command) {
        let mut state = self.state.lock().await;
        self.touch(app);
        let result = match state.begin_work() {
            Ok(()) => {
                let result = state.perform(app, self, asked, command).await;
                state.busy = false;
                result
            }
            Err(problem) => Err(problem),
        };
        if let Err(problem) = result {
            app.metrics.refusals.add(1);
            let out_of_date = matches!(problem.code, ErrorCode::Stale | ErrorCode::NotAwaited);
            state.refuse(asked, problem);
            if out_of_date {
                state.remind(app, asked);
            }
        }
        self.settle(app, &mut state);
    }

    /// The game of a new table where nobody else is to come begins.
    pub(crate) async fn begin(self: &Arc<Room>, app: &Arc<App>) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        state.begin_work()?;
        let begun = state.begin(app).await;
        state.busy = false;
        self.settle(app, &mut state);
        begun
    }

    /// A line that was too slow has caught up.
    pub(crate) async fn catch_up(self: &Arc<Room>, app: &App, line: u64) {
        self.state.lock().await.catch_up(app, line);
    }

    /// A clock may have run out.
    pub(crate) async fn ring(self: &Arc<Room>, app: &Arc<App>) {
        let mut state = self.state.lock().await;
        if state.begin_work().is_ok() {
            // A write that fails has been noted, and has broken the room.
            let _ = state.ring(app).await;
            state.busy = false;
        }
        self.settle(app, &mut state);
    }

    /// Whether a clock has run out since anybody looked.
    pub(crate) fn is_ringing(&self, now: u64) -> bool {
        self.alarm.load(Relaxed) <= now
    }

    fn set_alarm(&self, app: &App, state: &State) {
        self.alarm.store(state.next_alarm(app).unwrap_or(NEVER), Relaxed);
    }

    /// What everybody may know.
    pub(crate) async fn info(&self) -> TableInfo {
        self.state.lock().await.info()
    }

    /// The record of a game that is over, or of a running one what everybody may know; nothing before.
    pub(crate) async fn record(&self) -> Option<(Stage, String)> {
        let state = self.state.lock().await;
        state.record()
    }

    /// Something in here panicked: nobody can be sure of anything but the store.
    pub(crate) async fn break_down(self: &Arc<Room>, app: &Arc<App>) {
        let mut state = self.state.lock().await;
        state.broken = true;
        self.settle(app, &mut state);
    }

    /// Everybody is told why and disconnected.
    pub(crate) async fn close(&self, end: End) {
        self.state.lock().await.close(end);
    }

    /// Whether nobody has been here for a while.
    pub(crate) fn is_idle(&self, now: u64, idle: u64) -> bool {
        let unused = now.saturating_sub(self.used.load(Relaxed)) >= idle;
        unused && self.state.try_lock().is_ok_and(|state| state.is_empty())
    }

    /// After every change: bots are set to think, and a broken room is given up.
    fn settle(self: &Arc<Room>, app: &Arc<App>, state: &mut State) {
        if !state.is_sound() {
            app.evict(self.id, self);
            state.close(End::Reload);
        } else {
            state.wake_bots(app, self);
            self.set_alarm(app, state);
        }
    }

    fn touch(&self, app: &App) {
        self.used.store(app.clock.now(), Relaxed);
    }
}

impl State {
    /// Whether what is in memory can be relied on.
    fn is_sound(&self) -> bool {
        !self.broken && !self.busy
    }

    /// Before anything is done: if the last who did something never finished, nothing here can be relied on.
    fn begin_work(&mut self) -> Result<(), Problem> {
        if !self.is_sound() {
            return Err(Problem::new(
                ErrorCode::Unavailable,
                "the table is being loaded again; connect again",
            ));
        }
        self.busy = true;
        Ok(())
    }
}

/// Through whose eyes somebody sees the game.
fn viewer(seat: Option<tidetable_kernel::Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}
