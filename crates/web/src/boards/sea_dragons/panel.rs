//! What everybody knows about a seat.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_sea_dragons::{Held, Pose, Ship, thing_card, thing_ships};

use super::{SeaBoard, emblem, hand, name};
use crate::words::fill;

/// Heads, coins, ships, missions, coral cards and the backs of the hand.
pub(super) fn panel(board: SeaBoard, seat: Seat) -> AnyView {
    let facts = move || {
        let view = board.view()?;
        let (table, stock) = (&view.table, view.table.stocks[seat]);
        let points: u32 = stock.missions.iter().map(|id| u32::from(table.edition().mission(id).points)).sum();
        let ships = Ship::ALL.map(|ship| {
            let count = stock.ships.count(ship);
            let label = name(&thing_ships(ship, count));
            view! {
                <span class="fact ships" class:none={count == 0} title=label>
                    {hand::ship_art(ship)}<span aria-hidden="true">{count}</span><span class="unseen">{label.clone()}</span>
                </span>
            }
        });
        let cards = view.hands[seat].into_iter().flatten().map(|held| card(seat, held)).collect::<Vec<_>>();
        Some(view! {
            {fact("heads", "app-sea-dragons-heads", i64::from(stock.heads), HEAD)}
            {fact("coins", "app-sea-dragons-coins", i64::from(stock.coins), emblem::COIN)}
            {ships}
            {missions(i64::from(stock.missions.len()), i64::from(points))}
            {fact("corals", "app-sea-dragons-coral-count", i64::from(stock.corals), emblem::CORAL)}
            <span class="fact hand-backs">{cards}</span>
        })
    };
    view! { <p class="facts sea-facts">{facts}</p> }.into_any()
}

/// The head of a dragon, around the origin.
const HEAD: &str = r#"<path class="head-left" d="M-24 -15C-14 -23 -4 -23 2 -19C10 -14 21 -13 24 -6C26 -2 26 2 24 6C21 13 10 14 2 19C-4 23 -14 23 -24 15Z"/><circle class="eye" cx="4" cy="-10" r="5"/><circle class="eye" cx="4" cy="10" r="5"/>"#;
/// A rolled letter, around the origin.
const LETTER: &str = r#"<path class="letter" d="M-18 -20H14C20 -20 20 -11 14 -11H10V20H-16C-22 20 -22 11 -16 11H-14V-16Q-14 -20 -18 -20ZM10 20C16 20 18 16 17 11H-16"/><path class="letter-line" d="M-8 -11H4M-8 -4H4M-8 3H4"/>"#;

fn fact(kind: &'static str, key: &'static str, count: i64, art: &'static str) -> impl IntoView {
    let label = fill(key, &[("count", count.into())]);
    view! {
        <span class=format!("fact {kind}") title=label>
            <svg class="fact-art" viewBox="-26 -26 52 52" aria-hidden="true" inner_html=art></svg>
            <span aria-hidden="true">{count}</span><span class="unseen">{label.clone()}</span>
        </span>
    }
}

fn missions(count: i64, points: i64) -> impl IntoView {
    let label = fill("app-sea-dragons-mission-count", &[("count", count.into()), ("points", points.into())]);
    view! {
        <span class="fact done" title=label>
            <svg class="fact-art" viewBox="-26 -26 52 52" aria-hidden="true" inner_html=LETTER></svg>
            <span aria-hidden="true">{count}<small>{format!("·{points}")}</small></span><span class="unseen">{label.clone()}</span>
        </span>
    }
}

/// A card of the hand: its back, or itself where everybody has seen it.
fn card(seat: Seat, held: Held) -> AnyView {
    match held.card.filter(|_| held.open) {
        Some(card) => {
            let label = name(&thing_card(card));
            view! {
                <span class="known" title=label>{hand::picture(card, Pose::default(), Some(seat))}<span class="unseen">{label.clone()}</span></span>
            }
            .into_any()
        }
        None => hand::back(held).into_any(),
    }
}
