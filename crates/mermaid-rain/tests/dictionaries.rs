//! Everything the game says can be said in English and French.

use std::collections::{BTreeMap, BTreeSet};

use tidetable_kernel::{Arg, FieldKind, Game, GameOptions, Phrase, Seat, Speak, Viewer};
use tidetable_mermaid_rain::{
    Card, Cards, Event, Hex, Options, Phase, Refusal, Shape, Terrain, Tile, Treasure, Uncovered,
};

use crate::{
    kit::answers,
    records::{RECORDS, read},
};

const ENGLISH: &str = include_str!("../../words/locales/en/mermaid-rain.ftl");
const FRENCH: &str = include_str!("../../words/locales/fr/mermaid-rain.ftl");

/// One of each refusal.
pub(crate) fn refusals() -> Vec<Refusal> {
    let (hex, tile, shape) = (Hex::default(), Tile::default(), Shape::Long);
    let (cards, card) = (Cards::one(Card::Gull), Card::Gull);
    let terrains = [Terrain::Outside, Terrain::Closed, Terrain::Ocean, Terrain::Rock, Terrain::Start];
    let terrains = terrains.into_iter().chain([Terrain::Wreck, Terrain::Island, Terrain::Cave]);
    let mut refusals = vec![
        Refusal::NotAwaited { seat: Seat(0) },
        Refusal::NotNow { phase: Phase::Place },
        Refusal::MeldSize { asked: 2, given: 1 },
        Refusal::PrincessTooSoon,
        Refusal::CardsNotHeld { cards, hand: cards },
        Refusal::NotOnOffer { tile },
        Refusal::NoBonus,
        Refusal::ShapeGone { shape },
        Refusal::NotAStart { hex },
        Refusal::StartOccupied { hex, by: Seat(1) },
        Refusal::TileNotHeld { tile },
        Refusal::NoSuchTurn { shape, ways: 3 },
        Refusal::OffTheBoard,
        Refusal::Covered { hex },
        Refusal::NoPlace { hex },
        Refusal::NamedByFirstHex { hex, first: hex },
        Refusal::NotAdjacent { from: hex, to: hex },
        Refusal::DeepSeaMatches { to: hex, card: Some(card) },
        Refusal::DeepSeaMatches { to: hex, card: None },
        Refusal::PaymentSize { given: 3 },
        Refusal::NoWarp,
        Refusal::AlreadyThere { hex },
        Refusal::NoSuchToken { token: Treasure::Pearl, at: hex },
        Refusal::NoHiddenToken { at: hex },
        Refusal::KeepSize { asked: 2, given: 3 },
    ];
    refusals.extend(terrains.map(|terrain| Refusal::NotOpenWater { hex, terrain }));
    refusals.extend(Card::ALL.map(|card| Refusal::WrongCard { to: hex, card }));
    refusals
}

/// Every message with the names of the arguments it uses.
fn messages(dictionary: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in dictionary.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with("mermaid-rain-")) {
            key = id;
            assert!(messages.insert(key, BTreeSet::new()).is_none(), "{key} is said twice");
        }
        if key.is_empty() {
            continue;
        }
        let names = line.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next());
        messages.entry(key).or_default().extend(names);
    }
    messages
}

type Said = BTreeMap<String, BTreeSet<String>>;

fn collect(phrase: &Phrase, said: &mut Said) {
    let names = phrase.args.iter().map(|(name, _)| name.to_string());
    said.entry(phrase.key.to_string()).or_default().extend(names);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => collect(inner, said),
            Arg::List(inner) => inner.iter().for_each(|inner| collect(inner, said)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => (),
        }
    }
}

/// All that is said in the golden records: answers, questions, events as everybody hears them; and refusals.
fn everything_said() -> Said {
    let mut said = Said::new();
    for (_, text, _) in RECORDS {
        let game_match = read(text).game_match;
        for step in 0..game_match.steps().len() {
            let position = game_match.at(step);
            let view = position.game().view(Viewer::Public);
            for seat in Seat::all(position.game().seats()) {
                collect(&tidetable_kernel::View::question(&view, seat), &mut said);
                answers(position.game(), seat).iter().for_each(|answer| collect(&answer.phrase(), &mut said));
            }
        }
        for viewer in [Viewer::Public, Viewer::Judge] {
            game_match.history(viewer).iter().for_each(|(_, event)| collect(&event.phrase(), &mut said));
        }
    }
    refusals().iter().for_each(|refusal| collect(&refusal.phrase(), &mut said));
    unrecorded().iter().for_each(|event| collect(&event.phrase(), &mut said));
    said
}

/// What happens in none of the records.
fn unrecorded() -> Vec<Event> {
    let uncovered = |token| Uncovered { at: Hex::default(), nth: 0, token };
    vec![
        Event::TributePaid { seat: Seat(0), missing: Vec::new(), lost: 0 },
        Event::TokensUncovered { seat: Seat(0), tokens: Treasure::ALL.map(uncovered).to_vec() },
    ]
}

#[test]
fn everything_said_is_in_both_dictionaries_with_the_arguments_it_has() {
    let said = everything_said();
    for (language, dictionary) in [("English", ENGLISH), ("French", FRENCH)] {
        let messages = messages(dictionary);
        for (key, given) in &said {
            let used = messages.get(key.as_str()).unwrap_or_else(|| panic!("{key} is missing in {language}"));
            let unknown: Vec<_> = used.iter().filter(|name| !given.contains(**name)).collect();
            assert!(unknown.is_empty(), "{key} asks for {unknown:?} in {language}");
        }
    }
}

#[test]
fn both_dictionaries_say_the_same_and_nothing_that_is_never_said() {
    let (english, french) = (messages(ENGLISH), messages(FRENCH));
    assert_eq!(english, french);
    let said = everything_said();
    let by_clients = |key: &str| {
        ["-title", "-tagline", "-about"].iter().any(|end| key.ends_with(end)) || key.contains("-option-")
    };
    let unsaid: Vec<_> = english.keys().filter(|key| !said.contains_key(**key) && !by_clients(key)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn every_option_has_its_words() {
    let english = messages(ENGLISH);
    for field in Options::FIELDS {
        assert_eq!(field.kind, FieldKind::Switch);
        for key in [
            format!("mermaid-rain-option-{}", field.name),
            format!("mermaid-rain-option-{}-hint", field.name),
        ] {
            assert!(english.contains_key(key.as_str()), "{key}");
        }
    }
}
