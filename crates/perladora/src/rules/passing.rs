//! RULES §10: passing and the end.

use tidetable_kernel::{EventSink, Seat, Seats};

use super::{scoring, turn};
use crate::{event::Event, state::Perladora, table::Phase};

/// RULES §10.1: a seat takes no more turns; RULES §10.4: the last one to pass ends the game.
pub(crate) fn do_pass(game: &mut Perladora, seat: Seat, forced: bool, events: &mut impl EventSink<Event>) {
    let table = &mut game.table;
    table.passed = table.passed.with(seat);
    events.emit(|| Event::Passed { seat, forced });
    if table.passed == Seats::all(table.seats()) {
        table.phase = Phase::Over;
        scoring::tell(game, events);
    } else {
        turn::end(game, events);
    }
}
