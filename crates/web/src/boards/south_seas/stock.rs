//! What is still to come: the tiles left by kind, those set aside, and the ships in the pile.

use std::sync::Arc;

use leptos::prelude::*;
use tidetable_kernel::Speak;
use tidetable_south_seas::{FaceId, Table, Turns};

use super::{SeasBoard, ghost::tile_art, ships};
use crate::{
    pieces::dialog::dialog,
    words::{fill, say, t, text},
};

/// The button that says how many tiles are left and opens the list.
pub(super) fn button(board: SeasBoard) -> impl IntoView {
    let left = move || board.with_table(Table::tiles_left).unwrap_or(0);
    let label = move || fill("app-south-seas-left", &[("count", i64::from(left()).into())]);
    view! {
        <button type="button" class="seas-stock" data-testid="stock" aria-label=label title=label on:click=move |_| board.stock.set(true)>
            <svg viewBox="-12 -12 24 24" aria-hidden="true"><rect x="-10" y="-4" width="14" height="14" rx="2"/><rect x="-7" y="-7" width="14" height="14" rx="2"/><rect class="top" x="-4" y="-10" width="14" height="14" rx="2"/></svg>
            <b aria-hidden="true">{left}</b>
        </button>
    }
}

/// The list.
pub(super) fn sheet(board: SeasBoard) -> impl IntoView {
    dialog(
        board.stock,
        t("app-south-seas-stock"),
        "stock-dialog",
        Arc::new(move || content(board).into_any()),
    )
}

fn content(board: SeasBoard) -> impl IntoView {
    let bag = move || board.with_table(|table| table.bag().collect::<Vec<_>>()).unwrap_or_default();
    let aside = move || board.with_table(|table| table.aside().collect::<Vec<_>>()).unwrap_or_default();
    let pile = move || board.with_table(|table| table.pile().collect::<Vec<_>>()).unwrap_or_default();
    let left = move || {
        fill(
            "app-south-seas-left",
            &[("count", (bag().iter().map(|&(_, count)| i64::from(count)).sum::<i64>()).into())],
        )
    };
    let ships_left = move || {
        fill(
            "app-south-seas-pile",
            &[("count", (pile().iter().map(|&(_, count)| i64::from(count)).sum::<i64>()).into())],
        )
    };
    view! {
        <div class="seas-sheet">
            <h3>{left}</h3>
            <ul class="seas-faces" data-testid="faces">{move || bag().into_iter().map(|(face, count)| kind(board, face, count)).collect::<Vec<_>>()}</ul>
            {move || (!aside().is_empty()).then(|| view! {
                <h3>{text("app-south-seas-aside")}</h3>
                <ul class="seas-faces">{aside().into_iter().map(|(face, count)| kind(board, face, count)).collect::<Vec<_>>()}</ul>
            })}
            <h3>{ships_left}</h3>
            <ul class="seas-pile">{move || pile().into_iter().map(|(ship, count)| {
                let label = say(&ship.phrase(), &|seat| board.scene.desk.session.name(seat));
                view! { <li title=label.clone()>{ships::small(ship)}<span class="unseen">{label.clone()}</span>{(count > 1).then(|| format!("×{count}"))}</li> }
            }).collect::<Vec<_>>()}</ul>
        </div>
    }
}

fn kind(board: SeasBoard, face: FaceId, count: u8) -> Option<impl IntoView> {
    let plates = board.plates();
    let (art, name) = board.with_table(|table| {
        (tile_art(table, &plates, face, Turns::default(), false), table.edition().face(face).name.to_string())
    })?;
    let label =
        fill("app-south-seas-kind", &[("name", name.clone().into()), ("count", i64::from(count).into())]);
    Some(view! {
        <li title=label.clone()>
            <svg viewBox="-50 -50 100 100" role="img" aria-label=label.clone() inner_html=art></svg>
            <span aria-hidden="true">{name.clone()}" ×"<b>{count}</b></span>
        </li>
    })
}
