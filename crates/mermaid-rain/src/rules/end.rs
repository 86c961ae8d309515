//! RULES §7: tokens are uncovered, the witch is paid, majorities are scored.

use tidetable_kernel::{EventSink, PerSeat, Seat, Seats};

use crate::{
    event::{Event, Uncovered},
    rules::scoring::{after_tribute, final_points, majority, tribute_lost},
    state::MermaidRain,
    table::Phase,
    treasure::{Treasure, Treasures},
};

impl MermaidRain {
    /// RULES §7: the game ends after the fifth round.
    pub(crate) fn end_game(&mut self, events: &mut impl EventSink<Event>) {
        self.uncover(events);
        let tokens = self.tokens();
        for (seat, &added) in final_points(&tokens).iter() {
            self.table.points[seat] += added;
        }
        self.tell_scoring(&tokens, events);
        self.table.phase = Phase::Over;
        let winners: Seats = tidetable_kernel::Game::standings(self).winners().collect();
        events.emit(|| Event::GameEnded { points: self.table.points, winners });
    }

    /// RULES §7.1: everybody turns up what was taken face down.
    fn uncover(&mut self, events: &mut impl EventSink<Event>) {
        let seats = self.table.seats();
        for token in self.table.face_down.as_mut_slice() {
            if token.taken_by.is_some() {
                token.seen_by = Seats::all(seats);
            }
        }
        for seat in Seat::all(seats) {
            if self.table.hidden_won(seat) > 0 {
                events.emit(|| Event::TokensUncovered { seat, tokens: self.uncovered(seat).collect() });
            }
        }
    }

    fn uncovered(&self, seat: Seat) -> impl Iterator<Item = Uncovered> {
        let table = &self.table;
        let tokens = table.face_down.iter().zip(self.secrets.tokens.iter()).enumerate();
        tokens.filter(move |(_, (hidden, _))| hidden.taken_by == Some(seat)).filter_map(
            |(index, (_, &token))| {
                let first = table.setup().down_on(usize::from(table.setup().down[index])).start;
                Some(Uncovered { at: table.hidden_at(index), nth: (index - first) as u8, token: token? })
            },
        )
    }

    /// All tokens of everybody, seen or not.
    pub fn tokens(&self) -> PerSeat<Treasures> {
        self.table.won.map(|seat, &won| won + self.uncovered(seat).map(|token| token.token).collect())
    }

    fn tell_scoring(&self, tokens: &PerSeat<Treasures>, events: &mut impl EventSink<Event>) {
        for (seat, &tokens) in tokens.iter() {
            let lost = tribute_lost(tokens);
            events.emit(|| Event::TributePaid { seat, missing: tokens.missing().collect(), lost });
        }
        let left = tokens.map(|_, &tokens| after_tribute(tokens));
        for treasure in Treasure::ALL {
            events.emit(|| Event::MajorityScored { treasure, shares: majority(&left, treasure).to_vec() });
        }
    }
}
