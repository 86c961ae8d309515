//! Undo goes back to the last barrier and not further.

use tidetable_kernel::{Game, Seat, Seats, Viewer};
use tidetable_table::{Match, Step, UndoError};

use crate::{
    dealt, opened, play, table_of,
    toy::{Action, Event, Oysters, Pearl, Phase, Side},
};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// The first seat, which bid last, has won the first round at a table of two.
fn won() -> Match<Oysters> {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    play(&mut game, SECOND, Action::Bid(Pearl(2)));
    play(&mut game, FIRST, Action::Bid(Pearl(4)));
    assert_eq!(game.game().phase, Phase::Win(FIRST));
    game
}

#[track_caller]
fn assert_too_late(game: &mut Match<Oysters>, seat: Seat) {
    let steps = game.steps().to_vec();
    assert!(!game.can_undo(seat));
    assert_eq!(game.undo(seat), Err(UndoError::TooLate));
    assert_eq!(game.steps(), steps);
}

#[test]
fn who_has_not_answered_has_nothing_to_take_back() {
    let mut game = opened(table_of(2), 1);
    for seat in [FIRST, SECOND, THIRD, Seat(7), Seat(u8::MAX)] {
        assert!(!game.can_undo(seat));
        assert_eq!(game.undo(seat), Err(UndoError::NothingToUndo));
    }
}

#[test]
fn an_answer_after_which_the_same_seat_is_asked_is_taken_back() {
    let mut game = won();
    let before = game.clone();
    play(&mut game, FIRST, Action::Pay);
    assert!(game.can_undo(FIRST));
    game.undo(FIRST).unwrap();
    assert_eq!(game.game(), before.game());
    assert_eq!(game.steps(), before.steps());
    assert_eq!(game.news(Viewer::Judge).count(), 0);
    assert_too_late(&mut game, FIRST);
}

#[test]
fn what_uncovers_something_bars_itself_and_all_before() {
    let mut game = won();
    play(&mut game, FIRST, Action::Pay);
    play(&mut game, FIRST, Action::Peek(Side::Right));
    assert_eq!(game.game().phase, Phase::Take(FIRST));
    assert_too_late(&mut game, FIRST);
}

#[test]
fn a_question_that_passes_on_bars() {
    let mut game = won();
    play(&mut game, FIRST, Action::Take(Side::Left));
    assert_eq!(game.game().phase, Phase::Buy(SECOND));
    let quiet: Vec<Event> = game.news(Viewer::Judge).collect();
    assert!(!quiet.iter().any(Oysters::uncovers), "nothing but the passing bars: {quiet:?}");
    assert_too_late(&mut game, FIRST);
    assert_too_late(&mut game, SECOND);
}

#[test]
fn a_draw_bars() {
    let mut game = won();
    play(&mut game, FIRST, Action::Take(Side::Left));
    play(&mut game, SECOND, Action::Buy);
    assert!(matches!(game.steps().last(), Some(Step::Draw(_))));
    assert_too_late(&mut game, SECOND);
    assert_too_late(&mut game, FIRST);
}

#[test]
fn the_last_secret_answer_bars_even_if_the_same_seat_is_asked_next() {
    let mut game = won();
    assert_eq!(game.steps().last(), Some(&Step::Act(FIRST, Action::Bid(Pearl(4)))));
    assert_too_late(&mut game, FIRST);
    assert_too_late(&mut game, SECOND);
}

#[test]
fn a_secret_answer_is_taken_back_and_those_of_others_stay() {
    let mut game = dealt(table_of(3), &[1, 2, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
    let bidding = game.epoch();
    play(&mut game, FIRST, Action::Bid(Pearl(1)));
    play(&mut game, SECOND, Action::Bid(Pearl(2)));
    game.undo(FIRST).unwrap();
    assert_eq!(game.game().awaiting().seats(), Seats::only(FIRST).with(THIRD));
    assert_eq!(game.steps().last(), Some(&Step::Act(SECOND, Action::Bid(Pearl(2)))));
    assert_eq!(game.epoch(), bidding);
    assert_eq!(game.undo(FIRST), Err(UndoError::NothingToUndo));
    assert_eq!(game.undo(THIRD), Err(UndoError::NothingToUndo));
    assert!(game.can_undo(SECOND));

    play(&mut game, FIRST, Action::Bid(Pearl(2)));
    play(&mut game, THIRD, Action::Bid(Pearl(3)));
    assert_eq!(game.game().phase, Phase::Win(THIRD));
    let bids = game.game().bids;
    assert_eq!(bids.as_slice(), [Some(Pearl(2)), Some(Pearl(2)), Some(Pearl(3))]);
}

#[test]
fn an_answer_to_an_earlier_question_is_out_of_reach_of_a_secret_one() {
    let mut game = won();
    play(&mut game, FIRST, Action::Take(Side::Left));
    play(&mut game, SECOND, Action::Leave);
    assert_eq!(game.game().phase, Phase::Bid);
    play(&mut game, SECOND, Action::Bid(Pearl(1)));
    assert_too_late(&mut game, FIRST);
    game.undo(SECOND).unwrap();
    assert_too_late(&mut game, SECOND);
}
