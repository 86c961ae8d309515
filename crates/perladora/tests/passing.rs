//! RULES §10: passing and the end.

use tidetable_kernel::{Awaiting, Game, Viewer};
use tidetable_perladora::{Action, Event, Options, Phase, Refusal};

use crate::kit::{
    A, B, C, advanced, base, cell, dive, edition, opening, play, pontoon, seen_by, value, values,
};

#[test]
fn section_10_1_passing_is_final() {
    let mut game = opening(base(3));
    assert_eq!(play(&mut game, Action::Pass), [Event::Passed { seat: A, forced: false }]);
    play(&mut game, dive("B1", 1));
    play(&mut game, dive("C1", 1));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert_eq!(game.check(A, &dive("A1", 1)), Err(Refusal::HasPassed));
}

/// A game for two with one diver each and so many pontoons.
fn one_diver_each(pontoons: u8) -> Options {
    let pontoons = format!("pontoons = {pontoons}\n");
    let divers = ("two_players = [10, 3, 1, 1, 1]", "two_players = [1, 0, 0, 0, 0]");
    Options { edition: edition(&[divers, ("pontoons = 35\n", &pontoons)]), ..base(2) }
}

#[test]
fn section_10_2_ruling_27_who_can_do_nothing_passes() {
    let mut game = opening(one_diver_each(0));
    play(&mut game, dive("A1", 1));
    let events = play(&mut game, dive("B1", 1));
    let forced = |seat| Event::Passed { seat, forced: true };
    assert_eq!(events[1..3], [forced(A), forced(B)]);
    assert_eq!(game.awaiting(), Awaiting::Nobody);
}

#[test]
fn section_10_2_ruling_27_a_reinforcement_that_may_become_possible_does_not_help() {
    let options = Options { advanced: true, ..one_diver_each(0) };
    let mut game = opening(options);
    assert!(game.table().has_reinforcement(A));
    play(&mut game, dive("A1", 1));
    let events = play(&mut game, dive("B1", 1));
    assert_eq!(events[1], Event::Passed { seat: A, forced: true });
}

#[test]
fn section_10_2_without_divers_one_may_still_lay_pontoons_and_the_other_way_round() {
    let mut game = opening(one_diver_each(2));
    play(&mut game, dive("A1", 1));
    play(&mut game, pontoon("C3-D3"));
    play(&mut game, Action::Stop);
    play(&mut game, pontoon("C4-D4"));
    assert_eq!(game.awaiting(), Awaiting::seat(B), "a diver is left, but no pontoon");
    assert_eq!(game.check(B, &dive("B1", 1)), Ok(()));
}

#[test]
fn section_10_3_ruling_28_the_last_one_goes_on_alone() {
    let mut game = opening(base(3));
    play(&mut game, Action::Pass);
    play(&mut game, Action::Pass);
    for at in ["A1", "B1", "C1"] {
        assert_eq!(game.awaiting(), Awaiting::seat(C));
        play(&mut game, dive(at, 1));
    }
}

#[test]
fn section_10_4_the_game_ends_when_all_have_passed_and_all_divers_are_turned_over() {
    let mut game = opening(Options { memory: true, ..advanced(2) });
    play(&mut game, dive("A1", 4));
    play(&mut game, dive("B1", 2));
    play(&mut game, Action::Pass);
    let events = play(&mut game, Action::Pass);
    assert_eq!(game.awaiting(), Awaiting::Nobody);
    assert_eq!(game.table().phase, Phase::Over);
    assert_eq!(events[1], Event::DiversUncovered { values: values(&game) });
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
        assert_eq!(game.view(viewer).value(cell("A1")), Some(value(4)));
        assert_eq!(game.view(viewer).value(cell("B1")), Some(value(2)));
    }
    assert!(seen_by(&game, A).hands[B].is_some(), "what was not placed shows too");
    assert_eq!(game.check(A, &Action::Pass), Err(Refusal::Over));
}
