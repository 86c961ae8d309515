//! The laws every game must obey.

use tidetable_laws::{endure, hold_for, option_sets};
use tidetable_sea_dragons::{Options, SeaDragons};

use crate::kit::scarce_edition;

/// Random games for each of the six ways to set up a table of this size.
fn laws_hold(seats: u8, games: u64) {
    for options in option_sets::<SeaDragons>().iter().filter(|options| options.seats == seats) {
        hold_for::<SeaDragons>(options, games);
    }
}

#[test]
fn laws_hold_for_two() {
    laws_hold(2, 10);
}

#[test]
fn laws_hold_for_three() {
    laws_hold(3, 10);
}

#[test]
fn laws_hold_for_four() {
    laws_hold(4, 10);
}

#[test]
fn laws_hold_for_five() {
    laws_hold(5, 10);
}

#[test]
fn laws_hold_when_cards_run_out() {
    for seats in [2, 3, 5] {
        let options = Options { seats, edition: scarce_edition(), ..Options::default() };
        hold_for::<SeaDragons>(&options, 10);
    }
}

#[test]
fn damaged_input_is_survived() {
    endure::<SeaDragons>(200);
}
