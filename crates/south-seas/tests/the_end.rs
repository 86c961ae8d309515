//! RULES §9 and §10: the end, the count, and what everybody sees.

use tidetable_kernel::{Awaiting, Determinize, Dice, Game, Seat, Viewer};
use tidetable_south_seas::{Action, Cause, EndReason, Event, Kind, Phase, SouthSeas};

use crate::kit::{A, B, C, draw, goods, harvests, lay, load, play, scene};

fn ended(events: &[Event]) -> Option<EndReason> {
    events.iter().find_map(|event| match event {
        Event::GameEnded { reason } => Some(*reason),
        _ => None,
    })
}

#[test]
fn section_9_1_the_game_ends_after_the_turn_of_the_last_tile() {
    let mut game = scene(2, "").bag("").goods(A, goods(2, 1, 0)).lay("C11");
    assert_eq!(ended(&play(&mut game, lay("E1", 0))), None, "the turn is played to its end");
    play(&mut game, Action::LeaveIslanders);
    assert_eq!(game.table().phase(), Phase::Load);
    let events = play(&mut game, load("bbs/3", goods(2, 1, 0)));
    assert_eq!(ended(&events), Some(EndReason::LastTile));
    assert_eq!(game.awaiting(), Awaiting::Nobody);
}

#[test]
fn section_9_1_the_game_ends_after_the_turn_of_the_last_ship() {
    let mut game = scene(2, "").row("bf/2").pile("").goods(A, goods(1, 0, 1)).load();
    let events = play(&mut game, load("bf/2", goods(1, 0, 1)));
    assert_eq!(ended(&events), Some(EndReason::LastShip));
    assert_eq!(game.awaiting(), Awaiting::Nobody);
}

#[test]
fn section_9_2_what_is_unfinished_yields_its_goods_by_the_same_rules() {
    let mut game = scene(3, "N1 I8 1, E1 C17 0")
        .bag("")
        .islander(B, "N1 island N S")
        .islander(C, "E1 bridge E W")
        .goods(A, goods(0, 0, 5))
        .row("*****/4")
        .load();
    let events = play(&mut game, Action::LeaveShips);
    let expected = [(Kind::Island, Cause::End, vec![B], 3), (Kind::Bridge, Cause::End, vec![C], 3)];
    assert_eq!(harvests(&events), expected);
    assert_eq!((game.table().goods(B), game.table().goods(C)), (goods(3, 0, 0), goods(0, 3, 0)));
}

#[test]
fn section_9_2_covered_fish_and_unfinished_markets_bring_nothing() {
    let mut game = scene(2, "S1 M1 0, S1W1 I1 2")
        .bag("")
        .covered("S1W1 sea N1 N2 E1 E2 W1 W2")
        .islander(A, "S1 market")
        .islander(B, "S1W1 sea N1 N2 E1 E2 W1 W2")
        .goods(A, goods(0, 0, 5))
        .row("*****/4")
        .load();
    let events = play(&mut game, Action::LeaveShips);
    assert_eq!(
        harvests(&events),
        [(Kind::Sea, Cause::End, vec![B], 3)],
        "one fish and two, not the covered two"
    );
    assert_eq!(game.table().ship_points(A), 0);
}

#[test]
fn section_9_3_ships_and_every_three_goods_count() {
    let mut game =
        scene(2, "").bag("").goods(A, goods(2, 2, 1)).goods(B, goods(1, 1, 0)).row("*****/4").load();
    let events = play(&mut game, Action::LeaveShips);
    let score = |seat: Seat, held, goods_points| Event::Counted {
        seat,
        ships: vec![],
        ship_points: 0,
        goods: held,
        goods_points,
    };
    assert_eq!(events[1..], [score(A, goods(2, 2, 1), 1), score(B, goods(1, 1, 0), 0)]);
    assert_eq!(game.standings().points.as_slice(), [1, 0]);
}

#[test]
fn section_9_3_before_the_end_the_standings_are_those_of_a_game_that_stops_here() {
    let game = scene(2, "E1 C17 0").islander(B, "E1 bridge E W").draw();
    assert_eq!(game.standings().points.as_slice(), [0, 1], "three shells of the unfinished bridge");
}

#[test]
fn section_9_4_equal_points_share_the_place() {
    let mut game =
        scene(3, "").bag("").ships(B, "bf/2").ships(C, "sf/2").goods(A, goods(0, 0, 5)).row("*****/4").load();
    play(&mut game, Action::LeaveShips);
    assert_eq!(game.standings().places.as_slice(), [3, 1, 1]);
}

#[test]
fn section_10_everybody_sees_everything() {
    let game = scene(3, "N1 I8 1").ships(B, "bf/2 bbssf/6").islander(C, "N1 island N S").draw();
    let everything = game.view(Viewer::Judge).table().clone();
    for viewer in [Viewer::Public, Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C)] {
        let view = game.view(viewer);
        assert_eq!(*view.table(), everything);
        assert_eq!(view.table().ship_points(B), 8);
        assert_eq!(SouthSeas::determinize(&view, &mut Dice::seeded(1)), game);
    }
}

#[test]
fn section_11_7_a_last_tile_that_fits_nowhere_ends_the_game_at_once() {
    let mut game = scene(2, "S1 I10 2").bag("M1").goods(A, goods(2, 1, 0)).draw();
    let events = draw(&mut game, "M1");
    assert_eq!(ended(&events), Some(EndReason::LastTile));
    assert!(events.iter().any(|event| matches!(event, Event::TileSetAside { .. })));
    assert_eq!(game.awaiting(), Awaiting::Nobody, "no ship is loaded in a turn without a tile");
}

#[test]
fn section_11_11_after_the_last_turn_no_ship_is_turned_up() {
    let mut game = scene(2, "").bag("").goods(A, goods(2, 1, 0)).load();
    play(&mut game, load("bbs/3", goods(2, 1, 0)));
    assert_eq!(game.awaiting(), Awaiting::Nobody);
    assert_eq!(game.table().row().iter().flatten().count(), 3);
}

#[test]
fn section_11_12_there_is_no_tie_break() {
    // More ships here, more goods there: all the same.
    let scene = scene(2, "").bag("").ships(A, "bf/2 sf/2").goods(A, goods(2, 0, 1));
    let mut game = scene.ships(B, "bsf/4").goods(B, goods(0, 5, 0)).row("bbf/3").load();
    play(&mut game, Action::LeaveShips);
    assert_eq!(game.standings().points.as_slice(), [5, 5]);
    assert_eq!(game.standings().places.as_slice(), [1, 1]);
}
