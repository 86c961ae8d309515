//! Where a seat can lay dragons, on bitboards.

use tidetable_kernel::Seat;

use crate::{Cells, Outline, Shape, table::Table};

/// Where a seat can lay dragons. All places of an outline are found at once: the sea is shifted under each
/// of its cells, and what remains is where the outline fits.
pub(crate) struct Reach {
    /// Cells that can be covered: RULES §5.3 and §5.5.
    free: Layers,
    /// Cells of which one must be covered: RULES §5.4.
    shore: Layers,
    /// Cells that cost a toll: RULES §5.6.
    tolls: Layers,
    /// Cells that bring a coin: RULES §5.6.
    finds: Cells,
    coins: u32,
    toll: u32,
}

/// A set of cells, moved north by no row, by one, and so on up to four, the most an outline can reach down.
struct Layers([Cells; 5]);

impl Layers {
    fn of(cells: Cells) -> Layers {
        Layers([cells, cells.north(1), cells.north(2), cells.north(3), cells.north(4)])
    }

    /// The set moved north and west.
    #[inline]
    fn under(&self, (row, column): (u8, u8)) -> Cells {
        self.0[usize::from(row)].west(column)
    }
}

impl Reach {
    /// Where `seat` can lay dragons now.
    pub(crate) fn of(table: &Table, seat: Seat) -> Reach {
        Reach {
            free: Layers::of(table.free(seat)),
            shore: Layers::of(table.shore(seat)),
            tolls: Layers::of(table.tolls()),
            finds: table.sea.features.coins,
            coins: u32::from(table.stocks[seat].coins),
            toll: u32::from(table.edition().coins.toll),
        }
    }

    /// Every cell where the head can lie with this outline.
    #[inline]
    pub(crate) fn heads(&self, outline: &Outline) -> Cells {
        let (mut fit, mut touch) = (Cells::ALL, Cells::NONE);
        for &step in outline.boxed() {
            fit &= self.free.under(step);
            touch |= self.shore.under(step);
        }
        fit &= touch;
        if self.coins < self.toll * outline.offsets().len() as u32 {
            fit -= self.too_dear(outline, fit);
        }
        // So far the bits stand at the left edge of the outline; they are wanted at its head.
        fit.east(outline.left())
    }

    /// RULES §5.6: those of the places where the toll is more than the purse and what is found there.
    fn too_dear(&self, outline: &Outline, places: Cells) -> Cells {
        let mut tolls = Counters::default();
        for &step in outline.boxed() {
            tolls.add(self.tolls.under(step));
        }
        let most = self.coins / self.toll;
        let dear = places & tolls.at_least(most + 1);
        if dear.is_empty() {
            return dear;
        }
        let mut finds = Counters::default();
        for &(row, column) in outline.boxed() {
            finds.add(self.finds.north(u32::from(row)).west(column));
        }
        let cells = outline.offsets().len() as u32;
        let paid = |count| tolls.exactly(count) & finds.at_least(count * self.toll - self.coins);
        (most + 1..=cells).fold(dear, |dear, count| dear - paid(count))
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
}

/// For every cell a number from zero to five, one bit of all numbers in each set.
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

    /// The cells with this number, which is not zero.
    #[inline]
    fn exactly(&self, number: u32) -> Cells {
        self.at_least(number) - self.at_least(number + 1)
    }

    /// The cells with this number, which is not zero, or a greater one.
    #[inline]
    fn at_least(&self, number: u32) -> Cells {
        match number {
            1 => self.ones | self.twos | self.fours,
            2 => self.twos | self.fours,
            3 => (self.twos & self.ones) | self.fours,
            4 => self.fours,
            5 => self.fours & self.ones,
            _ => Cells::NONE,
        }
    }
}
