//! Search world by world: a tree for each of a few imagined worlds, and a vote among them.
//!
//! What many programs do about hidden information. In each world it plays as if everything were known, so it
//! never values knowing or hiding something. It is here to be compared with.

use tidetable_kernel::{Dice, Seat};

use super::{
    Budget, Thought,
    playouts::{AtRandom, Tree},
    put_together,
};
use crate::Insight;

/// How many worlds vote.
const WORLDS: usize = 20;

/// Thinks about the question put to `seat` and says what it found, most tried first.
pub(crate) fn search<G: Insight>(
    view: &G::View,
    seat: Seat,
    budget: &mut Budget<'_>,
    dice: &mut Dice,
) -> Vec<Thought<G::Action>> {
    let mut worlds: Vec<(G, Tree<G, AtRandom>)> =
        (0..WORLDS).map(|_| (G::determinize(view, dice), Tree::new(budget.bytes / WORLDS))).collect();
    budget.spend(|iteration| {
        let (world, tree) = &mut worlds[iteration as usize % WORLDS];
        tree.iterate(world.clone(), seat, dice);
    });
    put_together(worlds.iter().flat_map(|(_, tree)| tree.thoughts(seat)))
}
