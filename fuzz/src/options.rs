//! Any text as the options of a table.

use tidetable_catalog::GAMES;
use tidetable_kernel::Dice;
use tidetable_table::{AnyGame, Seed};

use crate::playout::play_out;

/// Sets a table of each game up with the text as options. Where that works, the match can be played to its end
/// and its record verifies.
pub fn options(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    GAMES.iter().for_each(|entry| set_up(entry.game, text, data.len() as u64));
}

/// Plays a match with these options, if there are such.
pub(crate) fn set_up(game: &dyn AnyGame, options: &str, number: u64) {
    let seed = Seed::from_number(number);
    let Ok(mut played) = game.start(options, seed) else { return };
    let written = played.options();
    let again = game.start(written.get(), seed);
    let again = again.unwrap_or_else(|error| panic!("{written} was accepted before: {error}"));
    assert_eq!(again.options().get(), written.get());
    assert_eq!(again.steps_from(0), played.steps_from(0));

    play_out(played.as_mut(), &mut Dice::seeded(number), usize::MAX);
    let verdict = game.verify(&played.record(&[]));
    let verdict = verdict.unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(verdict.result, played.result());
    assert!(verdict.draws_verified);
}
