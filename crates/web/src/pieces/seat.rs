//! What can be done with one's own seat: open it on another device, or hand it to a bot for a while.

use leptos::prelude::*;
use tidetable_protocol::Command;

use super::{
    icon::{Icon, icon},
    share::copy_field,
};
use crate::{browser, route::Route, session::online::Online, words::t};

/// The link that opens one's own seat on another device, shown at once or on request.
pub(crate) fn seat_link(online: Online, at_once: bool) -> impl IntoView {
    let link = Signal::derive(move || {
        let seat_key = online.you.with(|you| you.seat_key.clone());
        format!("{}{}", browser::origin(), Route::Table { id: online.id.get_value(), seat_key }.address())
    });
    view! {
        <Show when=move || online.you.with(|you| you.seat_key.is_some())>
            <details class="other-device" open=at_once>
                <summary data-testid="other-device">{icon(Icon::Device)}{t("app-other-device")}</summary>
                <p class="faint">{t("app-other-device-hint")}</p>
                {copy_field("app-seat-link", "seat-link", link)}
            </details>
        </Show>
    }
}

/// The way back to a seat in which a bot plays.
pub(crate) fn kept_warm(online: Online) -> AnyView {
    view! {
        <Show when=move || online.has_stand_in()>
            <div class="notice" role="status">
                <p>{t("app-kept-warm")}</p>
                <button type="button" class="primary" data-testid="return" on:click=move |_| online.send(Command::Return)>{t("app-return")}</button>
            </div>
        </Show>
    }
    .into_any()
}

/// One's seat at a game that goes on.
pub(crate) fn seat(online: Online) -> impl IntoView {
    view! {
        <div class="seat-panel" data-testid="seat-panel">
            {kept_warm(online)}
            {seat_link(online, true)}
            <Show when=move || !online.has_stand_in()>
                <details class="other-device">
                    <summary data-testid="hand-over">{icon(Icon::Bot)}{t("app-hand-over")}</summary>
                    <p class="faint">{t("app-hand-over-hint")}</p>
                    <button type="button" data-testid="hand-over-confirm" on:click=move |_| online.send(Command::Leave)>{t("app-vote-agree")}</button>
                </details>
            </Show>
        </div>
    }
}
