//! Where things lie on the drawing of the lagoon: wide as printed, or turned a quarter for narrow screens.

use std::{collections::BTreeMap, fmt::Write};

use tidetable_perladora::{COLUMNS, Cell, CellSet, Edge, ROWS};

/// The side of a cell.
pub(super) const CELL: f64 = 100.0;
/// The width of the frame with the letters and numbers.
pub(super) const RIM: f64 = 40.0;

/// The drawing of the lagoon, in one of its two positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chart {
    /// Turned clockwise by a quarter, so that the letters run downwards.
    pub(super) tall: bool,
}

impl Chart {
    /// The position in which cells are larger in a room of that size.
    pub(super) fn fitting(room: (f64, f64)) -> Chart {
        let cell = |chart: Chart| (room.0 / chart.size().0).min(room.1 / chart.size().1);
        let (wide, tall) = (Chart { tall: false }, Chart { tall: true });
        if cell(tall) > cell(wide) { tall } else { wide }
    }

    /// Width and height of the whole drawing.
    pub(super) fn size(self) -> (f64, f64) {
        let (across, down) = self.cells();
        (f64::from(across) * CELL + 2.0 * RIM, f64::from(down) * CELL + 2.0 * RIM)
    }

    /// How many cells lie side by side, and how many below each other.
    pub(super) const fn cells(self) -> (u8, u8) {
        if self.tall { (ROWS, COLUMNS) } else { (COLUMNS, ROWS) }
    }

    /// Where a cell is drawn, counted in cells.
    fn spot(self, cell: Cell) -> (i32, i32) {
        let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
        if self.tall { (i32::from(ROWS) - 1 - row, column) } else { (column, row) }
    }

    /// The middle of a cell.
    pub(super) fn centre(self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.spot(cell);
        (RIM + (f64::from(x) + 0.5) * CELL, RIM + (f64::from(y) + 0.5) * CELL)
    }

    /// The middle of a line, and whether it runs up and down.
    pub(super) fn line(self, edge: Edge) -> ((f64, f64), bool) {
        let (near, far) = edge.ends();
        let ((x1, y1), (x2, y2)) = (self.centre(near), self.centre(far));
        (((x1 + x2) / 2.0, (y1 + y2) / 2.0), y1 == y2)
    }

    /// How a drawing that lies along the x axis is moved onto a line.
    pub(super) fn along(self, edge: Edge) -> String {
        let ((x, y), upright) = self.line(edge);
        format!("translate({x} {y}) rotate({})", if upright { 90 } else { 0 })
    }

    /// The part of the drawing that belongs to a line when one points at it: a lozenge with blunt ends.
    pub(super) fn reach(self, edge: Edge) -> String {
        const END: f64 = CELL / 2.0;
        const SIDE: f64 = CELL * 0.2;
        let ((x, y), upright) = self.line(edge);
        let corners = [
            (-END, 0.0),
            (-END + SIDE, -SIDE),
            (END - SIDE, -SIDE),
            (END, 0.0),
            (END - SIDE, SIDE),
            (-END + SIDE, SIDE),
        ];
        let place = |(along, across): (f64, f64)| {
            if upright { (x + across, y + along) } else { (x + along, y + across) }
        };
        let points = corners.map(place).map(|(x, y)| format!("{x},{y}"));
        points.join(" ")
    }

    /// The rim of a set of cells as a path, drawn `inset` inside it with rounded corners.
    pub(super) fn outline(self, cells: CellSet, inset: f64) -> String {
        const ROUND: f64 = 20.0;
        let mut path = String::new();
        for corners in self.loops(cells) {
            let count = corners.len();
            for (index, &corner) in corners.iter().enumerate() {
                let (before, after) = (corners[(index + count - 1) % count], corners[(index + 1) % count]);
                let (come, go) = (direction(before, corner), direction(corner, after));
                // The water is on the right hand of whoever walks along the rim.
                let x = RIM + f64::from(corner.0) * CELL - (come.1 + go.1) * inset;
                let y = RIM + f64::from(corner.1) * CELL + (come.0 + go.0) * inset;
                let command = if index == 0 { 'M' } else { 'L' };
                let (x1, y1) = (x - come.0 * ROUND, y - come.1 * ROUND);
                let (x2, y2) = (x + go.0 * ROUND, y + go.1 * ROUND);
                write!(path, "{command}{x1} {y1}Q{x} {y} {x2} {y2}").expect("memory takes every letter");
            }
            path.push('Z');
        }
        path
    }

    /// The corners of the rim of a set of cells, one closed walk after the other, the cells on the right hand.
    fn loops(self, cells: CellSet) -> Vec<Vec<(i32, i32)>> {
        let spots: Vec<(i32, i32)> = cells.iter().map(|cell| self.spot(cell)).collect();
        let inside = |x: i32, y: i32| spots.contains(&(x, y));
        let mut steps: BTreeMap<(i32, i32), Vec<(i32, i32)>> = BTreeMap::new();
        for &(x, y) in &spots {
            let sides = [
                ((x, y - 1), (x, y), (x + 1, y)),
                ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
                ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
                ((x - 1, y), (x, y + 1), (x, y)),
            ];
            for ((beside_x, beside_y), from, to) in sides {
                if !inside(beside_x, beside_y) {
                    steps.entry(from).or_default().push(to);
                }
            }
        }
        let mut loops = Vec::new();
        while let Some((&start, _)) = steps.first_key_value() {
            loops.push(corners_only(&walk(&mut steps, start)));
        }
        loops
    }
}

/// Walks along the rim from a point until it is reached again, taking the steps away.
fn walk(steps: &mut BTreeMap<(i32, i32), Vec<(i32, i32)>>, start: (i32, i32)) -> Vec<(i32, i32)> {
    let mut walked = vec![start];
    let (mut here, mut come) = (start, (0.0, 0.0));
    loop {
        let Some(ways) = steps.get_mut(&here) else { return walked };
        // Where two cells touch by a corner, turning right stays with the same cell.
        let right = (-come.1, come.0);
        let index = ways.iter().position(|&to| direction(here, to) == right).unwrap_or(0);
        let next = ways.swap_remove(index);
        if ways.is_empty() {
            steps.remove(&here);
        }
        come = direction(here, next);
        here = next;
        if here == start {
            return walked;
        }
        walked.push(here);
    }
}

/// The points at which a closed walk turns.
fn corners_only(points: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let count = points.len();
    let turns = |index: usize| {
        let (before, here) = (points[(index + count - 1) % count], points[index]);
        direction(before, here) != direction(here, points[(index + 1) % count])
    };
    (0..count).filter(|&index| turns(index)).map(|index| points[index]).collect()
}

/// The unit step from one point towards another on the same row or column.
fn direction(from: (i32, i32), to: (i32, i32)) -> (f64, f64) {
    (f64::from((to.0 - from.0).signum()), f64::from((to.1 - from.1).signum()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_perladora::Edges;

    const WIDE: Chart = Chart { tall: false };
    const TALL: Chart = Chart { tall: true };

    fn set(names: &str) -> CellSet {
        names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn the_chart_turns_with_the_room() {
        assert_eq!(Chart::fitting((1_200.0, 700.0)), WIDE);
        assert_eq!(Chart::fitting((360.0, 480.0)), TALL);
    }

    #[test]
    fn turning_is_a_quarter_clockwise() {
        let (left_top, right_top) = ("A1".parse().unwrap(), "H1".parse().unwrap());
        assert_eq!(WIDE.centre(left_top), (RIM + 50.0, RIM + 50.0));
        assert_eq!(TALL.centre(left_top), (RIM + 450.0, RIM + 50.0));
        assert_eq!(TALL.centre(right_top), (RIM + 450.0, RIM + 750.0));
    }

    #[test]
    fn every_line_lies_between_its_cells() {
        for chart in [WIDE, TALL] {
            for edge in Edges::ALL.iter() {
                let ((x, y), upright) = chart.line(edge);
                let (near, far) = edge.ends();
                let (one, other) = (chart.centre(near), chart.centre(far));
                let apart = if upright { (one.0 - other.0).abs() } else { (one.1 - other.1).abs() };
                assert_eq!(apart, CELL, "{edge}");
                assert_eq!((x * 2.0, y * 2.0), (one.0 + other.0, one.1 + other.1));
            }
        }
    }

    #[test]
    fn a_rim_has_the_corners_of_its_shape() {
        let corners =
            |names: &str| WIDE.loops(set(names)).into_iter().map(|walk| walk.len()).collect::<Vec<_>>();
        assert_eq!(corners("B2"), [4]);
        assert_eq!(corners("A1 B1 A2"), [6]);
        // A ring has an outer and an inner rim.
        assert_eq!(corners("A1 B1 C1 A2 C2 A3 B3 C3"), [4, 4]);
        // Cells that touch by a corner are two shapes.
        assert_eq!(corners("A1 B2"), [4, 4]);
    }

    #[test]
    fn an_outline_stays_inside_its_cell() {
        let path = WIDE.outline(set("A1"), 8.0);
        assert!(path.starts_with(&format!("M{} {}Q", RIM + 8.0, RIM + 28.0)), "{path}");
        assert!(path.ends_with('Z'));
    }
}
