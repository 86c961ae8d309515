//! The rules and the dictionaries know the same words. That every sentence comes out right, in both
//! languages and with its arguments, is asked of all games together.

use std::collections::BTreeSet;

use tidetable_kernel::{Game, GameOptions, Refusal as _, Seat, Speak};
use tidetable_perladora::Options;

use crate::kit::{dive, opening};

const ENGLISH: &str = include_str!("../../words/locales/en/perladora.ftl");
const RULES: &str = include_str!("../src/phrase.rs");

/// The keys of the dictionary.
fn known() -> BTreeSet<String> {
    let messages = ENGLISH.lines().filter(|line| line.starts_with("perladora-"));
    messages.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

/// The keys that rules, options and the game's front page ask for.
fn asked_for() -> BTreeSet<String> {
    let said = RULES.split('"').filter(|text| text.starts_with("perladora-")).map(str::to_owned);
    let options = Options::FIELDS
        .iter()
        .flat_map(|field| ["", "-hint"].map(|what| format!("perladora-option-{}{what}", field.name)));
    let front = ["title", "tagline", "about"].map(|what| format!("perladora-{what}"));
    said.chain(options).chain(front).collect()
}

#[test]
fn the_dictionary_holds_what_is_asked_for_and_nothing_else() {
    assert_eq!(known(), asked_for());
}

#[test]
fn a_refusal_points_to_its_section() {
    let refusal = opening(Options::default()).check(Seat(0), &dive("D1", 1)).expect_err("a farm");
    assert_eq!((refusal.section(), refusal.phrase().key.as_ref()), ("5.1", "perladora-no-farm"));
}
