//! The open dragon cards and the piles.

use leptos::prelude::*;
use tidetable_sea_dragons::{Action, Held, Pose, Shape, Size, thing_card, thing_size};

use super::{SeaBoard, hand, name};
use crate::words::fill;

/// Two open cards of each size, and the pile they come from.
pub(super) fn market(board: SeaBoard) -> AnyView {
    view! { <div class="market">{Size::ALL.map(|size| row(board, size))}</div> }.into_any()
}

fn row(board: SeaBoard, size: Size) -> impl IntoView {
    let open = Memo::new(move |_| board.table().map(|table| table.market[size]).unwrap_or_default());
    let cards = move || {
        let open = open.get().into_iter().enumerate();
        open.map(|(place, card)| card.map(|card| open_card(board, place, card))).collect::<Vec<_>>()
    };
    view! { <div class="market-row">{cards}{pile(board, size)}</div> }
}

fn open_card(board: SeaBoard, place: usize, card: Shape) -> impl IntoView {
    let action = Action::Take { card };
    let label = move || name(&thing_card(card));
    let legal = move || board.scene.legal.with(|legal| legal.contains(&action));
    view! {
        <button type="button" class="dragon-card wild" data-testid=format!("market-{}-{place}", size_name(card.size()))
            class:possible=legal class:taken=move || board.scene.choice() == Some(action)
            aria-label=label title=label disabled=move || !board.scene.asked() on:click=move |_| board.scene.wish(&action)>
            {hand::picture(card, Pose::default(), None)}
        </button>
    }
}

/// The pile of a size: how many cards it has, and the wish to draw from it.
fn pile(board: SeaBoard, size: Size) -> impl IntoView {
    let action = Action::Blind { size };
    let count = move || board.table().map_or(0, |table| table.piles[size]);
    let label = move || {
        fill(
            "app-sea-dragons-pile",
            &[("size", name(&thing_size(size)).into()), ("count", i64::from(count()).into())],
        )
    };
    let legal = move || board.scene.legal.with(|legal| legal.contains(&action));
    view! {
        <button type="button" class="pile" data-testid=format!("pile-{}", size_name(size)) class:possible=legal
            class:taken=move || board.scene.choice() == Some(action) aria-label=label title=label
            disabled=move || !board.scene.asked() on:click=move |_| board.scene.wish(&action)>
            {hand::back(Held { size, open: false, card: None })}<span aria-hidden="true">{count}</span>
        </button>
    }
}

const fn size_name(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}
