//! The full state: the table and what lies hidden on it.

use std::ops::RangeInclusive;

use tidetable_kernel::{
    Awaiting, Census, Dice, EventSink, Game, GameOptions, OptionsError, PerSeat, Seat, Standings, Viewer,
};

use crate::{
    action::Action,
    answers::Answers,
    cell::CellSet,
    chance::Chance,
    diver::{Divers, Value},
    event::Event,
    options::Options,
    refusal::Refusal,
    rules::{divers, passing, pontoons, powers, reinforcement, scoring, setup, turn},
    table::Table,
    tally::Tally,
    view::View,
};

/// A game of Perladöra.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perladora {
    pub(crate) table: Table,
    /// What is printed on the divers in the lagoon.
    pub(crate) values: Tally<3>,
    /// The divers behind the screens.
    pub(crate) hands: PerSeat<Divers>,
}

impl Perladora {
    /// All that everybody can see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The divers behind a screen.
    pub fn hand(&self, seat: Seat) -> &Divers {
        &self.hands[seat]
    }

    /// RULES §11.1: the strength of some divers together.
    pub fn strength(&self, divers: CellSet) -> u32 {
        scoring::strength(self, divers)
    }
}

impl Game for Perladora {
    const ID: &'static str = "perladora";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<Perladora, OptionsError> {
        let (fewest, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        if !Self::SEATS.contains(&options.seats()) {
            return Err(OptionsError::Seats { fewest, most, asked: options.seats() });
        }
        let divers = options.edition.divers(options.seats);
        let hands = PerSeat::from_fn(options.seats, |_| divers);
        Ok(Perladora { table: Table::new(*options), values: Tally::ZERO, hands })
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting() == Awaiting::seat(seat) {
            Answers::of(self).list(out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        turn::check_question(&self.table, seat, action)?;
        let table = &self.table;
        match *action {
            Action::Dive { cell, value } => divers::check_dive(self, seat, cell, value),
            Action::Pontoon { edge } => pontoons::check_pontoon(table, edge),
            Action::Reinforce { cell } => reinforcement::check_reinforce(table, seat, cell),
            Action::Look { cell } => powers::check_look(table, seat, cell),
            Action::Surface { cell, value } => powers::check_surface(self, seat, cell, value),
            Action::ExtraPontoon { edge } => powers::check_extra_pontoon(table, seat, edge),
            Action::Necklace { cell } => powers::check_necklace(table, seat, cell),
            Action::Stop | Action::Pass => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        match *action {
            Action::Dive { cell, value } => divers::do_dive(self, seat, cell, value, events),
            Action::Pontoon { edge } => pontoons::do_pontoon(self, seat, edge, events),
            Action::Stop => pontoons::do_stop(self, seat, events),
            Action::Reinforce { cell } => reinforcement::do_reinforce(self, seat, cell, events),
            Action::Look { cell } => powers::do_look(self, seat, cell, events),
            Action::Surface { cell, value } => powers::do_surface(self, seat, cell, value, events),
            Action::ExtraPontoon { edge } => powers::do_extra_pontoon(self, seat, edge, events),
            Action::Necklace { cell } => powers::do_necklace(self, seat, cell, events),
            Action::Pass => passing::do_pass(self, seat, false, events),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        setup::list_chances(&self.table, out);
    }

    fn resolve(&mut self, chance: &Chance, events: &mut impl EventSink<Event>) {
        match *chance {
            Chance::Pile { pearls } => setup::do_pile(self, pearls, events),
            Chance::Clan { clan } => setup::do_clan(self, clan, events),
        }
    }

    fn standings(&self) -> Standings {
        scoring::standings(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn uncovers(event: &Event) -> bool {
        event.uncovers()
    }

    /// Every legal answer is as likely as every other.
    #[inline]
    fn sample_action(&self, _: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        let answers = Answers::of(self);
        answers.nth(dice.below(answers.count()))
    }
}

impl Census for Perladora {
    fn census(&self) -> Vec<(&'static str, u32)> {
        let table = &self.table;
        let in_hands =
            |value| self.hands.as_slice().iter().map(|hand| u32::from(hand.of(value))).sum::<u32>();
        let placed = |value: Value| self.values.iter().filter(|&(_, printed)| printed == value.get()).count();
        let divers = |value| in_hands(value) + placed(value) as u32;
        let names =
            ["divers worth 1", "divers worth 2", "divers worth 3", "divers worth 4", "divers worth 5"];
        let pearls_left: u32 =
            setup::piles_left(table).map(|(pearls, piles)| u32::from(pearls) * piles).sum();
        let mut census: Vec<_> = names.into_iter().zip(Value::all().map(divers)).collect();
        census.push(("pontoons", u32::from(table.stock) + table.pontoons.len()));
        census.push(("power tokens", table.power_tokens()));
        census.push(("pearls", table.pearls.sum(CellSet::ALL) + pearls_left));
        census
    }
}
