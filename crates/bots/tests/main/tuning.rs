//! What weights are fitted to.

use tidetable_bots::{Insight, TableLore, arena::Tuning};
use tidetable_kernel::GameOptions;
use tidetable_south_seas::{Options, SouthSeas};

/// Weights from a few games whose players imagine so many worlds.
fn fitted(worlds: u32) -> TableLore {
    let options = vec![Options::default().with_seats(2)];
    Tuning { options, games: 5, rounds: 2, worlds, seed: 1 }.run::<SouthSeas>(&|| ())
}

#[test]
fn weights_are_the_same_whichever_processor_plays_which_game() {
    let lore = fitted(3);
    assert_eq!(lore, fitted(3));
    assert!(lore.weights.iter().map(|(name, ..)| name.as_str()).eq(SouthSeas::SIGHTS.iter().copied()));
}

#[test]
fn games_of_players_who_search_are_other_games() {
    assert_ne!(fitted(0).weights, fitted(3).weights);
}
