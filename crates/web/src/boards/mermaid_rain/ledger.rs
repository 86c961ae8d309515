//! The witch's tribute and the majorities as they stand.

use std::sync::Arc;

use leptos::prelude::*;
use tidetable_kernel::{PerSeat, Seat};
use tidetable_mermaid_rain::{Share, Treasure, Treasures, View, scoring};

use super::{OceanBoard, describe::kind_name, panel::known_treasures, sign};
use crate::{
    pieces::{
        dialog::dialog,
        emblem::{badge, class},
    },
    words::{fill, number, t},
};

/// The sheet that shows tribute and majorities.
pub(super) fn sheet(board: OceanBoard) -> impl IntoView {
    dialog(
        board.ledger,
        t("app-mermaid-rain-ledger"),
        "ledger-dialog",
        Arc::new(move || content(board).into_any()),
    )
}

fn content(board: OceanBoard) -> impl IntoView {
    view! {
        <div class="rain-sheet">
            <p>{t("app-mermaid-rain-ledger-about")}</p>
            {move || board.view().map(|view| table(board, &view))}
            {move || board.view().map(|view| {
                let table = &view.table;
                let pool = fill("app-mermaid-rain-stock", &[
                    ("round", i64::from(table.round).into()),
                    ("pool", i64::from(table.pool).into()),
                    ("deck", i64::from(table.deck).into()),
                ]);
                view! { <p class="faint">{pool}</p> }
            })}
        </div>
    }
}

fn table(board: OceanBoard, view: &View) -> impl IntoView + use<> {
    let tokens = known_treasures(view);
    let final_points = scoring::final_points(&tokens);
    let heads: Vec<_> = Treasure::ALL.into_iter().map(head).collect();
    let rows: Vec<_> = Seat::all(view.table.seats())
        .map(|seat| {
            let cells: Vec<_> = Treasure::ALL.into_iter().map(|kind| cell(&tokens, seat, kind)).collect();
            let (_, unknown) = view.treasures(seat);
            let lost = scoring::tribute_lost(tokens[seat]);
            let total = view.table.points[seat] + final_points[seat];
            view! {
                <tr class=class(seat)>
                    <th scope="row">{badge(seat)}<span class="rain-row-name">{board.scene.desk.session.name(seat)}</span></th>
                    {cells}
                    <td>{if unknown > 0 { unknown.to_string() } else { "–".to_owned() }}</td>
                    <td class:rain-loss=lost != 0>{number(-i32::from(lost))}</td>
                    <td class="rain-total">{number(total)}</td>
                </tr>
            }
        })
        .collect();
    view! {
        <table class="rain-table" data-testid="ledger-table">
            <thead><tr>
                <td></td>{heads}
                <th scope="col" title=t("app-mermaid-rain-unknown-column")>"?"<span class="unseen">{t("app-mermaid-rain-unknown-column")}</span></th>
                <th scope="col" title=t("app-mermaid-rain-witch")>
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=sign::CAULDRON></svg><span class="unseen">{t("app-mermaid-rain-witch")}</span>
                </th>
                <th scope="col">{t("app-mermaid-rain-sum")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The head of a kind's column.
pub(super) fn head(kind: Treasure) -> impl IntoView {
    view! {
        <th scope="col" class=format!("rain-kind rain-{}", kind.name()) title=kind_name(kind)>
            <svg viewBox="0 0 24 24" aria-hidden="true" inner_html=sign::treasure(kind)></svg><span class="unseen">{kind_name(kind)}</span>
        </th>
    }
}

/// How many tokens of a kind a seat has, and what they would bring.
fn cell(tokens: &PerSeat<Treasures>, seat: Seat, kind: Treasure) -> impl IntoView + use<> {
    let share = share(tokens, seat, kind);
    let count = tokens[seat][kind];
    view! {
        <td class:rain-none=count == 0 class:rain-leads=share.is_some_and(|share| share.place == 1)>
            <b>{count}</b>
            {share.filter(|share| share.points > 0).map(|share| view! { <small>{format!("+{}", share.points)}</small> })}
        </td>
    }
}

/// What a seat would get for a kind if the game ended now.
fn share(tokens: &PerSeat<Treasures>, seat: Seat, kind: Treasure) -> Option<Share> {
    let left = tokens.map(|_, &tokens| scoring::after_tribute(tokens));
    scoring::majority(&left, kind).iter().copied().find(|share| share.seat == seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_table_shows_adds_up() {
        let hoards = [[3, 1, 0, 2, 2], [1, 1, 1, 1, 1], [0, 3, 4, 2, 1]];
        let tokens = PerSeat::from_fn(3, |seat| Treasures::new(hoards[seat.index()]));
        let points = scoring::final_points(&tokens);
        for seat in Seat::all(3) {
            let shares = Treasure::ALL.into_iter().filter_map(|kind| share(&tokens, seat, kind));
            let won: i16 = shares.map(|share| i16::from(share.points)).sum();
            assert_eq!(won - i16::from(scoring::tribute_lost(tokens[seat])), points[seat], "{seat:?}");
        }
    }
}
