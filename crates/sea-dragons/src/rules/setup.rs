//! RULES §3: setting up.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    Board, Cell, Cells, Face, Fleet, Laid, MissionId, Realm, Shape, Ship, Size,
    event::Event,
    rules::{drawing, turn},
    state::SeaDragons,
    table::{Phase, Table},
};

/// RULES §3.1: boards are laid clockwise from the north-west.
pub(crate) fn do_board(game: &mut SeaDragons, board: Board, face: Face, events: &mut impl EventSink<Event>) {
    let (table, laid) = (&mut game.table, Laid { board, face });
    let free = |realm: &Realm| table.sea.boards[*realm].is_none();
    let realm = Realm::ALL.into_iter().find(free).expect("a realm has no board yet");
    table.sea.boards[realm] = Some(laid);
    table.sea.features.add(table.options.edition.features(laid, realm));
    events.emit(|| Event::BoardLaid { realm, laid });
    if table.sea.boards.0.iter().all(Option::is_some) {
        table.phase = if next_space(table).is_some() { Phase::Ships } else { Phase::Market };
    }
}

/// RULES §3.2: the next space that has no ship.
fn next_space(table: &Table) -> Option<Cell> {
    (table.sea.features.ships - table.sea.moored()).first()
}

/// RULES §3.2: spaces get their ships in reading order.
pub(crate) fn do_ship(game: &mut SeaDragons, ship: Ship, events: &mut impl EventSink<Event>) {
    let table = &mut game.table;
    let cell = next_space(table).expect("a space has no ship yet");
    table.sea.ships[ship] |= Cells::only(cell);
    table.bag = table.bag.without(Fleet::NONE.with(ship, 1));
    events.emit(|| Event::ShipMoored { cell, ship });
    if next_space(table).is_none() {
        table.phase = Phase::Market;
    }
}

/// RULES §3.3: the size of the next card for the market.
pub(crate) fn next_market(table: &Table) -> Option<Size> {
    Size::ALL.into_iter().find(|&size| table.market[size].contains(&None))
}

/// RULES §3.3: two cards of each size lie open.
pub(crate) fn do_market(game: &mut SeaDragons, card: Shape, events: &mut impl EventSink<Event>) {
    drawing::open(game, card, events);
    if next_market(&game.table).is_none() {
        game.table.phase = Phase::Missions;
    }
}

/// RULES §3.4 and §6.6: a mission comes into the row.
pub(crate) fn do_mission(
    game: &mut SeaDragons,
    id: MissionId,
    setting_up: bool,
    events: &mut impl EventSink<Event>,
) {
    let table = &mut game.table;
    let place = table.row.iter().position(Option::is_none).expect("the row has room");
    table.row[place] = Some(id);
    table.missions = table.missions.without(id);
    let mission = table.edition().mission(id);
    events.emit(|| Event::MissionOpened { mission });
    if !setting_up {
        turn::proceed(game, events);
    } else if !table.row.contains(&None) {
        table.phase = Phase::Deal;
    }
}

/// RULES §3.5: everybody gets two medium cards.
pub(crate) fn do_deal(game: &mut SeaDragons, card: Shape, events: &mut impl EventSink<Event>) {
    let wants =
        |game: &SeaDragons| game.hands.iter().find(|(_, hand)| hand.contains(&None)).map(|(seat, _)| seat);
    let seat = wants(game).expect("a hand has room");
    drawing::deal(game, seat, card, events);
    if wants(game).is_none() {
        game.table.phase = Phase::First;
    }
}

/// RULES §3.6: somebody begins.
pub(crate) fn do_first(game: &mut SeaDragons, seat: Seat, events: &mut impl EventSink<Event>) {
    events.emit(|| Event::FirstDrawn { seat });
    turn::begin(game, seat, events);
}
