//! The pieces of the ocean, drawn as SVG text; colours are the style sheet's.

use std::fmt::Write;

use tidetable_kernel::Seat;
use tidetable_mermaid_rain::{Card, Cards, Chart, Hex, Hue, Laid, Tile, Treasure};

use super::{
    grid::{Grid, core},
    sign,
};
use crate::pieces::emblem;

pub(super) const MEMORY: &str = "memory takes every letter";

/// A sign of 24 by 24, drawn with its middle at a point.
pub(super) fn placed(sign: &str, class: &str, (x, y): (f64, f64), scale: f64) -> String {
    format!(
        r#"<g class="{class}" transform="translate({x:.1} {y:.1}) scale({scale:.3}) translate(-12 -12)">{sign}</g>"#
    )
}

/// A round field with the sign of a card, or with the tail that stands for any card.
pub(super) fn medal(card: Option<Card>, (x, y): (f64, f64), radius: f64) -> String {
    let (kind, sign) = card.map_or(("any", sign::tail()), |card| (card.name(), sign::card(card)));
    let sign = placed(sign, "rain-sign", (0.0, 0.0), radius / 15.5);
    format!(
        r#"<g class="rain-medal rain-{kind}" transform="translate({x:.1} {y:.1})"><circle r="{radius}"/>{sign}</g>"#
    )
}

/// The hexes of a tile.
pub(super) fn hexes_of(chart: &Chart, laid: Laid) -> Vec<Hex> {
    laid.hexes(chart).collect()
}

/// A surf tile in the ocean.
pub(super) fn surf(grid: &Grid, chart: &Chart, laid: Laid) -> String {
    let hexes = hexes_of(chart, laid);
    let (body, foam) = (grid.outline(&hexes, 4.0, 15.0), grid.outline(&hexes, 9.0, 12.0));
    let mut art = format!(
        r#"<g class="rain-surf rain-{}"><path class="rain-surf-shade" d="{body}" transform="translate(2 4)"/><path class="rain-surf-body" d="{body}"/>"#,
        laid.tile.hue().name()
    );
    for (number, &hex) in hexes.iter().enumerate() {
        let (x, y) = grid.centre(hex);
        write!(
            art,
            r#"<path class="rain-crest" d="{}" transform="translate({x:.1} {y:.1})"/>"#,
            CRESTS[number % 2]
        )
        .expect(MEMORY);
    }
    write!(art, r#"<path class="rain-surf-foam" d="{foam}"/>"#).expect(MEMORY);
    let heart = grid.heart(chart, &hexes);
    art.push_str(&medal(laid.tile.symbol().card(), heart, 20.0));
    if laid.tile.hue() == Hue::Dark {
        let at = (heart.0 + 17.0, heart.1 + 15.0);
        write!(art, r#"<circle class="rain-ebb" cx="{:.1}" cy="{:.1}" r="10.5"/>"#, at.0, at.1)
            .expect(MEMORY);
        art.push_str(&placed(sign::hourglass(), "rain-ebb-sign", at, 0.58));
    }
    art.push_str("</g>");
    art
}

const CRESTS: [&str; 2] = [
    "M-30 -14q7 -9 14 0q7 -9 14 0M2 20q7 -9 14 0q7 -9 14 0",
    "M-4 -20q7 -9 14 0q7 -9 14 0M-28 18q7 -9 14 0q7 -9 14 0",
];

/// Where mermaids stand on a tile: beside its sign, those of one hex close together.
pub(super) fn stands(grid: &Grid, chart: &Chart, hexes: &[Hex], count: usize) -> Vec<(f64, f64)> {
    let heart = grid.heart(chart, hexes);
    let outer: Vec<Hex> = match hexes {
        [_] => hexes.to_vec(),
        _ => {
            hexes.iter().copied().filter(|&hex| Some(hex) != core(chart, hexes) || hexes.len() == 2).collect()
        }
    };
    // The second half of the mermaids stands on the second half of the hexes, and so on.
    let spot = |index: usize| {
        let hex = outer[index % outer.len()];
        let rank = index / outer.len();
        let on_hex = (count + outer.len() - 1 - index % outer.len()) / outer.len();
        let shift = (rank as f64 - (on_hex as f64 - 1.0) / 2.0) * 26.0;
        let (x, y) = grid.centre(hex);
        // Away from the sign in the middle.
        let (dx, dy) = ((x - heart.0) * 0.16, (y - heart.1) * 0.16);
        (x + dx + shift, y + dy)
    };
    (0..count).map(spot).collect()
}

/// A surf tile on a small field of its own, as it lies before it is turned.
pub(super) fn surf_chip(chart: &Chart, tile: Tile) -> (String, String) {
    // Any place of the largest board will do; the middle has room on all sides.
    let at = Hex::at(6, 4).unwrap_or_default();
    let grid = Grid::largest();
    let laid = Laid { tile, at, turn: 0 };
    let hexes = hexes_of(chart, laid);
    (surf(&grid, chart, laid), field(&grid, &hexes))
}

/// The back of the tiles of a shape on a small field.
pub(super) fn pile_chip(chart: &Chart, shape: tidetable_mermaid_rain::Shape) -> (String, String) {
    let at = Hex::at(6, 4).unwrap_or_default();
    let grid = Grid::largest();
    let hexes: Vec<Hex> = chart.turns(shape)[0].hexes(at).collect();
    let body = grid.outline(&hexes, 4.0, 15.0);
    let (x, y) = grid.heart(chart, &hexes);
    let art = format!(
        r#"<g class="rain-surf rain-back"><path class="rain-surf-shade" d="{body}" transform="translate(4 6)"/><path class="rain-surf-body" d="{body}"/><text class="rain-unknown" x="{x:.1}" y="{:.1}">?</text></g>"#,
        y + 13.0
    );
    (art, field(&grid, &hexes))
}

/// The part of the drawing that hexes need.
fn field(grid: &Grid, hexes: &[Hex]) -> String {
    let centres: Vec<(f64, f64)> = hexes.iter().map(|&hex| grid.centre(hex)).collect();
    let least = |part: fn(&(f64, f64)) -> f64| centres.iter().map(part).fold(f64::MAX, f64::min);
    let most = |part: fn(&(f64, f64)) -> f64| centres.iter().map(part).fold(f64::MIN, f64::max);
    let (left, top) = (least(|at| at.0) - 46.0, least(|at| at.1) - 50.0);
    let (right, bottom) = (most(|at| at.0) + 46.0, most(|at| at.1) + 54.0);
    format!("{left:.1} {top:.1} {:.1} {:.1}", right - left, bottom - top)
}

/// How a treasure token is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// Everybody sees it.
    Open(Treasure),
    /// It lies face down, but the viewer knows it.
    Known(Treasure),
    /// It lies face down.
    Hidden,
}

/// A treasure token with its middle at a point.
pub(super) fn token(look: Look, (x, y): (f64, f64), radius: f64) -> String {
    let (kind, face) = match look {
        Look::Open(treasure) => (format!("rain-open rain-{}", treasure.name()), sign::treasure(treasure)),
        Look::Known(treasure) => (format!("rain-known rain-{}", treasure.name()), sign::treasure(treasure)),
        Look::Hidden => ("rain-hidden".to_owned(), r#"<text class="rain-unknown" x="12" y="19.5">?</text>"#),
    };
    let face = placed(face, "rain-sign", (0.0, 0.0), radius / 15.5);
    let (shade, rim) = (radius + 1.0, radius - 2.6);
    format!(
        r#"<g class="rain-token {kind}" transform="translate({x:.1} {y:.1})"><circle class="shade" cx="1.5" cy="3" r="{shade}"/><circle class="rain-coin" r="{radius}"/><circle class="rain-coin-rim" r="{rim}"/>{face}</g>"#
    )
}

/// A mermaid around the origin: her seat's sign, and her tail above it.
pub(super) fn mermaid(seat: Seat) -> String {
    format!(
        r#"<ellipse class="shade" cx="2" cy="15" rx="19" ry="9"/><path class="rain-fluke" d="M-4 -8C-5 -14 -10 -18 -19 -21C-17 -29 -6 -28 0 -19C6 -28 17 -29 19 -21C10 -18 5 -14 4 -8Z"/><circle class="rain-pawn" r="18"/><circle class="weave" r="18"/><circle class="rain-pawn-light" r="18"/><circle class="rain-pawn-rim" r="15.6"/><g class="sign" transform="translate(-10.8 -10.8) scale(.9)">{}</g>"#,
        emblem::sign(seat)
    )
}

/// Cards in a row of small signs around a point, each kind with its number if there are several.
pub(super) fn price(cost: Cards, (x, y): (f64, f64)) -> String {
    const STEP: f64 = 20.0;
    let kinds: Vec<(Card, u8)> =
        Card::ALL.into_iter().map(|card| (card, cost.of(card))).filter(|&(_, count)| count > 0).collect();
    let width: f64 = kinds.iter().map(|&(_, count)| if count > 1 { STEP + 11.0 } else { STEP }).sum();
    let mut art = format!(
        r#"<g class="rain-price" transform="translate({x:.1} {y:.1})"><rect class="rain-price-cards" x="{:.1}" y="-11.5" width="{:.1}" height="23" rx="11.5"/>"#,
        -width / 2.0 - 3.0,
        width + 6.0
    );
    let mut left = -width / 2.0;
    art.push_str(r#"<g class="rain-price-cards">"#);
    for (card, count) in kinds {
        art.push_str(&medal(Some(card), (left + STEP / 2.0, 0.0), 8.6));
        left += STEP;
        if count > 1 {
            write!(art, r#"<text x="{:.1}" y="6">{count}</text>"#, left + 4.0).expect(MEMORY);
            left += 11.0;
        }
    }
    write!(
        art,
        r#"</g><g class="rain-price-sum"><circle r="17"/><text y="10">{}</text></g></g>"#,
        cost.count()
    )
    .expect(MEMORY);
    art
}

/// An adventure card of 60 by 84 from the origin.
pub(super) fn card(card: Card) -> String {
    let name = card.name();
    let large = placed(sign::card(card), "rain-sign", (30.0, 46.0), 1.75);
    let small = placed(sign::card(card), "rain-sign", (13.0, 14.0), 0.62);
    format!(
        r#"<g class="rain-card-face rain-{name}"><rect x="1" y="1" width="58" height="82" rx="8"/><rect class="rain-card-line" x="5" y="5" width="50" height="74" rx="5"/><path class="rain-card-wave" d="M6 66q6 -6 12 0t12 0 12 0 12 0M6 73q6 -6 12 0t12 0 12 0 12 0"/>{large}{small}</g>"#
    )
}

/// The mermaid princess, who says stop.
pub(super) fn princess() -> String {
    let tail = placed(sign::tail(), "rain-sign", (30.0, 50.0), 1.6);
    let crown = placed(sign::CROWN, "rain-sign rain-gilt", (30.0, 19.0), 0.95);
    format!(
        r#"<g class="rain-card-face rain-any"><rect x="1" y="1" width="58" height="82" rx="8"/><rect class="rain-card-line" x="5" y="5" width="50" height="74" rx="5"/>{crown}{tail}</g>"#
    )
}

/// The back of a card.
pub(super) fn card_back() -> String {
    let tail = placed(sign::tail(), "rain-sign", (30.0, 42.0), 1.5);
    format!(
        r#"<g class="rain-card-face rain-back"><rect x="1" y="1" width="58" height="82" rx="8"/><rect class="rain-card-line" x="6" y="6" width="48" height="72" rx="5"/><path class="rain-card-wave" d="M8 22q5.5 -6 11 0t11 0 11 0 11 0M8 64q5.5 -6 11 0t11 0 11 0 11 0"/>{tail}</g>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_mermaid_rain::{Options, Shape, Symbol};

    #[test]
    fn only_dark_tiles_show_that_they_leave() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        let chip = |hue| surf_chip(chart, Tile::new(Shape::Curved, Symbol::Gull, hue)).0;
        assert!(chip(Hue::Dark).contains("rain-ebb-sign") && !chip(Hue::Light).contains("rain-ebb-sign"));
        assert!(chip(Hue::Light).contains("rain-medal rain-gull"));
    }

    #[test]
    fn every_tile_shows_one_crest_for_each_hex() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        for shape in Shape::ALL {
            let (art, _) = surf_chip(chart, Tile::new(shape, Symbol::Mermaid, Hue::Light));
            assert_eq!(art.matches("class=\"rain-crest\"").count(), chart.turns(shape)[0].size());
            assert!(art.contains("rain-medal rain-any"));
        }
    }

    #[test]
    fn a_hidden_token_does_not_tell_what_it_is() {
        let hidden = token(Look::Hidden, (0.0, 0.0), 19.0);
        assert!(Treasure::ALL.iter().all(|kind| !hidden.contains(kind.name())), "{hidden}");
        assert!(token(Look::Known(Treasure::Coral), (0.0, 0.0), 19.0).contains("rain-known rain-coral"));
    }

    #[test]
    fn a_price_names_every_kind_and_the_sum() {
        let art = price(Cards::new(2, 0, 1), (0.0, 0.0));
        assert!(
            art.contains("rain-medal rain-dolphin")
                && art.contains("rain-medal rain-turtle")
                && !art.contains("rain-medal rain-gull")
        );
        assert!(art.contains(">2</text>") && art.contains(">3</text>"));
    }

    #[test]
    fn six_mermaids_on_a_tile_do_not_cover_each_other() {
        let options = Options::default();
        let chart = options.edition.chart(4);
        let grid = Grid::of(chart);
        for shape in Shape::ALL {
            let hexes: Vec<Hex> = chart.turns(shape)[0].hexes(Hex::at(5, 5).unwrap()).collect();
            let spots = stands(&grid, chart, &hexes, 6);
            for (index, one) in spots.iter().enumerate() {
                for other in &spots[..index] {
                    assert!((one.0 - other.0).hypot(one.1 - other.1) > 20.0, "{shape:?} {one:?} {other:?}");
                }
            }
        }
    }
}
