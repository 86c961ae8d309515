//! RULES §6: laying pontoons.

use tidetable_kernel::{EventSink, Seat};

use super::turn;
use crate::{
    board,
    edge::{Edge, Edges},
    event::Event,
    refusal::Refusal,
    state::Perladora,
    table::{Phase, Table},
};

/// Whether a pontoon can be laid somewhere.
#[inline]
pub(crate) fn possible(table: &Table) -> bool {
    !list(table).is_empty()
}

/// RULES §6.2 to §6.4: where a pontoon can be laid.
#[inline]
pub(crate) fn list(table: &Table) -> Edges {
    if table.stock == 0 { Edges::NONE } else { board::room(table.open()) }
}

/// RULES §6.2 to §6.4: why no pontoon can be laid there.
pub(crate) fn check_pontoon(table: &Table, edge: Edge) -> Result<(), Refusal> {
    if table.stock == 0 {
        return Err(Refusal::NoPontoonLeft);
    }
    if table.pontoons.contains(edge) {
        return Err(Refusal::Pontoon { edge });
    }
    match board::parted(table.open(), edge) {
        Some((cells, _)) if cells.len() < board::SMALLEST_TERRITORY => Err(Refusal::CutsOff { edge, cells }),
        _ => Ok(()),
    }
}

/// RULES §6.1: lays a pontoon; a second one may follow.
#[inline]
pub(crate) fn do_pontoon(game: &mut Perladora, seat: Seat, edge: Edge, events: &mut impl EventSink<Event>) {
    let open = game.table.open();
    lay(&mut game.table, edge);
    events.emit(|| Event::PontoonLaid { seat, edge, parted: board::parted(open, edge) });
    if game.table.phase != Phase::SecondPontoon && possible(&game.table) {
        game.table.phase = Phase::SecondPontoon;
    } else {
        turn::end(game, events);
    }
}

/// RULES §6.1: ends the turn after one pontoon.
pub(crate) fn do_stop(game: &mut Perladora, seat: Seat, events: &mut impl EventSink<Event>) {
    events.emit(|| Event::Stopped { seat });
    turn::end(game, events);
}

/// Moves a pontoon from the stock to a line.
#[inline]
pub(crate) fn lay(table: &mut Table, edge: Edge) {
    table.stock -= 1;
    table.pontoons = table.pontoons.with(edge);
}
