//! Points, smooth lines through them, and what one can ask of them.

use std::fmt::Write;

/// A point of a drawing; tiles are drawn around their middle, y downwards.
pub(super) type Point = (f64, f64);

/// A point turned clockwise by quarters around the origin.
pub(super) fn turned((x, y): Point, quarters: usize) -> Point {
    match quarters % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

pub(super) fn plus(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

pub(super) fn times((x, y): Point, factor: f64) -> Point {
    (x * factor, y * factor)
}

pub(super) fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The handles of the smooth line between the second and the third of four points in a row.
fn handles(points: &[Point], index: usize) -> (Point, Point) {
    let at = |place: usize| points[place.min(points.len() - 1)];
    let (before, from, to, after) = (at(index.saturating_sub(1)), at(index), at(index + 1), at(index + 2));
    let pull = |from: Point, to: Point| ((to.0 - from.0) / 6.0, (to.1 - from.1) / 6.0);
    (plus(from, pull(before, to)), plus(to, pull(after, from)))
}

/// A smooth line through the points, as the part of a path that follows the first point.
pub(super) fn smooth(points: &[Point]) -> String {
    let mut path = String::new();
    for index in 0..points.len().saturating_sub(1) {
        let (one, two) = handles(points, index);
        let (x, y) = points[index + 1];
        write!(path, "C{:.1} {:.1} {:.1} {:.1} {x:.1} {y:.1}", one.0, one.1, two.0, two.1)
            .expect("memory takes every letter");
    }
    path
}

/// The smooth line through the points as many short straight ones.
pub(super) fn sampled(points: &[Point]) -> Vec<Point> {
    const STEPS: u32 = 6;
    let mut line: Vec<Point> = points.first().copied().into_iter().collect();
    for index in 0..points.len().saturating_sub(1) {
        let (one, two) = handles(points, index);
        for step in 1..=STEPS {
            let way = f64::from(step) / f64::from(STEPS);
            line.push(cubic(points[index], one, two, points[index + 1], way));
        }
    }
    line
}

/// The point of a Bézier curve after a part of the way.
pub(super) fn cubic(from: Point, one: Point, two: Point, to: Point, way: f64) -> Point {
    let rest = 1.0 - way;
    let weights = [rest * rest * rest, 3.0 * rest * rest * way, 3.0 * rest * way * way, way * way * way];
    let parts = [from, one, two, to].into_iter().zip(weights).map(|(point, weight)| times(point, weight));
    parts.fold((0.0, 0.0), plus)
}

/// Whether a point lies inside a closed line.
pub(super) fn inside(rim: &[Point], (x, y): Point) -> bool {
    let ends = rim.iter().zip(rim.iter().cycle().skip(1));
    let crossed = ends
        .filter(|&(&(x1, y1), &(x2, y2))| (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1);
    crossed.count() % 2 == 1
}

/// How far a point lies from a line.
pub(super) fn apart(line: &[Point], point: Point) -> f64 {
    let to_piece = |pair: &[Point]| {
        let (from, to) = (pair[0], pair[1]);
        let along = (to.0 - from.0, to.1 - from.1);
        let length = along.0 * along.0 + along.1 * along.1;
        let way = ((point.0 - from.0) * along.0 + (point.1 - from.1) * along.1) / length.max(1e-9);
        distance(point, plus(from, times(along, way.clamp(0.0, 1.0))))
    };
    line.windows(2).map(to_piece).fold(f64::INFINITY, f64::min)
}

/// How long a line is.
pub(super) fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
}

/// The point after so much of a line, and the direction there.
pub(super) fn along(line: &[Point], mut way: f64) -> (Point, Point) {
    for pair in line.windows(2) {
        let piece = distance(pair[0], pair[1]);
        let direction = ((pair[1].0 - pair[0].0) / piece, (pair[1].1 - pair[0].1) / piece);
        if way <= piece {
            return (plus(pair[0], times(direction, way)), direction);
        }
        way -= piece;
    }
    (line.last().copied().unwrap_or_default(), (1.0, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarters_are_none() {
        assert_eq!(turned((3.0, -50.0), 1), (50.0, 3.0), "north becomes east");
        assert_eq!((0..4).fold((3.0, 7.0), |point, _| turned(point, 1)), (3.0, 7.0));
    }

    #[test]
    fn a_square_has_an_inside() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        assert!(inside(&square, (5.0, 5.0)) && !inside(&square, (15.0, 5.0)));
    }

    #[test]
    fn a_line_knows_its_length_and_what_is_near() {
        let line = [(0.0, 0.0), (30.0, 0.0), (30.0, 40.0)];
        assert_eq!(length(&line), 70.0);
        assert_eq!(along(&line, 50.0), ((30.0, 20.0), (0.0, 1.0)));
        assert_eq!(apart(&line, (15.0, 4.0)), 4.0);
    }
}
