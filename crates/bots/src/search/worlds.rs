//! Search world by world: a tree for each of a few imagined worlds, and a vote among them.
//!
//! What many programs do about hidden information. In each world it plays as if everything were known, so it
//! never values knowing or hiding something. It is here to be compared with.

use tidetable_kernel::{Determinize, Dice, Seat};

use super::{Budget, Thought, plain::Tree, sort};

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
    let mut votes: Vec<Thought<G::Action>> = Vec::new();
    for thought in worlds.iter().flat_map(|(_, tree)| tree.thoughts(seat)) {
        match votes.iter_mut().find(|vote| vote.action == thought.action) {
            Some(vote) => {
                let visits = vote.visits + thought.visits;
                let sum = vote.worth * vote.visits as f32 + thought.worth * thought.visits as f32;
                *vote = Thought { action: vote.action, visits, worth: sum / visits.max(1) as f32 };
            }
            None => votes.push(thought),
        }
    }
    sort(&mut votes);
    votes
}
