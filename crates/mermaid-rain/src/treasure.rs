//! Treasures, and piles of them.

use std::{
    fmt,
    ops::{Add, AddAssign, Index, IndexMut},
};

use serde::{Deserialize, Serialize};

/// A kind of treasure token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Treasure {
    /// A dragon's scale.
    Dragon,
    /// A pearl.
    Pearl,
    /// A crystal.
    Crystal,
    /// A piece of coral.
    Coral,
    /// A sea shell, in other words an abalone.
    Shell,
}

impl Treasure {
    /// All kinds, the rarest first.
    pub const ALL: [Treasure; 5] =
        [Treasure::Dragon, Treasure::Pearl, Treasure::Crystal, Treasure::Coral, Treasure::Shell];

    /// Its name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Treasure::Dragon => "dragon",
            Treasure::Pearl => "pearl",
            Treasure::Crystal => "crystal",
            Treasure::Coral => "coral",
            Treasure::Shell => "shell",
        }
    }
}

/// Treasure tokens, counted by kind; written as an object that names the kinds there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Treasures([u8; 5]);

/// No box holds more tokens.
pub(crate) const MOST_TOKENS: u8 = 120;

impl Treasures {
    /// No token.
    pub const NONE: Treasures = Treasures([0; 5]);

    /// So many dragon scales, pearls, crystals, corals and shells.
    #[inline]
    pub const fn new(counts: [u8; 5]) -> Treasures {
        Treasures(counts)
    }

    /// How many there are.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 5]
    }

    /// The kinds there are, each with its number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Treasure, u8)> {
        Treasure::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The kinds of which there are none.
    pub fn missing(self) -> impl Iterator<Item = Treasure> {
        Treasure::ALL.into_iter().filter(move |&kind| self[kind] == 0)
    }

    /// These without `others`, if all of those are among them.
    pub fn checked_sub(self, others: Treasures) -> Option<Treasures> {
        let mut rest = self;
        for (kind, count) in others.iter() {
            rest[kind] = rest[kind].checked_sub(count)?;
        }
        Some(rest)
    }

    /// The token that `rank` tokens come before, kind by kind; there must be one.
    #[inline]
    pub(crate) fn nth(self, rank: u32) -> Treasure {
        let mut rest = rank;
        for (kind, count) in self.iter() {
            match u32::from(count) {
                count if rest < count => return kind,
                count => rest -= count,
            }
        }
        unreachable!("{rank} tokens come before no token of {self:?}")
    }
}

impl Index<Treasure> for Treasures {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Treasure) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Treasure> for Treasures {
    #[inline]
    fn index_mut(&mut self, kind: Treasure) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

impl Add for Treasures {
    type Output = Treasures;

    fn add(self, others: Treasures) -> Treasures {
        Treasures(std::array::from_fn(|kind| self.0[kind] + others.0[kind]))
    }
}

impl AddAssign for Treasures {
    fn add_assign(&mut self, others: Treasures) {
        *self = *self + others;
    }
}

impl std::iter::Sum for Treasures {
    fn sum<I: Iterator<Item = Treasures>>(piles: I) -> Treasures {
        piles.fold(Treasures::NONE, Add::add)
    }
}

impl FromIterator<Treasure> for Treasures {
    fn from_iter<I: IntoIterator<Item = Treasure>>(tokens: I) -> Treasures {
        let mut treasures = Treasures::NONE;
        tokens.into_iter().for_each(|token| treasures[token] += 1);
        treasures
    }
}

impl fmt::Debug for Treasures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Counts {
    #[serde(skip_serializing_if = "is_zero")]
    dragon: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pearl: u8,
    #[serde(skip_serializing_if = "is_zero")]
    crystal: u8,
    #[serde(skip_serializing_if = "is_zero")]
    coral: u8,
    #[serde(skip_serializing_if = "is_zero")]
    shell: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl From<Treasures> for Counts {
    fn from(Treasures([dragon, pearl, crystal, coral, shell]): Treasures) -> Counts {
        Counts { dragon, pearl, crystal, coral, shell }
    }
}

impl TryFrom<Counts> for Treasures {
    type Error = String;

    fn try_from(counts: Counts) -> Result<Treasures, String> {
        let Counts { dragon, pearl, crystal, coral, shell } = counts;
        let counts = [dragon, pearl, crystal, coral, shell];
        match counts.map(u32::from).iter().sum::<u32>() {
            total if total > u32::from(MOST_TOKENS) => {
                Err(format!("{total} tokens are more than {MOST_TOKENS}"))
            }
            _ => Ok(Treasures(counts)),
        }
    }
}
