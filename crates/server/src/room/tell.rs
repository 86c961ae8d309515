//! What a room tells whom.

use bytes::Bytes;
use tidetable_kernel::Viewer;
use tidetable_protocol::{LogEntry, PROTOCOL, Position, Problem, ServerMessage, You};
use tidetable_table::AnyMatch;

use super::{
    Asked,
    outbox::{End, Outbox, write, write_sized},
    people::{Guest, Told},
    state::State,
    viewer,
};
use crate::app::App;

impl State {
    /// Everybody is told the position. Guests who see the same and know the same share one text.
    pub(super) fn tell_positions(&mut self, app: &App) {
        let Some(game) = &self.game else { return };
        let (now, told) = (app.time(self.pace), self.told());
        let mut shared: Vec<((Viewer, Option<usize>), Bytes)> = Vec::with_capacity(2);
        for index in 0..self.guests.len() {
            let guest = &self.guests[index];
            if guest.outbox.is_slow() {
                continue;
            }
            let key = (viewer(guest.seat), self.known(guest, game.as_ref()));
            let text = match shared.iter().find(|(known, _)| *known == key) {
                Some((_, text)) => text.clone(),
                None => {
                    let text = write_position(self.position(game.as_ref(), key.0, key.1, now));
                    shared.push((key, text.clone()));
                    text
                }
            };
            guest.outbox.push(text);
            self.guests[index].told = told;
        }
    }

    /// What a guest who is told now will know.
    fn told(&self) -> Option<Told> {
        let game = self.game.as_ref()?;
        Some(Told { steps: game.position(), undone: self.row.undone })
    }

    /// How many of the steps a guest knows of; nothing if it must be told everything anew.
    fn known(&self, guest: &Guest, game: &dyn AnyMatch) -> Option<usize> {
        let told =
            guest.told.filter(|told| told.undone == self.row.undone && told.steps <= game.position())?;
        Some(told.steps)
    }

    /// The game as a viewer may know it, with what happened since the first `known` steps.
    fn position(&self, game: &dyn AnyMatch, viewer: Viewer, known: Option<usize>, now: u64) -> Position {
        let events = game.history_from(known.unwrap_or(0), viewer);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Judge => None,
        };
        let result = game.result();
        Position {
            step: game.position(),
            undone: self.row.undone,
            epoch: game.epoch(),
            awaiting: game.awaiting(),
            events: events.into_iter().map(|(step, event)| LogEntry { step, event }).collect(),
            anew: known.is_none(),
            view: game.view(viewer),
            legal: seat.map_or_else(nothing, |seat| game.legal(seat)),
            can_undo: seat.is_some_and(|seat| game.can_undo(seat)),
            clocks: self.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.faces(now)),
            seed: result.map(|_| game.seed()),
            result,
        }
    }

    /// A new guest is told everything.
    pub(super) fn welcome(&mut self, app: &App, index: usize) {
        let guest = &self.guests[index];
        guest.outbox.tell(&ServerMessage::Welcome {
            protocol: PROTOCOL,
            you: self.you(guest),
            table: self.info(),
            chat: self.chat_lines(),
        });
        self.tell_position(app, index);
    }

    /// One guest is told the position.
    fn tell_position(&mut self, app: &App, index: usize) {
        let Some(game) = &self.game else { return };
        let guest = &self.guests[index];
        let known = self.known(guest, game.as_ref());
        let position = self.position(game.as_ref(), viewer(guest.seat), known, app.time(self.pace));
        guest.outbox.push(write_position(position));
        self.guests[index].told = self.told();
    }

    /// Everybody is told about seats, stage and who is here.
    pub(super) fn announce(&self) {
        self.announce_to(|_| true);
    }

    /// Some are told about seats, stage and who is here.
    pub(super) fn announce_to(&self, concerned: impl Fn(&Guest) -> bool) {
        let table = self.info();
        let tell = |you| write(&ServerMessage::Table { table: table.clone(), you });
        let mut stranger = None;
        for guest in self.guests.iter().filter(|guest| concerned(guest)) {
            let you = self.you(guest);
            // Most of a crowd are strangers, who are all told the same.
            let text = match &you {
                you if *you == You::default() => stranger.get_or_insert_with(|| tell(You::default())).clone(),
                _ => tell(you),
            };
            guest.outbox.push(text);
        }
    }

    /// Everybody is told the same.
    pub(super) fn tell_all(&self, message: &ServerMessage) {
        let text = write(message);
        self.guests.iter().for_each(|guest| guest.outbox.push(text.clone()));
    }

    /// Who a guest is here.
    fn you(&self, guest: &Guest) -> You {
        You {
            seat: guest.seat,
            host: guest.person.is_some() && guest.person == self.row.host,
            seat_key: guest.seat.and(guest.key.clone()),
        }
    }

    /// A command was done, and what it changed is durable.
    pub(super) fn acknowledge(&mut self, asked: Asked) {
        if let Some(outbox) = self.outbox(asked.line) {
            outbox.tell(&ServerMessage::Done { id: asked.id });
        }
    }

    /// A command was not done.
    pub(super) fn refuse(&self, asked: Asked, problem: Problem) {
        if let Some(outbox) = self.outbox(asked.line) {
            outbox.tell(&ServerMessage::Refused { id: Some(asked.id), problem });
        }
    }

    pub(super) fn outbox(&self, line: u64) -> Option<&Outbox> {
        self.guests.iter().find(|guest| guest.line == line).map(|guest| guest.outbox.as_ref())
    }

    /// A line that was too slow is told the position with everything it missed.
    pub(super) fn catch_up(&mut self, app: &App, line: u64) {
        if let Some(index) = self.guests.iter().position(|guest| guest.line == line) {
            self.tell_position(app, index);
        }
    }

    /// Everybody is disconnected.
    pub(super) fn close(&self, end: End) {
        self.guests.iter().for_each(|guest| guest.outbox.close(end));
    }

    /// One guest is told the position again, because it does not seem to know it.
    pub(super) fn remind(&mut self, app: &App, asked: Asked) {
        self.catch_up(app, asked.line);
    }
}

/// Positions are most of what is ever sent, so their text is not moved while it grows.
fn write_position(position: Position) -> Bytes {
    let events: usize = position.events.iter().map(|entry| entry.event.get().len() + 32).sum();
    let bytes = 512 + position.view.get().len() + position.legal.get().len() + events;
    write_sized(&ServerMessage::Position(position), bytes)
}

/// The legal answers of somebody who only watches.
fn nothing() -> tidetable_table::Json {
    serde_json::value::RawValue::from_string("[]".to_owned()).expect("an empty list is JSON")
}
