//! An opponent that looks one answer ahead.

use tidetable_kernel::{Dice, Seat};

use crate::{Bot, Insight, Lore, Thought, insight::judge, search::sort};

/// An opponent that takes whatever looks best one answer ahead.
pub struct Greedy {
    dice: Dice,
}

impl Greedy {
    /// An opponent whose imagination is fixed by `seed`.
    pub fn new(seed: u64) -> Greedy {
        Greedy { dice: Dice::seeded(seed) }
    }

    /// What it thinks of the answers, best first.
    pub fn consider<G: Insight>(
        &mut self,
        view: &G::View,
        seat: Seat,
        lore: &Lore,
    ) -> Vec<Thought<G::Action>> {
        let mut actions = Vec::new();
        let mut sums: Vec<f32> = Vec::new();
        for _ in 0..G::GREEDY_WORLDS {
            let world = G::imagine(view, &mut self.dice);
            if actions.is_empty() {
                world.legal_actions(seat, &mut actions);
                actions.retain(|action| !world.is_idle(seat, action));
                sums.resize(actions.len(), 0.0);
            }
            for (action, sum) in actions.iter().zip(&mut sums) {
                let mut after = world.clone();
                after.apply(seat, action, &mut ());
                *sum += judge(&after, lore)[seat];
            }
        }
        let thought = |(&action, &sum): (&G::Action, &f32)| Thought {
            action,
            visits: G::GREEDY_WORLDS,
            worth: sum / G::GREEDY_WORLDS as f32,
        };
        let mut thoughts: Vec<_> = actions.iter().zip(&sums).map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        self.consider::<G>(view, seat, G::lore())[0].action
    }
}
