//! The laws every game must obey.

use tidetable_kernel::GameOptions;
use tidetable_laws::{endure, hold_for};
use tidetable_sea_dragons::{Options, SeaDragons};

#[test]
fn laws_hold_at_two() {
    hold_for::<SeaDragons>(&Options::default().with_seats(2), 20);
}

#[test]
fn laws_hold_at_five() {
    hold_for::<SeaDragons>(&Options::default().with_seats(5), 20);
}

#[test]
fn damaged_input_is_survived() {
    endure::<SeaDragons>(64);
}
