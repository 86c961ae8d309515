//! A small number on every cell.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use crate::cell::{Cell, CellSet};

/// A number below 2^`BITS` on every cell, kept as bit-planes so that a territory is summed at once;
/// written as an object that names the cells whose number is not zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally<const BITS: usize>([u64; BITS]);

impl<const BITS: usize> Tally<BITS> {
    /// Zero everywhere.
    pub const ZERO: Tally<BITS> = Tally([0; BITS]);
    /// The largest number a cell can hold.
    pub const MOST: u8 = (1 << BITS) - 1;

    /// The number on a cell.
    #[inline]
    pub fn get(&self, cell: Cell) -> u8 {
        let plane = |(power, plane): (usize, &u64)| ((plane >> cell.index() & 1) as u8) << power;
        self.0.iter().enumerate().map(plane).sum()
    }

    /// Puts a number, at most [`Self::MOST`], on a cell.
    #[inline]
    pub fn set(&mut self, cell: Cell, number: u8) {
        debug_assert!(number <= Self::MOST, "{number} does not fit on a cell");
        for (power, plane) in self.0.iter_mut().enumerate() {
            *plane = *plane & !(1 << cell.index()) | u64::from(number >> power & 1) << cell.index();
        }
    }

    /// The sum over a set of cells.
    #[inline]
    pub fn sum(&self, cells: CellSet) -> u32 {
        self.0.iter().enumerate().map(|(power, plane)| (plane & cells.0).count_ones() << power).sum()
    }

    /// The cells whose number is not zero.
    #[inline]
    pub fn cells(&self) -> CellSet {
        CellSet(self.0.iter().fold(0, |all, plane| all | plane))
    }

    /// The numbers on these cells, zero elsewhere.
    #[inline]
    #[must_use]
    pub fn within(&self, cells: CellSet) -> Tally<BITS> {
        Tally(self.0.map(|plane| plane & cells.0))
    }

    /// The cells that hold a number, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, u8)> {
        self.cells().iter().map(|cell| (cell, self.get(cell)))
    }
}

impl<const BITS: usize> Default for Tally<BITS> {
    fn default() -> Self {
        Tally::ZERO
    }
}

impl<const BITS: usize> fmt::Debug for Tally<BITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const BITS: usize> Serialize for Tally<BITS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, const BITS: usize> Deserialize<'de> for Tally<BITS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tally = Tally::ZERO;
        for (cell, number) in BTreeMap::<Cell, u8>::deserialize(deserializer)? {
            if !(1..=Self::MOST).contains(&number) {
                return Err(serde::de::Error::custom(format_args!("{number} cannot stand on {cell}")));
            }
            tally.set(cell, number);
        }
        Ok(tally)
    }
}
