//! RULES §9: the reinforcement.

use tidetable_kernel::{EventSink, Seat};

use super::turn;
use crate::{
    board::{flood, territory},
    cell::{Cell, CellSet},
    event::Event,
    refusal::Refusal,
    state::Perladora,
    table::Table,
};

/// Whether a seat can reinforce one of its divers.
#[inline]
pub(crate) fn possible(table: &Table, seat: Seat) -> bool {
    !list(table, seat).is_empty()
}

/// RULES §9.1, §9.2: the divers a seat can reinforce.
#[inline]
pub(crate) fn list(table: &Table, seat: Seat) -> CellSet {
    let own = table.divers[seat];
    if own.is_empty() || !table.has_reinforcement(seat) {
        return CellSet::NONE;
    }
    // A free cell or a reinforcement anywhere in a territory rules out all of it.
    own.minus(flood(table.open(), table.free() | table.reinforced))
}

/// RULES §9.1, §9.2: why a seat cannot reinforce that diver.
pub(crate) fn check_reinforce(table: &Table, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    if !table.options.advanced {
        return Err(Refusal::AdvancedOnly);
    }
    if !table.has_reinforcement(seat) {
        return Err(Refusal::NoReinforcementLeft);
    }
    match table.owner(cell) {
        None => return Err(Refusal::NothingToReinforce { cell }),
        Some(owner) if owner != seat => return Err(Refusal::ReinforceOther { cell, owner }),
        Some(_) => (),
    }
    let cells = territory(table.open(), cell);
    let free = cells & table.free();
    if !free.is_empty() {
        return Err(Refusal::Incomplete { free });
    }
    match (cells & table.reinforced).first() {
        Some(cell) => Err(Refusal::Reinforced { cell }),
        None => Ok(()),
    }
}

/// RULES §9.1: reinforces a diver and ends the turn.
pub(crate) fn do_reinforce(game: &mut Perladora, seat: Seat, cell: Cell, events: &mut impl EventSink<Event>) {
    game.table.reinforced = game.table.reinforced.with(cell);
    events.emit(|| Event::DiverReinforced { seat, cell });
    turn::end(game, events);
}
