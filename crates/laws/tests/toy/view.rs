//! What one viewer may know, and the worlds that fit it.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Determinize, Dice, Game, PerSeat, Phrase, Seat, Seats, Viewer};

use super::{Options, Oyster, Oysters, Pearl, Phase, Round, Side, Tally};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    options: Options,
    awaiting: Awaiting,
    phase: Phase,
    round: Round,
    pub(crate) hands: PerSeat<Hand>,
    pub(crate) bids: PerSeat<Bid>,
    pub(crate) bed: [Option<Shut>; 2],
    pub(crate) catches: PerSeat<[Option<Shut>; 3]>,
    thrown: Tally,
    pub(crate) coins: PerSeat<u8>,
    pot: u8,
}

/// A hand as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Hand {
    count: u8,
    pub(crate) pearls: Option<Tally>,
}

/// A bid as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Bid {
    #[default]
    Missing,
    FaceDown,
    Open(Pearl),
}

/// An oyster as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Shut {
    pub(crate) pearl: Option<Pearl>,
    side: Side,
    seen: Seats,
}

impl View {
    pub(crate) fn of(game: &Oysters, viewer: Viewer) -> View {
        let over = game.phase == Phase::Over;
        let knows =
            |seen: Seats| over || viewer == Viewer::Judge || seen.iter().any(|seat| viewer.sees(seat));
        let shut = |oyster: Oyster| {
            let Oyster { pearl, side, seen } = oyster;
            Shut { pearl: knows(seen).then_some(pearl), side, seen }
        };
        View {
            viewer,
            options: game.options,
            awaiting: game.awaiting(),
            phase: game.phase,
            round: game.round,
            hands: game
                .hands
                .map(|seat, hand| Hand { count: hand.total(), pearls: viewer.sees(seat).then_some(*hand) }),
            bids: game.bids.map(|seat, bid| match bid {
                None => Bid::Missing,
                Some(_) if game.phase == Phase::Bid && !viewer.sees(seat) => Bid::FaceDown,
                Some(pearl) => Bid::Open(*pearl),
            }),
            bed: game.bed.map(|oyster| oyster.map(shut)),
            catches: game.catches.map(|_, catch| catch.map(|oyster| oyster.map(shut))),
            thrown: game.thrown,
            coins: game.coins,
            pot: game.pot,
        }
    }

    /// All pearls that the viewer cannot place.
    fn unseen(&self) -> Vec<Pearl> {
        let bids = self.bids.as_slice().iter().filter_map(|bid| match bid {
            Bid::Open(pearl) => Some(*pearl),
            Bid::Missing | Bid::FaceDown => None,
        });
        let oysters = self.bed.iter().chain(self.catches.as_slice().iter().flatten());
        let found = oysters.filter_map(|oyster| oyster.as_ref()?.pearl);
        let hands = self.hands.as_slice().iter().filter_map(|hand| hand.pearls).flat_map(Tally::pearls);
        let mut unseen = self.options.edition.pearls;
        self.thrown.pearls().chain(bids).chain(found).chain(hands).for_each(|pearl| unseen.remove(pearl));
        unseen.pearls().collect()
    }
}

impl tidetable_kernel::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaiting(&self) -> Awaiting {
        self.awaiting
    }

    fn question(&self, _: Seat) -> Phrase {
        Phrase::new(match self.phase {
            Phase::Bid => "oysters-ask-bid",
            Phase::Win(_) | Phase::Take(_) => "oysters-ask-take",
            Phase::Peek(_) => "oysters-ask-peek",
            Phase::Buy(_) => "oysters-ask-buy",
            Phase::Deal(_) | Phase::Lay(_) | Phase::Over => "oysters-ask-nothing",
        })
    }

    fn sketch(&self) -> String {
        let size = |pearl: Option<Pearl>| pearl.map_or("?".to_owned(), |pearl| pearl.0.to_string());
        let oyster = |shut: &Option<Shut>| shut.map_or("-".to_owned(), |shut| size(shut.pearl));
        let list = |shuts: &[Option<Shut>]| shuts.iter().map(oyster).collect::<Vec<_>>().join(" ");
        let mut sketch = format!("#{}  ({})\n", self.round.0, list(&self.bed));
        for (seat, catch) in self.catches.iter() {
            let bid = match self.bids[seat] {
                Bid::Missing => "-".to_owned(),
                Bid::FaceDown => "?".to_owned(),
                Bid::Open(pearl) => size(Some(pearl)),
            };
            let hand = self.hands[seat].pearls.map_or("?".repeat(self.hands[seat].count.into()), |hand| {
                hand.pearls().map(|pearl| pearl.0.to_string()).collect()
            });
            sketch += &format!("{seat}: [{hand}] {bid} ({}) ${}\n", list(catch), self.coins[seat]);
        }
        sketch
    }
}

impl Determinize for Oysters {
    fn determinize(view: &View, dice: &mut Dice) -> Oysters {
        let mut unseen = view.unseen();
        dice.shuffle(&mut unseen);
        let mut draw = || unseen.pop().expect("every hidden pearl is unseen");
        let hands = view.hands.map(|_, hand| {
            hand.pearls.unwrap_or_else(|| {
                let mut tally = Tally::default();
                (0..hand.count).for_each(|_| tally.add(draw()));
                tally
            })
        });
        let bids = view.bids.map(|_, bid| match bid {
            Bid::Missing => None,
            Bid::FaceDown => Some(draw()),
            Bid::Open(pearl) => Some(*pearl),
        });
        let mut fill =
            |Shut { pearl, side, seen }| Oyster { pearl: pearl.unwrap_or_else(&mut draw), side, seen };
        let bed = view.bed.map(|shut| shut.map(&mut fill));
        let catches = view.catches.map(|_, catch| catch.map(|shut| shut.map(&mut fill)));
        let mut bag = Tally::default();
        unseen.into_iter().for_each(|pearl| bag.add(pearl));
        let View { options, phase, round, thrown, coins, pot, .. } = *view;
        Oysters { options, phase, round, bag, hands, bids, bed, catches, thrown, coins, pot }
    }
}
