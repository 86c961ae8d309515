//! RULES §11 and §12: what is hidden, and choices before the game.

use tidetable_kernel::{Awaiting, Determinize, Dice, Game, GameOptions, Viewer};
use tidetable_sea_dragons::{
    Action, Cells, Chance, Coral, Event, Face, Faces, Held, Options, Phase, SeaDragons, Shape, Size,
};

use crate::kit::{A, B, Scene, cells, chances, draw, keep, lay, legal, mission, options, play, set_up};

#[test]
fn section_11_1_hands_are_hidden_from_everybody_else() {
    let game = Scene::new(3).hand(A, &[Shape::I4, Shape::T5]).corals(A, "gold any").game();
    let own = game.view(Viewer::Seat(A));
    assert_eq!(own.hands[A].map(|held| held.unwrap().card), [Some(Shape::I4), Some(Shape::T5)]);
    assert!(own.corals[A].is_some());
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        let view = game.view(viewer);
        let hidden = |size| Some(Held { size, open: false, card: None });
        assert_eq!(view.hands[A], [hidden(Size::Medium), hidden(Size::Large)]);
        assert_eq!((view.corals[A], view.table.stocks[A].corals), (None, 2));
        let text = serde_json::to_string(&view).unwrap();
        assert!(!text.contains("gold"), "{text}");
    }
}

#[test]
fn section_11_1_coral_cards_looked_at_are_seen_by_nobody_else() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).game();
    lay(&mut game, "D6 E6 F6 G6");
    let events = draw(&mut game, Chance::Coral(Coral::GOLD));
    let seen = SeaDragons::redact(&events[0], Viewer::Seat(B));
    assert_eq!(seen, Some(Event::CoralDrawn { seat: A, coral: None }));
    draw(&mut game, Chance::Coral(Coral::ANY));
    assert_eq!(
        (game.view(Viewer::Seat(B)).offered, game.view(Viewer::Seat(B)).table.turn.offered),
        (None, 2)
    );
    let events = play(&mut game, keep("any"));
    let seen = SeaDragons::redact(&events[0], Viewer::Public);
    assert_eq!(seen, Some(Event::CoralKept { seat: A, kept: None, returned: None }));
}

#[test]
fn section_11_1_ruling_27_coins_and_the_sizes_of_cards_are_open() {
    let view = Scene::new(2).hand(A, &[Shape::I3, Shape::T5]).coins(A, 7).game().view(Viewer::Public);
    assert_eq!(view.table.stocks[A].coins, 7);
    assert_eq!(view.hands[A].map(|held| held.unwrap().size), [Size::Small, Size::Large]);
}

#[test]
fn section_11_2_an_open_card_stays_known_until_it_is_played() {
    let mut scene = Scene::new(2).hand(A, &[Shape::T4, Shape::T4]);
    scene.view.hands[A][0].as_mut().unwrap().open = true;
    let mut game = scene.row(&[]).game();
    assert_eq!(game.view(Viewer::Public).hands[A].map(|held| held.unwrap().card), [Some(Shape::T4), None]);
    lay(&mut game, "E7 F7 G7 F6");
    let left = game.view(Viewer::Public).hands[A][0].unwrap();
    assert_eq!((left.card, left.open), (None, false), "the known one of two equal cards was played");
}

#[test]
fn section_11_2_who_put_a_card_under_the_pile_remembers_it() {
    let game = Scene::new(3).buried(A, "gold any").game();
    let seen = |viewer| game.view(viewer).returned.iter().map(|card| card.coral).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(A)), [Some(Coral::GOLD), Some(Coral::ANY)]);
    assert_eq!((seen(Viewer::Seat(B)), seen(Viewer::Public)), (vec![None, None], vec![None, None]));
    let mut dice = Dice::seeded(1);
    for _ in 0..20 {
        let world = SeaDragons::determinize(&game.view(Viewer::Seat(A)), &mut dice);
        assert_eq!(world.view(Viewer::Judge).returned, game.view(Viewer::Judge).returned);
    }
}

/// The sea but for these cells is covered by the second seat.
fn crowded(free: &str) -> Scene {
    let mut scene = Scene::new(2).row(&[]);
    scene.view.table.bodies[B] = Cells::ALL - cells(free) - scene.view.table.edition().island;
    scene
}

#[test]
fn section_11_2_whoever_has_chosen_is_known_to_hold_a_card_with_a_place() {
    let mut game = crowded("A3 A4 B3 B4").hand(A, &[Shape::V3]).game();
    play(&mut game, Action::Play { card: Shape::V3 });
    let mut dice = Dice::seeded(1);
    for _ in 0..50 {
        let world = SeaDragons::determinize(&game.view(Viewer::Seat(B)), &mut dice);
        assert_eq!(world.view(Viewer::Judge).chosen, Some(Shape::V3), "a straight dragon has no place");
        assert_eq!(legal(&world), legal(&game));
    }
}

#[test]
fn section_11_3_who_can_do_nothing_but_pass_passes() {
    let open = |scene: Scene| {
        let mut game = scene.open_hand(A, &[Shape::V3]).corals(B, "any").game();
        play(&mut game, Action::Pass);
        let events = play(&mut game, Action::Pass);
        (game, events)
    };
    let (game, events) = open(crowded("A2 A3 A4"));
    assert!(events.ends_with(&[Event::Passed { seat: A, coins: 2 }]), "{events:?}");
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    let (game, _) = open(crowded("A2 A3 B3"));
    assert_eq!(game.awaiting(), Awaiting::seat(A), "here the card has a place");
    let (game, _) = open(crowded("A2 A3 A4").corals(A, "any"));
    assert_eq!(game.awaiting(), Awaiting::seat(A), "for all others know, the coral card is gold");
}

#[test]
fn section_11_3_a_dragon_with_one_place_is_laid_if_everybody_knows_the_card() {
    let mut game = crowded("A2 A3 A4").open_hand(A, &[Shape::I3]).game();
    let events = play(&mut game, Action::Play { card: Shape::I3 });
    assert!(matches!(events[1], Event::DragonPlaced { seat: A, card: Shape::I3, .. }));
    let mut game = crowded("A2 A3 A4 B2").hand(A, &[Shape::I3]).game();
    play(&mut game, Action::Play { card: Shape::I3 });
    assert_eq!(legal(&game).len(), 1);
    assert_eq!(game.table().phase, Phase::Place, "others cannot know that it is not the bent one");
}

#[test]
fn section_11_3_a_coral_card_is_kept_if_all_that_are_left_are_alike() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).row(&[]).fresh_corals("any any").game();
    lay(&mut game, "D6 E6 F6 G6");
    draw(&mut game, Chance::Coral(Coral::ANY));
    let events = draw(&mut game, Chance::Coral(Coral::ANY));
    assert_eq!(events[1], Event::CoralKept { seat: A, kept: Some(Coral::ANY), returned: Some(Coral::ANY) });
    assert_eq!(game.table().phase, Phase::Harvest);
}

#[test]
fn section_11_3_the_last_turn_ends_by_itself_if_no_hidden_card_could_matter() {
    let scene = |cards| {
        let mut game =
            Scene::new(2).heads(1).hand(A, &[Shape::I4]).corals(A, cards).row(&[mission("GB", 5)]).game();
        lay(&mut game, "I9 J9 K9 L9");
        game
    };
    assert_eq!(scene("").awaiting(), Awaiting::seat(B));
    let asked = scene("hidden-shell");
    assert_eq!((asked.awaiting(), legal(&asked)), (Awaiting::seat(A), vec![Action::Finish]));
}

#[test]
fn section_12_1_faces_are_drawn_or_chosen() {
    for (faces, face) in [(Faces::A, Face::A), (Faces::B, Face::B)] {
        let game = set_up(&Options { faces, ..Options::default() });
        assert!(game.table().sea.boards.0.iter().all(|laid| laid.unwrap().face == face));
    }
    let game = SeaDragons::new(&Options::default()).unwrap();
    let drawn = |face| {
        chances(&game)
            .iter()
            .filter(|chance| matches!(chance, Chance::Board { face: other, .. } if *other == face))
            .count()
    };
    assert_eq!((drawn(Face::A), drawn(Face::B)), (4, 4));
}

#[test]
fn section_12_2_the_points_for_the_most_missions_can_be_left_out() {
    let points = |bonus| {
        let scene = Scene::with(&Options { bonus, ..options(3) });
        scene.completed(A, &[mission("GB", 5)]).game().standings().points[A]
    };
    assert_eq!((points(true), points(false)), (4 + 5 + 5, 4 + 5));
    assert!(Options::default().bonus);
    assert_eq!(Options::FIELDS.len(), 2);
}
