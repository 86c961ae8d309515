//! Tiles, goods, islanders and ships, drawn as SVG text; colours are the style sheet's.

use std::fmt::Write;

use tidetable_kernel::Seat;
use tidetable_south_seas::{Facing, Good, Kind, Turns};

use super::{
    curve::{Point, along, length, plus, smooth, turned},
    plate::{ICON, Plate},
    shape::{Bridge, DECK, ISLET, Land},
};
use crate::pieces::emblem::sign;

const MEMORY: &str = "memory takes every letter";

/// A tile taken apart into layers, which lie over each other across all tiles of the board.
#[derive(Clone, Default, Debug)]
pub(super) struct Layers {
    /// Coasts, the data of a path.
    pub(super) coast: String,
    /// Land, the data of a path.
    pub(super) land: String,
    /// Middle lines of bridges, the data of a path.
    pub(super) decks: String,
    /// Planks across bridges, the data of a path.
    pub(super) planks: String,
    /// Posts, stones, markets, icons: elements.
    pub(super) things: String,
    /// Strokes on the water, the data of a path.
    pub(super) ripples: String,
}

/// Where on the board a tile is drawn and how it is turned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pose {
    pub(super) at: Point,
    pub(super) turns: Turns,
}

impl Pose {
    /// By itself around the origin.
    pub(super) const fn alone(turns: Turns) -> Pose {
        Pose { at: (0.0, 0.0), turns }
    }

    fn point(self, point: Point) -> Point {
        plus(turned(point, self.turns.index()), self.at)
    }

    fn line(self, line: &[Point]) -> Vec<Point> {
        line.iter().map(|&point| self.point(point)).collect()
    }
}

impl Layers {
    /// Draws a tile. `covered` says which fish lie under a token.
    pub(super) fn draw(
        &mut self,
        plate: &Plate,
        facing: &Facing,
        pose: Pose,
        covered: impl Fn(usize) -> bool,
    ) {
        for land in &plate.shape.lands {
            self.coast.push_str(&coast_path(land, pose));
            self.land.push_str(&land_path(land, pose));
        }
        for bridge in &plate.shape.bridges {
            self.decks.push_str(&deck_path(bridge, pose));
            self.planks(bridge, pose);
        }
        self.solid_things(plate, pose);
        for (index, region) in facing.regions().iter().enumerate() {
            let anchors = plate.anchors(index, pose.turns);
            let (x, y) = plus(anchors.icons, pose.at);
            if region.boat {
                write!(self.things, r#"<g transform="translate({x:.1} {y:.1})">{BOAT}</g>"#).expect(MEMORY);
            } else if let Some(good) = region.kind.good().filter(|_| region.icons > 0) {
                let icons = icons(good, region.icons, anchors.upright, covered(index));
                write!(self.things, r#"<g transform="translate({x:.1} {y:.1})">{icons}</g>"#).expect(MEMORY);
            }
            if let Some(ornament) = anchors.ornament {
                self.ornament(region.kind, plus(ornament, pose.at));
            }
        }
    }

    fn ornament(&mut self, kind: Kind, (x, y): Point) {
        match kind {
            Kind::Island => {
                write!(self.things, r#"<g transform="translate({x:.1} {y:.1})">{PALM}</g>"#).expect(MEMORY);
            }
            Kind::Sea => write!(
                self.ripples,
                "M{:.1} {y:.1}q4 -3.2 8 0t8 0M{:.1} {:.1}q4 -3.2 8 0t8 0",
                x - 10.0,
                x - 3.0,
                y + 6.0
            )
            .expect(MEMORY),
            Kind::Bridge | Kind::Market => (),
        }
    }

    fn planks(&mut self, bridge: &Bridge, pose: Pose) {
        const APART: f64 = 5.0;
        let whole = length(&bridge.line);
        let count = (whole / APART) as u32;
        for plank in 0..count {
            let (point, direction) = along(&bridge.line, (f64::from(plank) + 0.5) * whole / f64::from(count));
            let across = (-direction.1 * DECK / 2.0, direction.0 * DECK / 2.0);
            let (x1, y1) = pose.point(plus(point, across));
            let (x2, y2) = pose.point((point.0 - across.0, point.1 - across.1));
            write!(self.planks, "M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}").expect(MEMORY);
        }
    }

    fn solid_things(&mut self, plate: &Plate, pose: Pose) {
        let shape = &plate.shape;
        let ends = shape.bridges.iter().filter(|bridge| bridge.ends && shape.stone.is_none());
        for end in ends.filter_map(|bridge| bridge.line.last()) {
            let (x, y) = pose.point(*end);
            write!(self.things, r#"<circle class="seas-post" cx="{x:.1}" cy="{y:.1}" r="6.5"/><circle class="seas-post-top" cx="{x:.1}" cy="{y:.1}" r="3.4"/>"#)
                .expect(MEMORY);
        }
        if let Some(stone) = shape.stone {
            let (x, y) = pose.point(stone);
            write!(self.things, r#"<g transform="translate({x:.1} {y:.1})">{STONE_ART}</g>"#).expect(MEMORY);
        }
        if shape.market {
            let (x, y) = pose.at;
            write!(
                self.things,
                r#"<g transform="translate({x:.1} {y:.1})"><circle class="seas-islet-shoal" r="{:.1}"/><circle class="seas-islet" r="{ISLET}"/>{MARKET}</g>"#,
                ISLET + 5.0
            )
            .expect(MEMORY);
        }
    }
}

/// The coasts of an island's part.
pub(super) fn coast_path(land: &Land, pose: Pose) -> String {
    let mut path = String::new();
    for coast in &land.coasts {
        let line = pose.line(coast);
        write!(path, "M{:.1} {:.1}{}", line[0].0, line[0].1, smooth(&line)).expect(MEMORY);
    }
    path
}

/// The whole of an island's part.
pub(super) fn land_path(land: &Land, pose: Pose) -> String {
    let mut path = String::new();
    for (index, coast) in land.coasts.iter().enumerate() {
        let line = pose.line(coast);
        let command = if index == 0 { 'M' } else { 'L' };
        write!(path, "{command}{:.1} {:.1}{}", line[0].0, line[0].1, smooth(&line)).expect(MEMORY);
        for (x, y) in pose.line(&land.corners[index]) {
            write!(path, "L{x:.1} {y:.1}").expect(MEMORY);
        }
    }
    if land.coasts.is_empty() {
        let (x, y) = pose.at;
        write!(path, "M{:.1} {:.1}h100v100h-100", x - 50.0, y - 50.0).expect(MEMORY);
    }
    path.push('Z');
    path
}

/// The middle line of a bridge.
pub(super) fn deck_path(bridge: &Bridge, pose: Pose) -> String {
    let line = pose.line(&bridge.line);
    let mut path = String::new();
    for (index, (x, y)) in line.into_iter().enumerate() {
        write!(path, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' }).expect(MEMORY);
    }
    path
}

/// A tile by itself around the origin, for a drawing from -50 to 50.
pub(super) fn tile(plate: &Plate, facing: &Facing, turns: Turns) -> String {
    let mut layers = Layers::default();
    layers.draw(plate, facing, Pose::alone(turns), |_| false);
    format!(
        r#"<rect class="seas-water" x="-50" y="-50" width="100" height="100"/>{}{}"#,
        layers.depths(),
        layers.rest()
    )
}

impl Layers {
    /// Shallow water along the coasts.
    pub(super) fn depths(&self) -> String {
        let Layers { coast, ripples, .. } = self;
        format!(
            r#"<path class="seas-sounding far" d="{coast}"/><path class="seas-shoal far" d="{coast}"/><path class="seas-sounding near" d="{coast}"/><path class="seas-shoal near" d="{coast}"/><path class="seas-ripple" d="{ripples}"/>"#
        )
    }

    /// Everything that is no water.
    pub(super) fn rest(&self) -> String {
        let Layers { coast, land, .. } = self;
        format!(
            r#"<path class="seas-land" d="{land}"/><path class="seas-beach" d="{coast}"/><path class="seas-coast" d="{coast}"/>{}"#,
            self.over_land()
        )
    }

    /// Bridges, and whatever stands on land and in the water.
    fn over_land(&self) -> String {
        let Layers { decks, planks, things, .. } = self;
        format!(
            r#"<path class="seas-deck-shade" d="{decks}" transform="translate(1.5 2.5)"/><path class="seas-deck-rim" d="{decks}"/><path class="seas-deck" d="{decks}"/><path class="seas-plank" d="{planks}"/>{things}"#
        )
    }
}

/// Icons of one good in a row, on a ground that sets them apart.
fn icons(good: Good, count: u8, upright: bool, covered: bool) -> String {
    let half = f64::from(count) * ICON / 2.0;
    let (width, height) = if upright { (ICON, 2.0 * half) } else { (2.0 * half, ICON) };
    let mut art = format!(
        r#"<rect class="seas-plaque {}" x="{:.1}" y="{:.1}" width="{width:.1}" height="{height:.1}" rx="9"/>"#,
        class(good),
        -width / 2.0,
        -height / 2.0
    );
    for index in 0..count {
        let off = (f64::from(index) + 0.5) * ICON - half;
        let (x, y) = if upright { (0.0, off) } else { (off, 0.0) };
        write!(art, r#"<g transform="translate({x:.1} {y:.1})">{}</g>"#, picture(good)).expect(MEMORY);
    }
    if covered {
        write!(art, r#"<g class="seas-token"><rect x="{:.1}" y="{:.1}" width="{width:.1}" height="{height:.1}" rx="9"/><g transform="scale(.62)">{BOAT}</g></g>"#, -width / 2.0, -height / 2.0)
            .expect(MEMORY);
    }
    art
}

/// The style class of a good.
pub(super) const fn class(good: Good) -> &'static str {
    match good {
        Good::Banana => "seas-banana",
        Good::Shell => "seas-shell",
        Good::Fish => "seas-fish",
    }
}

/// The picture of a good, about sixteen across around the origin.
pub(super) const fn picture(good: Good) -> &'static str {
    match good {
        Good::Banana => {
            r#"<g class="seas-good seas-banana"><path d="M-6.4 -3.6C-5.6 2.6 -1.4 5.8 6.6 3.6C7.4 3.3 7.4 2.2 6.7 1.9C1.6 1.8 -2 -.6 -3.8 -5.6C-4.2 -6.8 -6.6 -6 -6.4 -3.6Z"/><path class="line" d="M-4.6 -3.4C-3 .8 .6 3 5 2.9"/></g>"#
        }
        Good::Shell => {
            r#"<g class="seas-good seas-shell"><path d="M0 6.6L-1.9 5.4C-5.4 3.2 -7.2 .4 -6.6 -2.2C-6 -4.6 -3.4 -6.4 0 -6.4S6 -4.6 6.6 -2.2C7.2 .4 5.4 3.2 1.9 5.4Z"/><path class="line" d="M0 5.6V-6M-.8 5C-2.2 2 -3 -1.6 -3.4 -5M.8 5C2.2 2 3 -1.6 3.4 -5M-1.4 4.6C-3.4 2.6 -5 .2 -5.8 -2.4M1.4 4.6C3.4 2.6 5 .2 5.8 -2.4"/></g>"#
        }
        Good::Fish => {
            r#"<g class="seas-good seas-fish"><path d="M-7.4 0C-5 -4 -.4 -5 3 -1.6L7.2 -4.4C6.4 -1.6 6.4 1.6 7.2 4.4L3 1.6C-.4 5 -5 4 -7.4 0Z"/><path class="line" d="M-2.6 -2.8C-1.6 -1 -1.6 1 -2.6 2.8"/><circle class="eye" cx="-4.6" cy="-.7" r=".9"/></g>"#
        }
    }
}

/// A fishing boat under sail.
pub(super) const BOAT: &str = r#"<g class="seas-boat"><path class="wake" d="M-13 9q3.2 -2.6 6.5 0t6.5 0 6.5 0 6.5 0"/><path class="sail" d="M1 -14V3H12C11 -5 7 -11 1 -14Z"/><path class="sail pale" d="M-1 -10V3H-9C-8 -3 -5 -7.5 -1 -10Z"/><path class="mast" d="M0 -15.5V5"/><path class="hull" d="M-12 4.5H13C12 9 9.5 11 6 11H-6C-9.5 11 -11.5 8.6 -12 4.5Z"/></g>"#;

const PALM: &str = r#"<g class="seas-palm"><path class="trunk" d="M-1 8C-.2 4 .4 .6 2.6 -3"/><path class="leaf" d="M2.6 -3C-1 -7.6 -5 -7.4 -8 -4.4C-4.4 -5.2 -1 -4.8 2.6 -3C-2 -2.8 -4.4 -.4 -5 2.6C-2.6 -.4 0 -2 2.6 -3C1 -8 3.4 -10.4 7 -10.6C4.8 -8.4 3.4 -6 2.6 -3C6 -6 9.6 -5.6 11.4 -2.4C8.4 -3.6 5.4 -3.8 2.6 -3C6.2 -2 7.8 .4 7.4 3.4C6.2 .8 4.6 -1.2 2.6 -3Z"/></g>"#;

const STONE_ART: &str = r#"<g class="seas-stone"><path class="shade" d="M-10 2L-7 -7L2 -10.5L10.5 -5L11 5L3 11L-7 9.5Z" transform="translate(1.5 2.5)"/><path d="M-10 2L-7 -7L2 -10.5L10.5 -5L11 5L3 11L-7 9.5Z"/><path class="line" d="M-7 -7L-1 -2L2 -10.5M-1 -2L11 5M-1 -2L-7 9.5"/></g>"#;

/// A stall on its islet.
pub(super) const MARKET: &str = r#"<g class="seas-market"><path class="post" d="M-12 10V-5M12 10V-5"/><rect class="counter" x="-13.5" y="3" width="27" height="8" rx="1.5"/><path class="awning" d="M-15 -6L-10.5 -14H10.5L15 -6V-3.5A3.75 3.75 0 0 1 7.5 -3.5A3.75 3.75 0 0 1 0 -3.5A3.75 3.75 0 0 1 -7.5 -3.5A3.75 3.75 0 0 1 -15 -3.5Z"/><path class="stripe" d="M-7.5 -6L-5.2 -14H0V-3.5A3.75 3.75 0 0 1 -7.5 -3.5ZM7.5 -6L5.2 -14H10.5L15 -6V-3.5A3.75 3.75 0 0 1 7.5 -3.5Z"/><path class="line" d="M-15 -6H15"/></g>"#;

/// An islander around the origin, about twenty-six across: a hat, a face, and the sign of the seat.
pub(super) fn islander(seat: Seat) -> String {
    format!(
        r#"<ellipse class="seas-foot" cx="1.5" cy="14.5" rx="13" ry="4"/><path class="seas-body" d="M-12.5 14C-13 2 -8.5 -4.5 0 -4.5S13 2 12.5 14Q0 17.5 -12.5 14Z"/><path class="weave" d="M-12.5 14C-13 2 -8.5 -4.5 0 -4.5S13 2 12.5 14Q0 17.5 -12.5 14Z"/><circle class="seas-face" cy="-8" r="6.2"/><path class="seas-hat" d="M-11.5 -9.6Q0 -13.4 11.5 -9.6Q7 -12.6 5.4 -15.4Q0 -18.6 -5.4 -15.4Q-7 -12.6 -11.5 -9.6Z"/><g class="sign" transform="translate(-7.2 -1.6) scale(.6)">{}</g>"#,
        sign(seat)
    )
}

#[cfg(test)]
mod tests {
    use super::super::plate::plates;
    use super::*;
    use tidetable_kernel::Edition;
    use tidetable_south_seas::{Archipelago, Region};

    /// Everything that counts is drawn, once each, however the tile is turned.
    #[test]
    fn every_icon_and_boat_is_drawn() {
        let edition = Edition::<Archipelago>::default();
        let plates = plates(edition);
        for (id, face) in edition.faces() {
            for turns in Turns::ALL {
                let facing = edition.facing(id, turns);
                let art = tile(&plates[id.index()], facing, turns);
                let total = |of: &dyn Fn(&Region) -> usize| facing.regions().iter().map(of).sum::<usize>();
                let goods = total(&|region| if region.boat { 0 } else { usize::from(region.icons) });
                let boats = total(&|region| usize::from(region.boat));
                assert_eq!(art.matches("class=\"seas-good").count(), goods, "{}", face.name);
                assert_eq!(art.matches("class=\"seas-boat").count(), boats, "{}", face.name);
                assert_eq!(
                    art.matches("class=\"seas-market").count(),
                    usize::from(facing.market()),
                    "{}",
                    face.name
                );
            }
        }
    }

    #[test]
    fn covered_fish_lie_under_a_token() {
        assert!(icons(Good::Fish, 2, false, true).contains("seas-token"));
        assert!(!icons(Good::Fish, 2, false, false).contains("seas-token"));
    }
}
