//! Information-set tree search by playing out: many imagined worlds, one tree, games played on.
//!
//! Each iteration imagines a world that looks like the view, walks down the tree along answers that are legal
//! in that world, adds one answer, plays the world on and remembers how glad each seat was. Draws are not
//! branches: a node stands for a sequence of answers, whatever was drawn between them. Wide questions are
//! widened slowly: a node holds about as many answers as the root of its visits.
//!
//! Answers are thought of at random, and games played to their end; or as the game's quick answers suggest. Then
//! those decide which answers are looked at as well as how games are played on, for a while: what is judged by its
//! sights soon after says more than an end that many other things have led to. Only at the root something else is
//! tried now and then: farther down, every odd answer spoils what is thought of the answers before it.
//!
//! After P. Cowling, E. Powley, D. Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.

use std::marker::PhantomData;

use libm::logf;
use tidetable_kernel::{Dice, Seat, Seats};

use super::{
    Thought, Tree, draw, lead, sort,
    trail::{Questions, Trail},
};
use crate::{Insight, Lore, insight::judge};

/// How much rarely tried answers are favoured.
const CURIOSITY: f32 = 0.6;
/// How fast a node takes in new answers.
const WIDENING: f32 = 1.6;
/// A playout longer than this is cut off and judged as it stands.
const LONGEST_PLAYOUT: u32 = 4_000;
/// One in so many answers that the root takes in is thought of at random, whatever is sensible.
const ODD_ONES: u32 = 5;

/// How answers are thought of.
pub(crate) trait Habit<G: Insight> {
    /// How much of a game is played before it is judged.
    const HORIZON: f32;

    /// An answer to the question put to a seat.
    fn answer(world: &G, seat: Seat, lore: &Lore, dice: &mut Dice, scratch: &mut Vec<G::Action>)
    -> G::Action;
}

/// Any answer, each as likely.
#[cfg(not(target_family = "wasm"))]
pub(crate) struct AtRandom;

/// Whatever the game's quick answers suggest.
pub(crate) struct Sensibly;

#[cfg(not(target_family = "wasm"))]
impl<G: Insight> Habit<G> for AtRandom {
    const HORIZON: f32 = f32::INFINITY;

    fn answer(world: &G, seat: Seat, _: &Lore, dice: &mut Dice, scratch: &mut Vec<G::Action>) -> G::Action {
        world.sample_action(seat, dice, scratch)
    }
}

impl<G: Insight> Habit<G> for Sensibly {
    const HORIZON: f32 = 0.25;

    fn answer(
        world: &G,
        seat: Seat,
        lore: &Lore,
        dice: &mut Dice,
        scratch: &mut Vec<G::Action>,
    ) -> G::Action {
        world.quick_answer(seat, lore, dice, scratch)
    }
}

/// Search by playing out.
pub(crate) struct Playouts<'l, G: Insight, H> {
    /// Who thinks.
    seat: Seat,
    /// What positions are judged by that are not played to their end.
    lore: &'l Lore,
    /// What was seen between the first question thought about and the one thought about now.
    start: Trail,
    nodes: Questions<Node<G::Action>>,
    /// How many bytes more may be remembered.
    room: usize,
    /// The way down of the current iteration: nodes and the index of the answer taken there.
    path: Vec<(usize, usize)>,
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    habit: PhantomData<fn() -> H>,
}

struct Node<A> {
    /// Who is asked.
    seat: Seat,
    visits: u32,
    answers: Vec<Edge<A>>,
}

struct Edge<A> {
    action: A,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// How glad the seat was in all.
    worth: f32,
}

impl<G: Insight, H: Habit<G>> Tree<G> for Playouts<'_, G, H> {
    fn grow(&mut self, view: &G::View, dice: &mut Dice) {
        self.grow_in(G::determinize(view, dice), dice);
    }

    fn follow(&mut self, action: &G::Action) {
        self.start.answered::<G>(self.seat, action);
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            worth: edge.worth / edge.visits.max(1) as f32,
        };
        let mut thoughts: Vec<_> = self.root().iter().map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }

    fn lead(&self) -> u32 {
        lead(self.root().iter().map(|edge| edge.visits))
    }

    fn room(&self) -> usize {
        self.room
    }
}

impl<'l, G: Insight, H: Habit<G>> Playouts<'l, G, H> {
    /// A tree about a question put to a seat that may remember so many bytes; one that is full is searched on but
    /// does not grow.
    pub(crate) fn new(seat: Seat, lore: &'l Lore, room: usize) -> Playouts<'l, G, H> {
        Playouts {
            seat,
            lore,
            start: Trail::new(),
            nodes: Questions::new(),
            room,
            path: Vec::new(),
            actions: Vec::new(),
            chances: Vec::new(),
            habit: PhantomData,
        }
    }

    /// Learns from one world.
    pub(super) fn grow_in(&mut self, mut world: G, dice: &mut Dice) {
        let mut trail = self.start;
        self.path.clear();
        // Of several seats that answer in secret, the one that thinks goes first.
        let mut next = Some(self.seat);
        while let Some(seat) = next {
            let Some(node) = self.node(seat, trail.of(seat)) else { break };
            let (taken, fresh) = self.take(node, &world, dice);
            self.path.push((node, taken));
            let action = self.nodes[node].answers[taken].action;
            world.apply(seat, &action, &mut ());
            trail.answered::<G>(seat, &action);
            next = draw(&mut world, dice, &mut self.chances, |_, chance| trail.drawn(chance, Seats::NONE));
            if fresh {
                break;
            }
        }
        self.play_on(&mut world, dice);
        let worth = judge(&world, self.lore);
        for &(node, taken) in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.answers[taken].visits += 1;
            node.answers[taken].worth += worth[node.seat];
        }
    }

    /// The answers to the question thought about.
    fn root(&self) -> &[Edge<G::Action>] {
        let root = self.nodes.find(self.start.of(self.seat));
        root.map_or(&[], |root| &self.nodes[root].answers)
    }

    /// The node of a seat that has seen so much; nothing if the tree is full.
    fn node(&mut self, seat: Seat, seen: u64) -> Option<usize> {
        if let Some(node) = self.nodes.find(seen) {
            return Some(node);
        }
        if self.room == 0 {
            return None;
        }
        self.room = self.room.saturating_sub(Questions::<Node<G::Action>>::SIZE);
        Some(self.nodes.add(seen, Node { seat, visits: 0, answers: Vec::new() }))
    }

    /// The answer to take at a node, and whether it is new there.
    fn take(&mut self, at: usize, world: &G, dice: &mut Dice) -> (usize, bool) {
        let (node, root) = (&mut self.nodes[at], self.path.is_empty());
        let seat = node.seat;
        let room = WIDENING * ((node.visits + 1) as f32).sqrt();
        if (node.answers.len() as f32) < room && self.room > 0 {
            // A few tries find an answer that is not there yet, if there is one worth speaking of.
            for _ in 0..3 {
                let action = if root && dice.below(ODD_ONES) == 0 {
                    world.sample_action(seat, dice, &mut self.actions)
                } else {
                    H::answer(world, seat, self.lore, dice, &mut self.actions)
                };
                if !node.answers.iter().any(|edge| edge.action == action) {
                    return (self.take_in(at, action), true);
                }
            }
        }
        let mut best = None;
        for (index, edge) in node.answers.iter_mut().enumerate() {
            if world.check(seat, &edge.action).is_err() {
                continue;
            }
            edge.available += 1;
            let appeal = edge.appeal();
            if best.is_none_or(|(_, most)| appeal > most) {
                best = Some((index, appeal));
            }
        }
        match best {
            Some((index, _)) => (index, false),
            None => {
                let action = H::answer(world, seat, self.lore, dice, &mut self.actions);
                (self.take_in(at, action), true)
            }
        }
    }

    fn take_in(&mut self, node: usize, action: G::Action) -> usize {
        self.room = self.room.saturating_sub(Edge::<G::Action>::SIZE);
        let answers = &mut self.nodes[node].answers;
        answers.push(Edge::new(action));
        answers.len() - 1
    }

    fn play_on(&mut self, world: &mut G, dice: &mut Dice) {
        let horizon = world.progress() + H::HORIZON;
        for _ in 0..LONGEST_PLAYOUT {
            let Some(seat) = draw(world, dice, &mut self.chances, |_, _| ()) else { return };
            if world.progress() >= horizon {
                return;
            }
            let action = H::answer(world, seat, self.lore, dice, &mut self.actions);
            world.apply(seat, &action, &mut ());
        }
    }
}

impl<A> Edge<A> {
    /// What an answer takes: lists of answers grow by doubling, and begin with four.
    const SIZE: usize = 3 * size_of::<Edge<A>>();

    fn new(action: A) -> Edge<A> {
        Edge { action, visits: 0, available: 1, worth: 0.0 }
    }

    /// How worthwhile it is to try this answer again: what it brought, and how little is known of it.
    fn appeal(&self) -> f32 {
        let visits = self.visits.max(1) as f32;
        self.worth / visits + CURIOSITY * (logf(self.available as f32) / visits).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use tidetable_kernel::{Awaiting, Game, Viewer};
    use tidetable_mermaid_rain::MermaidRain;

    use super::*;

    /// A game, and who is asked first.
    fn table(dice: &mut Dice) -> (MermaidRain, Seat) {
        let mut game = MermaidRain::new(&<MermaidRain as Game>::Options::default()).unwrap();
        let seat = draw(&mut game, dice, &mut Vec::new(), |_, _| ()).unwrap();
        (game, seat)
    }

    #[test]
    fn sensible_games_are_judged_before_they_end_and_others_are_not() {
        let mut dice = Dice::seeded(1);
        let (mut sensible, seat) = table(&mut dice);
        let mut random = sensible.clone();
        let before = sensible.progress();
        Playouts::<_, Sensibly>::new(seat, MermaidRain::lore(), 0).play_on(&mut sensible, &mut dice);
        Playouts::<_, AtRandom>::new(seat, MermaidRain::lore(), 0).play_on(&mut random, &mut dice);
        let played = sensible.progress() - before;
        assert!((0.25..0.5).contains(&played), "{played}");
        assert_eq!(random.awaiting(), Awaiting::Nobody);
    }

    /// How much a tree remembers after some worlds, if it may remember so much.
    fn remembered(room: usize) -> usize {
        let mut dice = Dice::seeded(1);
        let (game, seat) = table(&mut dice);
        let view = game.view(Viewer::Seat(seat));
        let mut tree = Playouts::<MermaidRain, Sensibly>::new(seat, MermaidRain::lore(), room);
        for _ in 0..3_000 {
            tree.grow(&view, &mut dice);
        }
        let of_node = |node: &Node<_>| {
            node.answers.capacity() * node.answers.first().map_or(0, size_of_val)
                + Questions::<Node<()>>::SIZE
        };
        tree.nodes.iter().map(of_node).sum()
    }

    #[test]
    fn a_full_tree_is_searched_on_but_does_not_grow() {
        let (little, plenty) = (remembered(40_000), remembered(usize::MAX));
        assert!(little < 60_000 && plenty > 120_000, "{little} {plenty}");
    }
}
