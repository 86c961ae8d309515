//! Whole matches at random, through the erased form alone.

use tidetable_kernel::{Awaiting, Dice, Seat};
use tidetable_table::AnyMatch;

/// Answers at random until the match is over, or has taken `limit` more steps.
pub(crate) fn play_out(game: &mut dyn AnyMatch, dice: &mut Dice, limit: usize) {
    let end = game.position().saturating_add(limit);
    while let Awaiting::Seats(seats) = game.awaiting()
        && game.position() < end
    {
        let seat = dice.pick(&seats.iter().collect::<Vec<_>>());
        let choice = dice.word() as usize;
        play_nth(game, seat, choice);
    }
}

/// Plays one of the answers offered to an awaited seat, whatever the number.
pub(crate) fn play_nth(game: &mut dyn AnyMatch, seat: Seat, number: usize) {
    let answers = game.answers(seat);
    assert!(!answers.is_empty(), "{} has no answer", seat);
    let answer = &answers[number % answers.len()];
    let played = game.play(game.epoch(), seat, answer.action.get());
    assert!(played.is_ok(), "{} was offered, but {played:?}", answer.action);
}
