//! The laws every game must obey.

use tidetable_laws::{endure, hold_for_seats};
use tidetable_mermaid_rain::MermaidRain;

/// Random games for each table size.
const GAMES: u64 = 1_000;
/// Of them, those looked at closely at every position, for each way to set a table up.
const CLOSELY: u64 = 10;

#[test]
fn laws_hold_for_three() {
    hold_for_seats::<MermaidRain>(3, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_four() {
    hold_for_seats::<MermaidRain>(4, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_five() {
    hold_for_seats::<MermaidRain>(5, GAMES, CLOSELY);
}

#[test]
fn laws_hold_for_six() {
    hold_for_seats::<MermaidRain>(6, GAMES, CLOSELY);
}

#[test]
fn damaged_input_is_survived() {
    endure::<MermaidRain>(500);
}
