//! The tiles on the table, and the outlines of features between water, land and bridges.

use leptos::prelude::*;
use tidetable_south_seas::{Cause, Event, Harvest, Part, Table, TileId};

use super::{
    SeasBoard,
    atlas::{self, Outline, outline, seams, squares},
};

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

    /// The parts of features that the shown answer would harvest.
    fn foreseen_parts(self) -> Vec<(TileId, Option<usize>)> {
        let events = self.foreseen();
        let harvests = events.iter().filter_map(|event| match event {
            Event::Harvested(harvest) if harvest.cause != Cause::End => Some(harvest),
            _ => None,
        });
        self.with_table(|table| harvests.flat_map(|harvest| parts_of(table, harvest)).collect())
            .unwrap_or_default()
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

/// The parts of a harvested feature that lie on the table.
pub(super) fn parts_of(table: &Table, harvest: &Harvest) -> Vec<(TileId, Option<usize>)> {
    let board = table.board();
    let part = |part: &Part| {
        let tile = board.tile_at(part.cell)?;
        let region = board.facing(tile).regions().iter().position(|region| region.spot() == part.spot)?;
        Some((tile, Some(region)))
    };
    harvest.parts.iter().filter_map(part).collect()
}
