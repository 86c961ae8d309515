//! RULES §8: load a ship.

use tidetable_kernel::EventSink;

use crate::{
    action::Action,
    event::{EndReason, Event},
    goods::Goods,
    refusal::Refusal,
    ship::Ship,
    table::{Phase, ShipId, Table, Then},
};

impl Table {
    /// Asks whether to load a ship if one can be loaded.
    pub(crate) fn ask_for_load(&mut self, events: &mut impl EventSink<Event>) {
        if self.a_ship_is_in_reach() {
            self.phase = Phase::Load;
        } else {
            self.end_turn(events);
        }
    }

    pub(crate) fn a_ship_is_in_reach(&self) -> bool {
        let held = self.goods[self.turn];
        self.row.iter().flatten().any(|&id| self.ship(id).cargo.in_reach(held))
    }

    /// RULES §8.1 and §8.2: each open ship with each choice of goods it can be loaded with, or none.
    pub(crate) fn list_load(&self, out: &mut Vec<Action>) {
        let held = self.goods[self.turn];
        for (place, &open) in self.row.iter().enumerate() {
            let Some(id) = open else { continue };
            if self.row[..place].contains(&open) {
                continue;
            }
            let ship = self.ship(id);
            ship.cargo.each_load(held, |goods| out.push(Action::LoadShip { ship, goods }));
        }
        out.push(Action::LeaveShips);
    }

    /// RULES §8.1 and §8.2: an open ship, with what it wants, from the own goods.
    pub(crate) fn check_load(&self, ship: Ship, goods: Goods) -> Result<(), Refusal> {
        if !self.row().contains(&Some(ship)) {
            return Err(Refusal::ShipNotOpen { ship });
        }
        if !ship.cargo.accepts(goods) {
            return Err(Refusal::WrongCargo { ship, goods });
        }
        let missing = goods.minus(self.goods[self.turn]);
        if missing == Goods::NONE { Ok(()) } else { Err(Refusal::GoodsMissing { missing }) }
    }

    /// Gives the goods, takes the ship and ends the turn.
    pub(crate) fn do_load(&mut self, ship: Ship, goods: Goods, events: &mut impl EventSink<Event>) {
        let seat = self.turn;
        let id = ShipId(self.edition().ship_index(ship).expect("only ships of this edition lie open"));
        self.goods[seat] = self.goods[seat].minus(goods);
        self.take_from_row(seat, id);
        events.emit(|| Event::ShipLoaded { seat, ship, goods });
        self.end_turn(events);
    }

    /// RULES §8.3 and §9.1: the row is filled and the next seat draws, unless the last tile or ship is gone.
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        if self.left == 0 {
            self.do_end(EndReason::LastTile, events);
        } else if self.ships_are_gone() {
            self.do_end(EndReason::LastShip, events);
        } else {
            self.turn = self.turn.next(self.seats());
            self.phase = if self.row_is_due() { Phase::Reveal(Then::Turn) } else { Phase::Draw };
        }
    }
}
