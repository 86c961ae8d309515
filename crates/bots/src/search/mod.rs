//! Searches: how an opponent thinks ahead in worlds it imagines. What is only there to compare with is no part of the
//! browser's program, where every byte is carried.

mod echoes;
mod guided;
mod playouts;
mod trail;
#[cfg(not(target_family = "wasm"))]
mod worlds;

#[cfg(not(target_family = "wasm"))]
pub(crate) use playouts::AtRandom;
pub(crate) use playouts::Playouts;
#[cfg(not(target_family = "wasm"))]
pub(crate) use worlds::Worlds;

use tidetable_kernel::{Awaiting, Dice, Game, Seat};

use self::{echoes::Echoes, guided::Guided, playouts::Sensibly};
use crate::{Guide, Insight, Lore};

/// What a search remembers about a question and those that may follow.
pub(crate) trait Tree<G: Insight>: Send {
    /// Gets ready for the question that this view puts.
    fn open(&mut self, _view: &G::View, _dice: &mut Dice) {}

    /// Imagines one world that looks like the view, and learns from it.
    fn grow(&mut self, view: &G::View, dice: &mut Dice);

    /// Goes on to the question that the same seat is asked right after it has given this answer. What was thought
    /// about that before is kept.
    fn follow(&mut self, action: &G::Action);

    /// What it thinks of the answers, most tried first.
    fn thoughts(&self) -> Vec<Thought<G::Action>>;

    /// How much more often the favourite answer was tried than any other.
    fn lead(&self) -> u32;

    /// How many bytes more may be remembered.
    fn room(&self) -> usize;
}

/// A tree about a question put to a seat, led by what is known about the game, that may remember so many bytes.
pub(crate) fn guided<'l, G: Insight>(seat: Seat, lore: &'l Lore, room: usize) -> Box<dyn Tree<G> + 'l> {
    match G::GUIDE {
        Guide::Judgement => Box::new(Guided::new(seat, lore, room)),
        Guide::Playouts => Box::new(Playouts::<G, Sensibly>::new(seat, lore, room)),
        Guide::Echoes => Box::new(Echoes::new(seat, lore, room)),
    }
}

/// When to stop thinking.
pub(crate) struct Budget<'a> {
    /// After this many imagined worlds.
    pub(crate) iterations: u32,
    /// Whether to stop as soon as no other answer can come out first.
    pub(crate) hasty: bool,
    /// Or when there is no time for more: says how many more there is time for, given how many there were. Asked
    /// now and then. The same answer on every machine needs one that knows no time.
    pub(crate) time: &'a mut dyn FnMut(u32) -> u32,
}

/// How often the clock is looked at.
const BETWEEN_LOOKS: u32 = 8;

impl Budget<'_> {
    /// Lets a tree grow until the budget is spent.
    pub(crate) fn spend<G: Insight>(&mut self, tree: &mut dyn Tree<G>, view: &G::View, dice: &mut Dice) {
        tree.open(view, dice);
        for iteration in 0..self.iterations {
            if iteration % BETWEEN_LOOKS == BETWEEN_LOOKS - 1 {
                let left = (self.iterations - iteration).min((self.time)(iteration));
                if left == 0 || self.hasty && tree.lead() > left {
                    break;
                }
            }
            tree.grow(view, dice);
        }
    }
}

/// Makes draws until somebody is asked, and tells each; gives nobody once the game is over. Of several seats
/// that are asked together, the first.
pub(crate) fn draw<G: Game>(
    world: &mut G,
    dice: &mut Dice,
    chances: &mut Vec<(G::Chance, u32)>,
    mut told: impl FnMut(&G, &G::Chance),
) -> Option<Seat> {
    loop {
        match world.awaiting() {
            Awaiting::Nobody => return None,
            Awaiting::Seats(seats) => return seats.first(),
            Awaiting::Chance => {
                let chance = world.sample_chance(dice, chances);
                told(world, &chance);
                world.resolve(&chance, &mut ());
            }
        }
    }
}

/// What a search thinks of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The answer.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How glad the seat was on average, from zero to one.
    pub worth: f32,
}

/// How much more often than any other something was tried.
fn lead(visits: impl Iterator<Item = u32>) -> u32 {
    let (mut most, mut second) = (0, 0);
    for visits in visits {
        if visits > most {
            (most, second) = (visits, most);
        } else {
            second = second.max(visits);
        }
    }
    most - second
}

/// Puts together what several trees think: who tried an answer more often counts more.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn put_together<A: Copy + PartialEq>(
    all: impl IntoIterator<Item = Thought<A>>,
) -> Vec<Thought<A>> {
    let mut together: Vec<Thought<A>> = Vec::new();
    for thought in all {
        match together.iter_mut().find(|known| known.action == thought.action) {
            Some(known) => {
                let visits = known.visits + thought.visits;
                let sum = known.worth * known.visits as f32 + thought.worth * thought.visits as f32;
                (known.visits, known.worth) = (visits, sum / visits.max(1) as f32);
            }
            None => together.push(thought),
        }
    }
    sort(&mut together);
    together
}

/// Best first: by how often an answer was tried, then by how glad it made.
pub(crate) fn sort<A: Copy>(thoughts: &mut [Thought<A>]) {
    let merits: Vec<(u32, f32)> = thoughts.iter().map(|thought| (thought.visits, thought.worth)).collect();
    let sorted: Vec<Thought<A>> = best_first(&merits).into_iter().map(|index| thoughts[index]).collect();
    thoughts.copy_from_slice(&sorted);
}

/// The order of these merits, best first, equals as they were. It knows no game, so there is one of it for all.
fn best_first(merits: &[(u32, f32)]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..merits.len()).collect();
    order.sort_by(|&one, &other| merits[other].partial_cmp(&merits[one]).expect("worths are numbers"));
    order
}
