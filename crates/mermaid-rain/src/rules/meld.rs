//! RULES §4.3, §4.4: secret melds, revealed together and ranked.

use tidetable_kernel::{EventSink, PerSeat, Seat, Seats};

use crate::{
    action::Action,
    card::{Card, Cards},
    event::{Event, Ranked, Shown},
    refusal::Refusal,
    state::MermaidRain,
};

/// RULES §4.3: a meld begins with so many cards.
const OPENING: u8 = 2;
/// RULES §4.3: a meld has at most so many cards.
const LARGEST: u8 = 5;

impl MermaidRain {
    /// RULES §4.3: two cards at first, then one, from the own hand.
    pub(crate) fn check_lay(&self, seat: Seat, cards: Cards) -> Result<(), Refusal> {
        let (asked, given) = (if self.table.opens_meld(seat) { OPENING } else { 1 }, cards.count());
        if given != asked {
            return Err(Refusal::MeldSize { asked, given });
        }
        self.check_held(seat, cards)
    }

    /// Cards can be laid, paid or kept only from the own hand.
    pub(crate) fn check_held(&self, seat: Seat, cards: Cards) -> Result<(), Refusal> {
        let hand = self.secrets.hands[seat];
        if hand.contains(cards) { Ok(()) } else { Err(Refusal::CardsNotHeld { cards, hand }) }
    }

    /// RULES §4.3: the mermaid princess cannot be one of the first two cards.
    pub(crate) fn check_princess(&self, seat: Seat) -> Result<(), Refusal> {
        if self.table.opens_meld(seat) { Err(Refusal::PrincessTooSoon) } else { Ok(()) }
    }

    /// RULES §4.3: two cards, or one card or the princess.
    pub(crate) fn list_lay(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.secrets.hands[seat];
        if self.table.opens_meld(seat) {
            out.extend(hand.choices(OPENING).map(|cards| Action::Lay { cards }));
        } else {
            let held = Card::ALL.into_iter().filter(|&card| hand.of(card) > 0);
            out.extend(held.map(|card| Action::Lay { cards: Cards::one(card) }));
            out.push(Action::Princess);
        }
    }

    /// RULES §4.3: the answer stays face down until everybody who is in has answered.
    pub(crate) fn do_lay(&mut self, seat: Seat, answer: Action, events: &mut impl EventSink<Event>) {
        if self.seal(seat, answer, events) {
            self.reveal_melds(events);
        }
    }

    /// Keeps a secret answer; whether it was the last one.
    pub(crate) fn seal(&mut self, seat: Seat, answer: Action, events: &mut impl EventSink<Event>) -> bool {
        self.secrets.answers[seat] = Some(answer);
        self.table.answered = self.table.answered.with(seat);
        events.emit(|| Event::Answered { seat, answer: Some(answer) });
        self.table.awaiting().seats().is_empty()
    }

    fn reveal_melds(&mut self, events: &mut impl EventSink<Event>) {
        let answers = std::mem::replace(&mut self.secrets.answers, PerSeat::new(self.table.seats()));
        self.table.answered = Seats::NONE;
        for (seat, answer) in answers.iter() {
            match answer {
                Some(Action::Lay { cards }) => {
                    self.secrets.hands[seat] -= *cards;
                    self.table.hands[seat] -= cards.count();
                    self.table.melds[seat] += *cards;
                }
                Some(_) => self.table.stopped = self.table.stopped.with(seat),
                None => (),
            }
        }
        events.emit(|| Event::MeldsRevealed { shown: shown(&answers) });
        let growing =
            |seat: &Seat| !self.table.stopped.contains(*seat) && self.table.melds[*seat].count() < LARGEST;
        if !Seat::all(self.table.seats()).any(|seat| growing(&seat)) {
            self.rank_melds(events);
        }
    }

    /// RULES §4.4: the best meld first; among equal ones, whoever sits nearest clockwise to the dealer.
    fn rank_melds(&mut self, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        let seats = table.seats();
        table.discards += table.melds.as_slice().iter().copied().sum();
        let distance = |seat: Seat| (seat.0 + seats - table.prince.0) % seats;
        let mut order = PerSeat::from_fn(seats, |seat| seat);
        order
            .as_mut_slice()
            .sort_unstable_by_key(|&seat| (std::cmp::Reverse(table.meld(seat)), distance(seat)));
        table.order = order;
        table.turn = 0;
        let ranked = |&seat: &Seat| Ranked { seat, meld: table.meld(seat), cards: table.melds[seat] };
        events.emit(|| Event::MeldsRanked { ranking: order.as_slice().iter().map(ranked).collect() });
        self.begin_pick(events);
    }
}

fn shown(answers: &PerSeat<Option<Action>>) -> Vec<Shown> {
    let cards = |answer: Action| match answer {
        Action::Lay { cards } => cards,
        _ => Cards::NONE,
    };
    let shown =
        |(seat, answer): (Seat, &Option<Action>)| answer.map(|answer| Shown { seat, cards: cards(answer) });
    answers.iter().filter_map(shown).collect()
}
