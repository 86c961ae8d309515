//! South Seas as a game: every question is handed to the rules of its section.

use std::ops::RangeInclusive;

use tidetable_kernel::{
    Awaiting, Census, Determinize, Dice, EventSink, Game, GameOptions, OptionsError, Seat, Standings, Viewer,
};

use crate::{
    action::Action,
    chance::Chance,
    event::Event,
    options::Options,
    refusal::Refusal,
    table::{Phase, Table},
    view::View,
};

/// A game of South Seas: the table, of which every viewer sees everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SouthSeas {
    table: Table,
}

impl SouthSeas {
    /// The game that goes on from this table.
    pub(crate) fn on(table: Table) -> SouthSeas {
        SouthSeas { table }
    }

    /// Everything that lies on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Game for SouthSeas {
    const ID: &'static str = "south-seas";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<SouthSeas, OptionsError> {
        if !Self::SEATS.contains(&options.seats()) {
            let (fewest, most) = (*Self::SEATS.start(), *Self::SEATS.end());
            return Err(OptionsError::Seats { fewest, most, asked: options.seats() });
        }
        Ok(SouthSeas { table: Table::new(options) })
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<Action>) {
        match self.table.phase {
            Phase::Lay(face) => self.table.list_lay(face, out),
            Phase::Settle => self.table.list_islander(out),
            Phase::Claim(_) => self.table.list_take(out),
            Phase::Load => self.table.list_load(out),
            Phase::Reveal(_) | Phase::Draw | Phase::Over => (),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let table = &self.table;
        if seat.0 >= table.seats() || !table.awaiting().seats().contains(seat) {
            return Err(Refusal::NotAwaited);
        }
        match (table.phase, *action) {
            (Phase::Lay(face), Action::LayTile { cell, turns }) => table.check_lay(face, cell, turns),
            (Phase::Settle, Action::PlaceIslander { spot }) => table.check_place(spot),
            (Phase::Settle, Action::TakeBack { cell }) => table.check_take_back(cell),
            (Phase::Claim(_), Action::TakeShip { ship }) => table.check_take(ship),
            (Phase::Load, Action::LoadShip { ship, goods }) => table.check_load(ship, goods),
            (Phase::Settle, Action::LeaveIslanders) | (Phase::Load, Action::LeaveShips) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn apply(&mut self, _: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        match (table.phase, *action) {
            (Phase::Lay(face), Action::LayTile { cell, turns }) => table.do_lay(face, cell, turns, events),
            (_, Action::PlaceIslander { spot }) => table.do_place(spot, events),
            (_, Action::TakeBack { cell }) => table.do_take_back(cell, events),
            (_, Action::LeaveIslanders) => table.do_scoring(events),
            (Phase::Claim(seat), Action::TakeShip { ship }) => table.do_choose(seat, ship, events),
            (_, Action::LoadShip { ship, goods }) => table.do_load(ship, goods, events),
            (_, Action::LeaveShips) => table.end_turn(events),
            (_, Action::LayTile { .. } | Action::TakeShip { .. }) => unreachable!("the answer was checked"),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.table.phase {
            Phase::Reveal(_) => self.table.list_ship_draws(out),
            Phase::Draw => self.table.list_tile_draws(out),
            _ => (),
        }
    }

    fn resolve(&mut self, chance: &Chance, events: &mut impl EventSink<Event>) {
        match (self.table.phase, *chance) {
            (Phase::Reveal(then), Chance::Ship(ship)) => self.table.do_reveal(ship, then, events),
            (_, Chance::Tile(face)) => self.table.do_draw(face, events),
            (_, Chance::Ship(_)) => unreachable!("ships are drawn when the row has a gap"),
        }
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(viewer, self.table.clone())
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn sample_action(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        if let Phase::Lay(face) = self.table.phase {
            return self.table.sample_lay(face, dice, scratch);
        }
        scratch.clear();
        self.legal_actions(seat, scratch);
        dice.pick(scratch)
    }

    fn sample_chance(&self, dice: &mut Dice, scratch: &mut Vec<(Chance, u32)>) -> Chance {
        if self.table.phase == Phase::Draw {
            return self.table.sample_tile(dice);
        }
        scratch.clear();
        self.chances(scratch);
        dice.pick_weighted(scratch)
    }
}

impl Determinize for SouthSeas {
    /// Nothing is hidden: there is one world that looks like a view.
    fn determinize(view: &View, _: &mut Dice) -> SouthSeas {
        SouthSeas::on(view.table().clone())
    }
}

impl Census for SouthSeas {
    fn census(&self) -> Vec<(&'static str, u32)> {
        self.table.census()
    }
}
