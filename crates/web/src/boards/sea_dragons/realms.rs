//! The majorities of the four realms as they stand.

use leptos::prelude::*;
use tidetable_kernel::{PerSeat, Seat};
use tidetable_sea_dragons::{Presence, Realm, thing_realm};

use super::{SeaBoard, emblem, name};
use crate::{
    pieces::{
        emblem::{badge, class},
        order::ordered,
    },
    words::fill,
};

/// How the realms stand.
pub(super) fn realms(board: SeaBoard) -> AnyView {
    view! { <div class="realms">{Realm::ALL.map(|realm| standing(board, realm))}</div> }.into_any()
}

fn standing(board: SeaBoard, realm: Realm) -> impl IntoView {
    let state = Memo::new(move |_| {
        let view = board.view()?;
        let pools = view.table.visible_whirlpools(realm).len() as u16;
        let prize = pools * u16::from(view.table.edition().whirlpool_points(view.table.seats()));
        Some((pools, prize, view.presence(realm), view.majority(realm)))
    });
    let prize = move || {
        state.get().map(|(pools, prize, ..)| {
            let label = fill(
                "app-sea-dragons-prize",
                &[("count", i64::from(pools).into()), ("points", i64::from(prize).into())],
            );
            view! {
                <span class="prize" title=label>
                    <svg class="pool-art" viewBox="-26 -26 52 52" aria-hidden="true" inner_html=emblem::WHIRLPOOL></svg>
                    <span aria-hidden="true">{format!("{pools} · {prize}")}</span><span class="unseen">{label.clone()}</span>
                </span>
            }
        })
    };
    let ranks = move || {
        let Some((_, _, presence, points)) = state.get() else { return Vec::new() };
        ranked(&presence).into_iter().map(|seat| rank(board, seat, presence[seat], points[seat])).collect()
    };
    view! {
        <article class=format!("realm realm-{}", realm.name()) data-testid=format!("realm-{}", realm.name()) tabindex="0"
            on:pointerenter=move |_| board.spotlight.set(Some(realm)) on:pointerleave=move |_| board.spotlight.set(None)
            on:focus=move |_| board.spotlight.set(Some(realm)) on:blur=move |_| board.spotlight.set(None)>
            <header>
                {sign(realm)}<strong>{move || name(&thing_realm(realm))}</strong>{prize}
            </header>
            <ol class="ranks">{ranks}</ol>
        </article>
    }
}

/// The sign of a realm on its tint.
pub(super) fn sign(realm: Realm) -> impl IntoView {
    view! {
        <svg class=format!("realm-sign realm-{}", realm.name()) viewBox="0 0 24 24" aria-hidden="true">
            <rect class="cartouche" width="24" height="24" rx="6"/>
            <g class="emblem" transform="translate(3 3) scale(.75)" inner_html=emblem::realm(realm)></g>
        </svg>
    }
}

/// Whoever is there, the strongest first.
pub(super) fn ranked(presence: &PerSeat<Presence>) -> Vec<Seat> {
    let strength = |seat: Seat| {
        let Presence { dragons, hidden, pieces } = presence[seat];
        (i64::from(dragons + hidden), i64::from(pieces))
    };
    let seats = Seat::all(presence.count()).filter(|&seat| strength(seat).0 > 0).collect();
    ordered(seats, |&seat| -(strength(seat).0 << 8 | strength(seat).1))
}

fn rank(board: SeaBoard, seat: Seat, presence: Presence, points: u16) -> AnyView {
    let Presence { dragons, hidden, pieces } = presence;
    let label = fill(
        "app-sea-dragons-rank",
        &[
            ("name", board.scene.desk.session.name(seat).into()),
            ("dragons", i64::from(dragons).into()),
            ("hidden", i64::from(hidden).into()),
            ("pieces", i64::from(pieces).into()),
            ("points", i64::from(points).into()),
        ],
    );
    let worth = (points > 0).then(|| view! { <b class="worth-now" aria-hidden="true">{points}</b> });
    let shown = if hidden > 0 { format!("{dragons}+{hidden}") } else { dragons.to_string() };
    view! {
        <li class=format!("rank {}", class(seat)) class:leads={points > 0} title=label>
            {badge(seat)}<span aria-hidden="true">{shown}<small>{format!("/{pieces}")}</small></span>{worth}<span class="unseen">{label.clone()}</span>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_dragons_come_first_then_more_parts_and_absent_ones_never() {
        let presence = |dragons, hidden, pieces| Presence { dragons, hidden, pieces };
        let all = [presence(2, 0, 9), presence(0, 0, 0), presence(1, 1, 11), presence(3, 0, 4)];
        let all = PerSeat::from_fn(4, |seat| all[seat.index()]);
        assert_eq!(ranked(&all), [Seat(3), Seat(2), Seat(0)]);
    }
}
