//! The bit-parallel geometry against the obvious way to do it.

use tidetable_kernel::Dice;
use tidetable_perladora::{Cell, CellSet, Edge, Edges, board};

/// The lines left open in so many random games of pontoons alone, from the first pontoon to the last.
pub(crate) fn random_waters(games: u64) -> impl Iterator<Item = Edges> {
    (0..games).flat_map(|seed| {
        let mut dice = Dice::seeded(seed);
        std::iter::successors(Some(Edges::ALL), move |&open| {
            let room: Vec<Edge> = board::room(open).iter().collect();
            (!room.is_empty()).then(|| open.minus(Edges::NONE.with(dice.pick(&room))))
        })
    })
}

/// Walks from cell to cell.
fn walk(open: Edges, start: Cell) -> CellSet {
    let mut reached = CellSet::only(start);
    let mut todo = vec![start];
    while let Some(cell) = todo.pop() {
        let (column, row) = (cell.column(), cell.row());
        let around = [
            (column + 1, row),
            (column, row + 1),
            (column.wrapping_sub(1), row),
            (column, row.wrapping_sub(1)),
        ];
        for next in around.into_iter().filter_map(|(column, row)| Cell::at(column, row)) {
            let edge = Edge::between(cell, next).expect("neighbours");
            if open.contains(edge) && !reached.contains(next) {
                reached = reached.with(next);
                todo.push(next);
            }
        }
    }
    reached
}

/// RULES §6.3, word by word: no territory under four cells.
fn allowed(open: Edges, edge: Edge) -> bool {
    let closed = open.minus(Edges::NONE.with(edge));
    let (near, far) = edge.ends();
    walk(closed, near).len() >= 4 && walk(closed, far).len() >= 4
}

#[test]
fn the_room_for_pontoons_is_what_a_walk_finds() {
    let mut positions = 0;
    for open in random_waters(200) {
        let expected: Edges = open.iter().filter(|&edge| allowed(open, edge)).collect();
        assert_eq!(board::room(open), expected, "{open:?}");
        positions += 1;
    }
    assert!(positions > 5_000, "{positions}");
}

#[test]
fn territories_are_what_a_walk_finds() {
    for open in random_waters(40) {
        let mut covered = CellSet::NONE;
        for territory in board::territories(open) {
            let start = territory.first().expect("a territory has cells");
            assert_eq!(territory, walk(open, start));
            assert_eq!(board::territory(open, start), territory);
            assert!(!covered.meets(territory) && territory.len() >= board::SMALLEST_TERRITORY);
            covered |= territory;
        }
        assert_eq!(covered, CellSet::ALL);
    }
}

#[test]
fn what_a_pontoon_parts_is_what_a_walk_finds() {
    for open in random_waters(10) {
        for edge in open.iter() {
            let closed = open.minus(Edges::NONE.with(edge));
            let sides = [edge.ends().0, edge.ends().1].map(|cell| walk(closed, cell));
            let parted = (sides[0] != sides[1]).then(|| {
                let [near, far] = sides;
                if far.len() < near.len() { (far, near) } else { (near, far) }
            });
            assert_eq!(board::parted(open, edge), parted, "{edge}");
        }
    }
}
