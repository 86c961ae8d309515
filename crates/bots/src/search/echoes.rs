//! Information-set tree search by playing out, where every answer given later in a playout echoes back.
//!
//! Each iteration imagines a world that looks like the view, walks down the tree, plays the world out to its
//! end by quick answers and remembers how glad each seat was. In games where an answer is worth much
//! the same now or two turns later, one playout says something about all answers a seat gave in it, not only
//! about the first: these echoes guide the choice until an answer has been tried often enough itself.
//!
//! After S. Gelly, D. Silver, *Monte-Carlo tree search and rapid action value estimation in computer Go*, 2011.

use std::collections::HashMap;

use libm::logf;
use tidetable_kernel::{Dice, PerSeat, Seat, Seats};

use super::{
    Thought, Tree, draw, lead, sort,
    trail::{Questions, QuickMap, Trail},
};
use crate::{Insight, Lore, insight::judge, utility::utility};

/// How much rarely tried answers are favoured.
const CURIOSITY: f32 = 0.06;
/// By how much, squared, an echo may mislead.
const DECEPTION: f32 = 0.003;
/// How many tries the first opinion counts for.
const TRUST: f32 = 8.0;
/// How often an answer is tried before what follows it is remembered, as long as half the room is left.
const BEFORE_A_NODE: usize = 6;
/// How often answers are looked for that were not legal in the worlds before.
const BETWEEN_ROLL_CALLS: u32 = 32;

/// Search by playing out with echoes.
pub(crate) struct Echoes<'l, G: Insight> {
    /// Who thinks.
    seat: Seat,
    /// What first opinions go by.
    lore: &'l Lore,
    /// What was seen between the first question thought about and the one thought about now.
    start: Trail,
    nodes: Questions<Node<G::Action>>,
    /// The way down of the current iteration: nodes and the index of the answer taken there.
    path: Vec<(usize, usize)>,
    /// All answers of the current iteration, from the root to the end of the game.
    said: Vec<(Seat, G::Action)>,
    /// How many bytes may be remembered in all, and how many more.
    whole: usize,
    room: usize,
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

struct Node<A> {
    seat: Seat,
    visits: u32,
    worth: f32,
    answers: Vec<Edge<A>>,
    /// Where an answer is in the list.
    places: QuickMap<A, u32>,
}

struct Edge<A> {
    action: A,
    tried: Tried,
    /// The same over all playouts in which the seat gave this answer at any time.
    echo: Tried,
    /// How glad the seat was, by trying and by echoes; nothing if it was neither tried nor heard.
    value: Option<f32>,
    /// How little is known of it by trying.
    doubt: f32,
}

/// How often something was tried and how glad it made the seat in all.
#[derive(Clone, Copy, Default)]
struct Tried {
    times: f32,
    worth: f32,
}

impl<G: Insight> Tree<G> for Echoes<'_, G> {
    /// Judges the answers one answer ahead: these opinions count as the first echoes.
    fn open(&mut self, view: &G::View, dice: &mut Dice) {
        let root = self.root();
        for _ in 0..G::WORLDS {
            let world = G::imagine(view, dice);
            self.call_the_roll(root, &world);
            for edge in &mut self.nodes[root].answers {
                let mut after = world.clone();
                after.apply(self.seat, &edge.action, &mut ());
                let part = TRUST / G::WORLDS as f32;
                edge.hear(part, judge(&after, self.lore)[self.seat]);
            }
        }
    }

    fn grow(&mut self, view: &G::View, dice: &mut Dice) {
        let mut world = G::imagine(view, dice);
        let mut trail = self.start;
        self.path.clear();
        self.said.clear();
        let mut node = self.root();
        loop {
            let taken = self.take(node, &world);
            let seat = self.nodes[node].seat;
            let edge = &self.nodes[node].answers[taken];
            let (action, tried) = (edge.action, edge.tried.times);
            self.path.push((node, taken));
            self.said.push((seat, action));
            world.apply(seat, &action, &mut ());
            trail.answered::<G>(seat, &action);
            let drawn = |_: &_, chance: &_| trail.drawn(chance, Seats::NONE);
            let Some(next) = draw(&mut world, dice, &mut self.chances, drawn) else { break };
            match self.nodes.find(trail.of(next)) {
                Some(known) => node = known,
                None if self.is_worth_remembering(tried) => node = self.add(next, trail.of(next)),
                None => break,
            }
        }
        self.play_out(&mut world, dice);
        self.learn(&utility(&world.standings()));
    }

    fn follow(&mut self, action: &G::Action) {
        self.start.answered::<G>(self.seat, action);
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.tried.times as u32,
            worth: edge.value.unwrap_or(0.0),
        };
        let mut thoughts: Vec<_> = self.answers().iter().map(thought).collect();
        sort(&mut thoughts);
        thoughts
    }

    fn lead(&self) -> u32 {
        lead(self.answers().iter().map(|edge| edge.tried.times as u32))
    }

    fn room(&self) -> usize {
        self.room
    }
}

impl<'l, G: Insight> Echoes<'l, G> {
    /// A tree about a question put to a seat that may remember so many bytes; one that is full is searched on but
    /// does not grow.
    pub(crate) fn new(seat: Seat, lore: &'l Lore, room: usize) -> Echoes<'l, G> {
        Echoes {
            seat,
            lore,
            start: Trail::new(),
            nodes: Questions::new(),
            path: Vec::new(),
            said: Vec::new(),
            whole: room,
            room,
            actions: Vec::new(),
            chances: Vec::new(),
        }
    }

    /// The answers to the question thought about.
    fn answers(&self) -> &[Edge<G::Action>] {
        let root = self.nodes.find(self.start.of(self.seat));
        root.map_or(&[], |root| &self.nodes[root].answers)
    }

    /// The node of the question thought about.
    fn root(&mut self) -> usize {
        let seen = self.start.of(self.seat);
        self.nodes.find(seen).unwrap_or_else(|| self.add(self.seat, seen))
    }

    fn add(&mut self, seat: Seat, seen: u64) -> usize {
        self.room = self.room.saturating_sub(Questions::<Node<G::Action>>::SIZE);
        self.nodes.add(seen, Node::new(seat))
    }

    /// Whether to remember what follows an answer that was tried so often. The less room is left the more often that
    /// must be: what a tree learns late is about answers that matter more than most it began with.
    fn is_worth_remembering(&self, tried: f32) -> bool {
        let scarcity = self.whole.checked_div(self.room);
        scarcity.is_some_and(|scarcity| tried >= (BEFORE_A_NODE * scarcity) as f32)
    }

    fn play_out(&mut self, world: &mut G, dice: &mut Dice) {
        while let Some(seat) = draw(world, dice, &mut self.chances, |_, _| ()) {
            let action = world.quick_answer(seat, self.lore, dice, &mut self.actions);
            self.said.push((seat, action));
            world.apply(seat, &action, &mut ());
        }
    }

    fn learn(&mut self, worth: &PerSeat<f32>) {
        for (depth, &(node, taken)) in self.path.iter().enumerate() {
            let node = &mut self.nodes[node];
            let glad = worth[node.seat];
            node.visits += 1;
            node.worth += glad;
            node.answers[taken].attempt(glad);
            for (seat, action) in &self.said[depth..] {
                if *seat != node.seat {
                    continue;
                }
                if let Some(&place) = node.places.get(action) {
                    node.answers[place as usize].hear(1.0, glad);
                }
            }
        }
    }

    /// Takes legal answers in that the node does not know yet.
    fn call_the_roll(&mut self, node: usize, world: &G) {
        let node = &mut self.nodes[node];
        self.actions.clear();
        world.legal_actions(node.seat, &mut self.actions);
        let known = node.answers.len();
        for &action in &self.actions {
            if !node.places.contains_key(&action) {
                node.places.insert(action, node.answers.len() as u32);
                node.answers.push(Edge::new(action));
            }
        }
        self.room = self.room.saturating_sub((node.answers.len() - known) * Edge::<G::Action>::SIZE);
    }

    /// The answer to take at a node.
    fn take(&mut self, node: usize, world: &G) -> usize {
        if self.nodes[node].visits.is_multiple_of(BETWEEN_ROLL_CALLS) {
            self.call_the_roll(node, world);
        }
        if let Some(best) = self.nodes[node].best(world) {
            return best;
        }
        self.call_the_roll(node, world);
        self.nodes[node].best(world).expect("whoever is asked has an answer")
    }
}

impl<A> Node<A> {
    fn new(seat: Seat) -> Node<A> {
        Node { seat, visits: 0, worth: 0.0, answers: Vec::new(), places: HashMap::default() }
    }

    /// The most appealing answer that is legal in a world.
    fn best<G: Insight<Action = A>>(&self, world: &G) -> Option<usize> {
        let usual = if self.visits == 0 { 0.5 } else { self.worth / self.visits as f32 };
        let curiosity = CURIOSITY * logf((self.visits + 1) as f32).sqrt();
        let mut best = None;
        for (index, edge) in self.answers.iter().enumerate() {
            let appeal = edge.value.unwrap_or(usual) + curiosity * edge.doubt;
            let better = best.is_none_or(|(_, most)| appeal > most);
            if better && world.check(self.seat, &edge.action).is_ok() {
                best = Some((index, appeal));
            }
        }
        best.map(|(index, _)| index)
    }
}

impl<A> Edge<A> {
    /// What an answer takes: its place in a list and in a table, both of which grow by doubling.
    const SIZE: usize = 2 * (size_of::<Edge<A>>() + size_of::<(A, u32)>() + 1);

    fn new(action: A) -> Edge<A> {
        Edge { action, tried: Tried::default(), echo: Tried::default(), value: None, doubt: 1.0 }
    }

    /// Learns from a playout that began with this answer.
    fn attempt(&mut self, glad: f32) {
        self.tried.times += 1.0;
        self.tried.worth += glad;
        self.doubt = 1.0 / (self.tried.times + 1.0).sqrt();
        self.value = Some(self.judged());
    }

    /// Learns from so many playouts in which the seat gave this answer at some time.
    fn hear(&mut self, times: f32, glad: f32) {
        self.echo.times += times;
        self.echo.worth += times * glad;
        self.value = Some(self.judged());
    }

    /// How glad the seat was, by trying and by echoes, whichever can be trusted more.
    fn judged(&self) -> f32 {
        let (tried, echo) = (self.tried, self.echo);
        let trust = 1.0 / (tried.times + echo.times + 4.0 * DECEPTION * tried.times * echo.times);
        let tries =
            if tried.times > 0.0 { (1.0 - trust * echo.times) * tried.worth / tried.times } else { 0.0 };
        trust * echo.worth + tries
    }
}

#[cfg(test)]
mod tests {
    use tidetable_kernel::{Dice, Game, Viewer};
    use tidetable_perladora::Perladora;

    use super::*;

    /// How much a tree remembers after some worlds, if it may remember so much.
    fn remembered(room: usize) -> usize {
        let mut dice = Dice::seeded(1);
        let mut game = Perladora::new(&<Perladora as Game>::Options::default()).unwrap();
        let seat = draw(&mut game, &mut dice, &mut Vec::new(), |_, _| ()).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mut tree = Echoes::<Perladora>::new(seat, Perladora::lore(), room);
        for _ in 0..3_000 {
            tree.grow(&view, &mut dice);
        }
        let of_node = |node: &Node<_>| {
            node.answers.capacity() * size_of_val(&node.answers[0])
                + node.places.capacity() * 8
                + size_of_val(node)
        };
        tree.nodes.iter().map(of_node).sum()
    }

    #[test]
    fn the_less_room_is_left_the_more_an_answer_must_have_been_tried() {
        let mut tree = Echoes::<Perladora>::new(Seat(0), Perladora::lore(), 1_000);
        let mut least = |room| {
            tree.room = room;
            (0..1_000).find(|&tried| tree.is_worth_remembering(tried as f32))
        };
        assert_eq!([1_000, 501, 500, 100, 0].map(&mut least), [Some(6), Some(6), Some(12), Some(60), None]);
    }

    #[test]
    fn a_full_tree_is_searched_on_but_does_not_grow() {
        let (little, plenty) = (remembered(200_000), remembered(usize::MAX));
        assert!(little < 200_000 && plenty > 400_000, "{little} {plenty}");
    }
}
