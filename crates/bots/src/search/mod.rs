//! Searches: how an opponent thinks ahead in worlds it imagines.

mod guided;
mod plain;
mod worlds;

pub(crate) use guided::search as guided;
pub(crate) use plain::search as plain;
pub(crate) use worlds::search as world_by_world;

/// When to stop thinking.
pub struct Budget<'a> {
    /// After this many imagined worlds.
    pub iterations: u32,
    /// Or when this says so; asked now and then. The same answer on every machine needs one that never does.
    pub stop: &'a mut dyn FnMut() -> bool,
}

impl Budget<'_> {
    /// Whether to go on after so many iterations.
    pub(crate) fn lasts(&mut self, iteration: u32, between_looks: u32) -> bool {
        iteration < self.iterations && !(iteration % between_looks == between_looks - 1 && (self.stop)())
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

/// Best first: by how often an answer was tried, then by how glad it made.
pub(crate) fn sort<A>(thoughts: &mut [Thought<A>]) {
    thoughts.sort_by(|one, other| {
        (other.visits, other.worth).partial_cmp(&(one.visits, one.worth)).expect("worths are numbers")
    });
}
