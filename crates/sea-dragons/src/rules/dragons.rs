//! RULES §5: playing a dragon.

use tidetable_kernel::{Dice, EventSink, Seat};

use crate::{
    Cell, Cells, Dragon, HeadAt, Pose, Shape,
    action::Action,
    event::Event,
    refusal::Refusal,
    rules::{gold, reach::Reach, turn},
    state::SeaDragons,
    table::{Phase, Table},
};

/// RULES §5.1: a card of the hand for which there is a place.
pub(crate) fn check_play(game: &SeaDragons, seat: Seat, card: Shape) -> Result<(), Refusal> {
    if !game.hand(seat).any(|held| held.card == card) {
        return Err(Refusal::NotInHand { card });
    }
    let coins = game.table.stocks[seat].coins;
    if Reach::of(&game.table, seat).any(card) { Ok(()) } else { Err(Refusal::NoPlaceFor { card, coins }) }
}

/// RULES §5.1: the different cards of the hand for which there is a place.
pub(crate) fn list_plays(game: &SeaDragons, seat: Seat, out: &mut Vec<Action>) {
    let reach = Reach::of(&game.table, seat);
    let listed = out.len();
    for held in game.hand(seat) {
        let play = Action::Play { card: held.card };
        if !out[listed..].contains(&play) && reach.any(held.card) {
            out.push(play);
        }
    }
}

/// RULES §5.1: the choice stays secret until the dragon is laid.
pub(crate) fn do_play(game: &mut SeaDragons, seat: Seat, card: Shape, events: &mut impl EventSink<Event>) {
    game.chosen = Some(card);
    game.table.phase = Phase::Place;
    events.emit(|| Event::CardChosen { seat, card: Some(card) });
    turn::do_the_only_thing(game, events);
}

/// RULES §5.2 to §5.6: whether the chosen dragon can lie so.
pub(crate) fn check_place(
    game: &SeaDragons,
    seat: Seat,
    card: Shape,
    head: Cell,
    pose: Pose,
) -> Result<(), Refusal> {
    let table = &game.table;
    if card != chosen(game) {
        return Err(Refusal::CardChosen);
    }
    let poses = card.outlines().len() as u8;
    let outline = card.outline(pose).ok_or(Refusal::NoSuchPose { card, poses })?;
    let cells = outline.at(head).ok_or(Refusal::OutsideTheSea { card, head })?;
    let on_island = cells & table.edition().island;
    if !on_island.is_empty() {
        return Err(Refusal::OnTheIsland { cells: on_island });
    }
    check_neighbourhood(table, seat, cells)?;
    let (outcome, purse) = (table.outcome(seat, cells), table.stocks[seat].coins);
    let coins = purse + u16::from(outcome.coins);
    if u16::from(outcome.toll) > coins {
        return Err(Refusal::TooDear { toll: outcome.toll, coins });
    }
    Ok(())
}

/// RULES §5.2, ruling 5: the head may lie on any part, or be left to pictures.
pub(crate) fn check_head(card: Shape, head_at: HeadAt) -> Result<(), Refusal> {
    let parts = card.size().cells();
    match head_at.chosen() {
        Some(part) if part > parts => Err(Refusal::NoSuchPart { card, parts }),
        _ => Ok(()),
    }
}

/// RULES §5.2, ruling 5: the answer as it is offered, with the head left to pictures.
pub(crate) const fn plain(card: Shape, head: Cell, pose: Pose) -> Action {
    Action::Place { card, head, pose, head_at: HeadAt::ANYWHERE }
}

fn check_neighbourhood(table: &Table, seat: Seat, cells: Cells) -> Result<(), Refusal> {
    if let Some((owner, &body)) = table.bodies.iter().find(|(_, body)| body.meets(cells)) {
        return Err(Refusal::Taken { cells: cells & body, owner });
    }
    let beside_own = table.bodies[seat].beside() & cells;
    if !beside_own.is_empty() {
        return Err(Refusal::BesideOwn { cells: beside_own });
    }
    if table.shore(seat).meets(cells) { Ok(()) } else { Err(Refusal::TouchesNothing { cells }) }
}

/// RULES §5.2: every place for the chosen dragon.
pub(crate) fn list_places(game: &SeaDragons, seat: Seat, out: &mut Vec<Action>) {
    let (reach, card) = (Reach::of(&game.table, seat), chosen(game));
    for (pose, outline) in card.poses().zip(card.outlines()) {
        out.extend(reach.heads(outline).into_iter().map(|head| plain(card, head, pose)));
    }
}

/// One of the answers while a dragon is to be laid, each as likely as every other.
pub(crate) fn sample_place(game: &SeaDragons, seat: Seat, dice: &mut Dice) -> Action {
    let (reach, card) = (Reach::of(&game.table, seat), chosen(game));
    let mut heads = [Cells::NONE; 8];
    heads.iter_mut().zip(card.outlines()).for_each(|(heads, outline)| *heads = reach.heads(outline));
    let cash = u32::from(gold::check_cash(game, seat).is_ok());
    let places: u32 = heads.iter().map(|heads| heads.len()).sum();
    let mut nth = dice.below(places + cash);
    for (pose, heads) in (0..).map(Pose).zip(heads) {
        match heads.nth(nth) {
            Some(head) => return plain(card, head, pose),
            None => nth -= heads.len(),
        }
    }
    Action::Cash
}

fn chosen(game: &SeaDragons) -> Shape {
    game.chosen.expect("a card is chosen before its dragon is laid")
}

/// RULES §5.2 and §5.6 to §5.9: the dragon is laid, paid for and rewarded, and neighbours get their coins.
pub(crate) fn do_place(
    game: &mut SeaDragons,
    seat: Seat,
    head: Cell,
    pose: Pose,
    head_at: HeadAt,
    events: &mut impl EventSink<Event>,
) {
    let card = chosen(game);
    let outline = card.outline(pose).expect("the pose was checked");
    discard(game, seat, card);
    events.emit(|| Event::DragonPlaced { seat, card, pose, head, head_at });
    let cells = outline.lay(head);
    reward(&mut game.table, seat, cells, events);
    let table = &mut game.table;
    table.dragons.push(Dragon::new(seat, card, pose, head, head_at));
    table.bodies[seat] |= cells;
    table.stocks[seat].heads -= 1;
    table.turn.played = Some(card.size());
    turn::proceed(game, events);
}

/// RULES §5.1: the card leaves the hand. Of two equal cards the one that everybody knows goes first: the
/// other stays as unknown as it was.
fn discard(game: &mut SeaDragons, seat: Seat, card: Shape) {
    let hand = &mut game.hands[seat];
    let place = |open: bool| {
        hand.iter().position(|held| held.is_some_and(|held| held.card == card && held.open >= open))
    };
    let place = place(true).or_else(|| place(false)).expect("the chosen card is in the hand");
    hand[place] = None;
    hand[place..].rotate_left(1);
    game.chosen = None;
    game.table.discards.add(card);
}

/// RULES §5.6 to §5.9: coins found, tolls, ships, corals, and coins for the neighbours.
fn reward(table: &mut Table, seat: Seat, cells: Cells, events: &mut impl EventSink<Event>) {
    let outcome = table.outcome(seat, cells);
    let (features, tolls) = (table.sea.features, table.tolls() & cells);
    table.stocks[seat].coins += u16::from(outcome.coins);
    if outcome.coins > 0 {
        events.emit(|| Event::CoinsFound { seat, cells: features.coins & cells });
    }
    table.stocks[seat].coins -= u16::from(outcome.toll);
    if outcome.toll > 0 {
        events.emit(|| Event::TollPaid { seat, coins: outcome.toll, cells: tolls });
    }
    if !outcome.ships.is_empty() {
        table.stocks[seat].ships = table.stocks[seat].ships.and(outcome.ships);
        let taken = table.sea.moored() & cells;
        table.sea.ships.0.iter_mut().for_each(|ships| *ships -= cells);
        events.emit(|| Event::ShipsTaken { seat, ships: outcome.ships, cells: taken });
    }
    table.turn.corals_due = outcome.corals;
    for (other, &coins) in outcome.neighbours.iter().filter(|(_, coins)| **coins > 0) {
        table.stocks[other].coins += u16::from(coins);
        let body = table.bodies[other];
        events.emit(|| Event::NeighbourPaid { seat: other, coins, dragons: body.pieces_beside(cells).0 });
    }
}
