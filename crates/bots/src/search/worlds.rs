//! Search world by world: a tree for each of a few imagined worlds, and a vote among them.
//!
//! What many programs do about hidden information. In each world it plays as if everything were known, so it
//! never values knowing or hiding something. It is here to be compared with.

use tidetable_kernel::{Determinize, Dice, Seat};

use super::{Budget, Thought, plain::Tree, put_together};

/// How many worlds vote.
const WORLDS: usize = 20;

/// Thinks about the question put to `seat` and says what it found, most tried first.
pub(crate) fn search<G: Determinize>(
    view: &G::View,
    seat: Seat,
    budget: &mut Budget<'_>,
    dice: &mut Dice,
) -> Vec<Thought<G::Action>> {
    let mut worlds: Vec<(G, Tree<G>)> =
        (0..WORLDS).map(|_| (G::determinize(view, dice), Tree::new())).collect();
    budget.spend(|iteration| {
        let (world, tree) = &mut worlds[iteration as usize % WORLDS];
        tree.iterate(world.clone(), seat, dice);
    });
    put_together(worlds.iter().flat_map(|(_, tree)| tree.thoughts(seat)))
}
