//! RULES §6: bridges, islands and seas.

use tidetable_south_seas::{Action, Cause, Event, Kind, Phase};

use crate::kit::{A, B, C, all_harvests, draw, goods, harvests, lay, place, play, scene};

#[test]
fn section_6_1_a_bridge_ends_at_islands_markets_and_junctions() {
    for (face, cell, turns, spot, shells) in [
        ("C11", "E1", 0, "bridge W", 2),
        ("M3", "E1", 1, "bridge W", 2),
        ("B10", "E1", 2, "bridge W", 2),
        ("B9", "E1", 0, "bridge W", 1),
    ] {
        let mut game = scene(2, "W1 C10 0").lay(face);
        play(&mut game, lay(cell, turns));
        let events = play(&mut game, place(spot));
        assert_eq!(harvests(&events), [(Kind::Bridge, Cause::Complete, vec![A], shells)], "{face}");
        assert_eq!(game.table().goods(A), goods(0, shells, 0));
    }
}

#[test]
fn section_6_1_a_bridge_with_one_end_is_not_complete() {
    let mut game = scene(2, "").lay("C11");
    play(&mut game, lay("E1", 0));
    assert_eq!(harvests(&play(&mut game, place("bridge W"))), []);
    assert_eq!(game.table().crew(A).reserve(), 3, "the collector stays");
}

#[test]
fn section_6_1_a_bridge_that_runs_back_into_itself_is_complete() {
    let mut game = scene(2, "S1 B8 3, S1E1 B6 0, S2 B8 2").lay("B6");
    play(&mut game, lay("S2E1", 1));
    let events = play(&mut game, place("bridge N W"));
    assert_eq!(harvests(&events), [(Kind::Bridge, Cause::Complete, vec![A], 2)]);
}

#[test]
fn section_6_2_an_island_is_complete_with_water_all_round() {
    let mut game = scene(2, "N1 I8 1").lay("I1");
    play(&mut game, lay("N2", 2));
    let events = play(&mut game, place("island S"));
    assert_eq!(harvests(&events), [(Kind::Island, Cause::Complete, vec![A], 4)]);
    assert_eq!(game.table().goods(A), goods(4, 0, 0));
}

#[test]
fn section_6_2_an_island_with_an_open_side_is_not_complete() {
    let mut game = scene(2, "").lay("I8");
    play(&mut game, lay("N1", 1));
    assert_eq!(harvests(&play(&mut game, place("island N S"))), []);
}

#[test]
fn section_6_2_an_island_with_a_hole_is_not_complete() {
    // A ring of eight tiles, water outside, a tile missing in the middle.
    let ring = "S1 I10 2, S1W1 I3 1, S1E1 I3 2, S2W1 I10 1, S2E1 I11 3, S3W1 I4 0, S3E1 I4 3";
    let mut game = scene(2, ring).lay("C14");
    play(&mut game, lay("S3", 0));
    let events = play(&mut game, place("island N E W"));
    assert_eq!(harvests(&events), []);
    let board = game.table().board();
    let ring = board.feature_at(board.newest(), "island N E W".parse().unwrap()).unwrap();
    assert_eq!((board.open_places(ring), board.parts(ring).count()), (4, 8), "open towards the hole alone");
}

#[test]
fn section_6_3_a_sea_closed_all_round_yields_its_fish() {
    let mut game = scene(2, "N1 I6 0, N1W1 C15 2").lay("I10");
    play(&mut game, lay("N1E1", 1));
    let events = play(&mut game, place("sea W1 W2"));
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Complete, vec![A], 4)]);
}

#[test]
fn section_6_3_a_bridge_parts_the_waters_beside_it() {
    // The bridge runs round the corner where four tiles meet: the inner water is closed, the outer is not.
    let game = scene(2, "S1 B8 3, S1E1 B6 0, S2 B8 2, S2E1 B6 1").settle();
    let board = game.table().board();
    let sea = |spot: &str| board.feature_at(board.newest(), spot.parse().unwrap()).unwrap();
    let (inner, outer) = (sea("sea N1 W2"), sea("sea N2 E1 E2 S1 S2 W1"));
    assert!(board.is_complete(inner) && !board.is_complete(outer));
    assert_eq!(board.parts(inner).count(), 4);
}

#[test]
fn section_6_3_seas_do_not_join_over_a_corner() {
    let mut game = scene(2, "S1 M1 0").islander(B, "S1 sea N1 N2 E1 E2 S1 S2 W1 W2").lay("B5");
    play(&mut game, lay("E1", 0));
    // The corner of the new tile's large sea touches the other sea's tile, and is free all the same.
    let large = "sea N1 N2 E1 E2 S1 W2";
    play(&mut game, place(large));
    // A tile that touches both makes them one sea.
    draw(&mut game, "M3");
    play(&mut game, lay("S1E1", 2));
    let board = game.table().board();
    let sea = |cell: &str, spot: &str| {
        board.feature_at(board.tile_at(cell.parse().unwrap()).unwrap(), spot.parse().unwrap()).unwrap()
    };
    assert_eq!(sea("E1", large), sea("S1", "sea N1 N2 E1 E2 S1 S2 W1 W2"));
    assert_eq!(game.table().islanders_on(sea("E1", large)).as_slice(), [1, 1]);
}

#[test]
fn section_6_4_a_boat_harvests_an_occupied_sea_that_is_open() {
    let mut game = scene(2, "E1 C3 1, S1 I1 3").islander(B, "S1 sea N1 N2 E1 E2 S1 S2").lay("B6");
    play(&mut game, lay("N1E1", 0));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![B], 5)]);
    assert_eq!(game.table().goods(B), goods(0, 0, 5));
}

#[test]
fn section_6_4_a_boat_harvests_for_a_fisherman_placed_with_it() {
    let mut game = scene(2, "S1 I1 2").lay("C9");
    play(&mut game, lay("S1E1", 2));
    let events = play(&mut game, place("sea N1 W1 W2"));
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![A], 3)]);
    assert_eq!(game.table().crew(A).reserve(), 4);
}

#[test]
fn section_6_4_a_boat_in_an_empty_sea_is_scenery_from_then_on() {
    let mut game = scene(2, "S1 I1 2").lay("C9");
    play(&mut game, lay("S1E1", 2));
    assert_eq!(harvests(&play(&mut game, Action::LeaveIslanders)), []);
    draw(&mut game, "M1");
    play(&mut game, lay("S1W1", 0));
    let events = play(&mut game, place("sea N1 N2 E1 E2 S1 S2 W1 W2"));
    assert_eq!(harvests(&events), [], "the fisherman came after the boat");
}

#[test]
fn section_6_4_a_boat_fishes_in_its_own_sea_only() {
    // The boat lies east of the bridge, the fisherman west of it.
    let mut game = scene(2, "S1 M1 0").islander(B, "S1 sea N1 N2 E1 E2 S1 S2 W1 W2").lay("B3");
    play(&mut game, lay("S1E1", 0));
    assert_eq!(harvests(&play(&mut game, Action::LeaveIslanders)), []);
}

#[test]
fn section_6_5_a_token_covers_a_pair_before_a_single_fish() {
    let covered = |events: &[Event]| -> Vec<(String, u8)> {
        let token = |event: &Event| match event {
            Event::FishCovered { cell, fish, .. } => Some((cell.to_string(), *fish)),
            _ => None,
        };
        events.iter().filter_map(token).collect()
    };
    // Fish: one on the start tile, two on S1.
    let mut game = scene(2, "S1 I1 2").lay("C9");
    play(&mut game, lay("S1E1", 2));
    let events = play(&mut game, place("sea N1 W1 W2"));
    assert_eq!(covered(&events), [("S1".to_owned(), 2)]);
    // A second boat finds the single fish alone, and covers it.
    draw(&mut game, "I2");
    play(&mut game, lay("S1W1", 2));
    let events = play(&mut game, place("sea N1 N2 E1 E2 W1 W2"));
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![B], 1)]);
    assert_eq!(covered(&events), [("0".to_owned(), 1)]);
    let parts = &all_harvests(&events).next().unwrap().parts;
    assert_eq!(parts.iter().map(|part| u32::from(part.icons)).sum::<u32>(), 1, "covered fish do not count");
}

#[test]
fn section_6_6_most_islanders_gain_everything() {
    let mut game = scene(3, "S1 C11 3, N1 C15 2, E1 C4 2, N2 I7 0, N2E1 M3 0, N1E1 B4 0")
        .islander(B, "N1 sea E1 E2")
        .islander(B, "N2E1 sea N1 N2 E1 E2 S1 S2 W1 W2")
        .islander(C, "E1 sea N2 E1 E2 W1")
        .lay("B3");
    play(&mut game, lay("N1E2", 2));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![B], 5)]);
    assert_eq!(game.table().goods(C), goods(0, 0, 0));
}

#[test]
fn section_6_6_equals_gain_the_full_number_each() {
    let mut game = scene(3, "N1 I6 0, E1 C6 1")
        .islander(A, "N1 sea E1 E2 W1 W2")
        .islander(B, "E1 sea N1 W2")
        .turn(C)
        .lay("B3");
    play(&mut game, lay("N1E1", 2));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![A, B], 2)]);
    assert_eq!((game.table().goods(A).fish, game.table().goods(B).fish), (2, 2));
}

#[test]
fn section_6_7_all_islanders_of_a_harvest_go_home_winners_and_losers() {
    let mut game = scene(3, "S1 C11 3, N1 C15 2, E1 C4 2, N2 I7 0, N2E1 M3 0, N1E1 B4 0")
        .islander(A, "S1 bridge S")
        .islander(B, "N1 sea E1 E2")
        .islander(B, "N2E1 sea N1 N2 E1 E2 S1 S2 W1 W2")
        .islander(C, "E1 sea N2 E1 E2 W1")
        .islander(C, "N1E1 bridge N S")
        .lay("B3");
    play(&mut game, lay("N1E2", 2));
    play(&mut game, Action::LeaveIslanders);
    let reserve = |seat| game.table().crew(seat).reserve();
    assert_eq!((reserve(A), reserve(B), reserve(C)), (3, 4, 3), "those elsewhere stay");
}

#[test]
fn section_6_7_an_islander_can_be_home_again_in_the_same_turn() {
    let mut game = scene(2, "").lay("I1");
    play(&mut game, lay("N1", 2));
    play(&mut game, place("island S"));
    assert_eq!(game.table().crew(A).reserve(), 4);
    assert_eq!(game.table().goods(A), goods(2, 0, 0));
}

#[test]
fn section_6_7_one_tile_can_bring_several_harvests() {
    // The loop closes the bridge and the water inside it.
    let mut game = scene(2, "S1 B8 3, S1E1 B6 0, S2 B8 2").islander(B, "S1E1 sea S2 W1").lay("B6");
    play(&mut game, lay("S2E1", 1));
    let events = play(&mut game, place("bridge N W"));
    let expected = [(Kind::Bridge, Cause::Complete, vec![A], 2), (Kind::Sea, Cause::Complete, vec![B], 2)];
    assert_eq!(harvests(&events), expected);
    assert_eq!(game.table().phase(), Phase::Draw);
}

#[test]
fn section_11_1_a_boat_in_a_sea_without_fish_sends_the_fishermen_home() {
    let mut game = scene(2, "").lay("B6");
    play(&mut game, lay("E1", 0));
    let events = play(&mut game, place("sea N1 N2 E1 E2 S1 W2"));
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Boat, vec![A], 0)]);
    assert!(!events.iter().any(|event| matches!(event, Event::FishCovered { .. })));
    assert_eq!(game.table().crew(A).reserve(), 4);
}

#[test]
fn section_11_2_a_boat_in_a_sea_that_its_tile_closes_leaves_no_token() {
    // A channel between islands, closed by a tile with a boat.
    let mut game = scene(2, "N1 I6 0, N1W1 C15 2").lay("I11");
    play(&mut game, lay("N1E1", 1));
    let events = play(&mut game, place("sea W1 W2"));
    assert_eq!(harvests(&events), [(Kind::Sea, Cause::Complete, vec![A], 3)]);
    assert!(!events.iter().any(|event| matches!(event, Event::FishCovered { .. })), "{events:?}");
}

#[test]
fn section_11_3_of_equal_groups_the_one_laid_first_is_covered() {
    let mut game = scene(2, "E1 C3 1, S1 I1 3").islander(B, "S1 sea N1 N2 E1 E2 S1 S2").lay("B6");
    play(&mut game, lay("N1E1", 0));
    let events = play(&mut game, Action::LeaveIslanders);
    let cell = "E1".parse().unwrap();
    assert!(
        matches!(events.last(), Some(Event::FishCovered { cell: at, fish: 2, .. }) if *at == cell),
        "{events:?}"
    );
}

#[test]
fn section_11_6_goods_have_no_limit() {
    let mut game = scene(2, "").goods(A, goods(100, 0, 0)).row("sf/2 sff/3 ssf/3 bsf/4").lay("I1");
    play(&mut game, lay("N1", 2));
    play(&mut game, place("island S"));
    assert_eq!(game.table().goods(A), goods(102, 0, 0));
}

#[test]
fn section_11_9_two_parts_of_a_tile_in_one_sea_are_one() {
    // Both waters of the start tile meet round the end of its bridge.
    let scene = scene(2, "E1 M3 1");
    let game = scene.clone().settle();
    let board = game.table().board();
    let start = board.tiles().next().unwrap();
    let sea = |spot: &str| board.feature_at(start, spot.parse().unwrap());
    assert_eq!(sea("sea E1 W2"), sea("sea E2 S1 S2 W1"));
    // A second end of that kind: the new tile has two waters which are one sea, and either spot will do.
    let mut game = scene.lay("B1");
    play(&mut game, lay("W1", 1));
    for spot in ["sea N1 N2 E1 W2", "sea E2 S1 S2 W1"] {
        let mut game = game.clone();
        assert_eq!(harvests(&play(&mut game, place(spot))), []);
        assert_eq!(game.table().crew(A).reserve(), 3);
    }
}
