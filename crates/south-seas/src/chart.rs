//! Which cells hold tiles, which are open for the next one, and what their neighbours demand.
//!
//! A board of 73 tiles may stretch 73 cells in any direction, so a grid would be large and nearly empty.
//! The chart is a table of 256 slots instead, in which a cell is looked up by the low four bits of both
//! coordinates: a grid of 16 by 16 wrapped round the world. Boards seldom grow wider than that, and then no
//! two cells want the same slot; where they do, the later one moves on. No shape of board is special: 73
//! tiles have at most 148 open cells, so at least 35 slots stay empty and every search ends.

use crate::{
    cell::{Cell, Side},
    edition::TILES,
    face::{Edge, Edges},
};

/// The most open cells: n squares joined by their sides have an outline of at most 2n + 2 sides.
const MAX_OPEN: usize = 2 * TILES + 2;
/// An empty slot. Codes from 1 on are tiles, codes from `FIRST_OPEN` on are open cells.
const EMPTY: u8 = 0;
const FIRST_OPEN: usize = TILES + 1;
/// How far a cell moves on that finds its slot taken: odd, so that it comes past every slot, and far from
/// the slots of its neighbours.
const STRIDE: u8 = 119;

/// What is known of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Not next to any tile.
    Apart,
    /// Holds the tile with this number.
    Tile(usize),
    /// Free and next to a tile; the number is good until the next tile is laid.
    Open(usize),
}

/// Which cells hold tiles and which are open.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    /// The code of the cell that lives in each slot.
    slots: [u8; 256],
    /// The cell of each code.
    cells: [Cell; 256],
    demands: [Edges; MAX_OPEN],
    tiles: u8,
    open: u8,
}

impl Chart {
    pub(crate) const fn new() -> Chart {
        Chart {
            slots: [EMPTY; 256],
            cells: [Cell::START; 256],
            demands: [Edges(0); MAX_OPEN],
            tiles: 0,
            open: 0,
        }
    }

    /// How many tiles there are.
    #[inline]
    pub(crate) const fn tiles(&self) -> usize {
        self.tiles as usize
    }

    /// Where a tile lies.
    #[inline]
    pub(crate) const fn tile_cell(&self, tile: usize) -> Cell {
        self.cells[1 + tile]
    }

    /// What the neighbours of each open cell demand.
    #[inline]
    pub(crate) fn demands(&self) -> &[Edges] {
        &self.demands[..usize::from(self.open)]
    }

    /// The cells of the demands, in the same order.
    #[inline]
    pub(crate) fn open_cells(&self) -> &[Cell] {
        &self.cells[FIRST_OPEN..FIRST_OPEN + usize::from(self.open)]
    }

    /// What is known of a cell.
    #[inline]
    pub(crate) fn place(&self, cell: Cell) -> Place {
        match usize::from(self.slots[self.slot(cell)]) {
            0 => Place::Apart,
            code if code < FIRST_OPEN => Place::Tile(code - 1),
            code => Place::Open(code - FIRST_OPEN),
        }
    }

    /// The slot of a cell, or the empty one that it would get.
    #[inline]
    fn slot(&self, cell: Cell) -> usize {
        let mut slot = (cell.north() as u8) << 4 | (cell.east() as u8 & 15);
        loop {
            let code = self.slots[usize::from(slot)];
            if code == EMPTY || self.cells[usize::from(code)] == cell {
                return usize::from(slot);
            }
            slot = slot.wrapping_add(STRIDE);
        }
    }

    /// Puts the next tile on an open cell, or the first tile anywhere.
    #[inline]
    pub(crate) fn settle(&mut self, cell: Cell) {
        let slot = self.slot(cell);
        if let Place::Open(hole) = self.place(cell) {
            self.close(hole);
        }
        self.tiles += 1;
        self.slots[slot] = self.tiles;
        self.cells[usize::from(self.tiles)] = cell;
    }

    /// Takes a cell out of the open ones; the last of them takes its number.
    #[inline]
    fn close(&mut self, hole: usize) {
        self.open -= 1;
        let last = usize::from(self.open);
        if hole != last {
            let moved = self.cells[FIRST_OPEN + last];
            let slot = self.slot(moved);
            self.slots[slot] = (FIRST_OPEN + hole) as u8;
            self.cells[FIRST_OPEN + hole] = moved;
            self.demands[hole] = self.demands[last];
        }
    }

    /// A tile shows `edge` on what is `side` of this cell: the tile that lies here, or else the cell is open
    /// now and demands that edge.
    #[inline]
    pub(crate) fn border(&mut self, cell: Cell, side: Side, edge: Edge) -> Option<usize> {
        let slot = self.slot(cell);
        let code = usize::from(self.slots[slot]);
        if code == usize::from(EMPTY) {
            let fresh = usize::from(self.open);
            self.open += 1;
            self.slots[slot] = (FIRST_OPEN + fresh) as u8;
            self.cells[FIRST_OPEN + fresh] = cell;
            self.demands[fresh] = Edges::default().with(side, edge);
            return None;
        }
        if code < FIRST_OPEN {
            return Some(code - 1);
        }
        let demand = &mut self.demands[code - FIRST_OPEN];
        *demand = demand.with(side, edge);
        None
    }
}
