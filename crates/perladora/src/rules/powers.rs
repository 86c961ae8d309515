//! RULES §8: the powers of the clans.

use tidetable_kernel::{EventSink, Seat};

use super::{divers, pontoons, reinforcement, turn};
use crate::{
    answers::PowerAnswers,
    board::{self, flood, territory},
    cell::{Cell, CellSet},
    clan::Power,
    diver::Value,
    edge::{Edge, Edges},
    event::Event,
    refusal::Refusal,
    state::Perladora,
    table::{Phase, Table},
};

/// RULES §8.1: what a seat can do with a token at the beginning of its turn.
///
/// It is asked only if it can act, and looks and necklaces take no action away; only one more diver or
/// pontoon may leave nothing to do.
#[inline]
pub(crate) fn list(table: &Table, seat: Seat) -> PowerAnswers {
    match table.power(seat) {
        Some(power) if table.tokens[seat] > 0 => match power {
            Power::Look => PowerAnswers::Look(looks(table, seat)),
            Power::Surface => PowerAnswers::Surface(surfaces(table, seat)),
            Power::Pontoon => PowerAnswers::Pontoon(extra_pontoons(table, seat)),
            Power::Necklace => PowerAnswers::Necklace(necklaces(table, seat)),
        },
        _ => PowerAnswers::Nothing,
    }
}

/// Whether a seat can use its power at the beginning of its turn.
pub(crate) fn possible(table: &Table, seat: Seat) -> bool {
    match list(table, seat) {
        PowerAnswers::Nothing => false,
        PowerAnswers::Look(cells) | PowerAnswers::Surface(cells) | PowerAnswers::Necklace(cells) => {
            !cells.is_empty()
        }
        PowerAnswers::Pontoon(edges) => !edges.is_empty(),
    }
}

/// RULES §8.1: why a seat cannot use that power now.
fn check_power(table: &Table, seat: Seat, power: Power) -> Result<(), Refusal> {
    let Some(clan) = table.clans[seat] else { return Err(Refusal::AdvancedOnly) };
    if table.edition().power(clan) != power {
        return Err(Refusal::OtherPower { clan });
    }
    if table.phase == Phase::AfterPower {
        return Err(Refusal::OneTokenATurn);
    }
    if table.tokens[seat] == 0 {
        return Err(Refusal::NoTokenLeft);
    }
    Ok(())
}

/// RULES §8.2: the divers a seat can look at: not its partner's, and none it can see already.
#[inline]
fn looks(table: &Table, seat: Seat) -> CellSet {
    let own = if table.options.memory { table.divers[seat] } else { CellSet::NONE };
    (opponents(table, seat) | own).minus(table.face_up | table.looked[seat])
}

/// RULES §8.2: why a seat cannot look at that diver.
pub(crate) fn check_look(table: &Table, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    check_power(table, seat, Power::Look)?;
    match table.owner(cell) {
        None => Err(Refusal::NothingToLookAt { cell }),
        Some(owner) if owner != seat && table.side(seat).contains(owner) => {
            Err(Refusal::LookAtPartner { cell })
        }
        Some(_) if looks(table, seat).contains(cell) => Ok(()),
        Some(_) => Err(Refusal::AlreadySeen { cell }),
    }
}

/// RULES §8.2: looks at a diver.
pub(crate) fn do_look(game: &mut Perladora, seat: Seat, cell: Cell, events: &mut impl EventSink<Event>) {
    let looked = &mut game.table.looked[seat];
    *looked = looked.with(cell);
    game.table.tokens[seat] -= 1;
    events.emit(|| Event::DiverLookedAt { seat, cell, value: Value::new(game.values.get(cell)) });
    turn::go_on(game, events);
}

/// RULES §8.3: where a seat can place one more diver.
#[inline]
fn surfaces(table: &Table, seat: Seat) -> CellSet {
    let cells = divers::list(table, seat);
    let another_dive = table.hand_size(seat) > 1 && cells.len() > 1;
    if another_dive || pontoons::possible(table) || reinforcement::possible(table, seat) {
        return cells;
    }
    cells.iter().filter(|&cell| leaves_reinforcement(table, seat, cell)).collect()
}

/// Whether one more diver there completes a territory in which it can be reinforced.
fn leaves_reinforcement(table: &Table, seat: Seat, cell: Cell) -> bool {
    let mut after = *table;
    after.divers[seat] = after.divers[seat].with(cell);
    reinforcement::possible(&after, seat)
}

/// RULES §8.3: why a seat cannot place that diver there, face up.
pub(crate) fn check_surface(game: &Perladora, seat: Seat, cell: Cell, value: Value) -> Result<(), Refusal> {
    check_power(&game.table, seat, Power::Surface)?;
    divers::check_dive(game, seat, cell, value)?;
    if surfaces(&game.table, seat).contains(cell) { Ok(()) } else { Err(Refusal::NoActionAfter) }
}

/// RULES §8.3: places one more diver, face up.
pub(crate) fn do_surface(
    game: &mut Perladora,
    seat: Seat,
    cell: Cell,
    value: Value,
    events: &mut impl EventSink<Event>,
) {
    divers::put(game, seat, cell, value);
    game.table.face_up = game.table.face_up.with(cell);
    game.table.tokens[seat] -= 1;
    events.emit(|| Event::DiverSurfaced { seat, cell, value });
    turn::go_on(game, events);
}

/// RULES §8.4: where a seat can lay one more pontoon.
#[inline]
fn extra_pontoons(table: &Table, seat: Seat) -> Edges {
    let edges = pontoons::list(table);
    if divers::possible(table, seat) || reinforcement::possible(table, seat) {
        return edges;
    }
    edges.iter().filter(|&edge| leaves_action(table, seat, edge)).collect()
}

/// Whether there is something to do after one more pontoon there.
fn leaves_action(table: &Table, seat: Seat, edge: Edge) -> bool {
    let mut after = *table;
    pontoons::lay(&mut after, edge);
    turn::can_act(&after, seat)
}

/// RULES §8.4: why a seat cannot lay one more pontoon there.
pub(crate) fn check_extra_pontoon(table: &Table, seat: Seat, edge: Edge) -> Result<(), Refusal> {
    check_power(table, seat, Power::Pontoon)?;
    pontoons::check_pontoon(table, edge)?;
    if extra_pontoons(table, seat).contains(edge) { Ok(()) } else { Err(Refusal::NoActionAfter) }
}

/// RULES §8.4: lays one more pontoon.
pub(crate) fn do_extra_pontoon(
    game: &mut Perladora,
    seat: Seat,
    edge: Edge,
    events: &mut impl EventSink<Event>,
) {
    let open = game.table.open();
    pontoons::lay(&mut game.table, edge);
    game.table.extra_pontoons = game.table.extra_pontoons.with(edge);
    game.table.tokens[seat] -= 1;
    events.emit(|| Event::ExtraPontoonLaid { seat, edge, parted: board::parted(open, edge) });
    turn::go_on(game, events);
}

/// RULES §8.5: the divers a seat can give a necklace to: opponents in the same territory as an own diver,
/// as long as that territory has a free cell.
#[inline]
fn necklaces(table: &Table, seat: Seat) -> CellSet {
    let open = table.open();
    opponents(table, seat) & flood(open, table.divers[seat]) & flood(open, table.free())
}

/// RULES §8.5: why a seat cannot give that diver a necklace.
pub(crate) fn check_necklace(table: &Table, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    check_power(table, seat, Power::Necklace)?;
    match table.owner(cell) {
        None => return Err(Refusal::NothingToAdorn { cell }),
        Some(owner) if table.side(seat).contains(owner) => {
            return Err(Refusal::NecklaceForFriend { cell, owner });
        }
        Some(_) => (),
    }
    let cells = territory(table.open(), cell);
    if !cells.meets(table.divers[seat]) {
        return Err(Refusal::NoGiver { cells });
    }
    if cells.meets(table.free()) { Ok(()) } else { Err(Refusal::Complete { cells }) }
}

/// RULES §8.5: gives a diver a necklace; the token stays on it.
pub(crate) fn do_necklace(game: &mut Perladora, seat: Seat, cell: Cell, events: &mut impl EventSink<Event>) {
    let table = &mut game.table;
    table.necklaces.set(cell, table.necklaces.get(cell) + 1);
    table.tokens[seat] -= 1;
    let owner = table.owner(cell).expect("the action was checked");
    events.emit(|| Event::NecklaceGiven { seat, owner, cell });
    turn::go_on(game, events);
}

#[inline]
fn opponents(table: &Table, seat: Seat) -> CellSet {
    table.taken().minus(table.divers_of(table.side(seat)))
}
