//! RULES §10: the end of the game.

use tidetable_kernel::{EventSink, PerSeat, Seat, Standings};

use crate::{
    ByRealm, Coral, Corals, Realm,
    event::{Event, Score},
    state::SeaDragons,
    table::{Presence, Table},
};

/// RULES §10.2: everybody's points, taken apart.
pub(crate) fn scores(table: &Table, corals: &PerSeat<Corals>) -> PerSeat<Score> {
    let realms = ByRealm(Realm::ALL.map(|realm| realm_points(table, corals, realm)));
    let most = most_missions(table);
    let (edition, points) = (table.edition(), table.edition().points);
    table.stocks.map(|seat, stock| Score {
        missions: stock.missions.iter().map(|id| u16::from(edition.mission(id).points)).sum(),
        most_missions: u16::from(most[seat]),
        coins: stock.coins * u16::from(points.coin),
        ships: u16::from(stock.ships.len()) * u16::from(points.ship),
        corals: corals[seat]
            .iter()
            .map(|(coral, count)| u16::from(edition.coral_points(coral)) * u16::from(count))
            .sum(),
        realms: ByRealm(realms.0.map(|points| points[seat])),
    })
}

/// RULES §10.3: points for the most missions.
fn most_missions(table: &Table) -> PerSeat<u8> {
    let most = table.stocks.as_slice().iter().map(|stock| stock.missions.len()).max().unwrap_or(0);
    let first = table.stocks.iter().filter(|(_, stock)| stock.missions.len() == most).count();
    let given = table.options.bonus && most > 0 && (first == 1 || table.seats() > 2);
    let points = table.edition().points.most_missions;
    table.stocks.map(|_, stock| if given && stock.missions.len() == most { points } else { 0 })
}

/// RULES §10.4: how strong everybody is in a realm, hidden dragons counted.
pub(crate) fn full_presence(table: &Table, corals: &PerSeat<Corals>, realm: Realm) -> PerSeat<Presence> {
    let hidden = |seat: Seat| corals[seat].count(Coral::hidden(realm));
    table.presence(realm).map(|seat, &surface| Presence { hidden: hidden(seat), ..surface })
}

/// RULES §10.4 to §10.6: what everybody gets for a realm.
pub(crate) fn realm_points(table: &Table, corals: &PerSeat<Corals>, realm: Realm) -> PerSeat<u16> {
    let prize = table.visible_whirlpools(realm).len() as u16
        * u16::from(table.edition().whirlpool_points(table.seats()));
    majority(&full_presence(table, corals, realm), prize)
}

/// RULES §10.4 to §10.6: who gets how much of a realm's prize.
pub(crate) fn majority(presence: &PerSeat<Presence>, prize: u16) -> PerSeat<u16> {
    let strength = |seat: Seat| {
        let Presence { dragons, hidden, pieces } = presence[seat];
        (dragons + hidden, pieces)
    };
    let present = Seat::all(presence.count()).filter(|&seat| strength(seat).0 > 0);
    let of = |strongest| present.clone().filter(move |&seat| Some(strength(seat)) == strongest);
    let first = present.clone().map(strength).max();
    let second = present.clone().map(strength).filter(|&other| Some(other) < first).max();
    let (two, tied) = (presence.count() == 2, of(first).count() > 1);
    let mut points = PerSeat::new(presence.count());
    if !(two && tied) {
        of(first).for_each(|seat| points[seat] = prize);
    }
    if !two && !tied {
        of(second).for_each(|seat| points[seat] = prize / 2);
    }
    points
}

/// RULES §10.7: most points, then most missions.
pub(crate) fn standings(game: &SeaDragons) -> Standings {
    let points = scores(&game.table, &game.corals).map(|_, score| score.total());
    Standings::ranked(points, |seat| (points[seat], game.table.stocks[seat].missions.len()))
}

/// RULES §10: coral cards are shown, realms and seats are scored.
pub(crate) fn do_score(game: &SeaDragons, events: &mut impl EventSink<Event>) {
    let (table, corals) = (&game.table, &game.corals);
    for (seat, &corals) in corals.iter().filter(|(_, corals)| !corals.is_empty()) {
        events.emit(|| Event::CoralsShown { seat, corals });
    }
    for realm in Realm::ALL {
        events.emit(|| Event::RealmScored {
            realm,
            whirlpools: table.visible_whirlpools(realm),
            presence: full_presence(table, corals, realm),
            points: realm_points(table, corals, realm),
        });
    }
    for seat in Seat::all(table.seats()) {
        events.emit(|| Event::SeatScored { seat, score: scores(table, corals)[seat] });
    }
    events.emit(|| Event::GameWon { seats: standings(game).winners().collect() });
}
