//! RULES §6.2 to §6.5: what a mission can be paid with.

use crate::{Coral, Corals, Fleet, Ship};

/// So many ships of each colour.
type Ships = [u8; 4];

/// Ships and coral cards a mission can be paid with.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    ships: Fleet,
    corals: Corals,
    /// The ships, and those that double cards stand for.
    all: Ships,
    /// The cards that stand for any ship.
    any: u8,
}

impl Means {
    pub(crate) fn new(ships: Fleet, corals: Corals) -> Means {
        let (tokens, lent) = (ships.counts(), corals.halves());
        let all = std::array::from_fn(|colour| tokens[colour] + lent[colour]);
        Means { ships, corals, all, any: corals.count(Coral::ANY) }
    }

    /// RULES §6.3: how many ships are missing when every two spare ships of a colour count as one of another,
    /// and the cards for any ship are used as well.
    #[inline]
    pub(crate) fn missing(&self, wanted: Fleet) -> u8 {
        let (mut missing, mut pairs) = (0, 0);
        for (wanted, given) in wanted.counts().into_iter().zip(self.all) {
            missing += wanted.saturating_sub(given);
            pairs += given.saturating_sub(wanted) / 2;
        }
        missing.saturating_sub(pairs + self.any)
    }

    /// RULES §6.5: whether the mission is paid and nothing handed in is superfluous.
    pub(crate) fn pay_exactly(&self, wanted: Fleet) -> bool {
        let Means { ships, corals, .. } = *self;
        let pays = |ships, corals| Means::new(ships, corals).missing(wanted) == 0;
        let token =
            |ship: Ship| ships.count(ship) > 0 && pays(ships.without(Fleet::NONE.with(ship, 1)), corals);
        let card = |(coral, _): (Coral, u8)| pays(ships, corals.less(coral));
        self.missing(wanted) == 0 && !Ship::ALL.into_iter().any(token) && !corals.iter().any(card)
    }

    /// Calls `pay` with every exact payment, each once.
    pub(crate) fn each_payment(&self, wanted: Fleet, pay: &mut impl FnMut(Fleet, Corals)) {
        if self.missing(wanted) > 0 {
            return;
        }
        let mut search = Search { wanted, held: self.ships.counts(), pay };
        for any in 0..=self.any.min(wanted.len()) {
            search.doubles(self.corals, 0, Corals::NONE.with(Coral::ANY, any));
        }
    }
}

/// RULES §6.2 to §6.4: how many ships are missing for a mission if all these ships and cards are handed in.
pub fn shortfall(wanted: Fleet, ships: Fleet, corals: Corals) -> u8 {
    Means::new(ships, corals).missing(wanted)
}

struct Search<'a, F> {
    wanted: Fleet,
    held: Ships,
    pay: &'a mut F,
}

/// A selection of cards, and the ships that have been put beside it so far.
#[derive(Clone, Copy)]
struct Draft {
    corals: Corals,
    /// The ships that double cards stand for.
    lent: Ships,
    ships: Fleet,
    /// How many wanted ships are missing in the colours decided so far.
    missing: u8,
    /// How many ships the cards for any ship and the pairs of these colours make up for.
    relief: u8,
}

impl<F: FnMut(Fleet, Corals)> Search<'_, F> {
    /// Tries every number of each double card from the given kind on.
    fn doubles(&mut self, held: Corals, from: usize, corals: Corals) {
        let next = || Coral::doubles().skip(from).find(|&(coral, _)| held.count(coral) > 0);
        let Some((coral, _)) = held.has_doubles().then(next).flatten() else {
            let (lent, relief) = (corals.halves(), corals.count(Coral::ANY));
            let draft = Draft { corals, lent, ships: Fleet::NONE, missing: 0, relief };
            return self.tokens(0, self.most_pairs(lent), self.wanted.len(), draft);
        };
        for count in 0..=held.count(coral) {
            self.doubles(held, coral.index() + 1, corals.with(coral, count));
        }
    }

    /// How many pairs there can be with these ships lent.
    fn most_pairs(&self, lent: Ships) -> u8 {
        let wanted = self.wanted.counts();
        (0..4).map(|colour| (self.held[colour] + lent[colour]).saturating_sub(wanted[colour]) / 2).sum()
    }

    /// Tries every number of ships from the given colour on, while `pairs` more could come of them and `open`
    /// more ships are wanted. A ship that is neither wanted nor half of a pair is superfluous, so above what
    /// is wanted only every second number comes into question.
    fn tokens(&mut self, colour: usize, pairs: u8, open: u8, draft: Draft) {
        let Some(&ship) = Ship::ALL.get(colour) else {
            return self.settle(draft);
        };
        let (held, wanted, lent) = (self.held[colour], self.wanted.count(ship), draft.lent[colour]);
        let (pairs_after, open_after) = (pairs - (held + lent).saturating_sub(wanted) / 2, open - wanted);
        for count in 0..=held {
            let spare = (count + lent).saturating_sub(wanted);
            let missing = draft.missing + wanted.saturating_sub(count + lent);
            let relief = draft.relief + spare / 2;
            if count > 0 && relief > missing + open_after {
                return;
            }
            if (count == 0 || spare % 2 == 0) && missing <= relief + pairs_after {
                let ships = draft.ships.with(ship, count);
                self.tokens(colour + 1, pairs_after, open_after, Draft { ships, missing, relief, ..draft });
            }
        }
    }

    /// Without double cards a payment is exact if it makes up for just what is missing; with them it must be
    /// looked at more closely.
    fn settle(&mut self, draft: Draft) {
        let exact = match draft.corals.has_doubles() {
            false => draft.missing == draft.relief,
            true => Means::new(draft.ships, draft.corals).pay_exactly(self.wanted),
        };
        if exact {
            (self.pay)(draft.ships, draft.corals);
        }
    }
}
