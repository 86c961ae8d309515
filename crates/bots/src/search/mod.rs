//! Searches: how an opponent thinks ahead in worlds it imagines. What is only there to compare with is no part of the
//! browser's program, where every byte is carried.

mod echoes;
mod guided;
mod playouts;
#[cfg(not(target_family = "wasm"))]
mod worlds;

pub(crate) use echoes::search as by_echoes;
pub(crate) use guided::search as by_judgement;
#[cfg(not(target_family = "wasm"))]
pub(crate) use playouts::AtRandom;
pub(crate) use playouts::{Sensibly, search as by_playouts};
#[cfg(not(target_family = "wasm"))]
pub(crate) use worlds::search as world_by_world;

use tidetable_kernel::{Awaiting, Dice, Game, Seat};

/// When to stop thinking.
pub struct Budget<'a> {
    /// After this many imagined worlds.
    pub iterations: u32,
    /// So many bytes may be remembered; a tree that is full is searched on but does not grow.
    pub bytes: usize,
    /// Or when this says so; asked now and then. The same answer on every machine needs one that never does.
    pub stop: &'a mut dyn FnMut() -> bool,
}

/// How often the clock is looked at.
const BETWEEN_LOOKS: u32 = 8;

impl Budget<'_> {
    /// Thinks again and again until the budget is spent; tells how often it has thought before.
    pub(crate) fn spend(&mut self, mut think: impl FnMut(u32)) {
        for iteration in 0..self.iterations {
            if iteration % BETWEEN_LOOKS == BETWEEN_LOOKS - 1 && (self.stop)() {
                break;
            }
            think(iteration);
        }
    }
}

/// Makes draws until somebody is asked, and tells each; gives nobody once the game is over. Of several seats
/// that are asked together, the first.
pub(crate) fn draw<G: Game>(
    world: &mut G,
    dice: &mut Dice,
    chances: &mut Vec<(G::Chance, u32)>,
    mut told: impl FnMut(&G::Chance),
) -> Option<Seat> {
    loop {
        match world.awaiting() {
            Awaiting::Nobody => return None,
            Awaiting::Seats(seats) => return seats.first(),
            Awaiting::Chance => {
                let chance = world.sample_chance(dice, chances);
                told(&chance);
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
