//! Good inputs to start from, made from the games as they are now.

use tidetable_catalog::{GAMES, GameEntry};
use tidetable_kernel::Dice;
use tidetable_table::{AnyMatch, Seed};

use crate::playout::play_out;

/// Inputs for the function of that name; none for one that needs no help.
pub fn of(name: &str) -> Vec<Vec<u8>> {
    let each = |inputs: fn(u8, &GameEntry) -> Vec<Vec<u8>>| {
        (0..).zip(GAMES).flat_map(|(index, entry)| inputs(index, entry)).collect()
    };
    match name {
        "record" => each(records),
        "answer" => each(answers),
        "options" => each(options),
        "edition" => GAMES.iter().map(|entry| entry.standard_edition.as_bytes().to_vec()).collect(),
        _ => Vec::new(),
    }
}

fn started(entry: &GameEntry, seats: u8) -> Box<dyn AnyMatch> {
    let started = entry.game.start(entry.game.options(seats).get(), Seed::from_number(seats.into()));
    started.unwrap_or_else(|error| panic!("{}: {error}", entry.game.id()))
}

/// For each table size the record of a whole match and that of a running one.
fn records(_: u8, entry: &GameEntry) -> Vec<Vec<u8>> {
    let record = |(seats, limit): (u8, usize)| {
        let mut played = started(entry, seats);
        play_out(played.as_mut(), &mut Dice::seeded(seats.into()), limit);
        played.record(&[]).into_bytes()
    };
    entry.game.seats().flat_map(|seats| [(seats, 12), (seats, usize::MAX)]).map(record).collect()
}

/// Every answer of the first questions of a match, sent as text.
fn answers(index: u8, entry: &GameEntry) -> Vec<Vec<u8>> {
    let mut played = started(entry, *entry.game.seats().start());
    let mut inputs = Vec::new();
    for count in 0..12 {
        let mut input = vec![index, 0, 0];
        input.extend(std::iter::repeat_n([b' ', count, b'\n'], count.into()).flatten());
        for seat in played.awaiting().seats().iter() {
            let lines =
                played.answers(seat).into_iter().map(|answer| format!("{}{}\n", seat.0, answer.action.get()));
            input.extend(lines.flat_map(String::into_bytes));
        }
        inputs.push(input);
        play_out(played.as_mut(), &mut Dice::seeded(1), 1);
    }
    inputs
}

fn options(_: u8, entry: &GameEntry) -> Vec<Vec<u8>> {
    entry.game.seats().map(|seats| entry.game.options(seats).get().as_bytes().to_vec()).collect()
}
