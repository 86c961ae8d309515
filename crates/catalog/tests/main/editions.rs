//! Components as files: what is compiled in can be written out, changed and read back.

use tidetable_catalog::{GAMES, find};
use tidetable_kernel::EditionError;
use tidetable_table::Seed;

#[test]
fn the_standard_edition_is_the_one_that_is_played() {
    for entry in GAMES {
        let id = (entry.load_edition)(entry.standard_edition).unwrap().to_string();
        let options = entry.game.options(*entry.game.seats().start());
        assert!(options.get().contains(&id), "{}: {options}", entry.game.id());
    }
}

#[test]
fn another_edition_can_be_played_once_it_is_loaded() {
    for entry in GAMES {
        let changed = format!("{}\n# another print run\n", entry.standard_edition);
        let standard = (entry.load_edition)(entry.standard_edition).unwrap().to_string();
        let seats = *entry.game.seats().start();
        let options = entry.game.options(seats).get().to_owned();
        let id = (entry.load_edition)(&changed).unwrap().to_string();
        let other = options.replace(&standard, &id);
        assert_ne!(other, options);
        let table = entry.game.start(&other, Seed::from_number(1)).unwrap();
        assert_eq!(table.options().get(), other);
    }
}

#[test]
fn rubbish_is_refused() {
    for entry in GAMES {
        for rubbish in ["", "[", "seats = 3", "\0\0"] {
            let refused = (entry.load_edition)(rubbish);
            assert!(
                matches!(refused, Err(EditionError::Unreadable(_) | EditionError::Unsound(_))),
                "{rubbish:?}"
            );
        }
    }
}

#[test]
fn a_game_is_found_by_its_name_alone() {
    for entry in GAMES {
        assert_eq!(find(entry.game.id()).map(|found| found.game.id()), Some(entry.game.id()));
    }
    assert!(find("chess").is_none());
}
