//! RULES §5.6: entering a treasure space, looking at face-down tokens, taking one token.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    action::Action, chance::Chance, event::Event, hex::Hex, refusal::Refusal, sea::Place, state::MermaidRain,
    table::Phase, treasure::Treasure,
};

/// RULES §5.6: what a token scores when it is taken.
pub(crate) const TOKEN_POINTS: u8 = 2;

impl MermaidRain {
    /// RULES §5.6: on the first entry of the turn the seat looks at what lies face down and may take one token.
    pub(crate) fn arrive(&mut self, seat: Seat, to: Hex, events: &mut impl EventSink<Event>) {
        let space = self.sea.place(to).and_then(Place::space);
        let Some(space) = space.filter(|&space| self.table.entered >> space & 1 == 0) else {
            return self.ask_for_move(false, events);
        };
        self.table.entered |= 1 << space;
        if self.table.face_up[space].is_empty() && self.table.hidden_on(space).next().is_none() {
            return self.ask_for_move(false, events);
        }
        self.peek(seat, space, events);
    }

    /// The space of the mermaid on turn.
    fn space_of(&self, seat: Seat) -> usize {
        let place = self.table.mermaids[seat].and_then(|hex| self.sea.place(hex));
        place.and_then(Place::space).expect("tokens are taken on spaces")
    }

    /// RULES §5.6: the seat looks at every token it has not seen. What nobody has seen is drawn now: until
    /// then it could have been any token out of sight.
    fn peek(&mut self, seat: Seat, space: usize, events: &mut impl EventSink<Event>) {
        while let Some((nth, index)) = self.next_to_peek(seat, space) {
            let Some(token) = self.secrets.tokens[index] else {
                self.table.phase = Phase::Peek;
                return;
            };
            self.see(seat, index);
            let at = self.table.hidden_at(index);
            events.emit(|| Event::TokenPeeked { seat, at, nth, token: Some(token) });
        }
        self.table.phase = Phase::Take;
    }

    fn next_to_peek(&self, seat: Seat, space: usize) -> Option<(u8, usize)> {
        self.table.hidden_on(space).find(|&(_, index)| !self.table.face_down[index].seen_by.contains(seat))
    }

    fn see(&mut self, seat: Seat, index: usize) {
        let token = &mut self.table.face_down.as_mut_slice()[index];
        token.seen_by = token.seen_by.with(seat);
    }

    /// RULES §5.6: what the face-down token may be: any token that nobody has seen.
    pub(crate) fn list_face_down(&self, out: &mut Vec<(Chance, u32)>) {
        let tokens = self.secrets.unseen.iter();
        out.extend(tokens.map(|(token, count)| (Chance::FaceDown { token }, u32::from(count))));
    }

    /// RULES §5.6: the token is that one for good.
    pub(crate) fn look(&mut self, token: Treasure, events: &mut impl EventSink<Event>) {
        let seat = self.table.on_turn();
        let space = self.space_of(seat);
        let (nth, index) = self.next_to_peek(seat, space).expect("a token is being looked at");
        self.secrets.unseen[token] -= 1;
        self.secrets.tokens.as_mut_slice()[index] = Some(token);
        self.see(seat, index);
        let at = self.table.hidden_at(index);
        events.emit(|| Event::TokenPeeked { seat, at, nth, token: Some(token) });
        self.peek(seat, space, events);
    }

    /// RULES §5.6: a face-up token that lies here.
    pub(crate) fn check_take(&self, seat: Seat, token: Treasure) -> Result<(), Refusal> {
        let space = self.space_of(seat);
        let at = self.table.chart().spaces()[space].hex;
        if self.table.face_up[space][token] > 0 { Ok(()) } else { Err(Refusal::NoSuchToken { token, at }) }
    }

    /// RULES §5.6: a face-down token that lies here.
    pub(crate) fn check_take_hidden(&self, seat: Seat, nth: u8) -> Result<(), Refusal> {
        let space = self.space_of(seat);
        let at = self.table.chart().spaces()[space].hex;
        let lies_here = self.table.hidden_on(space).any(|(number, _)| number == nth);
        if lies_here { Ok(()) } else { Err(Refusal::NoHiddenToken { at }) }
    }

    /// RULES §5.6: any one token, or none.
    pub(crate) fn list_take(&self, seat: Seat, out: &mut Vec<Action>) {
        let space = self.space_of(seat);
        out.extend(self.table.face_up[space].iter().map(|(token, _)| Action::Take { token }));
        out.extend(self.table.hidden_on(space).map(|(nth, _)| Action::TakeHidden { nth }));
        out.push(Action::Leave);
    }

    /// RULES §5.6: a face-up token stays face up.
    pub(crate) fn do_take(&mut self, seat: Seat, token: Treasure, events: &mut impl EventSink<Event>) {
        let space = self.space_of(seat);
        self.table.face_up.as_mut_slice()[space][token] -= 1;
        self.table.won[seat][token] += 1;
        self.award(seat, TOKEN_POINTS);
        let at = self.table.chart().spaces()[space].hex;
        events.emit(|| Event::TokenTaken { seat, at, token, points: TOKEN_POINTS });
        self.ask_for_move(false, events);
    }

    /// RULES §5.6: a face-down token stays face down.
    pub(crate) fn do_take_hidden(&mut self, seat: Seat, nth: u8, events: &mut impl EventSink<Event>) {
        let index = self.table.setup().down_on(self.space_of(seat)).start + usize::from(nth);
        self.table.face_down.as_mut_slice()[index].taken_by = Some(seat);
        self.award(seat, TOKEN_POINTS);
        let (at, token) = (self.table.hidden_at(index), self.secrets.tokens[index]);
        events.emit(|| Event::HiddenTaken { seat, at, nth, token, points: TOKEN_POINTS });
        self.ask_for_move(false, events);
    }

    /// RULES §5.6: taking is optional.
    pub(crate) fn do_leave(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.emit(|| Event::TokenLeft { seat, at: self.table.chart().spaces()[self.space_of(seat)].hex });
        self.ask_for_move(false, events);
    }
}
