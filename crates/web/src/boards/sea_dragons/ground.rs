//! Everything of the sea that never moves: frame, waters of the realms, currents, the island with its rose.

use std::fmt::Write;

use tidetable_sea_dragons::{Cell, Cells, Realm, SIDE};

use super::{
    chart::{CELL, RIM, SIZE, SPAN, centre, field, translate},
    emblem,
};

const MEMORY: &str = "memory takes every letter";

/// The sea before anything is put into it.
pub(super) fn ground(island: Cells, currents: Cells) -> String {
    let waters: String = Realm::ALL.map(water).concat();
    format!(
        r#"<rect class="frame" width="{SIZE}" height="{SIZE}" rx="6"/><rect class="water" x="{RIM}" y="{RIM}" width="{SPAN}" height="{SPAN}"/>{waters}{}{}{}{}{}"#,
        lanes(island | currents),
        ripples(island | currents),
        streams(currents),
        land(island),
        frame()
    )
}

/// The tinted water of a realm, with its large engraved sign.
fn water(realm: Realm) -> String {
    let ((x, y), (width, height)) = field(realm);
    let scale = width.min(height) / 24.0 * 0.62;
    let middle = (x + width / 2.0 - 12.0 * scale, y + height / 2.0 - 12.0 * scale);
    format!(
        r#"<g class="realm-water realm-{}"><rect x="{x}" y="{y}" width="{width}" height="{height}"/><g class="watermark" transform="{} scale({scale})">{}</g></g>"#,
        realm.name(),
        translate(middle),
        emblem::realm(realm)
    )
}

/// The lines between the cells of the realms.
fn lanes(others: Cells) -> String {
    let mut lines = String::new();
    for cell in Cells::ALL - others {
        let (x, y) = centre(cell);
        let half = CELL / 2.0;
        let open =
            |rows: i8, columns: i8| cell.offset(rows, columns).is_some_and(|beside| !others.contains(beside));
        if open(0, 1) {
            write!(lines, "M{} {}v{CELL}", x + half, y - half).expect(MEMORY);
        }
        if open(1, 0) {
            write!(lines, "M{} {}h{CELL}", x - half, y + half).expect(MEMORY);
        }
    }
    format!(r#"<path class="mesh" d="{lines}"/>"#)
}

/// A few strokes of the engraver for the surface of the water.
fn ripples(others: Cells) -> String {
    let mut art = String::new();
    for cell in Cells::ALL - others {
        let seed = (u32::from(cell.column()) * 73 + u32::from(cell.row()) * 151 + 29) % 97;
        if seed % 3 == 0 {
            let (x, y) = centre(cell);
            let (left, top) = (x - 20.0 + f64::from(seed % 5) * 3.0, y - 14.0 + f64::from(seed % 7) * 5.0);
            write!(art, "M{left} {top}q5 -4 10 0t10 0").expect(MEMORY);
        }
    }
    format!(r#"<path class="ripple" d="{art}"/>"#)
}

/// The currents: water that runs from the island to the edges.
fn streams(currents: Cells) -> String {
    let mut art = String::new();
    for cell in currents {
        let (x, y) = centre(cell);
        let turn = outward(cell);
        write!(
            art,
            r#"<g transform="{} rotate({turn})"><rect class="stream" x="-30" y="-30" width="60" height="60"/><path class="flow" d="M-30 -15q7.5 -6 15 0t15 0t15 0t15 0M-30 15q7.5 -6 15 0t15 0t15 0t15 0"/><path class="flow strong" d="M-30 0q7.5 -6 15 0t15 0t15 0t15 0"/><path class="arrow" d="M-6 -7l7 7l-7 7"/></g>"#,
            translate((x, y))
        )
        .expect(MEMORY);
    }
    art
}

/// The direction from the middle of the sea to a cell, in degrees clockwise from east.
fn outward(cell: Cell) -> u32 {
    let middle = i32::from(SIDE / 2);
    let (down, right) = (i32::from(cell.row()) - middle, i32::from(cell.column()) - middle);
    match (right.abs() >= down.abs(), right >= 0, down >= 0) {
        (true, true, _) => 0,
        (true, false, _) => 180,
        (false, _, true) => 90,
        (false, _, false) => 270,
    }
}

/// The island: its shore, and the compass rose with points as long as the land allows.
fn land(island: Cells) -> String {
    let squares: String = island
        .into_iter()
        .map(|cell| {
            let (x, y) = centre(cell);
            format!("M{} {}h{CELL}v{CELL}h-{CELL}z", x - CELL / 2.0, y - CELL / 2.0)
        })
        .collect();
    let dunes: String = island
        .into_iter()
        .map(|cell| {
            let (x, y) = centre(cell);
            let seed = f64::from((cell.column() * 5 + cell.row() * 3) % 4);
            format!(
                "M{} {}l4 -6l4 6M{} {}l3 -5l3 5M{} {}l4 -6l4 6",
                x - 24.0 + seed,
                y - 16.0,
                x + 15.0 - seed,
                y - 18.0 + seed,
                x + 12.0 + seed,
                y + 24.0 - seed
            )
        })
        .collect();
    let middle = Cell::new(SIDE / 2, SIDE / 2).filter(|&cell| island.contains(cell));
    let rose = middle.map(|middle| rose(middle, island)).unwrap_or_default();
    format!(
        r#"<g class="island"><path class="surf far" d="{squares}"/><path class="surf" d="{squares}"/><path class="beach" d="{squares}"/><path class="dunes" d="{dunes}"/>{rose}</g>"#
    )
}

/// A compass rose: long points along the land, short ones between.
fn rose(middle: Cell, island: Cells) -> String {
    let length = |rows: i8, columns: i8| {
        let on_land = |steps: &i8| {
            middle.offset(rows * steps, columns * steps).is_some_and(|cell| island.contains(cell))
        };
        f64::from((1..8).take_while(on_land).count() as u8) * CELL + CELL * 0.36
    };
    let points = [(0, 1, 0), (1, 0, 90), (0, -1, 180), (-1, 0, 270)].map(|(rows, columns, turn)| {
        let tip = length(rows, columns);
        format!(
            r#"<g transform="rotate({turn})"><path class="point dark" d="M0 0L15 -15L{tip} 0Z"/><path class="point light" d="M0 0L15 15L{tip} 0Z"/></g>"#
        )
    });
    let north = length(-1, 0) - 26.0;
    let between = [45, 135, 225, 315].map(|turn| {
        format!(r#"<g transform="rotate({turn})"><path class="point dark" d="M0 0L9 -9L34 0Z"/><path class="point light" d="M0 0L9 9L34 0Z"/></g>"#)
    });
    format!(
        r#"<g class="rose" transform="{}"><circle class="ring" r="25"/><circle class="ring thin" r="21"/>{}{}<circle class="hub" r="6"/><path class="lily" d="M0 {}c-5 5 -8 7 -8 12c0 4 4 5 6 2v6h4v-6c2 3 6 2 6 -2c0 -5 -3 -7 -8 -12z"/></g>"#,
        translate(centre(middle)),
        between.concat(),
        points.concat(),
        -north
    )
}

/// The frame of a sea chart: double lines, a scale of bars, letters and numbers of the cells.
fn frame() -> String {
    let (inner, far) = (SPAN + 8.0, SIZE - 3.0);
    let mut art = format!(
        r#"<g class="neatline"><rect x="{RIM}" y="{RIM}" width="{SPAN}" height="{SPAN}"/><rect x="{}" y="{}" width="{inner}" height="{inner}"/><rect x="3" y="3" width="{}" height="{}"/></g><path class="scale" d=""#,
        RIM - 4.0,
        RIM - 4.0,
        far - 3.0,
        far - 3.0
    );
    for bar in (0..SIDE).step_by(2) {
        let at = RIM + f64::from(bar) * CELL;
        let (near, away) = (RIM - 2.0, SIZE - RIM + 2.0);
        write!(art, "M{at} {near}h{CELL}M{at} {away}h{CELL}M{near} {at}v{CELL}M{away} {at}v{CELL}")
            .expect(MEMORY);
    }
    art.push_str(r#""/><g class="legend">"#);
    for index in 0..SIDE {
        let (at, letter) = (RIM + (f64::from(index) + 0.5) * CELL, char::from(b'A' + index));
        let (number, low, side) = (index + 1, SIZE - 9.0, at + 6.0);
        write!(
            art,
            r#"<text x="{at}" y="21">{letter}</text><text x="{at}" y="{low}">{letter}</text><text x="15" y="{side}">{number}</text><text x="{}" y="{side}">{number}</text>"#,
            SIZE - 15.0
        )
        .expect(MEMORY);
    }
    art.push_str("</g>");
    art
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> Cells {
        names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn currents_run_away_from_the_island() {
        let turns = ["H3", "M8", "H13", "B8"].map(|name| outward(name.parse().unwrap()));
        assert_eq!(turns, [270, 0, 90, 180]);
    }

    #[test]
    fn the_rose_reaches_as_far_as_the_land() {
        let middle = "H8".parse().unwrap();
        let art = rose(middle, cells("H8 I8 J8 H7"));
        assert!(art.contains(&format!("L{} 0Z", 2.0 * CELL + CELL * 0.36)), "east: {art}");
        assert!(art.contains(&format!("L{} 0Z", CELL + CELL * 0.36)), "north: {art}");
    }

    #[test]
    fn any_sea_is_drawn() {
        let art = ground(cells("H8 H9"), cells("A1 O15"));
        assert_eq!(art.matches("class=\"arrow\"").count(), 2);
        assert_eq!(art.matches("class=\"watermark\"").count(), 4);
        assert_eq!(art.matches(">O</text>").count(), 2);
        // An island that leaves the middle of the sea free has no rose.
        assert!(!ground(cells("A1"), Cells::NONE).contains("rose"));
    }
}
