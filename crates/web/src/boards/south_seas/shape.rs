//! The outlines of what a tile shows, found from its data: coasts run from corner to corner, so that they meet those
//! of every neighbour; bridges leave in the middle of their side, at a right angle.

use tidetable_south_seas::{BridgeEnd, Facing, Kind, Region, Side};

use super::curve::{Point, apart, cubic, inside, plus, sampled, times, turned};

/// The side of a tile.
pub(super) const TILE: f64 = 100.0;
/// From the middle of a tile to its side.
pub(super) const HALF: f64 = TILE / 2.0;
/// How wide a bridge is.
pub(super) const DECK: f64 = 13.0;
/// The size of the islet a market stands on.
pub(super) const ISLET: f64 = 21.0;
/// The size of a junction stone.
pub(super) const STONE: f64 = 10.0;

/// An island's part of a tile.
#[derive(Clone, Debug)]
pub(super) struct Land {
    pub(super) region: usize,
    /// Where it meets water: lines from corner to corner.
    pub(super) coasts: Vec<Vec<Point>>,
    /// The corners between the coasts, clockwise: the corners after the n-th coast.
    pub(super) corners: Vec<Vec<Point>>,
    /// Its whole rim as short straight lines.
    pub(super) rim: Vec<Point>,
    /// Its middle.
    heart: Point,
}

/// A bridge's part of a tile.
#[derive(Clone, Debug)]
pub(super) struct Bridge {
    pub(super) region: usize,
    /// Its middle line.
    pub(super) line: Vec<Point>,
    /// Whether it ends on this tile.
    pub(super) ends: bool,
}

/// The outlines of a tile as its face is written down.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) lands: Vec<Land>,
    pub(super) bridges: Vec<Bridge>,
    /// Where a junction stone lies, if there is one.
    pub(super) stone: Option<Point>,
    pub(super) market: bool,
}

impl Shape {
    /// The outlines of a tile. `seed` makes coasts of different faces differ.
    pub(super) fn of(facing: &Facing, seed: usize) -> Shape {
        let regions = facing.regions();
        let tips = tips_touch(facing);
        let islands = regions.iter().enumerate().filter(|(_, region)| region.kind == Kind::Island);
        let lands: Vec<Land> = islands.map(|(index, region)| land(index, region, tips, seed)).collect();
        let stones = regions.iter().any(|region| region.end == Some(BridgeEnd::Junction));
        // A stone keeps away from land, so that the water between stays wide enough to be seen.
        let away = lands.iter().fold((0.0, 0.0), |sum, land| plus(sum, times(land.heart, -0.22)));
        let stone = stones.then_some(away);
        let spans = regions.iter().enumerate().filter(|(_, region)| region.kind == Kind::Bridge);
        let bridges = spans
            .map(|(index, region)| Bridge {
                region: index,
                line: bridge(region, &lands, stone, regions),
                ends: region.end.is_some(),
            })
            .collect();
        Shape { lands, bridges, stone, market: facing.market() }
    }

    /// The bridge under a point.
    pub(super) fn bridge_at(&self, point: Point) -> Option<usize> {
        let under = |bridge: &&Bridge| apart(&bridge.line, point) <= DECK / 2.0;
        self.bridges.iter().find(under).map(|bridge| bridge.region)
    }

    /// The island under a point.
    pub(super) fn land_at(&self, point: Point) -> Option<usize> {
        self.lands.iter().find(|land| inside(&land.rim, point)).map(|land| land.region)
    }
}

/// The corner before a side, clockwise from the north-western one.
fn corner(number: usize) -> Point {
    turned((-HALF, -HALF), number)
}

/// The middle of a side.
pub(super) fn middle(side: Side) -> Point {
    turned((0.0, -HALF), side.index())
}

/// Whether two islands on opposite sides reach each other's tip: no water and no bridge leads through between them.
fn tips_touch(facing: &Facing) -> bool {
    let regions = facing.regions();
    let alone = |side: Side| {
        let only = |region: &&Region| region.kind == Kind::Island && region.ports.sides().eq([side]);
        regions.iter().find(only).is_some()
    };
    let touches = |region: &Region, side: Side| region.ports.numbers().any(|port| port / 2 == side.index());
    let parted = |one: Side, other: Side| {
        let through = |region: &&Region| touches(region, one) && touches(region, other);
        regions.iter().find(through).is_none()
    };
    let pairs = [(Side::North, Side::East), (Side::East, Side::South)];
    pairs.into_iter().any(|(end, flank)| {
        alone(end)
            && alone(end.opposite())
            && parted(flank, flank.opposite())
            && !regions.iter().any(|region| region.end == Some(BridgeEnd::Junction))
            && !facing.market()
    })
}

/// The part of an island on a tile: straight along its sides, a coast over each gap between them.
fn land(index: usize, region: &Region, tips: bool, seed: usize) -> Land {
    let has: Vec<bool> = Side::ALL.iter().map(|&side| region.ports.sides().any(|own| own == side)).collect();
    let sides = has.iter().filter(|&&has| has).count();
    let heart = heart(&has, sides);
    let first = (0..4).find(|&side| has[side] && !has[(side + 3) % 4]);
    let Some(first) = first else {
        let corners: Vec<Point> = (0..4).map(corner).collect();
        return Land {
            region: index,
            coasts: Vec::new(),
            corners: vec![corners.clone()],
            rim: corners,
            heart,
        };
    };
    let (mut coasts, mut corners, mut rim) = (Vec::new(), Vec::new(), Vec::new());
    let mut side = first;
    loop {
        // Along the land, from the corner where it begins to the corner where it ends.
        let mut run = vec![corner(side)];
        while has[side % 4] && run.len() < 5 {
            side += 1;
            run.push(corner(side));
        }
        let mut gap = 0;
        while !has[(side + gap) % 4] {
            gap += 1;
        }
        let line = wavy(&coast(gap, sides, tips), side + 3, seed + 7 * index + side);
        rim.extend(&run);
        rim.extend(sampled(&line).into_iter().skip(1));
        rim.pop();
        run.remove(0);
        run.pop();
        corners.push(run);
        coasts.push(line);
        side += gap;
        if side % 4 == first {
            // The corners of a run come after the coast that leads to it.
            corners.rotate_left(1);
            return Land { region: index, coasts, corners, rim, heart };
        }
    }
}

/// The middle of an island's part.
fn heart(has: &[bool], sides: usize) -> Point {
    let towards = (0..4).filter(|&side| has[side]).map(|side| turned((0.0, -1.0), side));
    let sum = towards.fold((0.0, 0.0), plus);
    times(sum, [0.0, 36.0, 20.0, 22.0, 0.0][sides])
}

/// The coast from the north-eastern corner over so many sides without land.
fn coast(gap: usize, sides: usize, tips: bool) -> Vec<Point> {
    match gap {
        // A bay.
        1 if sides == 3 => {
            vec![(50., -50.), (34., -33.), (20., -18.), (15., 0.), (20., 18.), (34., 33.), (50., 50.)]
        }
        1 => vec![(50., -50.), (37., -36.), (27., -19.), (23., 0.), (27., 19.), (37., 36.), (50., 50.)],
        // From corner to corner across.
        2 => vec![(50., -50.), (29., -41.), (10., -27.), (-7., -7.), (-27., 10.), (-41., 29.), (-50., 50.)],
        // Round a single side, which reaches the middle if it has to touch what comes from the other side.
        _ if tips => {
            vec![
                (50., -50.),
                (33., -37.),
                (18., -25.),
                (8., -9.),
                (0., 1.5),
                (-8., -9.),
                (-18., -25.),
                (-33., -37.),
                (-50., -50.),
            ]
        }
        _ => {
            vec![(50., -50.), (34., -36.), (18., -24.), (0., -19.), (-18., -24.), (-34., -36.), (-50., -50.)]
        }
    }
}

/// A line turned by quarters, with a hand that trembles a little; its ends stay, and so does a tip in the middle.
fn wavy(line: &[Point], quarters: usize, seed: usize) -> Vec<Point> {
    let last = line.len() - 1;
    let tremble = |index: usize, salt: usize| {
        let number = (seed * 7919 + index * 104_729 + salt * 1_299_709) % 1_000;
        (number as f64 / 500.0 - 1.0) * 2.6
    };
    let place = |(index, &(x, y)): (usize, &Point)| {
        let fixed = index == 0 || index == last || line.len() == 9;
        let moved = if fixed { (x, y) } else { (x + tremble(index, 1), y + tremble(index, 2)) };
        turned(moved, quarters)
    };
    line.iter().enumerate().map(place).collect()
}

/// The middle line of a bridge.
fn bridge(region: &Region, lands: &[Land], stone: Option<Point>, regions: &[Region]) -> Vec<Point> {
    let sides: Vec<Side> = region.ports.sides().collect();
    let from = sides.first().map_or((0.0, 0.0), |&side| middle(side));
    let inwards = |point: Point, far: f64| times(point, 1.0 - far / HALF);
    let curve = |one: Point, two: Point, to: Point| {
        (0..=12).map(|step| cubic(from, one, two, to, f64::from(step) / 12.0)).collect()
    };
    match (region.end, &sides[..]) {
        (None, &[one, other]) => {
            let to = middle(other);
            // A bridge gives way to land beside it, but always leaves its side at a right angle.
            let away = lands.iter().fold((0.0, 0.0), |sum, land| plus(sum, land.heart));
            if one.opposite() == other {
                let (bend, along) = (times(away, -0.26), times(to, 0.36));
                let back = plus(bend, times(along, -1.0));
                let mut line: Vec<Point> = curve(inwards(from, 20.0), back, bend);
                let rest =
                    |step| cubic(bend, plus(bend, along), inwards(to, 20.0), to, f64::from(step) / 12.0);
                line.extend((1..=12).map(rest));
                line
            } else {
                curve(inwards(from, 33.0), inwards(to, 33.0), to)
            }
        }
        (Some(BridgeEnd::Market), _) => {
            let to = times(from, (ISLET - 3.0) / HALF);
            curve(inwards(from, 10.0), inwards(from, 18.0), to)
        }
        (Some(BridgeEnd::Island(side)), _) => {
            let ashore = |land: &&Land| regions[land.region].ports.sides().any(|own| own == side);
            let Some(land) = lands.iter().find(ashore) else { return vec![from, (0.0, 0.0)] };
            let (to, towards) = landing(land, inwards(from, 12.0));
            curve(inwards(from, 22.0), plus(to, times(towards, -14.0)), to)
        }
        _ => {
            let to = stone.unwrap_or_default();
            curve(inwards(from, 16.0), inwards(from, 30.0), to)
        }
    }
}

/// Where somebody who walks from a point to the heart of an island stands a little ashore, and which way they look.
fn landing(land: &Land, from: Point) -> (Point, Point) {
    let way = (land.heart.0 - from.0, land.heart.1 - from.1);
    let length = way.0.hypot(way.1).max(1.0);
    let step = times(way, 1.0 / length);
    let steps = (0..length as usize).map(|far| plus(from, times(step, far as f64)));
    let shore = steps.into_iter().find(|&point| inside(&land.rim, point)).unwrap_or(land.heart);
    (plus(shore, times(step, 4.0)), step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::Edition;
    use tidetable_south_seas::{Archipelago, Turns};

    fn shape(name: &str) -> Shape {
        let edition = Edition::<Archipelago>::default();
        let face = edition.face_named(name.parse().unwrap()).unwrap();
        Shape::of(edition.facing(face, Turns::default()), face.index())
    }

    #[test]
    fn coasts_begin_and_end_in_corners() {
        for (name, coasts) in [("I1", 1), ("I3", 1), ("I8", 2), ("I10", 1), ("C15", 1)] {
            for land in shape(name).lands {
                assert_eq!(land.coasts.len(), coasts, "{name}");
                for coast in land.coasts {
                    for (x, y) in [coast[0], coast[coast.len() - 1]] {
                        assert_eq!((x.abs(), y.abs()), (HALF, HALF), "{name}");
                    }
                }
            }
        }
    }

    #[test]
    fn bridges_leave_in_the_middle_of_their_side_at_a_right_angle() {
        let edition = Edition::<Archipelago>::default();
        for (id, face) in edition.faces() {
            let facing = edition.facing(id, Turns::default());
            for bridge in Shape::of(facing, id.index()).bridges {
                let side = facing.regions()[bridge.region].ports.sides().next().unwrap();
                assert_eq!(bridge.line[0], middle(side), "{}", face.name);
                let (near, start) = (bridge.line[1], bridge.line[0]);
                let (off, on) =
                    if start.0 == 0.0 { (near.0, near.1 - start.1) } else { (near.1, near.0 - start.0) };
                assert!(off.abs() < on.abs() * 0.2, "{}: {start:?} {near:?}", face.name);
            }
        }
    }

    #[test]
    fn a_bridge_to_an_island_ends_ashore() {
        for name in ["C8", "C10", "C13", "C14", "C15", "C16"] {
            let shape = shape(name);
            let end = *shape.bridges[0].line.last().unwrap();
            assert!(shape.land_at(end).is_some(), "{name}: {end:?}");
        }
    }
}
