//! Every byte that leaves the server is what its receiver may know.
//!
//! Whole games are played by everybody at the table while somebody watches; people chat, vote, go and come back, and ask
//! for hints. Afterwards, when the seed is known, the game is played through again beside what was sent: each message
//! must be exactly what the rules give that viewer at that moment. What the rules give away is a matter of the laws each game is tested by.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tidetable_catalog::{GAMES, GameEntry};
use tidetable_kernel::{Dice, FieldKind, Seat, Viewer};
use tidetable_protocol::{Command, LogEntry, NewTableMade, Position};
use tidetable_table::{AnyMatch, Epoch};

use crate::{
    asides::Aside,
    client::{Client, Who, legal, raw},
    expected::Expected,
    host::{Host, secret},
};

/// What somebody did, in the order it was done.
enum Done {
    Answer {
        seat: Seat,
        epoch: Epoch,
        action: String,
    },
    Undo {
        seat: Seat,
    },
    /// An answer of which nothing came.
    Refused {
        seat: Seat,
        epoch: Epoch,
        action: String,
    },
    Aside(Aside),
}

/// A game as everybody saw it.
pub(crate) struct Seen {
    entry: GameEntry,
    pub(crate) table: String,
    /// Whether somebody asks for a hint, which takes a while.
    pub(crate) hints: bool,
    done: Vec<Done>,
    /// Everybody at the table, then a watcher.
    pub(crate) guests: Vec<Client>,
    /// For each guest, how much was heard after each thing that was done.
    pub(crate) marks: Vec<Vec<usize>>,
    /// How many lines of chat there are.
    pub(crate) lines: u64,
    /// Public records fetched while the game went on, with how much had been done.
    records: Vec<(usize, String)>,
    /// Everything else that anybody could fetch.
    fetched: Vec<String>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_leaves_the_server() {
    let host = Host::start().await;
    let mut games = 0;
    for entry in GAMES {
        let mut kinds = BTreeSet::new();
        for options in option_sets(entry) {
            let seen = play(&host, *entry, &options, games, kinds.is_empty()).await;
            check(&seen, &options);
            games += 1;
            kinds.extend(seen.guests.iter().flat_map(|guest| &guest.heard).map(|text| kind(text)));
        }
        let all = ["chat", "done", "hint", "pong", "position", "refused", "table", "vote", "welcome"];
        assert!(kinds.iter().eq(&all), "everything that can be said was said: {kinds:?}");
    }
    println!("{games} games compared byte by byte");
    host.stop().await;
}

/// What a message is called.
fn kind(text: &str) -> String {
    text.split('"').nth(1).unwrap().to_owned()
}

/// Every table size with the usual options, and each option changed alone.
fn option_sets(entry: &GameEntry) -> Vec<Value> {
    let mut sets = Vec::new();
    for seats in entry.game.seats() {
        let base: Value = serde_json::from_str(entry.game.options(seats).get()).unwrap();
        sets.push(base.clone());
        for field in entry.game.fields() {
            let values = match field.kind {
                FieldKind::Switch => vec![json!(true), json!(false)],
                FieldKind::OneOf(names) => names.iter().map(|name| json!(name)).collect(),
            };
            for value in values.into_iter().filter(|value| base[field.name] != *value) {
                let mut set = base.clone();
                set[field.name] = value;
                // Some choices do not go together with some table sizes.
                if entry.game.start(&set.to_string(), tidetable_table::Seed::from_number(1)).is_ok() {
                    sets.push(set);
                }
            }
        }
    }
    sets
}

async fn play(host: &Host, entry: GameEntry, options: &Value, number: u64, hints: bool) -> Seen {
    let count = options["seats"].as_u64().unwrap() as u8;
    let seats: Vec<_> = (0..count).map(|seat| if seat == 0 { "you" } else { "open" }).collect();
    let wish =
        json!({ "game": entry.game.id(), "options": options, "seats": seats, "name": "Ann", "hints": true });
    let table = host.post(&secret(1), "/api/tables", &wish.to_string()).await.json::<NewTableMade>().table;
    let mut guests = Vec::new();
    for seat in 1..=count {
        let mut guest = Client::join(host.address, &table, &Who::person(&secret(seat))).await;
        guest.must(Command::Sit { seat: None }).await;
        guests.push(guest);
    }
    guests.push(Client::join(host.address, &table, &Who::person(&secret(99))).await);
    guests[0].must(Command::Start).await;
    for guest in &mut guests {
        guest.here().await;
    }
    let mut seen = Seen {
        entry,
        table: table.clone(),
        hints,
        done: Vec::new(),
        marks: Vec::new(),
        guests,
        lines: 0,
        records: Vec::new(),
        fetched: Vec::new(),
    };
    let (mut dice, mut asides) = (Dice::seeded(number), 0);
    seen.mark().await;
    while seen.step(&mut dice).await {
        if seen.guests[0].here().await.result.is_some() {
            continue;
        }
        if seen.done.len() % 4 == 1 {
            let aside = seen.aside(host, asides, &mut dice).await;
            seen.done.push(Done::Aside(aside));
            seen.mark().await;
            asides += 1;
        }
        if seen.done.len() % 16 == 3 {
            for who in [1, 99] {
                let record = host.get_as(&secret(who), &format!("/api/tables/{table}/record")).await;
                seen.records.push((seen.done.len(), record.body));
            }
            for path in
                ["/metrics", "/api/tables", "/api/me/tables", "/readyz", &format!("/api/tables/{table}")]
            {
                let reply = host.get_as(&secret(99), path).await;
                seen.fetched.push(format!("{}\n{}", reply.head, reply.body));
            }
        }
    }
    seen
}

impl Seen {
    /// Everybody has heard everything: each asks the table for something that changes nothing, and has an answer.
    async fn mark(&mut self) {
        for guest in &mut self.guests {
            let idle = if guest.you.seat.is_some() { Command::Return } else { Command::Leave };
            guest.must(idle).await;
        }
        self.marks.push(self.guests.iter().map(|guest| guest.heard.len()).collect());
    }

    /// Somebody does something and everybody learns of it. Answers whether the game goes on.
    async fn step(&mut self, dice: &mut Dice) -> bool {
        let before = self.guests[0].here().await;
        let Some(asked) = pick_seat(&before, dice) else { return false };
        let undoer = self
            .guests
            .iter()
            .position(|guest| guest.position.as_ref().is_some_and(|position| position.can_undo));
        if let Some(undoer) = undoer.filter(|_| dice.below(8) == 0) {
            let seat = self.guests[undoer].seat();
            self.guests[undoer].must(Command::Undo).await;
            self.done.push(Done::Undo { seat });
        } else if dice.below(8) == 0 {
            self.stray(&before, dice).await;
        } else {
            let guest = &mut self.guests[asked.index()];
            let question = guest.here().await;
            let action = Client::pick(&question, dice);
            guest.must(Command::Answer { epoch: question.epoch, action: action.clone() }).await;
            self.done.push(Done::Answer {
                seat: asked,
                epoch: question.epoch,
                action: action.get().to_owned(),
            });
        }
        self.mark().await;
        true
    }

    /// Something that may be against the rules: what was legal for somebody at some time, from anybody, to any
    /// question.
    async fn stray(&mut self, before: &Position, dice: &mut Dice) {
        let action = self.stray_action(dice);
        let seat = Seat(dice.below(self.guests.len() as u32 - 1) as u8);
        let mut epochs = self
            .done
            .iter()
            .filter_map(|done| if let Done::Answer { epoch, .. } = done { Some(*epoch) } else { None });
        let epoch = epochs.next_back().filter(|_| dice.below(4) == 0).unwrap_or(before.epoch);
        let guest = &mut self.guests[seat.index()];
        let _ = guest.try_do(Command::Answer { epoch, action: action.clone() }).await;
        self.mark().await;
        let now = self.guests[0].here().await;
        let action = action.get().to_owned();
        self.done.push(match (now.step, now.undone) == (before.step, before.undone) {
            true => Done::Refused { seat, epoch, action },
            false => Done::Answer { seat, epoch, action },
        });
        self.marks.pop();
    }

    fn stray_action(&self, dice: &mut Dice) -> tidetable_table::Json {
        let answers: Vec<&str> = self
            .done
            .iter()
            .filter_map(
                |done| if let Done::Answer { action, .. } = done { Some(action.as_str()) } else { None },
            )
            .collect();
        match answers.is_empty() {
            true => raw(json!({ "unheard": "of" })),
            false => serde_json::value::RawValue::from_string(dice.pick(&answers).to_owned()).unwrap(),
        }
    }
}

fn pick_seat(position: &Position, dice: &mut Dice) -> Option<Seat> {
    let seats: Vec<Seat> = position.awaiting.seats().iter().collect();
    (!seats.is_empty()).then(|| dice.pick(&seats))
}

/// Plays the game through again beside what was sent.
fn check(seen: &Seen, options: &Value) {
    let last = seen.guests[0].position.as_ref().unwrap();
    let seed = last.seed.expect("the game is over");
    let mut game = seen.entry.game.start(&options.to_string(), seed).unwrap();
    let mut expected = Expected::new(seen.guests.len());
    // What was sent until the first position.
    for (index, guest) in seen.guests.iter().enumerate() {
        let heard = &guest.heard[..seen.marks[0][index]];
        expected.check_messages(game.as_ref(), index, viewer(guest), heard, None, None);
    }
    for (number, done) in seen.done.iter().enumerate() {
        check_records(seen, number, game.as_ref());
        let (mut refused, mut besides) = (None, None);
        match done {
            Done::Answer { seat, epoch, action } => game.play(*epoch, *seat, action).unwrap(),
            Done::Undo { seat } => {
                game.undo(*seat).unwrap();
                expected.note_undo();
            }
            Done::Refused { seat, epoch, action } => {
                refused = Some((*seat, game.play(*epoch, *seat, action).unwrap_err()));
            }
            Done::Aside(aside) => {
                expected.note(aside);
                besides = Some(aside);
            }
        }
        for (index, guest) in seen.guests.iter().enumerate() {
            let heard = &guest.heard[seen.marks[number][index]..seen.marks[number + 1][index]];
            expected.check_messages(game.as_ref(), index, viewer(guest), heard, refused.as_ref(), besides);
        }
    }
    check_secrets(seen, &seed.to_string());
}

fn viewer(guest: &Client) -> Viewer {
    guest.you.seat.map_or(Viewer::Public, Viewer::Seat)
}

/// While a game goes on, its record holds what everybody may know.
fn check_records(seen: &Seen, number: usize, game: &dyn AnyMatch) {
    for (_, record) in seen.records.iter().filter(|(done, _)| *done == number) {
        let lines: Vec<&str> = record.lines().collect();
        let header: Value = serde_json::from_str(lines[0]).unwrap();
        let mut keys: Vec<_> = header.as_object().unwrap().keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(keys, ["commitment", "game", "options", "players", "rules", "steps", "tidetable_public"]);
        let told: Vec<LogEntry> = lines[1..].iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        let told: Vec<_> = told.iter().map(|entry| (entry.step, entry.event.get().to_owned())).collect();
        let public: Vec<_> = game
            .history(Viewer::Public)
            .into_iter()
            .map(|(step, event)| (step, event.get().to_owned()))
            .collect();
        assert_eq!(told, public);
    }
}

/// Secrets, keys of others and the seed never occur in what somebody else is sent.
fn check_secrets(seen: &Seen, seed: &str) {
    let secrets: Vec<String> = (1..=seen.guests.len() as u8).chain([99]).map(secret).collect();
    let keys: Vec<Option<String>> = seen.guests.iter().map(|guest| guest.you.seat_key.clone()).collect();
    for (index, guest) in seen.guests.iter().enumerate() {
        let all = guest.heard.join("\n");
        assert!(secrets.iter().all(|secret| !all.contains(secret)));
        for (other, key) in keys.iter().enumerate() {
            if let Some(key) = key {
                assert_eq!(
                    all.contains(key.as_str()),
                    other == index,
                    "the key of seat {other} sent to {index}"
                );
            }
        }
        for text in &guest.heard {
            let over = text.contains("\"result\":{");
            assert!(over || !text.contains(seed), "the seed was told too early");
        }
    }
    let fetched = seen.fetched.iter().chain(seen.records.iter().map(|(_, record)| record));
    for text in fetched {
        assert!(secrets.iter().all(|secret| !text.contains(secret)) && !text.contains(seed));
        assert!(keys.iter().flatten().all(|key| !text.contains(key.as_str())));
    }
    // The same comparison would notice: what one seat was told is not what another was told.
    let [first, second] = [0, 1].map(|index| seen.guests[index].heard.join("\n"));
    assert_ne!(first, second);
    assert!(seen.guests.iter().all(|guest| !legal(guest.position.as_ref().unwrap()).iter().any(|_| true)));
}
