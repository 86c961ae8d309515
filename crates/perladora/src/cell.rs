//! A cell of the lagoon, and sets of cells.

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use crate::name::{NoSuchPlace, written_by_name};

/// Columns of the lagoon, A to H.
pub const COLUMNS: u8 = 8;
/// Rows of the lagoon, 1 to 5 from the top.
pub const ROWS: u8 = 5;

/// The names of all cells, row by row from the top left.
const NAMES: &str = "A1B1C1D1E1F1G1H1A2B2C2D2E2F2G2H2A3B3C3D3E3F3G3H3A4B4C4D4E4F4G4H4A5B5C5D5E5F5G5H5";

/// A cell of the lagoon; written as column letter and row number, `A1` being the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in a column and a row, both counted from zero; nothing outside the lagoon.
    #[inline]
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column < COLUMNS && row < ROWS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// The cell's number, row by row from the top left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from zero.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, counted from zero.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Column letter and row number.
    #[inline]
    fn name(self) -> &'static str {
        let start = 2 * self.index();
        &NAMES[start..start + 2]
    }

    /// The cell of that number; the caller knows that it lies in the lagoon.
    #[inline]
    pub(crate) const fn numbered(index: u8) -> Cell {
        Cell(index)
    }
}

written_by_name!(Cell);

impl FromStr for Cell {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Cell, NoSuchPlace> {
        let &[letter, digit] = text.as_bytes() else { return Err(NoSuchPlace) };
        let column = letter.to_ascii_uppercase().wrapping_sub(b'A');
        Cell::at(column, digit.wrapping_sub(b'1')).ok_or(NoSuchPlace)
    }
}

/// A set of cells, one bit each and one byte per row; written as the list of its members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(pub(crate) u64);

impl CellSet {
    /// No cell.
    pub const NONE: CellSet = CellSet(0);
    /// The whole lagoon.
    pub const ALL: CellSet = CellSet((1 << (COLUMNS * ROWS)) - 1);

    /// The set with one member.
    #[inline]
    pub const fn only(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Whether the cell is a member.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// The set with one more member.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.0)
    }

    /// The members that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a member.
    #[inline]
    pub const fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// How many cells are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first member, row by row from the top left.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The members, row by row from the top left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        bits(self.0).map(Cell)
    }

    /// The member that has `rank` members before it; there must be one.
    #[inline]
    pub(crate) fn nth(self, rank: u32) -> Cell {
        Cell(nth_bit(self.0, rank))
    }
}

/// The positions of the set bits, lowest first.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let lowest = (word != 0).then(|| word.trailing_zeros() as u8);
        word &= word.wrapping_sub(1);
        lowest
    })
}

/// The position of the set bit that has `rank` set bits below it; there must be one.
///
/// Counts the bits of all bytes at once, finds the byte by its running total, then walks that byte: a
/// playout picks one of dozens of answers without looking at the others.
#[inline]
pub(crate) fn nth_bit(word: u64, rank: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let totals = bytes.wrapping_mul(ONES);
    // A byte's top bit stays set where the running total has not passed the rank.
    let before = ((ONES.wrapping_mul(u64::from(rank)) | TOPS) - totals) & TOPS;
    let shift = ((before >> 7).wrapping_mul(ONES) >> 56) * 8;
    let mut byte = word >> shift;
    for _ in 0..u64::from(rank) - ((totals << 8) >> shift & 0xff) {
        byte &= byte - 1;
    }
    shift as u8 + byte.trailing_zeros() as u8
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::NONE, CellSet::with)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CellSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_one_a_walk_finds() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2_000 {
            word = word.wrapping_mul(0xd134_2543_de82_ef95).rotate_left(17) ^ 0x5851;
            for (rank, bit) in bits(word & word >> 3).enumerate() {
                assert_eq!(nth_bit(word & word >> 3, rank as u32), bit);
            }
        }
        assert_eq!(nth_bit(u64::MAX, 63), 63);
    }
}
