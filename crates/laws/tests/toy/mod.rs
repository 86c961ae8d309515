//! Oysters: a small, sound game that has everything a law can look at.
//!
//! # 1 Setting up
//! Two or three people. A bag holds pearls of four sizes. Everybody draws a hand of pearls, one for each round,
//! and gets one coin, or two if the table chose so.
//!
//! # 2 A round
//! Two oysters are laid, left and right, each around a pearl from the bag that nobody sees.
//!
//! # 3 Bidding
//! Everybody bids a pearl of their hand, face down; the last bid uncovers all. The largest pearl wins, the next
//! is the runner-up; among equals the seat that comes first in turn order.
//!
//! # 4 The winner
//! takes one of the oysters, unopened. Before that the winner may pay a coin and peek into one of them.
//!
//! # 5 The runner-up
//! may buy the other oyster for a coin, unopened. Otherwise it is opened and thrown away, as are the bids.
//!
//! # 6 The end
//! When the hands are empty all oysters are opened. A pearl counts its size, a coin counts one.

mod options;
mod pieces;
mod view;
mod words;

use std::{cmp::Reverse, ops::RangeInclusive};

use tidetable_kernel::{
    Awaiting, Census, EventSink, Game, GameOptions, OptionsError, PerSeat, Seat, Seats, Standings, Viewer,
};

pub(crate) use options::{Options, Purse};
pub(crate) use pieces::{Oyster, Pearl, Phase, Round, Side, Tally};
pub(crate) use view::View;
pub(crate) use words::{Action, Event, Refusal};

/// The full state.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Oysters {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) round: Round,
    pub(crate) bag: Tally,
    pub(crate) hands: PerSeat<Tally>,
    /// Face down while the phase is [`Phase::Bid`], then open to the end of the round.
    pub(crate) bids: PerSeat<Option<Pearl>>,
    pub(crate) bed: [Option<Oyster>; 2],
    /// What each seat has taken, a place for every round.
    pub(crate) catches: PerSeat<[Option<Oyster>; 3]>,
    pub(crate) thrown: Tally,
    pub(crate) coins: PerSeat<u8>,
    pub(crate) pot: u8,
}

impl Game for Oysters {
    const ID: &'static str = "oysters";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=3;

    type Options = Options;
    type Action = Action;
    type Chance = Pearl;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Oysters, OptionsError> {
        options.check()?;
        let seats = options.seats();
        Ok(Oysters {
            options: *options,
            phase: Phase::Deal(Seat(0)),
            round: Round(1),
            bag: options.edition.pearls,
            hands: PerSeat::new(seats),
            bids: PerSeat::new(seats),
            bed: [None; 2],
            catches: PerSeat::new(seats),
            thrown: Tally::default(),
            coins: PerSeat::from_fn(seats, |_| options.purse.coins()),
            pot: 0,
        })
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Deal(_) | Phase::Lay(_) => Awaiting::Chance,
            Phase::Bid => Awaiting::Seats(self.bidders()),
            Phase::Win(seat) | Phase::Peek(seat) | Phase::Take(seat) | Phase::Buy(seat) => {
                Awaiting::seat(seat)
            }
            Phase::Over => Awaiting::Nobody,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Bid => out.extend(self.hands[seat].kinds().map(Action::Bid)),
            Phase::Win(_) => {
                out.extend((self.coins[seat] > 0).then_some(Action::Pay));
                out.extend(Side::BOTH.map(Action::Take));
            }
            Phase::Peek(_) => out.extend(Side::BOTH.map(Action::Peek)),
            Phase::Take(_) => out.extend(Side::BOTH.map(Action::Take)),
            Phase::Buy(_) => out.extend([Action::Buy, Action::Leave]),
            Phase::Deal(_) | Phase::Lay(_) | Phase::Over => (),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !self.awaiting().seats().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        match (self.phase, *action) {
            (Phase::Bid, Action::Bid(pearl)) if self.hands[seat].count(pearl) == 0 => {
                Err(Refusal::NotInHand { pearl })
            }
            (Phase::Win(_), Action::Pay) if self.coins[seat] == 0 => Err(Refusal::NoCoin),
            (Phase::Bid, Action::Bid(_))
            | (Phase::Win(_), Action::Pay)
            | (Phase::Win(_) | Phase::Take(_), Action::Take(_))
            | (Phase::Peek(_), Action::Peek(_))
            | (Phase::Buy(_), Action::Buy | Action::Leave) => Ok(()),
            (Phase::Win(_) | Phase::Take(_), Action::Leave) => Err(Refusal::WinnerMustTake),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        match *action {
            Action::Bid(pearl) => self.do_bid(seat, pearl, events),
            Action::Pay => self.do_pay(seat, events),
            Action::Peek(side) => self.do_peek(seat, side, events),
            Action::Take(side) => self.do_take(seat, side, events),
            Action::Buy => self.do_buy(seat, events),
            Action::Leave => self.end_round(events),
        }
    }

    fn chances(&self, out: &mut Vec<(Pearl, u32)>) {
        out.extend(self.bag.kinds().map(|pearl| (pearl, u32::from(self.bag.count(pearl)))));
    }

    fn resolve(&mut self, &pearl: &Pearl, events: &mut impl EventSink<Event>) {
        self.bag.remove(pearl);
        match self.phase {
            Phase::Deal(seat) => self.do_deal(seat, pearl, events),
            Phase::Lay(side) => self.do_lay(side, pearl, events),
            _ => unreachable!("nothing is drawn now"),
        }
    }

    fn standings(&self) -> Standings {
        let size = |oyster: &Oyster| i32::from(oyster.pearl.0);
        Standings::by_points(
            self.catches.map(|seat, catch| {
                catch.iter().flatten().map(size).sum::<i32>() + i32::from(self.coins[seat])
            }),
        )
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn uncovers(event: &Event) -> bool {
        event.uncovers()
    }
}

impl Oysters {
    /// The seats that have not bid yet.
    fn bidders(&self) -> Seats {
        self.bids.iter().filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The seats from the largest bid to the smallest.
    fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats()).collect();
        seats.sort_by_key(|&seat| Reverse(self.bids[seat]));
        seats
    }

    fn do_deal(&mut self, seat: Seat, pearl: Pearl, events: &mut impl EventSink<Event>) {
        self.hands[seat].add(pearl);
        events.emit(|| Event::Dealt { seat, pearl: Some(pearl) });
        if self.hands[seat].total() == self.options.rounds() {
            let next = seat.next(self.seats());
            self.phase = if next == Seat(0) { Phase::Lay(Side::Left) } else { Phase::Deal(next) };
        }
    }

    fn do_lay(&mut self, side: Side, pearl: Pearl, events: &mut impl EventSink<Event>) {
        self.bed[side.index()] = Some(Oyster { pearl, side, seen: Seats::NONE });
        events.emit(|| Event::Laid { side, pearl: Some(pearl) });
        self.phase = if side == Side::Left { Phase::Lay(Side::Right) } else { Phase::Bid };
    }

    fn do_bid(&mut self, seat: Seat, pearl: Pearl, events: &mut impl EventSink<Event>) {
        self.hands[seat].remove(pearl);
        self.bids[seat] = Some(pearl);
        events.emit(|| Event::Bid { seat, pearl: Some(pearl) });
        if self.bidders().is_empty() {
            let pearls = self.bids.as_slice();
            events.emit(|| Event::Uncovered { bids: pearls.iter().copied().flatten().collect() });
            self.phase = Phase::Win(self.ranking()[0]);
        }
    }

    fn do_pay(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.pay(seat);
        events.emit(|| Event::Paid { seat });
        self.phase = Phase::Peek(seat);
    }

    fn do_peek(&mut self, seat: Seat, side: Side, events: &mut impl EventSink<Event>) {
        if let Some(oyster) = &mut self.bed[side.index()] {
            oyster.seen = oyster.seen.with(seat);
            let pearl = Some(oyster.pearl);
            events.emit(|| Event::Peeked { seat, side, pearl });
        }
        self.phase = Phase::Take(seat);
    }

    fn do_take(&mut self, seat: Seat, side: Side, events: &mut impl EventSink<Event>) {
        self.catch(seat, side);
        events.emit(|| Event::Taken { seat, side });
        let runner_up = self.ranking()[1];
        // Who has no coin can only leave the oyster, and everybody knows it: that is not asked.
        if self.coins[runner_up] > 0 {
            self.phase = Phase::Buy(runner_up);
        } else {
            self.end_round(events);
        }
    }

    fn do_buy(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.pay(seat);
        let left = self.bed.iter().flatten().next().expect("the winner took one of two");
        let side = left.side;
        self.catch(seat, side);
        events.emit(|| Event::Bought { seat, side });
        self.end_round(events);
    }

    fn pay(&mut self, seat: Seat) {
        self.coins[seat] -= 1;
        self.pot += 1;
    }

    fn catch(&mut self, seat: Seat, side: Side) {
        let place = self.round.index();
        self.catches[seat][place] = self.bed[side.index()].take();
    }

    /// Throws away what is left and starts the next round, or opens all oysters.
    fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        for Oyster { pearl, side, .. } in self.bed.iter_mut().filter_map(Option::take) {
            self.thrown.add(pearl);
            events.emit(|| Event::Thrown { side, pearl });
        }
        for bid in self.bids.as_mut_slice() {
            bid.take().into_iter().for_each(|pearl| self.thrown.add(pearl));
        }
        if self.round.0 < self.options.rounds() {
            self.round = Round(self.round.0 + 1);
            let round = self.round;
            events.emit(|| Event::RoundBegun { round });
            self.phase = Phase::Lay(Side::Left);
        } else {
            self.phase = Phase::Over;
            for (seat, catch) in self.catches.iter() {
                events.emit(|| Event::Opened {
                    seat,
                    pearls: catch.map(|oyster| oyster.map(|found| found.pearl)),
                });
            }
        }
    }
}

impl Census for Oysters {
    fn census(&self) -> Vec<(&'static str, u32)> {
        let held = |tallies: &[Tally]| tallies.iter().map(|tally| u32::from(tally.total())).sum::<u32>();
        let bids = self.bids.as_slice().iter().flatten().count();
        let oysters = self.bed.iter().chain(self.catches.as_slice().iter().flatten()).flatten().count();
        let pearls = held(&[self.bag, self.thrown]) + held(self.hands.as_slice()) + (bids + oysters) as u32;
        let coins = self.coins.as_slice().iter().map(|&coins| u32::from(coins)).sum::<u32>();
        vec![("pearls", pearls), ("coins", coins + u32::from(self.pot))]
    }
}
