//! The worked examples of the rulebook, told with the tiles of this edition.

use tidetable_kernel::Game;
use tidetable_south_seas::{Action, Cause, Event, Kind};

use crate::kit::{A, B, C, D, E, all_harvests, goods, harvests, lay, place, play, scene, seats};

#[test]
fn section_6_1_example_a_bridge_of_two_shells_and_one_of_four() {
    let mut game = scene(2, "W1 C10 0").islander(B, "W1 bridge E").lay("C11");
    play(&mut game, lay("E1", 0));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Bridge, Cause::Complete, vec![B], 2)]);

    let mut game = scene(2, "W1 C10 0, E1 C17 0").islander(B, "W1 bridge E").lay("C11");
    play(&mut game, lay("E2", 0));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Bridge, Cause::Complete, vec![B], 4)]);
    let icons: Vec<(String, u8)> = all_harvests(&events)
        .next()
        .unwrap()
        .parts
        .iter()
        .map(|part| (part.cell.to_string(), part.icons))
        .collect();
    let expected = [("0", 1), ("W1", 0), ("E1", 2), ("E2", 1)].map(|(cell, icons)| (cell.to_owned(), icons));
    assert_eq!(icons, expected, "the event says where the shells come from");
}

#[test]
fn section_6_2_example_an_island_of_two_bananas_and_one_of_four() {
    let mut game = scene(2, "").lay("I1");
    play(&mut game, lay("N1", 2));
    assert_eq!(harvests(&play(&mut game, place("island S"))), [(Kind::Island, Cause::Complete, vec![A], 2)]);

    let mut game = scene(2, "N1 I8 1").islander(B, "N1 island N S").lay("I1");
    play(&mut game, lay("N2", 2));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Island, Cause::Complete, vec![B], 4)]);
}

#[test]
fn section_6_3_example_a_closed_sea_of_five_fish() {
    let mut game =
        scene(2, "S1 I5 2, W1 C14 3, S1E1 B2 0, S2E1 C14 2").islander(A, "S1E1 sea N1 S2 W1 W2").lay("B8");
    play(&mut game, lay("E1", 0));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Complete, vec![A], 5)]);
}

#[test]
fn section_6_5_example_a_boat_catches_five_fish_and_covers_a_pair() {
    let mut game = scene(2, "E1 C3 1, S1 I1 3").islander(A, "S1 sea N1 N2 E1 E2 S1 S2").lay("B6");
    play(&mut game, lay("N1E1", 0));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![A], 5)]);
    assert!(matches!(events.last(), Some(Event::FishCovered { fish: 2, .. })), "{events:?}");
    assert_eq!(game.table().crew(A).reserve(), 4, "the sea is open, the fisherman goes home");
}

#[test]
fn section_6_6_example_two_islands_become_one_and_both_gain_four_bananas() {
    let mut game =
        scene(2, "N1 I4 1, E1 C5 0").islander(B, "N1 island E S").islander(A, "E1 island N").lay("I4");
    play(&mut game, lay("N1E1", 2));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Island, Cause::Complete, vec![A, B], 4)]);
    assert_eq!((game.table().goods(A).bananas, game.table().goods(B).bananas), (4, 4));
}

#[test]
fn section_6_7_example_a_boat_and_its_fisherman_come_and_go_in_one_turn() {
    let mut game = scene(2, "S1 I1 2").lay("C9");
    play(&mut game, lay("S1E1", 2));
    let events = play(&mut game, place("sea N1 W1 W2"));
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![A], 3)]);
    assert!(matches!(events.last(), Some(Event::FishCovered { fish: 2, .. })), "{events:?}");
    assert_eq!(game.table().crew(A).reserve(), 4);
}

#[test]
fn section_9_2_example_the_last_harvest() {
    let (red, blue, green, black, yellow) = (A, B, C, D, E);
    let mut game = scene(5, "N1 I8 1, N2 I9 1, E1 C17 0, N1E1 I9 1, S1 M1 0, S1E1 C4 0, S2 I2 2")
        .islander(red, "N1 island N S")
        .islander(red, "N2 island N S")
        .islander(blue, "0 island N")
        .islander(blue, "S2 sea N1 N2 E1 E2 W1 W2")
        .islander(green, "E1 bridge E W")
        .islander(black, "S1 market")
        .islander(yellow, "N1E1 island N S")
        .islander(yellow, "S1E1 sea E1 S2 W1 W2")
        .bag("")
        .goods(red, goods(0, 0, 5))
        .row("*****/4")
        .load();
    let events = play(&mut game, Action::LeaveShips);
    let mut found = harvests(&events);
    found.sort_by_key(|(kind, _, winners, _)| (*kind, winners[0]));
    let expected = [
        (Kind::Bridge, Cause::End, vec![green], 3),
        (Kind::Island, Cause::End, vec![red], 4),
        (Kind::Island, Cause::End, vec![yellow], 2),
        (Kind::Sea, Cause::End, vec![blue, yellow], 4),
    ];
    assert_eq!(found, expected);
    assert_eq!(game.table().goods(black), goods(0, 0, 0));
    assert_eq!(game.table().ship_points(black), 0);
    let left = all_harvests(&events).find(|harvest| harvest.winners == seats(&[red])).unwrap();
    assert_eq!(left.islanders.len(), 3, "two of red and one of blue");
}

#[test]
fn section_9_3_example_six_ships_and_ten_goods_make_27_points() {
    let mut game = scene(2, "")
        .ships(A, "bf/2 bbf/3 bsf/4 sfff/4 bssf/5 bbsff/6")
        .goods(A, goods(3, 5, 2))
        .bag("")
        .load();
    let events = play(&mut game, Action::LeaveShips);
    let counted = events.iter().find_map(|event| match event {
        Event::Counted { seat: A, ship_points, goods, goods_points, .. } => {
            Some((*ship_points, goods.total(), *goods_points))
        }
        _ => None,
    });
    assert_eq!(counted, Some((24, 10, 3)));
    assert_eq!(game.standings().points[A], 27);
}

#[test]
fn section_6_2_example_islands_whose_tips_touch_are_two() {
    let game = scene(2, "W1 C15 0").settle();
    let board = game.table().board();
    let feature = |spot: &str| board.feature_at(board.newest(), spot.parse().unwrap()).unwrap();
    assert_ne!(feature("island N"), feature("island S"));
    let seas = ["sea E1", "sea E2", "sea W1 W2"].map(feature);
    assert!(seas[0] != seas[1] && seas[1] != seas[2] && seas[0] != seas[2]);
}

#[test]
fn section_6_3_example_an_island_from_side_to_side_parts_two_seas() {
    let game = scene(2, "S1 M1 0, S1E1 I2 1, S1E2 I8 0").settle();
    let board = game.table().board();
    let feature = |spot: &str| board.feature_at(board.newest(), spot.parse().unwrap()).unwrap();
    assert_ne!(feature("sea N1 N2"), feature("sea S1 S2"));
}
