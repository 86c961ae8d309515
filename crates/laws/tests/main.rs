//! Shows that the laws bite: a sound toy keeps them all, and each flaw breaks the law made for it.

mod flaws;
mod toy;

use tidetable_kernel::Game;
use tidetable_laws::{endure, hold, option_sets, perft};

use toy::{Options, Oysters, Purse};

#[test]
fn the_toy_keeps_every_law() {
    hold::<Oysters>(150);
}

#[test]
fn the_toy_endures_damaged_input() {
    endure::<Oysters>(300);
}

#[test]
fn choices_that_do_not_go_together_are_no_option_set() {
    let sets = option_sets::<Oysters>();
    assert_eq!(sets.len(), 6);
    assert!(sets.iter().all(|set| !(set.short && set.purse == Purse::Two)));
    assert_eq!(sets.iter().filter(|set| set.seats == 3).count(), 3);
}

/// Worked out by hand: a short game of two opens with six draws from five, five, four and three pearls, which
/// leaves 3,921 of 4,096 sequences. In 939 of them the first hand holds two alike and can bid in one way only.
#[test]
fn perft_counts_draws_and_answers() {
    let game = Oysters::new(&Options { short: true, ..Options::default() }).unwrap();
    let counts = [0, 1, 2, 3, 6, 7].map(|depth| perft(&game, depth));
    assert_eq!(counts, [1, 4, 16, 64, 3_921, 2 * 3_921 - 939]);
}
