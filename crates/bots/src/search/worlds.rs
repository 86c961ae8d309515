//! Search world by world: a tree for each of a few imagined worlds, and a vote among them.
//!
//! What many programs do about hidden information. In each world it plays as if everything were known, so it
//! never values knowing or hiding something. It is here to be compared with.

use tidetable_kernel::{Dice, Seat, View};

use super::{
    Thought, Tree,
    playouts::{AtRandom, Playouts},
    put_together,
};
use crate::Insight;

/// How many worlds vote.
const WORLDS: usize = 20;

/// Search world by world.
pub(crate) struct Worlds<G: Insight> {
    seat: Seat,
    room: usize,
    worlds: Vec<(G, Playouts<'static, G, AtRandom>)>,
    /// Whose turn it is to grow.
    next: usize,
}

impl<G: Insight> Worlds<G> {
    /// Trees about a question put to a seat that may remember so many bytes together.
    pub(crate) fn new(seat: Seat, room: usize) -> Worlds<G> {
        Worlds { seat, room, worlds: Vec::new(), next: 0 }
    }
}

impl<G: Insight> Tree<G> for Worlds<G> {
    fn open(&mut self, view: &G::View, dice: &mut Dice) {
        let possible = |(world, _): &(G, _)| world.view(view.viewer()) == *view;
        if self.worlds.is_empty() || !self.worlds.iter().all(possible) {
            let tree = || Playouts::new(self.seat, G::lore(), self.room / WORLDS);
            self.worlds = (0..WORLDS).map(|_| (G::determinize(view, dice), tree())).collect();
        }
    }

    fn grow(&mut self, _: &G::View, dice: &mut Dice) {
        let (world, tree) = &mut self.worlds[self.next];
        tree.grow_in(world.clone(), dice);
        self.next = (self.next + 1) % WORLDS;
    }

    fn follow(&mut self, action: &G::Action) {
        for (world, tree) in &mut self.worlds {
            world.apply(self.seat, action, &mut ());
            tree.follow(action);
        }
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        put_together(self.worlds.iter().flat_map(|(_, tree)| tree.thoughts()))
    }

    /// Votes are counted once, in the end: to count them again and again would take more time than it saves.
    fn lead(&self) -> u32 {
        0
    }

    fn room(&self) -> usize {
        self.worlds.iter().map(|(_, tree)| tree.room()).sum()
    }
}
