//! A line between two cells, where a pontoon can lie, and sets of lines.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    cell::{COLUMNS, Cell, ROWS, bits, nth_bit},
    name::{NoSuchPlace, written_by_name},
};

/// The bit of an edge's byte that says: south of its cell, not east of it.
const SOUTH: u8 = 1 << 6;

/// The names of all lines, five letters each, found by the byte of the line.
const NAMES: &str = match str::from_utf8(NAME_LETTERS.as_flattened()) {
    Ok(names) => names,
    Err(_) => panic!("names are plain letters"),
};

const NAME_LETTERS: &[[u8; 5]] = &{
    let mut names = [[b' '; 5]; (SOUTH + COLUMNS * (ROWS - 1)) as usize];
    let mut number = 0;
    while number < names.len() {
        let (near, far) = Edge(number as u8).ends();
        let [a, b] = letters(near);
        let [c, d] = letters(far);
        names[number] = [a, b, b'-', c, d];
        number += 1;
    }
    names
};

const fn letters(cell: Cell) -> [u8; 2] {
    [b'A' + cell.column(), b'1' + cell.row()]
}

/// A line between two neighbouring cells; written with both, as in `C2-D2`. The rim has no lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u8);

impl Edge {
    /// The line between two cells; nothing unless they are neighbours.
    pub fn between(one: Cell, other: Cell) -> Option<Edge> {
        let (near, far) = if one < other { (one, other) } else { (other, one) };
        let right = far.column().checked_sub(near.column())?;
        match (right, far.row() - near.row()) {
            (1, 0) => Some(Edge(near.index() as u8)),
            (0, 1) => Some(Edge(near.index() as u8 | SOUTH)),
            _ => None,
        }
    }

    /// The cells on its two sides, the western or northern one first.
    #[inline]
    pub const fn ends(self) -> (Cell, Cell) {
        let near = self.0 & !SOUTH;
        let step = if self.0 & SOUTH == 0 { 1 } else { COLUMNS };
        (Cell::numbered(near), Cell::numbered(near + step))
    }

    /// The names of the cells on its two sides.
    #[inline]
    fn name(self) -> &'static str {
        let start = 5 * usize::from(self.0);
        &NAMES[start..start + 5]
    }
}

written_by_name!(Edge);

impl FromStr for Edge {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Edge, NoSuchPlace> {
        let (one, other) = text.split_once('-').ok_or(NoSuchPlace)?;
        Edge::between(one.parse()?, other.parse()?).ok_or(NoSuchPlace)
    }
}

/// A set of lines: two bitboards, each bit at the western or northern cell of its line; written as the
/// list of its members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Edges {
    pub(crate) east: u64,
    pub(crate) south: u64,
}

impl Edges {
    /// No line.
    pub const NONE: Edges = Edges { east: 0, south: 0 };
    /// Every line of the lagoon.
    pub const ALL: Edges = Edges { east: 0x7f_7f7f_7f7f, south: (1 << (COLUMNS * (ROWS - 1))) - 1 };

    /// Whether the line is a member.
    #[inline]
    pub const fn contains(self, edge: Edge) -> bool {
        self.board(edge) >> (edge.0 & !SOUTH) & 1 != 0
    }

    /// The set with one more member.
    #[inline]
    #[must_use]
    pub const fn with(self, edge: Edge) -> Edges {
        let bit = 1 << (edge.0 & !SOUTH);
        if edge.0 & SOUTH == 0 {
            Edges { east: self.east | bit, south: self.south }
        } else {
            Edges { east: self.east, south: self.south | bit }
        }
    }

    /// The members that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Edges) -> Edges {
        Edges { east: self.east & !other.east, south: self.south & !other.south }
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.east | self.south == 0
    }

    /// How many lines are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.east.count_ones() + self.south.count_ones()
    }

    /// The members: first those between west and east, then those between north and south.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Edge> + Clone {
        bits(self.east).map(Edge).chain(bits(self.south).map(|cell| Edge(cell | SOUTH)))
    }

    /// The member that has `rank` members before it; there must be one.
    #[inline]
    pub(crate) fn nth(self, rank: u32) -> Edge {
        let upright = self.east.count_ones();
        if rank < upright {
            Edge(nth_bit(self.east, rank))
        } else {
            Edge(nth_bit(self.south, rank - upright) | SOUTH)
        }
    }

    const fn board(self, edge: Edge) -> u64 {
        if edge.0 & SOUTH == 0 { self.east } else { self.south }
    }
}

impl FromIterator<Edge> for Edges {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Edges {
        edges.into_iter().fold(Edges::NONE, Edges::with)
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Edges {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Edges {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Edges, D::Error> {
        Ok(Vec::<Edge>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_a_name_and_is_found_by_it() {
        assert_eq!(Edges::ALL.len(), 67);
        for edge in Edges::ALL.iter() {
            assert_eq!(edge.to_string().parse(), Ok(edge));
            let (near, far) = edge.ends();
            assert_eq!(Edge::between(far, near), Some(edge));
        }
        for text in ["A1-A1", "A1-B2", "H1-A2", "H1-I1", "A5-A6", "A1", "", "A1-B1-C1", "é1-B1"] {
            assert_eq!(text.parse::<Edge>(), Err(NoSuchPlace), "{text}");
        }
    }

    #[test]
    fn the_nth_line_is_the_one_a_walk_finds() {
        for (rank, edge) in Edges::ALL.iter().enumerate() {
            assert_eq!(Edges::ALL.nth(rank as u32), edge);
        }
    }
}
