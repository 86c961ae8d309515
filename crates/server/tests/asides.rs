//! What people do at a table besides playing, and what they are told of it.

use std::time::Duration;

use serde_json::Value;
use tidetable_kernel::{Dice, Seat, Viewer};
use tidetable_protocol::{ChatLine, ClientMessage, Command, Occupant, ServerMessage, TableInfo, Vote, You};
use tidetable_table::AnyMatch;

use crate::{
    client::{Client, Who},
    host::{Host, secret},
    leaks::Seen,
};

/// Something that leaves the game as it is.
pub(crate) enum Aside {
    Chat(ChatLine),
    Hint(Seat),
    /// Somebody goes, is voted on, and comes back, perhaps without knowing anything.
    Vote {
        gone: usize,
        anew: bool,
        told: Vec<Vote>,
    },
    /// A bot has the seat for a moment.
    StandIn,
    /// Somebody is told that something is not for them.
    Denied {
        guest: usize,
        text: &'static str,
    },
    Ping,
}

impl Seen {
    /// One thing after the other, as often as it is asked for.
    pub(crate) async fn aside(&mut self, host: &Host, number: usize, dice: &mut Dice) -> Aside {
        let awaited = self.guests[0].here().await.awaiting.seats();
        let seats = self.guests.len() - 1;
        let idle = (0..seats).find(|&index| !awaited.contains(Seat(index as u8)));
        match number % 6 {
            0 => self.chat(host, dice).await,
            1 if number < 6 && self.hints => self.hint(awaited.first().unwrap()).await,
            2 => self.vote(host, dice.below(seats as u32) as usize, dice.below(2) == 0).await,
            3 if idle.is_some() => {
                for command in [Command::Leave, Command::Return] {
                    self.guests[idle.unwrap()].must(command).await;
                }
                Aside::StandIn
            }
            4 => {
                let (guest, text) = match idle.filter(|_| dice.below(2) == 0) {
                    Some(idle) => (idle, "the game does not wait for this seat"),
                    None => (seats, "only somebody with a seat may do that"),
                };
                self.guests[guest].try_do(Command::Hint).await.unwrap_err();
                Aside::Denied { guest, text }
            }
            _ => {
                for guest in &mut self.guests {
                    guest.send(&ClientMessage::Ping).await;
                    guest.until(|message| matches!(message, ServerMessage::Pong).then_some(())).await;
                }
                Aside::Ping
            }
        }
    }

    async fn chat(&mut self, host: &Host, dice: &mut Dice) -> Aside {
        let guest = &mut self.guests[dice.below(self.marks[0].len() as u32) as usize];
        self.lines += 1;
        let text = format!("line {}", self.lines);
        guest.must(Command::Chat { text: text.clone() }).await;
        let name = guest.you.seat.map_or("Guest", |seat| if seat == Seat(0) { "Ann" } else { "Guest" });
        let (number, at) = (self.lines, host.clock.now() / 1_000);
        Aside::Chat(ChatLine { number, seat: guest.you.seat, name: name.to_owned(), text, at })
    }

    async fn hint(&mut self, seat: Seat) -> Aside {
        let asker = &mut self.guests[seat.index()];
        let id = asker.ask(Command::Hint).await;
        asker
            .until(|message| {
                matches!(message, ServerMessage::Hint { id: told, .. } if *told == id).then_some(())
            })
            .await;
        Aside::Hint(seat)
    }

    async fn vote(&mut self, host: &Host, gone: usize, anew: bool) -> Aside {
        let (seat, others) = (Seat(gone as u8), self.guests.len() - 2);
        let known = self.guests[gone].here().await;
        let awaited = known.awaiting.seats().contains(seat);
        let mut fresh = Client::open(host.address, &self.table).await;
        fresh.next_id = self.guests[gone].next_id;
        let heard = std::mem::replace(&mut self.guests[gone], fresh).leave().await;
        host.clock.advance(Duration::from_secs(60));
        let voter = Seat(u8::from(gone == 0));
        let needed = others as u8 / 2 + 1;
        let mut told = Vec::new();
        for agree in [true, false] {
            // A bot that the game waits for would play.
            if agree && needed == 1 && awaited {
                continue;
            }
            self.guests[voter.index()].must(Command::Replace { seat, agree }).await;
            told.push(Vote { seat, agree: if agree { vec![voter] } else { Vec::new() }, needed });
        }
        let who = Who::person(&secret(gone as u8 + 1));
        let who = if anew { who } else { who.again("page", &known) };
        let back = &mut self.guests[gone];
        back.send(&who.hello()).await;
        back.here().await;
        back.must(Command::Return).await;
        back.heard.splice(0..0, heard);
        Aside::Vote { gone, anew, told }
    }
}

impl Aside {
    /// Whether a guest may be told that because of this.
    pub(crate) fn check(&self, game: &dyn AnyMatch, guest: usize, viewer: Viewer, told: &ServerMessage) {
        match (self, told) {
            (Aside::Chat(line), ServerMessage::Chat(told)) => assert_eq!(told, line),
            (Aside::Hint(seat), ServerMessage::Hint { best, outlook, .. }) => {
                assert_eq!(viewer, Viewer::Seat(*seat), "only whoever asked is told");
                let legal: Vec<Value> = serde_json::from_str(game.legal(*seat).get()).unwrap();
                assert!(
                    best.iter().all(|action| legal.contains(&serde_json::from_str(action.get()).unwrap()))
                );
                assert!(!best.is_empty() && best.len() == outlook.len());
            }
            (Aside::Vote { gone, told: votes, .. }, ServerMessage::Vote(vote)) => {
                assert!(guest != *gone && votes.contains(vote), "{vote:?}");
            }
            (Aside::Denied { guest: denied, text }, ServerMessage::Refused { problem, .. }) => {
                assert_eq!((guest, problem.text.as_str()), (*denied, *text));
                assert!(problem.refusal.is_none() && problem.phrase.is_none() && problem.section.is_none());
            }
            (Aside::Ping, ServerMessage::Pong) => (),
            _ => panic!("nobody asked for {told:?}"),
        }
    }
}

/// A table is told as everybody may know it, and each guest who they are themselves.
pub(crate) fn check_table(game: &dyn AnyMatch, guest: usize, viewer: Viewer, table: &TableInfo, you: &You) {
    assert_eq!(table.options.get(), game.options().get());
    assert_eq!(table.commitment, game.seed().commitment());
    for (index, occupant) in table.seats.iter().enumerate() {
        if let Occupant::Person { name, .. } = occupant {
            assert_eq!(name, if index == 0 { "Ann" } else { "Guest" });
        }
    }
    assert!(you.seat.is_none_or(|seat| viewer == Viewer::Seat(seat)));
    assert_eq!(you.host, guest == 0);
    assert_eq!(you.seat.is_some(), you.seat_key.is_some());
}
