//! RULES §5: islanders.

use tidetable_kernel::Game;
use tidetable_south_seas::{Action, Cell, Event, Refusal, Spot, Takeback};

use crate::kit::{A, B, Scene, answers, goods, lay, place, play, refusal, scene, take_back};

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn spot(name: &str) -> Spot {
    name.parse().expect("a spot")
}

#[test]
fn section_5_1_an_islander_goes_on_one_part_of_the_tile_just_laid() {
    let game = scene(2, "S1 M3 0").settle();
    let everywhere =
        [place("bridge S"), place("sea N1 N2 E1 E2 S1 S2 W1 W2"), place("market"), Action::LeaveIslanders];
    assert_eq!(answers(&game), everywhere);
    assert_eq!(refusal(&game, place("island N")), Refusal::NoSuchSpot { spot: spot("island N") });
    assert_eq!(refusal(&game, place("bridge E W")), Refusal::NoSuchSpot { spot: spot("bridge E W") });
    let plain = scene(2, "S1 I1 2").settle();
    assert_eq!(refusal(&plain, place("market")), Refusal::NoSuchSpot { spot: spot("market") });
}

#[test]
fn section_5_2_one_islander_is_placed_from_the_reserve() {
    let mut game = scene(2, "S1 M3 0").settle();
    play(&mut game, place("market"));
    assert_eq!(game.table().crew(A).reserve(), 3);
    assert_eq!(game.table().turn(), B, "there is no second islander in a turn");
}

/// All islanders of the first seat are out; another lies before a new tile with a free bridge.
fn everybody_out() -> Scene {
    scene(2, "W1 B2 1, W2 B2 1, W3 B3 1, E1 B1 1, S1 M3 0")
        .islander(A, "W1 bridge E W")
        .islander(A, "W2 sea N1 N2 E1 W2")
        .islander(A, "W3 sea E2 S1 S2 W1")
        .islander(A, "E1 bridge E W")
}

#[test]
fn section_5_2_an_empty_reserve_places_nobody() {
    let game = everybody_out().settle();
    assert_eq!(refusal(&game, place("market")), Refusal::ReserveEmpty);
    assert_eq!(refusal(&game, place("bridge S")), Refusal::ReserveEmpty);
}

#[test]
fn section_5_3_a_feature_with_an_islander_is_closed_to_all_others() {
    // The new market's western bridge continues the start tile's, where a shell collector stands.
    let game = scene(2, "W1 B2 1, E1 M4 1").islander(B, "W1 bridge E W").settle();
    let occupied = Refusal::Occupied { spot: spot("bridge W"), seat: B, cell: cell("W1") };
    assert_eq!(refusal(&game, place("bridge W")), occupied);
    for free in ["bridge E", "market", "sea N1 N2 E1 W2", "sea E2 S1 S2 W1"] {
        play(&mut game.clone(), place(free));
    }
}

#[test]
fn section_5_3_an_own_islander_closes_a_feature_too() {
    // An island that joins the occupied one, with a bridge and two waters beside it.
    let game = scene(2, "N1 I8 1, N2 C8 2").islander(A, "N1 island N S").settle();
    let occupied = Refusal::Occupied { spot: spot("island S"), seat: A, cell: cell("N1") };
    assert_eq!(refusal(&game, place("island S")), occupied);
    play(&mut game.clone(), place("bridge N"));
    play(&mut game.clone(), place("sea N1 W1 W2"));
}

#[test]
fn section_5_3_a_feature_that_has_just_been_completed_can_be_taken() {
    let mut game = scene(2, "").lay("I1");
    play(&mut game, lay("N1", 2));
    let events = play(&mut game, place("island S"));
    assert!(matches!(events[..], [Event::IslanderPlaced { .. }, Event::Harvested(_)]), "{events:?}");
}

#[test]
fn section_5_4_with_an_empty_reserve_an_islander_may_be_taken_back() {
    let mut game = everybody_out().settle();
    let mut expected: Vec<Action> = ["W1", "W2", "W3", "E1"].map(take_back).to_vec();
    expected.push(Action::LeaveIslanders);
    assert_eq!(answers(&game), expected);
    assert_eq!(refusal(&game, take_back("S1")), Refusal::NoIslander { cell: cell("S1") });
    assert_eq!(refusal(&game, take_back("N9")), Refusal::NoIslander { cell: cell("N9") });
    let events = play(&mut game, take_back("W3"));
    let (seat, cell, spot) = (A, cell("W3"), spot("sea E2 S1 S2 W1"));
    assert_eq!(events, [Event::IslanderTakenBack { seat, cell, spot }]);
    assert_eq!(game.table().crew(A).reserve(), 1);
    assert_eq!(game.table().goods(A), goods(0, 0, 0), "it brings nothing");
}

#[test]
fn section_5_4_a_place_that_was_left_is_free_again() {
    let mut game =
        scene(2, "W1 B2 1, E1 B1 1").takeback(Takeback::Anytime).islander(A, "W1 bridge E W").settle();
    play(&mut game, take_back("W1"));
    crate::kit::draw(&mut game, "B7");
    play(&mut game, lay("E2", 0));
    play(&mut game, place("bridge S W"));
}

#[test]
fn section_5_4_with_a_reserve_nobody_is_taken_back() {
    let game = scene(2, "W1 B2 1, E1 B1 1").islander(A, "W1 bridge E W").settle();
    assert_eq!(refusal(&game, take_back("W1")), Refusal::ReserveNotEmpty { reserve: 3 });
    assert!(!answers(&game).contains(&take_back("W1")));
}

#[test]
fn section_5_4_a_table_can_allow_taking_back_on_any_turn() {
    let mut game = scene(2, "W1 B2 1, E1 B1 1")
        .takeback(Takeback::Anytime)
        .islander(A, "W1 bridge E W")
        .islander(B, "E1 sea N1 N2 E1 W2")
        .settle();
    assert!(answers(&game).contains(&take_back("W1")));
    assert_eq!(
        refusal(&game, take_back("E1")),
        Refusal::NoIslander { cell: cell("E1") },
        "it is not an own one"
    );
    play(&mut game, take_back("W1"));
    assert_eq!((game.table().crew(A).reserve(), game.table().turn()), (4, B), "none is placed on that turn");
}

#[test]
fn section_11_8_an_islander_taken_back_misses_the_harvest() {
    // The tile completes a bridge on which both stand; one leaves, the other gains alone.
    let scene = scene(2, "W1 C10 0, E1 C17 0, E2 C11 0")
        .takeback(Takeback::Anytime)
        .islander(A, "W1 bridge E")
        .islander(B, "E1 bridge E W");
    let mut both = scene.clone().settle();
    let mut one = scene.settle();
    play(&mut both, Action::LeaveIslanders);
    assert_eq!((both.table().goods(A).shells, both.table().goods(B).shells), (4, 4));
    play(&mut one, take_back("W1"));
    assert_eq!((one.table().goods(A).shells, one.table().goods(B).shells), (0, 4));
    assert_eq!(one.awaiting(), tidetable_kernel::Awaiting::Chance);
}
