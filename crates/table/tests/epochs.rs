//! An answer names the question it was meant for.

use tidetable_kernel::{Awaiting, Game, Seat};
use tidetable_table::{AnyGame, AnyMatch, Epoch, GameOf, PlayError, Seed};

use crate::{
    dealt, finished, opened, play, table_of,
    toy::{Action, Oysters, Pearl, Phase, Side},
};

#[test]
fn a_stale_answer_is_refused_and_told_the_question() {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    let bidding = game.epoch();
    play(&mut game, Seat(0), Action::Bid(Pearl(4)));
    play(&mut game, Seat(1), Action::Bid(Pearl(2)));
    assert_eq!(game.game().phase, Phase::Win(Seat(0)));
    let late = game.play(bidding, Seat(0), &Action::Take(Side::Left));
    assert_eq!(late, Err(PlayError::Stale(game.epoch())));
    assert_eq!(game.game().phase, Phase::Win(Seat(0)));
}

#[test]
fn secret_answers_do_not_change_the_epoch_but_the_last_one_does() {
    let mut game = dealt(table_of(3), &[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
    let bidding = game.epoch();
    play(&mut game, Seat(2), Action::Bid(Pearl(3)));
    assert_eq!(game.epoch(), bidding);
    play(&mut game, Seat(0), Action::Bid(Pearl(1)));
    assert_eq!(game.epoch(), bidding);
    assert_eq!(game.play(bidding, Seat(0), &Action::Bid(Pearl(1))), Err(PlayError::NotAwaited));
    play(&mut game, Seat(1), Action::Bid(Pearl(2)));
    assert_ne!(game.epoch(), bidding);
}

#[test]
fn every_question_of_a_match_has_its_own_epoch_and_keeps_it_after_a_restart() {
    let game = finished(opened(table_of(3), 5));
    let options = AnyMatch::options(&game);
    let steps = game.steps_from(0);
    let mut epochs = Vec::new();
    for count in 0..=steps.len() {
        let before = game.at(count);
        if before.game().awaiting() == Awaiting::Chance {
            continue;
        }
        let resumed = GameOf::<Oysters>::new().resume(options.get(), *game.seed(), &steps[..count]).unwrap();
        assert_eq!(resumed.epoch(), before.epoch(), "after {count} steps");
        epochs.push(before.epoch().to_string());
    }
    epochs.dedup();
    let questions = epochs.len();
    epochs.sort_unstable();
    epochs.dedup();
    assert_eq!(epochs.len(), questions);
    assert!(questions > 6);
}

#[test]
fn undo_returns_to_the_same_epoch() {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    play(&mut game, Seat(1), Action::Bid(Pearl(2)));
    play(&mut game, Seat(0), Action::Bid(Pearl(4)));
    let before = game.epoch();
    play(&mut game, Seat(0), Action::Pay);
    assert_ne!(game.epoch(), before);
    game.undo(Seat(0)).unwrap();
    assert_eq!(game.epoch(), before);
}

/// Else whoever compares two epochs could find out by trial which pearl another has drawn in between.
#[test]
fn epochs_are_sealed_with_the_seed() {
    let game = opened(table_of(2), 1);
    let (options, steps) = (AnyMatch::options(&game), game.steps_from(0));
    let other = GameOf::<Oysters>::new().resume(options.get(), Seed::from_number(2), &steps).unwrap();
    assert_eq!(other.steps_from(0), steps);
    assert_ne!(other.epoch(), game.epoch());
    assert_ne!(other.at(0).epoch(), game.at(0).epoch());
}

#[test]
fn an_epoch_has_one_spelling() {
    let epoch = opened(table_of(2), 1).epoch();
    let text = epoch.to_string();
    assert_eq!(text.parse::<Epoch>(), Ok(epoch));
    for spoiled in [&text[1..], &format!("+{}", &text[1..]), &format!("{text}0"), "", "00000000000000aF", "é"]
    {
        assert!(spoiled.parse::<Epoch>().is_err(), "{spoiled}");
    }
    assert_eq!(serde_json::from_str::<Epoch>(&format!("\"{text}\"")).unwrap(), epoch);
    assert!(serde_json::from_str::<Epoch>("17").is_err());
}
