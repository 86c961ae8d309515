//! RULES §6: dark tiles leave, mermaids drift, hands are cut down.

use tidetable_kernel::{EventSink, PerSeat, Seat};

use crate::{
    action::Action,
    board::Laid,
    card::Cards,
    edition::{KEPT, ROUNDS},
    event::Event,
    hex::Hex,
    refusal::Refusal,
    state::MermaidRain,
    table::Phase,
    tile::Hue,
};

impl MermaidRain {
    /// RULES §6, §7: the round is over, and with the fifth the game.
    pub(crate) fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        if self.table.round == ROUNDS {
            return self.end_game(events);
        }
        self.wash_away(events);
        self.table.turn = 0;
        self.go_on_drifting(events);
    }

    /// RULES §6.1: dark tiles and tiles that were not placed are discarded.
    fn wash_away(&mut self, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        for (_, held) in table.held.iter_mut() {
            held.iter().for_each(|&tile| table.tile_discards.add(tile));
            *held = crate::list::List::new();
        }
        let dark = |laid: &Laid| laid.tile.hue() == Hue::Dark;
        for (seat, mermaid) in table.mermaids.iter_mut() {
            let leaves = mermaid.and_then(|hex| self.sea.tile(hex)).as_ref().is_some_and(dark);
            table.adrift[seat] = if leaves { mermaid.take() } else { None };
        }
        table.washed_away = self.sea.tiles().iter().copied().filter(dark).collect();
        table.washed_away.iter().for_each(|laid| table.tile_discards.add(laid.tile));
        events.emit(|| Event::TilesWashedAway {
            tiles: table.washed_away.to_vec(),
            adrift: Seat::all(table.seats()).filter(|&seat| table.adrift[seat].is_some()).collect(),
        });
        self.sea = self.sea.without_dark_tiles(self.table.chart());
    }

    /// RULES §6.2: whose mermaid is adrift chooses a start space, in player order.
    fn go_on_drifting(&mut self, events: &mut impl EventSink<Event>) {
        while self.table.turn < self.table.seats() {
            let seat = self.table.on_turn();
            if self.table.mermaids[seat].is_none() {
                match self.only_free_start() {
                    Some(start) => self.drift(seat, start, events),
                    None => {
                        self.table.phase = Phase::Drift;
                        return;
                    }
                }
            }
            self.table.turn += 1;
        }
        self.trim_hands(events);
    }

    fn drift(&mut self, seat: Seat, to: Hex, events: &mut impl EventSink<Event>) {
        self.table.mermaids[seat] = Some(to);
        let from = self.table.adrift[seat].expect("only mermaids that lost their tile drift");
        events.emit(|| Event::MermaidDrifted { seat, from, to });
    }

    /// RULES §6.2: the mermaid drifts free of charge.
    pub(crate) fn do_drift(&mut self, seat: Seat, to: Hex, events: &mut impl EventSink<Event>) {
        self.drift(seat, to, events);
        self.table.turn += 1;
        self.go_on_drifting(events);
    }

    /// RULES §6.3: whoever has more than two cards chooses two.
    fn trim_hands(&mut self, events: &mut impl EventSink<Event>) {
        self.table.shed = PerSeat::new(self.table.seats());
        self.table.phase = Phase::Keep;
        if self.table.awaiting().seats().is_empty() {
            self.begin_round(events);
        }
    }

    /// RULES §6.3: two cards of the own hand.
    pub(crate) fn check_keep(&self, seat: Seat, cards: Cards) -> Result<(), Refusal> {
        match cards.count() {
            KEPT => self.check_held(seat, cards),
            given => Err(Refusal::KeepSize { asked: KEPT, given }),
        }
    }

    /// RULES §6.3: any two cards.
    pub(crate) fn list_keep(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.secrets.hands[seat].choices(KEPT).map(|cards| Action::Keep { cards }));
    }

    /// RULES §6.3: the choice stays secret until everybody has chosen.
    pub(crate) fn do_keep(&mut self, seat: Seat, answer: Action, events: &mut impl EventSink<Event>) {
        if !self.seal(seat, answer, events) {
            return;
        }
        let answers = std::mem::replace(&mut self.secrets.answers, PerSeat::new(self.table.seats()));
        for (seat, answer) in answers.iter() {
            if let Some(Action::Keep { cards }) = *answer {
                let shed = std::mem::replace(&mut self.secrets.hands[seat], cards) - cards;
                self.table.hands[seat] = KEPT;
                self.table.shed[seat] = shed;
                self.table.discards += shed;
            }
        }
        events.emit(|| Event::HandsTrimmed { shed: self.table.shed });
        self.begin_round(events);
    }
}
