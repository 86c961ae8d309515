//! Any text as a record.

use tidetable_catalog::{GAMES, of_record};
use tidetable_table::{AnyGame, RecordFault};

/// Reads the text as a record of each game. Reading and verifying must agree, and what was read can be written
/// and read again.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let _ = of_record(text);
    GAMES.iter().for_each(|entry| read(entry.game, text));
}

fn read(game: &dyn AnyGame, text: &str) {
    let lines = text.lines().count().max(1);
    let verdict = game.verify(text);
    if let Err(error) = &verdict {
        assert!((1..=lines).contains(&error.line), "{error} of {lines}");
    }
    match game.read(text) {
        Ok((header, read)) => {
            if let Err(error) = &verdict {
                assert!(is_a_claim(&error.fault), "{error}");
            }
            let again = game.resume(header.options.get(), read.seed(), &read.steps_from(0));
            let again = again.unwrap_or_else(|error| panic!("what was read cannot be resumed: {error}"));
            assert_eq!(again.steps_from(0)[..read.position()], read.steps_from(0));
        }
        Err(error) => match verdict {
            Ok(_) => panic!("verified, but cannot be read: {error}"),
            Err(other) => assert!(other == error || is_a_claim(&other.fault), "{error}, but {other}"),
        },
    }
}

/// Whether a fault is one that only verifying looks for.
fn is_a_claim(fault: &RecordFault) -> bool {
    use RecordFault::{EarlyResult, OtherDraw, OtherResult, OtherSeed};
    matches!(fault, EarlyResult | OtherDraw | OtherResult | OtherSeed)
}
