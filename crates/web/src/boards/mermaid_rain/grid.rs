//! Where things lie on the drawing of the ocean: wide as printed, or turned a quarter for narrow screens.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    ops::Range,
};

use tidetable_mermaid_rain::{Chart, Hex, Terrain};

/// From the middle of a hex to its corners.
pub(super) const RADIUS: f64 = 50.0;
/// From the middle of a hex to its sides.
pub(super) const HALF: f64 = 43.301_270_189;
/// The width of the frame with the letters and numbers.
const RIM: f64 = 40.0;
/// The width of the frame where letters would be too small to be read.
const BARE_RIM: f64 = 9.0;
/// The water between the frame and the outermost hexes.
const MARGIN: f64 = 8.0;
/// Letters can be read if a hex is at least this large, in pixels for each unit.
const READABLE: f64 = 0.5;

/// A corner of hexes: counted in half widths from the left and half radii from the top of the printed board.
type Corner = (i32, i32);

/// The part of the board that is drawn, in one of its two positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Grid {
    pub(super) columns: Range<u8>,
    pub(super) rows: Range<u8>,
    /// Turned clockwise by a quarter, so that the letters run downwards.
    pub(super) tall: bool,
    /// With a narrow frame, without letters and numbers.
    pub(super) bare: bool,
}

impl Grid {
    /// The part of a board that is in play, with a strip of what is closed, so that one sees that there is more.
    pub(super) fn of(chart: &Chart) -> Grid {
        let open = |hex: &Hex| !matches!(chart.terrain(*hex), Terrain::Outside | Terrain::Closed);
        let hexes = || hexes(chart).filter(open);
        let span = |part: fn(Hex) -> u8, end: u8| {
            let first = hexes().map(part).min().unwrap_or(0).saturating_sub(1);
            let last = hexes().map(part).max().unwrap_or(0);
            first.min(last)..end.min(last + 2)
        };
        let (columns, rows) = (span(Hex::column, chart.columns()), span(Hex::row, chart.rows()));
        Grid { columns, rows, tall: false, bare: false }
    }

    /// The whole of the largest board, for drawing single pieces.
    pub(super) fn largest() -> Grid {
        Grid { columns: 0..16, rows: 0..16, tall: false, bare: true }
    }

    /// The position in which hexes are larger in a room of that size.
    pub(super) fn fitting(self, room: (f64, f64)) -> Grid {
        let scale = |grid: &Grid| (room.0 / grid.size().0).min(room.1 / grid.size().1);
        let turned = Grid { tall: !self.tall, ..self.clone() };
        let better = if scale(&turned) > scale(&self) { turned } else { self };
        match better.bare || scale(&better) >= READABLE {
            true => better,
            // Without the letters there is more room, perhaps in the other position.
            false => Grid { bare: true, ..better }.fitting(room),
        }
    }

    /// The width of the frame.
    pub(super) fn rim(&self) -> f64 {
        if self.bare { BARE_RIM } else { RIM }
    }

    /// Width and height of the whole drawing.
    pub(super) fn size(&self) -> (f64, f64) {
        let (across, down) = self.waters();
        let edge = 2.0 * (self.rim() + MARGIN);
        if self.tall { (down + edge, across + edge) } else { (across + edge, down + edge) }
    }

    /// How much room the hexes need as printed.
    fn waters(&self) -> (f64, f64) {
        let (columns, rows) = (self.columns.len() as f64, self.rows.len() as f64);
        ((2.0 * columns + 1.0) * HALF, (3.0 * rows + 1.0) * RADIUS / 2.0)
    }

    /// Where a point of the printed board is drawn.
    fn at(&self, (right, down): Corner) -> (f64, f64) {
        let x = f64::from(right - 2 * i32::from(self.columns.start)) * HALF;
        let y = f64::from(down - 3 * i32::from(self.rows.start)) * RADIUS / 2.0;
        let (x, y) = if self.tall { (self.waters().1 - y, x) } else { (x, y) };
        (x + self.rim() + MARGIN, y + self.rim() + MARGIN)
    }

    /// The middle of a hex.
    pub(super) fn centre(&self, hex: Hex) -> (f64, f64) {
        self.at(middle(hex))
    }

    /// The middle of several hexes: of the one that all others touch, or of them all.
    pub(super) fn heart(&self, chart: &Chart, hexes: &[Hex]) -> (f64, f64) {
        if let Some(core) = lone_core(chart, hexes) {
            return self.centre(core);
        }
        let count = hexes.len().max(1) as f64;
        let sum =
            hexes.iter().map(|&hex| self.centre(hex)).fold((0.0, 0.0), |(x, y), at| (x + at.0, y + at.1));
        (sum.0 / count, sum.1 / count)
    }

    /// Whether a hex is on the drawing.
    pub(super) fn shows(&self, hex: Hex) -> bool {
        self.columns.contains(&hex.column()) && self.rows.contains(&hex.row())
    }

    /// The rim of hexes that hang together as a path, drawn `inset` inside it with rounded corners.
    pub(super) fn outline(&self, hexes: &[Hex], inset: f64, round: f64) -> String {
        let mut path = String::new();
        for corners in loops(hexes) {
            let points: Vec<(f64, f64)> = corners.iter().map(|&corner| self.at(corner)).collect();
            let count = points.len();
            for index in 0..count {
                let (before, here, after) =
                    (points[(index + count - 1) % count], points[index], points[(index + 1) % count]);
                let (come, go) = (direction(before, here), direction(here, after));
                // The water is on the right hand of whoever walks along the rim.
                let (x1, y1) = (-come.1 - go.1, come.0 + go.0);
                let share = inset / (1.0 + come.0 * go.0 + come.1 * go.1);
                let (x, y) = (here.0 + x1 * share, here.1 + y1 * share);
                let command = if index == 0 { 'M' } else { 'L' };
                let (from, to) =
                    ((x - come.0 * round, y - come.1 * round), (x + go.0 * round, y + go.1 * round));
                write!(path, "{command}{:.1} {:.1}Q{x:.1} {y:.1} {:.1} {:.1}", from.0, from.1, to.0, to.1)
                    .expect("memory takes every letter");
            }
            path.push('Z');
        }
        path
    }

    /// The corners of a hex, for a polygon.
    pub(super) fn polygon(&self, hex: Hex) -> String {
        let points = corners(hex).map(|corner| self.at(corner)).map(|(x, y)| format!("{x:.1},{y:.1}"));
        points.join(" ")
    }
}

/// All hexes of a board, row by row.
pub(super) fn hexes(chart: &Chart) -> impl Iterator<Item = Hex> + use<> {
    let (columns, rows) = (chart.columns(), chart.rows());
    (0..rows).flat_map(move |row| (0..columns).filter_map(move |column| Hex::at(column, row)))
}

/// The only hex that touches all the others, if there is one.
pub(super) fn lone_core(chart: &Chart, hexes: &[Hex]) -> Option<Hex> {
    let mut cores = cores(chart, hexes);
    let core = cores.next()?;
    cores.next().is_none().then_some(core)
}

/// The hexes that touch all the others.
fn cores<'a>(chart: &'a Chart, hexes: &'a [Hex]) -> impl Iterator<Item = Hex> + 'a {
    let touches_all =
        move |hex: &Hex| hexes.iter().all(|other| other == hex || chart.around(*hex).contains(other));
    hexes.iter().copied().filter(touches_all)
}

/// The hex by which a tile is held: one that touches all the others.
pub(super) fn core(chart: &Chart, hexes: &[Hex]) -> Option<Hex> {
    cores(chart, hexes).next().or(hexes.first().copied())
}

fn middle(hex: Hex) -> Corner {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    (2 * column + row % 2 + 1, 3 * row + 2)
}

/// The corners of a hex, clockwise from the top.
fn corners(hex: Hex) -> [Corner; 6] {
    let (x, y) = middle(hex);
    [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]
}

/// The corners of the rim of a set of hexes, one closed walk after the other, the hexes on the right hand.
fn loops(hexes: &[Hex]) -> Vec<Vec<Corner>> {
    let mut walked: BTreeSet<(Corner, Corner)> = BTreeSet::new();
    for &hex in hexes {
        let corners = corners(hex);
        for index in 0..6 {
            let (from, to) = (corners[index], corners[(index + 1) % 6]);
            // A side that two hexes share is walked both ways, and then not at all.
            if !walked.remove(&(to, from)) {
                walked.insert((from, to));
            }
        }
    }
    let mut sides: BTreeMap<Corner, Corner> = walked.into_iter().collect();
    let mut loops = Vec::new();
    while let Some((&start, _)) = sides.first_key_value() {
        let mut walk = vec![start];
        while let Some(next) = sides.remove(walk.last().expect("a walk begins somewhere")) {
            walk.push(next);
        }
        walk.pop();
        loops.push(walk);
    }
    loops
}

/// The unit step from one point towards another.
fn direction(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    ((to.0 - from.0) / length, (to.1 - from.1) / length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_mermaid_rain::{Options, Shape};

    fn hex(name: &str) -> Hex {
        name.parse().unwrap()
    }

    fn set(names: &str) -> Vec<Hex> {
        names.split_whitespace().map(hex).collect()
    }

    fn whole() -> Grid {
        Grid::of(Options::default().edition.chart(4))
    }

    #[test]
    fn the_chart_turns_with_the_room() {
        assert!(!whole().fitting((1_200.0, 700.0)).tall);
        assert!(whole().fitting((360.0, 480.0)).tall);
        assert!(!whole().fitting((1_200.0, 700.0)).bare && whole().fitting((360.0, 480.0)).bare);
    }

    #[test]
    fn neighbours_lie_equally_far_apart_in_both_positions() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        for grid in [whole(), Grid { tall: true, ..whole() }] {
            for hex in hexes(chart) {
                let (x, y) = grid.centre(hex);
                let (rim, (width, height)) = (grid.rim(), grid.size());
                assert!(x > rim && y > rim && x < width - rim && y < height - rim, "{hex}");
                for &other in chart.around(hex) {
                    let (x2, y2) = grid.centre(other);
                    assert!(((x - x2).hypot(y - y2) - 2.0 * HALF).abs() < 0.001, "{hex} {other}");
                }
            }
        }
    }

    #[test]
    fn what_three_players_leave_out_is_cut_off_but_for_a_strip() {
        let grid = Grid::of(Options::default().edition.chart(3));
        assert_eq!((grid.columns.clone(), grid.rows.clone()), (0..11, 0..11));
        assert!(grid.shows(hex("K1")) && !grid.shows(hex("L1")));
        assert_eq!(whole().columns, 0..15);
    }

    #[test]
    fn a_rim_has_the_corners_of_its_shape() {
        let corners = |names: &str| loops(&set(names)).iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(corners("C3"), [6]);
        assert_eq!(corners("C3 D3"), [10]);
        assert_eq!(corners("C3 D3 E3"), [14]);
        assert_eq!(corners("C3 D3 C4"), [12]);
        // A ring has an outer and an inner rim.
        let mut ring = corners("D3 C4 B4 B3 B2 C2");
        ring.sort_unstable();
        assert_eq!(ring, [6, 18]);
    }

    #[test]
    fn every_tile_has_one_rim_however_it_is_turned() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        for (shape, corners) in Shape::ALL.into_iter().zip([14, 12, 14, 10]) {
            for turn in chart.turns(shape) {
                for at in ["E5", "F6"] {
                    let rims = loops(&turn.hexes(hex(at)).collect::<Vec<_>>());
                    assert_eq!(rims.iter().map(Vec::len).collect::<Vec<_>>(), [corners], "{shape:?} {at}");
                }
            }
        }
    }

    #[test]
    fn an_outline_keeps_its_distance() {
        let grid = whole();
        let path = grid.outline(&set("C3"), 10.0, 0.0);
        let (x, y) = grid.centre(hex("C3"));
        // Ten off each side is ten times two over the root of three off each corner.
        let top = y - RADIUS + 10.0 / HALF * RADIUS;
        assert!(path.contains(&format!("{x:.1} {top:.1}")), "{path} {x} {top}");
    }

    #[test]
    fn a_tile_is_held_by_its_middle() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        assert_eq!(lone_core(chart, &set("B2 C2 D2")), Some(hex("C2")));
        assert_eq!(lone_core(chart, &set("B2 C2")), None);
        assert_eq!(core(chart, &set("B2 C2")), Some(hex("B2")));
        let (grid, pair) = (whole(), set("B2 C2"));
        let (one, other) = (grid.centre(pair[0]), grid.centre(pair[1]));
        assert_eq!(grid.heart(chart, &pair), ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0));
    }
}
