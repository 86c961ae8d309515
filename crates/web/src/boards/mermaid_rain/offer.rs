//! What is on offer: surf tiles to take, tiles to place, treasures to choose from, ways to pay.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Speak};
use tidetable_mermaid_rain::{Action, Card, Hue, Phase, Shape, Tile, View};

use super::{
    OceanBoard, aim,
    art::{self, Look},
    describe::answer_in_words,
    layers::treasures_at,
    route::paid,
};
use crate::{
    pieces::icon::{Icon, icon},
    words::{say, t, text},
};

/// What is on offer at the moment.
pub(super) fn strip(board: OceanBoard) -> impl IntoView {
    move || {
        let view = board.view()?;
        let seat = board.scene.seat().filter(|_| board.scene.asked());
        let content = match (view.table.phase, seat) {
            (Phase::Place, Some(seat)) => held(board, &view, seat).into_any(),
            (Phase::Take, Some(seat)) => tokens(board, &view, seat)?.into_any(),
            (Phase::Ride { .. }, Some(_)) => payments(board)?.into_any(),
            (Phase::Waltz, Some(_)) => piles(board, &view).into_any(),
            _ if view.table.offer.count() > 0 => offer(board, &view).into_any(),
            _ => return None,
        };
        Some(view! { <div class="rain-strip">{content}</div> })
    }
}

/// What a tile is called, and whether it stays.
fn tile_name(board: OceanBoard, tile: Tile) -> String {
    let name = say(&tile.phrase(), &|seat| board.scene.desk.session.name(seat));
    let stays = match tile.hue() {
        Hue::Dark => text("app-mermaid-rain-leaves"),
        Hue::Light => text("app-mermaid-rain-stays"),
    };
    format!("{name} ({stays})")
}

/// A tile on a field of its own.
pub(super) fn tile_picture(view: &View, tile: Tile) -> impl IntoView + use<> {
    let (art, field) = art::surf_chip(view.table.chart(), tile);
    view! { <svg class="rain-tile-chip" viewBox=field aria-hidden="true" inner_html=art></svg> }
}

/// The revealed tiles, and the bonus if it may come first.
fn offer(board: OceanBoard, view: &View) -> impl IntoView + use<> {
    let picking = board.asked_phase().is_some_and(|phase| matches!(phase, Phase::Pick { .. }));
    let tiles: Vec<_> = view
        .table
        .offer
        .iter()
        .map(|(tile, count)| {
            let action = Action::Pick { tile };
            let title = tile_name(board, tile);
            let several = (count > 1).then(|| format!("×{count}"));
            let label = match &several {
                Some(several) => format!("{title} {several}"),
                None => title.clone(),
            };
            let several = several.map(|several| view! { <span class="chip-count" aria-hidden="true">{several}</span> });
            view! {
                <button type="button" class="rain-chip" class:rain-wanted=picking class:rain-up=move || board.scene.choice() == Some(action)
                    data-testid=format!("pick-{tile}") disabled=!picking aria-label=label title=title
                    on:click=move |_| board.scene.wish(&action)>
                    {tile_picture(view, tile)}{several}
                </button>
            }
        })
        .collect();
    let march = board.scene.legal.with(|legal| legal.contains(&Action::March)).then(|| {
        view! {
            <button type="button" class="tool" data-testid="march" on:click=move |_| board.scene.wish(&Action::March)>
                {t("app-mermaid-rain-march")}
            </button>
        }
    });
    view! {
        <div class="rain-offer" role="group" aria-label=t("app-mermaid-rain-offer")>{tiles}</div>
        {march}
        {piles(board, view)}
    }
}

/// The piles from which the Waltz's tile may come.
fn piles(board: OceanBoard, view: &View) -> impl IntoView + use<> {
    let legal = board.scene.legal.get();
    let shapes = Shape::ALL.into_iter().filter(|&shape| legal.contains(&Action::Waltz { shape }));
    let chips: Vec<_> = shapes
        .map(|shape| {
            let action = Action::Waltz { shape };
            let (art, field) = art::pile_chip(view.table.chart(), shape);
            let (label, title) = (answer_in_words(board, action), answer_in_words(board, action));
            view! {
                <button type="button" class="rain-chip rain-wanted" class:rain-up=move || board.scene.choice() == Some(action)
                    data-testid=format!("waltz-{}", shape.name()) aria-label=label title=title
                    on:click=move |_| board.scene.wish(&action)>
                    <svg class="rain-tile-chip" viewBox=field aria-hidden="true" inner_html=art></svg>
                </button>
            }
        })
        .collect();
    (!chips.is_empty())
        .then(|| view! { <div class="rain-offer" role="group" aria-label=t("app-mermaid-rain-piles")>{chips}</div> })
}

/// The tiles to be placed, and the button that turns them.
fn held(board: OceanBoard, view: &View, seat: Seat) -> impl IntoView + use<> {
    let tiles: Vec<_> = view.table.held[seat]
        .iter()
        .enumerate()
        .map(|(number, &tile)| {
            let taken = move || {
                board.own().is_some_and(|(view, seat)| number == board.grip.get().tile.min(view.table.held[seat].len() - 1))
            };
            let (label, title) = (tile_name(board, tile), tile_name(board, tile));
            let take = move |_| {
                board.scene.desk.drop_choice();
                board.grip.update(|grip| (grip.tile, grip.turn) = (number, 0));
            };
            view! {
                <button type="button" class="rain-chip" class:rain-up=taken data-testid=format!("held-{number}")
                    aria-pressed=move || taken().to_string() aria-label=label title=title on:click=take>
                    {tile_picture(view, tile)}
                </button>
            }
        })
        .collect();
    let several = aim::held(view, seat, 0).is_some_and(|tile| aim::ways(view, tile) > 1);
    view! {
        <div class="rain-offer" role="group" aria-label=t("app-mermaid-rain-held")>{tiles}</div>
        {several.then(|| view! {
            <button type="button" class="tool" data-testid="turn" title=t("app-mermaid-rain-turn-title") on:click=move |_| board.turn_tile()>
                {icon(Icon::Undo)}{t("app-mermaid-rain-turn")}
            </button>
        })}
    }
}

/// The treasures that lie here, large.
fn tokens(board: OceanBoard, view: &View, seat: Seat) -> Option<impl IntoView + use<>> {
    let (grid, at) = (board.grid.get()?, view.table.mermaids[seat]?);
    let mut treasures = treasures_at(view, &grid, at);
    // Two face-up tokens of a kind are one answer.
    treasures.dedup_by_key(|(action, _, _)| *action);
    let chips: Vec<_> = treasures
        .into_iter()
        .map(|(action, look, _)| {
            let label = token_name(board, action, look);
            let title = label.clone();
            view! {
                <button type="button" class="rain-chip rain-wanted" class:rain-up=move || board.scene.choice() == Some(action)
                    data-testid="take" aria-label=label title=title on:click=move |_| board.scene.wish(&action)>
                    <svg class="rain-token-chip" viewBox="-21 -21 43 45" aria-hidden="true" inner_html=art::token(look, (0.0, 0.0), 18.5)></svg>
                </button>
            }
        })
        .collect();
    Some(
        view! { <div class="rain-offer" role="group" aria-label=t("app-mermaid-rain-treasures")>{chips}</div> },
    )
}

fn token_name(board: OceanBoard, action: Action, look: Look) -> String {
    match look {
        Look::Known(kind) => format!(
            "{}: {}",
            answer_in_words(board, action),
            text(&format!("mermaid-rain-thing-token-{}", kind.name()))
        ),
        Look::Open(_) | Look::Hidden => answer_in_words(board, action),
    }
}

/// The ways to pay for the chosen move, or the price of the way that is shown.
fn payments(board: OceanBoard) -> Option<impl IntoView + use<>> {
    let chosen = board.scene.choice()?;
    if let Some(route) = board.shown_route().filter(|route| route.steps.len() > 1) {
        let steps: Vec<_> = route
            .steps
            .iter()
            .map(|step| view! { <span class="rain-leg">{cards_row(paid(step))}</span> })
            .collect();
        return Some(view! { <div class="rain-way" data-testid="way">{steps}</div> }.into_any());
    }
    let ways = board.scene.legal.with(|legal| aim::other_payments(legal, chosen));
    if ways.len() < 2 {
        return None;
    }
    let chips: Vec<_> = ways
        .into_iter()
        .map(|action| {
            let (label, title) = (answer_in_words(board, action), answer_in_words(board, action));
            let pay = move |_| {
                if action != chosen {
                    board.scene.wish(&action);
                }
            };
            view! {
                <button type="button" class="rain-chip pay" class:rain-up=action == chosen data-testid="pay"
                    aria-pressed=(action == chosen).to_string() aria-label=label title=title on:click=pay>
                    {cards_row(paid(&action))}
                </button>
            }
        })
        .collect();
    Some(view! { <div class="rain-offer" role="group" aria-label=t("app-mermaid-rain-payments")>{chips}</div> }.into_any())
}

/// Cards in a row, small.
pub(super) fn cards_row(cards: tidetable_mermaid_rain::Cards) -> impl IntoView {
    let each = Card::ALL.into_iter().flat_map(|card| (0..cards.of(card)).map(move |_| card));
    let small = each
        .map(|card| view! { <svg class="rain-mini-card" viewBox="0 0 60 84" aria-hidden="true" inner_html=art::card(card)></svg> });
    view! { <span class="rain-mini-cards">{small.collect::<Vec<_>>()}</span> }
}
