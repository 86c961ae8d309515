//! The pieces and the ground of the lagoon, drawn as SVG text; colours are the style sheet's.

use std::fmt::Write;

use tidetable_kernel::Seat;
use tidetable_perladora::{Cell, CellSet, Edges, Tally};

use super::chart::{CELL, Chart, RIM};
use crate::{
    browser,
    pieces::{emblem::sign, order::ordered},
};

/// How a diver is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Look {
    /// Its value, where it is known.
    pub(super) value: Option<u8>,
    /// Whether everybody sees it.
    pub(super) face_up: bool,
    pub(super) necklaces: u8,
    pub(super) reinforced: bool,
}

/// A diver around the origin: a helmet whose window shows what is known.
pub(super) fn diver(seat: Seat, look: Look) -> String {
    let mut art = String::from(
        r#"<ellipse class="shade" cx="2" cy="5" rx="34" ry="33"/><circle class="helmet" r="33"/><circle class="weave" r="33"/><circle class="helmet-light" r="33"/><circle class="helmet-rim" r="30.5"/>"#,
    );
    for bolt in 0..8 {
        let angle = f64::from(bolt) * std::f64::consts::FRAC_PI_4 + 0.39;
        let (x, y) = browser::polar(26.6, angle);
        write!(art, r#"<circle class="bolt" cx="{x:.1}" cy="{y:.1}" r="1.9"/>"#).expect(MEMORY);
    }
    let glass = if look.face_up { "glass open" } else { "glass" };
    write!(art, r#"<circle class="{glass}" r="22"/>"#).expect(MEMORY);
    let sign = sign(seat);
    match look.value {
        Some(value) => write!(
            art,
            r#"<text class="worth" y="11">{value}</text><g class="collar" transform="translate(0 27)"><circle r="8.5"/><g class="sign" transform="translate(-6.6 -6.6) scale(.55)">{sign}</g></g>"#
        ),
        None => write!(art, r#"<g class="sign dim" transform="translate(-14.4 -14.4) scale(1.2)">{sign}</g>"#),
    }
    .expect(MEMORY);
    art.push_str(r#"<path class="glint" d="M-15.5 -8a17.5 17.5 0 0 1 11 -9.8"/>"#);
    if look.necklaces > 0 {
        art.push_str(&necklace(look.necklaces));
    }
    if look.reinforced {
        art.push_str(r#"<g class="boost" transform="translate(25 -25)"><path d="M0 -12l10 4v8c0 6-4 10-10 12-6-2-10-6-10-12v-8z"/><text y="6">+1</text></g>"#);
    }
    art
}

const MEMORY: &str = "memory takes every letter";

/// A garland around a diver, and what it takes away.
fn necklace(count: u8) -> String {
    let mut art = String::from(r#"<g class="necklace">"#);
    for flower in 0..9 {
        let angle = (f64::from(flower) * 22.0 + 2.0).to_radians();
        let (x, y) = browser::polar(30.0, angle);
        let kind = if flower % 2 == 0 { "petal" } else { "petal pale" };
        write!(art, r#"<circle class="{kind}" cx="{x:.1}" cy="{y:.1}" r="5"/><circle class="stamen" cx="{x:.1}" cy="{y:.1}" r="1.7"/>"#)
            .expect(MEMORY);
    }
    write!(art, r#"<g class="less" transform="translate(-25 -25)"><circle r="11.5"/><text y="5.5">−{count}</text></g></g>"#)
        .expect(MEMORY);
    art
}

/// A pontoon along the x axis around the origin.
pub(super) fn pontoon() -> String {
    let mut planks = String::new();
    for plank in 1..10 {
        write!(planks, "M{} -7.5v15", plank * 10 - 50).expect(MEMORY);
    }
    format!(
        r#"<rect class="shade" x="-50" y="-4" width="102" height="15" rx="4"/><rect class="deck" x="-50" y="-8" width="100" height="16" rx="3"/><path class="plank" d="{planks}"/><path class="beam" d="M-48 -8h96M-48 8h96"/><circle class="post" cx="-50" r="7.5"/><circle class="post" cx="50" r="7.5"/><circle class="post-top" cx="-50" r="4"/><circle class="post-top" cx="50" r="4"/>"#
    )
}

/// Pearls in a heap around the origin.
pub(super) fn heap(count: u8) -> String {
    let places: Vec<(f64, f64)> = (0..count)
        .map(|pearl| browser::polar(10.2 * (f64::from(pearl) + 0.35).sqrt(), f64::from(pearl) * 2.399_963))
        .collect();
    let middle =
        |part: fn(&(f64, f64)) -> f64| places.iter().map(part).sum::<f64>() / f64::from(count.max(1));
    let (middle_x, middle_y) = (middle(|place| place.0), middle(|place| place.1));
    // Those nearer to the viewer lie over the others.
    let places = ordered(places, |place| (place.1 * 64.0) as i64);
    let mut art = String::new();
    for (x, y) in places {
        let (x, y) = (x - middle_x, y - middle_y);
        write!(
            art,
            r#"<circle class="pearl-shade" cx="{:.1}" cy="{:.1}" r="9.3"/><circle class="pearl" cx="{x:.1}" cy="{y:.1}" r="9.3"/>"#,
            x + 1.5,
            y + 2.5
        )
        .expect(MEMORY);
    }
    art
}

/// The pearls on all farms, each heap with its number.
pub(super) fn pearls(chart: Chart, pearls: &Tally<4>) -> String {
    let mut art = String::new();
    for (cell, count) in pearls.iter() {
        let (x, y) = chart.centre(cell);
        write!(
            art,
            r#"<g class="heap" transform="translate({x} {y})"><g transform="translate(0 -3)">{}</g><g class="count" transform="translate(31 31)"><circle r="12.5"/><text y="6">{count}</text></g></g>"#,
            heap(count)
        )
        .expect(MEMORY);
    }
    art
}

/// Everything that never moves: frame, water, lines, islets of the farms.
pub(super) fn ground(chart: Chart, farms: CellSet) -> String {
    let (width, height) = chart.size();
    let (across, down) = (width - 2.0 * RIM, height - 2.0 * RIM);
    let mut art = format!(
        r#"<rect class="frame" width="{width}" height="{height}" rx="6"/><rect class="water" x="{RIM}" y="{RIM}" width="{across}" height="{down}"/>"#
    );
    art.push_str(&shallows(chart, farms));
    art.push_str(&ripples(chart));
    art.push_str(&lanes(chart));
    art.push_str(&islets(chart, farms));
    art.push_str(&frame(chart));
    art
}

/// Pale water around each farm.
fn shallows(chart: Chart, farms: CellSet) -> String {
    let mut art = String::new();
    for cell in farms.iter() {
        let (x, y) = chart.centre(cell);
        let turn = turn(cell);
        write!(art, r#"<g transform="translate({x} {y}) rotate({turn})"><path class="shallow far" d="{BLOB}" transform="scale(1.42)"/><path class="shallow" d="{BLOB}" transform="scale(1.18)"/></g>"#).expect(MEMORY);
    }
    let (width, height) = chart.size();
    format!(
        r#"<clipPath id="lagoon-rim"><rect x="{RIM}" y="{RIM}" width="{}" height="{}"/></clipPath><g clip-path="url(#lagoon-rim)">{art}</g>"#,
        width - 2.0 * RIM,
        height - 2.0 * RIM
    )
}

/// The shore of a farm's islet, about forty across the middle.
const BLOB: &str = "M-38 -6C-40 -22 -26 -38 -8 -39C6 -40 18 -34 29 -27C40 -20 42 -4 38 8C34 22 30 33 15 38C2 42 -14 40 -25 32C-35 25 -36 10 -38 -6Z";

/// How an islet is turned, so that no two look alike.
fn turn(cell: Cell) -> usize {
    cell.index() * 47 % 360
}

/// The islets of the farms, with the shell the pearls lie in.
fn islets(chart: Chart, farms: CellSet) -> String {
    let mut art = String::new();
    for cell in farms.iter() {
        let (x, y) = chart.centre(cell);
        let turn = turn(cell);
        write!(
            art,
            r#"<g transform="translate({x} {y})"><path class="islet" d="{BLOB}" transform="rotate({turn})"/><path class="shore" d="{BLOB}" transform="rotate({turn}) scale(.9)"/><g class="oyster"><path d="M0 29C-11 29 -31 12 -31 -6C-31 -24 -15 -31 0 -31S31 -24 31 -6C31 12 11 29 0 29Z"/><path class="rib" d="M0 29V-31M0 29C-8 10 -12 -12 -15 -28M0 29C8 10 12 -12 15 -28M0 29C-14 14 -22 2 -28 -16M0 29C14 14 22 2 28 -16"/></g></g>"#
        )
        .expect(MEMORY);
    }
    art
}

/// A few strokes of the engraver for the surface of the water.
fn ripples(chart: Chart) -> String {
    let (across, down) = chart.cells();
    let mut art = String::from(r#"<path class="ripple" d=""#);
    for y in 0..u32::from(down) {
        for x in 0..u32::from(across) {
            let seed = (x * 73 + y * 151 + 29) % 97;
            let left = RIM + f64::from(x) * CELL + 14.0 + f64::from(seed % 5) * 11.0;
            let top = RIM + f64::from(y) * CELL + 22.0 + f64::from(seed % 7) * 9.0;
            write!(art, "M{left} {top}q5 -4 10 0t10 0").expect(MEMORY);
            if seed % 3 == 0 {
                write!(art, "M{} {}q5 -4 10 0t10 0", left + 12.0, top + 8.0).expect(MEMORY);
            }
        }
    }
    art.push_str(r#""/>"#);
    art
}

/// The lines between cells, and the crosses where they meet.
fn lanes(chart: Chart) -> String {
    let mut art = String::from(r#"<path class="lane" d=""#);
    for edge in Edges::ALL.iter() {
        let ((x, y), upright) = chart.line(edge);
        let (dx, dy) = if upright { (0.0, 38.0) } else { (38.0, 0.0) };
        write!(art, "M{} {}L{} {}", x - dx, y - dy, x + dx, y + dy).expect(MEMORY);
    }
    art.push_str(r#""/><path class="crossing" d=""#);
    let (across, down) = chart.cells();
    for y in 1..down {
        for x in 1..across {
            let (x, y) = (RIM + f64::from(x) * CELL, RIM + f64::from(y) * CELL);
            write!(art, "M{} {y}h10M{x} {}v10", x - 5.0, y - 5.0).expect(MEMORY);
        }
    }
    art.push_str(r#""/>"#);
    art
}

/// The frame of a sea chart: double lines, a scale of bars, letters and numbers of the cells.
fn frame(chart: Chart) -> String {
    let (width, height) = chart.size();
    let (inner_width, inner_height) = (width - 2.0 * RIM, height - 2.0 * RIM);
    let mut art = format!(
        r#"<g class="neatline"><rect x="{RIM}" y="{RIM}" width="{inner_width}" height="{inner_height}"/><rect x="30" y="30" width="{}" height="{}"/><rect x="6" y="6" width="{}" height="{}"/></g><path class="scale" d=""#,
        inner_width + 20.0,
        inner_height + 20.0,
        width - 12.0,
        height - 12.0
    );
    let half = CELL / 2.0;
    let bars = |length: f64| {
        (0..(length / half) as u32).filter(|bar| bar % 2 == 0).map(move |bar| RIM + f64::from(bar) * half)
    };
    for x in bars(inner_width) {
        write!(art, "M{x} 35h{half}M{x} {}h{half}", height - 35.0).expect(MEMORY);
    }
    for y in bars(inner_height) {
        write!(art, "M35 {y}v{half}M{} {y}v{half}", width - 35.0).expect(MEMORY);
    }
    art.push_str(r#""/><g class="legend">"#);
    let (across, down) = chart.cells();
    let letter = |index: u8| char::from(b'A' + index).to_string();
    let digit = |index: u8| (index + 1).to_string();
    for x in 0..across {
        let name = if chart.tall { digit(across - 1 - x) } else { letter(x) };
        let at = RIM + (f64::from(x) + 0.5) * CELL;
        write!(
            art,
            r#"<text x="{at}" y="24">{name}</text><text x="{at}" y="{}">{name}</text>"#,
            height - 13.0
        )
        .expect(MEMORY);
    }
    for y in 0..down {
        let name = if chart.tall { letter(y) } else { digit(y) };
        let at = RIM + (f64::from(y) + 0.5) * CELL + 6.0;
        write!(
            art,
            r#"<text x="18" y="{at}">{name}</text><text x="{}" y="{at}">{name}</text>"#,
            width - 18.0
        )
        .expect(MEMORY);
    }
    art.push_str("</g>");
    art
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_shows_every_pearl() {
        for count in 1..=15 {
            assert_eq!(heap(count).matches("class=\"pearl\"").count(), usize::from(count));
        }
    }

    #[test]
    fn a_diver_shows_its_value_only_where_it_is_known() {
        let hidden = diver(Seat(0), Look::default());
        assert!(!hidden.contains("<text"), "{hidden}");
        let known =
            diver(Seat(0), Look { value: Some(4), necklaces: 2, reinforced: true, ..Look::default() });
        assert!(known.contains(">4</text>") && known.contains(">−2</text>") && known.contains(">+1</text>"));
    }

    #[test]
    fn the_frame_names_rows_and_columns_in_both_positions() {
        let named = |chart| frame(chart).matches(">H</text>").count();
        assert_eq!((named(Chart { tall: false }), named(Chart { tall: true })), (2, 2));
        // Turned clockwise, row 1 is at the right.
        let tall = frame(Chart { tall: true });
        assert!(tall.contains(&format!(r#"<text x="{}" y="24">1</text>"#, RIM + 450.0)), "{tall}");
    }
}
