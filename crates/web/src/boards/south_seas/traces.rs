//! What has just happened, lit up for a moment.

use std::fmt::Write;

use leptos::prelude::With;
use tidetable_kernel::Seats;
use tidetable_south_seas::{Event, Harvest, Table};

use super::{
    SeasBoard, art,
    atlas::{outline, spot_of},
    ground::parts_of,
    overlay::stand,
    plate::Plate,
};
use crate::pieces::emblem::{class, sign};

const MEMORY: &str = "memory takes every letter";

impl SeasBoard {
    /// What has just happened.
    pub(super) fn traces(self) -> String {
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
}

/// A harvested feature lights up, and its goods rise from where their gatherers stood.
fn harvested(table: &Table, plates: &[Plate], harvest: &Harvest) -> String {
    let outline = outline(table.board(), plates, parts_of(table, harvest).into_iter());
    let mut art = format!(
        r#"<path class="seas-reaped water" d="{}"/><path class="seas-reaped line" d="{}{}"/><path class="seas-reaped water" d="{}"/>"#,
        outline.water, outline.shores, outline.glow, outline.land
    );
    let Some(good) = harvest.kind.good() else { return art };
    let mut told = Seats::NONE;
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
