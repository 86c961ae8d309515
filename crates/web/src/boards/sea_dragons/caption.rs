//! A line about what the pointer rests on.

use leptos::prelude::*;
use tidetable_sea_dragons::{Cell, Realm, Table, thing_realm, thing_ship};

use super::{SeaBoard, aim::Lay, name};
use crate::words::{fill, text};

/// What the pointer rests on; while a dragon is in hand, whether it can lie there.
pub(super) fn describe(board: SeaBoard) -> Option<String> {
    let (table, cell) = (board.table()?, board.hover.get()?);
    let place = [Some(cell.to_string()), realm(cell), Some(water(board, &table, cell))];
    let line = place.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let denied = board.shown().filter(|lay: &Lay| !lay.legal).map(|_| text("app-sea-dragons-denied"));
    Some([Some(line), denied].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

fn realm(cell: Cell) -> Option<String> {
    Realm::of(cell).map(|realm| name(&thing_realm(realm)))
}

/// What lies in a cell.
fn water(board: SeaBoard, table: &Table, cell: Cell) -> String {
    let (features, toll) = (&table.sea.features, i64::from(table.edition().coins.toll));
    let with_toll = |key: &str| fill(key, &[("toll", toll.into())]);
    if let Some(owner) = table.owner_of(cell) {
        fill("app-sea-dragons-dragon-of", &[("name", board.scene.desk.session.name(owner).into())])
    } else if let Some(ship) = table.sea.ship_at(cell) {
        name(&thing_ship(ship))
    } else if features.whirlpools.contains(cell) {
        with_toll("app-sea-dragons-whirlpool")
    } else if features.coins.contains(cell) {
        text("app-sea-dragons-coin")
    } else if features.corals.contains(cell) {
        text("app-sea-dragons-coral")
    } else if table.edition().island.contains(cell) {
        text("app-sea-dragons-island")
    } else if table.edition().currents.contains(cell) {
        with_toll("app-sea-dragons-current")
    } else {
        text("app-sea-dragons-water")
    }
}
