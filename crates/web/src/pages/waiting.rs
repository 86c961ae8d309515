//! The waiting room: who has come, and how others come.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_protocol::{Command, NAME_CHARS, Occupant, TableInfo};
use tidetable_words::Value;

use super::{game_title, titled};
use crate::{
    app, browser, person,
    pieces::{
        chat::chat,
        emblem::{badge, class},
        icon::{Icon, icon},
        players::level_name,
        prompt::problem_key,
        qr::qr,
        seat::seat_link,
        share::copy_field,
    },
    route::Route,
    session::online::{Link, Online},
    words::{fill, t, text},
};

pub(super) fn waiting(online: Online) -> impl IntoView {
    let game =
        online.info.with_untracked(|info| info.as_ref().map(|info| info.game.clone()).unwrap_or_default());
    let title = game.clone();
    titled(move || game_title(&title));
    let route = Route::Table { id: online.id.get_value(), seat_key: None };
    let link = format!("{}{}", browser::origin(), route.address());
    let shown_link = link.clone();
    let code = move || online.info.with(|info| info.as_ref().and_then(|info| info.code.clone()));
    let host = move || online.you.with(|you| you.host);
    let seated = move || online.you.with(|you| you.seat.is_some());
    let name = RwSignal::new(person::name());
    let rename = move |event: leptos::ev::Event| {
        person::rename(&event_target_value(&event));
        name.set(person::name());
        online.send(Command::Rename { name: name.get_untracked() });
    };
    let heading = game.clone();
    view! {
        <main id="main" class="page waiting" data-game=game data-testid="waiting">
            <h1>{move || game_title(&heading)}</h1>
            <p class="lead">{t("app-waiting")}</p>
            {move || (online.link.get() == Link::Broken).then(|| view! { <p class="notice" role="status">{t("app-reconnecting")}</p> })}
            {move || online.problem.get().map(|problem| view! { <p class="problem" role="alert">{t(problem_key(problem.code))}</p> })}
            <div class="waiting-grid">
                <section class="panel" aria-label=t("app-who")>
                    <h2>{t("app-who")}</h2>
                    <ol class="chairs">{move || online.info.with(|info| info.as_ref().map(|info| seats(online, info)))}</ol>
                    <Show when=seated>
                        <div class="field">
                            <label for="name">{t("app-your-name")}</label>
                            <input id="name" type="text" maxlength=NAME_CHARS data-testid="name" prop:value=move || name.get() on:change=rename/>
                        </div>
                    </Show>
                    <div class="form-buttons">
                        <Show when=host fallback=move || view! { <p class="faint">{t("app-host-starts")}</p> }>
                            <button type="button" class="primary large" data-testid="start" on:click=move |_| online.send(Command::Start)>{icon(Icon::Play)}{t("app-begin")}</button>
                        </Show>
                        <Show when=seated>
                            <button type="button" class="quiet" data-testid="leave" on:click=move |_| { online.send(Command::Leave); app::go(&Route::Home); }>{t("app-leave")}</button>
                        </Show>
                    </div>
                    <Show when=host><p class="faint">{t("app-free-seats-bots")}</p></Show>
                </section>
                <section class="panel invite" aria-label=t("app-invite")>
                    <h2>{t("app-invite")}</h2>
                    {move || code().map(|code| view! {
                        <p class="code"><span class="copy-label">{t("app-code")}</span><strong data-testid="table-code">{code}</strong></p>
                    })}
                    {copy_field("app-link", "table-link", Signal::derive(move || shown_link.clone()))}
                    {qr(&link)}
                    {seat_link(online, false)}
                </section>
                <section class="panel" aria-label=t("app-chat")><h2>{t("app-chat")}</h2>{chat(online)}</section>
            </div>
        </main>
    }
}

/// The seats, free ones with a button to sit down.
fn seats(online: Online, info: &TableInfo) -> Vec<impl IntoView + use<>> {
    let you = online.you.with(|you| you.seat);
    let row = |(occupant, seat): (&Occupant, Seat)| {
        let who = match occupant {
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot { level } => fill("app-bot-of", &[("level", Value::Text(level_name(level)))]),
            Occupant::Open => text("app-seat-free"),
        };
        let away = matches!(occupant, Occupant::Person { here: false, .. })
            .then(|| view! { <span class="faint">{t("app-away")}</span> });
        let own = (you == Some(seat)).then(|| view! { <span class="turn-mark">{t("app-you")}</span> });
        let sit = matches!(occupant, Occupant::Open).then(|| view! {
            <button type="button" data-testid=format!("sit-{seat}") on:click=move |_| online.send(Command::Sit { seat: Some(seat) })>{t("app-sit")}</button>
        });
        let free = matches!(occupant, Occupant::Open);
        view! { <li class=class(seat) class:free=free>{badge(seat)}<span class="chair-name">{who}</span>{away}{own}{sit}</li> }
    };
    let seats = Seat::all(u8::try_from(info.seats.len()).unwrap_or(u8::MAX));
    info.seats.iter().zip(seats).map(row).collect()
}
