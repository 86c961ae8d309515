//! What lies in the sea, drawn as SVG text; colours are the style sheet's.

use tidetable_kernel::{PerSeat, Seat};
use tidetable_sea_dragons::{ByShip, Cell, Cells, Outcome, Table};

use super::{
    aim::{Lay, Places},
    chart::{CELL, centre, translate},
    dragon,
    emblem::{self, COIN, CORAL, WHIRLPOOL},
};

/// Whirlpools that turn.
pub(super) fn whirlpools(cells: Cells) -> String {
    let pool = |cell: Cell| {
        format!(r#"<g transform="{}"><g class="whirl">{WHIRLPOOL}</g></g>"#, translate(centre(cell)))
    };
    cells.into_iter().map(pool).collect()
}

/// Coins and corals.
pub(super) fn finds(coins: Cells, corals: Cells) -> String {
    let put = |art: &'static str| {
        move |cell: Cell| format!(r#"<g transform="{}">{art}</g>"#, translate(centre(cell)))
    };
    coins.into_iter().map(put(COIN)).chain(corals.into_iter().map(put(CORAL))).collect()
}

/// Pirate ships.
pub(super) fn ships(ships: &ByShip<Cells>) -> String {
    let fleet = |(ship, cells): (_, &Cells)| {
        let art = emblem::ship(ship);
        let put = |cell: Cell| format!(r#"<g transform="{}">{art}</g>"#, translate(centre(cell)));
        cells.into_iter().map(put).collect::<String>()
    };
    ships.iter().map(fleet).collect()
}

/// Where the dragon can lie: strong in the pose it has, faint in others.
pub(super) fn marks(places: &Places, pose: tidetable_sea_dragons::Pose) -> String {
    let now = places.reach(pose);
    let mark = |cell: Cell| {
        let (x, y) = centre(cell);
        let kind = if now.contains(cell) { "mark" } else { "mark faint" };
        format!(
            r#"<rect class="{kind}" x="{}" y="{}" width="{}" height="{}" rx="9"/>"#,
            x - CELL / 2.0 + 3.0,
            y - CELL / 2.0 + 3.0,
            CELL - 6.0,
            CELL - 6.0
        )
    };
    places.reach_of_all().into_iter().map(mark).collect()
}

/// The dragon that could be laid, with what each of its cells would cost or bring.
pub(super) fn ghost(table: &Table, seat: Seat, lay: Lay) -> String {
    let wrong = if lay.legal { Cells::NONE } else { faults(table, seat, lay.cells()) };
    let square = |cell: Cell| {
        let (x, y) = centre(cell);
        let kind = if wrong.contains(cell) { "spot wrong" } else { "spot" };
        format!(
            r#"<rect class="{kind}" x="{}" y="{}" width="{}" height="{}" rx="10"/>"#,
            x - CELL / 2.0 + 2.0,
            y - CELL / 2.0 + 2.0,
            CELL - 4.0,
            CELL - 4.0
        )
    };
    let squares: String = lay.cells().into_iter().map(square).collect();
    format!(
        r#"{squares}<g transform="{}"><g class="dragon">{}</g></g>"#,
        translate(centre(lay.head)),
        dragon::dragon(lay.card, lay.pose, Some(seat))
    )
}

/// What the cells under a dragon would cost and bring, and which neighbours would earn, as small tags.
pub(super) fn tags(table: &Table, seat: Seat, cells: Cells) -> String {
    let toll = table.edition().coins.toll;
    let tag = |cell: Cell| {
        let moored = table.sea.ship_at(cell);
        let (kind, sign) = if table.tolls().contains(cell) {
            ("cost", format!(r#"<text y="6">−{toll}</text>"#))
        } else if table.sea.features.coins.contains(cell) {
            ("gain", r#"<text y="6">+1</text>"#.to_owned())
        } else if let Some(ship) = moored {
            ("prize", format!(r#"<g transform="scale(.62)">{}</g>"#, emblem::ship(ship)))
        } else if table.sea.features.corals.contains(cell) {
            ("prize", format!(r#"<g transform="scale(.62)">{CORAL}</g>"#))
        } else {
            return String::new();
        };
        let (x, y) = centre(cell);
        format!(
            r#"<g class="tag {kind}" transform="{}"><circle r="17"/>{sign}</g>"#,
            translate((x + 15.0, y - 15.0))
        )
    };
    let earns =
        |dragon: &&tidetable_sea_dragons::Dragon| dragon.seat != seat && dragon.cells().beside().meets(cells);
    let neighbour = |dragon: &tidetable_sea_dragons::Dragon| {
        let beside = (dragon.cells() & cells.beside()).first().unwrap_or(dragon.head);
        format!(
            r#"<g class="tag earns seat-{}" transform="{}"><circle r="17"/><text y="6">+1</text></g>"#,
            dragon.seat.0,
            translate(centre(beside))
        )
    };
    let own = cells.into_iter().map(tag);
    own.chain(table.dragons.iter().filter(earns).map(neighbour)).collect()
}

/// The cells that make a dragon impossible: taken, or beside an own one. Without any, all of them.
pub(super) fn faults(table: &Table, seat: Seat, cells: Cells) -> Cells {
    let taken = table.covered() | table.edition().island | table.bodies[seat].beside();
    let wrong = cells & taken;
    if wrong.is_empty() { cells } else { wrong }
}

/// Who would earn how much as a neighbour.
pub(super) fn earners(outcome: &Outcome) -> Vec<(Seat, u8)> {
    let neighbours: &PerSeat<u8> = &outcome.neighbours;
    neighbours.iter().filter(|(_, coins)| **coins > 0).map(|(seat, &coins)| (seat, coins)).collect()
}

/// What can be pointed at, invisible over everything else.
pub(super) fn reach() -> String {
    let cell = |cell: Cell| {
        let (x, y) = centre(cell);
        format!(
            r#"<rect x="{}" y="{}" width="{CELL}" height="{CELL}" data-place="{cell}" data-testid="cell-{cell}"/>"#,
            x - CELL / 2.0,
            y - CELL / 2.0
        )
    };
    Cell::all().map(cell).collect()
}
