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

use tidetable_kernel::GameOptions;

pub use endure::endure;
pub use law::{Law, Violation};
pub use option_sets::option_sets;
pub use perft::perft;
pub use trial::{Lawful, spot_check, trial};

/// Plays `games` random games for each table size and set of options, and panics with the first broken law.
pub fn hold<G: Lawful>(games: u64) {
    for options in option_sets::<G>() {
        hold_for::<G>(&options, games);
    }
}

/// Plays `games` random games of one set of options, and panics with the first broken law.
pub fn hold_for<G: Lawful>(options: &G::Options, games: u64) {
    try_seeds::<G>(options, 0..games, trial::<G>);
}

/// Plays `games` random games for each table size, spread over its sets of options: the first few of each set
/// under the eyes of every law at every position, the others looked at now and then.
pub fn hold_for_seats<G: Lawful>(seats: u8, games: u64, closely: u64) {
    let mut sets = option_sets::<G>();
    sets.retain(|options| options.seats() == seats);
    for options in &sets {
        let each = games.div_ceil(sets.len() as u64).max(closely);
        try_seeds::<G>(options, 0..closely, trial::<G>);
        try_seeds::<G>(options, closely..each, spot_check::<G>);
    }
}

fn try_seeds<G: Lawful>(
    options: &G::Options,
    seeds: std::ops::Range<u64>,
    watch: fn(&G::Options, u64) -> Result<(), Violation>,
) {
    for seed in seeds {
        if let Err(violation) = watch(options, seed) {
            panic!("{violation}\noptions: {options:?}\nseed: {seed}");
        }
    }
}
