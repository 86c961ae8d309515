//! The whole board: which part of the endless grid is shown, the tiles on it, and the outlines of features.

use std::fmt::Write;

use tidetable_south_seas::{Board, Cell, Kind, Side, TileId, Turns};

use super::{
    art::{Layers, Pose, coast_path, deck_path, land_path},
    curve::{Point, plus},
    plate::{MERCHANT, Plate},
    plot::{GRID, Patch, STEP, centre},
    shape::{ISLET, TILE, middle},
};
use crate::pieces::lens::Lens;

const MEMORY: &str = "memory takes every letter";

/// The middle of a cell; north is up.
pub(super) fn spot_of(cell: Cell) -> Point {
    (f64::from(cell.east()) * TILE, -f64::from(cell.north()) * TILE)
}

/// The part of the grid that is shown, in cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Field {
    pub(super) west: i32,
    pub(super) north: i32,
    pub(super) columns: i32,
    pub(super) rows: i32,
}

impl Field {
    /// A table without tiles is not smaller than this.
    const LEAST: i32 = 5;

    /// Everything that lies on the table, and the cells beside it.
    pub(super) fn around(board: &Board) -> Field {
        let cells = || board.tiles().map(|tile| board.cell(tile));
        let span = |of: &dyn Fn(Cell) -> i32| {
            let least = cells().map(of).min().unwrap_or(0) - 1;
            let most = cells().map(of).max().unwrap_or(0) + 1;
            let short = (Field::LEAST - (most - least + 1)).max(0);
            (least - short / 2, (most - least + 1).max(Field::LEAST))
        };
        let (west, columns) = span(&|cell| i32::from(cell.east()));
        let (north, rows) = span(&|cell| -i32::from(cell.north()));
        Field { west, north, columns, rows }
    }

    /// The left upper corner and the size.
    pub(super) fn frame(self) -> (Point, Point) {
        let corner = (f64::from(self.west) * TILE - TILE / 2.0, f64::from(self.north) * TILE - TILE / 2.0);
        (corner, (f64::from(self.columns) * TILE, f64::from(self.rows) * TILE))
    }

    /// As an SVG wants it.
    pub(super) fn view_box(self) -> String {
        let ((x, y), (width, height)) = self.frame();
        format!("{x} {y} {width} {height}")
    }

    /// How many units of the drawing make a pixel in a room of that size.
    pub(super) fn units_per_pixel(self, room: Point) -> f64 {
        let (_, (width, height)) = self.frame();
        (width / room.0.max(1.0)).max(height / room.1.max(1.0))
    }
}

/// How a tile lies.
fn pose(board: &Board, tile: TileId) -> Pose {
    Pose { at: spot_of(board.cell(tile)), turns: board.laid(tile).turns }
}

/// All tiles, drawn in layers across the whole board.
pub(super) fn layers(board: &Board, plates: &[Plate]) -> Layers {
    let mut layers = Layers::default();
    for tile in board.tiles() {
        let plate = &plates[board.laid(tile).face.index()];
        let covered = |region| board.is_covered(tile, region);
        layers.draw(plate, board.facing(tile), pose(board, tile), covered);
    }
    layers
}

/// The squares of all tiles.
pub(super) fn squares(board: &Board) -> String {
    let mut path = String::new();
    for tile in board.tiles() {
        let (x, y) = spot_of(board.cell(tile));
        write!(path, "M{} {}h100v100h-100z", x - 50.0, y - 50.0).expect(MEMORY);
    }
    path
}

/// The lines between tiles, and the lines where the table begins.
pub(super) fn seams(board: &Board) -> (String, String) {
    let (mut between, mut rim) = (String::new(), String::new());
    for tile in board.tiles() {
        let cell = board.cell(tile);
        let at = spot_of(cell);
        for side in Side::ALL {
            let (x, y) = plus(at, middle(side));
            let line = match side {
                Side::North | Side::South => format!("M{} {y}h100", x - 50.0),
                Side::East | Side::West => format!("M{x} {}v100", y - 50.0),
            };
            if board.tile_at(cell.beyond(side)).is_none() {
                rim.push_str(&line);
            } else if matches!(side, Side::North | Side::West) {
                between.push_str(&line);
            }
        }
    }
    (between, rim)
}

/// What sets a feature apart: data of paths.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Outline {
    /// Water, below everything that is not.
    pub(super) water: String,
    /// The shores of that water.
    pub(super) shores: String,
    /// Coasts and bridges, to be drawn broad below land and planks.
    pub(super) glow: String,
    /// Land, above it.
    pub(super) land: String,
}

/// The outline of parts of tiles; the market of a tile is a part without a number.
pub(super) fn outline(
    board: &Board,
    plates: &[Plate],
    parts: impl Iterator<Item = (TileId, Option<usize>)>,
) -> Outline {
    let mut outline = Outline::default();
    for (tile, region) in parts {
        let (plate, pose) = (&plates[board.laid(tile).face.index()], pose(board, tile));
        let Some(region) = region else {
            let (x, y) = pose.at;
            write!(
                outline.glow,
                "M{} {y}a{ISLET} {ISLET} 0 1 1 {} 0a{ISLET} {ISLET} 0 1 1 -{} 0z",
                x - ISLET,
                2.0 * ISLET,
                2.0 * ISLET
            )
            .expect(MEMORY);
            continue;
        };
        match board.facing(tile).regions()[region].kind {
            Kind::Sea => outline.add_water(plate, pose, region),
            Kind::Bridge => {
                let own = plate.shape.bridges.iter().filter(|bridge| bridge.region == region);
                own.for_each(|bridge| outline.glow.push_str(&deck_path(bridge, pose)));
            }
            Kind::Island | Kind::Market => {
                for land in plate.shape.lands.iter().filter(|land| land.region == region) {
                    outline.glow.push_str(&coast_path(land, pose));
                    outline.land.push_str(&land_path(land, pose));
                }
            }
        }
    }
    outline
}

impl Outline {
    /// Adds a sea of a tile: its grid cells row by row, and a line along its shores.
    fn add_water(&mut self, plate: &Plate, pose: Pose, region: usize) {
        let own = Patch::Region(region as u8);
        let wet: Vec<bool> = (0..GRID * GRID)
            .map(|index| plate.patch(index % GRID, index / GRID, pose.turns) == own)
            .collect();
        let corner = plus(pose.at, (-TILE / 2.0, -TILE / 2.0));
        for row in 0..GRID {
            let mut column = 0;
            while column < GRID {
                let run = (column..GRID).take_while(|&column| wet[row * GRID + column]).count();
                if run > 0 {
                    let (x, y) = plus(corner, (column as f64 * STEP, row as f64 * STEP));
                    write!(self.water, "M{x:.1} {y:.1}h{0:.1}v{STEP}h-{0:.1}z", run as f64 * STEP)
                        .expect(MEMORY);
                }
                column += run.max(1);
            }
        }
        for row in 0..GRID - 1 {
            for column in 0..GRID - 1 {
                self.add_shore(&wet, (column, row), pose.at);
            }
        }
    }

    /// Adds the shore between four grid cells.
    fn add_shore(&mut self, wet: &[bool], (column, row): (usize, usize), at: Point) {
        let is = |right: usize, down: usize| wet[(row + down) * GRID + column + right];
        let corners = [is(0, 0), is(1, 0), is(1, 1), is(0, 1)];
        let (x, y) = plus(centre(column, row), at);
        let half = STEP / 2.0;
        // The middle of each side of the square between the four, clockwise from the top.
        let gates = [(x + half, y), (x + STEP, y + half), (x + half, y + STEP), (x, y + half)];
        let crossed: Vec<Point> =
            (0..4).filter(|&side| corners[side] != corners[(side + 1) % 4]).map(|side| gates[side]).collect();
        for pair in crossed.chunks_exact(2) {
            write!(self.shores, "M{:.1} {:.1}L{:.1} {:.1}", pair[0].0, pair[0].1, pair[1].0, pair[1].1)
                .expect(MEMORY);
        }
    }
}

/// Where an islander stands on the board.
pub(super) fn post(board: &Board, plates: &[Plate], tile: TileId, region: Option<usize>) -> Point {
    let laid = board.laid(tile);
    let place =
        region.map_or(MERCHANT, |region| plates[laid.face.index()].anchors(region, laid.turns).islander);
    plus(spot_of(board.cell(tile)), place)
}

/// What lies under a point of a tile, seen from the tile's middle.
pub(super) fn part_at(board: &Board, plates: &[Plate], tile: TileId, point: Point) -> Patch {
    let laid = board.laid(tile);
    plates[laid.face.index()].under(point, laid.turns)
}

/// The next way to turn a tile.
pub(super) fn next(turns: Turns) -> Turns {
    Turns::ALL[(turns.index() + 1) % 4]
}

/// Where one looks after the board has grown, so that what was in the middle stays there and as large as it was.
pub(super) fn regrown(lens: Lens, room: Point, before: Field, after: Field) -> Lens {
    if lens.scale <= 1.0 {
        return Lens::FIT;
    }
    let middle = (room.0 / 2.0, room.1 / 2.0);
    let seen = before.drawn((((middle.0 - lens.x) / lens.scale), ((middle.1 - lens.y) / lens.scale)), room);
    let scale = lens.scale * after.units_per_pixel(room) / before.units_per_pixel(room);
    let pixel = after.pixel(seen, room);
    // Zooming by one keeps all within bounds.
    Lens { scale, x: middle.0 - pixel.0 * scale, y: middle.1 - pixel.1 * scale }.zoom(1.0, middle, room)
}

impl Field {
    /// The corner of the drawing in a room that it fits, in pixels.
    fn margin(self, room: Point) -> Point {
        let (_, (width, height)) = self.frame();
        let unit = self.units_per_pixel(room);
        ((room.0 - width / unit) / 2.0, (room.1 - height / unit) / 2.0)
    }

    /// The pixel on which a point of the drawing lies, as long as nothing is enlarged.
    fn pixel(self, (x, y): Point, room: Point) -> Point {
        let ((left, top), _) = self.frame();
        let unit = self.units_per_pixel(room);
        plus(self.margin(room), ((x - left) / unit, (y - top) / unit))
    }

    /// The point of the drawing on that pixel.
    fn drawn(self, (x, y): Point, room: Point) -> Point {
        let ((left, top), _) = self.frame();
        let (unit, margin) = (self.units_per_pixel(room), self.margin(room));
        (left + (x - margin.0) * unit, top + (y - margin.1) * unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Field = Field { west: -2, north: -2, columns: 5, rows: 5 };

    #[test]
    fn a_pixel_and_its_point_find_each_other() {
        let room = (800.0, 500.0);
        let point = SMALL.drawn((321.0, 123.0), room);
        let (x, y) = SMALL.pixel(point, room);
        assert!((x - 321.0).abs() < 1e-6 && (y - 123.0).abs() < 1e-6);
        assert_eq!(SMALL.pixel((0.0, 0.0), room), (400.0, 250.0), "the start tile is in the middle");
    }

    #[test]
    fn what_is_looked_at_stays_when_the_board_grows() {
        let room = (800.0, 500.0);
        let lens = Lens::FIT.zoom(3.0, (300.0, 200.0), room);
        let grown = Field { west: -4, columns: 7, ..SMALL };
        let after = regrown(lens, room, SMALL, grown);
        let middle = |field: Field, lens: Lens| {
            field.drawn(((400.0 - lens.x) / lens.scale, (250.0 - lens.y) / lens.scale), room)
        };
        let (one, other) = (middle(SMALL, lens), middle(grown, after));
        assert!((one.0 - other.0).abs() < 1e-6 && (one.1 - other.1).abs() < 1e-6, "{one:?} {other:?}");
        assert_eq!(regrown(Lens::FIT, room, SMALL, grown), Lens::FIT);
    }
}
