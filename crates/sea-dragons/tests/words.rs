//! The rules and the dictionaries know the same words.

use std::collections::BTreeSet;

use tidetable_kernel::{FieldKind, Game, GameOptions, Refusal as _, Speak, View as _, Viewer};
use tidetable_sea_dragons::{Action, Options, Shape};

use crate::kit::{A, Scene, place, play, refusal};

const ENGLISH: &str = include_str!("../../words/locales/en/sea-dragons.ftl");
const FRENCH: &str = include_str!("../../words/locales/fr/sea-dragons.ftl");
const RULES: &str = include_str!("../src/speech.rs");

/// The keys of a dictionary.
fn known(dictionary: &str) -> BTreeSet<String> {
    let messages = dictionary.lines().filter(|line| line.starts_with("sea-dragons-"));
    messages.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

/// The keys that rules, options and the game's front page ask for.
fn asked_for() -> BTreeSet<String> {
    let said = RULES.split('"').filter(|text| text.starts_with("sea-dragons-")).map(str::to_owned);
    let front = ["title", "tagline", "about"].map(|what| format!("sea-dragons-{what}"));
    let options = Options::FIELDS.iter().flat_map(|field| {
        let key = |what: &str| format!("sea-dragons-option-{}{what}", field.name);
        match field.kind {
            FieldKind::Switch => vec![key(""), key("-hint")],
            FieldKind::OneOf(values) => [String::new()]
                .into_iter()
                .chain(values.iter().map(|value| format!("-{value}")))
                .map(|what| key(&what))
                .collect(),
        }
    });
    said.chain(front).chain(options).collect()
}

#[test]
fn the_dictionaries_hold_what_is_asked_for_and_nothing_else() {
    assert_eq!(known(ENGLISH), asked_for());
    assert_eq!(known(FRENCH), asked_for());
}

#[test]
fn a_refusal_points_to_its_section() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).game();
    play(&mut game, Action::Play { card: Shape::I4 });
    let refusal = refusal(&game, place("D8 E8 F8 G8"));
    assert_eq!((refusal.section(), refusal.phrase().key.as_ref()), ("5.3", "sea-dragons-no-island"));
}

#[test]
fn the_chosen_card_is_named_only_to_its_owner() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).game();
    play(&mut game, Action::Play { card: Shape::I4 });
    assert_eq!(game.view(Viewer::Seat(A)).question(A).key, "sea-dragons-ask-place");
    assert_eq!(game.view(Viewer::Public).question(A).key, "sea-dragons-ask-place-unseen");
    assert_eq!(game.view(Viewer::Public).question(crate::kit::B).key, "sea-dragons-ask-wait");
}
