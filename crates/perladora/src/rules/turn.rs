//! RULES §4: whose turn it is, and what the turn asks.

use tidetable_kernel::{EventSink, Seat};

use super::{divers, passing, pontoons, reinforcement};
use crate::{
    action::Action,
    answers::Answers,
    event::Event,
    refusal::Refusal,
    state::Perladora,
    table::{Phase, Table},
};

/// Whether the action answers the question that is asked, and whether this seat is asked.
pub(crate) fn check_question(table: &Table, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if seat.0 >= table.seats() {
        return Err(Refusal::NotAtTheTable);
    }
    match (table.phase, action) {
        (Phase::Clans | Phase::Pearls, _) => Err(Refusal::SettingUp),
        (Phase::Over, _) => Err(Refusal::Over),
        _ if table.passed.contains(seat) => Err(Refusal::HasPassed),
        _ if table.turn != seat => Err(Refusal::NotYourTurn { turn: table.turn }),
        (Phase::SecondPontoon, Action::Pontoon { .. } | Action::Stop) => Ok(()),
        (Phase::SecondPontoon, _) => Err(Refusal::PontoonLaid),
        (Phase::Turn | Phase::AfterPower, Action::Stop) => Err(Refusal::NothingLaid),
        (Phase::AfterPower, Action::Pass) => Err(Refusal::PassAfterPower),
        (Phase::Turn | Phase::AfterPower, _) => Ok(()),
    }
}

/// RULES §4.2: whether a seat can take one of the actions of a turn.
#[inline]
pub(crate) fn can_act(table: &Table, seat: Seat) -> bool {
    divers::possible(table, seat) || pontoons::possible(table) || reinforcement::possible(table, seat)
}

/// Asks the seat whose turn it is; RULES §10.2: a seat that can do nothing passes.
#[inline]
pub(crate) fn begin(game: &mut Perladora, events: &mut impl EventSink<Event>) {
    if can_act(&game.table, game.table.turn) {
        game.table.phase = Phase::Turn;
    } else {
        passing::do_pass(game, game.table.turn, true, events);
    }
}

/// RULES §4.1: gives the turn to the next seat clockwise that has not passed; there must be one.
#[inline]
pub(crate) fn end(game: &mut Perladora, events: &mut impl EventSink<Event>) {
    let table = &mut game.table;
    loop {
        table.turn = table.turn.next(table.options.seats);
        if !table.passed.contains(table.turn) {
            break;
        }
    }
    begin(game, events);
}

/// RULES §8.1: after a power asks for the action of the turn, and takes it where all can see that there is
/// only one.
pub(crate) fn go_on(game: &mut Perladora, events: &mut impl EventSink<Event>) {
    let seat = game.table.turn;
    game.table.phase = Phase::AfterPower;
    match Answers::of(game).forced() {
        Some(Action::Pontoon { edge }) => pontoons::do_pontoon(game, seat, edge, events),
        Some(Action::Reinforce { cell }) => reinforcement::do_reinforce(game, seat, cell, events),
        _ => (),
    }
}
