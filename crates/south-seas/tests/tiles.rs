//! RULES §2 to §4: setting up, drawing and laying tiles.

use tidetable_kernel::{Awaiting, Dice, Game, OptionsError, Seat};
use tidetable_south_seas::{Action, Cell, Edge, Event, Options, Phase, Refusal, Side, SouthSeas};

use crate::kit::{A, B, answers, draw, goods, lay, place, play, refusal, reveal, scene};

#[test]
fn section_2_1_the_start_tile_lies_on_the_table_and_72_are_drawn_evenly() {
    let game = scene(2, "").draw();
    assert_eq!(game.table().tiles_left(), 72);
    assert_eq!(game.table().board().tiles().len(), 1);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.iter().map(|&(_, weight)| weight).sum::<u32>(), 72);
    let weight =
        |face: &str| chances.iter().find(|(chance, _)| format!("{chance:?}") == format!("Tile({face})"));
    assert_eq!(
        weight("C1").expect("the start tile's face occurs again").1,
        2,
        "one of three is the start tile"
    );
    assert_eq!(weight("C14").expect("it can be drawn").1, 3);
}

#[test]
fn section_2_1_draws_that_are_not_listed_are_as_even_as_those_listed() {
    let game = scene(2, "").draw();
    let (mut dice, mut drawn) = (Dice::seeded(5), 0);
    for _ in 0..72_000 {
        let chance = game.sample_chance(&mut dice, &mut Vec::new());
        drawn += u32::from(format!("{chance:?}") == "Tile(C14)");
    }
    assert!((2_800..3_200).contains(&drawn), "three tiles in 72 were drawn {drawn} times of 72000");
}

#[test]
fn section_2_2_four_ships_lie_open_and_twenty_in_the_pile() {
    let mut game = SouthSeas::new(&Options::default()).unwrap();
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.iter().map(|&(_, weight)| weight).sum::<u32>(), 24);
    for ship in ["bf/2", "bbssf/6", "AAAB/3"] {
        reveal(&mut game, ship);
        assert_eq!(game.awaiting(), Awaiting::Chance);
    }
    reveal(&mut game, "*******/6");
    assert_eq!(game.table().phase(), Phase::Draw);
    assert!(game.table().row().iter().all(Option::is_some));
    assert_eq!(game.table().pile().map(|(_, count)| u32::from(count)).sum::<u32>(), 20);
}

#[test]
fn section_2_3_everybody_has_four_islanders_in_reserve() {
    let game = scene(5, "").draw();
    assert!(Seat::all(5).all(|seat| game.table().crew(seat).reserve() == 4));
}

#[test]
fn section_2_4_the_first_seat_begins_and_turns_go_round() {
    let mut game = scene(2, "").draw();
    for (seat, face) in [(A, "B1"), (B, "B2"), (A, "B3")] {
        assert_eq!(game.table().turn(), seat);
        draw(&mut game, face);
        let first = answers(&game)[0];
        play(&mut game, first);
        play(&mut game, Action::LeaveIslanders);
    }
    let table_for = |seats| SouthSeas::new(&Options { seats, ..Options::default() }).map(|game| game.seats());
    assert_eq!(table_for(6), Err(OptionsError::Seats { fewest: 2, most: 5, asked: 6 }));
    assert_eq!(table_for(1), Err(OptionsError::Seats { fewest: 2, most: 5, asked: 1 }));
    assert_eq!(table_for(5), Ok(5));
}

#[test]
fn section_3_the_steps_of_a_turn_come_in_order() {
    let mut game = scene(2, "W1 C10 0").row("bbsf/5 bbs/3 AAAA/3 *****/4").goods(A, goods(3, 0, 0)).draw();
    draw(&mut game, "C11");
    assert!(matches!(game.table().phase(), Phase::Lay(_)));
    play(&mut game, lay("E1", 0));
    assert_eq!(game.table().phase(), Phase::Settle);
    let events = play(&mut game, place("bridge W"));
    assert!(matches!(events[..], [Event::IslanderPlaced { .. }, Event::Harvested(_)]), "{events:?}");
    assert_eq!(game.table().phase(), Phase::Load, "the two shells just gained can be loaded");
    play(&mut game, Action::LeaveShips);
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, B));
}

#[test]
fn section_3_a_step_without_a_choice_is_passed_over() {
    // A straight bridge between two waters; somebody stands on each of the three.
    let mut game = scene(2, "W1 B2 1, W2 B2 1, W3 B3 1")
        .islander(B, "W1 bridge E W")
        .islander(B, "W2 sea N1 N2 E1 W2")
        .islander(B, "W3 sea E2 S1 S2 W1")
        .lay("B1");
    let events = play(&mut game, lay("E1", 1));
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, B));
}

#[test]
fn section_3_a_tile_that_fits_once_is_laid_at_once() {
    // Water all round fits the southern side of the start tile only, and looks the same all four ways.
    let mut game = scene(2, "").draw();
    let events = draw(&mut game, "M1");
    assert!(matches!(events[..], [Event::TileDrawn { .. }, Event::TileLaid { .. }]), "{events:?}");
    assert_eq!(game.table().phase(), Phase::Settle);
}

#[test]
fn section_3_answers_out_of_turn_or_to_another_question_are_refused() {
    let game = scene(3, "").lay("C11");
    assert_eq!(game.check(B, &lay("E1", 0)), Err(Refusal::NotAwaited));
    assert_eq!(game.check(Seat(3), &lay("E1", 0)), Err(Refusal::NotAwaited));
    assert_eq!(game.check(Seat(200), &lay("E1", 0)), Err(Refusal::NotAwaited));
    assert_eq!(refusal(&game, Action::LeaveShips), Refusal::OtherQuestion);
    assert_eq!(refusal(&game, Action::LeaveIslanders), Refusal::OtherQuestion);
    assert_eq!(scene(3, "").draw().check(A, &lay("E1", 0)), Err(Refusal::NotAwaited));
}

#[test]
fn section_4_1_a_tile_lies_side_by_side_with_another() {
    let game = scene(2, "").lay("C11");
    let cell = |name: &str| name.parse::<Cell>().unwrap();
    assert_eq!(refusal(&game, lay("0", 0)), Refusal::CellTaken { cell: Cell::START });
    assert_eq!(refusal(&game, lay("S1E1", 0)), Refusal::CellApart { cell: cell("S1E1") });
    assert_eq!(refusal(&game, lay("N99W99", 0)), Refusal::CellApart { cell: cell("N99W99") });
    assert_eq!(answers(&scene(2, "S1 I1 2").lay("M1")).len(), 2, "west and east of the sea tile");
}

#[test]
fn section_4_2_sides_that_lie_together_show_the_same() {
    // The start tile: island to the north, bridge to east and west, sea to the south.
    let game = scene(2, "").lay("C8");
    let cell = "N1".parse().unwrap();
    let clash = Refusal::EdgesClash { cell, side: Side::South, tile: Edge::Bridge, neighbour: Edge::Island };
    assert_eq!(refusal(&game, lay("N1", 0)), clash);
    play(&mut game.clone(), lay("N1", 2));
    // Two neighbours: both must match.
    let game = scene(2, "S1 I1 2, S1E1 C9 2").lay("C16");
    let cell = "E1".parse().unwrap();
    let clash = Refusal::EdgesClash { cell, side: Side::South, tile: Edge::Island, neighbour: Edge::Bridge };
    assert_eq!(refusal(&game, lay("E1", 1)), clash, "the bridge to the west matches, the south does not");
}

#[test]
fn section_4_3_ways_of_turning_that_look_the_same_are_offered_once() {
    let count = |face: &str, cell: &str| {
        let cell = cell.parse::<Cell>().unwrap();
        let here = |action: &&Action| matches!(action, Action::LayTile { cell: at, .. } if *at == cell);
        answers(&scene(2, "S1 I1 2, S1E1 M1 0").lay(face)).iter().filter(here).count()
    };
    assert_eq!(count("M2", "S2E1"), 1, "water all round");
    assert_eq!(count("B1", "S2E1"), 1, "a straight bridge without fish");
    assert_eq!(count("B2", "S2E1"), 2, "a straight bridge with fish on one side");
    assert_eq!(count("I1", "S2E1"), 3);
    let game = scene(2, "S1 I1 2").lay("M2");
    let turns = 0.try_into().unwrap();
    assert_eq!(refusal(&game, lay("S1E1", 3)), Refusal::SameWhenTurned { turns });
}

#[test]
fn section_4_4_a_tile_that_fits_nowhere_is_set_aside_and_another_is_drawn() {
    // Round the start tile and a bay closed with island there is no open side of sea.
    let mut game = scene(2, "S1 I10 2").draw();
    let events = draw(&mut game, "M1");
    assert!(
        matches!(events[..], [Event::TileDrawn { seat: A, .. }, Event::TileSetAside { .. }]),
        "{events:?}"
    );
    assert_eq!(game.table().phase(), Phase::Draw);
    assert_eq!(game.table().turn(), A, "the same seat draws again");
    assert_eq!(game.table().aside().count(), 1);
    draw(&mut game, "C5");
    assert!(matches!(game.table().phase(), Phase::Lay(_)));
}
