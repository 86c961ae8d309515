//! RULES §7: completed markets bring ships.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    action::Action,
    board::AROUND,
    cell::Cell,
    crew::Post,
    event::Event,
    refusal::Refusal,
    ship::Ship,
    table::{Phase, ShipId, Table, Then},
};

impl Table {
    /// RULES §7.1: merchants on markets with eight neighbours go home and are owed a ship.
    pub(crate) fn do_markets(&mut self, events: &mut impl EventSink<Event>) {
        let newest = self.board.cell(self.board.newest());
        for seat in self.turn.clockwise(self.seats()) {
            while let Some(post) = self.completed_market(seat, newest) {
                self.crews[seat].take_home(|other| other == post);
                self.claims[seat] += 1;
                events.emit(|| Event::MarketCompleted { seat, cell: self.cell(post) });
            }
        }
        self.settle_claims(events);
    }

    /// A seat's merchant on a market that the tile on this cell has completed.
    fn completed_market(&self, seat: Seat, newest: Cell) -> Option<Post> {
        let complete = |post: &&Post| {
            post.region().is_none()
                && self.cell(**post).touches(newest)
                && self.board.neighbours(self.cell(**post)) == AROUND
        };
        self.crews[seat].posts().iter().find(complete).copied()
    }

    /// RULES §7.2 and §7.3: clockwise from the seat whose turn it is, each owner takes the best open ship, the
    /// row being filled after each; among equals the owner is asked. With nothing left to claim, ships can be
    /// loaded.
    pub(crate) fn settle_claims(&mut self, events: &mut impl EventSink<Event>) {
        let owed = |seat: &Seat| self.claims[*seat] > 0;
        let Some(seat) = self.turn.clockwise(self.seats()).find(owed) else {
            return self.ask_for_load(events);
        };
        let mut best = self.best_ships();
        match (best.next(), best.next()) {
            (Some(_), Some(_)) => self.phase = Phase::Claim(seat),
            (Some(only), None) => self.do_take(seat, only, events),
            (None, _) => {
                self.claims[seat] = 0;
                self.settle_claims(events);
            }
        }
    }

    /// The open ships of the highest value, equal ones once.
    pub(crate) fn best_ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        let (row, edition) = (self.row, self.edition());
        let points = move |id: ShipId| edition.ships()[id.index()].0.points;
        let best = row.into_iter().flatten().map(points).max();
        let alike = move |&place: &usize| row[..place].contains(&row[place]);
        (0..row.len())
            .filter(move |place| !alike(place))
            .filter_map(move |place| row[place])
            .filter(move |&id| Some(points(id)) == best)
    }

    pub(crate) fn list_take(&self, out: &mut Vec<Action>) {
        out.extend(self.best_ships().map(|id| Action::TakeShip { ship: self.ship(id) }));
    }

    /// RULES §7.2: an open ship of the highest value.
    pub(crate) fn check_take(&self, ship: Ship) -> Result<(), Refusal> {
        let open = self.row().into_iter().flatten();
        let best = open.clone().map(|ship| ship.points).max().unwrap_or(0);
        match open.into_iter().find(|&other| other == ship) {
            None => Err(Refusal::ShipNotOpen { ship }),
            Some(ship) if ship.points < best => Err(Refusal::ShipNotBest { ship, best }),
            Some(_) => Ok(()),
        }
    }

    /// Takes the ship that was chosen among the best.
    pub(crate) fn do_choose(&mut self, seat: Seat, ship: Ship, events: &mut impl EventSink<Event>) {
        let id = ShipId(self.edition().ship_index(ship).expect("only ships of this edition lie open"));
        self.do_take(seat, id, events);
    }

    /// Takes a ship for a market and goes on with the next claim.
    fn do_take(&mut self, seat: Seat, id: ShipId, events: &mut impl EventSink<Event>) {
        self.take_from_row(seat, id);
        self.claims[seat] -= 1;
        events.emit(|| Event::ShipTaken { seat, ship: self.ship(id) });
        if self.row_is_due() {
            self.phase = Phase::Reveal(Then::Claims);
        } else {
            self.settle_claims(events);
        }
    }
}
