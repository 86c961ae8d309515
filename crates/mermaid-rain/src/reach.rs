//! RULES §5.3, §5.4: how far a hand of cards carries a mermaid, and the cheapest way there.

use crate::{
    action::Action,
    board::Chart,
    card::{Card, Cards},
    edition::{DEALT, KEPT},
    hex::Hex,
    sea::{MOST_PLACES, Place, Places, Sea},
};

/// RULES §5.3, §5.4: the ways to pay for entering a place from a hand: one card that matches (any card if
/// none is named), or two that do not.
#[inline]
pub fn payments(card: Option<Card>, hand: Cards) -> impl Iterator<Item = Cards> {
    let enters = move |&held: &Card| hand.of(held) > 0 && card.is_none_or(|card| card == held);
    let others = card.map_or(Cards::NONE, |card| hand.without(card));
    Card::ALL.into_iter().filter(enters).map(Cards::one).chain(others.choices(2))
}

/// All places that a mermaid can reach with a hand of cards, with all hands it can be left with there.
///
/// The search runs over places and remaining cards at once. A hand of nine cards has at most 4 · 4 · 4 parts,
/// so all hands that may remain at a place are one word, and paying a card shifts that word.
pub struct Reach<'a> {
    chart: &'a Chart,
    sea: &'a Sea,
    parts: Parts,
    from: Place,
    left: [u64; MOST_PLACES],
}

/// A place within reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The space, or the first hex of the tile.
    pub to: Hex,
    /// The fewest cards that lead there.
    pub cost: Cards,
}

impl<'a> Reach<'a> {
    /// How far a hand of at most nine cards leads from a place.
    pub fn search(chart: &'a Chart, sea: &'a Sea, from: Place, hand: Cards) -> Reach<'a> {
        let mut reach = Reach { chart, sea, parts: Parts::of(hand), from, left: [0; MOST_PLACES] };
        reach.left[from.index()] = 1 << reach.parts.number(hand);
        let mut changed = Places::NONE.with(from);
        while let Some(place) = changed.first() {
            changed = changed.without(place);
            for next in sea.near(place).iter() {
                let entered = reach.parts.enter(reach.left[place.index()], sea.card(chart, next));
                if entered & !reach.left[next.index()] != 0 {
                    reach.left[next.index()] |= entered;
                    changed = changed.with(next);
                }
            }
        }
        reach
    }

    /// Every other place within reach.
    pub fn all(&self) -> impl Iterator<Item = Reached> {
        let others = self.sea.places(self.chart).filter(|&place| place != self.from);
        others.filter_map(|place| {
            self.cheapest(place).map(|cost| Reached { to: self.sea.name(self.chart, place), cost })
        })
    }

    /// The hands that can remain on reaching a place.
    pub fn remaining(&self, place: Place) -> impl Iterator<Item = Cards> {
        let mut left = self.left[place.index()];
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(self.parts.numbered(number))
        })
    }

    /// The fewest cards that lead to a place; none if it is out of reach.
    pub fn cheapest(&self, place: Place) -> Option<Cards> {
        let best = self.remaining(place).max_by_key(|left| left.count())?;
        Some(self.parts.hand - best)
    }

    /// The moves that lead to a place for the fewest cards; none if it is out of reach.
    pub fn route(&self, to: Place) -> Option<Vec<Action>> {
        let mut left = self.parts.hand - self.cheapest(to)?;
        let (mut moves, mut place) = (Vec::new(), to);
        while left != self.parts.hand {
            let (before, pay) = self.step_before(place, left);
            moves.push(Action::Move { to: self.sea.name(self.chart, place), pay });
            (place, left) = (before, left + pay);
        }
        moves.reverse();
        Some(moves)
    }

    /// From where, and for which cards, a place was entered with those cards left.
    fn step_before(&self, place: Place, left: Cards) -> (Place, Cards) {
        let spent = self.parts.hand - left;
        let steps = payments(self.sea.card(self.chart, place), spent).flat_map(|pay| {
            let held = 1 << self.parts.number(left + pay);
            let came_from = move |near: &Place| self.left[near.index()] & held != 0;
            self.sea.near(place).iter().filter(came_from).map(move |near| (near, pay))
        });
        steps.into_iter().next().expect("every place but the first was entered from somewhere")
    }
}

/// The parts of a hand, numbered.
struct Parts {
    hand: Cards,
    /// By how much a part's number falls when a card of a kind is paid.
    steps: [u32; 3],
    /// The parts that have a card of a kind.
    having: [u64; 3],
}

impl Parts {
    fn of(hand: Cards) -> Parts {
        debug_assert!(hand.count() <= DEALT + KEPT, "{hand} is more than anybody can hold");
        let turtles = u32::from(hand.of(Card::Turtle)) + 1;
        let gulls = u32::from(hand.of(Card::Gull)) + 1;
        let mut parts = Parts { hand, steps: [gulls * turtles, turtles, 1], having: [0; 3] };
        for part in (0..=hand.count()).flat_map(|size| hand.choices(size)) {
            for card in Card::ALL.into_iter().filter(|&card| part.of(card) > 0) {
                parts.having[card as usize] |= 1 << parts.number(part);
            }
        }
        parts
    }

    fn number(&self, part: Cards) -> u32 {
        Card::ALL.iter().map(|&card| u32::from(part.of(card)) * self.steps[card as usize]).sum()
    }

    fn numbered(&self, number: u32) -> Cards {
        let [dolphins, gulls, _] = self.steps;
        Cards::new((number / dolphins) as u8, (number % dolphins / gulls) as u8, (number % gulls) as u8)
    }

    /// The parts that remain when each of these parts pays a card of that kind, if it has one.
    #[inline]
    fn pay(&self, parts: u64, card: Card) -> u64 {
        (parts & self.having[card as usize]) >> self.steps[card as usize]
    }

    /// The parts that can remain when a place is entered with one of these parts.
    fn enter(&self, parts: u64, card: Option<Card>) -> u64 {
        let Some(card) = card else {
            return Card::ALL.into_iter().fold(0, |all, card| all | self.pay(parts, card));
        };
        let mut entered = self.pay(parts, card);
        let others = || Card::ALL.into_iter().filter(move |&other| other != card);
        for first in others() {
            let after_one = self.pay(parts, first);
            entered |= others().fold(0, |all, second| all | self.pay(after_one, second));
        }
        entered
    }
}
