//! RULES §8: passing.

use tidetable_kernel::{EventSink, Seat};

use crate::{event::Event, rules::turn, state::SeaDragons};

/// RULES §8.1: a head goes back into the box, two coins come from the bank, the turn is over.
pub(crate) fn do_pass(game: &mut SeaDragons, seat: Seat, events: &mut impl EventSink<Event>) {
    let coins = game.table.edition().coins.pass;
    let stock = &mut game.table.stocks[seat];
    stock.heads -= 1;
    stock.passes += 1;
    stock.coins += u16::from(coins);
    events.emit(|| Event::Passed { seat, coins });
    turn::end(game, events);
}
