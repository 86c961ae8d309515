//! What weights and habits are fitted to.

use tidetable_bots::{
    Habits, Insight, TableLore,
    arena::{Climb, Tuning},
};
use tidetable_kernel::{Game, GameOptions};
use tidetable_mermaid_rain::MermaidRain;
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

/// Habits after some changes were tried in a few games each, and how many of the changes were kept.
fn climbed() -> (Habits, u32) {
    let kept = std::cell::Cell::new(0);
    let options = <MermaidRain as Game>::Options::default();
    let climb = Climb { options, games: 30, rounds: 40, seed: 5 };
    let habits = climb.run::<MermaidRain>(&|keep| kept.set(kept.get() + u32::from(keep)));
    (habits, kept.get())
}

#[test]
fn habits_change_only_where_a_change_is_kept_and_on_every_machine_alike() {
    let (habits, kept) = climbed();
    assert!((1..40).contains(&kept), "{kept} of 40 kept");
    let known = &MermaidRain::lore().habits;
    let changed = habits.values.iter().zip(&known.values).filter(|(one, other)| one != other).count();
    assert!((1..=2 * kept as usize).contains(&changed), "{changed} changed, {kept} kept");
    assert_eq!(climbed(), (habits, kept));
}
