//! RULES §7: drawing a dragon card.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    Shape, Size,
    action::Action,
    event::Event,
    refusal::Refusal,
    rules::turn,
    state::{HandCard, SeaDragons},
    table::{Phase, Table},
};

/// RULES §7.1 and §7.5: whether a card of that size may be drawn, if there is one.
fn check_size(table: &Table, size: Size) -> Result<(), Refusal> {
    if table.turn.played == Some(size) {
        Err(Refusal::SameSize { size })
    } else if table.stocks[table.turn.seat].heads == 0 {
        Err(Refusal::LastDragon)
    } else {
        Ok(())
    }
}

/// RULES §7.1 and §7.2: an open card of another size than the one played.
pub(crate) fn check_take(table: &Table, card: Shape) -> Result<(), Refusal> {
    check_size(table, card.size())?;
    if table.market[card.size()].contains(&Some(card)) {
        Ok(())
    } else {
        Err(Refusal::NotInTheMarket { card })
    }
}

/// RULES §7.1, §7.2 and §7.4: the top card of a pile of another size than the one played.
pub(crate) fn check_blind(table: &Table, size: Size) -> Result<(), Refusal> {
    check_size(table, size)?;
    if has_cards(table, size) { Ok(()) } else { Err(Refusal::PileEmpty { size }) }
}

/// RULES §7.5: only where there is nothing to draw.
pub(crate) fn check_finish(table: &Table) -> Result<(), Refusal> {
    let mut drawable = Ok(());
    each_draw(table, |_| drawable = Err(Refusal::MustDraw));
    drawable
}

/// RULES §7.4: whether the pile has cards or can be made anew.
fn has_cards(table: &Table, size: Size) -> bool {
    table.piles[size] > 0 || table.discards.of_size(size) > 0
}

/// RULES §7.1 to §7.4: calls `draw` with every card that can be taken or drawn.
pub(crate) fn each_draw(table: &Table, mut draw: impl FnMut(Action)) {
    for size in Size::ALL.into_iter().filter(|&size| check_size(table, size).is_ok()) {
        let [first, second] = table.market[size];
        if let Some(card) = first {
            draw(Action::Take { card });
        }
        if let Some(card) = second.filter(|_| second != first) {
            draw(Action::Take { card });
        }
        if has_cards(table, size) {
            draw(Action::Blind { size });
        }
    }
}

/// RULES §7: every card that can be taken or drawn, or the end of the turn.
pub(crate) fn list_draws(table: &Table, out: &mut Vec<Action>) {
    let listed = out.len();
    each_draw(table, |draw| out.push(draw));
    if out.len() == listed {
        out.push(Action::Finish);
    }
}

/// RULES §7.2: the card goes from the market into the hand.
pub(crate) fn do_take(game: &mut SeaDragons, seat: Seat, card: Shape, events: &mut impl EventSink<Event>) {
    let market = &mut game.table.market[card.size()];
    let place = market.iter().position(|&open| open == Some(card)).expect("the card is in the market");
    market[place] = None;
    take_in_hand(game, seat, HandCard { card, open: true });
    events.emit(|| Event::CardTaken { seat, card });
    refill(game, events);
}

/// RULES §7.2: the top card of the pile is about to be drawn.
pub(crate) fn do_blind(game: &mut SeaDragons, seat: Seat, size: Size, events: &mut impl EventSink<Event>) {
    events.emit(|| Event::PileChosen { seat, size });
    renew(game, size, events);
    game.table.phase = Phase::Blind(size);
}

/// RULES §7.2: the card was drawn unseen.
pub(crate) fn do_drawn(game: &mut SeaDragons, card: Shape, events: &mut impl EventSink<Event>) {
    let seat = game.table.turn.seat;
    deal(game, seat, card, events);
    refill(game, events);
}

/// RULES §3.5 and §7.2: a card goes from its pile into a hand, unseen by others.
pub(crate) fn deal(game: &mut SeaDragons, seat: Seat, card: Shape, events: &mut impl EventSink<Event>) {
    leave_pile(game, card);
    take_in_hand(game, seat, HandCard { card, open: false });
    events.emit(|| Event::CardDrawn { seat, size: card.size(), card: Some(card) });
}

/// RULES §3.3 and §7.3: a card goes from its pile into the market.
pub(crate) fn open(game: &mut SeaDragons, card: Shape, events: &mut impl EventSink<Event>) {
    leave_pile(game, card);
    let market = &mut game.table.market[card.size()];
    let place = market.iter().position(Option::is_none).expect("the market has room");
    market[place] = Some(card);
    events.emit(|| Event::CardOpened { card });
}

fn leave_pile(game: &mut SeaDragons, card: Shape) {
    game.pile.remove(card);
    game.table.piles[card.size()] -= 1;
}

fn take_in_hand(game: &mut SeaDragons, seat: Seat, card: HandCard) {
    let hand = &mut game.hands[seat];
    let place = hand.iter().position(Option::is_none).expect("a card was played");
    hand[place] = Some(card);
}

/// RULES §7.3: gaps in the market are filled as far as there are cards; then the turn is over.
pub(crate) fn refill(game: &mut SeaDragons, events: &mut impl EventSink<Event>) {
    let table = &game.table;
    let gap = |size: &Size| table.market[*size].contains(&None) && has_cards(table, *size);
    match Size::ALL.into_iter().find(gap) {
        Some(size) => {
            renew(game, size, events);
            game.table.phase = Phase::Refill(size);
        }
        None => turn::end(game, events),
    }
}

/// RULES §7.4: if a pile is used up, the played cards of its size become the new one.
fn renew(game: &mut SeaDragons, size: Size, events: &mut impl EventSink<Event>) {
    if game.table.piles[size] == 0 {
        let cards = game.table.discards.take_size(size);
        game.pile.add_all(&cards);
        game.table.piles[size] = cards.of_size(size);
        events.emit(|| Event::PileShuffled { size, cards: cards.of_size(size) });
    }
}

/// RULES §7.5: the turn ends without a card.
pub(crate) fn do_finish(game: &mut SeaDragons, seat: Seat, events: &mut impl EventSink<Event>) {
    events.emit(|| Event::NothingDrawn { seat });
    refill(game, events);
}
