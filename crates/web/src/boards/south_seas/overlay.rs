//! What is shown over the tiles: where the next may lie, islanders and places for them, and what can be pointed at.

use std::fmt::Write;

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_south_seas::{Action, Cell, Kind, Phase, Post, Spot, Table};

use super::{
    SeasBoard,
    aim::{Place, ways},
    art,
    atlas::{post, spot_of},
    curve::plus,
    plate::{MERCHANT, Plate},
};
use crate::pieces::{emblem::class, order::ordered};

const MEMORY: &str = "memory takes every letter";

impl SeasBoard {
    /// Everything over the tiles.
    pub(super) fn overlays(self) -> impl IntoView {
        view! {
            <g class="seas-marks" inner_html=move || self.marks()></g>
            {self.islanders()}
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

    /// Everybody on the table; who stands nearer to the viewer stands before the others.
    fn islanders(self) -> impl IntoView {
        let crew = Memo::new(move |_| {
            let crew: Vec<(Seat, Post)> =
                self.with_table(|table| table.islanders().collect()).unwrap_or_default();
            let height = |post: Post| self.with_table(|table| table.cell(post).north()).unwrap_or(0);
            ordered(crew, |&(_, post)| -i64::from(height(post)))
        });
        let place = move |stands: Post| {
            let plates = self.plates();
            let at = self.with_table(|table| post(table.board(), &plates, stands.tile, stands.region()));
            let (x, y) = at.unwrap_or_default();
            format!("translate({x:.1} {y:.1})")
        };
        view! {
            <For each=move || crew.get() key=|islander| *islander let((seat, stands))>
                <g transform=move || place(stands)>
                    <g class=format!("seas-islander {}", class(seat)) inner_html=art::islander(seat)></g>
                </g>
            </For>
        }
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

/// Where an islander stands, or would stand.
pub(super) fn stand(table: &Table, plates: &[Plate], cell: Cell, spot: Spot) -> Option<(f64, f64)> {
    let board = table.board();
    let tile = board.tile_at(cell)?;
    let region = board.facing(tile).regions().iter().position(|region| region.spot() == spot);
    (region.is_some() || spot.kind() == Kind::Market).then(|| post(board, plates, tile, region))
}
