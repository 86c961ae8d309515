//! An opponent that thinks before it answers.

use tidetable_kernel::{Dice, Seat};

use crate::{Bot, Budget, Guide, Insight, Level, Thought, search};

/// How an opponent thinks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mind {
    /// By what is known about the game, in one tree over many imagined worlds.
    Guided,
    /// By playing out at random, in one tree over many imagined worlds; to compare with.
    #[cfg(not(target_family = "wasm"))]
    Plain,
    /// By playing out at random, in a tree for each of a few imagined worlds; to compare with.
    #[cfg(not(target_family = "wasm"))]
    WorldByWorld,
}

/// An opponent that searches as long as its level allows.
pub struct Thinker {
    mind: Mind,
    iterations: u32,
    patience_ms: u64,
    threads: usize,
    dice: Dice,
    clock: Clock,
}

/// Says how many milliseconds have passed since some fixed moment; nothing where no clock is wanted.
pub type Clock = Option<fn() -> u64>;

/// How much a thinking opponent may remember, all its threads together; what it needs besides fits into the rest
/// of 64 MiB.
const MEMORY: usize = 48 << 20;

impl Thinker {
    /// An opponent of that level, its choices fixed by `seed`. With a clock it keeps to its level's time;
    /// without one it thinks the same on every machine.
    pub fn new<G: Insight>(level: Level, seed: u64, clock: Clock) -> Thinker {
        let (iterations, patience_ms) = (level.iterations::<G>(), level.patience_ms());
        let threads = if clock.is_some() { level.threads() } else { 1 };
        Thinker { threads, ..Thinker::with_budget(Mind::Guided, iterations, patience_ms, seed, clock) }
    }

    /// An opponent that imagines so many worlds, unless the clock shows before that so many milliseconds have
    /// passed; it thinks on one thread.
    pub fn with_budget(mind: Mind, iterations: u32, patience_ms: u64, seed: u64, clock: Clock) -> Thinker {
        Thinker { mind, iterations, patience_ms, threads: 1, dice: Dice::seeded(seed), clock }
    }

    /// What it thinks of the answers to a question, best first.
    pub fn consider<G: Insight>(&mut self, view: &G::View, seat: Seat) -> Vec<Thought<G::Action>> {
        let mut actions = Vec::new();
        G::determinize(view, &mut self.dice).legal_actions(seat, &mut actions);
        if let [only] = actions[..] {
            return vec![Thought { action: only, visits: 0, worth: 0.5 }];
        }
        #[cfg(not(target_family = "wasm"))]
        if self.threads > 1 {
            return self.think_together::<G>(view, seat);
        }
        let mut dice = self.dice.clone();
        let thoughts = self.think::<G>(view, seat, &mut dice);
        self.dice = dice;
        thoughts
    }

    /// Every thread grows a tree of its own; what they found is put together in the end.
    #[cfg(not(target_family = "wasm"))]
    fn think_together<G: Insight>(&mut self, view: &G::View, seat: Seat) -> Vec<Thought<G::Action>> {
        let seeds: Vec<u64> = (0..self.threads).map(|_| self.dice.word()).collect();
        let thinker = &*self;
        let all = std::thread::scope(|scope| {
            let think = |seed| scope.spawn(move || thinker.think::<G>(view, seat, &mut Dice::seeded(seed)));
            let threads: Vec<_> = seeds.into_iter().map(think).collect();
            let found = threads.into_iter().map(|thread| thread.join().expect("no search panics"));
            found.flatten().collect::<Vec<_>>()
        });
        search::put_together(all)
    }

    /// Grows one tree.
    fn think<G: Insight>(&self, view: &G::View, seat: Seat, dice: &mut Dice) -> Vec<Thought<G::Action>> {
        let deadline = self.clock.map(|now| now().saturating_add(self.patience_ms));
        let mut stop = || self.clock.zip(deadline).is_some_and(|(now, deadline)| now() >= deadline);
        let bytes = MEMORY / self.threads;
        let mut budget = Budget { iterations: self.iterations, bytes, stop: &mut stop };
        let think = match self.mind {
            Mind::Guided => match G::GUIDE {
                Guide::Judgement => search::by_judgement::<G>,
                Guide::Playouts => search::by_playouts::<G, search::Sensibly>,
                Guide::Echoes => search::by_echoes::<G>,
            },
            #[cfg(not(target_family = "wasm"))]
            Mind::Plain => search::by_playouts::<G, search::AtRandom>,
            #[cfg(not(target_family = "wasm"))]
            Mind::WorldByWorld => search::world_by_world::<G>,
        };
        think(view, seat, &mut budget, dice)
    }
}

impl<G: Insight> Bot<G> for Thinker {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        self.consider::<G>(view, seat)[0].action
    }
}
