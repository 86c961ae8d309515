//! Adventure cards, and hands of them.

use std::{
    fmt,
    ops::{Add, AddAssign, Sub, SubAssign},
};

use serde::{Deserialize, Serialize};

/// An adventure card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A dolphin.
    Dolphin,
    /// A sea gull.
    Gull,
    /// A sea turtle.
    Turtle,
}

impl Card {
    /// All kinds of cards.
    pub const ALL: [Card; 3] = [Card::Dolphin, Card::Gull, Card::Turtle];

    /// Its name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Dolphin => "dolphin",
            Card::Gull => "gull",
            Card::Turtle => "turtle",
        }
    }

    /// The letter that stands for it in plain characters.
    pub const fn letter(self) -> char {
        match self {
            Card::Dolphin => 'D',
            Card::Gull => 'G',
            Card::Turtle => 'T',
        }
    }
}

/// Adventure cards, counted by kind; written as an object that names the kinds there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Cards([u8; 3]);

/// No deck is larger.
pub(crate) const MOST_CARDS: u8 = 80;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; 3]);

    /// So many dolphins, gulls and turtles.
    #[inline]
    pub const fn new(dolphins: u8, gulls: u8, turtles: u8) -> Cards {
        Cards([dolphins, gulls, turtles])
    }

    /// One card.
    #[inline]
    pub const fn one(card: Card) -> Cards {
        let mut counts = [0; 3];
        counts[card as usize] = 1;
        Cards(counts)
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn of(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether all of `others` are among these.
    #[inline]
    pub fn contains(self, others: Cards) -> bool {
        Card::ALL.iter().all(|&card| self.of(card) >= others.of(card))
    }

    /// These without any of one kind.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        let mut counts = self.0;
        counts[card as usize] = 0;
        Cards(counts)
    }

    /// As many of each kind as both have.
    #[must_use]
    pub fn common(self, others: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind].min(others.0[kind])))
    }

    /// These without `others`, if all of those are among them.
    pub fn checked_sub(self, others: Cards) -> Option<Cards> {
        self.contains(others).then(|| self - others)
    }

    /// The card that `rank` cards come before, kind by kind; there must be one.
    #[inline]
    pub(crate) fn nth(self, rank: u32) -> Card {
        let mut rest = rank;
        for card in Card::ALL {
            match u32::from(self.of(card)) {
                count if rest < count => return card,
                count => rest -= count,
            }
        }
        unreachable!("{rank} cards come before no card of {self:?}")
    }

    /// All ways to choose `size` of these, the first kind first.
    #[inline]
    pub fn choices(self, size: u8) -> impl Iterator<Item = Cards> {
        let [dolphins, gulls, turtles] = self.0;
        (0..=dolphins.min(size)).rev().flat_map(move |first| {
            let rest = size - first;
            (rest.saturating_sub(turtles)..=gulls.min(rest))
                .rev()
                .map(move |second| Cards([first, second, rest - second]))
        })
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, others: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind] + others.0[kind]))
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, others: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind] - others.0[kind]))
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, others: Cards) {
        *self = *self + others;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, others: Cards) {
        *self = *self - others;
    }
}

impl std::iter::Sum for Cards {
    fn sum<I: Iterator<Item = Cards>>(cards: I) -> Cards {
        cards.fold(Cards::NONE, Add::add)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().map(Cards::one).sum()
    }
}

/// One letter for each card: `DDG`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String =
            Card::ALL.iter().flat_map(|&card| (0..self.of(card)).map(move |_| card.letter())).collect();
        f.pad(&letters)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}D {}G {}T", self.0[0], self.0[1], self.0[2])
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Counts {
    #[serde(skip_serializing_if = "is_zero")]
    dolphin: u8,
    #[serde(skip_serializing_if = "is_zero")]
    gull: u8,
    #[serde(skip_serializing_if = "is_zero")]
    turtle: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl From<Cards> for Counts {
    fn from(Cards([dolphin, gull, turtle]): Cards) -> Counts {
        Counts { dolphin, gull, turtle }
    }
}

impl TryFrom<Counts> for Cards {
    type Error = String;

    fn try_from(counts: Counts) -> Result<Cards, String> {
        let total = u32::from(counts.dolphin) + u32::from(counts.gull) + u32::from(counts.turtle);
        if total > u32::from(MOST_CARDS) {
            return Err(format!("{total} cards are more than {MOST_CARDS}"));
        }
        Ok(Cards([counts.dolphin, counts.gull, counts.turtle]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_complete_and_distinct() {
        let hand = Cards::new(2, 1, 3);
        for size in 0..=6 {
            let chosen: Vec<Cards> = hand.choices(size).collect();
            let naive = (0..=2)
                .flat_map(|d| (0..=1).flat_map(move |g| (0..=3).map(move |t| Cards::new(d, g, t))))
                .filter(|cards| cards.count() == size);
            let mut expected: Vec<Cards> = naive.collect();
            expected.sort_unstable_by(|one, other| other.cmp(one));
            assert_eq!(chosen, expected);
        }
        assert_eq!(Cards::new(1, 0, 0).choices(2).count(), 0);
    }

    #[test]
    fn cards_are_written_by_name() {
        let cards = Cards::new(2, 0, 1);
        let text = serde_json::to_string(&cards).unwrap();
        assert_eq!(text, r#"{"dolphin":2,"turtle":1}"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), cards);
        assert!(serde_json::from_str::<Cards>(r#"{"shark":1}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"gull":81}"#).is_err());
        assert_eq!(cards.to_string(), "DDT");
    }
}
