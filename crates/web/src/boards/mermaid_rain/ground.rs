//! The printed ocean: water, islands, wrecks, caves, rocks, start spaces and the frame of a sea chart.

use std::fmt::Write;

use tidetable_mermaid_rain::{Chart, Hex, Space, Terrain};

use super::{
    art::{MEMORY, medal},
    grid::{Grid, HALF, RADIUS, hexes},
};
use crate::browser;

/// Everything that never moves.
pub(super) fn ground(grid: &Grid, chart: &Chart) -> String {
    let (width, height) = grid.size();
    let rim = grid.rim();
    let (across, down) = (width - 2.0 * rim, height - 2.0 * rim);
    let shown = || hexes(chart).filter(|&hex| grid.shows(hex));
    let mut art = format!(
        r#"<rect class="frame" width="{width:.1}" height="{height:.1}" rx="6"/><rect class="water" x="{rim}" y="{rim}" width="{across:.1}" height="{down:.1}"/><clipPath id="ocean-rim"><rect x="{rim}" y="{rim}" width="{across:.1}" height="{down:.1}"/></clipPath><g clip-path="url(#ocean-rim)">"#
    );
    art.push_str(&rhumb_lines(grid));
    shown().for_each(|hex| art.push_str(&shallows(grid, chart, hex)));
    shown().for_each(|hex| art.push_str(&cell(grid, chart, hex)));
    art.push_str("</g>");
    chart.spaces().iter().for_each(|space| art.push_str(&space_art(grid, space)));
    let rocks = shown().filter(|&hex| chart.terrain(hex) == Terrain::Rock);
    rocks.for_each(|hex| art.push_str(&at(grid, hex, &rock(turn(hex)))));
    art.push_str(&frame(grid));
    art
}

fn at(grid: &Grid, hex: Hex, art: &str) -> String {
    let (x, y) = grid.centre(hex);
    format!(r#"<g transform="translate({x:.1} {y:.1})">{art}</g>"#)
}

/// How a shore is turned, so that no two look alike.
fn turn(hex: Hex) -> usize {
    hex.index() * 47 % 360
}

/// The lines of the winds, from two roses.
fn rhumb_lines(grid: &Grid) -> String {
    let (width, height) = grid.size();
    let mut art = String::from(r#"<path class="rain-wind" d=""#);
    for (x, y) in [(width * 0.27, height * 0.66), (width * 0.8, height * 0.3)] {
        for ray in 0..16 {
            let angle = f64::from(ray) * std::f64::consts::PI / 8.0;
            let (dx, dy) = browser::polar(2_000.0, angle);
            write!(art, "M{x:.1} {y:.1}l{dx:.1} {dy:.1}").expect(MEMORY);
        }
    }
    art.push_str(r#""/>"#);
    art
}

/// Pale water around whatever rises from the ground.
fn shallows(grid: &Grid, chart: &Chart, hex: Hex) -> String {
    match chart.terrain(hex) {
        Terrain::Island | Terrain::Rock | Terrain::Wreck | Terrain::Cave => {
            let shore = format!(
                r#"<g transform="rotate({})"><path class="shallow far" d="{SHORE}" transform="scale(1.62)"/><path class="shallow" d="{SHORE}" transform="scale(1.36)"/></g>"#,
                turn(hex)
            );
            at(grid, hex, &shore)
        }
        _ => String::new(),
    }
}

/// A shore about forty across the middle.
const SHORE: &str = "M-38 -6C-40 -22 -26 -38 -8 -39C6 -40 18 -34 29 -27C40 -20 42 -4 38 8C34 22 30 33 15 38C2 42 -14 40 -25 32C-35 25 -36 10 -38 -6Z";

/// The lines of a hex, and a stroke of the engraver for its surface.
fn cell(grid: &Grid, chart: &Chart, hex: Hex) -> String {
    let polygon = grid.polygon(hex);
    match chart.terrain(hex) {
        Terrain::Outside => String::new(),
        Terrain::Closed => format!(r#"<polygon class="rain-cell rain-closed" points="{polygon}"/>"#),
        Terrain::Ocean => {
            let seed = (hex.index() * 73 + 29) % 97;
            let (x, y) = ((seed % 5) as f64 * 8.0 - 26.0, (seed % 7) as f64 * 8.0 - 24.0);
            let ripple = format!(r#"<path class="ripple" d="M{x} {y}q5 -4 10 0t10 0"/>"#);
            format!(r#"<polygon class="rain-cell" points="{polygon}"/>{}"#, at(grid, hex, &ripple))
        }
        _ => format!(r#"<polygon class="rain-cell" points="{polygon}"/>"#),
    }
}

/// A start or treasure space: its picture inside a rim, with the sign of the card that enters.
fn space_art(grid: &Grid, space: &Space) -> String {
    let card = space.card.map_or("any", |card| card.name());
    let rim = grid.outline(&[space.hex], 3.5, 9.0);
    let picture = match space.terrain {
        Terrain::Wreck => WRECK.to_owned(),
        Terrain::Island => island(turn(space.hex)),
        Terrain::Cave => CAVE.to_owned(),
        _ => START.to_owned(),
    };
    let sign =
        if space.terrain == Terrain::Start { String::new() } else { medal(space.card, (0.0, -29.0), 11.5) };
    format!(
        r#"<g class="rain-space rain-{} rain-{card}"><path class="rain-space-rim" d="{rim}"/>{}{}</g>"#,
        space.terrain.name(),
        at(grid, space.hex, &picture),
        at(grid, space.hex, &sign)
    )
}

/// A ring of foam around a rising wave.
const START: &str = r#"<circle class="rain-buoy" r="30"/><circle class="rain-buoy-ring" r="30"/><path class="rain-buoy-star" d="M0 -24L5.5 -5.5L24 0L5.5 5.5L0 24L-5.5 5.5L-24 0L-5.5 -5.5Z"/><circle class="rain-buoy-ring rain-thin" r="12"/>"#;

/// A hull on its side, with broken masts.
const WRECK: &str = r#"<path class="rain-wood" d="M-35 5C-26 30 18 34 35 11L31 0C12 12 -14 12 -31 -4Z"/><path class="rain-wood-line" d="M-31 12C-16 24 14 25 33 9M-25 20C-12 28 10 29 26 19M-20 6l-3 16M-6 10l-1 17M10 9l2 17M22 5l5 13"/><path class="rain-mast" d="M-12 8L-20 -30M10 9L20 -24M-26 -18l17 -4M8 -14l18 4"/>"#;

/// Rocks over a dark mouth.
const CAVE: &str = r#"<path class="rain-stone" d="M-37 22C-38 2 -30 -22 -14 -30C-4 -36 12 -34 20 -25C33 -14 38 4 37 22C24 31 -24 31 -37 22Z"/><path class="rain-mouth" d="M-19 25C-21 6 -13 -9 0 -9S21 6 19 25C9 29 -9 29 -19 25Z"/><path class="rain-stone-line" d="M-30 2q6 -12 14 -17M14 -22q10 6 14 18M-32 16q3 -3 5 -6M27 14q4 -2 6 1"/>"#;

/// Sand and a palm.
fn island(turn: usize) -> String {
    format!(
        r#"<path class="islet" d="{SHORE}" transform="rotate({turn}) scale(.93)"/><path class="shore" d="{SHORE}" transform="rotate({turn}) scale(.84)"/><g class="rain-palm"><path class="rain-trunk" d="M-25 15C-22 4 -23 -4 -19 -12"/><path class="rain-frond" d="M-19 -12C-27 -18 -33 -15 -36 -8C-30 -12 -25 -12 -19 -12C-19 -21 -13 -25 -6 -23C-11 -20 -15 -17 -19 -12C-11 -15 -5 -11 -4 -5C-9 -9 -14 -11 -19 -12Z"/></g>"#
    )
}

/// A crag that nobody enters.
fn rock(turn: usize) -> String {
    let flip = if turn.is_multiple_of(2) { 1 } else { -1 };
    format!(
        r#"<g class="rain-crag" transform="scale({flip} 1)"><path class="rain-crag-dark" d="M-36 24L-30 -2L-20 -10L-14 -30L-2 -22L6 -38L18 -20L26 -16L36 22C20 34 -20 34 -36 24Z"/><path class="rain-crag-light" d="M-30 -2L-20 -10L-14 -30L-8 -4L-18 18ZM6 -38L18 -20L14 2L2 14L-2 -8Z"/><path class="rain-crag-line" d="M-33 16C-20 24 18 26 34 14M18 -20L24 6M-14 -30L-4 -6L-6 18"/></g>"#
    )
}

/// The frame of a sea chart: double lines, a scale of bars, letters and numbers of the hexes.
fn frame(grid: &Grid) -> String {
    let ((width, height), rim) = (grid.size(), grid.rim());
    let (inner_width, inner_height) = (width - 2.0 * rim, height - 2.0 * rim);
    if grid.bare {
        return format!(
            r#"<g class="neatline"><rect x="{rim}" y="{rim}" width="{inner_width:.1}" height="{inner_height:.1}"/></g>"#
        );
    }
    let mut art = format!(
        r#"<g class="neatline"><rect x="{rim}" y="{rim}" width="{inner_width:.1}" height="{inner_height:.1}"/><rect x="30" y="30" width="{:.1}" height="{:.1}"/><rect x="6" y="6" width="{:.1}" height="{:.1}"/></g><path class="scale" d=""#,
        inner_width + 20.0,
        inner_height + 20.0,
        width - 12.0,
        height - 12.0
    );
    let bars = |length: f64, step: f64| {
        (0..(length / step) as u32).filter(|bar| bar % 2 == 0).map(move |bar| rim + f64::from(bar) * step)
    };
    let (step_x, step_y) = if grid.tall { (RADIUS * 1.5, HALF * 2.0) } else { (HALF * 2.0, RADIUS * 1.5) };
    for x in bars(inner_width, step_x) {
        write!(art, "M{x:.1} 35h{step_x:.1}M{x:.1} {:.1}h{step_x:.1}", height - 35.0).expect(MEMORY);
    }
    for y in bars(inner_height, step_y) {
        write!(art, "M35 {y:.1}v{step_y:.1}M{:.1} {y:.1}v{step_y:.1}", width - 35.0).expect(MEMORY);
    }
    art.push_str(r#""/>"#);
    art + &legend(grid)
}

/// Letters for the columns and numbers for the rows, on all four sides.
fn legend(grid: &Grid) -> String {
    let (width, height) = grid.size();
    let mut art = String::from(r#"<g class="legend">"#);
    let mut name = |word: &str, across: bool, along: f64| {
        let (first, second) = if across {
            ((along, 24.0), (along, height - 13.0))
        } else {
            ((18.0, along + 6.0), (width - 18.0, along + 6.0))
        };
        for (x, y) in [first, second] {
            write!(art, r#"<text x="{x:.1}" y="{y:.1}">{word}</text>"#).expect(MEMORY);
        }
    };
    for column in grid.columns.clone() {
        // Half of the rows are shifted: the letter stands between the two.
        let even = Hex::at(column, 0).map_or((0.0, 0.0), |hex| grid.centre(hex));
        let along = if grid.tall { even.1 } else { even.0 } + HALF / 2.0;
        name(&char::from(b'A' + column).to_string(), !grid.tall, along);
    }
    for row in grid.rows.clone() {
        let (x, y) = Hex::at(0, row).map_or((0.0, 0.0), |hex| grid.centre(hex));
        name(&(row + 1).to_string(), grid.tall, if grid.tall { x } else { y });
    }
    art.push_str("</g>");
    art
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_mermaid_rain::Options;

    #[test]
    fn every_space_is_drawn_with_its_card() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        let art = ground(&Grid::of(chart), chart);
        for terrain in [Terrain::Start, Terrain::Wreck, Terrain::Island, Terrain::Cave] {
            let there = chart.spaces().iter().filter(|space| space.terrain == terrain).count();
            let drawn = art.matches(&format!("class=\"rain-space rain-{} ", terrain.name())).count();
            assert_eq!(drawn, there, "{terrain:?}");
        }
        assert_eq!(art.matches("class=\"rain-crag\"").count(), 8);
    }

    #[test]
    fn the_frame_names_rows_and_columns_in_both_positions() {
        let whole = Grid::of(Options::default().edition.chart(4));
        for grid in [whole.clone(), Grid { tall: true, ..whole }] {
            let frame = frame(&grid);
            for name in ["A", "O", "1", "11"] {
                assert_eq!(frame.matches(&format!(">{name}</text>")).count(), 2, "{name}");
            }
        }
    }
}
