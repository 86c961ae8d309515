//! What a room knows, and how a change becomes durable.

use std::collections::VecDeque;

use serde_json::value::RawValue;
use tidetable_catalog::GameEntry;
use tidetable_kernel::{Seat, Seats, Viewer};
use tidetable_protocol::{ErrorCode, LogEntry, Pace, Problem, Stage, TableInfo};
use tidetable_store::{
    Change, ChatRow, Mark, Pending, PersonId, Stage as StoredStage, StoreError, StoredTable, TableRow,
};
use tidetable_table::{AnyMatch, Epoch, RecordError};

use super::{bots::Warm, clocks::Clocks, people::Guest};
use crate::{app::App, secret, text::BOT};

/// What a room knows.
pub(super) struct State {
    pub(super) row: TableRow,
    pub(super) entry: GameEntry,
    pub(super) pace: Pace,
    /// The game, once it has begun.
    pub(super) game: Option<Box<dyn AnyMatch>>,
    /// How many steps the store holds.
    pub(super) stored: usize,
    pub(super) clocks: Option<Clocks>,
    pub(super) chat: VecDeque<ChatRow>,
    /// Everybody who is connected.
    pub(super) guests: Vec<Guest>,
    /// Since when nobody is connected for a seat, in milliseconds since 1970; only if nobody is.
    pub(super) away: Vec<u64>,
    /// Whom the others want to hand to a bot, and who is for it.
    pub(super) votes: Vec<(Seat, Seats)>,
    /// Seats whose bots are thinking, and about what.
    pub(super) thinking: Vec<(Seat, Epoch)>,
    /// The bot that has just answered: it knows already what it thinks about the next question of its turn.
    pub(super) warm: Option<Warm>,
    /// Commands done lately, in case they are sent again.
    pub(super) done: VecDeque<u64>,
    /// Whether nobody can be sure what the store holds.
    pub(super) broken: bool,
    /// Whether something is being done; if it is found so by somebody else, whoever did it came to grief.
    pub(super) busy: bool,
}

/// Why what is stored of a table cannot be played on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("table {0}: no game here is called {1}")]
    UnknownGame(tidetable_store::TableId, String),
    #[error("table {0}: it is played by version {1} of the rules of {2}, and this program has version {3}")]
    Rules(tidetable_store::TableId, u32, String, u32),
    #[error("table {0}: its pace cannot be read")]
    Pace(tidetable_store::TableId),
    #[error("table {0}: its steps cannot be played: {1}")]
    Steps(tidetable_store::TableId, RecordError),
}

/// A change on its way to the store.
pub(super) struct Writing {
    pending: Pending<()>,
    row: Option<TableRow>,
    steps: usize,
}

/// How many commands done lately are remembered.
const REMEMBERED: usize = 64;

impl State {
    pub(super) fn load(app: &App, stored: StoredTable) -> Result<State, LoadError> {
        let StoredTable { row, steps, clocks, chat, .. } = stored;
        let entry = tidetable_catalog::find(&row.game);
        let entry = entry.ok_or_else(|| LoadError::UnknownGame(row.id, row.game.clone()))?;
        if row.rules != entry.game.rules() {
            return Err(LoadError::Rules(row.id, row.rules, row.game, entry.game.rules()));
        }
        let pace = serde_json::from_str(&row.pace).map_err(|_| LoadError::Pace(row.id))?;
        let game = match row.stage {
            StoredStage::Gathering => None,
            StoredStage::Playing | StoredStage::Over => {
                let game = entry.game.resume(&row.options, row.seed, &steps);
                Some(game.map_err(|error| LoadError::Steps(row.id, error))?)
            }
        };
        let mut clocks: Option<Clocks> = clocks.and_then(|clocks| serde_json::from_str(&clocks).ok());
        if let Some(clocks) = &mut clocks {
            clocks.wake(app.time(pace));
        }
        Ok(State {
            away: vec![app.clock.now(); row.seats.len()],
            done: row.done.iter().copied().chain(chat.iter().map(|line| line.token)).collect(),
            stored: steps.len(),
            chat: chat.into(),
            guests: Vec::new(),
            votes: Vec::new(),
            thinking: Vec::new(),
            warm: None,
            broken: false,
            busy: false,
            row,
            entry,
            pace,
            game,
            clocks,
        })
    }

    /// Sends a change to the store: `keep` steps stay, all that the game has beyond them are added. Until it is
    /// finished, nothing of it may be told to anybody.
    pub(super) fn begin_writing(&mut self, app: &App, keep: usize, row: Option<TableRow>) -> Writing {
        self.broken = true;
        let now = app.clock.now();
        let row = row.map(|row| TableRow { touched: now, ..row });
        let game = self.game.as_ref();
        let steps = game.map_or_else(Vec::new, |game| game.steps_from(keep));
        let awaited = game.map_or(Seats::NONE, |game| game.awaiting().seats());
        let clocks =
            self.clocks.as_ref().map(|clocks| serde_json::to_string(clocks).expect("clocks are JSON"));
        let total = keep + steps.len();
        let pending = app.store.change(Change {
            table: self.row.id,
            expected: Mark { version: self.row.version, steps: self.stored },
            keep,
            steps,
            awaited: awaited.iter().fold(0, |bits, seat| bits | 1 << seat.0),
            at: now,
            clocks,
            row: row.clone().map(Box::new),
        });
        Writing { pending, row, steps: total }
    }

    /// Waits until a change is durable. If it is not, or if nobody waits any more, the room stays broken.
    pub(super) async fn finish_writing(&mut self, app: &App, writing: Writing) -> Result<(), Problem> {
        match writing.pending.await {
            Ok(()) => {
                if let Some(row) = writing.row {
                    self.row = TableRow { version: self.row.version + 1, ..row };
                }
                self.stored = writing.steps;
                self.broken = false;
                Ok(())
            }
            Err(StoreError::Conflict) => {
                Err(Problem::new(ErrorCode::Unavailable, "the table was changed elsewhere; connect again"))
            }
            Err(error) => Err(app.unkept(&error)),
        }
    }

    /// Changes the row alone.
    pub(super) async fn write_row(&mut self, app: &App, row: TableRow) -> Result<(), Problem> {
        let writing = self.begin_writing(app, self.stored, Some(row));
        self.finish_writing(app, writing).await
    }

    /// Whether a command was done before.
    pub(super) fn was_done(&self, token: u64) -> bool {
        self.done.contains(&token)
    }

    /// Remembers that a command was done.
    pub(super) fn remember(&mut self, token: u64) {
        if self.done.len() >= REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back(token);
    }

    /// The seat of a person.
    pub(super) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |occupant: &tidetable_store::Occupant| match occupant {
            tidetable_store::Occupant::Person { devices, .. } => {
                devices.iter().any(|device| secret::same(device.digest(), person.digest()))
            }
            _ => false,
        };
        self.row.seats.iter().position(sits).map(|index| Seat(index as u8))
    }

    /// The seat of whoever made the table.
    pub(super) fn host_seat(&self) -> Option<Seat> {
        self.row.host.as_ref().and_then(|host| self.seat_of(host))
    }

    pub(super) fn stage(&self) -> Stage {
        protocol_stage(self.row.stage)
    }

    /// What everybody may know of the table.
    pub(super) fn info(&self) -> TableInfo {
        let here = |seat: Seat| self.guests.iter().any(|guest| guest.seat == Some(seat));
        let seats = seat_occupants(&self.row, here);
        let free = seats.contains(&tidetable_protocol::Occupant::Open);
        TableInfo {
            table: self.row.id.to_string(),
            code: self.row.code.clone().filter(|_| free),
            game: self.row.game.clone(),
            options: RawValue::from_string(self.row.options.clone())
                .expect("options were JSON when they came"),
            seats,
            host: self.host_seat(),
            pace: self.pace,
            stage: self.stage(),
            watching: self.guests.iter().filter(|guest| guest.seat.is_none()).count() as u32,
            quiet: self.row.quiet,
            hints: self.hints_allowed(),
            commitment: self.row.seed.commitment(),
            rematch: self.row.rematch.map(|table| table.to_string()),
        }
    }

    /// Whether people may ask what a bot would do: always against bots, among people only if whoever made the table
    /// wants it.
    pub(super) fn hints_allowed(&self) -> bool {
        let for_people = |occupant: &&tidetable_store::Occupant| {
            !matches!(occupant, tidetable_store::Occupant::Bot { .. })
        };
        self.row.hints || self.row.seats.iter().filter(for_people).count() < 2
    }

    /// What everybody is called, in turn order.
    pub(super) fn names(&self) -> Vec<String> {
        let name = |occupant: &tidetable_store::Occupant| match occupant {
            tidetable_store::Occupant::Open => String::new(),
            tidetable_store::Occupant::Person { name, .. } => name.clone(),
            tidetable_store::Occupant::Bot { level } => format!("{BOT}{level}"),
        };
        self.row.seats.iter().map(name).collect()
    }

    /// The record of a game that is over; of a running one a header and the events that everybody may know.
    pub(super) fn record(&self) -> Option<(Stage, String)> {
        let game = self.game.as_ref()?;
        if game.result().is_some() {
            return Some((Stage::Over, game.record(&self.names())));
        }
        let header = serde_json::json!({
            "tidetable_public": 1,
            "game": self.row.game,
            "rules": self.entry.game.rules(),
            "options": game.options(),
            "players": self.names(),
            "commitment": self.row.seed.commitment(),
            "steps": game.position(),
        });
        let mut text = format!("{header}\n");
        for (step, event) in game.history(Viewer::Public) {
            let line = serde_json::to_string(&LogEntry { step, event }).expect("events are JSON");
            text.push_str(&line);
            text.push('\n');
        }
        Some((Stage::Playing, text))
    }

    /// Whether the room can leave memory without anybody noticing.
    pub(super) fn is_empty(&self) -> bool {
        self.guests.is_empty() && self.thinking.is_empty()
    }
}

/// The stored stage in the protocol's words.
pub(crate) fn protocol_stage(stage: StoredStage) -> Stage {
    match stage {
        StoredStage::Gathering => Stage::Gathering,
        StoredStage::Playing => Stage::Playing,
        StoredStage::Over => Stage::Over,
    }
}

/// Who sits where, in the protocol's words.
pub(crate) fn seat_occupants(
    row: &TableRow,
    here: impl Fn(Seat) -> bool,
) -> Vec<tidetable_protocol::Occupant> {
    use tidetable_protocol::Occupant as Told;
    use tidetable_store::Occupant as Stored;
    let tell = |(seat, occupant): (Seat, &Stored)| match occupant {
        Stored::Open => Told::Open,
        Stored::Person { name, stand_in, .. } => {
            Told::Person { name: name.clone(), here: here(seat), stand_in: stand_in.clone() }
        }
        Stored::Bot { level } => Told::Bot { level: level.clone() },
    };
    Seat::all(row.seats.len() as u8).zip(&row.seats).map(tell).collect()
}
