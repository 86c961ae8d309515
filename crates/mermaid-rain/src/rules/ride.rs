//! RULES §5.3–§5.5, §5.7: moving from place to place, the deep sea, the warp, and the end of a turn.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    action::Action, card::Cards, event::Event, hex::Hex, meld::Meld, reach::payments, refusal::Refusal,
    sea::Place, state::MermaidRain, table::Phase,
};

impl MermaidRain {
    /// RULES §5.3: the seat on turn moves; a Mermaid Rain lets it warp first.
    pub(crate) fn begin_ride(&mut self, events: &mut impl EventSink<Event>) {
        let warp = self.table.meld(self.table.on_turn()) == Meld::MermaidRain;
        self.ask_for_move(warp, events);
    }

    /// A move is not asked for if everybody can see that none is possible.
    pub(crate) fn ask_for_move(&mut self, warp: bool, events: &mut impl EventSink<Event>) {
        self.table.phase = Phase::Ride { warp };
        let seat = self.table.on_turn();
        if !warp && !self.may_be_able_to_move(seat) {
            self.do_rest(seat, events);
        }
    }

    /// Two cards lead anywhere near: they match, or they are two that do not. One card may be any that is
    /// not among the discards.
    fn may_be_able_to_move(&self, seat: Seat) -> bool {
        let near = self.sea.near(self.location(seat));
        let table = &self.table;
        match table.hands[seat] {
            0 => false,
            1 => near.iter().any(|place| match self.sea.card(table.chart(), place) {
                Some(card) => table.discards.of(card) < table.options.edition.cards.of(card),
                None => true,
            }),
            _ => !near.is_empty(),
        }
    }

    /// The place of a mermaid that is in the ocean.
    #[inline]
    fn location(&self, seat: Seat) -> Place {
        let hex = self.table.mermaids[seat].expect("mermaids are in the ocean when they ride");
        self.sea.place(hex).expect("mermaids are on places")
    }

    /// The place that a hex names.
    fn check_named(&self, hex: Hex) -> Result<Place, Refusal> {
        let place = self.sea.place(hex).ok_or(Refusal::NoPlace { hex })?;
        match self.sea.name(self.table.chart(), place) {
            first if first != hex => Err(Refusal::NamedByFirstHex { hex, first }),
            _ => Ok(place),
        }
    }

    /// RULES §5.3, §5.4: a neighbouring place, for one card that matches or two that do not.
    pub(crate) fn check_move(&self, seat: Seat, to: Hex, pay: Cards) -> Result<(), Refusal> {
        let place = self.check_named(to)?;
        let location = self.location(seat);
        if !self.sea.near(location).contains(place) {
            return Err(Refusal::NotAdjacent { from: self.sea.name(self.table.chart(), location), to });
        }
        let given = pay.count();
        if !(1..=2).contains(&given) {
            return Err(Refusal::PaymentSize { given });
        }
        self.check_held(seat, pay)?;
        match (self.sea.card(self.table.chart(), place), given) {
            (Some(card), 1) if pay.of(card) == 0 => Err(Refusal::WrongCard { to, card }),
            (Some(card), 2) if pay.of(card) > 0 => Err(Refusal::DeepSeaMatches { to, card: Some(card) }),
            (None, 2) => Err(Refusal::DeepSeaMatches { to, card: None }),
            _ => Ok(()),
        }
    }

    /// RULES §5.5: once, before the first move, to any other place.
    pub(crate) fn check_warp(&self, seat: Seat, to: Hex) -> Result<(), Refusal> {
        if self.table.phase != (Phase::Ride { warp: true }) {
            return Err(Refusal::NoWarp);
        }
        match self.check_named(to)? {
            place if place == self.location(seat) => Err(Refusal::AlreadyThere { hex: to }),
            _ => Ok(()),
        }
    }

    /// RULES §5.3–§5.5, §5.7: every move and how to pay for it, every warp, and the end of the turn.
    pub(crate) fn list_ride(&self, seat: Seat, warp: bool, out: &mut Vec<Action>) {
        let (chart, location) = (self.table.chart(), self.location(seat));
        for place in self.sea.near(location).iter() {
            let to = self.sea.name(chart, place);
            let ways = payments(self.sea.card(chart, place), self.secrets.hands[seat]);
            out.extend(ways.map(|pay| Action::Move { to, pay }));
        }
        if warp {
            let others = self.sea.places(chart).filter(|&place| place != location);
            out.extend(others.map(|place| Action::Warp { to: self.sea.name(chart, place) }));
        }
        out.push(Action::Rest);
    }

    /// RULES §5.3, §5.4: the cards are discarded, the mermaid moves.
    pub(crate) fn do_move(&mut self, seat: Seat, to: Hex, pay: Cards, events: &mut impl EventSink<Event>) {
        self.secrets.hands[seat] -= pay;
        self.table.hands[seat] -= pay.count();
        self.table.discards += pay;
        let from = self.set_off(seat, to);
        events.emit(|| Event::MermaidMoved { seat, from, to, paid: pay });
        self.arrive(seat, to, events);
    }

    /// RULES §5.5: the mermaid is there, free of charge.
    pub(crate) fn do_warp(&mut self, seat: Seat, to: Hex, events: &mut impl EventSink<Event>) {
        let from = self.set_off(seat, to);
        events.emit(|| Event::MermaidWarped { seat, from, to });
        self.arrive(seat, to, events);
    }

    fn set_off(&mut self, seat: Seat, to: Hex) -> Hex {
        self.table.mermaids[seat].replace(to).expect("mermaids are in the ocean when they ride")
    }

    /// RULES §5.7: the next seat rides, or the round ends.
    pub(crate) fn do_rest(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.emit(|| Event::TurnEnded { seat });
        self.table.turn += 1;
        if self.table.turn < self.table.seats() {
            self.begin_turn(events);
        } else {
            self.end_round(events);
        }
    }
}
