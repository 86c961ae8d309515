//! RULES §5: placing a diver.

use tidetable_kernel::{EventSink, Seat};

use super::turn;
use crate::{
    cell::{Cell, CellSet},
    diver::Value,
    event::Event,
    refusal::Refusal,
    state::Perladora,
    table::Table,
};

/// Whether a seat can place a diver somewhere.
#[inline]
pub(crate) fn possible(table: &Table, seat: Seat) -> bool {
    !list(table, seat).is_empty()
}

/// RULES §5.1: where a seat can place a diver.
#[inline]
pub(crate) fn list(table: &Table, seat: Seat) -> CellSet {
    if table.hand_size(seat) == 0 { CellSet::NONE } else { table.free() }
}

/// RULES §5.1, §5.2: why a seat cannot place that diver there.
pub(crate) fn check_dive(game: &Perladora, seat: Seat, cell: Cell, value: Value) -> Result<(), Refusal> {
    let table = &game.table;
    if table.hand_size(seat) == 0 {
        return Err(Refusal::NoDiverLeft);
    }
    if table.edition().farms.contains(cell) {
        return Err(Refusal::Farm { cell });
    }
    if let Some(owner) = table.owner(cell) {
        return Err(Refusal::Taken { cell, owner });
    }
    if game.hands[seat].of(value) == 0 {
        return Err(Refusal::NoSuchDiver { value });
    }
    Ok(())
}

/// RULES §5.2: places a diver face down and ends the turn.
#[inline]
pub(crate) fn do_dive(
    game: &mut Perladora,
    seat: Seat,
    cell: Cell,
    value: Value,
    events: &mut impl EventSink<Event>,
) {
    put(game, seat, cell, value);
    events.emit(|| Event::DiverPlaced { seat, cell, value: Some(value) });
    turn::end(game, events);
}

/// Moves a diver from the screen to the lagoon.
#[inline]
pub(crate) fn put(game: &mut Perladora, seat: Seat, cell: Cell, value: Value) {
    let held = game.hands[seat].take(value);
    debug_assert!(held, "the action was checked");
    game.values.set(cell, value.get());
    let divers = &mut game.table.divers[seat];
    *divers = divers.with(cell);
}
