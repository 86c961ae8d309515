//! Matches of a toy game: questions, undo, records and the erased form.

mod epochs;
mod erased;
mod faults;
mod news;
mod records;
#[path = "../../laws/tests/toy/mod.rs"]
mod toy;
mod undo;

use tidetable_kernel::{Awaiting, Dice, Game, Seat};
use tidetable_table::{Match, Record, Seed};

use toy::{Action, Options, Oysters};

/// A match with these answers and draws ahead of it, fixed by a number.
fn opened(options: Options, number: u64) -> Match<Oysters> {
    Match::new(options, Seed::from_number(number)).expect("the options can be played")
}

/// A match whose opening draws have these sizes: hand by hand, then the left and the right oyster.
fn dealt(options: Options, sizes: &[u8]) -> Match<Oysters> {
    let mut text = lines(&opened(options, 0).to_record(&[])).swap_remove(0);
    sizes.iter().for_each(|size| text += &format!("\n{{\"draw\":{size}}}"));
    Record::<Oysters>::read(&text).expect("such draws are possible").game_match
}

fn table_of(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// The same match played to its end at random.
fn finished(mut game_match: Match<Oysters>) -> Match<Oysters> {
    let mut dice = Dice::seeded(7);
    while let Awaiting::Seats(seats) = game_match.game().awaiting() {
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = dice.pick(&seats);
        let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
        play(&mut game_match, seat, action);
    }
    game_match
}

/// Answers the question on the table.
fn play(game_match: &mut Match<Oysters>, seat: Seat, action: Action) {
    game_match.play(game_match.epoch(), seat, &action).expect("the answer is legal");
}

/// The lines of a text, to be changed.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}
