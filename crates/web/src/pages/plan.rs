//! A table that is being planned: who sits where, by which rules, with how much time.

use serde_json::{Map, Value};
use tidetable_bots::Level;
use tidetable_catalog::GameEntry;
use tidetable_kernel::FieldKind;
use tidetable_protocol::{NewTable, Pace, SeatPlan};
use tidetable_table::{Json, Seed, StartError};

use crate::{
    browser,
    session::{
        LocalTable,
        saved::{self, LocalSeat},
    },
};

/// Who is to sit on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Chair {
    /// Whoever plans the table.
    You,
    /// Somebody else: beside you on this device under that name, or whoever follows the link.
    Other(String),
    Bot(Level),
    /// A bot of that name, which the server offers.
    Offered(String),
}

/// A table that is being planned.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) entry: GameEntry,
    /// Whether people come by link.
    pub(super) by_link: bool,
    pub(super) chairs: Vec<Chair>,
    pub(super) options: Map<String, Value>,
    pub(super) pace: Pace,
    pub(super) listed: bool,
    /// Whether people may ask what a bot would do although others play.
    pub(super) hints: bool,
}

impl Plan {
    /// You against one bot, everything as usual.
    pub(super) fn new(entry: GameEntry) -> Plan {
        let fewest = *entry.game.seats().start();
        let mut plan = Plan {
            entry,
            by_link: false,
            chairs: Vec::new(),
            options: Map::new(),
            pace: Pace::Unhurried,
            listed: false,
            hints: false,
        };
        plan.resize(fewest);
        plan
    }

    /// Changes the number of chairs; who sits already stays. Options are those of a table of that size, with what
    /// was chosen kept.
    pub(super) fn resize(&mut self, seats: u8) {
        let new = |chair: usize, by_link: bool| match chair {
            0 => Chair::You,
            _ if by_link => Chair::Other(String::new()),
            _ => Chair::Bot(Level::default()),
        };
        let by_link = self.by_link;
        let mut chair = self.chairs.len();
        self.chairs.resize_with(usize::from(seats), || {
            chair += 1;
            new(chair - 1, by_link)
        });
        let usual: Map<String, Value> =
            serde_json::from_str(self.entry.game.options(seats).get()).expect("options are an object");
        let chosen = std::mem::replace(&mut self.options, usual);
        for field in self.entry.game.fields() {
            if let Some(value) = chosen.get(field.name) {
                self.options.insert(field.name.to_owned(), value.clone());
            }
        }
    }

    /// Whether people come by link; then chairs for others take the place of bots, and the other way round.
    pub(super) fn invite(&mut self, by_link: bool) {
        self.by_link = by_link;
        for chair in self.chairs.iter_mut().filter(|chair| **chair != Chair::You) {
            *chair = if by_link { Chair::Other(String::new()) } else { Chair::Bot(Level::default()) };
        }
    }

    /// Whether more people than whoever plans the table are to play.
    pub(super) fn is_for_several(&self) -> bool {
        self.by_link && self.chairs.iter().any(|chair| matches!(chair, Chair::Other(_)))
    }

    /// What is chosen in a field, as the text of its value.
    pub(super) fn option(&self, name: &str) -> String {
        match self.options.get(name) {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Bool(true)) => "true".to_owned(),
            _ => "false".to_owned(),
        }
    }

    /// Chooses something in a field.
    pub(super) fn choose(&mut self, name: &str, kind: FieldKind, value: &str) {
        let value = match kind {
            FieldKind::Switch => Value::Bool(value == "true"),
            FieldKind::OneOf(_) => Value::String(value.to_owned()),
        };
        self.options.insert(name.to_owned(), value);
    }

    fn options_json(&self) -> Json {
        serde_json::value::to_raw_value(&self.options).expect("an object")
    }

    /// The table as it is asked for on the server.
    pub(super) fn request(&self, name: &str) -> NewTable {
        let seat = |chair: &Chair| match chair {
            Chair::You => SeatPlan::You,
            Chair::Other(_) => SeatPlan::Open,
            Chair::Bot(level) => SeatPlan::Bot(level.name().to_owned()),
            Chair::Offered(name) => SeatPlan::Bot(name.clone()),
        };
        NewTable {
            game: self.entry.game.id().to_owned(),
            options: self.options_json(),
            seats: self.chairs.iter().map(seat).collect(),
            pace: self.pace,
            listed: self.listed,
            hints: self.hints,
            name: name.to_owned(),
        }
    }

    /// Who sits where on this device; people without a name are called by `nameless` and their seat's number.
    pub(super) fn local_seats(&self, name: &str, nameless: &str) -> Vec<LocalSeat> {
        let seat = |(index, chair): (usize, &Chair)| match chair {
            Chair::You => LocalSeat::Person(name.to_owned()),
            Chair::Other(other) if other.is_empty() => LocalSeat::Person(format!("{nameless} {}", index + 1)),
            Chair::Other(other) => LocalSeat::Person(other.clone()),
            Chair::Bot(level) => LocalSeat::bot(*level),
            // What a server offers does not play here; one of ours does.
            Chair::Offered(_) => LocalSeat::bot(Level::default()),
        };
        self.chairs.iter().enumerate().map(seat).collect()
    }

    /// Sets the table up in this browser; gives its id.
    pub(super) fn start_here(&self, name: &str, nameless: &str) -> Result<String, StartError> {
        start_here(self.entry, self.options_json(), self.local_seats(name, nameless))
    }
}

/// Sets a table up in this browser and keeps it; gives its id.
pub(super) fn start_here(
    entry: GameEntry,
    options: Json,
    seats: Vec<LocalSeat>,
) -> Result<String, StartError> {
    saved::tidy();
    let id = browser::random_hex::<6>();
    let mut table = LocalTable::start(entry, options, seats, id, Seed::new(browser::random_bytes()))?;
    saved::keep(table.touch(browser::unix_seconds()));
    Ok(table.id().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        Plan::new(tidetable_catalog::find("perladora").unwrap())
    }

    #[test]
    fn a_new_plan_can_be_played_at_once() {
        let plan = plan();
        assert_eq!(plan.chairs, [Chair::You, Chair::Bot(Level::default())]);
        let entry = plan.entry;
        assert!(entry.game.start(plan.options_json().get(), Seed::from_number(1)).is_ok());
    }

    #[test]
    fn more_chairs_keep_what_was_chosen() {
        let mut plan = plan();
        let field = plan.entry.game.fields()[0];
        plan.choose(field.name, field.kind, "true");
        plan.resize(4);
        assert_eq!(plan.chairs.len(), 4);
        assert_eq!(plan.options["seats"], 4);
        assert_eq!(plan.option(field.name), "true");
        plan.resize(2);
        assert_eq!(plan.chairs.len(), 2);
    }

    #[test]
    fn by_link_the_other_chairs_are_free() {
        let mut plan = plan();
        plan.invite(true);
        plan.resize(3);
        let request = plan.request("Ann");
        assert_eq!(request.seats, [SeatPlan::You, SeatPlan::Open, SeatPlan::Open]);
        assert_eq!(request.name, "Ann");
    }

    #[test]
    fn a_bot_of_the_server_is_asked_for_by_its_name() {
        let mut plan = plan();
        plan.invite(true);
        assert!(plan.is_for_several());
        plan.chairs[1] = Chair::Offered("Pearl diver".to_owned());
        assert!(!plan.is_for_several());
        assert_eq!(plan.request("Ann").seats, [SeatPlan::You, SeatPlan::Bot("Pearl diver".to_owned())]);
    }

    #[test]
    fn people_on_one_device_have_names() {
        let mut plan = plan();
        plan.resize(3);
        plan.chairs[1] = Chair::Other("Ben".to_owned());
        plan.chairs[2] = Chair::Other(String::new());
        let names = plan.local_seats("Ann", "Player");
        let person = |name: &str| LocalSeat::Person(name.to_owned());
        assert_eq!(names, [person("Ann"), person("Ben"), person("Player 3")]);
    }
}
