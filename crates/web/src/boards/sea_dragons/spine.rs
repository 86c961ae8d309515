//! How a body runs through the cells of a dragon: a spine from head to tail, and fins beside it.

use tidetable_sea_dragons::{HeadAt, Outline};

use super::chart::{CELL, Point};

/// Rows down and columns to the right of the dragon's first cell.
type Step = (i8, i8);

/// How a body runs through the cells of a dragon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spine {
    /// From the head to the tail.
    path: Vec<Step>,
    /// Cells beside the path, each with the cell it grows out of.
    fins: Vec<(Step, Step)>,
}

impl Spine {
    /// The way of the body; cells beside it become fins.
    pub(super) fn of(outline: &Outline, head_at: HeadAt) -> Spine {
        let cells: Vec<Step> = outline.steps().collect();
        let path = outline.body(head_at);
        let mut fins = Vec::new();
        let mut grown = path.clone();
        // A fin grows out of the body where it can, and away from the head.
        while let Some((root, fin)) = cells.iter().filter(|cell| !grown.contains(cell)).find_map(|&fin| {
            let root = grown.iter().rev().copied().find(|&root| beside(root, fin))?;
            Some((root, fin))
        }) {
            fins.push((root, fin));
            grown.push(fin);
        }
        Spine { path, fins }
    }

    /// The line of the body from where the head joins it to where the tail does, bends made round.
    pub(super) fn line(&self) -> String {
        let joint = |index: usize| between(point(self.path[index]), point(self.path[index + 1]));
        let (x, y) = joint(0);
        let mut line = format!("M{x} {y}");
        for index in 1..self.path.len() - 1 {
            let ((bend_x, bend_y), (x, y)) = (point(self.path[index]), joint(index));
            line += &format!("Q{bend_x} {bend_y} {x} {y}");
        }
        line
    }

    /// Where the head is and where it looks, in degrees clockwise from east.
    pub(super) fn head(&self) -> (Point, i32) {
        (point(self.path[0]), bearing(self.path[1], self.path[0]))
    }

    /// The part of the outline that has the head.
    pub(super) fn head_part(&self, outline: &Outline) -> u8 {
        (1..).zip(outline.steps()).find(|(_, step)| *step == self.path[0]).map_or(1, |(part, _)| part)
    }

    /// Where the tail is and where it points.
    pub(super) fn tail(&self) -> (Point, i32) {
        let [.., before, last] = self.path[..] else { return ((0.0, 0.0), 0) };
        (point(last), bearing(before, last))
    }

    /// Where fins are and where they point.
    pub(super) fn fins(&self) -> impl Iterator<Item = (Point, i32)> {
        self.fins.iter().map(|&(root, fin)| (point(fin), bearing(root, fin)))
    }

    /// The middle of the body behind the head, where the owner's sign is.
    pub(super) fn shoulder(&self) -> Point {
        let (before, here) = (point(self.path[0]), point(self.path[1]));
        match self.path.get(2) {
            // The line cuts the corner: halfway between the bend and the middle of its joints.
            Some(&after) => {
                let joints = between(between(before, here), between(here, point(after)));
                between(joints, here)
            }
            None => here,
        }
    }
}

fn beside(one: Step, other: Step) -> bool {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

/// The direction from a cell to one beside it, in degrees clockwise from east.
fn bearing(from: Step, to: Step) -> i32 {
    match (to.0 - from.0, to.1 - from.1) {
        (1, _) => 90,
        (-1, _) => 270,
        (_, -1) => 180,
        _ => 0,
    }
}

/// The middle of a cell, seen from the middle of the first.
fn point((rows, columns): Step) -> Point {
    (f64::from(columns) * CELL, f64::from(rows) * CELL)
}

fn between((x1, y1): Point, (x2, y2): Point) -> Point {
    ((x1 + x2) / 2.0, (y1 + y2) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_sea_dragons::{Pose, Shape};

    fn spine(shape: Shape) -> Spine {
        Spine::of(shape.outline(Pose::default()).unwrap(), HeadAt::ANYWHERE)
    }

    #[test]
    fn every_cell_belongs_to_the_body_once() {
        for outline in Shape::ALL.iter().flat_map(|shape| shape.outlines()) {
            for part in 0..=outline.steps().count() as u8 {
                let spine = Spine::of(outline, HeadAt::part(part));
                assert!(part == 0 || spine.head_part(outline) == part);
                let mut cells: Vec<Step> =
                    spine.path.iter().copied().chain(spine.fins.iter().map(|fin| fin.1)).collect();
                cells.sort_unstable();
                let mut wanted: Vec<Step> = outline.steps().collect();
                wanted.sort_unstable();
                assert_eq!(cells, wanted);
                assert!(spine.fins.iter().all(|&(root, fin)| beside(root, fin)));
            }
        }
    }

    #[test]
    fn a_body_without_a_fork_has_no_fins() {
        for shape in [Shape::I3, Shape::V3, Shape::O4, Shape::S4, Shape::L5, Shape::P5, Shape::U5, Shape::W5]
        {
            assert_eq!(spine(shape).fins, [], "{shape:?}");
        }
        // A cross runs straight through and has a fin on either side.
        let cross = spine(Shape::X5);
        assert_eq!((cross.fins.len(), cross.head()), (2, ((0.0, 0.0), 270)));
    }

    #[test]
    fn the_head_is_at_an_end_even_where_the_first_cell_is_a_bend() {
        // Drawn as `XX/X.`: the first cell is the bend, the head is at the end beside it.
        assert_eq!(spine(Shape::V3).head(), ((CELL, 0.0), 0));
    }

    #[test]
    fn the_head_looks_away_from_the_body_and_the_tail_too() {
        let long = spine(Shape::I3);
        assert_eq!((long.head(), long.tail()), (((0.0, 0.0), 180), ((2.0 * CELL, 0.0), 0)));
        assert_eq!(long.line(), "M30 0Q60 0 90 0");
        assert_eq!(long.shoulder(), (CELL, 0.0));
    }
}
