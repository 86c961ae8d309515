//! Who comes, who sits where, who goes.

use std::sync::Arc;

use tidetable_kernel::Seat;
use tidetable_protocol::{ErrorCode, Problem, Stage};
use tidetable_store::{Occupant, PersonId, Stage as StoredStage, TableRow};

use super::{Asked, bots::STAND_IN, outbox::Outbox, play::wrong_stage, state::State};
use crate::{app::App, limits::Origin, lobby, secret, text};

/// Somebody who is connected.
pub(crate) struct Guest {
    pub(super) line: u64,
    pub(super) outbox: Arc<Outbox>,
    pub(super) origin: Origin,
    pub(super) person: Option<PersonId>,
    /// The name of somebody without a seat.
    pub(super) name: String,
    pub(super) seat: Option<Seat>,
    /// What opens the seat on another device.
    pub(super) key: Option<String>,
    /// Names the client among all clients, for the numbers of its commands.
    pub(super) tag: u64,
    /// What the client knows of the game.
    pub(super) told: Option<Told>,
}

/// What a client knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) steps: usize,
    pub(crate) undone: u32,
}

/// Who wants to come in.
pub(crate) struct Hello {
    pub(crate) line: u64,
    pub(crate) origin: Origin,
    pub(crate) person: Option<PersonId>,
    pub(crate) name: Option<String>,
    /// The key that follows from the person's secret.
    pub(crate) own_key: Option<String>,
    /// The key of a seat link that was followed.
    pub(crate) given_key: Option<String>,
    pub(crate) client: Option<String>,
    pub(crate) seen: Option<Told>,
}

/// Somebody has come in.
pub(crate) struct Joined {
    pub(crate) outbox: Arc<Outbox>,
}

/// So many devices of one person know a seat.
const DEVICES: usize = 8;
/// While so few are here, each who comes or goes to watch is announced.
const SMALL_CROWD: usize = 32;

impl State {
    pub(super) async fn join(&mut self, app: &App, hello: Hello) -> Result<Joined, Problem> {
        let mut seat = hello.person.as_ref().and_then(|person| self.seat_of(person));
        let mut key = hello.own_key;
        if let Some(given) = hello.given_key {
            seat = Some(self.open_seat(app, &given, hello.person).await?);
            key = Some(given);
        } else if let (Some(seat), Some(own)) = (seat, &key)
            && !self.keep_key(app, seat, hello.person, own).await?
        {
            key = None;
        }
        if !self.guests.iter().any(|guest| guest.seat == seat) {
            // Who is back is not to be replaced because of an absence that is over.
            self.votes.retain(|(target, _)| Some(*target) != seat);
        }
        let watchers = self.guests.iter().filter(|guest| guest.seat.is_none()).count();
        if seat.is_none() && watchers >= app.config.limits.watchers_per_table {
            return Err(Problem::new(ErrorCode::Unavailable, "too many people watch this table"));
        }
        let tag = match (&hello.person, &hello.client) {
            (Some(person), Some(client)) => secret::client_tag(person, client),
            // Without a name it is another client whenever it connects, also to a server that was started anew.
            _ => secret::number(),
        };
        let outbox = Arc::new(Outbox::default());
        self.guests.push(Guest {
            line: hello.line,
            outbox: Arc::clone(&outbox),
            origin: hello.origin,
            person: hello.person,
            name: hello.name.unwrap_or_else(|| text::NO_NAME.to_owned()),
            seat,
            key,
            tag,
            told: hello.seen,
        });
        self.welcome(app, self.guests.len() - 1);
        if self.is_complete() {
            self.begin(app).await?;
            self.announce();
            self.tell_positions(app);
        } else {
            self.announce_presence(hello.line, seat);
        }
        Ok(Joined { outbox })
    }

    /// Everybody but the newcomer, who was just welcomed, learns who is here.
    fn announce_presence(&self, line: u64, seat: Option<Seat>) {
        let several = self.guests.iter().filter(|guest| guest.seat == seat).count() > 1;
        if (seat.is_some() && !several) || (seat.is_none() && self.guests.len() <= SMALL_CROWD) {
            self.announce_to(|guest| guest.line != line);
        }
    }

    /// Whether a table where everybody's seat is kept, as after a rematch, can begin because all have come.
    fn is_complete(&self) -> bool {
        let here = |seat: Seat| self.guests.iter().any(|guest| guest.seat == Some(seat));
        let kept = self.row.stage == StoredStage::Gathering && self.row.code.is_none();
        kept && Seat::all(self.row.seats.len() as u8).zip(&self.row.seats).all(|(seat, occupant)| {
            match occupant {
                Occupant::Open => false,
                Occupant::Person { .. } => here(seat),
                Occupant::Bot { .. } => true,
            }
        })
    }

    /// Somebody followed a seat link.
    async fn open_seat(&mut self, app: &App, key: &str, person: Option<PersonId>) -> Result<Seat, Problem> {
        let digest = secret::key_digest(key);
        let opens = |occupant: &Occupant| match occupant {
            Occupant::Person { key: Some(key), .. } => secret::same(key, &digest),
            _ => false,
        };
        let index = self.row.seats.iter().position(opens);
        let index =
            index.ok_or_else(|| Problem::new(ErrorCode::BadSecret, "this link opens no seat here"))?;
        let seat = Seat(index as u8);
        let Some(person) = person else { return Ok(seat) };
        match self.seat_of(&person) {
            Some(own) if own == seat => return Ok(seat),
            Some(_) => return Err(Problem::new(ErrorCode::SeatTaken, "you have another seat at this table")),
            None => (),
        }
        let mut row = self.row.clone();
        if let Occupant::Person { devices, .. } = &mut row.seats[index] {
            if devices.len() >= DEVICES {
                // The first device keeps its place, the oldest of the others goes.
                devices.remove(1);
            }
            devices.push(person);
        }
        self.write_row(app, row).await?;
        Ok(seat)
    }

    /// Keeps what opens a seat elsewhere, the first time its owner comes. Answers whether it is this key.
    async fn keep_key(
        &mut self,
        app: &App,
        seat: Seat,
        person: Option<PersonId>,
        key: &str,
    ) -> Result<bool, Problem> {
        let digest = secret::key_digest(key);
        match &self.row.seats[seat.index()] {
            Occupant::Person { key: Some(kept), .. } => Ok(secret::same(kept, &digest)),
            Occupant::Person { devices, key: None, .. } if devices.first() == person.as_ref() => {
                let mut row = self.row.clone();
                if let Occupant::Person { key, .. } = &mut row.seats[seat.index()] {
                    *key = Some(digest);
                }
                self.write_row(app, row).await?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    pub(super) fn part(&mut self, app: &App, line: u64) {
        let Some(index) = self.guests.iter().position(|guest| guest.line == line) else { return };
        let seat = self.guests.swap_remove(index).seat;
        let still_here = self.guests.iter().any(|guest| guest.seat == seat);
        match seat {
            Some(seat) if !still_here => {
                self.away[seat.index()] = app.clock.now();
                self.announce();
            }
            None if self.guests.len() <= SMALL_CROWD => self.announce(),
            _ => (),
        }
    }

    pub(super) fn guest(&self, line: u64) -> Result<&Guest, Problem> {
        let guest = self.guests.iter().find(|guest| guest.line == line);
        guest.ok_or_else(|| Problem::new(ErrorCode::Unavailable, "this line is closed"))
    }

    /// The seat of whoever asks.
    pub(super) fn seat(&self, line: u64) -> Result<Seat, Problem> {
        let seat = self.guest(line)?.seat;
        seat.ok_or_else(|| Problem::new(ErrorCode::NotSeated, "only somebody with a seat may do that"))
    }

    /// What somebody is called here.
    pub(super) fn name_of(&self, guest: &Guest) -> String {
        match guest.seat.map(|seat| &self.row.seats[seat.index()]) {
            Some(Occupant::Person { name, .. }) => name.clone(),
            _ => guest.name.clone(),
        }
    }

    pub(super) async fn sit(&mut self, app: &App, asked: Asked, wish: Option<Seat>) -> Result<(), Problem> {
        let guest = self.guest(asked.line)?;
        let person = guest.person.ok_or_else(|| {
            Problem::new(ErrorCode::BadSecret, "only somebody who said hello with a secret can sit down")
        })?;
        let (name, current) = (self.name_of(guest), guest.seat);
        let key = guest.key.as_deref().map(secret::key_digest);
        if current.is_some() && (wish.is_none() || wish == current) {
            self.acknowledge(asked);
            return Ok(());
        }
        if self.row.stage != StoredStage::Gathering {
            return Err(wrong_stage("the game has begun"));
        }
        let free = |seat: &Seat| self.row.seats.get(seat.index()) == Some(&Occupant::Open);
        let seat = match wish {
            Some(seat) => Some(seat).filter(free),
            None => Seat::all(self.row.seats.len() as u8).find(free),
        };
        let seat = seat.ok_or_else(|| Problem::new(ErrorCode::SeatTaken, "that seat is not free"))?;
        let mut row = self.row.clone();
        let sitting = Occupant::Person { name, devices: vec![person], key, stand_in: None };
        row.seats[seat.index()] = match current {
            Some(current) => std::mem::replace(&mut row.seats[current.index()], Occupant::Open),
            None => sitting,
        };
        row.host = row.host.or(Some(person));
        self.write_row(app, row).await?;
        self.seat_guests();
        self.acknowledge(asked);
        self.announce();
        Ok(())
    }

    /// After seats have changed, everybody connected knows their own.
    fn seat_guests(&mut self) {
        let seats: Vec<_> = self
            .guests
            .iter()
            .map(|guest| guest.person.as_ref().and_then(|person| self.seat_of(person)))
            .collect();
        for (guest, seat) in self.guests.iter_mut().zip(seats) {
            // Somebody who came by a seat link alone, without a secret, stays where the link led.
            if guest.person.is_some() && guest.seat != seat {
                guest.seat = seat;
                guest.told = None;
            }
        }
    }

    pub(super) async fn leave(&mut self, app: &App, asked: Asked) -> Result<(), Problem> {
        let Some(seat) = self.guest(asked.line)?.seat else {
            // It was left before, but whoever sent this never heard of that.
            self.acknowledge(asked);
            return Ok(());
        };
        let mut row = self.row.clone();
        match row.stage {
            StoredStage::Gathering => self.vacate(&mut row, seat),
            StoredStage::Playing => {
                if let Occupant::Person { stand_in, .. } = &mut row.seats[seat.index()] {
                    *stand_in = Some(STAND_IN.name().to_owned());
                }
            }
            StoredStage::Over => return Err(wrong_stage("the game is over")),
        }
        self.write_row(app, row).await?;
        self.votes.retain(|(target, _)| *target != seat);
        if self.row.stage == StoredStage::Gathering {
            self.guests
                .iter_mut()
                .filter(|guest| guest.seat == Some(seat))
                .for_each(|guest| guest.seat = None);
        }
        self.acknowledge(asked);
        self.announce();
        Ok(())
    }

    /// A seat becomes free; if it was the host's, somebody else who sits becomes the host, or whoever sits down next.
    fn vacate(&self, row: &mut TableRow, seat: Seat) {
        let was_host = self.host_seat() == Some(seat);
        row.seats[seat.index()] = Occupant::Open;
        let heir = row.seats.iter().find_map(|occupant| match occupant {
            Occupant::Person { devices, .. } => devices.first().copied(),
            _ => None,
        });
        if was_host {
            row.host = heir;
        }
    }

    pub(super) async fn come_back(&mut self, app: &App, asked: Asked) -> Result<(), Problem> {
        let seat = self.seat(asked.line)?;
        let mut row = self.row.clone();
        if let Occupant::Person { stand_in, .. } = &mut row.seats[seat.index()] {
            *stand_in = None;
        }
        if row.seats != self.row.seats {
            self.write_row(app, row).await?;
            self.announce();
        }
        self.votes.retain(|(target, _)| *target != seat);
        self.acknowledge(asked);
        Ok(())
    }

    pub(super) async fn rename(&mut self, app: &App, asked: Asked, typed: &str) -> Result<(), Problem> {
        let new_name = text::name(typed)?;
        if let Some(seat) = self.guest(asked.line)?.seat {
            let mut row = self.row.clone();
            if let Occupant::Person { name, .. } = &mut row.seats[seat.index()] {
                name.clone_from(&new_name);
            }
            if row.seats != self.row.seats {
                self.write_row(app, row).await?;
                self.announce();
            }
        } else if let Some(guest) = self.guests.iter_mut().find(|guest| guest.line == asked.line) {
            guest.name = new_name;
        }
        self.acknowledge(asked);
        Ok(())
    }

    /// The same people play again; whoever began goes last.
    pub(super) async fn rematch(&mut self, app: &App, asked: Asked) -> Result<(), Problem> {
        self.seat(asked.line)?;
        if self.stage() != Stage::Over {
            return Err(wrong_stage("the game is not over"));
        }
        if self.row.rematch.is_none() {
            let host = self.guest(asked.line)?.person.or(self.row.host);
            let again = lobby::again(&self.row, host, app.clock.now());
            let id = again.id;
            app.store.create(again, Vec::new(), 0).await.map_err(|error| app.unkept(&error))?;
            app.metrics.tables.add(1);
            self.write_row(app, TableRow { rematch: Some(id), ..self.row.clone() }).await?;
            self.announce();
        }
        self.acknowledge(asked);
        Ok(())
    }
}
