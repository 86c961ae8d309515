//! RULES §7 and §8: drawing a card, and passing.

use tidetable_kernel::{Awaiting, Game, Viewer};
use tidetable_sea_dragons::{Action, Chance, Event, Options, Phase, Refusal, SeaDragons, Shape, Size};

use crate::kit::{A, B, C, Scene, draw, lay, legal, mission, options, play, refusal, scarce_edition};

fn take(card: Shape) -> Action {
    Action::Take { card }
}

fn blind(size: Size) -> Action {
    Action::Blind { size }
}

/// After a medium dragon that took nothing. The market shows I3, I3, I4, I4, F5 and I5.
fn after_the_dragon(scene: Scene) -> SeaDragons {
    let mut game = scene.hand(A, &[Shape::I4, Shape::T4]).row(&[]).game();
    lay(&mut game, "I9 J9 K9 L9");
    game
}

#[test]
fn section_7_1_the_card_must_be_of_another_size_than_the_one_played() {
    let game = after_the_dragon(Scene::new(2));
    assert_eq!(refusal(&game, take(Shape::I4)), Refusal::SameSize { size: Size::Medium });
    assert_eq!(refusal(&game, blind(Size::Medium)), Refusal::SameSize { size: Size::Medium });
    assert_eq!(refusal(&game, Action::Finish), Refusal::MustDraw);
    let (small, large) =
        ([take(Shape::I3), blind(Size::Small)], [take(Shape::F5), take(Shape::I5), blind(Size::Large)]);
    assert_eq!(legal(&game), [&small[..], &large[..]].concat());
}

#[test]
fn section_7_2_an_open_card_is_known_to_everybody() {
    let mut game = after_the_dragon(Scene::new(2));
    assert_eq!(refusal(&game, take(Shape::X5)), Refusal::NotInTheMarket { card: Shape::X5 });
    play(&mut game, take(Shape::F5));
    draw(&mut game, Chance::Card(Shape::X5));
    let held = game.view(Viewer::Seat(B)).hands[A][1].expect("a new card");
    assert_eq!((held.card, held.open), (Some(Shape::F5), true));
}

#[test]
fn section_7_2_of_a_card_from_the_pile_others_know_the_size() {
    let mut game = after_the_dragon(Scene::new(2));
    play(&mut game, blind(Size::Large));
    draw(&mut game, Chance::Card(Shape::X5));
    let held = |viewer| game.view(viewer).hands[A][1].expect("a new card");
    assert_eq!((held(Viewer::Seat(B)).card, held(Viewer::Seat(B)).size), (None, Size::Large));
    assert_eq!(held(Viewer::Seat(A)).card, Some(Shape::X5));
    let drawn = Event::CardDrawn { seat: A, size: Size::Large, card: Some(Shape::X5) };
    let seen = Event::CardDrawn { seat: A, size: Size::Large, card: None };
    assert_eq!(SeaDragons::redact(&drawn, Viewer::Seat(B)), Some(seen));
}

#[test]
fn section_7_3_a_card_taken_from_the_market_is_replaced() {
    let mut game = after_the_dragon(Scene::new(2));
    play(&mut game, take(Shape::F5));
    assert_eq!((game.table().phase, game.awaiting()), (Phase::Refill(Size::Large), Awaiting::Chance));
    draw(&mut game, Chance::Card(Shape::X5));
    assert_eq!(game.table().market[Size::Large], [Some(Shape::X5), Some(Shape::I5)]);
    assert_eq!((game.table().piles[Size::Large], game.awaiting()), (15, Awaiting::seat(B)));
}

#[test]
fn section_7_3_ruling_16_a_gap_is_filled_as_soon_as_there_is_a_card() {
    let scene = Scene::new(2).market(Size::Medium, [Some(Shape::O4), None]);
    let mut game = after_the_dragon(scene);
    play(&mut game, blind(Size::Small));
    draw(&mut game, Chance::Card(Shape::V3));
    assert_eq!(game.table().phase, Phase::Refill(Size::Medium));
}

#[test]
fn section_7_4_ruling_17_played_cards_become_the_new_pile() {
    let mut game = after_the_dragon(Scene::new(2).all_played(Size::Large));
    assert_eq!((game.table().piles[Size::Large], game.table().discards.of_size(Size::Large)), (0, 16));
    let events = play(&mut game, take(Shape::F5));
    assert_eq!(events[1], Event::PileShuffled { size: Size::Large, cards: 16 });
    assert_eq!((game.table().piles[Size::Large], game.table().discards.of_size(Size::Large)), (16, 0));
    assert_eq!(game.table().phase, Phase::Refill(Size::Large));
    let mut game = after_the_dragon(Scene::new(2).all_played(Size::Large));
    let events = play(&mut game, blind(Size::Large));
    assert_eq!(events[1], Event::PileShuffled { size: Size::Large, cards: 16 });
    draw(&mut game, Chance::Card(Shape::X5));
    assert_eq!(game.table().discards.count(Shape::I4), 1, "cards of other sizes stay where they are");
}

#[test]
fn section_7_5_ruling_18_after_the_last_dragon_no_card_is_drawn() {
    let scene = |ships| Scene::new(2).heads(1).hand(A, &[Shape::I4]).ships(A, ships).row(&[mission("GB", 5)]);
    let mut game = scene("").game();
    let events = lay(&mut game, "I9 J9 K9 L9");
    assert_eq!(events.last(), Some(&Event::NothingDrawn { seat: A }));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    let mut game = scene("GB").game();
    lay(&mut game, "I9 J9 K9 L9");
    assert_eq!(refusal(&game, take(Shape::I3)), Refusal::LastDragon);
    assert_eq!(refusal(&game, blind(Size::Small)), Refusal::LastDragon);
    assert_eq!(legal(&game).len(), 2, "the mission, or the end of the turn");
    play(&mut game, Action::Finish);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}

fn scarce() -> Scene {
    Scene::with(&Options { edition: scarce_edition(), ..options(3) })
}

#[test]
fn section_7_5_ruling_19_without_a_card_of_another_size_none_is_drawn() {
    let scene = scarce().market(Size::Small, [None; 2]).market(Size::Large, [None; 2]);
    let scene = scene.hand(B, &[Shape::I3, Shape::I3]).hand(C, &[Shape::X5, Shape::X5]);
    let mut game = scene.hand(A, &[Shape::I4, Shape::T4]).row(&[]).game();
    let events = lay(&mut game, "I9 J9 K9 L9");
    assert_eq!(events.last(), Some(&Event::NothingDrawn { seat: A }));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    let hand = game.view(Viewer::Judge).hands[A].map(|held| held.and_then(|held| held.card));
    assert_eq!(hand, [Some(Shape::T4), None]);
}

#[test]
fn section_7_4_a_size_that_is_used_up_cannot_be_drawn() {
    let scene = scarce().market(Size::Small, [None; 2]).hand(B, &[Shape::I3, Shape::I3]);
    let mut game = scene.hand(A, &[Shape::I4, Shape::T4]).corals(A, "gold").row(&[]).game();
    lay(&mut game, "I9 J9 K9 L9");
    assert_eq!(refusal(&game, blind(Size::Small)), Refusal::PileEmpty { size: Size::Small });
    assert_eq!(legal(&game), [take(Shape::X5), Action::Cash]);
}

#[test]
fn section_8_1_passing_brings_two_coins_for_a_head() {
    let mut game = Scene::new(2).game();
    let events = play(&mut game, Action::Pass);
    assert_eq!(events, [Event::Passed { seat: A, coins: 2 }]);
    let stock = game.table().stocks[A];
    assert_eq!((stock.heads, stock.passes, stock.coins), (13, 1, 6));
}

#[test]
fn section_8_1_ruling_20_who_passes_completes_no_mission_and_keeps_both_cards() {
    let mut game = Scene::new(2).ships(A, "GB").row(&[mission("GB", 5)]).game();
    let hand = game.view(Viewer::Judge).hands[A];
    play(&mut game, Action::Pass);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert_eq!(game.view(Viewer::Judge).hands[A], hand);
}
