//! Coral cards and hands of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Realm, Ship};

/// What a coral card can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// RULES §9.1: stands for these two ships.
    Double([Ship; 2]),
    /// RULES §9.2: stands for one ship of any colour.
    Any,
    /// RULES §9.3: counts as a dragon in this realm.
    Hidden(Realm),
    /// RULES §9.4: can be turned into coins.
    Gold,
}

/// How many different coral cards there can be.
pub const CORALS: usize = 16;

/// A coral card. Cards that do the same are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Coral(u8);

impl Coral {
    /// Any ship.
    pub const ANY: Coral = Coral(10);
    /// Gold.
    pub const GOLD: Coral = Coral(15);

    /// All coral cards there can be.
    pub fn all() -> impl Iterator<Item = Coral> + Clone {
        (0..CORALS as u8).map(Coral)
    }

    /// The cards that stand for two ships.
    pub(crate) fn doubles() -> impl Iterator<Item = (Coral, [Ship; 2])> + Clone {
        (0..10).map(Coral).zip(PAIRS)
    }

    /// The card that stands for these two ships.
    pub fn double(one: Ship, other: Ship) -> Coral {
        let pair = [one.min(other), one.max(other)];
        let place = PAIRS.iter().position(|&known| known == pair);
        Coral(place.expect("every pair of colours is listed") as u8)
    }

    /// The dragon hidden in a realm.
    pub const fn hidden(realm: Realm) -> Coral {
        Coral(11 + realm as u8)
    }

    /// What it can do.
    #[inline]
    pub const fn power(self) -> Power {
        match self.0 {
            double @ 0..10 => Power::Double(PAIRS[double as usize]),
            10 => Power::Any,
            hidden @ 11..15 => Power::Hidden(Realm::ALL[hidden as usize - 11]),
            _ => Power::Gold,
        }
    }

    /// Its number among [`Coral::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pairs of colours.
const PAIRS: [[Ship; 2]; 10] = {
    use Ship::*;
    [
        [Green, Green],
        [Green, Violet],
        [Green, Red],
        [Green, Blue],
        [Violet, Violet],
        [Violet, Red],
        [Violet, Blue],
        [Red, Red],
        [Red, Blue],
        [Blue, Blue],
    ]
};

impl fmt::Display for Coral {
    /// `double-GV`, `any`, `hidden-starfish`, `gold`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.power() {
            Power::Double([one, other]) => write!(f, "double-{}{}", one.letter(), other.letter()),
            Power::Any => f.write_str("any"),
            Power::Hidden(realm) => write!(f, "hidden-{}", realm.name()),
            Power::Gold => f.write_str("gold"),
        }
    }
}

impl Serialize for Coral {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Coral {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Coral, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let known = Coral::all().find(|coral| coral.to_string() == text);
        known.ok_or_else(|| serde::de::Error::custom("there is no such coral card"))
    }
}

/// So many coral cards of each kind, at most fifteen; written as the list of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Corals(u64);

impl Corals {
    /// No card.
    pub const NONE: Corals = Corals(0);
    /// The most cards of one kind.
    pub const MOST: u8 = 15;

    /// How many cards of a kind.
    #[inline]
    pub const fn count(self, coral: Coral) -> u8 {
        (self.0 >> (4 * coral.0) & 15) as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    pub fn len(self) -> u8 {
        Coral::all().map(|coral| self.count(coral)).sum()
    }

    /// The kinds that are there, each once, with how many there are.
    pub fn iter(self) -> impl Iterator<Item = (Coral, u8)> + Clone {
        Coral::all().map(move |coral| (coral, self.count(coral))).filter(|&(_, count)| count > 0)
    }

    /// The card with that number, all cards of one kind in a row.
    pub(crate) fn nth(self, mut nth: u32) -> Option<Coral> {
        self.iter().find_map(|(coral, count)| match nth.checked_sub(u32::from(count)) {
            None => Some(coral),
            Some(rest) => {
                nth = rest;
                None
            }
        })
    }

    /// With so many more cards of a kind; there must be room.
    #[inline]
    #[must_use]
    pub const fn with(self, coral: Coral, count: u8) -> Corals {
        Corals(self.0 + ((count as u64) << (4 * coral.0)))
    }

    /// Without one card that must be there.
    #[inline]
    #[must_use]
    pub const fn less(self, coral: Coral) -> Corals {
        Corals(self.0 - (1 << (4 * coral.0)))
    }

    /// Both together; they must fit into one.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Corals) -> Corals {
        Corals(self.0 + other.0)
    }

    /// Without those cards, all of which must be there.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Corals) -> Corals {
        Corals(self.0 - other.0)
    }

    /// Whether there is a card that stands for two ships.
    #[inline]
    pub(crate) const fn has_doubles(self) -> bool {
        self.0 & DOUBLES != 0
    }

    /// The ships its double cards stand for, by colour.
    #[inline]
    pub(crate) fn halves(self) -> [u8; 4] {
        let mut halves = [0; 4];
        if self.has_doubles() {
            for (coral, pair) in Coral::doubles() {
                pair.into_iter().for_each(|ship| halves[ship as usize] += self.count(coral));
            }
        }
        halves
    }
}

/// The bits of the cards that stand for two ships.
const DOUBLES: u64 = (1 << 40) - 1;

impl FromIterator<Coral> for Corals {
    fn from_iter<I: IntoIterator<Item = Coral>>(cards: I) -> Corals {
        cards.into_iter().fold(Corals::NONE, |corals, coral| corals.with(coral, 1))
    }
}

impl fmt::Debug for Corals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(coral, count)| (coral.to_string(), count))).finish()
    }
}

impl Serialize for Corals {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().flat_map(|(coral, count)| (0..count).map(move |_| coral)))
    }
}

impl<'de> Deserialize<'de> for Corals {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Corals, D::Error> {
        let cards = Vec::<Coral>::deserialize(deserializer)?;
        cards.into_iter().try_fold(Corals::NONE, |corals, coral| match corals.count(coral) {
            Corals::MOST => Err(serde::de::Error::custom("too many coral cards of one kind")),
            _ => Ok(corals.with(coral, 1)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_known_by_its_name() {
        for coral in Coral::all() {
            let text = serde_json::to_string(&coral).unwrap();
            assert_eq!(serde_json::from_str::<Coral>(&text).unwrap(), coral);
            let again = match coral.power() {
                Power::Double([one, other]) => Coral::double(other, one),
                Power::Any => Coral::ANY,
                Power::Hidden(realm) => Coral::hidden(realm),
                Power::Gold => Coral::GOLD,
            };
            assert_eq!(again, coral);
        }
        assert!(serde_json::from_str::<Coral>("\"double-VG\"").is_err());
    }

    #[test]
    fn hands_count_their_cards() {
        let hand: Corals = [Coral::GOLD, Coral::ANY, Coral::GOLD].into_iter().collect();
        assert_eq!((hand.len(), hand.count(Coral::GOLD)), (3, 2));
        assert_eq!(serde_json::to_string(&hand).unwrap(), r#"["any","gold","gold"]"#);
        assert_eq!(
            [0, 1, 2, 3].map(|nth| hand.nth(nth)),
            [Some(Coral::ANY), Some(Coral::GOLD), Some(Coral::GOLD), None]
        );
        let flood = serde_json::to_string(&vec!["gold"; 16]).unwrap();
        assert!(serde_json::from_str::<Corals>(&flood).is_err());
    }

    #[test]
    fn double_cards_lend_their_ships() {
        let hand: Corals =
            [Coral::double(Ship::Green, Ship::Blue), Coral::double(Ship::Blue, Ship::Blue), Coral::GOLD]
                .into_iter()
                .collect();
        assert_eq!(hand.halves(), [1, 0, 0, 3]);
    }
}
