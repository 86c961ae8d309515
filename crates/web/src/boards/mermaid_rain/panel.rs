//! What everybody may know about a seat.

use leptos::prelude::*;
use tidetable_kernel::{PerSeat, Seat, Speak, Viewer};
use tidetable_mermaid_rain::{Event, Phase, Treasure, Treasures, View, scoring};

use super::{
    OceanBoard, art,
    describe::{cards_in_words, kind_name},
    hand::meld_name,
    offer::{cards_row, tile_picture},
    sign,
};
use crate::words::{fill, say, t, text};

/// Points, cards, tiles, treasures and the meld of a seat.
pub(super) fn panel(board: OceanBoard, seat: Seat) -> AnyView {
    let content = move || {
        let view = board.view()?;
        Some(view! {
            <div class="facts rain-facts">{facts(board, &view, seat)}</div>
            <div class="facts rain-hoard">{hoard(&view, seat)}</div>
            {meld(board, &view, seat)}
        })
    };
    view! { <div class="rain-panel">{content}</div> }.into_any()
}

fn facts(board: OceanBoard, view: &View, seat: Seat) -> impl IntoView + use<> {
    let table = &view.table;
    let (points, count) = (table.points[seat], table.hands[seat]);
    let points_title = fill("app-points", &[("count", i64::from(points).into())]);
    let cards_title = match view.hands[seat] {
        Some(hand) if !hand.is_empty() => cards_in_words(hand),
        _ => fill("app-mermaid-rain-cards", &[("count", i64::from(count).into())]),
    };
    let order =
        table.phase.has_turn().then(|| table.order.iter().position(|(_, &other)| other == seat)).flatten();
    let order = order.map(|place| {
        let title = fill("app-mermaid-rain-order", &[("place", (place as i64 + 1).into())]);
        view! { <span class="fact rain-order" title=title.clone()>{format!("{}.", place + 1)}<span class="unseen">{title.clone()}</span></span> }
    });
    let prince = (table.prince == seat && table.round > 0).then(|| {
        view! {
            <span class="fact rain-prince" title=t("app-mermaid-rain-prince")>
                <svg viewBox="0 0 24 24" aria-hidden="true" inner_html=sign::CROWN></svg><span class="unseen">{t("app-mermaid-rain-prince")}</span>
            </span>
        }
    });
    let held: Vec<_> = table.held[seat]
        .iter()
        .map(|&tile| {
            let name = say(&tile.phrase(), &|seat| board.scene.desk.session.name(seat));
            view! { <span class="fact rain-held" title=name.clone()>{tile_picture(view, tile)}<span class="unseen">{name.clone()}</span></span> }
        })
        .collect();
    // Whoever looks at a finished game sees all hands.
    let judged = view.hands[seat].filter(|_| view.viewer == Viewer::Judge);
    let open = judged.map(|hand| view! { <span class="fact rain-judged">{cards_row(hand)}</span> });
    let cards_label = cards_title.clone();
    view! {
        <span class="fact rain-points" title=points_title.clone() data-testid=format!("panel-points-{seat}")>
            <b aria-hidden="true">{points}</b><span class="unseen">{points_title.clone()}</span>
        </span>
        <span class="fact" title=cards_title>
            <svg class="rain-mini-card" viewBox="0 0 60 84" aria-hidden="true" inner_html=art::card_back()></svg>
            <span aria-hidden="true">{count}</span><span class="unseen">{cards_label}</span>
        </span>
        {order}{prince}{held}{open}
    }
}

/// The treasures of a seat, kind by kind, and how many nobody but their owner knows.
fn hoard(view: &View, seat: Seat) -> impl IntoView + use<> {
    let (known, unknown) = view.treasures(seat);
    let left = known_treasures(view).map(|_, &tokens| scoring::after_tribute(tokens));
    let kinds: Vec<_> = Treasure::ALL
        .into_iter()
        .map(|kind| {
            let count = known[kind];
            let leads = scoring::majority(&left, kind).iter().any(|share| share.seat == seat && share.place == 1);
            let key = if count == 0 { "app-mermaid-rain-missing" } else if leads { "app-mermaid-rain-leads" } else { "app-mermaid-rain-has" };
            let title = fill(key, &[("kind", kind_name(kind).into()), ("count", i64::from(count).into())]);
            view! {
                <span class=format!("fact rain-kind rain-{}", kind.name()) class:rain-none=count == 0 class:rain-leads=leads title=title.clone()>
                    <svg viewBox="0 0 24 24" aria-hidden="true" inner_html=sign::treasure(kind)></svg>
                    <span aria-hidden="true">{count}</span><span class="unseen">{title.clone()}</span>
                </span>
            }
        })
        .collect();
    let hidden = (unknown > 0).then(|| {
        let title = fill("app-mermaid-rain-hidden", &[("count", i64::from(unknown).into())]);
        view! {
            <span class="fact rain-kind rain-covered" title=title.clone()>
                <span class="rain-query" aria-hidden="true">"?"</span><span aria-hidden="true">{unknown}</span><span class="unseen">{title.clone()}</span>
            </span>
        }
    });
    view! { {kinds}{hidden} }
}

/// What everybody is known to have.
pub(super) fn known_treasures(view: &View) -> PerSeat<Treasures> {
    PerSeat::from_fn(view.table.seats(), |seat| view.treasures(seat).0)
}

/// The cards a seat has laid: face down as they arrive, then turned over and ranked.
fn meld(board: OceanBoard, view: &View, seat: Seat) -> Option<impl IntoView + use<>> {
    let table = &view.table;
    let laid = table.melds[seat];
    let laying = table.phase == Phase::Meld;
    let sealed = laying && table.answered.contains(seat);
    if table.round == 0 || (laid.is_empty() && !sealed) {
        return None;
    }
    let backs = match (sealed, laid.is_empty()) {
        (true, true) => 2,
        (true, false) => 1,
        (false, _) => 0,
    };
    let fresh = |happened: fn(&Event, Seat) -> bool| {
        board.scene.fresh.with(|events| events.iter().any(|event| happened(event, seat)))
    };
    let turned = fresh(|event, _| matches!(event, Event::MeldsRevealed { .. }));
    let dealt = fresh(|event, seat| matches!(event, Event::Answered { seat: other, .. } if *other == seat));
    let backs: Vec<_> = (0..backs)
        .map(|_| view! { <svg class="rain-mini-card rain-sealed" viewBox="0 0 60 84" aria-hidden="true" inner_html=art::card_back()></svg> })
        .collect();
    let name = (!laid.is_empty()).then(|| meld_name(board, table.meld(seat)));
    let stopped = (laying && table.stopped.contains(seat))
        .then(|| view! { <span class="rain-stopped">{t("app-mermaid-rain-stopped")}</span> });
    let title = match &name {
        Some(name) => format!("{name}: {}", cards_in_words(laid)),
        None => text("app-mermaid-rain-sealed"),
    };
    Some(view! {
        <div class="facts rain-meld" class:rain-turned=turned class:rain-dealt=dealt class:rain-past=!laying && !matches!(table.phase, Phase::Pick { .. } | Phase::Waltz) title=title.clone()>
            {cards_row(laid)}<span class="rain-mini-cards">{backs}</span>
            {name.map(|name| view! { <span class="rain-meld-name">{name}</span> })}
            {stopped}<span class="unseen">{title.clone()}</span>
        </div>
    })
}
