//! Bananas, shells and fish.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A kind of good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// From islands.
    Banana,
    /// From bridges.
    Shell,
    /// From seas.
    Fish,
}

impl Good {
    /// All kinds.
    pub const ALL: [Good; 3] = [Good::Banana, Good::Shell, Good::Fish];

    /// The letter it has on ships: `b`, `s` or `f`.
    pub const fn letter(self) -> char {
        ['b', 's', 'f'][self as usize]
    }
}

/// How many there are of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// Bananas.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bananas: u16,
    /// Shells.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shells: u16,
    /// Fish.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fish: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(count: &u16) -> bool {
    *count == 0
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods { bananas: 0, shells: 0, fish: 0 };

    /// How many goods of any kind.
    #[inline]
    pub const fn total(self) -> u32 {
        self.bananas as u32 + self.shells as u32 + self.fish as u32
    }

    /// Whether there is at least as much of every kind as in `other`.
    #[inline]
    pub const fn cover(self, other: Goods) -> bool {
        self.bananas >= other.bananas && self.shells >= other.shells && self.fish >= other.fish
    }

    /// What is left after giving `other` away; never less than nothing.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Goods) -> Goods {
        Goods {
            bananas: self.bananas.saturating_sub(other.bananas),
            shells: self.shells.saturating_sub(other.shells),
            fish: self.fish.saturating_sub(other.fish),
        }
    }

    /// So many of one kind.
    #[must_use]
    pub fn of(good: Good, count: u16) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = count;
        goods
    }
}

impl Index<Good> for Goods {
    type Output = u16;

    #[inline]
    fn index(&self, good: Good) -> &u16 {
        match good {
            Good::Banana => &self.bananas,
            Good::Shell => &self.shells,
            Good::Fish => &self.fish,
        }
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u16 {
        match good {
            Good::Banana => &mut self.bananas,
            Good::Shell => &mut self.shells,
            Good::Fish => &mut self.fish,
        }
    }
}
