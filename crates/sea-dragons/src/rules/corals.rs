//! RULES §5.8: looking at two coral cards and keeping one.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    Coral, Corals,
    action::Action,
    event::Event,
    refusal::Refusal,
    rules::turn,
    state::{Buried, SeaDragons},
    table::Phase,
};

/// RULES §5.8: how many cards are looked at.
const LOOKED_AT: u8 = 2;

/// RULES §5.8: the top card of the pile. Cards that were put under it come up in the order they went down.
pub(crate) fn do_draw(game: &mut SeaDragons, coral: Coral, events: &mut impl EventSink<Event>) {
    if game.fresh.is_empty() {
        game.buried.take_first();
    } else {
        game.fresh = game.fresh.less(coral);
    }
    game.offered = game.offered.with(coral, 1);
    let table = &mut game.table;
    table.corals -= 1;
    table.turn.offered += 1;
    let seat = table.turn.seat;
    events.emit(|| Event::CoralDrawn { seat, coral: Some(coral) });
    if table.turn.offered == LOOKED_AT {
        table.phase = Phase::Keep;
        turn::do_the_only_thing(game, events);
    } else if table.corals == 0 {
        keep(game, seat, coral);
        events.emit(|| Event::LastCoralKept { seat, kept: Some(coral) });
        turn::proceed(game, events);
    }
}

/// RULES §5.8: only a card on offer can be kept.
pub(crate) fn check_keep(game: &SeaDragons, coral: Coral) -> Result<(), Refusal> {
    if game.offered.count(coral) > 0 { Ok(()) } else { Err(Refusal::NotOffered { coral }) }
}

/// RULES §5.8: either of the two can be kept.
pub(crate) fn list_keeps(game: &SeaDragons, out: &mut Vec<Action>) {
    out.extend(game.offered.iter().map(|(coral, _)| Action::Keep { coral }));
}

/// RULES §5.8: one card is kept, the other goes under the pile.
pub(crate) fn do_keep(game: &mut SeaDragons, seat: Seat, kept: Coral, events: &mut impl EventSink<Event>) {
    let returned = game.offered.less(kept).nth(0).expect("two cards were on offer");
    game.buried.push(Buried { seat, coral: returned });
    game.table.corals += 1;
    keep(game, seat, kept);
    events.emit(|| Event::CoralKept { seat, kept: Some(kept), returned: Some(returned) });
    turn::proceed(game, events);
}

fn keep(game: &mut SeaDragons, seat: Seat, kept: Coral) {
    game.corals[seat] = game.corals[seat].with(kept, 1);
    game.offered = Corals::NONE;
    let table = &mut game.table;
    table.stocks[seat].corals += 1;
    table.turn.offered = 0;
    table.turn.corals_due -= 1;
}
