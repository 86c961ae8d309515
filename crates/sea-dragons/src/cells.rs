//! Sets of cells as bitboards: where the speed of the game comes from.

use std::{fmt, ops};

use serde::{Deserialize, Serialize};

use crate::{
    Cell,
    cell::{SIDE, STRIDE},
};

/// A set of cells, one bit each.
///
/// A row of fifteen cells takes sixteen bits, four rows take a word. The sixteenth column and the sixteenth
/// row are never set: whatever is shifted over the edge of the sea falls into them, so that no shift needs
/// to know about edges.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells([u64; 4]);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells([0; 4]);
    /// The whole sea, island and currents included.
    pub const ALL: Cells = Cells::rectangle(0, 0, SIDE, SIDE);

    /// A rectangle inside the sea.
    pub(crate) const fn rectangle(row: u8, column: u8, rows: u8, columns: u8) -> Cells {
        let mut words = [0; 4];
        let mut line = row;
        while line < row + rows {
            let bits = ((1 << columns) - 1) << (column + line % 4 * STRIDE);
            words[(line / 4) as usize] |= bits;
            line += 1;
        }
        Cells(words)
    }

    /// The set with one member.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        let mut words = [0; 4];
        words[(cell.bit() / 64) as usize] = 1 << (cell.bit() % 64);
        Cells(words)
    }

    /// Whether the cell is a member.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[(cell.bit() / 64) as usize] >> (cell.bit() % 64) & 1 == 1
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Whether the sets share a cell.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        !(self & other).is_empty()
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// The first member in reading order.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// The member with that number, counted from zero in reading order.
    pub(crate) fn nth(self, nth: u32) -> Option<Cell> {
        let mut before = nth;
        for (word, base) in self.0.into_iter().zip([0, 64, 128, 192]) {
            if before < word.count_ones() {
                // Clears as many of the lowest bits as there are members before the one asked for.
                let rest = (0..before).fold(word, |rest, _| rest & (rest - 1));
                return Some(Cell::of_bit(base + rest.trailing_zeros()));
            }
            before -= word.count_ones();
        }
        None
    }

    /// Every cell moved north by at most four rows; what leaves the sea is lost.
    #[inline]
    pub(crate) const fn north(self, rows: u32) -> Cells {
        let [_, b, c, d] = self.0;
        if rows < 4 { self.back(rows * STRIDE as u32) } else { Cells([b, c, d, 0]) }
    }

    /// Every cell moved west inside its row. What leaves the sea there comes up at the east end of the row
    /// above: whoever asks must not look at as many columns there.
    #[inline]
    pub(crate) fn west(self, columns: u8) -> Cells {
        Cells(self.0.map(|word| word >> columns))
    }

    /// Every cell moved east inside its row; none may leave the sea.
    #[inline]
    pub(crate) fn east(self, columns: u8) -> Cells {
        Cells(self.0.map(|word| word << columns))
    }

    /// Every bit moved towards the start by fewer than 64 places; what leaves the board is lost.
    #[inline]
    const fn back(self, places: u32) -> Cells {
        let [a, b, c, d] = self.0;
        let rest = 63 - places;
        Cells([
            a >> places | b << 1 << rest,
            b >> places | c << 1 << rest,
            c >> places | d << 1 << rest,
            d >> places,
        ])
    }

    /// Every bit moved towards the end by fewer than 64 places; what leaves the board is lost.
    #[inline]
    const fn on(self, places: u32) -> Cells {
        let [a, b, c, d] = self.0;
        let rest = 63 - places;
        Cells([
            a << places,
            b << places | a >> 1 >> rest,
            c << places | b >> 1 >> rest,
            d << places | c >> 1 >> rest,
        ])
    }

    /// The cells orthogonally beside a member. Members that lie beside each other are among them.
    #[inline]
    #[must_use]
    pub fn beside(self) -> Cells {
        let row = STRIDE as u32;
        (self.back(1) | self.on(1) | self.back(row) | self.on(row)) & Cells::ALL
    }

    /// The pieces of this set that lie beside other cells: their members and how many pieces they are.
    pub(crate) fn pieces_beside(self, cells: Cells) -> (Cells, u8) {
        let (mut touched, mut pieces, mut count) = (self & cells.beside(), Cells::NONE, 0);
        while let Some(cell) = touched.first() {
            pieces |= self.piece_at(cell);
            touched -= pieces;
            count += 1;
        }
        (pieces, count)
    }

    /// The members that hang together with `cell`, itself included.
    #[must_use]
    pub fn piece_at(self, cell: Cell) -> Cells {
        let mut piece = Cells::only(cell) & self;
        loop {
            let grown = (piece | piece.beside()) & self;
            if grown == piece {
                return piece;
            }
            piece = grown;
        }
    }
}

impl ops::BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Cells([a & e, b & f, c & g, d & h])
    }
}

impl ops::BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Cells([a | e, b | f, c | g, d | h])
    }
}

impl ops::BitXor for Cells {
    type Output = Cells;

    #[inline]
    fn bitxor(self, other: Cells) -> Cells {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Cells([a ^ e, b ^ f, c ^ g, d ^ h])
    }
}

impl ops::Sub for Cells {
    type Output = Cells;

    /// The members that `other` lacks.
    #[inline]
    fn sub(self, other: Cells) -> Cells {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Cells([a & !e, b & !f, c & !g, d & !h])
    }
}

impl ops::BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl ops::BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        *self = *self & other;
    }
}

impl ops::SubAssign for Cells {
    #[inline]
    fn sub_assign(&mut self, other: Cells) {
        *self = *self - other;
    }
}

/// The members of a set in reading order.
#[derive(Clone, Debug)]
pub struct Members {
    words: [u64; 4],
    at: usize,
}

impl Iterator for Members {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.at < 4 {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Cell::of_bit(self.at as u32 * 64 + word.trailing_zeros()));
            }
            self.at += 1;
        }
        None
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Members;

    #[inline]
    fn into_iter(self) -> Members {
        Members { words: self.0, at: 0 }
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |all, cell| all | Cells::only(cell))
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.into_iter().map(|cell| cell.to_string()).collect();
        f.write_str(&names.join(" "))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Cells {
    /// Written as the names of the cells, `"C4 D4 D5"`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let cells: Result<Cells, _> = text.split_whitespace().map(str::parse::<Cell>).collect();
        cells.map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> Cells {
        names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn neighbours_are_orthogonal_and_stop_at_the_edges() {
        assert_eq!(cells("A1").beside(), cells("B1 A2"));
        assert_eq!(cells("O1").beside(), cells("N1 O2"));
        assert_eq!(cells("A15").beside(), cells("A14 B15"));
        assert_eq!(cells("O15").beside(), cells("O14 N15"));
        assert_eq!(cells("A2").beside(), cells("A1 B2 A3"));
        for cell in Cell::all() {
            let near =
                |other: &Cell| cell.row().abs_diff(other.row()) + cell.column().abs_diff(other.column()) == 1;
            assert_eq!(Cells::only(cell).beside(), Cell::all().filter(near).collect(), "{cell}");
        }
    }

    #[test]
    fn sets_move_north_and_along_their_rows() {
        let sea = cells("A1 C5 H8 N12 O15");
        assert_eq!(sea.north(0), sea);
        assert_eq!(sea.north(1), cells("C4 H7 N11 O14"));
        assert_eq!(sea.north(4), cells("C1 H4 N8 O11"));
        assert_eq!(cells("C5 H8 O15").west(2), cells("A5 F8 M15"));
        assert_eq!(cells("C5 H8 M15").east(2), cells("E5 J8 O15"));
    }

    #[test]
    fn pieces_are_what_hangs_together() {
        let sea = cells("A1 B1 B2 D1 D2 O15 O14");
        assert_eq!(sea.piece_at("A1".parse().unwrap()), cells("A1 B1 B2"));
        assert_eq!(sea.piece_at("O14".parse().unwrap()), cells("O14 O15"));
        assert_eq!(sea.piece_at("H8".parse().unwrap()), Cells::NONE);
    }

    #[test]
    fn members_are_counted_in_reading_order() {
        let sea = cells("C3 B7 O15 A1 H8");
        let names: Vec<_> = sea.into_iter().map(|cell| cell.to_string()).collect();
        assert_eq!(names, ["A1", "C3", "B7", "H8", "O15"]);
        for (nth, cell) in (0..).zip(sea) {
            assert_eq!(sea.nth(nth), Some(cell));
        }
        assert_eq!(sea.nth(sea.len()), None);
        assert_eq!(Cells::ALL.len(), 225);
        assert_eq!(serde_json::to_string(&sea).unwrap(), "\"A1 C3 B7 H8 O15\"");
        assert_eq!(serde_json::from_str::<Cells>("\"A1 C3 B7 H8 O15\"").unwrap(), sea);
        assert!(serde_json::from_str::<Cells>("\"A1 Z3\"").is_err());
    }
}
