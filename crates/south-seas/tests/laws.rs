//! The laws every game must obey.

use tidetable_laws::{endure, hold_for, option_sets};
use tidetable_south_seas::SouthSeas;

/// Random games for both ways to set up a table of this size.
fn laws_hold(seats: u8, games: u64) {
    for options in option_sets::<SouthSeas>().iter().filter(|options| options.seats == seats) {
        hold_for::<SouthSeas>(options, games);
    }
}

#[test]
fn laws_hold_for_two() {
    laws_hold(2, 5);
}

#[test]
fn laws_hold_for_three() {
    laws_hold(3, 5);
}

#[test]
fn laws_hold_for_four() {
    laws_hold(4, 5);
}

#[test]
fn laws_hold_for_five() {
    laws_hold(5, 5);
}

#[test]
fn damaged_input_is_survived() {
    endure::<SouthSeas>(100);
}
