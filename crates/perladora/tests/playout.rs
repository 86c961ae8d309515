//! Random games.

use tidetable_kernel::{Awaiting, Dice, EventSink, Game};
use tidetable_perladora::{Event, Options, Perladora};

/// Takes a random step; tells whether there was one to take.
pub(crate) fn step(game: &mut Perladora, dice: &mut Dice, events: &mut impl EventSink<Event>) -> bool {
    match game.awaiting() {
        Awaiting::Nobody => return false,
        Awaiting::Chance => {
            let chance = game.sample_chance(dice, &mut Vec::new());
            game.resolve(&chance, events);
        }
        Awaiting::Seats(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let action = game.sample_action(seat, dice, &mut Vec::new());
            game.apply(seat, &action, events);
        }
    }
    true
}

/// A random game played to its end.
pub(crate) fn finished(options: Options, seed: u64) -> Perladora {
    let mut game = Perladora::new(&options).expect("a table of this size");
    let mut dice = Dice::seeded(seed);
    while step(&mut game, &mut dice, &mut ()) {}
    game
}
