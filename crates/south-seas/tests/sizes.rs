//! How much room the state and its vocabulary take.

use tidetable_south_seas::{Action, Chance, SouthSeas, Table};

#[test]
fn a_state_takes_less_than_four_kibibytes_and_owns_no_heap() {
    assert!(size_of::<SouthSeas>() <= 4096, "{} bytes", size_of::<SouthSeas>());
    assert!(!std::mem::needs_drop::<SouthSeas>());
    assert!(!std::mem::needs_drop::<Table>());
}

#[test]
fn an_answer_is_small() {
    assert_eq!(size_of::<Action>(), 12);
    assert!(size_of::<Chance>() <= 8);
}
