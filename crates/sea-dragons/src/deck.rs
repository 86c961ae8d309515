//! Dragon cards without an order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Shape, Size, shape::SHAPES};

/// So many dragon cards of each shape, in no order: a pile nobody has looked into, or the discards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck([u8; SHAPES]);

impl Deck {
    /// How many cards show that shape.
    #[inline]
    pub const fn count(&self, shape: Shape) -> u8 {
        self.0[shape as usize]
    }

    /// How many cards there are of a size.
    #[inline]
    pub fn of_size(&self, size: Size) -> u8 {
        self.0[size.range()].iter().sum()
    }

    /// The shapes of a size that are there, with how many of each.
    #[inline]
    pub fn iter(&self, size: Size) -> impl Iterator<Item = (Shape, u8)> + Clone {
        size.shapes().map(|shape| (shape, self.count(shape))).filter(|&(_, count)| count > 0)
    }

    /// The card with that number among those of a size, all cards of one shape in a row.
    #[inline]
    pub(crate) fn nth(&self, size: Size, mut nth: u32) -> Option<Shape> {
        self.iter(size).find_map(|(shape, count)| match nth.checked_sub(u32::from(count)) {
            None => Some(shape),
            Some(rest) => {
                nth = rest;
                None
            }
        })
    }

    /// Adds a card.
    #[inline]
    pub(crate) fn add(&mut self, shape: Shape) {
        self.0[shape as usize] += 1;
    }

    /// Adds so many cards.
    pub(crate) fn add_many(&mut self, shape: Shape, count: u8) {
        self.0[shape as usize] += count;
    }

    /// Takes a card that must be there.
    #[inline]
    pub(crate) fn remove(&mut self, shape: Shape) {
        self.0[shape as usize] -= 1;
    }

    /// Takes all cards of a size and leaves none.
    pub(crate) fn take_size(&mut self, size: Size) -> Deck {
        let mut taken = Deck::default();
        taken.0[size.range()].copy_from_slice(&self.0[size.range()]);
        self.0[size.range()].fill(0);
        taken
    }

    /// Adds all cards of another deck.
    pub(crate) fn add_all(&mut self, other: &Deck) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// Takes out all cards of another deck; they must be there.
    pub(crate) fn remove_all(&mut self, other: &Deck) {
        self.0.iter_mut().zip(other.0).for_each(|(count, less)| *count -= less);
    }
}

impl Serialize for Deck {
    /// Written as the shapes that are there with how many of each, `{"L4":2}`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Size::ALL.into_iter().flat_map(|size| self.iter(size)))
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Deck, D::Error> {
        let counts = BTreeMap::<Shape, u8>::deserialize(deserializer)?;
        let mut deck = Deck::default();
        counts.into_iter().for_each(|(shape, count)| deck.0[shape as usize] = count);
        Ok(deck)
    }
}
