//! The toy with one flaw at a time: each must break exactly the law that is made for it.
//!
//! Two laws have no flaw here, because no game can break them as long as its rules are functions: that a
//! refusal changes nothing ([`Law::RefusedChangesNothing`]) and that undo restores ([`Law::UndoRestores`]) is
//! the work of the table, which shows it in its own tests.

mod answers;
mod draws;
mod hidden;
mod records;

use std::{collections::BTreeSet, fmt::Debug, hash::Hash, marker::PhantomData, ops::RangeInclusive};

use serde::Serialize;
use tidetable_kernel::{
    Awaiting, Census, Determinize, Dice, EventSink, Game, OptionsError, Phrase, Refusal as _, Seat, Speak,
    Standings, Viewer,
};
use tidetable_laws::{Law, option_sets, trial};

use crate::toy::{Action, Event, Options, Oysters, Pearl, Refusal, View};

/// What is wrong with a game. Every function is the sound one unless a flaw puts another in its place.
pub(crate) trait Flaw: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    const ID: &'static str = Oysters::ID;

    fn legal_actions(toy: &Oysters, seat: Seat, out: &mut Vec<Action>) {
        toy.legal_actions(seat, out);
    }

    fn check(toy: &Oysters, seat: Seat, action: &Action) -> Result<(), Refusal> {
        toy.check(seat, action)
    }

    fn section(refusal: &Refusal) -> &'static str {
        refusal.section()
    }

    fn apply(toy: &mut Oysters, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        toy.apply(seat, action, events);
    }

    fn chances(toy: &Oysters, out: &mut Vec<(Pearl, u32)>) {
        toy.chances(out);
    }

    fn resolve(toy: &mut Oysters, chance: &Pearl, events: &mut impl EventSink<Event>) {
        toy.resolve(chance, events);
    }

    fn standings(toy: &Oysters) -> Standings {
        toy.standings()
    }

    fn view(toy: &Oysters, viewer: Viewer) -> View {
        toy.view(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Oysters::redact(event, viewer)
    }

    fn uncovers(event: &Event) -> bool {
        Oysters::uncovers(event)
    }

    fn sample_action(toy: &Oysters, seat: Seat, dice: &mut Dice) -> Action {
        let mut actions = Vec::new();
        Self::legal_actions(toy, seat, &mut actions);
        dice.pick(&actions)
    }

    fn sample_chance(toy: &Oysters, dice: &mut Dice) -> Pearl {
        toy.sample_chance(dice, &mut Vec::new())
    }

    fn determinize(view: &View, dice: &mut Dice) -> Oysters {
        Oysters::determinize(view, dice)
    }
}

/// Oysters with a flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Flawed<F>(Oysters, PhantomData<F>);

/// A refusal with a flaw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct FlawedRefusal<F>(Refusal, #[serde(skip)] PhantomData<F>);

impl<F: Flaw> Speak for FlawedRefusal<F> {
    fn phrase(&self) -> Phrase {
        self.0.phrase()
    }
}

impl<F: Flaw> tidetable_kernel::Refusal for FlawedRefusal<F> {
    fn section(&self) -> &'static str {
        F::section(&self.0)
    }
}

impl<F: Flaw> Game for Flawed<F> {
    const ID: &'static str = F::ID;
    const RULES: u32 = Oysters::RULES;
    const SEATS: RangeInclusive<u8> = Oysters::SEATS;

    type Options = Options;
    type Action = Action;
    type Chance = Pearl;
    type Event = Event;
    type View = View;
    type Refusal = FlawedRefusal<F>;

    fn new(options: &Options) -> Result<Self, OptionsError> {
        Oysters::new(options).map(|toy| Flawed(toy, PhantomData))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn awaiting(&self) -> Awaiting {
        self.0.awaiting()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        F::legal_actions(&self.0, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), FlawedRefusal<F>> {
        F::check(&self.0, seat, action).map_err(|refusal| FlawedRefusal(refusal, PhantomData))
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        F::apply(&mut self.0, seat, action, events);
    }

    fn chances(&self, out: &mut Vec<(Pearl, u32)>) {
        F::chances(&self.0, out);
    }

    fn resolve(&mut self, chance: &Pearl, events: &mut impl EventSink<Event>) {
        F::resolve(&mut self.0, chance, events);
    }

    fn standings(&self) -> Standings {
        F::standings(&self.0)
    }

    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.0, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        F::redact(event, viewer)
    }

    fn uncovers(event: &Event) -> bool {
        F::uncovers(event)
    }

    fn sample_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        F::sample_action(&self.0, seat, dice)
    }

    fn sample_chance(&self, dice: &mut Dice, _: &mut Vec<(Pearl, u32)>) -> Pearl {
        F::sample_chance(&self.0, dice)
    }
}

impl<F: Flaw> Determinize for Flawed<F> {
    fn determinize(view: &View, dice: &mut Dice) -> Self {
        Flawed(F::determinize(view, dice), PhantomData)
    }
}

impl<F: Flaw> Census for Flawed<F> {
    fn census(&self) -> Vec<(&'static str, u32)> {
        self.0.census()
    }
}

/// Asserts that of all laws the flaw breaks exactly this one, over many games at every table.
fn breaks_only<F: Flaw>(law: Law) {
    breaks_only_in::<F>(law, 200);
}

/// The same over another number of games.
fn breaks_only_in<F: Flaw>(law: Law, games: u64) {
    let tables = option_sets::<Flawed<F>>();
    let trials = tables.iter().cycle().zip(0..games);
    let broken: BTreeSet<Law> = trials
        .filter_map(|(options, seed)| trial::<Flawed<F>>(options, seed).err())
        .map(|violation| violation.law)
        .collect();
    assert_eq!(broken, BTreeSet::from([law]));
}

/// Declares flaws: types without a value of interest.
macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        struct $name;
    )*};
}
use flaws;

flaws! {
    /// Nothing is wrong.
    Nothing;
}

impl Flaw for Nothing {}

#[test]
fn without_a_flaw_no_law_is_broken() {
    for options in option_sets::<Flawed<Nothing>>() {
        for seed in 0..20 {
            assert_eq!(trial::<Flawed<Nothing>>(&options, seed), Ok(()));
        }
    }
}
