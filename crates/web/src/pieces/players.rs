//! Who sits at the table, whose turn it is, and what everybody may know about each.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_protocol::Occupant;

use super::{
    clock::clock,
    emblem::{badge, class},
    icon::{Icon, icon},
};
use crate::{
    boards::Stage,
    session::Session,
    words::{t, text},
};

/// The panels of all seats, in turn order.
pub(crate) fn players(stage: &Stage, clocks_at: Signal<f64>) -> impl IntoView {
    let session = stage.desk.session;
    let count = Memo::new(move |_| session.seats.with(Vec::len) as u8);
    let panel = stage.panel.clone();
    view! {
        <section class="players" aria-label=t("app-players")>
            {move || {
                let panel = panel.clone();
                Seat::all(count.get()).map(|seat| player(session, seat, panel(seat), clocks_at).into_any()).collect::<Vec<_>>()
            }}
        </section>
    }
}

fn player(session: Session, seat: Seat, extras: AnyView, clocks_at: Signal<f64>) -> impl IntoView {
    let awaited = move || {
        session
            .position
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.awaiting.seats().contains(seat)))
    };
    let own = move || session.seat() == Some(seat);
    let place =
        move || session.position.with(|shown| shown.as_ref()?.result.map(|result| result.places[seat]));
    view! {
        <article
            class=format!("player {}", class(seat)) class:awaited=awaited class:own=own
            class:winner=move || place() == Some(1) data-testid=format!("player-{seat}")
        >
            <header>
                {badge(seat)}
                <strong class="player-name">{move || session.name(seat)}</strong>
                {move || kind(session, seat)}
                <Show when=awaited><span class="turn-mark">{t("app-turn")}</span></Show>
                {clock(session, seat, clocks_at)}
            </header>
            {extras}
        </article>
    }
}

/// Whether a bot sits there, or somebody who is away.
fn kind(session: Session, seat: Seat) -> AnyView {
    let occupant = session.seats.with(|seats| seats.get(seat.index()).cloned());
    match occupant {
        Some(Occupant::Bot { level }) => {
            let name = level_name(&level);
            let title = name.clone();
            view! { <span class="player-kind" title=title>{icon(Icon::Bot)}<span>{name}</span></span> }
                .into_any()
        }
        Some(Occupant::Person { stand_in: Some(_), .. }) => {
            view! { <span class="player-kind">{icon(Icon::Bot)}<span>{t("app-stand-in")}</span></span> }
                .into_any()
        }
        Some(Occupant::Person { here: false, .. }) => {
            view! { <span class="player-kind away"><span>{t("app-away")}</span></span> }.into_any()
        }
        Some(Occupant::Person { here: true, .. } | Occupant::Open) | None => ().into_any(),
    }
}

/// What a bot's level is called.
pub(crate) fn level_name(level: &str) -> String {
    match level.parse::<tidetable_bots::Level>() {
        Ok(level) => text(&format!("app-level-{level}")),
        Err(_) => level.to_owned(),
    }
}
