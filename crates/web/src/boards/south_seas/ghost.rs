//! What the chosen answer, or the one under the pointer, would put on the board and bring about.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_south_seas::{Action, Event, FaceId, Phase, Table, Turns};

use super::{
    SeasBoard,
    aim::{Place, nearest},
    art,
    atlas::{post, spot_of},
    overlay::stand,
    plate::Plate,
};
use crate::pieces::emblem::class;

impl SeasBoard {
    /// The tile that would lie there, or the islander that would stand there.
    pub(super) fn ghost(self) -> impl IntoView {
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
