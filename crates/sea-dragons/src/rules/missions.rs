//! RULES §6: completing a mission.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    Corals, Fleet, Mission, Ship,
    action::Action,
    coral::Power,
    event::Event,
    refusal::Refusal,
    rules::{payment::Means, turn},
    state::SeaDragons,
};

/// RULES §6.1 to §6.5: one mission of the row in a turn, paid exactly with what the seat has.
pub(crate) fn check_complete(
    game: &SeaDragons,
    seat: Seat,
    mission: Mission,
    ships: Fleet,
    corals: Corals,
) -> Result<(), Refusal> {
    let (table, held) = (&game.table, game.table.stocks[seat].ships);
    if table.turn.completed {
        return Err(Refusal::OneMissionATurn);
    }
    if !table.open_missions().any(|id| table.edition().mission(id) == mission) {
        return Err(Refusal::NotInTheRow { mission });
    }
    if let Some(ship) = Ship::ALL.into_iter().find(|&ship| ships.count(ship) > held.count(ship)) {
        return Err(Refusal::NotEnoughShips { ship, count: held.count(ship) });
    }
    for (coral, count) in corals.iter() {
        if count > game.corals[seat].count(coral) {
            return Err(Refusal::NoSuchCoral { coral });
        }
        if !matches!(coral.power(), Power::Double(_) | Power::Any) {
            return Err(Refusal::NotAShip { coral });
        }
    }
    let means = Means::new(ships, corals);
    match means.missing(mission.ships) {
        0 if means.pay_exactly(mission.ships) => Ok(()),
        0 => Err(Refusal::PaysTooMuch),
        missing => Err(Refusal::PaysTooLittle { missing }),
    }
}

/// RULES §6: every mission of the row with every exact payment.
pub(crate) fn list_completes(game: &SeaDragons, seat: Seat, out: &mut Vec<Action>) {
    let table = &game.table;
    if table.turn.completed {
        return;
    }
    let (listed, means) = (out.len(), Means::new(table.stocks[seat].ships, game.corals[seat]));
    for mission in table.open_missions().map(|id| table.edition().mission(id)) {
        // Two cards of an edition may read alike; completing one or the other is the same.
        let known =
            |action: &Action| matches!(action, Action::Complete { mission: other, .. } if *other == mission);
        if !out[listed..].iter().any(known) {
            let mut push = |ships, corals| out.push(Action::Complete { mission, ships, corals });
            means.each_payment(mission.ships, &mut push);
        }
    }
}

/// RULES §6: what was handed in leaves the game, the mission is the seat's, and a coral card may follow.
pub(crate) fn do_complete(
    game: &mut SeaDragons,
    seat: Seat,
    mission: Mission,
    ships: Fleet,
    corals: Corals,
    events: &mut impl EventSink<Event>,
) {
    game.corals[seat] = game.corals[seat].without(corals);
    let (edition, table) = (game.table.options.edition, &mut game.table);
    let place = table.row.iter().position(|id| id.is_some_and(|id| edition.mission(id) == mission));
    let id = table.row[place.expect("the mission is in the row")].take().expect("a mission lies there");
    let stock = &mut table.stocks[seat];
    stock.ships = stock.ships.without(ships);
    stock.corals -= corals.len();
    stock.missions = stock.missions.with(id);
    table.spent_ships = table.spent_ships.and(ships);
    table.spent_corals = table.spent_corals.and(corals);
    table.turn.completed = true;
    table.turn.corals_due = u8::from(mission.coral);
    events.emit(|| Event::MissionCompleted { seat, mission, ships, corals });
    turn::proceed(game, events);
}
