//! Guided information-set tree search: one tree over many imagined worlds, led by what is known about the game.
//!
//! Each iteration imagines a world that looks like the view and walks down the tree along answers that are
//! legal in it. A node that is met for the first time looks one answer ahead: every answer is tried, judged and
//! remembered as a first opinion; promising answers are then tried more often. Nothing is played out to the
//! end: after the best answer the world is played on for as many turns as pay in this game, always by the best of
//! a few answers, and then judged. What everybody sees drawn parts the tree, what is drawn in secret does not: a
//! plan cannot depend on it.
//!
//! After P. Cowling, E. Powley, D. Whitehouse, *Information Set Monte Carlo Tree Search*, 2012, with first
//! opinions as in C. Rosin, *Multi-armed bandits with episode context*, 2011.

use libm::expf;
use tidetable_kernel::{Awaiting, Dice, PerSeat, Seat};

use super::{
    Thought, Tree, draw, lead, sort,
    trail::{Questions, Trail},
};
use crate::{Insight, Lore, insight::judge};

/// How much first opinions are followed before they are tried.
const TRUST: f32 = 0.5;
/// How much better an answer must look, in worth, to be favoured e times as much.
const SHARPNESS: f32 = 0.06;
/// How many answers are looked at below the root of the tree.
const LOOKED_AT: usize = 32;
/// How many answers are looked at where a world is played on.
const LOOKED_AT_IN_PASSING: usize = 12;
/// How often answers are looked for that were not legal in the worlds before.
const BETWEEN_ROLL_CALLS: u32 = 8;

/// Guided search.
pub(crate) struct Guided<'l, G: Insight> {
    /// Who thinks.
    seat: Seat,
    /// What positions are judged by.
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
}

struct Node<A> {
    /// Who is asked.
    seat: Seat,
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
    /// How glad the seat was in all.
    worth: f32,
}

impl<G: Insight> Tree<G> for Guided<'_, G> {
    fn grow(&mut self, view: &G::View, dice: &mut Dice) {
        let world = self.explore(view, dice);
        self.learn(&judge(&world, self.lore));
    }

    fn follow(&mut self, action: &G::Action) {
        self.start.answered::<G>(self.seat, action);
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            worth: edge.value(),
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

impl<'l, G: Insight> Guided<'l, G> {
    /// A tree about a question put to a seat that may remember so many bytes; one that is full is searched on but
    /// does not grow.
    pub(crate) fn new(seat: Seat, lore: &'l Lore, room: usize) -> Guided<'l, G> {
        Guided {
            seat,
            lore,
            start: Trail::new(),
            nodes: Questions::new(),
            room,
            path: Vec::new(),
            actions: Vec::new(),
            chances: Vec::new(),
        }
    }

    /// Imagines a world and goes down the tree to its rim; gives the world to be judged. Beyond the rim of a tree that
    /// is full, worlds are played on as they are in one that grows: what is judged sooner tells something else.
    fn explore(&mut self, view: &G::View, dice: &mut Dice) -> G {
        let mut world = G::imagine(view, dice);
        let mut trail = self.start;
        self.path.clear();
        // Of several seats that answer in secret, the one that thinks goes first.
        let mut next = Some(self.seat);
        while let Some(seat) = next {
            let known = self.node(seat, trail.of(seat));
            let Some(node) = known.filter(|&node| self.nodes[node].visits > 0) else {
                if let Some(new) = known {
                    self.look_ahead(new, &mut world, dice);
                }
                self.play_on(&mut world, seat, dice);
                break;
            };
            let taken = self.take(node, &world, dice);
            self.path.push((node, taken));
            let action = self.nodes[node].answers[taken].action;
            world.apply(seat, &action, &mut ());
            trail.answered::<G>(seat, &action);
            next = draw(&mut world, dice, &mut self.chances, |world, chance| {
                trail.drawn(chance, world.witnesses(chance));
            });
        }
        world
    }

    /// Remembers how glad each seat was along the way down.
    fn learn(&mut self, worth: &PerSeat<f32>) {
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
        self.room = self.room.checked_sub(Questions::<Node<G::Action>>::SIZE)?;
        Some(self.nodes.add(seen, Node { seat, visits: 0, answers: Vec::new() }))
    }

    /// Looks one answer ahead at a new node, and takes the best answer.
    fn look_ahead(&mut self, node: usize, world: &mut G, dice: &mut Dice) {
        self.call_the_roll(node, world, dice);
        let node = &mut self.nodes[node];
        node.visits = 1;
        let best = node.answers.iter().max_by(|one, other| one.opinion.total_cmp(&other.opinion));
        let best = best.expect("whoever is asked has an answer").action;
        world.apply(node.seat, &best, &mut ());
    }

    /// Lets whoever was asked finish the turn and others have theirs, as many as pay in this game.
    fn play_on(&mut self, world: &mut G, asked: Seat, dice: &mut Dice) {
        if G::PLAYED_ON == 0 {
            return;
        }
        let (mut turns, mut turn) = (G::PLAYED_ON, asked);
        // The last turn ends before something is drawn for the next one.
        while turns > 0 || world.awaiting() != Awaiting::Chance {
            let Some(seat) = draw(world, dice, &mut self.chances, |_, _| ()) else { return };
            if seat != turn {
                if turns == 0 {
                    return;
                }
                (turns, turn) = (turns - 1, seat);
            }
            self.answer_in_passing(world, seat, dice);
        }
    }

    /// Gives the best of a few answers.
    fn answer_in_passing(&mut self, world: &mut G, seat: Seat, dice: &mut Dice) {
        self.list_some(world, seat, LOOKED_AT_IN_PASSING, dice);
        let mut best: Option<(f32, G)> = None;
        for action in &self.actions {
            let mut after = world.clone();
            after.apply(seat, action, &mut ());
            let worth = judge(&after, self.lore)[seat];
            if best.as_ref().is_none_or(|&(most, _)| worth > most) {
                best = Some((worth, after));
            }
        }
        *world = best.expect("whoever is asked has an answer").1;
    }

    /// Lists answers to a question, at most so many; which ones and in which order is left to chance.
    fn list_some(&mut self, world: &G, seat: Seat, most: usize, dice: &mut Dice) {
        self.list_all(world, seat);
        for index in 0..self.actions.len().min(most) {
            let other = index + dice.below((self.actions.len() - index) as u32) as usize;
            self.actions.swap(index, other);
        }
        self.actions.truncate(most);
    }

    fn list_all(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
    }

    /// Takes legal answers in that the node does not know yet, each with a first opinion.
    fn call_the_roll(&mut self, node: usize, world: &G, dice: &mut Dice) {
        let (seat, root) = (self.nodes[node].seat, self.path.is_empty());
        if root {
            self.list_all(world, seat);
        } else {
            // Below the root a few answers must do.
            self.list_some(world, seat, LOOKED_AT, dice);
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
            node.answers.push(Edge::new(action, judge(&after, self.lore)[seat]));
        }
        if node.answers.len() > known {
            node.weigh_opinions();
            self.room = self.room.saturating_sub((node.answers.len() - known) * size_of::<Edge<G::Action>>());
        }
    }

    /// The answer to take at a node.
    fn take(&mut self, node: usize, world: &G, dice: &mut Dice) -> usize {
        if self.nodes[node].visits.is_multiple_of(BETWEEN_ROLL_CALLS) {
            self.call_the_roll(node, world, dice);
        }
        if let Some(best) = self.nodes[node].best(world) {
            return best;
        }
        self.call_the_roll(node, world, dice);
        self.nodes[node].best(world).expect("whoever is asked has an answer")
    }
}

impl<A: Copy> Node<A> {
    /// Turns first opinions into favours that add up to one.
    fn weigh_opinions(&mut self) {
        let best = self.answers.iter().map(|edge| edge.opinion).fold(f32::MIN, f32::max);
        let odds = |edge: &Edge<A>| expf((edge.opinion - best) / SHARPNESS);
        let sum: f32 = self.answers.iter().map(odds).sum();
        for edge in &mut self.answers {
            edge.favour = odds(edge) / sum;
        }
    }

    /// The most appealing answer that is legal in a world.
    fn best<G: Insight<Action = A>>(&mut self, world: &G) -> Option<usize> {
        let mut best = None;
        for (index, edge) in self.answers.iter_mut().enumerate() {
            if world.check(self.seat, &edge.action).is_err() {
                continue;
            }
            edge.available += 1;
            let appeal = edge.appeal();
            if best.is_none_or(|(_, most)| appeal > most) {
                best = Some((index, appeal));
            }
        }
        best.map(|(index, _)| index)
    }
}

impl<A> Edge<A> {
    fn new(action: A, opinion: f32) -> Edge<A> {
        Edge { action, opinion, favour: 0.0, visits: 0, available: 0, worth: 0.0 }
    }

    /// How glad the seat was, the first opinion counting once.
    fn value(&self) -> f32 {
        (self.worth + self.opinion) / (self.visits + 1) as f32
    }

    /// How worthwhile it is to try this answer again: what it brought, and how little is known of it.
    fn appeal(&self) -> f32 {
        let curiosity = TRUST * self.favour * (self.available as f32).sqrt() / (self.visits + 1) as f32;
        self.value() + curiosity
    }
}

#[cfg(test)]
mod tests {
    use tidetable_kernel::{Game, Viewer};
    use tidetable_sea_dragons::SeaDragons;
    use tidetable_south_seas::SouthSeas;

    use super::*;

    /// A game whose first question was answered, and the same game played on.
    fn played_on<G: Insight>() -> (G, G) {
        let mut dice = Dice::seeded(1);
        let mut before = G::new(&G::Options::default()).unwrap();
        let seat = draw(&mut before, &mut dice, &mut Vec::new(), |_, _| ()).unwrap();
        let answer = before.sample_action(seat, &mut dice, &mut Vec::new());
        before.apply(seat, &answer, &mut ());
        let mut after = before.clone();
        Guided::<G>::new(seat, G::lore(), 0).play_on(&mut after, seat, &mut dice);
        (before, after)
    }

    #[test]
    fn a_world_is_judged_after_whole_turns() {
        let (before, after) = played_on::<SouthSeas>();
        assert_eq!(before.table().tiles_left() - after.table().tiles_left(), 2, "one tile a turn");
        assert_eq!(after.awaiting(), Awaiting::Chance, "nothing is drawn for the turn after them");
    }

    #[test]
    fn a_world_is_judged_at_once_where_that_tells_as_much() {
        let (before, after) = played_on::<SeaDragons>();
        assert!(before == after);
    }

    #[test]
    fn a_full_tree_judges_worlds_as_late_as_one_that_grows() {
        let mut dice = Dice::seeded(1);
        let mut game = SouthSeas::new(&<SouthSeas as Game>::Options::default()).unwrap();
        let seat = draw(&mut game, &mut dice, &mut Vec::new(), |_, _| ()).unwrap();
        let view = game.view(Viewer::Seat(seat));
        for room in [0, usize::MAX] {
            let judged = Guided::<SouthSeas>::new(seat, SouthSeas::lore(), room).explore(&view, &mut dice);
            assert_eq!(game.table().tiles_left() - judged.table().tiles_left(), 2, "two turns of others");
        }
    }

    /// How much a tree remembers after some worlds, if it may remember so much.
    fn remembered(room: usize) -> usize {
        let mut dice = Dice::seeded(1);
        let mut game = SouthSeas::new(&<SouthSeas as Game>::Options::default()).unwrap();
        let seat = draw(&mut game, &mut dice, &mut Vec::new(), |_, _| ()).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mut tree = Guided::<SouthSeas>::new(seat, SouthSeas::lore(), room);
        for _ in 0..400 {
            tree.grow(&view, &mut dice);
        }
        let of_node = |node: &Node<_>| size_of_val(&node.answers[..]) + Questions::<Node<()>>::SIZE;
        tree.nodes.iter().map(of_node).sum()
    }

    #[test]
    fn a_full_tree_is_searched_on_but_does_not_grow() {
        let (little, plenty) = (remembered(40_000), remembered(usize::MAX));
        assert!(little < 50_000 && plenty > 100_000, "{little} {plenty}");
    }
}
