//! The shape of the water: what hangs together through lines without a pontoon.
//!
//! Everything here is a function of the open lines alone.

use crate::{
    cell::{Cell, CellSet},
    edge::{Edge, Edges},
};

/// RULES §6.3: no territory may have fewer cells.
pub const SMALLEST_TERRITORY: u32 = 4;
/// Forty cells hold no more territories.
pub const MOST_TERRITORIES: usize = 10;

/// All cells that can be reached from `seeds` over open lines, the seeds included.
#[inline]
pub fn flood(open: Edges, seeds: CellSet) -> CellSet {
    let mut reached = seeds.0;
    loop {
        let across = reached | (reached & open.east) << 1 | reached >> 1 & open.east;
        let next = across | (across & open.south) << 8 | across >> 8 & open.south;
        if next == reached {
            return CellSet(reached);
        }
        reached = next;
    }
}

/// All cells at most one open line away from `cells`, these included.
#[inline]
pub fn spread(open: Edges, cells: CellSet) -> CellSet {
    let CellSet(from) = cells;
    let across = (from & open.east) << 1 | from >> 1 & open.east;
    let along = (from & open.south) << 8 | from >> 8 & open.south;
    CellSet(from | across | along)
}

/// RULES §7.1: the territories, in the order of their first cells.
pub fn territories(open: Edges) -> impl Iterator<Item = CellSet> + Clone {
    let mut rest = CellSet::ALL;
    std::iter::from_fn(move || {
        let territory = flood(open, CellSet::only(rest.first()?));
        rest = rest.minus(territory);
        Some(territory)
    })
}

/// The territory a cell lies in.
pub fn territory(open: Edges, cell: Cell) -> CellSet {
    flood(open, CellSet::only(cell))
}

/// What a pontoon on an open line would part: the smaller side first; nothing if the water still hangs
/// together around it.
pub fn parted(open: Edges, edge: Edge) -> Option<(CellSet, CellSet)> {
    let closed = open.minus(Edges::NONE.with(edge));
    let (near, far) = edge.ends();
    let near = territory(closed, near);
    if near.contains(far) {
        return None;
    }
    let far = territory(closed, far);
    Some(if far.len() < near.len() { (far, near) } else { (near, far) })
}

/// RULES §6.3: the open lines where a pontoon cuts off no area of one, two or three cells.
///
/// Such an area hangs on the rest by a single line, and in a grid three cells cannot form a ring. So it
/// is one of four shapes, named here by the cell from which that single line leaves:
///
/// * `tip`: a cell with one open line;
/// * `stalk`: a cell with two, one of them to a tip;
/// * `fork`: a cell with three, two of them to tips;
/// * `root`: a cell with two, one of them to a stalk.
///
/// Every open line of such a cell is forbidden (its other lines lead into the area and are forbidden for
/// the same reason), and no other line is. This holds as long as no territory is too small already.
#[inline]
pub fn room(open: Edges) -> Edges {
    let Edges { east, south } = open;
    // Half adders over the four directions: how many open lines each cell has.
    let (west, north) = (east << 1, south << 8);
    let (one_across, two_across) = (east ^ west, east & west);
    let (one_along, two_along) = (south ^ north, south & north);
    let odd = one_across ^ one_along;
    let tip = odd & !(two_across | two_along);
    let three = odd & (two_across | two_along);
    let two = one_across & one_along | (two_across ^ two_along) & !(one_across | one_along);

    let (by_west, by_east) = ((tip & east) << 1, tip >> 1 & east);
    let (by_north, by_south) = ((tip & south) << 8, tip >> 8 & south);
    let across = by_west | by_east;
    let along = by_north | by_south;
    let stalk = two & (across | along);
    let fork = three & (by_west & by_east | by_north & by_south | across & along);
    let beside_stalk = (stalk & east) << 1 | stalk >> 1 & east | (stalk & south) << 8 | stalk >> 8 & south;
    let root = two & beside_stalk;

    let tight = tip | stalk | fork | root;
    Edges { east: east & !(tight | tight >> 1), south: south & !(tight | tight >> 8) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreading_again_and_again_floods_a_territory() {
        let mut open = Edges::ALL;
        for edge in Edges::ALL.iter().step_by(3) {
            open = open.minus(Edges::NONE.with(edge));
        }
        for cell in CellSet::ALL.iter() {
            let mut reached = CellSet::only(cell);
            while spread(open, reached) != reached {
                let next = spread(open, reached);
                assert!(next.minus(reached).len() <= 4 * reached.len());
                reached = next;
            }
            assert_eq!(reached, territory(open, cell));
        }
    }
}
