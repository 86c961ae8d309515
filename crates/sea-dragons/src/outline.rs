//! The ways a shape can lie in the sea.

use serde::{Deserialize, Serialize};

use crate::{Cell, Cells, cell::STRIDE};

/// One of the at most eight ways a shape can lie: four quarter turns, then the same mirrored, without
/// those that look like an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Pose(pub(crate) u8);

impl Pose {
    /// The pose with that number; there are at most eight.
    pub const fn new(number: u8) -> Option<Pose> {
        if number < 8 { Some(Pose(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Pose {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pose, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Pose::new(number).ok_or_else(|| serde::de::Error::custom("a shape has at most eight poses"))
    }
}

/// RULES §5.2, ruling 5: which part of a dragon has the head: its first, second … cell in reading order. Nothing
/// depends on it but pictures; where nobody has chosen, they choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u8")]
pub struct HeadAt(u8);

/// No dragon has more parts than this; larger numbers are all the same, and refused where a dragon is laid.
const MOST_PARTS: u8 = 31;

impl From<u8> for HeadAt {
    fn from(number: u8) -> HeadAt {
        HeadAt::part(number)
    }
}

impl HeadAt {
    /// Pictures choose.
    pub const ANYWHERE: HeadAt = HeadAt(0);

    /// The part with that number in reading order, the first being one.
    pub const fn part(number: u8) -> HeadAt {
        HeadAt(if number < MOST_PARTS { number } else { MOST_PARTS })
    }

    /// The number of the part, if somebody has chosen it.
    pub const fn chosen(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0) }
    }

    /// Whether pictures choose.
    pub(crate) fn is_anywhere(&self) -> bool {
        *self == HeadAt::ANYWHERE
    }
}

/// Rows down and columns to the right.
pub(crate) type Step = (i8, i8);

/// A shape in one pose: how far its cells lie behind the first one in reading order, where the head is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    count: u8,
    offsets: [u8; 5],
    boxed: [(u8, u8); 5],
    /// How many columns the dragon reaches to the left of its head.
    left: u8,
}

impl Outline {
    const NOTHING: Outline = Outline { count: 0, offsets: [0; 5], boxed: [(0, 0); 5], left: 0 };

    /// The outline of a drawing with at most five crosses, rows parted by strokes.
    pub(crate) const fn of_drawing(drawing: &[u8]) -> Outline {
        Steps::read(drawing).outline()
    }

    /// The same with every cell somewhere else.
    pub(crate) fn changed(&self, change: impl Fn(Step) -> Step) -> Outline {
        let mut steps = Steps { steps: [(0, 0); 5], count: 0 };
        for step in self.steps() {
            steps.steps[steps.count] = change(step);
            steps.count += 1;
        }
        steps.outline()
    }

    /// The distances of its cells from the head in bits, ascending; the first is zero.
    #[inline]
    pub(crate) fn offsets(&self) -> &[u8] {
        &self.offsets[..usize::from(self.count)]
    }

    /// How many columns the dragon reaches to the left of its head.
    #[inline]
    pub(crate) fn left(&self) -> u8 {
        self.left
    }

    /// Rows and columns of its cells, counted from the north-west corner of the rectangle around it.
    #[inline]
    pub(crate) fn boxed(&self) -> &[(u8, u8)] {
        &self.boxed[..usize::from(self.count)]
    }

    /// The way from the head to each cell: rows down and columns to the right.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        // Columns reach four to either side, so rounding to the next row tells both apart.
        self.offsets().iter().map(|&offset| {
            let row = (offset + STRIDE / 2) / STRIDE;
            (row as i8, offset.wrapping_sub(row * STRIDE) as i8)
        })
    }

    /// The cells it covers with its head there; nothing if a part would lie outside the sea.
    pub fn at(&self, head: Cell) -> Option<Cells> {
        self.steps().map(|(rows, columns)| head.offset(rows, columns)).collect()
    }

    /// The cells it covers with its head there, where it is known to fit.
    #[inline]
    pub(crate) fn lay(&self, head: Cell) -> Cells {
        self.offsets().iter().map(|&offset| Cell::of_bit(head.bit() + u32::from(offset))).collect()
    }
}

/// The cells of a shape, in any order and measured from anywhere.
struct Steps {
    steps: [Step; 5],
    count: usize,
}

impl Steps {
    /// Reads a drawing of at most five crosses.
    const fn read(drawing: &[u8]) -> Steps {
        let mut found = Steps { steps: [(0, 0); 5], count: 0 };
        let (mut row, mut column, mut index) = (0, 0, 0);
        while index < drawing.len() {
            if drawing[index] == b'X' {
                found.steps[found.count] = (row, column);
                found.count += 1;
            }
            (row, column) = if drawing[index] == b'/' { (row + 1, 0) } else { (row, column + 1) };
            index += 1;
        }
        found
    }

    /// The same a quarter turn further.
    const fn turned(mut self) -> Steps {
        let mut index = 0;
        while index < self.count {
            let (row, column) = self.steps[index];
            self.steps[index] = (column, -row);
            index += 1;
        }
        self
    }

    /// The same in a mirror.
    const fn mirrored(mut self) -> Steps {
        let mut index = 0;
        while index < self.count {
            self.steps[index].1 = -self.steps[index].1;
            index += 1;
        }
        self
    }

    /// Measured from the first cell in reading order, ascending.
    const fn outline(&self) -> Outline {
        let mut offsets = [i16::MAX; 5];
        let mut index = 0;
        while index < self.count {
            let (row, column) = self.steps[index];
            offsets[index] = row as i16 * STRIDE as i16 + column as i16;
            let mut place = index;
            while place > 0 && offsets[place] < offsets[place - 1] {
                (offsets[place], offsets[place - 1]) = (offsets[place - 1], offsets[place]);
                place -= 1;
            }
            index += 1;
        }
        let mut outline = Outline { count: self.count as u8, ..Outline::NOTHING };
        let mut index = 0;
        while index < self.count {
            let offset = (offsets[index] - offsets[0]) as u8;
            outline.offsets[index] = offset;
            // Five cells that hang together reach less than half a row to the left, into the end of the row
            // above as far as offsets go.
            let left = (STRIDE - offset % STRIDE) % STRIDE;
            if left < STRIDE / 2 && left > outline.left {
                outline.left = left;
            }
            index += 1;
        }
        while index > 0 {
            index -= 1;
            let offset = outline.offsets[index] + outline.left;
            outline.boxed[index] = (offset / STRIDE, offset % STRIDE);
        }
        outline
    }
}

/// The different outlines of a shape.
#[derive(Clone, Copy)]
pub(crate) struct Ways {
    outlines: [Outline; 8],
    count: u8,
}

impl Ways {
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Outline] {
        &self.outlines[..usize::from(self.count)]
    }

    pub(crate) const fn of(drawing: &str) -> Ways {
        let mut ways = Ways { outlines: [Outline::NOTHING; 8], count: 0 };
        let mut steps = Steps::read(drawing.as_bytes());
        let mut turn = 0;
        while turn < 8 {
            ways.add(steps.outline());
            steps = steps.turned();
            turn += 1;
            if turn == 4 {
                steps = steps.mirrored();
            }
        }
        ways
    }

    const fn add(&mut self, outline: Outline) {
        let mut index = 0;
        while index < self.count as usize {
            if same(&self.outlines[index].offsets, &outline.offsets) {
                return;
            }
            index += 1;
        }
        self.outlines[index] = outline;
        self.count += 1;
    }
}

const fn same(one: &[u8; 5], other: &[u8; 5]) -> bool {
    let mut index = 0;
    while index < 5 {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}
