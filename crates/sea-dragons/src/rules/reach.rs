//! Where a seat can lay dragons, on bitboards.

use tidetable_kernel::Seat;

use crate::{Cells, Shape, shape::Outline, table::Table};

/// Where a seat can lay dragons: every question about a whole orientation is answered by shifting masks.
pub(crate) struct Reach {
    /// Cells that can be covered: RULES §5.3 and §5.5.
    free: Cells,
    /// Cells of which one must be covered: RULES §5.4.
    shore: Cells,
    /// Cells that cost a toll: RULES §5.6.
    tolls: Cells,
    /// Cells that bring a coin: RULES §5.6.
    coins: Cells,
    purse: u32,
    toll: u32,
}

impl Reach {
    /// Where `seat` can lay dragons now.
    pub(crate) fn of(table: &Table, seat: Seat) -> Reach {
        let (edition, own, covered) = (table.edition(), table.bodies[seat], table.covered());
        Reach {
            free: Cells::ALL - edition.island - covered - own.beside(),
            shore: (edition.island | (covered - own)).beside(),
            tolls: table.tolls(),
            coins: table.sea.features.coins,
            purse: u32::from(table.stocks[seat].coins),
            toll: u32::from(edition.coins.toll),
        }
    }

    /// Every cell where the head can lie with this outline.
    #[inline]
    pub(crate) fn heads(&self, outline: &Outline) -> Cells {
        let (mut fit, mut touch) = (self.free, self.shore);
        for &offset in &outline.offsets()[1..] {
            fit &= self.free.back(u32::from(offset));
            touch |= self.shore.back(u32::from(offset));
        }
        self.affordable(outline, fit & touch)
    }

    /// RULES §5.6: those of the heads whose toll can be paid.
    #[inline]
    fn affordable(&self, outline: &Outline, heads: Cells) -> Cells {
        let most = self.purse / self.toll.max(1);
        if most >= outline.offsets().len() as u32 || heads.is_empty() {
            return heads;
        }
        let mut tolls = Counters::default();
        for &offset in outline.offsets() {
            tolls.add(self.tolls.back(u32::from(offset)));
        }
        // Few places cost more than the purse holds; coins found there may still make up for it.
        let dear = heads & tolls.more_than(most);
        dear.into_iter()
            .filter(|&head| !self.pays(outline.lay(head)))
            .fold(heads, |rest, head| rest - Cells::only(head))
    }

    fn pays(&self, cells: Cells) -> bool {
        (self.tolls & cells).len() * self.toll <= self.purse + (self.coins & cells).len()
    }

    /// Whether there is any place for this shape.
    #[inline]
    pub(crate) fn any(&self, shape: Shape) -> bool {
        shape.outlines().iter().any(|outline| !self.heads(outline).is_empty())
    }

    /// How many places there are for this shape; counting stops at `enough`.
    pub(crate) fn count(&self, shape: Shape, enough: u32) -> u32 {
        let mut count = 0;
        for outline in shape.outlines() {
            count += self.heads(outline).len();
            if count >= enough {
                return enough;
            }
        }
        count
    }

    /// RULES §5.4: whether a dragon on these cells would touch the island or another's dragon.
    pub(crate) fn touches(&self, cells: Cells) -> bool {
        self.shore.meets(cells)
    }
}

/// For every cell a number from zero to seven, one bit of all numbers in each set.
#[derive(Default)]
struct Counters {
    ones: Cells,
    twos: Cells,
    fours: Cells,
}

impl Counters {
    /// Counts one more in these cells.
    #[inline]
    fn add(&mut self, cells: Cells) {
        let carry = self.ones & cells;
        self.ones = self.ones ^ cells;
        self.fours |= self.twos & carry;
        self.twos = self.twos ^ carry;
    }

    /// The cells whose number is greater; no number here is greater than five.
    #[inline]
    fn more_than(&self, bound: u32) -> Cells {
        match bound {
            0 => self.ones | self.twos | self.fours,
            1 => self.twos | self.fours,
            2 => (self.twos & self.ones) | self.fours,
            3 => self.fours,
            4 => self.fours & self.ones,
            _ => Cells::NONE,
        }
    }
}
