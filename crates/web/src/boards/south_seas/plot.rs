//! Which part of a tile lies where, on a fine grid: for pointing at seas, for outlining them, and for finding room
//! for icons and islanders.

use tidetable_south_seas::{Facing, Kind};

use super::{
    curve::{Point, distance},
    shape::{ISLET, STONE, Shape, TILE},
};

/// Grid cells along a side of a tile.
pub(super) const GRID: usize = 40;
/// The side of a grid cell.
pub(super) const STEP: f64 = TILE / GRID as f64;

/// What lies on a grid cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Patch {
    /// A region of the tile, by its number.
    Region(u8),
    Market,
    /// A junction stone, or water that no sea of the tile reaches.
    Nothing,
}

/// What lies where on a tile as its face is written down.
#[derive(Clone, Debug)]
pub(super) struct Plot(Vec<Patch>);

/// The middle of a grid cell.
pub(super) fn centre(column: usize, row: usize) -> Point {
    let at = |index: usize| (index as f64 + 0.5) * STEP - TILE / 2.0;
    (at(column), at(row))
}

/// The grid cell on which a point lies.
pub(super) fn grid_cell((x, y): Point) -> (usize, usize) {
    let index = |at: f64| (((at + TILE / 2.0) / STEP).max(0.0) as usize).min(GRID - 1);
    (index(x), index(y))
}

impl Plot {
    pub(super) fn of(facing: &Facing, shape: &Shape) -> Plot {
        let solid = |(column, row): (usize, usize)| {
            let point = centre(column, row);
            let stone = shape.stone.is_some_and(|stone| distance(stone, point) < STONE);
            if shape.market && distance((0.0, 0.0), point) < ISLET {
                return Some(Patch::Market);
            }
            if stone {
                return Some(Patch::Nothing);
            }
            shape.bridge_at(point).or_else(|| shape.land_at(point)).map(|region| Patch::Region(region as u8))
        };
        let cells = (0..GRID * GRID).map(|index| solid((index % GRID, index / GRID)));
        let mut patches: Vec<Option<Patch>> = cells.collect();
        for (index, region) in facing.regions().iter().enumerate() {
            if region.kind == Kind::Sea {
                region.ports.numbers().for_each(|port| flood(&mut patches, gate(port), index));
            }
        }
        Plot(patches.into_iter().map(|patch| patch.unwrap_or(Patch::Nothing)).collect())
    }

    pub(super) fn at(&self, column: usize, row: usize) -> Patch {
        self.0[row * GRID + column]
    }

    /// How far each grid cell of a part is from the nearest that does not belong to it, in cells.
    pub(super) fn depths(&self, part: Patch) -> Vec<u16> {
        let mut depths: Vec<u16> =
            self.0.iter().map(|&patch| if patch == part { u16::MAX } else { 0 }).collect();
        // Two sweeps, straight steps counting two and slanting ones three.
        let forwards = [(-1, 0, 2), (0, -1, 2), (-1, -1, 3), (1, -1, 3)];
        let order: Vec<usize> = (0..GRID * GRID).collect();
        for (indices, back) in [(order.clone(), 1), (order.into_iter().rev().collect(), -1)] {
            for index in indices {
                let (column, row) = ((index % GRID) as i32, (index / GRID) as i32);
                let near = forwards.iter().map(|&(right, down, cost)| {
                    let (column, row) = (column + right * back, row + down * back);
                    let within = (0..GRID as i32).contains(&column) && (0..GRID as i32).contains(&row);
                    let depth = if within { depths[(row * GRID as i32 + column) as usize] } else { 0 };
                    depth.saturating_add(cost)
                });
                depths[index] = near.fold(depths[index], u16::min);
            }
        }
        depths
    }
}

/// The grid cell in the middle of a half side.
fn gate(port: usize) -> (usize, usize) {
    const QUARTER: usize = GRID / 4;
    let (near, far) = (QUARTER, GRID - 1 - QUARTER);
    let along = if port.is_multiple_of(2) { near } else { far };
    match port / 2 {
        0 => (along, 0),
        1 => (GRID - 1, along),
        2 => (GRID - 1 - along, GRID - 1),
        _ => (0, GRID - 1 - along),
    }
}

/// Gives the water around a grid cell to a sea.
fn flood(patches: &mut [Option<Patch>], from: (usize, usize), sea: usize) {
    let mut open = vec![from];
    while let Some((column, row)) = open.pop() {
        let patch = &mut patches[row * GRID + column];
        if patch.is_some() {
            continue;
        }
        *patch = Some(Patch::Region(sea as u8));
        let beside = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let beside = beside.map(|(right, down)| (column as i32 + right, row as i32 + down));
        let within = |&(column, row): &(i32, i32)| {
            (0..GRID as i32).contains(&column) && (0..GRID as i32).contains(&row)
        };
        open.extend(beside.into_iter().filter(within).map(|(column, row)| (column as usize, row as usize)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::Edition;
    use tidetable_south_seas::{Archipelago, Turns};

    /// The drawing says the same as the data: water that belongs together hangs together, and nothing else does.
    #[test]
    fn seas_are_parted_as_the_data_part_them() {
        let edition = Edition::<Archipelago>::default();
        for (id, face) in edition.faces() {
            let facing = edition.facing(id, Turns::default());
            let plot = Plot::of(facing, &Shape::of(facing, id.index()));
            for (index, region) in facing.regions().iter().enumerate() {
                for port in region.ports.numbers().filter(|_| region.kind == Kind::Sea) {
                    let (column, row) = gate(port);
                    assert_eq!(
                        plot.at(column, row),
                        Patch::Region(index as u8),
                        "{} {}: another sea has flooded it",
                        face.name,
                        region.spot()
                    );
                }
                let size = plot.0.iter().filter(|&&patch| patch == Patch::Region(index as u8)).count();
                assert!(size >= 20, "{} {} is too small to be seen: {size}", face.name, region.spot());
            }
        }
    }

    #[test]
    fn each_sea_hangs_together() {
        let edition = Edition::<Archipelago>::default();
        for (id, face) in edition.faces() {
            let facing = edition.facing(id, Turns::default());
            let plot = Plot::of(facing, &Shape::of(facing, id.index()));
            for (index, region) in facing.regions().iter().enumerate() {
                if region.kind != Kind::Sea {
                    continue;
                }
                // Flooding from one half side alone reaches all others.
                let own = Patch::Region(index as u8);
                let mut water: Vec<Option<Patch>> =
                    plot.0.iter().map(|&patch| (patch != own).then_some(patch)).collect();
                let first = region.ports.numbers().next().unwrap();
                flood(&mut water, gate(first), 99);
                assert!(water.iter().all(Option::is_some), "{} {}", face.name, region.spot());
            }
        }
    }

    #[test]
    fn depths_grow_towards_the_middle() {
        let edition = Edition::<Archipelago>::default();
        let face = edition.face_named("I8".parse().unwrap()).unwrap();
        let facing = edition.facing(face, Turns::default());
        let plot = Plot::of(facing, &Shape::of(facing, 0));
        let depths = plot.depths(plot.at(GRID / 2, GRID / 2));
        assert!(
            depths[GRID / 2 * GRID + GRID / 2] > depths[GRID / 2 * GRID + 1],
            "the band is deepest inside"
        );
        assert_eq!(depths[GRID / 2], 0, "the bay is none of it");
    }
}
