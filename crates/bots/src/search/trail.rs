//! What every seat has seen since a question, and what a tree remembers of the questions that follow.
//!
//! A seat cannot plan by what it does not see. So each seat has a part of the tree of its own, and a place in it
//! stands for everything that looks alike to that seat: its own answers, what the others told by theirs, and what
//! was drawn in the open.

use std::{
    collections::HashMap,
    hash::{BuildHasher, BuildHasherDefault, Hash, Hasher},
};

use tidetable_kernel::{MAX_SEATS, Seat, Seats};

use crate::Insight;

/// A table of things that are few bytes long.
pub(super) type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<QuickHasher>>;

/// What every seat has seen since a question, as a number that is another one for everything else it could see.
#[derive(Clone, Copy)]
pub(super) struct Trail([u64; MAX_SEATS]);

impl Trail {
    /// Nothing has been seen yet. Zero would stay zero whenever something is seen whose digest is zero.
    pub(super) fn new() -> Trail {
        Trail(std::array::from_fn(|seat| digest(&(seat + 1))))
    }

    /// What a seat has seen.
    pub(super) fn of(&self, seat: Seat) -> u64 {
        self.0[seat.index()]
    }

    /// A seat has given an answer: it knows which, the others know what they are told.
    pub(super) fn answered<G: Insight>(&mut self, by: Seat, action: &G::Action) {
        let (known, told) = (digest(&(by, action)), digest(&(by, G::told(action))));
        for (seat, seen) in self.0.iter_mut().enumerate() {
            *seen = mixed(*seen, if seat == by.index() { known } else { told });
        }
    }

    /// Some have seen this drawn, the others that something was drawn.
    pub(super) fn drawn(&mut self, chance: &impl Hash, witnesses: Seats) {
        let (drawn, something) = (digest(&Some(chance)), digest(&None::<u8>));
        for (seat, seen) in self.0.iter_mut().enumerate() {
            let witness = witnesses.contains(Seat(seat as u8));
            *seen = mixed(*seen, if witness { drawn } else { something });
        }
    }
}

fn digest(value: &impl Hash) -> u64 {
    BuildHasherDefault::<QuickHasher>::default().hash_one(value)
}

/// What was seen, and then something more.
fn mixed(seen: u64, more: u64) -> u64 {
    let mut hasher = QuickHasher(seen);
    hasher.write_u64(more);
    hasher.finish()
}

/// The questions that a tree remembers, each known by what the seat that is asked has seen.
pub(super) struct Questions<N> {
    nodes: Vec<N>,
    places: QuickMap<u64, u32>,
}

impl<N> Questions<N> {
    /// What a question takes besides itself and its answers: its places in a list and in a table, both of which
    /// grow by doubling.
    pub(super) const SIZE: usize = 2 * (size_of::<N>() + size_of::<(u64, u32)>() + 1);

    pub(super) fn new() -> Questions<N> {
        Questions { nodes: Vec::new(), places: HashMap::default() }
    }

    /// Where the question is that is put to somebody who has seen this.
    pub(super) fn find(&self, seen: u64) -> Option<usize> {
        self.places.get(&seen).map(|&place| place as usize)
    }

    /// Remembers a question.
    pub(super) fn add(&mut self, seen: u64, node: N) -> usize {
        let place = self.nodes.len();
        self.places.insert(seen, place as u32);
        self.nodes.push(node);
        place
    }

    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = &N> {
        self.nodes.iter()
    }
}

impl<N> std::ops::Index<usize> for Questions<N> {
    type Output = N;

    fn index(&self, place: usize) -> &N {
        &self.nodes[place]
    }
}

impl<N> std::ops::IndexMut<usize> for Questions<N> {
    fn index_mut(&mut self, place: usize) -> &mut N {
        &mut self.nodes[place]
    }
}

/// Mixes a few bytes by multiplying; the order of a table never shows, so any mixing will do.
#[derive(Default)]
pub(super) struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use tidetable_perladora::{Action, CellSet, Perladora, Value};

    use super::*;

    #[test]
    fn a_secret_parts_the_trail_of_whoever_keeps_it_and_of_nobody_else() {
        let dive = |value| {
            let cell = CellSet::ALL.iter().next().unwrap();
            let mut trail = Trail::new();
            trail.answered::<Perladora>(Seat(0), &Action::Dive { cell, value: Value::new(value).unwrap() });
            trail
        };
        let (one, two) = (dive(1), dive(2));
        assert_ne!(one.of(Seat(0)), two.of(Seat(0)));
        assert_eq!(one.of(Seat(1)), two.of(Seat(1)));
        assert_ne!(one.of(Seat(1)), Trail::new().of(Seat(1)));
    }

    #[test]
    fn a_draw_parts_the_trail_of_its_witnesses_and_of_nobody_else() {
        let drawn = |card: u8| {
            let mut trail = Trail::new();
            trail.drawn(&card, Seats::only(Seat(2)));
            trail
        };
        let (one, two) = (drawn(1), drawn(2));
        assert_ne!(one.of(Seat(2)), two.of(Seat(2)));
        assert_eq!(one.of(Seat(0)), two.of(Seat(0)));
        assert_ne!(one.of(Seat(0)), Trail::new().of(Seat(0)));
    }
}
