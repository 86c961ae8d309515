//! The tile in hand or just laid, the ships, the answers without a place, and what everybody knows about each seat.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_south_seas::{Action, Cause, Event, Good, ISLANDERS, Phase, Table};

use super::{
    SeasBoard, art,
    atlas::spot_of,
    flight,
    ghost::tile_art,
    overlay::{TURN, stand},
    plate::Plate,
    ships, stock,
};
use crate::{
    pieces::emblem::{badge, class},
    words::{fill, t},
};

/// Everything below the board.
pub(super) fn hand(board: SeasBoard) -> AnyView {
    view! {
        <div class="seas-hand">
            <div class="seas-side">{card(board)}{stock::button(board)}</div>
            <div class="seas-middle">
                {ships::row(board)}
                {move || board.loading.get().map(|_| ships::chooser(board))}
            </div>
            <div class="seas-tools">
                {move || gains(board)}
                {ending(board, Action::LeaveIslanders, "leave-islanders", "app-south-seas-leave-islanders")}
                {ending(board, Action::LeaveShips, "leave-ships", "app-south-seas-leave-ships")}
            </div>
            {stock::sheet(board)}
            {flight::flights(board)}
        </div>
    }
    .into_any()
}

/// The button of an answer without a place, while it is legal.
fn ending(board: SeasBoard, action: Action, name: &'static str, label: &'static str) -> impl IntoView {
    let possible = Memo::new(move |_| board.scene.legal.with(|legal| legal.contains(&action)));
    let chosen = move || board.scene.choice() == Some(action);
    view! {
        <Show when=move || possible.get()>
            <button type="button" class="tool" class:taken=chosen data-testid=name on:click=move |_| board.scene.wish(&action)>{t(label)}</button>
        </Show>
    }
}

/// The tile in hand, to be turned; or the tile just laid, with places for an islander.
fn card(board: SeasBoard) -> impl IntoView {
    move || match board.phase()? {
        Phase::Lay(_) => Some(in_hand(board).into_any()),
        Phase::Settle if board.scene.asked() => Some(close_up(board).into_any()),
        _ => None,
    }
}

fn in_hand(board: SeasBoard) -> impl IntoView {
    let art = move || {
        let (plates, turns) = (board.plates(), board.turns.get());
        board
            .with_table(|table| match table.phase() {
                Phase::Lay(face) => Some(tile_art(table, &plates, face, turns, false)),
                _ => None,
            })
            .flatten()
    };
    let asked = move || board.scene.asked();
    view! {
        <button type="button" class="seas-card" data-testid="rotate" aria-label=t("app-south-seas-turn") title=t("app-south-seas-turn-title")
            disabled=move || !asked() on:click=move |_| board.turn()>
            <svg viewBox="-50 -50 100 100" aria-hidden="true" inner_html=art></svg>
            <Show when=asked><span class="seas-card-turn" aria-hidden="true"><svg viewBox="-16 -16 32 32" inner_html=TURN></svg></span></Show>
        </button>
    }
}

/// The tile just laid, large enough for fingers.
fn close_up(board: SeasBoard) -> impl IntoView {
    let art = move || {
        let plates = board.plates();
        board
            .with_table(|table| {
                let laid = table.board().laid(table.board().newest());
                let tile = tile_art(table, &plates, laid.face, laid.turns, false);
                tile + &chosen_islander(board, table, &plates)
                    + &board
                        .spot_targets(table, &plates, (0.0, 0.0))
                        .replace("data-testid=\"spot-", "data-testid=\"near-")
            })
            .unwrap_or_default()
    };
    view! {
        <svg class="seas-card near" viewBox="-50 -50 100 100" role="img" aria-label=t("app-south-seas-near")
            data-testid="close-up" inner_html=art on:click=move |event| board.click(board.place_of(&event))
            on:pointermove=move |event| board.point_at(board.place_of(&event).filter(|place| matches!(place, super::Place::Target(_))))
            on:pointerleave=move |_| board.point_at(None)></svg>
    }
}

/// The islander that is shown but not placed, on the enlarged tile.
fn chosen_islander(board: SeasBoard, table: &Table, plates: &[Plate]) -> String {
    let (Some(Action::PlaceIslander { spot }), Some(seat)) = (board.scene.choice(), board.scene.seat())
    else {
        return String::new();
    };
    let cell = table.board().cell(table.board().newest());
    let Some((x, y)) = stand(table, plates, cell, spot) else { return String::new() };
    let (left, top) = spot_of(cell);
    format!(
        r#"<g class="{}" transform="translate({:.1} {:.1})">{}</g>"#,
        class(seat),
        x - left,
        y - top,
        art::islander(seat)
    )
}

/// What the shown answer would bring, seat by seat.
fn gains(board: SeasBoard) -> Option<impl IntoView> {
    let gain = |event: &Event| match event {
        Event::Harvested(harvest) if harvest.cause != Cause::End => {
            let good = harvest.kind.good()?;
            Some(
                harvest
                    .winners
                    .iter()
                    .map(|seat| chip(seat, format!("+{}", harvest.goods), art::picture(good)))
                    .collect::<Vec<_>>(),
            )
        }
        Event::MarketCompleted { seat, .. } => Some(vec![chip(*seat, "+1".to_owned(), ships::SHIP_SIGN)]),
        _ => None,
    };
    let gains: Vec<_> = board.foreseen().iter().filter_map(gain).flatten().collect();
    (!gains.is_empty()).then(|| view! { <p class="seas-gains" data-testid="gains"><span>{t("app-south-seas-brings")}</span>{gains}</p> })
}

fn chip(seat: Seat, count: String, picture: &'static str) -> impl IntoView {
    view! {
        <span class="seas-gain-chip">{badge(seat)}{count}<svg viewBox="-9 -9 18 18" aria-hidden="true" inner_html=picture></svg></span>
    }
}

/// What everybody knows about a seat: islanders in reserve, goods, ships and their points.
pub(super) fn panel(board: SeasBoard, seat: Seat) -> AnyView {
    let facts = move || {
        board.with_table(|table| {
            let (reserve, goods) = (table.crew(seat).reserve(), table.goods(seat));
            let ships: u32 = table.taken(seat).map(|(_, count)| u32::from(count)).sum();
            let points = table.ship_points(seat);
            let label = fill("app-south-seas-reserve", &[("count", i64::from(reserve).into()), ("of", (ISLANDERS as i64).into())]);
            let shipping = fill("app-south-seas-ships", &[("count", i64::from(ships).into()), ("points", i64::from(points).into())]);
            let pawns = (0..ISLANDERS).map(|place| {
                let home = place < usize::from(reserve);
                view! { <svg class="seas-pawn" class:away=!home viewBox="-14 -19 28 37" aria-hidden="true" inner_html=art::islander(seat)></svg> }
            });
            let pawns: Vec<_> = pawns.collect();
            let held = Good::ALL.map(|good| {
                let label = good_label(good, goods[good]);
                view! {
                    <span class="fact" title=label.clone()>
                        <svg class="seas-mini" viewBox="-9 -9 18 18" aria-hidden="true" inner_html=art::picture(good)></svg>
                        <span aria-hidden="true" data-testid=format!("{}-{seat}", good.letter())>{goods[good]}</span><span class="unseen">{label.clone()}</span>
                    </span>
                }
            });
            view! {
                <span class=format!("fact seas-pawns {}", class(seat)) title=label.clone()>
                    {pawns}<span class="seas-reserve" aria-hidden="true">{reserve}</span><span class="unseen">{label.clone()}</span>
                </span>
                {held.into_iter().collect::<Vec<_>>()}
                <span class="fact seas-taken" title=shipping.clone()>
                    <svg class="seas-mini" viewBox="-9 -9 18 18" aria-hidden="true" inner_html=ships::SHIP_SIGN></svg>
                    <span aria-hidden="true"><span class="seas-count">"×"{ships}</span>" ★"<b>{points}</b></span><span class="unseen">{shipping.clone()}</span>
                </span>
            }
        })
    };
    view! { <p class="facts seas-facts">{facts}</p> }.into_any()
}

/// So much of a good, in words.
pub(super) fn good_label(good: Good, count: u16) -> String {
    let key = match good {
        Good::Banana => "south-seas-thing-bananas",
        Good::Shell => "south-seas-thing-shells",
        Good::Fish => "south-seas-thing-fish",
    };
    fill(key, &[("count", i64::from(count).into())])
}
