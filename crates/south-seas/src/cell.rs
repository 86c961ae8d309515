//! Where tiles lie: cells around the start tile, their sides, and quarter turns.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::text::{Misspelt, written_as_text};

/// How far from the start tile a cell may be named. Seventy-three tiles reach seventy-two cells far.
const FARTHEST: i8 = 99;

/// A cell of the endless grid. The start tile lies on `0`; others are named by how far they lie from it,
/// `N2E3` being two cells north and three east, `W1` the western neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    north: i8,
    east: i8,
}

impl Cell {
    /// Where the start tile lies.
    pub const START: Cell = Cell { north: 0, east: 0 };

    /// The cell so far north and east of the start tile, negative numbers being south and west; nothing if
    /// no game can reach it.
    pub const fn at(north: i8, east: i8) -> Option<Cell> {
        let near = north.unsigned_abs() <= FARTHEST as u8 && east.unsigned_abs() <= FARTHEST as u8;
        if near { Some(Cell { north, east }) } else { None }
    }

    /// How far north of the start tile.
    #[inline]
    pub const fn north(self) -> i8 {
        self.north
    }

    /// How far east of the start tile.
    #[inline]
    pub const fn east(self) -> i8 {
        self.east
    }

    /// The cell beyond a side.
    #[inline]
    #[must_use]
    pub const fn beyond(self, side: Side) -> Cell {
        let Cell { north, east } = self;
        match side {
            Side::North => Cell { north: north + 1, east },
            Side::East => Cell { north, east: east + 1 },
            Side::South => Cell { north: north - 1, east },
            Side::West => Cell { north, east: east - 1 },
        }
    }

    /// The eight cells around, clockwise from the north.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        const STEPS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
        STEPS.into_iter().map(move |(north, east)| Cell { north: self.north + north, east: self.east + east })
    }

    /// Whether the other cell is this one or one of the eight around it.
    #[inline]
    pub(crate) const fn touches(self, other: Cell) -> bool {
        self.north.abs_diff(other.north) <= 1 && self.east.abs_diff(other.east) <= 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut part = |far: i8, ahead: char, behind: char| match far {
            0 => Ok(()),
            far => write!(f, "{}{}", if far > 0 { ahead } else { behind }, far.unsigned_abs()),
        };
        part(self.north, 'N', 'S')?;
        part(self.east, 'E', 'W')?;
        if *self == Cell::START { f.write_str("0") } else { Ok(()) }
    }
}

impl FromStr for Cell {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<Cell, Misspelt> {
        const MISSPELT: Misspelt = Misspelt { expected: "a cell such as 0, N2, W1 or S3E12" };
        if text == "0" {
            return Ok(Cell::START);
        }
        let split = text.find(['E', 'W']).unwrap_or(text.len());
        let (north, east) = text.split_at(split);
        let north = distance(north, 'N', 'S').ok_or(MISSPELT)?;
        let east = distance(east, 'E', 'W').ok_or(MISSPELT)?;
        if (north, east) == (0, 0) { Err(MISSPELT) } else { Cell::at(north, east).ok_or(MISSPELT) }
    }
}

/// Reads `N12` as 12 and `S12` as -12; the empty text is no distance. Each has one spelling.
fn distance(text: &str, ahead: char, behind: char) -> Option<i8> {
    if text.is_empty() {
        return Some(0);
    }
    let (sign, digits) = match text.strip_prefix(ahead) {
        Some(digits) => (1, digits),
        None => (-1, text.strip_prefix(behind)?),
    };
    let plain = matches!(digits.as_bytes(), [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    if plain { digits.parse::<i8>().ok().map(|far| sign * far) } else { None }
}

written_as_text!(Cell);

/// A side of a tile as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All sides clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side as an index, clockwise from the north.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that lies against this one.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::ALL[(self.index() + 2) % 4]
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }

    pub(crate) fn from_letter(letter: u8) -> Option<Side> {
        Side::ALL.into_iter().find(|side| char::from(letter) == side.letter())
    }
}

/// How a tile is turned: quarter turns clockwise from how its face is written down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Turns(u8);

impl Turns {
    /// All four, starting with none.
    pub const ALL: [Turns; 4] = [Turns(0), Turns(1), Turns(2), Turns(3)];

    /// The number of quarter turns, 0 to 3.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// That many quarter turns; four are none.
    #[inline]
    pub(crate) const fn quarters(count: u8) -> Turns {
        Turns(count & 3)
    }
}

impl TryFrom<u8> for Turns {
    type Error = Misspelt;

    fn try_from(count: u8) -> Result<Turns, Misspelt> {
        if count < 4 { Ok(Turns(count)) } else { Err(Misspelt { expected: "0 to 3 quarter turns" }) }
    }
}

impl From<Turns> for u8 {
    fn from(turns: Turns) -> u8 {
        turns.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_by_their_way_from_the_start() {
        for (north, east, name) in
            [(0, 0, "0"), (2, 3, "N2E3"), (-12, 0, "S12"), (0, -1, "W1"), (-72, -72, "S72W72")]
        {
            let cell = Cell::at(north, east).unwrap();
            assert_eq!(cell.to_string(), name);
            assert_eq!(name.parse::<Cell>().unwrap(), cell);
        }
        for rubbish in ["", "N", "N0", "N01", "E1N1", "N100", "00", "N1E", "n1", "N+1", "N1 E1", "é", "S1é"]
        {
            assert!(rubbish.parse::<Cell>().is_err(), "{rubbish}");
        }
        assert_eq!(Cell::at(100, 0), None);
        assert_eq!(Cell::at(0, i8::MIN), None);
    }

    #[test]
    fn going_round_leads_back() {
        let lap = [Side::North, Side::East, Side::South, Side::West];
        assert_eq!(lap.into_iter().fold(Cell::START, Cell::beyond), Cell::START);
        assert!(Cell::START.around().all(|cell| cell.touches(Cell::START)));
        assert_eq!(Side::East.opposite(), Side::West);
    }
}
