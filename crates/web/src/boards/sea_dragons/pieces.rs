//! What lies in the sea, drawn as SVG text; colours are the style sheet's.

use tidetable_kernel::{PerSeat, Seat};
use tidetable_sea_dragons::{ByShip, Cell, Cells, HeadAt, Outcome, Table};

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
pub(super) fn ghost(table: &Table, seat: Seat, lay: Lay, head_at: HeadAt) -> String {
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
        dragon::dragon(lay.card, lay.pose, head_at, Some(seat))
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

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_sea_dragons::{Options, Pose, SeaDragons, Shape};
    use tidetable_table::{Match, Seed};

    const SEAT: Seat = Seat(0);

    /// A sea in which nobody has laid a dragon yet.
    fn table() -> Table {
        *Match::<SeaDragons>::new(Options::default(), Seed::from_number(11)).unwrap().game().table()
    }

    fn cells(names: &str) -> Cells {
        names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn everything_in_the_sea_is_drawn_once() {
        let table = table();
        let features = &table.sea.features;
        let count = |art: &str, class: &str| art.matches(&format!("class=\"{class}\"")).count();
        assert_eq!(count(&whirlpools(features.whirlpools), "whirl"), features.whirlpools.len() as usize);
        let finds = finds(features.coins, features.corals);
        assert_eq!(count(&finds, "coin"), features.coins.len() as usize);
        assert_eq!(count(&finds, "coral"), features.corals.len() as usize);
        assert_eq!(ships(&table.sea.ships).matches("class=\"ship ").count(), features.ships.len() as usize);
    }

    #[test]
    fn tags_tell_what_every_cell_costs_and_brings() {
        let table = table();
        let art = tags(&table, SEAT, Cells::ALL - table.edition().island);
        let count = |class: &str| art.matches(&format!("class=\"tag {class}\"")).count() as u32;
        let features = &table.sea.features;
        assert_eq!(count("cost"), table.tolls().len());
        assert_eq!(count("gain"), features.coins.len());
        assert_eq!(count("prize"), features.ships.len() + features.corals.len());
        assert!(!art.contains("earns"));
    }

    #[test]
    fn what_is_wrong_is_pointed_out() {
        let mut table = table();
        table.bodies[SEAT] = cells("A1 B1 C1");
        assert_eq!(faults(&table, SEAT, cells("G8 H8 I9")), cells("G8 H8"));
        assert_eq!(faults(&table, SEAT, cells("C2 D2 E2")), cells("C2"));
        // Far from everybody the whole dragon is wrong.
        assert_eq!(faults(&table, SEAT, cells("L12 M12")), cells("L12 M12"));
        let head = "F8".parse().unwrap();
        let lay = Lay { card: Shape::I3, pose: Pose::default(), head, legal: false };
        assert_eq!(ghost(&table, SEAT, lay, HeadAt::ANYWHERE).matches("spot wrong").count(), 3);
    }

    #[test]
    fn marks_are_strong_in_the_pose_the_dragon_has() {
        let places = Places::of(&table(), SEAT, Shape::I4);
        let art = marks(&places, Pose::default());
        let strong = art.matches("class=\"mark\"").count() as u32;
        assert_eq!(strong, places.reach(Pose::default()).len());
        let faint = art.matches("class=\"mark faint\"").count() as u32;
        assert_eq!(strong + faint, places.reach_of_all().len());
    }

    #[test]
    fn a_neighbour_that_would_earn_gets_a_tag() {
        let mut table = table();
        let at = "I9".parse().unwrap();
        let dragon =
            tidetable_sea_dragons::Dragon::new(Seat(1), Shape::I3, Pose::default(), at, HeadAt::ANYWHERE);
        table.dragons.push(dragon);
        table.bodies[Seat(1)] = dragon.cells();
        let beside = cells("I10 J10 K10");
        assert_eq!(tags(&table, SEAT, beside).matches("earns seat-1").count(), 1);
        assert_eq!(earners(&table.outcome(SEAT, beside)), [(Seat(1), 1)]);
        assert!(earners(&table.outcome(SEAT, cells("A1 B1 C1"))).is_empty());
    }
}
