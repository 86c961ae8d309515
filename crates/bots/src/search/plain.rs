//! Plain information-set tree search: many imagined worlds, one tree, games played out at random.
//!
//! Each iteration imagines a world that looks like the view, walks down the tree along answers that are legal
//! in that world, adds one answer, plays the world out at random and remembers how glad each seat was. Draws
//! are not branches: a node stands for a sequence of answers, whatever was drawn between them. Wide questions
//! are widened slowly: a node holds about as many answers as the root of its visits.
//!
//! After P. Cowling, E. Powley, D. Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.

use tidetable_kernel::{Determinize, Dice, MAX_SEATS, Seat};

use super::{Budget, Thought, draw, sort};
use crate::utility::utility;

/// How much rarely tried answers are favoured.
const CURIOSITY: f32 = 0.6;
/// How fast a node takes in new answers.
const WIDENING: f32 = 1.6;
/// A playout longer than this is cut off and judged as it stands.
const LONGEST_PLAYOUT: u32 = 4_000;

/// Thinks about the question put to `seat` and says what it found, most tried first.
pub(crate) fn search<G: Determinize>(
    view: &G::View,
    seat: Seat,
    budget: &mut Budget<'_>,
    dice: &mut Dice,
) -> Vec<Thought<G::Action>> {
    let mut tree = Tree::<G>::new();
    budget.spend(|_| tree.iterate(G::determinize(view, dice), seat, dice));
    tree.thoughts(seat)
}

pub(super) struct Tree<G: Determinize> {
    nodes: Vec<Node<G::Action>>,
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
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    worth: [f32; MAX_SEATS],
    child: Option<usize>,
}

impl<G: Determinize> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: vec![Node::new()], path: Vec::new(), actions: Vec::new(), chances: Vec::new() }
    }

    pub(super) fn iterate(&mut self, mut world: G, first: Seat, dice: &mut Dice) {
        self.path.clear();
        let mut node = 0;
        // Of several seats that answer in secret, the one that thinks goes first.
        let mut next = Some(first);
        while let Some(seat) = next {
            let (taken, fresh) = self.take(node, &world, seat, dice);
            self.path.push((node, taken));
            world.apply(seat, &self.nodes[node].answers[taken].action, &mut ());
            next = draw(&mut world, dice, &mut self.chances, |_| ());
            if fresh {
                break;
            }
            node = self.child(node, taken);
        }
        self.play_out(&mut world, dice);
        let worth = utility(&world.standings());
        for &(node, taken) in &self.path {
            self.nodes[node].visits += 1;
            let edge = &mut self.nodes[node].answers[taken];
            edge.visits += 1;
            worth.iter().for_each(|(seat, glad)| edge.worth[seat.index()] += glad);
        }
    }

    /// The answer to take at a node, and whether it is new there.
    fn take(&mut self, node: usize, world: &G, seat: Seat, dice: &mut Dice) -> (usize, bool) {
        let node = &mut self.nodes[node];
        let room = WIDENING * ((node.visits + 1) as f32).sqrt();
        if (node.answers.len() as f32) < room {
            // A few tries find an answer that is not there yet, if there is one worth speaking of.
            for _ in 0..3 {
                let action = world.sample_action(seat, dice, &mut self.actions);
                if !node.answers.iter().any(|edge| edge.action == action) {
                    node.answers.push(Edge::new(action));
                    return (node.answers.len() - 1, true);
                }
            }
        }
        let mut best = None;
        for (index, edge) in node.answers.iter_mut().enumerate() {
            if world.check(seat, &edge.action).is_err() {
                continue;
            }
            edge.available += 1;
            let appeal = edge.appeal(seat);
            if best.is_none_or(|(_, most)| appeal > most) {
                best = Some((index, appeal));
            }
        }
        match best {
            Some((index, _)) => (index, false),
            None => {
                node.answers.push(Edge::new(world.sample_action(seat, dice, &mut self.actions)));
                (node.answers.len() - 1, true)
            }
        }
    }

    fn child(&mut self, node: usize, taken: usize) -> usize {
        let fresh = self.nodes.len();
        let child = *self.nodes[node].answers[taken].child.get_or_insert(fresh);
        if child == fresh {
            self.nodes.push(Node::new());
        }
        child
    }

    fn play_out(&mut self, world: &mut G, dice: &mut Dice) {
        for _ in 0..LONGEST_PLAYOUT {
            let Some(seat) = draw(world, dice, &mut self.chances, |_| ()) else { return };
            let action = world.sample_action(seat, dice, &mut self.actions);
            world.apply(seat, &action, &mut ());
        }
    }

    pub(super) fn thoughts(&self, seat: Seat) -> Vec<Thought<G::Action>> {
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            worth: edge.worth[seat.index()] / edge.visits.max(1) as f32,
        };
        let mut thoughts: Vec<_> = self.nodes[0].answers.iter().map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { visits: 0, answers: Vec::new() }
    }
}

impl<A> Edge<A> {
    fn new(action: A) -> Edge<A> {
        Edge { action, visits: 0, available: 1, worth: [0.0; MAX_SEATS], child: None }
    }

    /// How worthwhile it is to try this answer again: what it brought, and how little is known of it.
    fn appeal(&self, seat: Seat) -> f32 {
        let visits = self.visits.max(1) as f32;
        self.worth[seat.index()] / visits + CURIOSITY * ((self.available as f32).ln() / visits).sqrt()
    }
}
