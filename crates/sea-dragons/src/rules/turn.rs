//! RULES §4: the order of a turn.

use tidetable_kernel::{Awaiting, EventSink, Seat};

use crate::{
    action::Action,
    event::Event,
    refusal::Refusal,
    rules::{corals, doubt, dragons, drawing, passing, scoring},
    state::SeaDragons,
    table::{Phase, Table, Turn},
};

/// RULES §4.1: whether the seat is asked, and whether it is asked for something like this.
pub(crate) fn check_question(table: &Table, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if seat.0 >= table.seats() {
        return Err(Refusal::NotAtTheTable);
    }
    match table.awaiting() {
        Awaiting::Nobody => return Err(Refusal::Over),
        Awaiting::Chance if table.is_set_up() => return Err(Refusal::Drawing),
        Awaiting::Chance => return Err(Refusal::SettingUp),
        Awaiting::Seats(seats) if !seats.contains(seat) => {
            return Err(Refusal::NotYourTurn { turn: table.turn.seat });
        }
        Awaiting::Seats(_) => (),
    }
    use Action::*;
    match (table.phase, action) {
        (Phase::Keep, Keep { .. }) => Ok(()),
        (Phase::Keep, _) => Err(Refusal::CoralFirst),
        (_, Keep { .. }) => Err(Refusal::NothingOffered),
        (_, Cash) => Ok(()),
        (Phase::Choose, Play { .. } | Pass) => Ok(()),
        (Phase::Choose, Place { .. }) => Err(Refusal::NoCardChosen),
        (Phase::Place, Place { .. }) => Ok(()),
        (Phase::Place, Play { .. } | Pass) => Err(Refusal::CardChosen),
        (Phase::Harvest, Complete { .. } | Take { .. } | Blind { .. } | Finish) => Ok(()),
        (Phase::Harvest, Play { .. } | Place { .. } | Pass) => Err(Refusal::DragonPlayed),
        (_, _) => Err(Refusal::DragonFirst),
    }
}

/// RULES §4.1: begins a turn.
pub(crate) fn begin(game: &mut SeaDragons, seat: Seat, events: &mut impl EventSink<Event>) {
    game.table.turn = Turn::of(seat);
    game.table.phase = Phase::Choose;
    do_the_only_thing(game, events);
}

/// A question to which everybody knows the only answer is not asked: it is answered at once.
pub(crate) fn do_the_only_thing(game: &mut SeaDragons, events: &mut impl EventSink<Event>) {
    let seat = game.table.turn.seat;
    match doubt::only_answer(game, seat) {
        Some(Action::Pass) => passing::do_pass(game, seat, events),
        Some(Action::Place { head, pose, head_at, .. }) => {
            dragons::do_place(game, seat, head, pose, head_at, events);
        }
        Some(Action::Keep { coral }) => corals::do_keep(game, seat, coral, events),
        Some(Action::Take { card }) => drawing::do_take(game, seat, card, events),
        Some(Action::Blind { size }) => drawing::do_blind(game, seat, size, events),
        Some(Action::Finish) => drawing::do_finish(game, seat, events),
        _ => (),
    }
}

/// RULES §5.8 and §6.6: after rewards come the corals, then a new mission, then the next answer.
pub(crate) fn proceed(game: &mut SeaDragons, events: &mut impl EventSink<Event>) {
    let table = &mut game.table;
    if table.corals == 0 {
        table.turn.corals_due = 0;
    }
    if table.turn.corals_due > 0 {
        table.phase = Phase::Coral;
    } else if table.row.contains(&None) && !table.missions.is_empty() {
        table.phase = Phase::Row;
    } else {
        table.phase = Phase::Harvest;
        do_the_only_thing(game, events);
    }
}

/// RULES §4.1 and §10.1: the turn goes on clockwise until all heads are played.
pub(crate) fn end(game: &mut SeaDragons, events: &mut impl EventSink<Event>) {
    let next = game.table.turn.seat.next(game.table.seats());
    if game.table.stocks[next].heads > 0 {
        begin(game, next, events);
    } else {
        game.table.turn = Turn::of(next);
        game.table.phase = Phase::Over;
        scoring::do_score(game, events);
    }
}
