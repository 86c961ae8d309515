//! Where things lie on the drawing of the sea.

use tidetable_sea_dragons::{Cell, Realm, SIDE};

/// The side of a cell.
pub(super) const CELL: f64 = 60.0;
/// The width of the frame with the letters and numbers.
pub(super) const RIM: f64 = 32.0;
/// The side of the sea.
pub(super) const SPAN: f64 = CELL * SIDE as f64;
/// The side of the whole drawing.
pub(super) const SIZE: f64 = SPAN + 2.0 * RIM;

/// A point of the drawing.
pub(super) type Point = (f64, f64);

/// The middle of a cell.
pub(super) fn centre(cell: Cell) -> Point {
    middle(f64::from(cell.row()), f64::from(cell.column()))
}

/// The middle of the cell in that row and column.
fn middle(row: f64, column: f64) -> Point {
    (RIM + (column + 0.5) * CELL, RIM + (row + 0.5) * CELL)
}

/// The corner of a realm's rectangle nearest to the north-west, and its width and height.
pub(super) fn field(realm: Realm) -> (Point, Point) {
    let cells = realm.cells();
    let span = |part: fn(Cell) -> u8| {
        let places = cells.into_iter().map(part);
        (f64::from(places.clone().min().unwrap_or(0)), f64::from(places.max().unwrap_or(0)) + 1.0)
    };
    let ((top, bottom), (left, right)) = (span(Cell::row), span(Cell::column));
    ((RIM + left * CELL, RIM + top * CELL), ((right - left) * CELL, (bottom - top) * CELL))
}

/// How a drawing around the origin is moved to a point.
pub(super) fn translate((x, y): Point) -> String {
    format!("translate({x} {y})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_lie_in_rows_and_columns() {
        let at = |name: &str| centre(name.parse().unwrap());
        assert_eq!(at("A1"), (RIM + 30.0, RIM + 30.0));
        assert_eq!(at("O15"), (SIZE - RIM - 30.0, SIZE - RIM - 30.0));
        assert_eq!(at("C4"), (RIM + 150.0, RIM + 210.0));
    }

    #[test]
    fn realms_are_squares_in_the_corners() {
        assert_eq!(field(Realm::Starfish), ((RIM, RIM), (420.0, 420.0)));
        assert_eq!(field(Realm::Shell), ((RIM + 480.0, RIM + 480.0), (420.0, 420.0)));
    }
}
