//! Ships: what they want and what they are worth.

use std::{fmt, str::FromStr};

use crate::{
    goods::{Good, Goods},
    text::{Misspelt, written_as_text},
};

/// The most goods a ship may want of a kind.
const LARGEST: usize = 20;

/// What a ship wants, written with one sign per good: `bssf`, `******`, `AAAB`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cargo {
    /// These goods exactly.
    Named {
        /// Bananas.
        bananas: u8,
        /// Shells.
        shells: u8,
        /// Fish.
        fish: u8,
    },
    /// So many goods, each of any kind.
    Any(u8),
    /// So many of one kind that the player chooses, and so many of a second kind.
    Alike {
        /// Of the one kind.
        first: u8,
        /// Of the other kind; none for ships that want one kind only.
        second: u8,
    },
}

impl Cargo {
    /// How many goods it takes.
    pub const fn size(self) -> u8 {
        match self {
            Cargo::Named { bananas, shells, fish } => bananas + shells + fish,
            Cargo::Any(count) => count,
            Cargo::Alike { first, second } => first + second,
        }
    }

    /// RULES §8.2: whether these goods, no more and no fewer, are what it wants.
    pub fn accepts(self, goods: Goods) -> bool {
        match self {
            Cargo::Named { .. } => self.named() == Some(goods),
            Cargo::Any(count) => goods.total() == u32::from(count),
            Cargo::Alike { .. } => self.alike(|candidate| candidate == goods),
        }
    }

    /// Whether somebody with these goods could load it.
    #[inline]
    pub fn in_reach(self, held: Goods) -> bool {
        match self {
            Cargo::Named { bananas, shells, fish } => {
                held.bananas >= u16::from(bananas)
                    && held.shells >= u16::from(shells)
                    && held.fish >= u16::from(fish)
            }
            Cargo::Any(count) => held.total() >= u32::from(count),
            Cargo::Alike { .. } => self.alike(|candidate| held.cover(candidate)),
        }
    }

    /// Every way to load it from the goods held, each once.
    #[inline]
    pub fn each_load(self, held: Goods, mut load: impl FnMut(Goods)) {
        match self {
            Cargo::Named { bananas, shells, fish } => {
                let goods = Goods { bananas: bananas.into(), shells: shells.into(), fish: fish.into() };
                if held.cover(goods) {
                    load(goods);
                }
            }
            Cargo::Any(count) => any_loads(u16::from(count), held, load),
            Cargo::Alike { .. } => {
                self.alike(|candidate| {
                    if held.cover(candidate) {
                        load(candidate);
                    }
                    false
                });
            }
        }
    }

    /// The goods it names, if it names them.
    pub fn named(self) -> Option<Goods> {
        match self {
            Cargo::Named { bananas, shells, fish } => {
                Some(Goods { bananas: bananas.into(), shells: shells.into(), fish: fish.into() })
            }
            Cargo::Any(_) | Cargo::Alike { .. } => None,
        }
    }

    /// How many goods somebody still lacks to load it.
    pub fn missing(self, held: Goods) -> u32 {
        match self {
            Cargo::Named { .. } => self.named().map_or(0, |goods| goods.minus(held).total()),
            Cargo::Any(count) => u32::from(count).saturating_sub(held.total()),
            Cargo::Alike { .. } => {
                let mut fewest = u32::MAX;
                self.alike(|candidate| {
                    fewest = fewest.min(candidate.minus(held).total());
                    false
                });
                fewest
            }
        }
    }

    /// Tries every choice of kinds, each set of goods once, until one is found.
    #[inline]
    fn alike(self, mut found: impl FnMut(Goods) -> bool) -> bool {
        let Cargo::Alike { first, second } = self else { return false };
        for one in Good::ALL {
            if second == 0 {
                if found(Goods::of(one, first.into())) {
                    return true;
                }
                continue;
            }
            for other in Good::ALL {
                let again = other == one || (first == second && other < one);
                let mut goods = Goods::of(one, first.into());
                goods[other] = second.into();
                if !again && found(goods) {
                    return true;
                }
            }
        }
        false
    }
}

/// Every mix of `count` goods out of those held.
#[inline]
fn any_loads(count: u16, held: Goods, mut load: impl FnMut(Goods)) {
    for bananas in 0..=count.min(held.bananas) {
        let rest = count - bananas;
        for shells in rest.saturating_sub(held.fish)..=rest.min(held.shells) {
            load(Goods { bananas, shells, fish: rest - shells });
        }
    }
}

impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut signs = |sign: char, count: u8| (0..count).try_for_each(|_| write!(f, "{sign}"));
        match *self {
            Cargo::Named { bananas, shells, fish } => {
                signs('b', bananas)?;
                signs('s', shells)?;
                signs('f', fish)
            }
            Cargo::Any(count) => signs('*', count),
            Cargo::Alike { first, second } => {
                signs('A', first)?;
                signs('B', second)
            }
        }
    }
}

impl FromStr for Cargo {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<Cargo, Misspelt> {
        let count = |sign: char| text.chars().filter(|&letter| letter == sign).count();
        let counts = ['b', 's', 'f', '*', 'A', 'B'].map(count);
        let small = counts.iter().all(|&count| count <= LARGEST);
        let [bananas, shells, fish, any, first, second] = counts.map(|count| count as u8);
        let cargo = if any > 0 {
            Cargo::Any(any)
        } else if first > 0 {
            Cargo::Alike { first, second }
        } else {
            Cargo::Named { bananas, shells, fish }
        };
        // One spelling each: what is written is what would be read.
        let plain = small && cargo.size() > 0 && cargo.to_string() == text;
        if plain { Ok(cargo) } else { Err(Misspelt { expected: "a cargo such as bssf, ****, AAAA or AAAB" }) }
    }
}

written_as_text!(Cargo);

/// A ship, written as its cargo and points: `bssf/5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    /// What it wants.
    pub cargo: Cargo,
    /// What it is worth at the end.
    pub points: u8,
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.cargo, self.points)
    }
}

impl FromStr for Ship {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<Ship, Misspelt> {
        const MISSPELT: Misspelt = Misspelt { expected: "a ship such as bssf/5, ****/3 or AAAB/3" };
        let (cargo, points) = text.split_once('/').ok_or(MISSPELT)?;
        let ship = Ship { cargo: cargo.parse()?, points: points.parse().map_err(|_| MISSPELT)? };
        if ship.to_string() == text { Ok(ship) } else { Err(MISSPELT) }
    }
}

written_as_text!(Ship);

#[cfg(test)]
mod tests {
    use super::*;

    fn loads(cargo: &str, held: Goods) -> Vec<Goods> {
        let cargo: Cargo = cargo.parse().unwrap();
        let mut loads = Vec::new();
        cargo.each_load(held, |goods| loads.push(goods));
        assert_eq!(cargo.in_reach(held), !loads.is_empty(), "{cargo} with {held:?}");
        assert_eq!(cargo.missing(held) == 0, !loads.is_empty(), "{cargo} with {held:?}");
        loads
    }

    #[test]
    fn ships_are_written_with_one_sign_per_good() {
        for text in ["bssf/5", "******/5", "AAAA/3", "AAAB/3", "f/0"] {
            assert_eq!(text.parse::<Ship>().unwrap().to_string(), text);
        }
        let long = format!("{}/1", "*".repeat(300));
        for rubbish in ["", "/3", "b", "fb/2", "b*/2", "BBAA/3", "B/1", "b/+2", "b/300", "x/1", "é/1", &long]
        {
            assert!(rubbish.parse::<Ship>().is_err(), "{rubbish}");
        }
    }

    #[test]
    fn the_loads_are_exactly_the_goods_that_are_accepted() {
        for cargo in ["bssf", "**", "*****", "AAAA", "AAAB", "AABB", "A"] {
            let wants: Cargo = cargo.parse().unwrap();
            for number in 0..6 * 6 * 6 {
                let held = Goods { bananas: number % 6, shells: number / 6 % 6, fish: number / 36 };
                let listed = loads(cargo, held);
                let all = (0..6 * 6 * 6).map(|number| Goods {
                    bananas: number % 6,
                    shells: number / 6 % 6,
                    fish: number / 36,
                });
                let expected = all.filter(|&goods| held.cover(goods) && wants.accepts(goods)).count();
                let distinct: std::collections::HashSet<_> = listed.iter().collect();
                assert_eq!((listed.len(), distinct.len()), (expected, expected), "{cargo} with {held:?}");
                assert!(listed.iter().all(|&goods| wants.accepts(goods) && held.cover(goods)));
            }
        }
    }

    #[test]
    fn what_is_missing_is_the_least_that_would_do() {
        let held = Goods { bananas: 2, shells: 0, fish: 1 };
        let missing = |cargo: &str| cargo.parse::<Cargo>().unwrap().missing(held);
        assert_eq!(missing("bssf"), 2);
        assert_eq!(missing("*****"), 2);
        assert_eq!(missing("AAAA"), 2);
        assert_eq!(missing("AAAB"), 1);
    }
}
