//! The laws every game must obey.

use tidetable_laws::{endure, hold_for, option_sets};
use tidetable_mermaid_rain::MermaidRain;

/// Random games for each of the four ways to set up a table of this size.
fn laws_hold(seats: u8, games: u64) {
    for options in option_sets::<MermaidRain>().iter().filter(|options| options.seats == seats) {
        hold_for::<MermaidRain>(options, games);
    }
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
fn laws_hold_for_six() {
    laws_hold(6, 10);
}

#[test]
fn damaged_input_is_survived() {
    endure::<MermaidRain>(500);
}
