//! A table in this browser.

use std::sync::Arc;

use leptos::prelude::*;
use tidetable_words::Value;

use super::{
    lost::lost,
    plan,
    table::{Surroundings, table},
};
use crate::{
    app, boards,
    pieces::icon::{Icon, icon},
    route::{LOCAL, Replay, Route},
    session::{LocalTable, local::Local, saved},
    words::{fill, t},
};

pub(super) fn local(id: &str) -> AnyView {
    let Some(kept) = saved::load(id) else { return lost("app-lost-local").into_any() };
    let Some(face) = boards::face(&kept.game) else { return lost("app-lost-local").into_any() };
    let Ok(resumed) = LocalTable::resume(kept) else { return lost("app-lost-damaged").into_any() };
    let local = Local::open(resumed);
    let stage = (face.open)(local.session);
    let replay = Replay::of(format!("{LOCAL}{id}"));
    let watch = Route::Replay(replay.clone()).address();
    let over: ChildrenFn = Arc::new(move || {
        view! {
            <button type="button" data-testid="rematch" on:click=move |_| rematch(local)>{t("app-rematch")}</button>
            <a class="button" href=watch.clone() data-testid="replay">{t("app-replay")}</a>
        }
        .into_any()
    });
    let moments = replay.moments(Memo::new(move |_| local.session.ended()));
    table(
        &stage,
        Surroundings { notice: Arc::new(move || notice(local).into_any()), over, online: None, moments },
    )
    .into_any()
}

/// Whose turn it is to take the device, and whether the browser keeps the game.
fn notice(local: Local) -> impl IntoView {
    let handover = move || {
        local.handover.get().map(|seat| {
            let name = local.session.name(seat);
            let ask = fill("app-handover", &[("name", Value::Text(name.clone()))]);
            let take = fill("app-handover-take", &[("name", Value::Text(name))]);
            view! {
                <div class="notice" role="status" data-testid="handover">
                    {icon(Icon::Device)}<p>{ask}</p>
                    <button type="button" class="primary" data-testid="take-device" on:click=move |_| local.take_device()>{take}</button>
                </div>
            }
        })
    };
    let unkept = move || {
        local.unkept.get().then(|| view! { <div class="notice" role="status"><p>{t("app-unkept")}</p></div> })
    };
    view! { {handover}{unkept} }
}

/// Plays again with the same people and options.
fn rematch(local: Local) {
    let again = local.with_table(|table| (table.entry(), table.options().clone(), table.seats().to_vec()));
    if let Ok(id) = plan::start_here(again.0, again.1, again.2) {
        app::go(&Route::Local(id));
    }
}
