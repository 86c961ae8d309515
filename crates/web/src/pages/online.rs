//! A table on the server: the waiting room before the game, then the table itself.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use tidetable_kernel::Seat;
use tidetable_protocol::{Command, ErrorCode, Stage};
use tidetable_words::Value;

use super::{
    lost::{lost, opening},
    table::{Surroundings, table},
    waiting::waiting,
};
use crate::{
    app, boards, browser,
    pieces::{prompt::problem_key, seat::kept_warm},
    route::{Replay, Route},
    session::online::{Link, Online},
    words::{fill, t},
};

pub(super) fn online(id: String, seat_key: Option<String>) -> impl IntoView {
    if seat_key.is_some() {
        // The key opens the seat; it should not linger in the address bar or the history.
        app::rename_page(&Route::Table { id: id.clone(), seat_key: None });
    }
    let online = Online::open(id, seat_key);
    let closed = Memo::new(move |_| match online.link.get() {
        Link::Closed(code) => Some(code),
        _ => None,
    });
    // The board stays where it is when the game ends or the line breaks.
    let begun = Memo::new(move |_| online.stage().map(|stage| stage != Stage::Gathering));
    move || match (closed.get(), begun.get()) {
        (Some(ErrorCode::NotFound), _) => lost("app-lost-table").into_any(),
        (Some(code), _) => lost(problem_key(code)).into_any(),
        (None, None) => knocking(online),
        (None, Some(false)) => waiting(online).into_any(),
        (None, Some(true)) => playing(online),
    }
}

/// Not let in yet: a server that is too busy says so, and is asked again.
fn knocking(online: Online) -> AnyView {
    let why = move || {
        online.problem.get().map(|problem| {
            view! {
                <p class="problem" role="alert" data-testid="table-problem">{t(problem_key(problem.code))}</p>
                <p><a class="button" href="/">{t("app-home")}</a></p>
            }
        })
    };
    opening(why.into_any())
}

fn playing(online: Online) -> AnyView {
    let Some(session) = online.session.get_untracked() else { return lost("app-lost-game").into_any() };
    let Some(face) = boards::face(session.entry.game.id()) else { return lost("app-lost-game").into_any() };
    let stage = (face.open)(session);
    let id = online.id.get_value();
    let replay = Replay::of(id);
    let watch = Route::Replay(replay.clone()).address();
    let over: ChildrenFn = Arc::new(move || {
        let again = move || online.info.with(|info| info.as_ref().and_then(|info| info.rematch.clone()));
        let watch = watch.clone();
        view! {
            {move || match again() {
                Some(id) => view! { <a class="button" href=Route::Table { id, seat_key: None }.address() data-testid="rematch">{t("app-rematch-join")}</a> }.into_any(),
                None => view! { <button type="button" data-testid="rematch" on:click=move |_| online.send(Command::Rematch)>{t("app-rematch")}</button> }.into_any(),
            }}
            <a class="button" href=watch data-testid="replay">{t("app-replay")}</a>
        }
        .into_any()
    });
    let ended = Memo::new(move |_| online.stage() == Some(Stage::Over));
    let moments = replay.moments(ended);
    let notice: ChildrenFn = Arc::new(move || notice(online).into_any());
    table(&stage, Surroundings { notice, over, online: Some(online), moments }).into_any()
}

/// A broken line, a free seat, somebody who is away, a seat kept warm.
fn notice(online: Online) -> impl IntoView {
    let broken =
        move || {
            (online.link.get() == Link::Broken).then(|| view! {
        <div class="notice" role="status" data-testid="broken"><p>{t("app-reconnecting")}</p></div>
    })
        };
    let problem = move || {
        online.problem.get().map(|problem| view! {
        <div class="notice" role="alert" data-testid="table-problem"><p>{t(problem_key(problem.code))}</p></div>
    })
    };
    let watching = move || {
        let seated = online.you.with(|you| you.seat.is_some());
        (!seated && online.info.with(Option::is_some)).then(|| view! {
            <div class="notice quiet" role="status" data-testid="watching"><p>{t("app-watching")}</p></div>
        })
    };
    view! { {broken}{problem}{watching}{kept_warm(online)}{move || online.missing.get().and_then(|seat| away(online, seat))} }
}

/// Offers a bot for whoever is away or out of time, and counts the votes.
fn away(online: Online, seat: Seat) -> Option<impl IntoView> {
    let you = online.you.with(|you| you.seat)?;
    let vote = online.vote.get().filter(|vote| vote.seat == seat);
    let voted = vote.as_ref().is_some_and(|vote| vote.agree.contains(&you));
    let count = vote.map(|vote| format!(" {} / {}", vote.agree.len(), vote.needed));
    let name = online.session.get()?.name(seat);
    let ask = fill("app-vote", &[("name", Value::Text(name))]);
    let label = if voted { "app-vote-withdraw" } else { "app-vote-agree" };
    Some(view! {
        <div class="notice" role="status" data-testid="vote">
            <p>{ask}{count}</p>
            <button type="button" data-testid="vote-button" on:click=move |_| online.send(Command::Replace { seat, agree: !voted })>{t(label)}</button>
        </div>
    })
}

/// Follows a short code to its table.
pub(super) fn by_code(code: String) -> impl IntoView {
    let failed = RwSignal::new(false);
    spawn_local(async move {
        let reply = browser::fetch("GET", &format!("/api/codes/{code}"), None, None).await;
        let found = reply
            .filter(|reply| reply.ok)
            .and_then(|reply| serde_json::from_str::<TableInfoId>(&reply.text).ok());
        match found {
            Some(found) => app::go(&Route::Table { id: found.table, seat_key: None }),
            None => drop(failed.try_set(true)),
        }
    });
    move || match failed.get() {
        true => lost("app-lost-code").into_any(),
        false => opening(().into_any()),
    }
}

/// The one thing of a table that a code is asked for.
#[derive(serde::Deserialize)]
struct TableInfoId {
    table: String,
}
