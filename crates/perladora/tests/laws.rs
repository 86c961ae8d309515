//! The laws every game must obey.

use tidetable_laws::{endure, hold_for, option_sets};
use tidetable_perladora::{Options, Perladora};

/// Games for each way to set a table up: two thousand for each table size and mode, half of them from memory.
const GAMES: u64 = 1_000;

fn laws_hold(seats: u8, advanced: bool) {
    let wanted = |options: &&Options| options.seats == seats && options.advanced == advanced;
    for options in option_sets::<Perladora>().iter().filter(wanted) {
        hold_for::<Perladora>(options, GAMES);
    }
}

#[test]
fn laws_hold_for_two() {
    laws_hold(2, false);
}

#[test]
fn laws_hold_for_two_in_the_advanced_game() {
    laws_hold(2, true);
}

#[test]
fn laws_hold_for_three() {
    laws_hold(3, false);
}

#[test]
fn laws_hold_for_three_in_the_advanced_game() {
    laws_hold(3, true);
}

#[test]
fn laws_hold_for_four() {
    laws_hold(4, false);
}

#[test]
fn laws_hold_for_four_in_the_advanced_game() {
    laws_hold(4, true);
}

#[test]
fn damaged_input_is_survived() {
    endure::<Perladora>(300);
}
