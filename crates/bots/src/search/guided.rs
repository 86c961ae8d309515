//! Guided information-set tree search: one tree over many imagined worlds, led by what is known about the game.
//!
//! Each iteration imagines a world that looks like the view and walks down the tree along answers that are
//! legal in it. A node that is met for the first time looks one answer ahead: every answer is tried, judged and
//! remembered as a first opinion; promising answers are then tried more often. Nothing is played out to the
//! end: the judgement of the best answer is the worth of the new node. What everybody sees drawn parts the
//! tree, what is drawn in secret does not: a plan cannot depend on it.
//!
//! After P. Cowling, E. Powley, D. Whitehouse, *Information Set Monte Carlo Tree Search*, 2012, with first
//! opinions as in C. Rosin, *Multi-armed bandits with episode context*, 2011.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use tidetable_kernel::{Dice, MAX_SEATS, PerSeat, Seat};

use super::{Budget, Thought, draw, sort};
use crate::{Insight, insight::judge};

/// How much first opinions are followed before they are tried.
const TRUST: f32 = 1.4;
/// How much better an answer must look, in worth, to be favoured e times as much.
const SHARPNESS: f32 = 0.06;
/// How many answers are looked at below the root of the tree.
const LOOKED_AT: usize = 32;
/// How often answers are looked for that were not legal in the worlds before.
const BETWEEN_ROLL_CALLS: u32 = 8;

/// Thinks about the question put to `seat` and says what it found, most tried first.
pub(crate) fn search<G: Insight>(
    view: &G::View,
    seat: Seat,
    budget: &mut Budget<'_>,
    dice: &mut Dice,
) -> Vec<Thought<G::Action>> {
    let mut tree = Tree::<G>::new(budget.bytes);
    budget.spend(|_| tree.iterate(G::determinize(view, dice), seat, dice));
    tree.thoughts(seat)
}

struct Tree<G: Insight> {
    nodes: Vec<Node<G::Action>>,
    /// How many bytes more may be remembered.
    room: usize,
    /// The way down of the current iteration: nodes and the index of the answer taken there.
    path: Vec<(usize, usize)>,
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

struct Node<A> {
    visits: u32,
    answers: Vec<Edge<A>>,
}

struct Edge<A> {
    action: A,
    /// The first opinion: how glad the seat was one answer ahead.
    opinion: f32,
    /// How much the first opinion favours it against the others.
    favour: f32,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    worth: [f32; MAX_SEATS],
    /// What follows, by what everybody saw drawn.
    children: Vec<(u64, usize)>,
}

impl<G: Insight> Tree<G> {
    fn new(room: usize) -> Tree<G> {
        Tree { nodes: vec![Node::new()], room, path: Vec::new(), actions: Vec::new(), chances: Vec::new() }
    }

    fn iterate(&mut self, mut world: G, first: Seat, dice: &mut Dice) {
        self.path.clear();
        let mut node = 0;
        // Of several seats that answer in secret, the one that thinks goes first.
        let mut next = Some(first);
        let worth = loop {
            let Some(seat) = next else { break judge(&world, G::lore()) };
            if self.nodes[node].visits == 0 {
                break self.open(node, &world, seat, dice);
            }
            let taken = self.take(node, &world, seat, dice);
            self.path.push((node, taken));
            world.apply(seat, &self.nodes[node].answers[taken].action, &mut ());
            let (asked, seen) = self.draw(&mut world, dice);
            next = asked;
            match self.child(node, taken, seen) {
                Some(child) => node = child,
                None => break judge(&world, G::lore()),
            }
        };
        for &(node, taken) in &self.path {
            self.nodes[node].visits += 1;
            let edge = &mut self.nodes[node].answers[taken];
            edge.visits += 1;
            worth.iter().for_each(|(seat, glad)| edge.worth[seat.index()] += glad);
        }
    }

    /// Looks one answer ahead at a new node; gives how glad everybody is if the best answer is taken.
    fn open(&mut self, node: usize, world: &G, seat: Seat, dice: &mut Dice) -> PerSeat<f32> {
        self.call_the_roll(node, world, seat, dice);
        self.nodes[node].visits = 1;
        let best = self.nodes[node].answers.iter().max_by(|one, other| one.opinion.total_cmp(&other.opinion));
        let best = best.expect("whoever is asked has an answer").action;
        let mut after = world.clone();
        after.apply(seat, &best, &mut ());
        judge(&after, G::lore())
    }

    /// Takes legal answers in that the node does not know yet, each with a first opinion.
    fn call_the_roll(&mut self, node: usize, world: &G, seat: Seat, dice: &mut Dice) {
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        if node > 0 {
            // Below the root a few answers must do; which ones is left to chance.
            for index in 0..self.actions.len().min(LOOKED_AT) {
                let other = index + dice.below((self.actions.len() - index) as u32) as usize;
                self.actions.swap(index, other);
            }
            self.actions.truncate(LOOKED_AT);
        }
        let node = &mut self.nodes[node];
        let known = node.answers.len();
        // Nodes with many answers are rare to grow once they are opened: no room is kept in reserve.
        node.answers.reserve_exact(self.actions.len().saturating_sub(known));
        for &action in &self.actions {
            if node.answers[..known].iter().any(|edge| edge.action == action) {
                continue;
            }
            let mut after = world.clone();
            after.apply(seat, &action, &mut ());
            node.answers.push(Edge::new(action, judge(&after, G::lore())[seat]));
        }
        if node.answers.len() > known {
            node.weigh_opinions();
            self.room = self.room.saturating_sub((node.answers.len() - known) * size_of::<Edge<G::Action>>());
        }
    }

    /// The answer to take at a node.
    fn take(&mut self, node: usize, world: &G, seat: Seat, dice: &mut Dice) -> usize {
        if self.nodes[node].visits.is_multiple_of(BETWEEN_ROLL_CALLS) {
            self.call_the_roll(node, world, seat, dice);
        }
        if let Some(best) = self.nodes[node].best(world, seat) {
            return best;
        }
        self.call_the_roll(node, world, seat, dice);
        self.nodes[node].best(world, seat).expect("whoever is asked has an answer")
    }

    /// The node that follows an answer and what was seen drawn after it; nothing if the tree is full.
    fn child(&mut self, node: usize, taken: usize, seen: u64) -> Option<usize> {
        let fresh = self.nodes.len();
        let children = &mut self.nodes[node].answers[taken].children;
        if let Some(&(_, child)) = children.iter().find(|(drawn, _)| *drawn == seen) {
            return Some(child);
        }
        self.room = self.room.checked_sub(Node::<G::Action>::SIZE)?;
        children.push((seen, fresh));
        self.nodes.push(Node::new());
        Some(fresh)
    }

    /// Makes draws until somebody is asked; also gives what everybody saw drawn.
    fn draw(&mut self, world: &mut G, dice: &mut Dice) -> (Option<Seat>, u64) {
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let mut seen = 0;
        let asked = draw(world, dice, &mut self.chances, |chance| {
            if G::is_open(chance) {
                seen = hasher.hash_one((seen, chance));
            }
        });
        (asked, seen)
    }

    fn thoughts(&self, seat: Seat) -> Vec<Thought<G::Action>> {
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            worth: edge.value(seat),
        };
        let mut thoughts: Vec<_> = self.nodes[0].answers.iter().map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }
}

impl<A: Copy> Node<A> {
    /// What a node without answers takes: itself twice, since the list of nodes grows by doubling, and its place
    /// among the children of an answer, a list that begins with four.
    const SIZE: usize = 2 * size_of::<Node<A>>() + 4 * size_of::<(u64, usize)>();

    fn new() -> Node<A> {
        Node { visits: 0, answers: Vec::new() }
    }

    /// Turns first opinions into favours that add up to one.
    fn weigh_opinions(&mut self) {
        let best = self.answers.iter().map(|edge| edge.opinion).fold(f32::MIN, f32::max);
        let odds = |edge: &Edge<A>| ((edge.opinion - best) / SHARPNESS).exp();
        let sum: f32 = self.answers.iter().map(odds).sum();
        for edge in &mut self.answers {
            edge.favour = odds(edge) / sum;
        }
    }

    /// The most appealing answer that is legal in a world.
    fn best<G: Insight<Action = A>>(&mut self, world: &G, seat: Seat) -> Option<usize> {
        let mut best = None;
        for (index, edge) in self.answers.iter_mut().enumerate() {
            if world.check(seat, &edge.action).is_err() {
                continue;
            }
            edge.available += 1;
            let appeal = edge.appeal(seat);
            if best.is_none_or(|(_, most)| appeal > most) {
                best = Some((index, appeal));
            }
        }
        best.map(|(index, _)| index)
    }
}

impl<A> Edge<A> {
    fn new(action: A, opinion: f32) -> Edge<A> {
        Edge {
            action,
            opinion,
            favour: 0.0,
            visits: 0,
            available: 0,
            worth: [0.0; MAX_SEATS],
            children: Vec::new(),
        }
    }

    /// How glad the seat was, the first opinion counting once.
    fn value(&self, seat: Seat) -> f32 {
        (self.worth[seat.index()] + self.opinion) / (self.visits + 1) as f32
    }

    /// How worthwhile it is to try this answer again: what it brought, and how little is known of it.
    fn appeal(&self, seat: Seat) -> f32 {
        let curiosity = TRUST * self.favour * (self.available as f32).sqrt() / (self.visits + 1) as f32;
        self.value(seat) + curiosity
    }
}

#[cfg(test)]
mod tests {
    use tidetable_kernel::{Determinize, Game, Viewer};
    use tidetable_south_seas::SouthSeas;

    use super::*;

    /// How much a tree remembers after some worlds, if it may remember so much.
    fn remembered(room: usize) -> usize {
        let mut dice = Dice::seeded(1);
        let mut game = SouthSeas::new(&<SouthSeas as Game>::Options::default()).unwrap();
        let seat = draw(&mut game, &mut dice, &mut Vec::new(), |_| ()).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mut tree = Tree::<SouthSeas>::new(room);
        for _ in 0..200 {
            tree.iterate(SouthSeas::determinize(&view, &mut dice), seat, &mut dice);
        }
        let of_edge = |edge: &Edge<_>| edge.children.capacity() * 16 + size_of_val(edge);
        let of_node = |node: &Node<_>| node.answers.iter().map(of_edge).sum::<usize>() + size_of_val(node);
        tree.nodes.iter().map(of_node).sum()
    }

    #[test]
    fn a_full_tree_is_searched_on_but_does_not_grow() {
        let (little, plenty) = (remembered(40_000), remembered(usize::MAX));
        assert!(little < 50_000 && plenty > 100_000, "{little} {plenty}");
    }
}
