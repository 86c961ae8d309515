//! The shapes of dragons and the ways they can lie in the sea.

use serde::{Deserialize, Serialize};

use crate::{Cell, Cells, cell::STRIDE};

/// How large a dragon is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Three cells.
    Small,
    /// Four cells.
    Medium,
    /// Five cells.
    Large,
}

impl Size {
    /// All sizes.
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

    /// How many cells a dragon of this size covers.
    #[inline]
    pub const fn cells(self) -> u8 {
        self as u8 + 3
    }

    /// The shapes of this size.
    pub fn shapes(self) -> impl Iterator<Item = Shape> + Clone {
        Shape::ALL[self.range()].iter().copied()
    }

    /// Where the shapes of this size stand in [`Shape::ALL`].
    #[inline]
    pub(crate) const fn range(self) -> std::ops::Range<usize> {
        match self {
            Size::Small => 0..2,
            Size::Medium => 2..7,
            Size::Large => 7..SHAPES,
        }
    }
}

/// How many shapes there are.
pub const SHAPES: usize = 19;

/// The shape of a dragon, and of the card that allows it. Cards may be turned and mirrored, so all there
/// can be are the free polyominoes of three to five cells, named by letter and size as is usual.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it all, the drawings stand below")]
pub enum Shape {
    #[default]
    I3,
    V3,
    I4,
    O4,
    T4,
    S4,
    L4,
    F5,
    I5,
    L5,
    N5,
    P5,
    T5,
    U5,
    V5,
    W5,
    X5,
    Y5,
    Z5,
}

/// The shapes as they are drawn on the cards, row after row, in the order of [`Shape::ALL`].
const DRAWINGS: [&str; SHAPES] = [
    "XXX",
    "XX/X.",
    "XXXX",
    "XX/XX",
    "XXX/.X.",
    ".XX/XX.",
    "XXX/X..",
    ".XX/XX./.X.",
    "XXXXX",
    "XXXX/X...",
    ".XXX/XX..",
    "XX/XX/X.",
    "XXX/.X./.X.",
    "X.X/XXX",
    "X../X../XXX",
    "X../XX./.XX",
    ".X./XXX/.X.",
    "XXXX/.X..",
    "XX./.X./.XX",
];

impl Shape {
    /// All shapes, the small ones first.
    pub const ALL: [Shape; SHAPES] = {
        use Shape::*;
        [I3, V3, I4, O4, T4, S4, L4, F5, I5, L5, N5, P5, T5, U5, V5, W5, X5, Y5, Z5]
    };

    /// How large it is.
    #[inline]
    pub const fn size(self) -> Size {
        match self as usize {
            0..2 => Size::Small,
            2..7 => Size::Medium,
            _ => Size::Large,
        }
    }

    /// The shape as it is drawn on the card, rows parted by strokes: `XXX/X..`.
    pub const fn drawing(self) -> &'static str {
        DRAWINGS[self as usize]
    }

    /// Every way it can lie, each once.
    #[inline]
    pub fn outlines(self) -> &'static [Outline] {
        let ways = &WAYS[self as usize];
        &ways.outlines[..usize::from(ways.count)]
    }

    /// The outline of one of its poses; nothing if it has no such pose.
    #[inline]
    pub fn outline(self, pose: Pose) -> Option<&'static Outline> {
        self.outlines().get(usize::from(pose.0))
    }

    /// All its poses.
    pub fn poses(self) -> impl Iterator<Item = Pose> {
        (0..WAYS[self as usize].count).map(Pose)
    }

    /// The pose after a quarter turn clockwise.
    pub fn turned(self, pose: Pose) -> Option<Pose> {
        self.changed(pose, |(row, column)| (column, -row))
    }

    /// The pose seen in a mirror, left and right exchanged.
    pub fn mirrored(self, pose: Pose) -> Option<Pose> {
        self.changed(pose, |(row, column)| (row, -column))
    }

    fn changed(self, pose: Pose, change: impl Fn(Step) -> Step) -> Option<Pose> {
        let mut steps = Steps { steps: [(0, 0); 5], count: 0 };
        for step in self.outline(pose)?.steps() {
            steps.steps[steps.count] = change(step);
            steps.count += 1;
        }
        let outline = steps.outline();
        self.poses().find(|&pose| self.outline(pose) == Some(&outline))
    }

    /// The shape that a drawing shows, however it is turned; nothing if no dragon has that shape.
    pub fn of_drawing(drawing: &str) -> Option<Shape> {
        let crosses = drawing.bytes().filter(|&byte| byte == b'X').count();
        let known = drawing.bytes().all(|byte| matches!(byte, b'X' | b'.' | b'/'));
        if !known || drawing.len() > 64 || !(3..=5).contains(&crosses) {
            return None;
        }
        let outline = Steps::read(drawing.as_bytes()).outline();
        Shape::ALL.into_iter().find(|shape| shape.outlines().contains(&outline))
    }
}

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

/// Rows down and columns to the right.
type Step = (i8, i8);

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
    pub fn steps(&self) -> impl Iterator<Item = (i8, i8)> {
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
struct Ways {
    outlines: [Outline; 8],
    count: u8,
}

impl Ways {
    const fn of(drawing: &str) -> Ways {
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

static WAYS: [Ways; SHAPES] = {
    let mut ways = [Ways::of("X"); SHAPES];
    let mut index = 0;
    while index < SHAPES {
        ways[index] = Ways::of(DRAWINGS[index]);
        index += 1;
    }
    ways
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_and_mirrored_they_are_the_fixed_polyominoes() {
        let ways = |size: Size| size.shapes().map(|shape| shape.outlines().len()).sum::<usize>();
        assert_eq!(Size::ALL.map(ways), [6, 19, 63]);
        for size in Size::ALL {
            for shape in size.shapes() {
                assert_eq!(shape.size(), size);
                assert!(
                    shape
                        .outlines()
                        .iter()
                        .all(|outline| outline.offsets().len() == usize::from(size.cells()))
                );
            }
        }
    }

    #[test]
    fn every_outline_hangs_together_and_has_its_head_first() {
        let middle = Cell::new(7, 7).unwrap();
        for outline in Shape::ALL.iter().flat_map(|shape| shape.outlines()) {
            let cells = outline.at(middle).unwrap();
            assert_eq!(cells.first(), Some(middle));
            assert_eq!(cells.piece_at(middle), cells);
            assert_eq!(outline.lay(middle), cells);
            let corner = middle.offset(0, -(outline.left() as i8)).unwrap();
            let boxed =
                outline.boxed().iter().map(|&(row, column)| corner.offset(row as i8, column as i8).unwrap());
            assert_eq!(boxed.collect::<Cells>(), cells);
            assert_eq!(cells.len(), outline.offsets().len() as u32);
        }
    }

    #[test]
    fn a_shape_is_known_however_its_drawing_is_turned() {
        for shape in Shape::ALL {
            assert_eq!(Shape::of_drawing(shape.drawing()), Some(shape));
        }
        assert_eq!(Shape::of_drawing("X/X/X"), Some(Shape::I3));
        assert_eq!(Shape::of_drawing("..X/XXX"), Some(Shape::L4));
        assert_eq!(Shape::of_drawing(".XX./..X./..XX"), Some(Shape::Z5));
        for drawing in ["", "X", "XX", "X.X/X..", "XXXXXX", "XX/XX/XX", "xxx", "XX/.X/..X"] {
            assert_eq!(Shape::of_drawing(drawing), None, "{drawing:?}");
        }
    }

    #[test]
    fn four_quarter_turns_and_two_mirrors_come_back() {
        for shape in Shape::ALL {
            for pose in shape.poses() {
                let turned = (0..4).fold(pose, |pose, _| shape.turned(pose).unwrap());
                let mirrored = (0..2).fold(pose, |pose, _| shape.mirrored(pose).unwrap());
                assert_eq!((turned, mirrored), (pose, pose), "{shape:?}");
            }
        }
        assert_ne!(Shape::L4.mirrored(Pose(0)), Shape::L4.turned(Pose(0)));
    }

    #[test]
    fn parts_outside_the_sea_are_noticed() {
        let pose = Shape::I3.poses().next().unwrap();
        let outline = Shape::I3.outline(pose).unwrap();
        assert!(outline.at(Cell::new(0, 12).unwrap()).is_some());
        assert!(outline.at(Cell::new(0, 13).unwrap()).is_none());
        assert!(serde_json::from_str::<Pose>("8").is_err());
    }
}
