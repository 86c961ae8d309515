//! The shapes of dragons.

use serde::{Deserialize, Serialize};

use crate::outline::{Outline, Pose, Ways};

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
pub enum Shape {
    /// `XXX`.
    #[default]
    I3,
    /// `XX/X.`.
    V3,
    /// `XXXX`.
    I4,
    /// `XX/XX`.
    O4,
    /// `XXX/.X.`.
    T4,
    /// `.XX/XX.`.
    S4,
    /// `XXX/X..`.
    L4,
    /// `.XX/XX./.X.`.
    F5,
    /// `XXXXX`.
    I5,
    /// `XXXX/X...`.
    L5,
    /// `.XXX/XX..`.
    N5,
    /// `XX/XX/X.`.
    P5,
    /// `XXX/.X./.X.`.
    T5,
    /// `X.X/XXX`.
    U5,
    /// `X../X../XXX`.
    V5,
    /// `X../XX./.XX`.
    W5,
    /// `.X./XXX/.X.`.
    X5,
    /// `XXXX/.X..`.
    Y5,
    /// `XX./.X./.XX`.
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
        WAYS[self as usize].as_slice()
    }

    /// The outline of one of its poses; nothing if it has no such pose.
    #[inline]
    pub fn outline(self, pose: Pose) -> Option<&'static Outline> {
        self.outlines().get(usize::from(pose.0))
    }

    /// All its poses.
    pub fn poses(self) -> impl Iterator<Item = Pose> {
        (0..self.outlines().len() as u8).map(Pose)
    }

    /// The pose after a quarter turn clockwise.
    pub fn turned(self, pose: Pose) -> Option<Pose> {
        self.pose_of(&self.outline(pose)?.changed(|(row, column)| (column, -row)))
    }

    /// The pose seen in a mirror, left and right exchanged.
    pub fn mirrored(self, pose: Pose) -> Option<Pose> {
        self.pose_of(&self.outline(pose)?.changed(|(row, column)| (row, -column)))
    }

    fn pose_of(self, outline: &Outline) -> Option<Pose> {
        self.poses().find(|&pose| self.outline(pose) == Some(outline))
    }

    /// The shape that a drawing of at most five rows and columns shows, however it is turned; nothing if no
    /// dragon has that shape.
    pub fn of_drawing(drawing: &str) -> Option<Shape> {
        let known = drawing.bytes().all(|byte| matches!(byte, b'X' | b'.' | b'/'));
        let small = drawing.split('/').count() <= 5 && drawing.split('/').all(|row| row.len() <= 5);
        let crosses = drawing.bytes().filter(|&byte| byte == b'X').count();
        if !known || !small || !(3..=5).contains(&crosses) {
            return None;
        }
        let outline = Outline::of_drawing(drawing.as_bytes());
        Shape::ALL.into_iter().find(|shape| shape.outlines().contains(&outline))
    }
}

/// The ways each shape can lie, in the order of [`Shape::ALL`].
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
    use crate::{Cell, Cells};

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
        for drawing in
            ["", "X", "XX", "X.X/X..", "XXXXXX", "XX/XX/XX", "xxx", "XX/.X/..X", "XX..............X"]
        {
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
