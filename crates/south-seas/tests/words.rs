//! Everything that can be said is said in both languages.

use tidetable_kernel::{
    Awaiting, Dice, Game, GameOptions, Phrase, Refusal as _, Seat, Speak, View as _, Viewer,
};
use tidetable_south_seas::{
    Action, Cause, Chance, Edge, EndReason, Event, Harvest, Kind, Options, Refusal, Side, SouthSeas, Spot,
    Turns,
};
use tidetable_words::{Language, Words};

use crate::{
    kit::{A, B, goods, scene, seats, ship},
    sections::{ENGLISH, FRENCH, headings},
};

fn say(words: &Words, phrase: &Phrase) -> String {
    let said = words.say(phrase, &|seat: Seat| format!("Player {seat}"));
    assert!(!said.contains(['⟦', '{', '}']), "{phrase:?} says {said:?}");
    assert!(!said.trim().is_empty(), "{phrase:?} says nothing");
    said
}

fn languages() -> [Words; 2] {
    [Words::new(Language::English), Words::new(Language::French)]
}

#[test]
fn what_happens_in_random_games_can_be_said() {
    let languages = languages();
    for seed in 0..3 {
        let mut dice = Dice::seeded(seed);
        let mut game = SouthSeas::new(&Options { seats: 4, ..Options::default() }).unwrap();
        loop {
            let mut events = Vec::new();
            match game.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => {
                    let chance: Chance = game.sample_chance(&mut dice, &mut Vec::new());
                    game.resolve(&chance, &mut events);
                }
                Awaiting::Seats(awaited) => {
                    let seat = awaited.first().unwrap();
                    let mut actions: Vec<Action> = Vec::new();
                    game.legal_actions(seat, &mut actions);
                    let question = game.view(Viewer::Seat(seat)).question(seat);
                    for words in &languages {
                        say(words, &question);
                        let said: Vec<String> =
                            actions.iter().map(|action| say(words, &action.phrase())).collect();
                        let distinct: std::collections::BTreeSet<_> = said.iter().collect();
                        assert_eq!(distinct.len(), said.len(), "two answers sound the same: {said:?}");
                    }
                    game.apply(seat, &dice.pick(&actions), &mut events);
                }
            }
            events
                .iter()
                .for_each(|event| languages.iter().for_each(|words| drop(say(words, &event.phrase()))));
        }
    }
}

#[test]
fn every_event_can_be_said() {
    let mut events = vec![
        Event::TileSetAside { face: "C12".parse().unwrap() },
        Event::MarketCompleted { seat: A, cell: "W1".parse().unwrap() },
        Event::ShipTaken { seat: A, ship: ship("AAAA/3") },
        Event::GameEnded { reason: EndReason::LastShip },
        Event::GameEnded { reason: EndReason::LastTile },
    ];
    for kind in [Kind::Bridge, Kind::Island, Kind::Sea] {
        for cause in [Cause::Complete, Cause::Boat, Cause::End] {
            let winners = seats(&[A, B]);
            events.push(Event::Harvested(Harvest {
                kind,
                cause,
                parts: vec![],
                islanders: vec![],
                winners,
                goods: 1,
            }));
        }
    }
    for words in &languages() {
        events.iter().for_each(|event| drop(say(words, &event.phrase())));
    }
}

fn refusals() -> Vec<Refusal> {
    let cell = "N2E3".parse().expect("a cell");
    let spot: Spot = "sea N2 E1".parse().expect("a spot");
    let (tile, neighbour) = (Edge::Sea, Edge::Island);
    let mut refusals = vec![
        Refusal::NotAwaited,
        Refusal::OtherQuestion,
        Refusal::CellTaken { cell },
        Refusal::CellApart { cell },
        Refusal::NoSuchSpot { spot },
        Refusal::ReserveEmpty,
        Refusal::Occupied { spot, seat: B, cell },
        Refusal::ReserveNotEmpty { reserve: 1 },
        Refusal::ReserveNotEmpty { reserve: 3 },
        Refusal::NoIslander { cell },
        Refusal::ShipNotOpen { ship: ship("AAAB/3") },
        Refusal::ShipNotBest { ship: ship("bf/2"), best: 6 },
        Refusal::WrongCargo { ship: ship("*****/4"), goods: goods(1, 0, 0) },
        Refusal::GoodsMissing { missing: goods(1, 2, 0) },
    ];
    refusals.extend(Side::ALL.map(|side| Refusal::EdgesClash { cell, side, tile, neighbour }));
    refusals.extend(Turns::ALL.map(|turns| Refusal::SameWhenTurned { turns }));
    refusals
}

#[test]
fn every_refusal_can_be_said_and_names_a_section_of_the_rules() {
    for refusal in refusals() {
        languages().iter().for_each(|words| drop(say(words, &refusal.phrase())));
        for rules in [ENGLISH, FRENCH] {
            assert!(headings(rules).contains(&refusal.section()), "{refusal:?}");
        }
    }
}

#[test]
fn the_game_and_its_options_have_names() {
    for words in &languages() {
        for key in ["title", "tagline", "about"] {
            assert!(words.knows(&format!("south-seas-{key}")), "{key}");
        }
        for field in Options::FIELDS {
            assert!(words.knows(&format!("south-seas-option-{}", field.name)));
            let tidetable_kernel::FieldKind::OneOf(values) = field.kind else { continue };
            for value in values {
                assert!(words.knows(&format!("south-seas-option-{}-{value}", field.name)), "{value}");
            }
        }
    }
}

#[test]
fn sentences_read_well() {
    let [english, french] = &languages();
    let load = Action::LoadShip { ship: ship("bssf/5"), goods: goods(1, 2, 1) };
    assert_eq!(
        say(english, &load.phrase()),
        "Load the ship worth 5 (1 banana, 2 shells and 1 fish) with 1 banana, 2 shells and 1 fish"
    );
    assert_eq!(
        say(french, &load.phrase()),
        "Charger le navire à 5 points (1 banane, 2 coquillages et 1 poisson) avec 1 banane, 2 coquillages et 1 poisson"
    );
    let sea = Action::PlaceIslander { spot: "sea N1 S2 W1 W2".parse().unwrap() };
    assert_eq!(say(english, &sea.phrase()), "Place a fisherman in the sea (west)");
    let bridge = Action::PlaceIslander { spot: "bridge N S".parse().unwrap() };
    assert_eq!(
        say(french, &bridge.phrase()),
        "Placer un collecteur de coquillages sur le pont (nord et sud)"
    );
    let game = scene(2, "").lay("C11");
    assert_eq!(say(english, &game.view(Viewer::Public).question(A)), "Lay tile C11.");
}
