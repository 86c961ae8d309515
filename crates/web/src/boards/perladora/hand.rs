//! What somebody has behind the screen, and what everybody knows about each seat.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_perladora::{Action, Phase, Power, Value};

use super::{
    LagoonBoard,
    aim::{Tool, usable},
    art::{self, Look},
    clan_name,
};
use crate::{
    pieces::emblem::class,
    words::{fill, t, text},
};

/// The divers behind the own screen, the stock, and the answers that have no place on the board.
pub(super) fn hand(board: LagoonBoard) -> AnyView {
    let stock = move || board.table().map_or(0, |table| table.stock);
    view! {
        <div class="lagoon-hand">
            {move || board.scene.seat().map(|seat| divers(board, seat))}
            <div class="lagoon-tools">
                <span class="stock" title=t("app-perladora-stock")>
                    <svg viewBox="-60 -20 120 40" aria-hidden="true"><g class="pontoon" inner_html=art::pontoon()></g></svg>
                    <span data-testid="stock">{stock}</span>
                    <span class="unseen">{t("app-perladora-stock")}</span>
                </span>
                {move || board.scene.seat().and_then(|seat| power(board, seat))}
                {move || board.scene.seat().and_then(|seat| reinforcement(board, seat))}
                {ending(board, Action::Stop, "stop", "app-perladora-stop")}
                {ending(board, Action::Pass, "pass", "app-perladora-pass")}
            </div>
        </div>
    }
    .into_any()
}

/// The divers of a seat, one button per value.
fn divers(board: LagoonBoard, seat: Seat) -> impl IntoView {
    let hand = Memo::new(move |_| board.view().and_then(|view| view.hands[seat]));
    let button = move |value: Value| {
        let count = move || hand.get().map_or(0, |hand| hand.of(value));
        let label = move || {
            fill(
                "app-perladora-hand",
                &[("value", i64::from(value.get()).into()), ("count", i64::from(count()).into())],
            )
        };
        let asked = move || board.cell.get().is_some();
        view! {
            <button
                type="button" class=format!("chip {}", class(seat)) data-testid=format!("hand-{value}")
                class:taken=move || board.value.get() == Some(value) class:wanted=asked
                aria-pressed=move || (board.value.get() == Some(value)).to_string()
                title=label disabled=move || count() == 0 || !board.scene.asked()
                on:click=move |_| board.take(value)
            >
                <span class="unseen">{label}</span>
                <svg viewBox="-37 -36 76 78" aria-hidden="true">
                    <g class="diver" inner_html=art::diver(seat, Look { value: Some(value.get()), ..Look::default() })></g>
                </svg>
                <span class="chip-count" aria-hidden="true">"×"{count}</span>
            </button>
        }
    };
    let there = move |value: Value| {
        board.table().is_some_and(|table| table.edition().divers(table.seats()).of(value) > 0)
    };
    view! {
        <div class="divers" role="group" aria-label=t("app-perladora-divers")>
            {move || Value::all().filter(|&value| there(value)).map(button).collect::<Vec<_>>()}
        </div>
    }
}

/// The button of the clan's power.
fn power(board: LagoonBoard, seat: Seat) -> Option<impl IntoView> {
    let table = board.table()?;
    let power = table.power(seat)?;
    let tokens = table.tokens[seat];
    let label = fill(
        "app-perladora-power-button",
        &[("power", text(power_key(power)).into()), ("count", i64::from(tokens).into())],
    );
    let usable = board.scene.legal.with(|legal| usable(legal, Tool::Power));
    Some(view! {
        <button
            type="button" class="tool" data-testid="tool-power" disabled=!usable class:taken=move || board.tool.get() == Tool::Power
            aria-pressed=move || (board.tool.get() == Tool::Power).to_string() on:click=move |_| board.use_tool(Tool::Power)
        >
            <svg viewBox="0 0 24 24" class="clan-sign" aria-hidden="true" inner_html=power_sign(power)></svg>
            {label}
        </button>
    })
}

/// The button of the reinforcement.
fn reinforcement(board: LagoonBoard, seat: Seat) -> Option<impl IntoView> {
    board.table().filter(|table| table.has_reinforcement(seat))?;
    let usable = board.scene.legal.with(|legal| usable(legal, Tool::Reinforcement));
    Some(view! {
        <button
            type="button" class="tool" data-testid="tool-reinforce" disabled=!usable
            class:taken=move || board.tool.get() == Tool::Reinforcement
            aria-pressed=move || (board.tool.get() == Tool::Reinforcement).to_string()
            on:click=move |_| board.use_tool(Tool::Reinforcement)
        >
            <svg viewBox="0 0 24 24" class="clan-sign" aria-hidden="true" inner_html=SHIELD></svg>
            {t("app-perladora-reinforce")}
        </button>
    })
}

const SHIELD: &str = r#"<path d="M12 3l8 3v6c0 5-3 8-8 10-5-2-8-5-8-10V6z"/><path d="M12 8v8M8 12h8"/>"#;

/// The button of an answer without a place, while it is legal.
fn ending(board: LagoonBoard, action: Action, name: &'static str, label: &'static str) -> impl IntoView {
    let possible = Memo::new(move |_| board.scene.legal.with(|legal| legal.contains(&action)));
    view! {
        <Show when=move || possible.get()>
            <button type="button" class="tool" data-testid=name on:click=move |_| board.scene.wish(&action)>{t(label)}</button>
        </Show>
    }
}

const fn power_key(power: Power) -> &'static str {
    match power {
        Power::Look => "app-perladora-power-look",
        Power::Surface => "app-perladora-power-surface",
        Power::Pontoon => "app-perladora-power-pontoon",
        Power::Necklace => "app-perladora-power-necklace",
    }
}

/// The sign of a power, on a field of 24 by 24.
const fn power_sign(power: Power) -> &'static str {
    match power {
        Power::Look => {
            r#"<path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="3"/>"#
        }
        Power::Surface => r#"<circle cx="12" cy="9" r="5"/><path d="M3 18q3-2.5 6 0t6 0 6 0M12 14v2"/>"#,
        Power::Pontoon => r#"<path d="M3 9h18M3 15h18M6 9v6M10 9v6M14 9v6M18 9v6"/>"#,
        Power::Necklace => {
            r#"<path d="M4 6c0 8 3 13 8 13s8-5 8-13"/><circle cx="12" cy="19" r="2"/><circle cx="6.5" cy="15" r="1.5"/><circle cx="17.5" cy="15" r="1.5"/>"#
        }
    }
}

/// What everybody knows about a seat: divers left, clan, tokens, partner, whether it has passed.
pub(super) fn panel(board: LagoonBoard, seat: Seat) -> AnyView {
    let facts = move || {
        let table = board.table()?;
        let left = table.hand_size(seat);
        let number = fill("app-perladora-left", &[("count", i64::from(left).into())]);
        let clan = table.clans[seat].map(|clan| {
            let power = table.edition().power(clan);
            let tokens = table.tokens[seat];
            let title = fill("app-perladora-tokens", &[("power", text(power_key(power)).into()), ("count", i64::from(tokens).into())]);
            view! {
                <span class="fact" title=title.clone()>
                    <svg viewBox="0 0 24 24" class="clan-sign" aria-hidden="true" inner_html=power_sign(power)></svg>
                    {clan_name(clan)}<span aria-hidden="true">{format!(" ×{tokens}")}</span><span class="unseen">{title.clone()}</span>
                </span>
            }
        });
        let shield = table.has_reinforcement(seat).then(|| {
            view! {
                <span class="fact" title=t("app-perladora-reinforcement-left")>
                    <svg viewBox="0 0 24 24" class="clan-sign" aria-hidden="true" inner_html=SHIELD></svg>
                    <span class="unseen">{t("app-perladora-reinforcement-left")}</span>
                </span>
            }
        });
        let partner = table.side(seat).without(seat).first().map(|partner| {
            let name = board.scene.desk.session.name(partner);
            view! { <span class="fact">{fill("app-perladora-partner", &[("name", name.into())])}</span> }
        });
        let title = number.clone();
        let passed = (table.passed.contains(seat) && table.phase != Phase::Over)
            .then(|| view! { <span class="fact passed">{t("app-perladora-passed")}</span> });
        Some(view! {
            <span class="fact" title=title>
                <svg viewBox="-37 -36 76 78" class=format!("mini {}", class(seat)) aria-hidden="true">
                    <g class="diver" inner_html=art::diver(seat, Look::default())></g>
                </svg>
                <span aria-hidden="true">{left}</span><span class="unseen">{number}</span>
            </span>
            {clan}{shield}{partner}{passed}
        })
    };
    view! { <p class="facts">{facts}</p> }.into_any()
}
