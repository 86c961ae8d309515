//! A hex of the ocean, and sets of hexes.
//!
//! Rows run from the top; every second row, the first of them row 2, is shifted right by half a hex.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

/// No board has more columns or more rows.
pub(crate) const MOST_LINES: u8 = 16;
/// How many hexes such a board has.
pub(crate) const HEXES: usize = 256;

/// A hex of the ocean; written as column letter and row number, `A1` being the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex(u8);

/// A way from hex to hex in axial coordinates: first to the right, then to the lower right.
pub(crate) type Way = (i8, i8);

/// The ways to the six neighbours.
pub(crate) const NEIGHBOURS: [Way; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

impl Hex {
    /// The hex in a column and a row, both counted from zero; nothing outside the largest board.
    #[inline]
    pub const fn at(column: u8, row: u8) -> Option<Hex> {
        if column < MOST_LINES && row < MOST_LINES { Some(Hex(row * MOST_LINES + column)) } else { None }
    }

    /// The hex's number, row by row from the top left, sixteen to a row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from zero.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % MOST_LINES
    }

    /// The row, counted from zero.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / MOST_LINES
    }

    /// Where a way from here leads; nothing outside the largest board.
    pub(crate) fn along(self, way: Way) -> Option<Hex> {
        let half = |row: i16| (row - (row & 1)) / 2;
        let row = i16::from(self.row());
        let to_row = row + i16::from(way.1);
        let column = i16::from(self.column()) - half(row) + i16::from(way.0) + half(to_row);
        Hex::at(u8::try_from(column).ok()?, u8::try_from(to_row).ok()?)
    }
}

/// The way turned by sixty degrees.
pub(crate) const fn turned((right, down): Way) -> Way {
    (-down, right + down)
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchHex;

impl fmt::Display for NoSuchHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hexes are named by column and row: A1 to P16")
    }
}

impl FromStr for Hex {
    type Err = NoSuchHex;

    fn from_str(text: &str) -> Result<Hex, NoSuchHex> {
        let (&letter, digits) = text.as_bytes().split_first().ok_or(NoSuchHex)?;
        let row = match *digits {
            [ones @ b'1'..=b'9'] => ones - b'0',
            [b'1', ones @ b'0'..=b'9'] => 10 + ones - b'0',
            _ => return Err(NoSuchHex),
        };
        Hex::at(letter.to_ascii_uppercase().wrapping_sub(b'A'), row - 1).ok_or(NoSuchHex)
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> String {
        hex.to_string()
    }
}

impl TryFrom<String> for Hex {
    type Error = NoSuchHex;

    fn try_from(text: String) -> Result<Hex, NoSuchHex> {
        text.parse()
    }
}

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hexes([u64; 4]);

impl Hexes {
    /// No hex.
    pub const NONE: Hexes = Hexes([0; 4]);
    /// The rows that are not shifted.
    pub(crate) const EVEN_ROWS: Hexes = Hexes([0x0000_ffff_0000_ffff; 4]);

    /// The set with one more member.
    #[inline]
    #[must_use]
    pub fn with(mut self, hex: Hex) -> Hexes {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
        self
    }

    /// Whether the hex is a member.
    #[inline]
    pub fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 != 0
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The members, row by row from the top left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        (0u8..4).zip(self.0).flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let lowest = (word != 0).then(|| Hex(index * 64 + word.trailing_zeros() as u8));
                word &= word.wrapping_sub(1);
                lowest
            })
        })
    }

    /// The member that `rank` members come before; there must be one.
    pub(crate) fn nth(self, mut rank: u32) -> Hex {
        for (index, mut word) in (0u8..4).zip(self.0) {
            let count = word.count_ones();
            if rank < count {
                (0..rank).for_each(|_| word &= word - 1);
                return Hex(index * 64 + word.trailing_zeros() as u8);
            }
            rank -= count;
        }
        unreachable!("the set has more members")
    }

    /// All members moved by so many numbers, less than 64 either way; those that leave are lost.
    #[inline]
    #[must_use]
    pub(crate) fn shifted(self, by: i8) -> Hexes {
        let [a, b, c, d] = self.0;
        match by {
            0 => self,
            1.. => {
                let (up, down) = (by as u32, 64 - by as u32);
                Hexes([a << up, b << up | a >> down, c << up | b >> down, d << up | c >> down])
            }
            ..0 => {
                let (down, up) = (u32::from(by.unsigned_abs()), 64 - u32::from(by.unsigned_abs()));
                Hexes([a >> down | b << up, b >> down | c << up, c >> down | d << up, d >> down])
            }
        }
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;

    #[inline]
    fn bitand(self, other: Hexes) -> Hexes {
        Hexes(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }
}

impl BitOr for Hexes {
    type Output = Hexes;

    #[inline]
    fn bitor(self, other: Hexes) -> Hexes {
        Hexes(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }
}

impl Not for Hexes {
    type Output = Hexes;

    #[inline]
    fn not(self) -> Hexes {
        Hexes(self.0.map(|word| !word))
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Hexes {
        hexes.into_iter().fold(Hexes::NONE, Hexes::with)
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(name: &str) -> Hex {
        name.parse().unwrap()
    }

    #[test]
    fn hexes_are_named_like_the_columns_and_rows() {
        for (column, row) in (0..16).flat_map(|column| (0..16).map(move |row| (column, row))) {
            let hex = Hex::at(column, row).unwrap();
            assert_eq!((hex.column(), hex.row()), (column, row));
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for wrong in ["", "A", "A0", "A17", "Q1", "A01", "A1 ", "é1", "11"] {
            assert_eq!(wrong.parse::<Hex>(), Err(NoSuchHex), "{wrong}");
        }
    }

    #[test]
    fn odd_rows_are_shifted_right() {
        let around = |name: &str| -> Vec<String> {
            NEIGHBOURS.iter().filter_map(|&way| hex(name).along(way)).map(String::from).collect()
        };
        assert_eq!(around("C3"), ["D3", "C4", "B4", "B3", "B2", "C2"]);
        assert_eq!(around("C4"), ["D4", "D5", "C5", "B4", "C3", "D3"]);
        assert_eq!(around("A1"), ["B1", "A2"]);
    }

    #[test]
    fn six_turns_lead_back() {
        let way = (2, -1);
        assert_eq!((0..6).fold(way, |way, _| turned(way)), way);
        assert_ne!((0..3).fold(way, |way, _| turned(way)), way);
    }

    #[test]
    fn shifting_moves_every_member() {
        let set: Hexes = ["A1", "P4", "A5", "C7", "P16"].map(hex).into_iter().collect();
        for by in -63i8..=63 {
            let moved = |hex: Hex| u8::try_from(hex.index() as i16 + i16::from(by)).ok().map(Hex);
            assert_eq!(set.shifted(by), set.iter().filter_map(moved).collect(), "{by}");
        }
        assert_eq!(
            (0..set.len()).map(|rank| set.nth(rank)).collect::<Vec<_>>(),
            set.iter().collect::<Vec<_>>()
        );
    }
}
