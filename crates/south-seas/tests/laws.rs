//! The laws every game must obey.

use tidetable_laws::{endure, hold_for_seats};
use tidetable_south_seas::SouthSeas;

/// Random games for each table size.
const GAMES: u64 = 1_000;
/// Of them, those looked at closely at every position, for each way to set a table up.
const CLOSELY: u64 = 5;

#[test]
fn laws_hold_for_two() {
    hold_for_seats::<SouthSeas>(2, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_three() {
    hold_for_seats::<SouthSeas>(3, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_four() {
    hold_for_seats::<SouthSeas>(4, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_five() {
    hold_for_seats::<SouthSeas>(5, GAMES, CLOSELY);
}

#[test]
fn damaged_input_is_survived() {
    endure::<SouthSeas>(100);
}
