//! Any text as the components of a game.

use serde_json::{Value, from_str, to_value};
use tidetable_bots::Insight;
use tidetable_catalog::{GAMES, GameEntry, Visitor, visit};
use tidetable_kernel::{Census, EditionError, EditionId, Game};
use tidetable_laws::trial;

use crate::options::set_up;

/// Loads the text as the components of each game. Those that are accepted can be played with at every table,
/// and no law is broken; those that are refused say what is wrong.
///
/// An edition stays for the life of the process: over many accepted ones the process grows.
pub fn edition(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for entry in GAMES {
        match (entry.load_edition)(text) {
            Ok(id) => play_with(entry, id),
            Err(EditionError::Unreadable(problem)) => assert!(!problem.is_empty()),
            Err(EditionError::Unsound(fault)) => {
                assert!(!fault.place.is_empty() && !fault.problem.is_empty())
            }
        }
    }
}

fn play_with(entry: &GameEntry, id: EditionId) {
    for seats in entry.game.seats() {
        let mut options: Value = from_str(entry.game.options(seats).get()).expect("options are JSON");
        options["edition"] = to_value(id).expect("a name is JSON");
        set_up(entry.game, &options.to_string(), u64::from(seats));
        visit(entry.game.id(), Trial(options));
    }
}

struct Trial(Value);

impl Visitor for Trial {
    type Output = ();

    fn visit<G: Insight + Census>(self) {
        let options: <G as Game>::Options = serde_json::from_value(self.0).expect("the edition is loaded");
        // Options that do not go together with these components are refused when the table is set up.
        if G::new(&options).is_ok()
            && let Err(violation) = trial::<G>(&options, 0)
        {
            panic!("{}: {violation}\noptions: {options:?}", G::ID);
        }
    }
}
