//! What somebody holds, what the dragon in hand would bring, and the answers that have no place in the sea.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_sea_dragons::{
    Action, Coral, Fleet, HeadAt, Held, Outcome, Phase, Pose, Shape, Ship, thing_card, thing_coral,
    thing_size,
};

use super::{SeaBoard, Shelf, dragon, emblem, market, missions, name, pieces, realms};
use crate::{
    pieces::emblem::{badge, class},
    words::{fill, t, text},
};

/// Everything beside the sea; where there is no room for all, one shelf at a time.
pub(super) fn hand(board: SeaBoard) -> AnyView {
    let tab = move |shelf: Shelf, key: &'static str, id: &'static str| {
        view! {
            <button type="button" class="shelf-tab" data-testid=id aria-pressed=move || (board.shelf.get() == shelf).to_string()
                on:click=move |_| board.shelf.set(shelf)>{t(key)}</button>
        }
    };
    view! {
        <div class="sea-hand">
            <div class="shelf-tabs" role="toolbar" aria-label=t("app-sea-dragons-shelves")>
                {tab(Shelf::Cards, "app-sea-dragons-cards", "shelf-cards")}
                {tab(Shelf::Missions, "app-sea-dragons-missions", "shelf-missions")}
                {tab(Shelf::Market, "app-sea-dragons-market", "shelf-market")}
                {tab(Shelf::Realms, "app-sea-dragons-realms", "shelf-realms")}
            </div>
            {shelf(board, Shelf::Cards, "app-sea-dragons-cards", cards(board))}
            {shelf(board, Shelf::Missions, "app-sea-dragons-missions", missions::row(board))}
            {shelf(board, Shelf::Market, "app-sea-dragons-market", market::market(board))}
            {shelf(board, Shelf::Realms, "app-sea-dragons-realms", realms::realms(board))}
        </div>
    }
    .into_any()
}

fn shelf(board: SeaBoard, shelf: Shelf, key: &'static str, content: AnyView) -> impl IntoView {
    view! {
        <section class="shelf" class:open=move || board.shelf.get() == shelf aria-label=t(key)>
            <h3 class="shelf-title">{t(key)}</h3>
            {content}
        </section>
    }
}

/// The own dragon and coral cards with what can be done with them.
fn cards(board: SeaBoard) -> AnyView {
    let placing = move || board.places.get().is_some();
    let hand = move || board.scene.seat().map(|seat| own_cards(board, seat));
    view! {
        <div class="sea-own">
            {hand}
            <div class="own-side">
                {move || board.scene.seat().map(|seat| own_corals(board, seat))}
                <div class="sea-tools">
                    <Show when=placing>
                        {tool(move || board.turn(), "turn", "app-sea-dragons-turn", TURN)}
                        {tool(move || board.mirror(), "mirror", "app-sea-dragons-mirror", MIRROR)}
                        <Show when=move || board.is_held()>{tool(move || board.move_head(), "head", "app-sea-dragons-head", HEAD)}</Show>
                    </Show>
                    {answer(board, Action::Cash, "cash", "app-sea-dragons-cash")}
                    {answer(board, Action::Pass, "pass", "app-sea-dragons-pass")}
                    {answer(board, Action::Finish, "finish", "app-sea-dragons-finish")}
                </div>
            </div>
        </div>
        {move || outlook(board)}
    }
    .into_any()
}

const TURN: &str = r#"<path d="M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5"/>"#;
const HEAD: &str =
    r#"<path d="M4 15c0-6 4-10 9-10 4 0 7 3 7 6 0 2-2 3-4 3h-2c-2 0-2 5-5 5-3 0-5-1-5-4zM13 9.5v.01"/>"#;
const MIRROR: &str = r#"<path d="M12 3v18M9 7L3 17h6zM15 7l6 10h-6z"/>"#;

fn tool(
    act: impl Fn() + Copy + Send + Sync + 'static,
    id: &'static str,
    key: &'static str,
    art: &'static str,
) -> impl IntoView {
    view! {
        <button type="button" class="tool" data-testid=id title=t(key) on:click=move |_| act()>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=art></svg>{t(key)}
        </button>
    }
}

/// The button of an answer without a place, while it is legal.
fn answer(board: SeaBoard, action: Action, id: &'static str, key: &'static str) -> impl IntoView {
    let possible = Memo::new(move |_| board.scene.legal.with(|legal| legal.contains(&action)));
    let label = move || {
        let coins = board.table().map(|table| table.edition().coins);
        let coins = coins.map_or(0, |coins| if action == Action::Pass { coins.pass } else { coins.gold });
        fill(key, &[("coins", i64::from(coins).into())])
    };
    view! {
        <Show when=move || possible.get()>
            <button type="button" class="tool" data-testid=id class:taken=move || board.scene.choice() == Some(action)
                on:click=move |_| board.scene.wish(&action)>{label}</button>
        </Show>
    }
}

/// The dragon cards of the hand; the chosen one shows how it is turned.
fn own_cards(board: SeaBoard, seat: Seat) -> impl IntoView {
    let held = Memo::new(move |_| board.view().map(|view| view.hands[seat]).unwrap_or_default());
    let chosen = Memo::new(move |_| board.view().and_then(|view| view.chosen));
    let card = move |(index, held): (usize, Held)| {
        let Some(card) = held.card else { return back(held).into_any() };
        let label = move || name(&thing_card(card));
        let taken = move || chosen.get() == Some(card) || board.scene.choice() == Some(Action::Play { card });
        let pose = move || if chosen.get() == Some(card) { board.pose.get() } else { Pose::default() };
        view! {
            <button type="button" class=format!("dragon-card {}", class(seat)) class:taken=taken data-testid=format!("hand-{index}")
                aria-pressed=move || taken().to_string() aria-label=label title=label disabled=move || !board.scene.asked()
                on:click=move |_| pick_card(board, card, chosen.get_untracked())
                on:pointerenter=move |_| board.considered.set(Some(card)) on:pointerleave=move |_| board.considered.set(None)
                on:focus=move |_| board.considered.set(Some(card)) on:blur=move |_| board.considered.set(None)
            >
                {move || picture(card, pose(), Some(seat))}
                <span class="card-name" aria-hidden="true">{move || text(size_key(card))}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="own-cards" role="group" aria-label=t("app-sea-dragons-hand")>
            {move || held.get().into_iter().flatten().enumerate().map(card).collect::<Vec<_>>()}
        </div>
    }
}

/// Plays a card; another one than the chosen takes its place, if the choice can be taken back.
fn pick_card(board: SeaBoard, card: Shape, chosen: Option<Shape>) {
    let can_undo = board
        .scene
        .desk
        .session
        .position
        .with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.can_undo));
    match chosen {
        None => board.play(card),
        Some(chosen) if chosen == card => board.turn(),
        Some(_) if can_undo => board.play_instead(card),
        Some(_) => board.scene.wish(&Action::Play { card }),
    }
}

const fn size_key(card: Shape) -> &'static str {
    use tidetable_sea_dragons::Size;
    match card.size() {
        Size::Small => "app-sea-dragons-small",
        Size::Medium => "app-sea-dragons-medium",
        Size::Large => "app-sea-dragons-large",
    }
}

/// The picture of a dragon card.
pub(super) fn picture(card: Shape, pose: Pose, seat: Option<Seat>) -> impl IntoView {
    let window = card.outline(pose).map(dragon::window).unwrap_or_default();
    view! {
        <svg class="card-art" viewBox=window aria-hidden="true"><g class="dragon" inner_html=dragon::dragon(card, pose, HeadAt::ANYWHERE, seat)></g></svg>
    }
}

/// A card of which only the back is seen.
pub(super) fn back(held: Held) -> impl IntoView {
    let label = name(&thing_size(held.size));
    let dot = |dot: u8| {
        format!(
            r#"<circle cx="{}" r="4.2"/>"#,
            (f64::from(dot) - f64::from(held.size.cells() - 1) / 2.0) * 10.5
        )
    };
    let dots: String = (0..held.size.cells()).map(dot).collect();
    view! {
        <svg class="card-back" viewBox="-30 -12 60 24" role="img" aria-label=label inner_html=dots></svg>
    }
}

/// The own coral cards, and those to choose from.
fn own_corals(board: SeaBoard, seat: Seat) -> impl IntoView {
    let offered = move || {
        let view = board.view()?;
        let offered =
            view.offered.filter(|_| view.table.phase == Phase::Keep && view.table.turn.seat == seat)?;
        let choice = offered.iter().map(|(coral, _)| {
            let action = Action::Keep { coral };
            let label = move || name(&thing_coral(coral));
            view! {
                <button type="button" class="coral-card offered" data-testid="offer" title=label
                    class:taken=move || board.scene.choice() == Some(action) on:click=move |_| board.scene.wish(&action)>
                    {coral_art(coral)}<span class="card-name">{label}</span>
                </button>
            }
        });
        Some(
            view! { <div class="offer" role="group" aria-label=t("app-sea-dragons-offer")>{choice.collect::<Vec<_>>()}</div> },
        )
    };
    let held = move || {
        let corals = board.view()?.corals[seat].filter(|corals| !corals.is_empty())?;
        let cards = corals.iter().map(|(coral, count)| {
            let label = move || name(&thing_coral(coral));
            view! {
                <li class="coral-card" title=label>
                    {coral_art(coral)}<span class="unseen">{label}</span>
                    {(count > 1).then(|| view! { <span class="card-count">{format!("×{count}")}</span> })}
                </li>
            }
        });
        Some(
            view! { <ul class="own-corals" aria-label=t("app-sea-dragons-corals")>{cards.collect::<Vec<_>>()}</ul> },
        )
    };
    view! { {offered}{held} }
}

/// The picture of a coral card.
pub(super) fn coral_art(coral: Coral) -> impl IntoView {
    view! { <svg class="coral-art" viewBox="-30 -30 60 60" aria-hidden="true" inner_html=emblem::coral(coral)></svg> }
}

/// A small ship beside words.
pub(super) fn ship_art(ship: Ship) -> impl IntoView {
    view! { <svg class="ship-art" viewBox="-24 -27 48 52" aria-hidden="true" inner_html=emblem::ship(ship)></svg> }
}

/// A small coin beside words.
pub(super) fn coin_art() -> impl IntoView {
    view! { <svg class="coin-art" viewBox="-18 -17 36 36" aria-hidden="true" inner_html=emblem::COIN></svg> }
}

/// The ships of a fleet, each drawn.
pub(super) fn fleet_art(ships: Fleet) -> Vec<AnyView> {
    let each = Ship::ALL.into_iter().flat_map(|ship| (0..ships.count(ship)).map(move |_| ship));
    each.map(|ship| ship_art(ship).into_any()).collect()
}

/// What the dragon shown would bring and cost, or how to show one.
fn outlook(board: SeaBoard) -> Option<AnyView> {
    if let Some(outcome) = board.forecast() {
        return Some(forecast(board, &outcome).into_any());
    }
    let denied = board.shown().is_some();
    let key = if denied { "app-sea-dragons-denied" } else { "app-sea-dragons-how" };
    let row = || view! { <p class="forecast" class:denied=denied>{t(key)}</p> }.into_any();
    board.places.get().map(|_| row())
}

/// What a dragon would bring and cost.
fn forecast(board: SeaBoard, outcome: &Outcome) -> impl IntoView + use<> {
    let purse = board.scene.seat().zip(board.table()).map_or(0, |(seat, table)| table.stocks[seat].coins);
    let after = purse + u16::from(outcome.coins) - u16::from(outcome.toll);
    let coins = fill(
        "app-sea-dragons-forecast-coins",
        &[
            ("toll", i64::from(outcome.toll).into()),
            ("found", i64::from(outcome.coins).into()),
            ("after", i64::from(after).into()),
        ],
    );
    let ships = (!outcome.ships.is_empty()).then(|| {
        view! { <span class="gain" title=t("app-sea-dragons-forecast-ships")>{fleet_art(outcome.ships)}<span class="unseen">{outcome.ships.len()}" "{t("app-sea-dragons-forecast-ships")}</span></span> }
    });
    let corals = outcome.corals;
    let corals = (corals > 0).then(|| {
        let label = fill("app-sea-dragons-forecast-corals", &[("count", i64::from(corals).into())]);
        view! {
            <span class="gain"><svg class="ship-art" viewBox="-24 -25 48 50" aria-hidden="true" inner_html=emblem::CORAL></svg>{label}</span>
        }
    });
    let neighbours = pieces::earners(outcome).into_iter().map(|(seat, coins)| {
        let label = fill(
            "app-sea-dragons-forecast-neighbour",
            &[("name", board.scene.desk.session.name(seat).into()), ("coins", i64::from(coins).into())],
        );
        view! { <span class="gain">{badge(seat)}{label}</span> }
    });
    view! {
        <p class="forecast" data-testid="forecast" aria-live="polite">
            <span class="gain">{coin_art()}{coins}</span>{ships}{corals}{neighbours.collect::<Vec<_>>()}
        </p>
    }
}
