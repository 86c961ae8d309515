//! An opponent that thinks before it answers.

use tidetable_kernel::{Awaiting, Dice, Seat, View};

#[cfg(not(target_family = "wasm"))]
use crate::search::{AtRandom, Playouts, Worlds, put_together};
use crate::{
    Bot, Insight, Level, Thought,
    search::{Budget, Tree, guided},
};

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
pub struct Thinker<G: Insight> {
    mind: Mind,
    effort: Effort,
    threads: usize,
    dice: Dice,
    memory: Option<Memory<G>>,
}

/// Says how many milliseconds have passed since some fixed moment; nothing where no clock is wanted.
pub type Clock = Option<fn() -> u64>;

/// How long a tree is grown.
#[derive(Clone, Copy)]
struct Effort {
    iterations: u32,
    patience_ms: u64,
    clock: Clock,
}

/// What was thought about a question, for the next one of the same turn.
struct Memory<G: Insight> {
    view: G::View,
    seat: Seat,
    /// The answer that was given.
    action: G::Action,
    trees: Trees<G>,
}

/// A tree for each thread.
type Trees<G> = Vec<Box<dyn Tree<G>>>;

/// How many bytes a thinking opponent may remember, all its threads together; what it needs besides fits into the
/// rest of 64 MiB.
const ROOM: usize = 48 << 20;

impl<G: Insight> Thinker<G> {
    /// An opponent of that level, its choices fixed by `seed`. With a clock it keeps to its level's time;
    /// without one it thinks the same on every machine.
    pub fn new(level: Level, seed: u64, clock: Clock) -> Thinker<G> {
        let by_time = clock.is_some() && level > Level::Casual;
        let iterations = if by_time { u32::MAX } else { level.iterations::<G>() };
        let threads = if by_time { level.threads() } else { 1 };
        Thinker {
            threads,
            ..Thinker::with_budget(Mind::Guided, iterations, level.patience_ms(), seed, clock)
        }
    }

    /// An opponent that imagines so many worlds, unless the clock shows before that so many milliseconds have
    /// passed; it thinks on one thread.
    pub fn with_budget(mind: Mind, iterations: u32, patience_ms: u64, seed: u64, clock: Clock) -> Thinker<G> {
        let effort = Effort { iterations, patience_ms, clock };
        Thinker { mind, effort, threads: 1, dice: Dice::seeded(seed), memory: None }
    }

    /// What it thinks of the answers to a question, best first. It thinks as long as it may, to know well what each
    /// is worth.
    pub fn consider(&mut self, view: &G::View, seat: Seat) -> Vec<Thought<G::Action>> {
        self.think(view, seat, false).0
    }

    /// What it thinks, and what it has thought with.
    fn think(&mut self, view: &G::View, seat: Seat, hasty: bool) -> (Vec<Thought<G::Action>>, Trees<G>) {
        let mut actions = Vec::new();
        G::determinize(view, &mut self.dice).legal_actions(seat, &mut actions);
        let mut trees = self.trees(view, seat, &actions);
        let thoughts = match (&actions[..], &mut trees[..]) {
            (&[action], _) => vec![Thought { action, visits: 0, worth: 0.5 }],
            (_, [tree]) => {
                self.effort.spend(&mut **tree, view, hasty, &mut self.dice);
                tree.thoughts()
            }
            (_, several) => self.think_together(several, view, hasty),
        };
        (thoughts, trees)
    }

    /// Every thread grows a tree of its own; what they found is put together in the end.
    #[cfg(not(target_family = "wasm"))]
    fn think_together(
        &mut self,
        trees: &mut [Box<dyn Tree<G>>],
        view: &G::View,
        hasty: bool,
    ) -> Vec<Thought<G::Action>> {
        let effort = self.effort;
        std::thread::scope(|scope| {
            for tree in trees.iter_mut() {
                let mut dice = Dice::seeded(self.dice.word());
                scope.spawn(move || effort.spend(&mut **tree, view, hasty, &mut dice));
            }
        });
        put_together(trees.iter().flat_map(|tree| tree.thoughts()))
    }

    #[cfg(target_family = "wasm")]
    fn think_together(
        &mut self,
        _: &mut [Box<dyn Tree<G>>],
        _: &G::View,
        _: bool,
    ) -> Vec<Thought<G::Action>> {
        unreachable!("a page thinks on one thread")
    }

    /// The trees to think with: those of the question before if this one follows from it in the same turn.
    fn trees(&mut self, view: &G::View, seat: Seat, actions: &[G::Action]) -> Trees<G> {
        let room = ROOM / self.threads;
        if let Some(mut memory) = self.memory.take()
            && memory.leads_to(view, seat, &mut self.dice)
        {
            memory.trees.iter_mut().for_each(|tree| tree.follow(&memory.action));
            // Where something else could have been learned, what was thought may be about another question.
            let about_this =
                |tree: &dyn Tree<G>| tree.thoughts().iter().all(|thought| actions.contains(&thought.action));
            if memory.trees.iter().all(|tree| tree.room() >= room / 2 && about_this(&**tree)) {
                return memory.trees;
            }
        }
        (0..self.threads).map(|_| self.mind.tree(seat, room)).collect()
    }
}

impl<G: Insight> Bot<G> for Thinker<G> {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let (thoughts, trees) = self.think(view, seat, true);
        let action = thoughts[0].action;
        self.memory = Some(Memory { view: view.clone(), seat, action, trees });
        action
    }
}

impl Mind {
    /// A tree about a question put to a seat.
    fn tree<G: Insight>(self, seat: Seat, room: usize) -> Box<dyn Tree<G>> {
        match self {
            Mind::Guided => guided(seat, G::lore(), room),
            #[cfg(not(target_family = "wasm"))]
            Mind::Plain => Box::new(Playouts::<G, AtRandom>::new(seat, G::lore(), room)),
            #[cfg(not(target_family = "wasm"))]
            Mind::WorldByWorld => Box::new(Worlds::new(seat, room)),
        }
    }
}

impl<G: Insight> Memory<G> {
    /// Whether the answer alone has led to this view: nothing was drawn, learned or answered by others since.
    fn leads_to(&self, view: &G::View, seat: Seat, dice: &mut Dice) -> bool {
        if seat != self.seat {
            return false;
        }
        let mut world = G::determinize(&self.view, dice);
        world.apply(seat, &self.action, &mut ());
        matches!(world.awaiting(), Awaiting::Seats(_)) && world.view(view.viewer()) == *view
    }
}

impl Effort {
    /// Grows a tree for so long.
    fn spend<G: Insight>(self, tree: &mut dyn Tree<G>, view: &G::View, hasty: bool, dice: &mut Dice) {
        let start = self.clock.map(|now| now());
        let mut time = |spent: u32| match self.clock.zip(start) {
            None => u32::MAX,
            Some((now, start)) => match now().saturating_sub(start) {
                0 => u32::MAX,
                passed => {
                    let left = u64::from(spent) * self.patience_ms.saturating_sub(passed) / passed;
                    u32::try_from(left).unwrap_or(u32::MAX)
                }
            },
        };
        Budget { iterations: self.iterations, hasty, time: &mut time }.spend(tree, view, dice);
    }
}

#[cfg(test)]
mod tests {
    use tidetable_kernel::{Game, Viewer};
    use tidetable_south_seas::SouthSeas;

    use super::*;
    use crate::search::draw;

    /// A game, who is asked, and an opponent.
    fn table() -> (SouthSeas, Seat, Thinker<SouthSeas>) {
        let mut game = SouthSeas::new(&<SouthSeas as Game>::Options::default()).unwrap();
        let seat = draw(&mut game, &mut Dice::seeded(1), &mut Vec::new(), |_, _| ()).unwrap();
        (game, seat, Thinker::with_budget(Mind::Guided, 400, u64::MAX, 1, None))
    }

    /// How often an opponent has tried answers to the question of a view before it is asked.
    fn tried_before(thinker: &mut Thinker<SouthSeas>, game: &SouthSeas, seat: Seat) -> u32 {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let trees = thinker.trees(&game.view(Viewer::Seat(seat)), seat, &actions);
        trees.iter().flat_map(|tree| tree.thoughts()).map(|thought| thought.visits).sum()
    }

    #[test]
    fn what_was_thought_is_kept_for_the_next_question_of_the_turn() {
        let (mut game, seat, mut thinker) = table();
        let action = thinker.choose(&game.view(Viewer::Seat(seat)), seat);
        game.apply(seat, &action, &mut ());
        assert_eq!(game.awaiting().seats().first(), Some(seat), "a tile is laid, then an islander");
        assert!(tried_before(&mut thinker, &game, seat) > 20);
    }

    #[test]
    fn what_was_thought_is_forgotten_when_something_else_is_asked() {
        let (game, seat, mut thinker) = table();
        thinker.choose(&game.view(Viewer::Seat(seat)), seat);
        // The same question again does not follow from its own answer.
        assert_eq!(tried_before(&mut thinker, &game, seat), 0);
    }

    #[test]
    fn a_decided_question_is_answered_before_the_budget_is_spent_and_with_the_same_answer() {
        let (game, seat, mut hasty) = table();
        let (_, _, mut thorough) = table();
        let view = game.view(Viewer::Seat(seat));
        let tries = |thoughts: &[Thought<_>]| thoughts.iter().map(|it| it.visits).sum::<u32>();
        let (quick, long) = (hasty.think(&view, seat, true).0, thorough.consider(&view, seat));
        assert!(tries(&quick) <= tries(&long) && tries(&long) >= 390, "{} {}", tries(&quick), tries(&long));
        assert_eq!(quick[0].action, long[0].action);
    }
}
