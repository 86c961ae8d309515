//! What every game must obey, as reusable tests.
//!
//! [`hold()`] plays random games at every table size with every set of options and asks at each step whether
//! the laws of [`Law`] hold. A broken law is a [`Violation`] that names the law, the seed and the step, so
//! that it can be looked at again with [`trial()`]. [`endure()`] throws damaged input at the borders.

mod endure;
mod law;
mod option_sets;
mod perft;
mod secrets;
mod steps;
mod trial;
mod worlds;

pub use endure::endure;
pub use law::{Law, Violation};
pub use option_sets::option_sets;
pub use perft::perft;
pub use trial::{Lawful, trial};

/// Plays `games` random games for each table size and set of options, and panics with the first broken law.
pub fn hold<G: Lawful>(games: u64) {
    for options in option_sets::<G>() {
        hold_for::<G>(&options, games);
    }
}

/// Plays `games` random games of one set of options, and panics with the first broken law.
pub fn hold_for<G: Lawful>(options: &G::Options, games: u64) {
    for seed in 0..games {
        if let Err(violation) = trial::<G>(options, seed) {
            panic!("{violation}\noptions: {options:?}\nseed: {seed}");
        }
    }
}
