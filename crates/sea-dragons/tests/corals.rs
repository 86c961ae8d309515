//! RULES §9: coral cards.

use tidetable_kernel::{Awaiting, Game, Seat, Viewer};
use tidetable_sea_dragons::{Action, Coral, Event, Phase, Realm, Refusal, SeaDragons, Shape};

use crate::kit::{A, B, Scene, complete, corals, fleet, lay, legal, mission, play, refusal};

/// The points of a seat if the game ended here.
fn points(game: &SeaDragons, seat: Seat) -> i32 {
    game.standings().points[seat]
}

#[test]
fn section_9_1_a_double_ship_stands_for_its_two_ships() {
    let wish = mission("GB", 5);
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).corals(A, "double-GB").row(&[wish]).game();
    lay(&mut game, "I9 J9 K9 L9");
    let events = play(&mut game, complete(wish, "", "double-GB"));
    assert!(events.iter().any(SeaDragons::uncovers), "everybody sees the card");
    assert_eq!(game.table().spent_corals, corals("double-GB"));
}

#[test]
fn section_9_1_a_ship_that_is_not_needed_is_lost() {
    let wish = mission("GB", 5);
    let mut game =
        Scene::new(2).hand(A, &[Shape::I4]).ships(A, "B").corals(A, "double-GV").row(&[wish]).game();
    lay(&mut game, "I9 J9 K9 L9");
    play(&mut game, complete(wish, "B", "double-GV"));
    assert_eq!((game.table().stocks[A].ships, game.table().stocks[A].corals), (fleet(""), 0));
}

#[test]
fn section_9_1_ruling_21_unused_it_is_worth_two_points() {
    assert_eq!(points(&Scene::new(2).coins(A, 0).corals(A, "double-GV double-RB").game(), A), 4);
}

#[test]
fn section_9_2_any_ship_stands_for_one_ship_or_one_point() {
    let wish = mission("GB", 5);
    let scene =
        || Scene::new(2).coins(A, 0).hand(A, &[Shape::I4]).ships(A, "G").corals(A, "any any").row(&[wish]);
    assert_eq!(points(&scene().ships(A, "").game(), A), 2);
    let mut game = scene().game();
    lay(&mut game, "I9 J9 K9 L9");
    play(&mut game, complete(wish, "G", "any"));
    assert_eq!(game.table().stocks[A].corals, 1);
}

#[test]
fn section_9_3_a_hidden_dragon_counts_in_its_realm_and_has_no_points_of_its_own() {
    let scene = || Scene::new(3).coins(A, 0).dragons(B, &["A1 B1 C1"]).whirlpools("E5 F6");
    assert_eq!(points(&scene().corals(A, "hidden-shell").game(), A), 0);
    let hidden = scene().corals(A, "hidden-starfish hidden-starfish").game();
    assert_eq!((points(&hidden, A), points(&hidden, B)), (6, 4 + 3));
    let fewer_parts = scene().corals(A, "hidden-starfish").game();
    assert_eq!((points(&fewer_parts, A), points(&fewer_parts, B)), (3, 4 + 6));
}

#[test]
fn section_9_4_gold_becomes_four_coins_or_four_points() {
    let mut game = Scene::new(2).corals(A, "gold gold").game();
    assert_eq!(points(&game, A), 4 + 8);
    let events = play(&mut game, Action::Cash);
    assert_eq!(events, [Event::GoldCashed { seat: A, coins: 4 }]);
    assert!(SeaDragons::uncovers(&events[0]));
    let stock = game.table().stocks[A];
    assert_eq!((stock.coins, stock.corals, game.table().spent_corals), (8, 1, corals("gold")));
    assert_eq!(points(&game, A), 12);
    assert_eq!(game.view(Viewer::Seat(A)).corals[A], Some(corals("gold")));
}

#[test]
fn section_9_4_ruling_22_it_is_offered_whenever_something_is_asked_in_the_own_turn() {
    let scene = Scene::new(2).hand(A, &[Shape::I4]).ships(A, "GB").row(&[mission("GB", 5)]);
    let mut game = scene.corals(A, "gold").corals(B, "gold").game();
    assert!(legal(&game).contains(&Action::Cash));
    assert_eq!(game.check(B, &Action::Cash), Err(Refusal::NotYourTurn { turn: A }));
    play(&mut game, Action::Play { card: Shape::I4 });
    assert!(legal(&game).contains(&Action::Cash));
    play(&mut game, crate::kit::place("I9 J9 K9 L9"));
    assert_eq!(game.table().phase, Phase::Harvest);
    assert!(legal(&game).contains(&Action::Cash));
    play(&mut game, Action::Cash);
    assert_eq!((game.table().phase, game.awaiting()), (Phase::Harvest, Awaiting::seat(A)));
    assert_eq!(refusal(&game, Action::Cash), Refusal::NoGold);
}

#[test]
fn section_9_1_coral_cards_are_known_by_what_they_do() {
    assert_eq!(Coral::hidden(Realm::Shell).to_string(), "hidden-shell");
}
