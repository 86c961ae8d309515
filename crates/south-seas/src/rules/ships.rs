//! RULES §2.2 and §8.3: ships are turned up from the pile until four lie open.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    chance::Chance,
    event::Event,
    ship::Ship,
    table::{Phase, ROW, ShipId, Table, Then},
};

impl Table {
    /// What may be turned up.
    pub(crate) fn list_ship_draws(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(self.pile().map(|(ship, count)| (Chance::Ship(ship), u32::from(count))));
    }

    /// Puts a ship from the pile into the first gap of the row.
    pub(crate) fn do_reveal(&mut self, ship: Ship, then: Then, events: &mut impl EventSink<Event>) {
        let id = ShipId(self.edition().ship_index(ship).expect("only ships of this edition are drawn"));
        let gap = self.row.iter().position(Option::is_none).expect("ships are drawn to fill gaps");
        self.pile[id.index()] -= 1;
        self.row[gap] = Some(id);
        events.emit(|| Event::ShipRevealed { ship });
        if !self.row_is_due() {
            match then {
                Then::Turn => self.phase = Phase::Draw,
                Then::Claims => self.settle_claims(events),
            }
        }
    }

    /// Whether a ship is to be turned up.
    pub(crate) fn row_is_due(&self) -> bool {
        self.row.contains(&None) && self.pile.iter().any(|&count| count > 0)
    }

    /// Whether every ship has been taken.
    pub(crate) fn ships_are_gone(&self) -> bool {
        self.row == [None; ROW] && self.pile.iter().all(|&count| count == 0)
    }

    /// Moves an open ship of that kind into a seat's possession.
    pub(crate) fn take_from_row(&mut self, seat: Seat, id: ShipId) {
        let place = self.row.iter().position(|&open| open == Some(id)).expect("the ship lies open");
        self.row[place] = None;
        self.taken[seat][id.index()] += 1;
    }
}
