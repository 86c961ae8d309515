//! RULES §6.2 to §6.5: what a mission can be paid with.

use crate::{Coral, Corals, Fleet, Ship};

/// So many ships of each colour.
type Ships = [u8; 4];

/// RULES §6.3: how many ships are missing when every two spare ships of a colour count as one of another,
/// and so many cards stand for any ship.
#[inline]
pub(crate) fn missing(wanted: Ships, given: Ships, any: u8) -> u8 {
    let (mut missing, mut pairs) = (0, 0);
    for (wanted, given) in wanted.into_iter().zip(given) {
        missing += wanted.saturating_sub(given);
        pairs += given.saturating_sub(wanted) / 2;
    }
    missing.saturating_sub(pairs + any)
}

/// Ships of tokens and of cards together.
fn sum(one: Ships, other: Ships) -> Ships {
    std::array::from_fn(|colour| one[colour] + other[colour])
}

/// RULES §6.2 to §6.4: how many ships are missing for a mission if all these ships and cards are handed in.
#[inline]
pub fn shortfall(wanted: Fleet, ships: Fleet, corals: Corals) -> u8 {
    missing(wanted.counts(), sum(ships.counts(), corals.halves()), corals.count(Coral::ANY))
}

/// RULES §6.5: whether the mission is paid and nothing handed in is superfluous.
pub(crate) fn is_exact(wanted: Fleet, ships: Fleet, corals: Corals) -> bool {
    let pays = |ships, corals| shortfall(wanted, ships, corals) == 0;
    let token = |ship: Ship| ships.count(ship) > 0 && pays(ships.without(Fleet::NONE.with(ship, 1)), corals);
    let card = |(coral, _): (Coral, u8)| pays(ships, corals.less(coral));
    pays(ships, corals) && !Ship::ALL.into_iter().any(token) && !corals.iter().any(card)
}

/// Calls `pay` with every exact payment from these ships and cards, each once.
pub(crate) fn each_payment(wanted: Fleet, ships: Fleet, corals: Corals, pay: &mut impl FnMut(Fleet, Corals)) {
    if shortfall(wanted, ships, corals) > 0 {
        return;
    }
    let search = Search { wanted, held: ships, pay };
    search.cards(corals);
}

struct Search<'a, F> {
    wanted: Fleet,
    held: Fleet,
    pay: &'a mut F,
}

impl<F: FnMut(Fleet, Corals)> Search<'_, F> {
    /// Tries every selection of the cards that stand for ships.
    fn cards(mut self, corals: Corals) {
        let most_any = corals.count(Coral::ANY).min(self.wanted.len());
        for any in 0..=most_any {
            self.doubles(corals, 0, Corals::NONE.with(Coral::ANY, any));
        }
    }

    /// Tries every number of each double card from the given kind on.
    fn doubles(&mut self, corals: Corals, from: usize, used: Corals) {
        let next = Coral::doubles().skip(from).find(|&(coral, _)| corals.count(coral) > 0);
        let Some((coral, _)) = next else {
            return self.tokens(used, 0, [0; 4]);
        };
        for count in 0..=corals.count(coral) {
            self.doubles(corals, coral.index() + 1, used.with(coral, count));
        }
    }

    /// Tries every number of ships from the given colour on. A ship that is neither wanted nor half of a pair
    /// is superfluous, so above what is wanted only every second number comes into question.
    fn tokens(&mut self, used: Corals, colour: usize, mut given: Ships) {
        if colour == given.len() {
            let ships = Fleet::of(given);
            if is_exact(self.wanted, ships, used) {
                (self.pay)(ships, used);
            }
            return;
        }
        let (wanted, lent) = (self.wanted.counts()[colour], used.halves()[colour]);
        let most = self.held.counts()[colour].min(wanted + 2 * self.wanted.len());
        for count in 0..=most {
            let spare = (count + lent).saturating_sub(wanted);
            if count == 0 || spare % 2 == 0 {
                given[colour] = count;
                self.tokens(used, colour + 1, given);
            }
        }
    }
}
