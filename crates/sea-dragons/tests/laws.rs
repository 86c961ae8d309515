//! The laws every game must obey.

use tidetable_laws::{endure, hold_for, hold_for_seats};
use tidetable_sea_dragons::{Options, SeaDragons};

use crate::kit::scarce_edition;

/// Random games for each table size.
const GAMES: u64 = 1_000;
/// Of them, those looked at closely at every position, for each way to set a table up.
const CLOSELY: u64 = 10;

#[test]
fn laws_hold_for_two() {
    hold_for_seats::<SeaDragons>(2, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_three() {
    hold_for_seats::<SeaDragons>(3, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_four() {
    hold_for_seats::<SeaDragons>(4, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_five() {
    hold_for_seats::<SeaDragons>(5, GAMES, CLOSELY);
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
