//! A cell of the sea and its name.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// How many rows and columns the sea has.
pub const SIDE: u8 = 15;
/// Bits from one row of a [`Cells`](crate::Cells) to the next.
pub(crate) const STRIDE: u8 = 16;

/// A cell of the sea: column A to O, row 1 to 15, counted from the north-west corner: `C4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(u8);

impl Cell {
    /// The cell in that row and column, both counted from zero, if the sea has it.
    #[inline]
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row < SIDE && column < SIDE { Some(Cell(row * STRIDE + column)) } else { None }
    }

    /// The cell of a bit that lies in the sea.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Cell {
        Cell(bit as u8)
    }

    /// The cell's bit.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// Its row, zero in the north.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Its column, zero in the west.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The cell so many rows down and columns to the right, if the sea has it.
    pub const fn offset(self, rows: i8, columns: i8) -> Option<Cell> {
        match (self.row().checked_add_signed(rows), self.column().checked_add_signed(columns)) {
            (Some(row), Some(column)) => Cell::new(row, column),
            _ => None,
        }
    }

    /// All cells in reading order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Cell(row * STRIDE + column)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the name of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACell;

impl fmt::Display for NotACell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is a letter from A to O and a number from 1 to 15")
    }
}

impl std::error::Error for NotACell {}

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        let (&letter, digits) = text.as_bytes().split_first().ok_or(NotACell)?;
        let row = match digits {
            [digit @ b'1'..=b'9'] => digit - b'1',
            [b'1', digit @ b'0'..=b'9'] => digit - b'0' + 9,
            _ => return Err(NotACell),
        };
        let column = letter.checked_sub(b'A').ok_or(NotACell)?;
        Cell::new(row, column).ok_or(NotACell)
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_by_its_name_and_nothing_else_is() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!(Cell::all().count(), 225);
        assert_eq!(Cell::new(7, 7).map(|cell| cell.to_string()), Some("H8".to_owned()));
        for text in ["", "A", "A0", "A16", "P1", "A01", "a1", "A1 ", "1A", "A-1", "A999", "é1"] {
            assert_eq!(text.parse::<Cell>(), Err(NotACell), "{text:?}");
        }
    }
}
