//! Tables kept in this browser.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tidetable_bots::Level;
use tidetable_protocol::Occupant;
use tidetable_table::{Json, Seed};

use crate::{browser, pieces::order::ordered};

/// What the keys of kept tables begin with.
const PREFIX: &str = "tidetable.local.";
/// How many tables are kept; the finished ones go first, then those longest untouched.
const MOST: usize = 40;

/// What the names of bots in a record begin with.
pub(crate) const BOT: &str = "bot:";

/// A table kept in this browser: everything its match is derived from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: Json,
    pub(crate) seats: Vec<LocalSeat>,
    pub(crate) seed: Seed,
    pub(crate) steps: Vec<String>,
    /// When it was last touched, in seconds since 1970.
    pub(crate) touched: u64,
    /// Whether the game is over.
    pub(crate) over: bool,
}

/// Who sits at a table in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LocalSeat {
    /// Somebody before this page.
    Person(String),
    /// A bot of that level.
    Bot(String),
}

impl LocalSeat {
    /// A bot.
    pub(crate) fn bot(level: Level) -> LocalSeat {
        LocalSeat::Bot(level.name().to_owned())
    }

    /// The bot's level, if it is one. A level that is no longer known plays as usual.
    pub(crate) fn level(&self) -> Option<Level> {
        match self {
            LocalSeat::Bot(name) => Some(Level::from_str(name).unwrap_or_default()),
            LocalSeat::Person(_) => None,
        }
    }

    /// What stands in a record, on servers, too.
    pub(crate) fn recorded(&self) -> String {
        match self {
            LocalSeat::Person(name) => name.clone(),
            LocalSeat::Bot(level) => format!("{BOT}{level}"),
        }
    }

    /// The same in the words of the protocol.
    pub(crate) fn occupant(&self) -> Occupant {
        match self {
            LocalSeat::Person(name) => Occupant::Person { name: name.clone(), here: true, stand_in: None },
            LocalSeat::Bot(level) => Occupant::Bot { level: level.clone() },
        }
    }
}

/// The table of that id.
pub(crate) fn load(id: &str) -> Option<Saved> {
    serde_json::from_str(&browser::read(&format!("{PREFIX}{id}"))?).ok()
}

/// Every table, the one last touched first.
pub(crate) fn load_all() -> Vec<Saved> {
    let ids = browser::keys(PREFIX);
    let all: Vec<Saved> = ids.iter().filter_map(|key| load(key.strip_prefix(PREFIX)?)).collect();
    ordered(all, |saved| -(saved.touched as i64))
}

/// Keeps a table; says whether there was room.
pub(crate) fn keep(saved: &Saved) -> bool {
    let text = serde_json::to_string(saved).expect("plain data");
    browser::write(&format!("{PREFIX}{}", saved.id), &text)
}

/// Forgets a table.
pub(crate) fn discard(id: &str) {
    browser::forget(&format!("{PREFIX}{id}"));
}

/// Forgets what nobody will miss, so that there is room for one more.
pub(crate) fn tidy() {
    excess(load_all()).iter().for_each(|saved| discard(&saved.id));
}

/// The tables to give up: beyond the bound, finished ones before running ones, then the oldest.
fn excess(all: Vec<Saved>) -> Vec<Saved> {
    let (over, running): (Vec<Saved>, Vec<Saved>) = all.into_iter().partition(|saved| saved.over);
    let by_age = |tables| ordered(tables, |saved: &Saved| -(saved.touched as i64));
    let mut all: Vec<Saved> = by_age(running).into_iter().chain(by_age(over)).collect();
    all.split_off(all.len().min(MOST - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(id: usize, over: bool) -> Saved {
        let options = serde_json::value::to_raw_value(&()).unwrap();
        let (id, touched) = (id.to_string(), id as u64);
        let (game, seats, steps) = (String::new(), Vec::new(), Vec::new());
        Saved { id, game, options, seats, seed: Seed::from_number(1), steps, touched, over }
    }

    #[test]
    fn finished_and_old_tables_make_room() {
        let all: Vec<Saved> = (0..MOST + 1).map(|id| saved(id, id % 2 == 0)).collect();
        let gone: Vec<String> = excess(all).into_iter().map(|saved| saved.id).collect();
        assert_eq!(gone, ["2", "0"]);
        assert!(excess(vec![saved(1, true)]).is_empty());
    }

    #[test]
    fn a_table_survives_being_kept() {
        let one = saved(3, true);
        let text = serde_json::to_string(&one).unwrap();
        let read: Saved = serde_json::from_str(&text).unwrap();
        assert_eq!((read.id, read.seed), (one.id, one.seed));
        assert_eq!(LocalSeat::Bot("retired".to_owned()).level(), Some(Level::default()));
    }
}
