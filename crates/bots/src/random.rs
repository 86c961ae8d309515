//! The opponent every other is measured against.

use tidetable_kernel::{Determinize, Dice, Seat};

use crate::Bot;

/// Gives any legal answer.
#[derive(Clone, Debug)]
pub struct Random(Dice);

impl Random {
    /// A random player whose choices are fixed by `seed`.
    pub fn new(seed: u64) -> Random {
        Random(Dice::seeded(seed))
    }
}

impl<G: Determinize> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        // What a seat may answer depends on nothing its view hides, so any imagined world lists it.
        let world = G::determinize(view, &mut self.0);
        world.sample_action(seat, &mut self.0, &mut Vec::new())
    }
}
