//! RULES §5: playing a dragon.

use tidetable_kernel::{Awaiting, Game, Viewer};
use tidetable_sea_dragons::{
    Action, Chance, Coral, Event, HeadAt, Phase, Pose, Refusal, SeaDragons, Shape, Ship, Size,
};
use tidetable_table::{Match, Seed};

use crate::kit::{
    A, B, C, D, Scene, cell, cells, coral, draw, fleet, keep, lay, legal, lying, options, place, play,
    refusal,
};

fn play_card(card: Shape) -> Action {
    Action::Play { card }
}

#[test]
fn section_5_1_a_card_of_the_hand_is_chosen_and_discarded() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4, Shape::O4]).game();
    assert_eq!(refusal(&game, play_card(Shape::T4)), Refusal::NotInHand { card: Shape::T4 });
    play(&mut game, play_card(Shape::O4));
    assert_eq!(refusal(&game, play_card(Shape::I4)), Refusal::CardChosen);
    assert_eq!(refusal(&game, Action::Pass), Refusal::CardChosen);
    assert_eq!(refusal(&game, place("D7 E7 F7 G7")), Refusal::CardChosen);
    play(&mut game, place("F9 G9 F10 G10"));
    assert_eq!(game.table().discards.count(Shape::O4), 1);
    let hand = game.view(Viewer::Judge).hands[A].map(|held| held.and_then(|held| held.card));
    assert_eq!(hand, [Some(Shape::I4), None]);
    assert_eq!(game.table().stocks[A].heads, 13);
}

#[test]
fn section_5_1_there_must_be_a_place_for_the_card() {
    // Every free cell at the island lies beside an own dragon, and nobody else has one.
    let wall = [
        "E7 F7 G7",
        "G6 G5 G4",
        "I6 I5 I4",
        "I7 J7 K7",
        "I9 J9 K9",
        "I10 I11 I12",
        "E9 F9 G9",
        "G10 G11 G12",
    ];
    let scene = Scene::new(2).dragons(A, &wall).coins(A, 0).hand(A, &[Shape::I3, Shape::I4]);
    let game = scene.corals(A, "gold").game();
    assert_eq!(refusal(&game, play_card(Shape::I3)), Refusal::NoPlaceFor { card: Shape::I3, coins: 0 });
    assert_eq!(legal(&game), [Action::Pass, Action::Cash]);
}

#[test]
fn section_5_1_ruling_4_the_choice_is_secret_and_can_be_taken_back_until_the_dragon_is_laid() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4, Shape::O4]).game();
    play(&mut game, play_card(Shape::O4));
    assert_eq!(game.view(Viewer::Seat(A)).chosen, Some(Shape::O4));
    assert_eq!((game.view(Viewer::Seat(B)).chosen, game.view(Viewer::Public).chosen), (None, None));

    let mut game_match = Match::<SeaDragons>::new(options(2), Seed::from_number(3)).unwrap();
    let seat = game_match.game().table().turn.seat;
    let card = legal(game_match.game())[0];
    game_match.play(game_match.epoch(), seat, &card).unwrap();
    let hidden = |event: &Event| matches!(event, Event::CardChosen { card: None, .. });
    assert!(game_match.news(Viewer::Public).all(|event| hidden(&event)));
    assert!(game_match.undo(seat).is_ok());
    game_match.play(game_match.epoch(), seat, &card).unwrap();
    let place = legal(game_match.game())[0];
    game_match.play(game_match.epoch(), seat, &place).unwrap();
    assert!(game_match.undo(seat).is_err(), "now everybody has seen the card");
}

#[test]
fn section_5_2_the_shape_may_be_turned_and_mirrored() {
    for names in ["E7 F7 G7 E6", "E7 F7 G7 G6", "F5 G5 G6 G7", "G5 G6 G7 F7", "E7 E6 F6 G6", "E6 F6 G6 G7"] {
        let mut game = Scene::new(2).hand(A, &[Shape::L4]).game();
        lay(&mut game, names);
        assert_eq!(game.table().bodies[A], cells(names));
    }
    let mut game = Scene::new(2).hand(A, &[Shape::O4, Shape::L4]).game();
    play(&mut game, play_card(Shape::O4));
    let turned = Action::Place {
        card: Shape::O4,
        head: cell("F9"),
        pose: Pose::new(1).unwrap(),
        head_at: HeadAt::ANYWHERE,
    };
    assert_eq!(refusal(&game, turned), Refusal::NoSuchPose { card: Shape::O4, poses: 1 });
}

#[test]
fn section_5_2_ruling_5_a_dragon_is_counted_from_its_first_cell() {
    let mut game = Scene::new(2).hand(A, &[Shape::S4]).game();
    lay(&mut game, "G5 G6 F6 F7");
    let dragon = game.table().dragons.as_slice()[0];
    assert_eq!((dragon.head, dragon.cells()), (cell("G5"), cells("G5 G6 F6 F7")));
    assert_eq!(dragon.head_cell(), cell("G5"), "nobody has chosen another");
}

#[test]
fn section_5_2_ruling_5_a_head_that_nobody_has_placed_is_at_an_end() {
    let mut game = Scene::new(2).hand(A, &[Shape::V3]).game();
    lay(&mut game, "F6 G6 F7");
    let dragon = game.table().dragons.as_slice()[0];
    assert_eq!((dragon.head, dragon.head_cell()), (cell("F6"), cell("G6")));
}

#[test]
fn section_5_2_ruling_5_the_head_may_lie_on_any_part() {
    let with_head = |part: u8| match place("G5 G6 F6 F7") {
        Action::Place { card, head, pose, .. } => {
            Action::Place { card, head, pose, head_at: HeadAt::part(part) }
        }
        other => panic!("{other:?}"),
    };
    let mut before = Scene::new(2).hand(A, &[Shape::S4, Shape::I3]).game();
    play(&mut before, play_card(Shape::S4));
    for (part, name) in [(1, "G5"), (2, "F6"), (3, "G6"), (4, "F7")] {
        let mut game = before;
        assert_eq!(game.check(A, &with_head(part)), Ok(()));
        game.apply(A, &with_head(part), &mut ());
        let dragon = game.table().dragons.as_slice()[0];
        assert_eq!((dragon.head_cell(), dragon.cells()), (cell(name), cells("G5 G6 F6 F7")));
    }
    assert_eq!(refusal(&before, with_head(5)), Refusal::NoSuchPart { card: Shape::S4, parts: 4 });
    let offered = legal(&before);
    assert!(offered.contains(&place("G5 G6 F6 F7")) && !offered.contains(&with_head(2)), "offered once");
}

#[test]
fn section_5_2_ruling_5_an_answer_that_leaves_the_head_open_is_written_as_ever() {
    let plain = serde_json::to_string(&place("E7 F7 G7")).unwrap();
    assert!(!plain.contains("head_at"), "{plain}");
    let chosen = plain.replace("\"pose\":0", "\"pose\":0,\"head_at\":3");
    let read: Action = serde_json::from_str(&chosen).unwrap();
    assert!(matches!(read, Action::Place { head_at, .. } if head_at == HeadAt::part(3)), "{chosen}");
    assert_eq!(serde_json::to_string(&read).unwrap(), chosen);
}

#[test]
fn section_5_3_every_part_has_a_free_cell_of_its_own() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).dragons(B, &["E6 F6 G6"]).game();
    play(&mut game, play_card(Shape::I4));
    let (card, pose, _) = lying("A1 B1 C1 D1");
    let outside = Action::Place { card, pose, head: cell("M7"), head_at: HeadAt::ANYWHERE };
    assert_eq!(refusal(&game, outside), Refusal::OutsideTheSea { card, head: cell("M7") });
    assert_eq!(refusal(&game, place("D8 E8 F8 G8")), Refusal::OnTheIsland { cells: cells("F8 G8") });
    let taken = Refusal::Taken { cells: cells("E6 F6"), owner: B };
    assert_eq!(refusal(&game, place("C6 D6 E6 F6")), taken);
}

#[test]
fn section_5_3_a_dragon_may_cross_a_current() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).game();
    lay(&mut game, "E6 E7 E8 E9");
    assert_eq!(game.table().stocks[A].coins, 2);
}

#[test]
fn section_5_4_a_dragon_touches_the_island_or_another_players_dragon() {
    let scene = || Scene::new(2).hand(A, &[Shape::I3]).dragons(B, &["B3 B4 B5"]).dragons(A, &["N13 N14 N15"]);
    let mut game = scene().game();
    play(&mut game, play_card(Shape::I3));
    let corner = cells("C6 D6 E6");
    assert_eq!(refusal(&game, place("C6 D6 E6")), Refusal::TouchesNothing { cells: corner });
    assert_eq!(refusal(&game, place("E6 E5 E4")), Refusal::TouchesNothing { cells: cells("E4 E5 E6") });
    assert_eq!(refusal(&game, place("K12 L12 M12")), Refusal::TouchesNothing { cells: cells("K12 L12 M12") });
    for names in ["C5 D5 E5", "E7 F7 G7", "B6 C6 D6"] {
        lay(&mut scene().game(), names);
    }
}

#[test]
fn section_5_4_the_first_dragon_lies_at_the_island() {
    let mut game = Scene::new(2).hand(A, &[Shape::O4]).game();
    play(&mut game, play_card(Shape::O4));
    let island = cells("G6 G7 F7 I6 I7 J7 I9 J9 I10 F9 G9 G10 E8 K8 H5 H11");
    let places = legal(&game);
    assert!(places.len() > 10);
    for action in places {
        let Action::Place { card, head, pose, .. } = action else { panic!("{action:?}") };
        assert!(card.outline(pose).unwrap().at(head).unwrap().meets(island));
    }
}

#[test]
fn section_5_5_never_beside_an_own_dragon() {
    let scene = Scene::new(2).hand(A, &[Shape::I3]).dragons(A, &["E7 F7 G7"]).dragons(B, &["C4 C5 C6"]);
    let mut game = scene.game();
    play(&mut game, play_card(Shape::I3));
    assert_eq!(refusal(&game, place("D6 E6 F6")), Refusal::BesideOwn { cells: cells("E6 F6") });
    assert_eq!(refusal(&game, place("D5 D6 D7")), Refusal::BesideOwn { cells: cells("D7") });
    // D6 and E7 touch at a corner only.
    play(&mut game, place("D4 D5 D6"));
}

#[test]
fn section_5_5_ruling_6_not_even_at_the_island() {
    let mut game = Scene::new(2).hand(A, &[Shape::I3]).coins(A, 6).dragons(A, &["E7 F7 G7"]).game();
    play(&mut game, play_card(Shape::I3));
    assert_eq!(refusal(&game, place("G6 G5 G4")), Refusal::BesideOwn { cells: cells("G6") });
    play(&mut game, place("H5 H4 H3"));
}

#[test]
fn section_5_6_whirlpools_and_currents_cost_two_coins_each() {
    let scene = |coins| Scene::new(2).hand(A, &[Shape::I4]).coins(A, coins);
    let mut game = scene(4).game();
    let events = lay(&mut game, "G4 G5 G6 G7");
    assert_eq!(game.table().stocks[A].coins, 4 - 2 + 1, "a whirlpool on G5, a coin on G7");
    assert!(events.contains(&Event::TollPaid { seat: A, coins: 2, cells: cells("G5") }));
    let mut game = scene(7).game();
    play(&mut game, play_card(Shape::I4));
    assert_eq!(refusal(&game, place("H2 H3 H4 H5")), Refusal::TooDear { toll: 8, coins: 7 });
    let mut game = scene(8).game();
    lay(&mut game, "H2 H3 H4 H5");
    assert_eq!(game.table().stocks[A].coins, 0);
}

#[test]
fn section_5_6_coins_found_may_pay_the_toll() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).coins(A, 1).game();
    lay(&mut game, "G4 G5 G6 G7");
    assert_eq!(game.table().stocks[A].coins, 0);
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).coins(A, 0).game();
    play(&mut game, play_card(Shape::I4));
    assert_eq!(refusal(&game, place("G4 G5 G6 G7")), Refusal::TooDear { toll: 2, coins: 1 });
}

#[test]
fn section_5_6_ruling_7_a_gold_card_in_the_hand_can_pay_beforehand() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).coins(A, 0).corals(A, "gold").game();
    play(&mut game, play_card(Shape::I4));
    assert_eq!(refusal(&game, place("G4 G5 G6 G7")), Refusal::TooDear { toll: 2, coins: 1 });
    play(&mut game, Action::Cash);
    play(&mut game, place("G4 G5 G6 G7"));
    assert_eq!(game.table().stocks[A].coins, 4 + 1 - 2);
}

#[test]
fn section_5_7_ships_and_coins_are_taken() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).game();
    let events = lay(&mut game, "I7 J7 K7 L7");
    let stock = game.table().stocks[A];
    assert_eq!((stock.ships, stock.coins), (fleet("V"), 4 + 1 - 2));
    assert!(events.contains(&Event::ShipsTaken { seat: A, ships: fleet("V"), cells: cells("I7") }));
    assert!(events.contains(&Event::CoinsFound { seat: A, cells: cells("J7") }));
    assert!(!game.table().sea.ships[Ship::Violet].contains(cell("I7")));
}

#[test]
fn section_5_7_ruling_8_all_rewards_are_taken_at_once() {
    let mut game = Scene::new(2).hand(A, &[Shape::V3]).dragons(B, &["C6 C7 D7"]).game();
    lay(&mut game, "B7 A7 B6");
    let stock = game.table().stocks[A];
    assert_eq!((stock.ships, stock.coins), (fleet("GB"), 5));
    assert_eq!(game.table().phase, Phase::Harvest, "nothing was asked");
}

#[test]
fn section_5_8_of_two_coral_cards_one_is_kept_and_the_other_goes_under_the_pile() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).game();
    lay(&mut game, "D6 E6 F6 G6");
    assert_eq!(game.awaiting(), Awaiting::Chance);
    draw(&mut game, Chance::Coral(Coral::GOLD));
    draw(&mut game, Chance::Coral(Coral::ANY));
    assert_eq!(legal(&game), [keep("any"), keep("gold")]);
    assert_eq!(refusal(&game, keep("hidden-shell")), Refusal::NotOffered { coral: coral("hidden-shell") });
    assert_eq!(refusal(&game, Action::Take { card: Shape::I3 }), Refusal::CoralFirst);
    assert_eq!(refusal(&game, Action::Cash), Refusal::CoralFirst);
    let events = play(&mut game, keep("gold"));
    assert_eq!(events, [Event::CoralKept { seat: A, kept: Some(Coral::GOLD), returned: Some(Coral::ANY) }]);
    assert_eq!((game.table().corals, game.table().stocks[A].corals), (23, 1));
    assert_eq!(game.view(Viewer::Seat(A)).returned[0].coral, Some(Coral::ANY));
}

#[test]
fn section_5_8_several_corals_are_settled_one_after_another() {
    let mut scene = Scene::new(2).hand(A, &[Shape::I5]).dragons(B, &["J2 J3 K3"]);
    scene.view.table.sea.features.corals = cells("K2 O2");
    let scene = scene.market(Size::Large, [Some(Shape::F5), Some(Shape::X5)]);
    let mut game = scene.game();
    lay(&mut game, "K2 L2 M2 N2 O2");
    for _ in 0..2 {
        draw(&mut game, Chance::Coral(Coral::ANY));
        draw(&mut game, Chance::Coral(Coral::ANY));
        assert_eq!(legal(&game), [keep("any")], "two cards alike are one answer, but still a question");
        play(&mut game, keep("any"));
    }
    assert_eq!((game.table().stocks[A].corals, game.table().phase), (2, Phase::Harvest));
}

#[test]
fn section_5_8_cards_under_the_pile_come_back_in_order() {
    let scene =
        Scene::new(2).hand(A, &[Shape::I4]).buried(B, "gold hidden-shell any").fresh_corals("double-GV");
    let mut game = scene.game();
    lay(&mut game, "D6 E6 F6 G6");
    draw(&mut game, Chance::Coral(coral("double-GV")));
    let mut top = Vec::new();
    game.chances(&mut top);
    assert_eq!(top, [(Chance::Coral(Coral::GOLD), 1)]);
    draw(&mut game, Chance::Coral(Coral::GOLD));
    play(&mut game, keep("double-GV"));
    let pile: Vec<_> =
        game.view(Viewer::Judge).returned.iter().map(|returned| (returned.seat, returned.coral)).collect();
    assert_eq!(pile, [(B, Some(coral("hidden-shell"))), (B, Some(Coral::ANY)), (A, Some(Coral::GOLD))]);
}

#[test]
fn section_5_8_ruling_9_corals_come_after_paying_and_after_the_neighbours() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).dragons(B, &["E7 F7 G7"]).game();
    let events = lay(&mut game, "D6 E6 F6 G6");
    assert!(matches!(events.last(), Some(Event::NeighbourPaid { seat: B, coins: 1, .. })));
    assert_eq!((game.table().phase, game.table().stocks[B].coins), (Phase::Coral, 5));
}

#[test]
fn section_5_8_ruling_10_with_few_cards_left_one_gets_what_is_there() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).fresh_corals("gold").game();
    lay(&mut game, "D6 E6 F6 G6");
    let events = draw(&mut game, Chance::Coral(Coral::GOLD));
    assert_eq!(events.last(), Some(&Event::LastCoralKept { seat: A, kept: Some(Coral::GOLD) }));
    assert_eq!((game.table().stocks[A].corals, game.table().phase), (1, Phase::Harvest));
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).fresh_corals("").game();
    lay(&mut game, "D6 E6 F6 G6");
    assert_eq!((game.table().stocks[A].corals, game.table().phase), (0, Phase::Harvest));
}

#[test]
fn section_5_9_neighbours_are_paid_for_dragons_not_for_sides() {
    let scene =
        Scene::new(3).hand(A, &[Shape::I4]).dragons(B, &["E7 F7 G7", "E5 F5 F4"]).dragons(C, &["C6 C5 C4"]);
    let mut game = scene.game();
    let events = lay(&mut game, "D6 E6 F6 G6");
    let coins = [A, B, C].map(|seat| game.table().stocks[seat].coins);
    assert_eq!(coins, [4, 6, 5]);
    let both = cells("E7 F7 G7 E5 F5 F4");
    assert!(events.contains(&Event::NeighbourPaid { seat: B, coins: 2, dragons: both }));
}

/// The worked example of the rulebook: orange, green, violet and pink sit in this order.
#[test]
fn section_5_9_the_example_of_the_violet_dragon() {
    let (green, violet, pink) = (B, C, D);
    let scene = Scene::new(4).dragons(pink, &["I7 J7 K7"]).dragons(green, &["M5 M6 N5"]);
    let mut scene =
        scene.hand(violet, &[Shape::P5, Shape::I3]).ship("J6", Ship::Violet).ship("K5", Ship::Green);
    scene.view.table.turn.seat = violet;
    let mut game = scene.game();
    let events = lay(&mut game, "K5 L5 J6 K6 L6");
    let table = game.table();
    assert_eq!(table.stocks[violet].ships, fleet("GV"));
    assert_eq!([A, green, violet, pink].map(|seat| table.stocks[seat].coins), [4, 5, 4 + 1 - 2, 5]);
    assert_eq!(
        events[1..],
        [
            Event::DragonPlaced {
                seat: violet,
                card: Shape::P5,
                pose: lying("K5 L5 J6 K6 L6").1,
                head: cell("K5"),
                head_at: HeadAt::ANYWHERE,
            },
            Event::CoinsFound { seat: violet, cells: cells("L6") },
            Event::TollPaid { seat: violet, coins: 2, cells: cells("K6") },
            Event::ShipsTaken { seat: violet, ships: fleet("GV"), cells: cells("J6 K5") },
            Event::NeighbourPaid { seat: green, coins: 1, dragons: cells("M5 M6 N5") },
            Event::NeighbourPaid { seat: pink, coins: 1, dragons: cells("I7 J7 K7") },
        ]
    );
}

#[test]
fn section_5_2_the_table_tells_every_place_of_a_card() {
    let scene =
        Scene::new(2).hand(A, &[Shape::L4, Shape::I4]).dragons(A, &["I9 J9 K9"]).dragons(B, &["E7 F7 G7"]);
    let game = scene.coins(A, 1).game();
    for card in [Shape::L4, Shape::I4] {
        let table = *game.table();
        let told =
            table.heads(A, card).flat_map(|(pose, heads)| heads.into_iter().map(move |head| (pose, head)));
        let told: Vec<Action> =
            told.map(|(pose, head)| Action::Place { card, head, pose, head_at: HeadAt::ANYWHERE }).collect();
        let mut chosen = game;
        play(&mut chosen, play_card(card));
        assert_eq!(legal(&chosen), told, "{card:?}");
        assert!(!told.is_empty());
    }
    // Somebody else has other places.
    let table = *game.table();
    let count = |seat| table.heads(seat, Shape::I4).map(|(_, heads)| heads.len()).sum::<u32>();
    assert_ne!(count(A), count(B));
}
