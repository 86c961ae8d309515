//! What is drawn in each phase, and how likely.

use tidetable_kernel::{Dice, EventSink, Seat};

use crate::{
    Board, Face, Ship, Size,
    chance::Chance,
    event::Event,
    rules::{corals, drawing, setup},
    state::SeaDragons,
    table::Phase,
};

/// Every outcome with its weight.
pub(crate) fn list_chances(game: &SeaDragons, out: &mut Vec<(Chance, u32)>) {
    let table = &game.table;
    match table.phase {
        Phase::Boards => out.extend(boards(game).map(|(board, face)| (Chance::Board { board, face }, 1))),
        Phase::Ships => out.extend(ships(game).map(|(ship, count)| (Chance::Ship(ship), count))),
        Phase::Missions | Phase::Row => out.extend(table.missions.iter().map(|id| (Chance::Mission(id), 1))),
        Phase::First => out.extend(Seat::all(table.seats()).map(|seat| (Chance::First(seat), 1))),
        Phase::Coral => match game.buried.iter().next() {
            Some(top) if game.fresh.is_empty() => out.push((Chance::Coral(top.coral), 1)),
            _ => out.extend(game.fresh.iter().map(|(coral, count)| (Chance::Coral(coral), u32::from(count)))),
        },
        phase => {
            let cards = pile_of(game, phase).map(|size| game.pile.iter(size)).into_iter().flatten();
            out.extend(cards.map(|(card, count)| (Chance::Card(card), u32::from(count))));
        }
    }
}

/// One of the outcomes, as likely as its weight says, without listing them.
#[inline]
pub(crate) fn sample_chance(game: &SeaDragons, dice: &mut Dice) -> Chance {
    let table = &game.table;
    let drawn = match table.phase {
        Phase::Boards => {
            let nth = dice.below(boards(game).count() as u32);
            boards(game).nth(nth as usize).map(|(board, face)| Chance::Board { board, face })
        }
        Phase::Ships => {
            let mut nth = dice.below(u32::from(table.bag.len()));
            let hit = |&(_, count): &(Ship, u32)| nth.checked_sub(count).map(|rest| nth = rest).is_none();
            ships(game).find(hit).map(|(ship, _)| Chance::Ship(ship))
        }
        Phase::Missions | Phase::Row => {
            let nth = dice.below(u32::from(table.missions.len()));
            table.missions.iter().nth(nth as usize).map(Chance::Mission)
        }
        Phase::First => Some(Chance::First(Seat(dice.below(u32::from(table.seats())) as u8))),
        Phase::Coral => match game.buried.iter().next() {
            Some(top) if game.fresh.is_empty() => Some(Chance::Coral(top.coral)),
            _ => game.fresh.nth(dice.below(u32::from(game.fresh.len()))).map(Chance::Coral),
        },
        phase => pile_of(game, phase)
            .and_then(|size| game.pile.nth(size, dice.below(u32::from(table.piles[size]))).map(Chance::Card)),
    };
    drawn.expect("something is to be drawn in this phase")
}

/// Makes a draw come true.
#[inline]
pub(crate) fn do_chance(game: &mut SeaDragons, chance: Chance, events: &mut impl EventSink<Event>) {
    match (chance, game.table.phase) {
        (Chance::Board { board, face }, _) => setup::do_board(game, board, face, events),
        (Chance::Ship(ship), _) => setup::do_ship(game, ship, events),
        (Chance::Mission(id), phase) => setup::do_mission(game, id, phase == Phase::Missions, events),
        (Chance::First(seat), _) => setup::do_first(game, seat, events),
        (Chance::Coral(coral), _) => corals::do_draw(game, coral, events),
        (Chance::Card(card), Phase::Market) => setup::do_market(game, card, events),
        (Chance::Card(card), Phase::Deal) => setup::do_deal(game, card, events),
        (Chance::Card(card), Phase::Refill(_)) => {
            drawing::open(game, card, events);
            drawing::refill(game, events);
        }
        (Chance::Card(card), _) => drawing::do_drawn(game, card, events),
    }
}

/// RULES §3.1: the boards not laid yet, with the faces that may be up.
fn boards(game: &SeaDragons) -> impl Iterator<Item = (Board, Face)> {
    let laid = game.table.sea.boards;
    let left = Board::all().filter(move |&board| laid.0.iter().flatten().all(|laid| laid.board != board));
    let faces = game.table.options.faces.allowed();
    left.flat_map(move |board| faces.iter().map(move |&face| (board, face)))
}

/// RULES §3.2: the colours in the bag.
fn ships(game: &SeaDragons) -> impl Iterator<Item = (Ship, u32)> {
    let bag = game.table.bag;
    Ship::ALL.into_iter().map(move |ship| (ship, u32::from(bag.count(ship)))).filter(|&(_, count)| count > 0)
}

/// The pile a dragon card is drawn from.
#[inline]
fn pile_of(game: &SeaDragons, phase: Phase) -> Option<Size> {
    match phase {
        Phase::Market => setup::next_market(&game.table),
        Phase::Deal => Some(Size::Medium),
        Phase::Blind(size) | Phase::Refill(size) => Some(size),
        _ => None,
    }
}
