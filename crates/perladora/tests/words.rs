//! Everything that is said has words in both languages.

use std::collections::{BTreeMap, BTreeSet};

use tidetable_kernel::{Arg, Dice, Game, GameOptions, Phrase, Refusal as _, Seat, Speak, View as _, Viewer};
use tidetable_laws::option_sets;
use tidetable_perladora::{Options, Perladora};

use crate::{kit::opening, playout::step};

const ENGLISH: &str = include_str!("../../words/locales/en/perladora.ftl");
const FRENCH: &str = include_str!("../../words/locales/fr/perladora.ftl");

/// Every key with the names of the arguments that its message uses.
fn dictionary(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut keys = BTreeMap::<_, BTreeSet<_>>::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|_| line.starts_with("perladora-")) {
            key = id;
            assert!(keys.insert(key, BTreeSet::new()).is_none(), "{key} is there twice");
        }
        for rest in line.split('$').skip(1) {
            let end = rest.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(rest.len());
            keys.entry(key).or_default().insert(&rest[..end]);
        }
    }
    keys
}

/// Collects the keys of a phrase and of the phrases inside it, each with the arguments it brings.
fn collect(phrase: &Phrase, said: &mut BTreeMap<String, BTreeSet<String>>) {
    let names = phrase.args.iter().map(|(name, _)| name.to_string()).collect();
    said.insert(phrase.key.to_string(), names);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => collect(inner, said),
            Arg::List(inner) => inner.iter().for_each(|inner| collect(inner, said)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => (),
        }
    }
}

/// Everything said in some random games, by their actions, events, questions and refusals.
fn said_in_games() -> BTreeMap<String, BTreeSet<String>> {
    let mut said = BTreeMap::new();
    for options in option_sets::<Perladora>() {
        let mut pool = Vec::new();
        for seed in 0..10 {
            let mut dice = Dice::seeded(seed);
            let mut game = Perladora::new(&options).expect("a table of this size");
            let mut events = Vec::new();
            loop {
                for seat in Seat::all(options.seats + 1) {
                    collect(&game.view(Viewer::Public).question(seat), &mut said);
                    game.legal_actions(seat, &mut pool);
                    let refused = |action| game.check(seat, action).err();
                    pool.iter()
                        .rev()
                        .take(60)
                        .filter_map(refused)
                        .for_each(|no| collect(&no.phrase(), &mut said));
                }
                if !step(&mut game, &mut dice, &mut events) {
                    break;
                }
                pool.truncate(4_000);
            }
            pool.iter().for_each(|action| collect(&action.phrase(), &mut said));
            for event in &events {
                collect(&event.phrase(), &mut said);
                collect(&Perladora::redact(event, Viewer::Public).expect("told to all").phrase(), &mut said);
            }
        }
    }
    said
}

#[test]
fn both_dictionaries_have_the_same_keys_and_arguments() {
    assert_eq!(dictionary(ENGLISH), dictionary(FRENCH));
}

#[test]
fn everything_said_is_in_the_dictionary_with_its_arguments() {
    let dictionary = dictionary(ENGLISH);
    for (key, brought) in said_in_games() {
        let used = dictionary.get(key.as_str()).unwrap_or_else(|| panic!("{key} has no words"));
        assert!(used.iter().all(|&name| brought.contains(name)), "{key} uses {used:?}, but gets {brought:?}");
    }
}

#[test]
fn every_word_is_said_somewhere_in_the_rules() {
    let source = include_str!("../src/phrase.rs");
    let options = |key: &str| {
        Options::FIELDS.iter().any(|field| key.starts_with(&format!("perladora-option-{}", field.name)))
    };
    for key in dictionary(ENGLISH).keys() {
        let about = matches!(*key, "perladora-title" | "perladora-tagline" | "perladora-about");
        assert!(about || options(key) || source.contains(&format!("\"{key}\"")), "{key} is never said");
    }
}

#[test]
fn every_option_has_a_label_and_a_hint() {
    for field in Options::FIELDS {
        for key in
            [format!("perladora-option-{}", field.name), format!("perladora-option-{}-hint", field.name)]
        {
            assert!(dictionary(ENGLISH).contains_key(key.as_str()), "{key}");
        }
    }
}

#[test]
fn a_refusal_points_to_its_section() {
    let game = opening(Options::default());
    let refusal = game.check(Seat(0), &crate::kit::dive("D1", 1)).expect_err("a farm");
    assert_eq!((refusal.section(), refusal.phrase().key.as_ref()), ("5.1", "perladora-no-farm"));
}
