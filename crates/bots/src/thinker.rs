//! An opponent that thinks before it answers.

use tidetable_kernel::{Determinize, Dice, Seat};

use crate::{Bot, Budget, Level, Thought, search};

/// An opponent that searches as long as its level allows.
pub struct Thinker {
    iterations: u32,
    patience_ms: u64,
    /// Whether it is tempted by the second best.
    tempted: bool,
    dice: Dice,
    clock: Clock,
}

/// Says how many milliseconds have passed since some fixed moment; nothing where no clock is wanted.
pub type Clock = Option<fn() -> u64>;

impl Thinker {
    /// An opponent of that level, its choices fixed by `seed`. With a clock it keeps to its level's time;
    /// without one it thinks the same on every machine.
    pub fn new(level: Level, seed: u64, clock: Clock) -> Thinker {
        let tempted = level == Level::Novice;
        Thinker { tempted, ..Thinker::with_budget(level.iterations(), level.patience_ms(), seed, clock) }
    }

    /// An opponent that imagines so many worlds, unless the clock shows before that so many milliseconds have
    /// passed.
    pub fn with_budget(iterations: u32, patience_ms: u64, seed: u64, clock: Clock) -> Thinker {
        Thinker { iterations, patience_ms, tempted: false, dice: Dice::seeded(seed), clock }
    }

    /// What it thinks of the answers to a question, best first.
    pub fn consider<G: Determinize>(&mut self, view: &G::View, seat: Seat) -> Vec<Thought<G::Action>> {
        let mut actions = Vec::new();
        G::determinize(view, &mut self.dice).legal_actions(seat, &mut actions);
        if let [only] = actions[..] {
            return vec![Thought { action: only, visits: 0, worth: 0.5 }];
        }
        let deadline = self.clock.map(|now| now().saturating_add(self.patience_ms));
        let mut stop = || self.clock.zip(deadline).is_some_and(|(now, deadline)| now() >= deadline);
        let mut budget = Budget { iterations: self.iterations, stop: &mut stop };
        search::<G>(view, seat, &mut budget, &mut self.dice)
    }
}

impl<G: Determinize> Bot<G> for Thinker {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let thoughts = self.consider::<G>(view, seat);
        if self.tempted { tempted(&thoughts, &mut self.dice) } else { thoughts[0].action }
    }
}

/// A beginner sees several good answers and cannot tell the best: each of the better half is as likely as it
/// was tried.
fn tempted<A: Copy>(thoughts: &[Thought<A>], dice: &mut Dice) -> A {
    let better: Vec<(A, u32)> = thoughts[..thoughts.len().div_ceil(2)]
        .iter()
        .map(|thought| (thought.action, thought.visits.max(1)))
        .collect();
    dice.pick_weighted(&better)
}
