//! Any text as an answer.

use tidetable_bots::Insight;
use tidetable_catalog::{Visitor, visit};
use tidetable_kernel::{Census, Seat, Viewer};
use tidetable_laws::option_sets;
use tidetable_table::{AnyGame, AnyMatch, GameOf, Seed};

use crate::{bytes::Bytes, playout::play_nth};

/// A byte for the game, one for its options, one for the seed, then a line for each answer. A line that begins
/// with a digit is given as it stands in the name of that seat, whether there is such a seat or not, and most
/// often refused; any other line chooses among the answers offered.
pub fn answer(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (entry, set, seed) = (bytes.game(), bytes.byte(), bytes.byte());
    let mut game = visit(entry.game.id(), Table { set, seed }).expect("the game is in the catalog");
    for line in bytes.rest().split(|&byte| byte == b'\n') {
        match line.split_first() {
            Some((digit, text)) if digit.is_ascii_digit() => give(game.as_mut(), Seat(digit - b'0'), text),
            _ => choose(game.as_mut(), line),
        }
    }
    // What was refused on the way has left no trace.
    assert_eq!(game.at(game.position()).view(Viewer::Judge).get(), game.view(Viewer::Judge).get());
}

struct Table {
    set: u8,
    seed: u8,
}

impl Visitor for Table {
    type Output = Box<dyn AnyMatch>;

    fn visit<G: Insight + Census>(self) -> Box<dyn AnyMatch> {
        let sets = option_sets::<G>();
        let options = serde_json::to_string(&sets[usize::from(self.set) % sets.len()]);
        let options = options.expect("options are JSON");
        let started = GameOf::<G>::new().start(&options, Seed::from_number(self.seed.into()));
        started.unwrap_or_else(|error| panic!("{options}: {error}"))
    }
}

/// Gives an answer that nobody offered. Checking it must agree with playing it, and a refusal changes nothing.
fn give(game: &mut dyn AnyMatch, seat: Seat, text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let before = (game.position(), game.epoch());
    let checked = game.check(seat, text);
    let played = game.play(game.epoch(), seat, text);
    assert_eq!(checked.is_ok(), played.is_ok(), "{text} by {seat:?}: {checked:?}, then {played:?}");
    if played.is_err() {
        assert_eq!((game.position(), game.epoch()), before);
    }
}

/// Plays the answer that the line picks, and takes back what can be taken back if it says so.
fn choose(game: &mut dyn AnyMatch, line: &[u8]) {
    let mut bytes = Bytes::new(line);
    let Some(seat) = game.awaiting().seats().iter().nth(usize::from(bytes.byte() >> 6)) else { return };
    play_nth(game, seat, usize::from(bytes.byte()));
    if bytes.byte() & 1 == 1 && game.can_undo(seat) {
        game.undo(seat).expect("it was said to be possible");
    }
}
