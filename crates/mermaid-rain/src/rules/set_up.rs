//! RULES §3: the first dealer and the tokens that lie face up.

use tidetable_kernel::{EventSink, Seat};

use crate::{chance::Chance, event::Event, state::MermaidRain, table::Phase, treasure::Treasure};

impl MermaidRain {
    /// RULES §3.4: anybody may deal first.
    pub(crate) fn list_dealers(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(Seat::all(self.table.seats()).map(|seat| (Chance::Dealer { seat }, 1)));
    }

    /// RULES §3.4: the dealer gets the Prince.
    pub(crate) fn draw_dealer(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.table.prince = seat;
        events.emit(|| Event::DealerDrawn { seat });
        self.table.phase = Phase::Treasures;
    }

    /// RULES §3.2, §8.1: the tokens from which the next face-up one is drawn.
    pub(crate) fn list_face_up(&self, out: &mut Vec<(Chance, u32)>) {
        let table = &self.table;
        let laid_out = table.face_up.iter().copied().sum();
        let tokens = if table.options.free { table.options.edition.tokens } else { table.setup().face_up };
        let tokens = tokens.checked_sub(laid_out).expect("tokens are laid out from these");
        out.extend(tokens.iter().map(|(token, count)| (Chance::FaceUp { token }, u32::from(count))));
    }

    /// RULES §3.2: a token is laid on the next spot; after the last one the first round begins.
    pub(crate) fn lay_out(&mut self, token: Treasure, events: &mut impl EventSink<Event>) {
        let edition = self.table.options.edition;
        let spots = &edition.setup(self.table.seats()).up;
        let space = usize::from(spots[usize::from(self.table.drawn)]);
        self.secrets.unseen[token] -= 1;
        self.table.face_up.as_mut_slice()[space][token] += 1;
        events.emit(|| Event::TokenLaidOut { at: self.table.chart().spaces()[space].hex, token });
        self.table.drawn += 1;
        if usize::from(self.table.drawn) == spots.len() {
            self.begin_round(events);
        }
    }
}
