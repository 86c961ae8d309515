//! A tile in seven by three characters.
//!
//! `~` is water, `#` land, `|` and `=` are bridges, `\` and `/` bridges round a corner, `x` is a junction
//! stone, `M` a market. A digit on land counts bananas, on a bridge shells. In the water, `f` is one fish,
//! `F` two, `-` a covered group, `v` a boat. Letters from `A` on are islanders.

use crate::{
    cell::Side,
    face::{BridgeEnd, Facing, Region},
    spot::{Kind, Ports},
};

/// Characters across a tile.
pub(super) const WIDTH: usize = 7;
/// Lines of a tile.
pub(super) const HEIGHT: usize = 3;

/// An islander on a tile.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pub(super) letter: char,
    /// The region it stands on; nothing on a market.
    pub(super) region: Option<usize>,
}

/// A tile, or a cell without one.
pub(super) struct Picture([[char; WIDTH]; HEIGHT]);

type Point = (usize, usize);

const MIDDLE: Point = (1, 3);

impl Picture {
    pub(super) fn blank() -> Picture {
        Picture([[' '; WIDTH]; HEIGHT])
    }

    pub(super) fn open() -> Picture {
        let mut picture = Picture::blank();
        picture.put(MIDDLE, '+');
        picture
    }

    pub(super) fn of(facing: &Facing, covered: impl Fn(usize) -> bool, islander: Option<Mark>) -> Picture {
        let mut picture = Picture([['~'; WIDTH]; HEIGHT]);
        picture.part_tips(facing);
        for region in facing.regions() {
            match region.kind {
                Kind::Island => picture.island(region.ports),
                Kind::Bridge => picture.bridge(region),
                Kind::Sea | Kind::Market => (),
            }
        }
        if facing.market() {
            picture.put(MIDDLE, 'M');
        }
        for (index, region) in facing.regions().iter().enumerate() {
            if let Some(sign) = sign(region, covered(index)) {
                picture.put(anchor(region).0, sign);
            }
        }
        if let Some(Mark { letter, region }) = islander {
            picture.put(region.map_or((1, 4), |region| anchor(&facing.regions()[region]).1), letter);
        }
        picture
    }

    pub(super) fn row(&self, height: usize) -> impl Iterator<Item = char> + use<> {
        self.0[height].into_iter()
    }

    fn put(&mut self, (row, column): Point, sign: char) {
        self.0[row][column] = sign;
    }

    /// Where two sides of land meet, the corner between them is no water.
    fn part_tips(&mut self, facing: &Facing) {
        let land = |side: Side| {
            let touches =
                |region: &Region| region.kind == Kind::Island && region.ports.holds(Ports::side(side));
            facing.regions().iter().any(touches)
        };
        for (one, other) in corners() {
            if land(one) && land(other) {
                corner(one).into_iter().for_each(|point| self.put(point, ' '));
            }
        }
    }

    fn island(&mut self, ports: Ports) {
        let sides: Vec<Side> = ports.sides().collect();
        for &side in &sides {
            strip(side).iter().for_each(|&point| self.put(point, '#'));
        }
        if sides.len() > 1 {
            [(1, 2), (1, 3), (1, 4)].into_iter().for_each(|point| self.put(point, '#'));
        }
        for (one, other) in corners() {
            if sides.contains(&one) && sides.contains(&other) {
                corner(one).into_iter().for_each(|point| self.put(point, '#'));
            }
        }
    }

    fn bridge(&mut self, region: &Region) {
        let sides: Vec<Side> = region.ports.sides().collect();
        for &side in &sides {
            let upright = matches!(side, Side::North | Side::South);
            let plank = if upright { '|' } else { '=' };
            let points: &[Point] = match side {
                Side::North => &[(0, 3)],
                Side::East => &[(1, 4), (1, 5), (1, 6)],
                Side::South => &[(2, 3)],
                Side::West => &[(1, 0), (1, 1), (1, 2)],
            };
            points.iter().for_each(|&point| self.put(point, plank));
            if region.end == Some(BridgeEnd::Junction) {
                self.put(MIDDLE, 'x');
            } else if self.0[1][3] == '~' {
                self.put(MIDDLE, plank);
            }
        }
        match sides[..] {
            [Side::North, Side::East] | [Side::South, Side::West] => self.put(MIDDLE, '\\'),
            [Side::North, Side::West] | [Side::East, Side::South] => self.put(MIDDLE, '/'),
            _ => (),
        }
    }
}

/// What a region shows besides itself.
fn sign(region: &Region, covered: bool) -> Option<char> {
    match (region.kind, region.icons) {
        (Kind::Sea, _) if region.boat => Some('v'),
        (_, 0) => None,
        (Kind::Sea, _) if covered => Some('-'),
        (Kind::Sea, 1) => Some('f'),
        (Kind::Sea, _) => Some('F'),
        (_, icons) => char::from_digit(icons.into(), 10),
    }
}

/// The land along a side.
fn strip(side: Side) -> &'static [Point] {
    match side {
        Side::North => &[(0, 2), (0, 3), (0, 4)],
        Side::East => &[(1, 5), (1, 6)],
        Side::South => &[(2, 2), (2, 3), (2, 4)],
        Side::West => &[(1, 0), (1, 1)],
    }
}

/// Each side with the next one clockwise.
fn corners() -> impl Iterator<Item = (Side, Side)> {
    Side::ALL.into_iter().map(|side| (side, Side::ALL[(side.index() + 1) % 4]))
}

/// The corner after a side, clockwise.
fn corner(side: Side) -> [Point; 2] {
    match side {
        Side::North => [(0, 5), (0, 6)],
        Side::East => [(2, 5), (2, 6)],
        Side::South => [(2, 0), (2, 1)],
        Side::West => [(0, 0), (0, 1)],
    }
}

/// Where the icons and the islander of a region go.
fn anchor(region: &Region) -> (Point, Point) {
    let first = region.ports.numbers().next().unwrap_or(0);
    if region.kind != Kind::Sea {
        return match Side::ALL[first / 2] {
            Side::North => ((0, 3), (0, 4)),
            Side::East => ((1, 5), (1, 6)),
            Side::South => ((2, 3), (2, 2)),
            Side::West => ((1, 1), (1, 0)),
        };
    }
    // The last half of a side and the first of the next share a corner, which holds one sea at most.
    let [one, other] = corner(Side::ALL[(first + 7) % 8 / 2]);
    (one, other)
}
