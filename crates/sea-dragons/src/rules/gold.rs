//! RULES §9.4: gold cards.

use tidetable_kernel::{EventSink, Seat};

use crate::{Coral, action::Action, event::Event, refusal::Refusal, rules::turn, state::SeaDragons};

/// RULES §9.4: a gold card must be in the hand.
pub(crate) fn check_cash(game: &SeaDragons, seat: Seat) -> Result<(), Refusal> {
    if game.corals[seat].count(Coral::GOLD) > 0 { Ok(()) } else { Err(Refusal::NoGold) }
}

/// RULES §9.4: whoever holds a gold card may turn it into coins at any time in the own turn.
#[inline]
pub(crate) fn list_cash(game: &SeaDragons, seat: Seat, out: &mut Vec<Action>) {
    if check_cash(game, seat).is_ok() {
        out.push(Action::Cash);
    }
}

/// RULES §9.4: the card leaves the game. The question stays the same, unless nothing is left to ask.
pub(crate) fn do_cash(game: &mut SeaDragons, seat: Seat, events: &mut impl EventSink<Event>) {
    let coins = game.table.edition().coins.gold;
    game.corals[seat] = game.corals[seat].less(Coral::GOLD);
    game.table.spent_corals = game.table.spent_corals.with(Coral::GOLD, 1);
    let stock = &mut game.table.stocks[seat];
    stock.corals -= 1;
    stock.coins += u16::from(coins);
    events.emit(|| Event::GoldCashed { seat, coins });
    turn::do_the_only_thing(game, events);
}
