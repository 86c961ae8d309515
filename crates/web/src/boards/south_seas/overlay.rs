//! What lies on the table, and what is shown over it: marks, ghosts, outlines, islanders, traces.

use std::fmt::Write;

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_south_seas::{Action, Cell, Event, FaceId, Harvest, Kind, Phase, Spot, Table, TileId, Turns};

use super::{
    SeasBoard,
    aim::{Place, nearest, ways},
    art,
    atlas::{self, Outline, outline, post, seams, spot_of, squares},
    curve::plus,
    plate::{MERCHANT, Plate},
};
use crate::pieces::emblem::{class, sign};

const MEMORY: &str = "memory takes every letter";

impl SeasBoard {
    /// The tiles, and the outlines that lie between water and land.
    pub(super) fn ground(self) -> impl IntoView {
        let clip = format!("seas-tiles-{}", self.number);
        let clipped = format!("url(#{clip})");
        let tiles = move || self.tiles.with(|tiles| tiles.as_ref().map(squares)).unwrap_or_default();
        let layers = Memo::new(move |_| {
            let plates = self.plates();
            let drawn = self.tiles.with(|tiles| tiles.as_ref().map(|board| atlas::layers(board, &plates)));
            let layers = drawn.unwrap_or_default();
            (layers.depths(), layers.rest())
        });
        let lines =
            Memo::new(move |_| self.tiles.with(|tiles| tiles.as_ref().map(seams)).unwrap_or_default());
        let pointed = self.outlined(move || self.pointed().map(|summary| summary.parts).unwrap_or_default());
        let coming = self.outlined(move || self.foreseen_parts());
        view! {
            <clipPath id=clip><path d=tiles/></clipPath>
            <path class="seas-shadow" d=tiles transform="translate(2.5 4)"/>
            <path class="seas-water" d=tiles/>
            <g clip-path=clipped>
                <g inner_html=move || layers.with(|layers| layers.0.clone())></g>
                {under(coming, "coming")}
                {under(pointed, "pointed")}
                <g inner_html=move || layers.with(|layers| layers.1.clone())></g>
            </g>
            <path class="seas-seam" d=move || lines.with(|lines| lines.0.clone())/>
            <path class="seas-rim" d=move || lines.with(|lines| lines.1.clone())/>
            {over(coming, "coming")}
            {over(pointed, "pointed")}
        }
    }

    /// The outline of some parts of tiles.
    fn outlined(
        self,
        parts: impl Fn() -> Vec<(TileId, Option<usize>)> + Send + Sync + 'static,
    ) -> Memo<Outline> {
        Memo::new(move |_| {
            let parts = parts();
            if parts.is_empty() {
                return Outline::default();
            }
            let plates = self.plates();
            self.with_table(|table| outline(table.board(), &plates, parts.into_iter())).unwrap_or_default()
        })
    }

    /// Everything over the tiles.
    pub(super) fn overlays(self) -> impl IntoView {
        view! {
            <g class="seas-marks" inner_html=move || self.marks()></g>
            <g inner_html=move || self.islanders()></g>
            <g class="fresh" inner_html=move || self.traces()></g>
            {self.ghost()}
            <g class="seas-reach" inner_html=move || self.reach()></g>
            <g class="seas-targets" inner_html=move || self.targets()></g>
            <g class="seas-tag" inner_html=move || self.tag()></g>
        }
    }

    /// Cells on which a tile may lie.
    fn marks(self) -> String {
        let turns = self.turns.get();
        let asked = self.scene.asked() && matches!(self.phase(), Some(Phase::Lay(_)));
        let over = self.phase() == Some(Phase::Over);
        let cells: Vec<Cell> = if over { Vec::new() } else { self.open_cells() };
        let mut art = String::new();
        self.scene.legal.with(|legal| {
            for cell in cells {
                let (x, y) = spot_of(cell);
                let kind = match asked {
                    false => "idle",
                    true if ways(legal, cell).any(|way| way == turns) => "fits",
                    true if ways(legal, cell).next().is_some() => "turns",
                    true => "never",
                };
                write!(
                    art,
                    r#"<rect class="seas-mark {kind}" x="{}" y="{}" width="84" height="84" rx="10"/>"#,
                    x - 42.0,
                    y - 42.0
                )
                .expect(MEMORY);
                if kind == "turns" {
                    write!(art, r#"<g class="seas-mark-turn" transform="translate({x} {y})">{TURN}</g>"#)
                        .expect(MEMORY);
                }
            }
        });
        art
    }

    fn open_cells(self) -> Vec<Cell> {
        self.tiles
            .with(|tiles| tiles.as_ref().map(|board| board.open_cells().map(|(cell, _)| cell).collect()))
            .unwrap_or_default()
    }

    /// Everybody on the table.
    fn islanders(self) -> String {
        let plates = self.plates();
        let draw = |table: &Table| {
            let mut all: Vec<(Seat, (f64, f64))> = table
                .islanders()
                .map(|(seat, stands)| (seat, post(table.board(), &plates, stands.tile, stands.region())))
                .collect();
            all.sort_by(|one, other| one.1.1.total_cmp(&other.1.1));
            let one = |(seat, (x, y)): (Seat, (f64, f64))| {
                format!(
                    r#"<g transform="translate({x:.1} {y:.1})"><g class="seas-islander {}">{}</g></g>"#,
                    class(seat),
                    art::islander(seat)
                )
            };
            all.into_iter().map(one).collect::<String>()
        };
        self.with_table(draw).unwrap_or_default()
    }

    /// The tile that would lie there, or the islander that would stand there.
    fn ghost(self) -> impl IntoView {
        move || {
            let seat = self.scene.seat()?;
            let chosen = self.scene.choice();
            let shown = chosen.or_else(|| self.pointed_answer())?;
            let (plates, settled) = (self.plates(), chosen.is_some());
            let (at, art) = self.with_table(|table| ghost_of(table, &plates, seat, shown))??;
            let transform = format!("translate({:.1} {:.1})", at.0, at.1);
            Some(view! {
                <g transform=transform><g class=format!("ghost {}", class(seat)) class:settled=settled data-testid="ghost" inner_html=art></g></g>
            })
        }
    }

    /// The legal answer under the pointer.
    fn pointed_answer(self) -> Option<Action> {
        let (place, phase) = (self.hover.get()?, self.phase()?);
        let action = match (phase, place) {
            (Phase::Lay(_), Place::Open(cell)) => {
                let turns = self.scene.legal.with(|legal| nearest(legal, cell, self.turns.get()))?;
                Action::LayTile { cell, turns }
            }
            (Phase::Settle, Place::Target(spot)) => Action::PlaceIslander { spot },
            _ => return None,
        };
        self.scene.legal.with(|legal| legal.contains(&action).then_some(action))
    }

    /// What the shown answer would bring about.
    pub(super) fn foreseen(self) -> Vec<Event> {
        let action = self.scene.choice().or_else(|| self.pointed_answer());
        let view = self.view();
        action.zip(view).and_then(|(action, view)| view.foresee(&action)).unwrap_or_default()
    }

    /// The parts of features that the shown answer would harvest.
    fn foreseen_parts(self) -> Vec<(TileId, Option<usize>)> {
        let events = self.foreseen();
        let harvests = events.iter().filter_map(|event| match event {
            Event::Harvested(harvest) if harvest.cause != tidetable_south_seas::Cause::End => Some(harvest),
            _ => None,
        });
        self.with_table(|table| harvests.flat_map(|harvest| parts_of(table, harvest)).collect())
            .unwrap_or_default()
    }

    /// What can be pointed at.
    fn reach(self) -> String {
        let plates = self.plates();
        let mut art = String::new();
        for cell in self.open_cells() {
            let (x, y) = spot_of(cell);
            write!(art, r#"<rect x="{}" y="{}" width="100" height="100" data-place="open:{cell}" data-testid="cell-{cell}"/>"#, x - 50.0, y - 50.0)
                .expect(MEMORY);
        }
        self.tiles.with(|tiles| {
            let Some(board) = tiles else { return };
            for tile in board.tiles() {
                let cell = board.cell(tile);
                let (x, y) = spot_of(cell);
                write!(art, r#"<rect x="{}" y="{}" width="100" height="100" data-place="tile:{cell}" data-testid="tile-{cell}"/>"#, x - 50.0, y - 50.0)
                    .expect(MEMORY);
            }
        });
        self.with_table(|table| {
            for (seat, stands) in table.islanders() {
                let (x, y) = post(table.board(), &plates, stands.tile, stands.region());
                let (cell, index) = (table.cell(stands), seat.index());
                write!(art, r#"<circle cx="{x:.1}" cy="{y:.1}" r="15" data-place="islander:{cell}" data-testid="islander-{cell}" data-seat="{index}"/>"#)
                    .expect(MEMORY);
            }
        });
        art
    }

    /// Where an islander may be placed or taken back, and where the new tile has none to offer.
    fn targets(self) -> String {
        if !self.scene.asked() || self.phase() != Some(Phase::Settle) {
            return String::new();
        }
        let plates = self.plates();
        let draw = |table: &Table| {
            let newest = table.board().newest();
            let at = spot_of(table.board().cell(newest));
            let mut art = self.spot_targets(table, &plates, at);
            for (_, stands) in table.islanders() {
                let (cell, (x, y)) =
                    (table.cell(stands), post(table.board(), &plates, stands.tile, stands.region()));
                if self.scene.legal.with(|legal| legal.contains(&Action::TakeBack { cell })) {
                    write!(art, r#"<circle class="seas-target back" cx="{x:.1}" cy="{y:.1}" r="19" data-place="islander:{cell}" data-testid="back-{cell}"/>"#)
                        .expect(MEMORY);
                }
            }
            art
        };
        self.with_table(draw).unwrap_or_default()
    }

    /// The places for islanders on the newest tile, drawn around its middle.
    pub(super) fn spot_targets(self, table: &Table, plates: &[Plate], at: (f64, f64)) -> String {
        let board = table.board();
        let newest = board.newest();
        let laid = board.laid(newest);
        let facing = board.facing(newest);
        let places = facing.regions().iter().enumerate().map(|(index, region)| {
            (region.spot(), plates[laid.face.index()].anchors(index, laid.turns).islander)
        });
        let places: Vec<(Spot, (f64, f64))> =
            places.chain(facing.market().then_some((Spot::MARKET, MERCHANT))).collect();
        let chosen = self.scene.choice();
        let mut art = String::new();
        for (spot, place) in places {
            let (x, y) = plus(place, at);
            let action = Action::PlaceIslander { spot };
            let kind = match self.scene.legal.with(|legal| legal.contains(&action)) {
                true if chosen == Some(action) => "chosen",
                true => "free",
                false => "taken",
            };
            let name = spot.to_string().replace(' ', "-");
            write!(art, r#"<g class="seas-spot {kind}" transform="translate({x:.1} {y:.1})"><circle class="seas-halo" r="15"/><circle class="seas-target {kind}" r="11.5" data-place="target:{spot}" data-testid="spot-{name}"/>{}</g>"#, target_sign(kind))
                .expect(MEMORY);
        }
        art
    }

    /// What has just happened.
    fn traces(self) -> String {
        let plates = self.plates();
        let draw = |table: &Table| {
            let trace = |event: &Event| match event {
                Event::TileLaid { cell, .. } => {
                    let (x, y) = spot_of(*cell);
                    format!(
                        r#"<rect class="trace" x="{}" y="{}" width="100" height="100" rx="4"/>"#,
                        x - 50.0,
                        y - 50.0
                    )
                }
                Event::IslanderPlaced { cell, spot, .. } | Event::IslanderTakenBack { cell, spot, .. } => {
                    let Some((x, y)) = stand(table, &plates, *cell, *spot) else { return String::new() };
                    format!(r#"<circle class="trace" cx="{x:.1}" cy="{y:.1}" r="20"/>"#)
                }
                Event::Harvested(harvest) => harvested(table, &plates, harvest),
                Event::MarketCompleted { cell, .. } => {
                    let (x, y) = spot_of(*cell);
                    format!(
                        r#"<rect class="trace" x="{}" y="{}" width="300" height="300" rx="8"/>"#,
                        x - 150.0,
                        y - 150.0
                    )
                }
                _ => String::new(),
            };
            self.scene.fresh.with(|events| events.iter().map(trace).collect::<String>())
        };
        self.with_table(draw).unwrap_or_default()
    }

    /// The tag of the feature under the pointer.
    fn tag(self) -> String {
        let (Some(summary), Some(place)) = (self.pointed(), self.hover.get()) else { return String::new() };
        let cell = match place {
            Place::Part(cell, _) | Place::Islander(cell) => Some(cell),
            Place::Target(_) => self.with_table(|table| table.board().cell(table.board().newest())),
            Place::Open(_) => None,
        };
        let Some(cell) = cell else { return String::new() };
        let desk = self.scene.desk;
        let unit = self.field.get().units_per_pixel(desk.room.get()) / desk.lens.get().scale;
        let (x, y) = spot_of(cell);
        format!(r#"<g transform="translate({x} {}) scale({unit:.3})">{}</g>"#, y - 50.0, summary.tag())
    }
}

/// An outline below land and bridges.
fn under(outline: Memo<Outline>, kind: &'static str) -> impl IntoView {
    view! {
        <g class=format!("seas-under {kind}")>
            <path class="seas-flood" d=move || outline.with(|outline| outline.water.clone())/>
            <path class="seas-glow" d=move || outline.with(|outline| outline.glow.clone())/>
        </g>
    }
}

/// An outline above land and bridges.
fn over(outline: Memo<Outline>, kind: &'static str) -> impl IntoView {
    view! {
        <g class=format!("seas-over {kind}")>
            <path class="seas-shore" d=move || outline.with(|outline| outline.shores.clone())/>
            <path class="seas-tint" d=move || outline.with(|outline| outline.land.clone())/>
        </g>
    }
}

/// Two arrows that chase each other.
pub(super) const TURN: &str =
    r#"<path d="M-11 -4A12 12 0 0 1 11 -5M11 4A12 12 0 0 1 -11 5M12 -12v7.5H4.5M-12 12V4.5H-4.5"/>"#;

/// What marks a place for an islander: a plus where one may stand, a cross where not.
const fn target_sign(kind: &str) -> &'static str {
    match kind.as_bytes() {
        b"free" => r#"<path class="seas-target-sign" d="M0 -5.5v11M-5.5 0h11"/>"#,
        b"taken" => r#"<path class="seas-target-sign" d="M-4 -4l8 8m0 -8l-8 8"/>"#,
        _ => "",
    }
}

/// The parts of a harvested feature that lie on the table.
fn parts_of(table: &Table, harvest: &Harvest) -> Vec<(TileId, Option<usize>)> {
    let board = table.board();
    let part = |part: &tidetable_south_seas::Part| {
        let tile = board.tile_at(part.cell)?;
        let region = board.facing(tile).regions().iter().position(|region| region.spot() == part.spot)?;
        Some((tile, Some(region)))
    };
    harvest.parts.iter().filter_map(part).collect()
}

/// Where an islander stands, or would stand.
pub(super) fn stand(table: &Table, plates: &[Plate], cell: Cell, spot: Spot) -> Option<(f64, f64)> {
    let board = table.board();
    let tile = board.tile_at(cell)?;
    let region = board.facing(tile).regions().iter().position(|region| region.spot() == spot);
    (region.is_some() || spot.kind() == Kind::Market).then(|| post(board, plates, tile, region))
}

/// A harvested feature lights up, and its goods rise from where their gatherers stood.
fn harvested(table: &Table, plates: &[Plate], harvest: &Harvest) -> String {
    let outline = outline(table.board(), plates, parts_of(table, harvest).into_iter());
    let mut art = format!(
        r#"<path class="seas-reaped water" d="{}"/><path class="seas-reaped line" d="{}{}"/><path class="seas-reaped water" d="{}"/>"#,
        outline.water, outline.shores, outline.glow, outline.land
    );
    let Some(good) = harvest.kind.good() else { return art };
    let mut told = tidetable_kernel::Seats::NONE;
    for islander in &harvest.islanders {
        if !harvest.winners.contains(islander.seat) || told.contains(islander.seat) {
            continue;
        }
        told = told.with(islander.seat);
        let (x, y) = spot_of(islander.cell);
        write!(
            art,
            r#"<g transform="translate({x:.1} {y:.1})"><g class="seas-gain {}"><rect x="-42" y="-20" width="84" height="40" rx="20"/><circle class="badge-ground" cx="-24" r="13"/><g class="sign" transform="translate(-32.4 -8.4) scale(.7)">{}</g><text x="-4" y="8">+{}</text><g transform="translate(28 0) scale(1.3)">{}</g></g></g>"#,
            class(islander.seat),
            sign(islander.seat),
            harvest.goods,
            art::picture(good)
        )
        .expect(MEMORY);
    }
    art
}

/// What an answer would put on the board, and where.
fn ghost_of(table: &Table, plates: &[Plate], seat: Seat, action: Action) -> Option<((f64, f64), String)> {
    match (action, table.phase()) {
        (Action::LayTile { cell, turns }, Phase::Lay(face)) => {
            Some((spot_of(cell), tile_art(table, plates, face, turns, true)))
        }
        (Action::PlaceIslander { spot }, _) => {
            let cell = table.board().cell(table.board().newest());
            Some((stand(table, plates, cell, spot)?, art::islander(seat)))
        }
        (Action::TakeBack { cell }, _) => {
            let tile = table.board().tile_at(cell)?;
            let (_, stands) = table.islanders().find(|(_, stands)| stands.tile == tile)?;
            let at = post(table.board(), plates, tile, stands.region());
            Some((at, r#"<circle class="aim" r="21"/>"#.to_owned()))
        }
        _ => None,
    }
}

/// A tile by itself, clipped to its square; on the board with a frame.
pub(super) fn tile_art(table: &Table, plates: &[Plate], face: FaceId, turns: Turns, framed: bool) -> String {
    let edition = table.edition();
    let art = art::tile(&plates[face.index()], edition.facing(face, turns), turns);
    let frame = if framed {
        r#"<rect class="seas-ghost-frame" x="-50" y="-50" width="100" height="100" rx="3"/>"#
    } else {
        ""
    };
    format!(r#"<svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100">{art}</svg>{frame}"#)
}
