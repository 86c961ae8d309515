//! What people say to each other at a table.

use leptos::{html::Ol, prelude::*};
use tidetable_protocol::{CHAT_CHARS, Command};

use super::{
    emblem::badge,
    icon::{Icon, icon},
};
use crate::{browser, session::online::Online, words::t};

/// Where the wish not to see any chat is kept.
const MUTED: &str = "tidetable.chat-muted";

/// The chat of a table.
pub(crate) fn chat(online: Online) -> impl IntoView {
    let draft = RwSignal::new(String::new());
    let muted = RwSignal::new(browser::read(MUTED).is_some());
    let list = NodeRef::<Ol>::new();
    Effect::new(move |_| {
        online.chat.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let quiet = move || online.info.with(|info| info.as_ref().is_some_and(|info| info.quiet));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_owned();
        if !text.is_empty() {
            online.send(Command::Chat { text });
            draft.set(String::new());
        }
    };
    let mute = move |_| {
        muted.update(|muted| *muted = !*muted);
        match muted.get_untracked() {
            true => _ = browser::write(MUTED, "1"),
            false => browser::forget(MUTED),
        }
    };
    view! {
        <div class="chat">
            <Show when=move || !muted.get() fallback=|| view! { <p class="faint">{t("app-chat-muted")}</p> }>
                <ol class="chat-lines" node_ref=list tabindex="0" aria-label=t("app-chat") aria-live="polite" data-testid="chat-lines">
                    <For each=move || online.chat.get() key=|line| line.number let(line)>
                        <li>{line.seat.map(badge)}<strong>{line.name.clone()}</strong>" "<span>{line.text.clone()}</span></li>
                    </For>
                </ol>
                <form class="chat-form" on:submit=send>
                    <input type="text" maxlength=CHAT_CHARS aria-label=t("app-chat-say") placeholder=t("app-chat-say") data-testid="chat-input"
                        disabled=quiet prop:value=move || draft.get() on:input=move |event| draft.set(event_target_value(&event))/>
                    <button type="submit" class="round" aria-label=t("app-chat-send") data-testid="chat-send" disabled=quiet>{icon(Icon::Send)}</button>
                </form>
            </Show>
            <div class="chat-tools">
                <button type="button" class="quiet small" data-testid="chat-mute" on:click=mute>
                    {move || if muted.get() { t("app-chat-unmute")() } else { t("app-chat-mute")() }}
                </button>
                <Show when=move || online.you.with(|you| you.host)>
                    <button type="button" class="quiet small" data-testid="chat-quiet"
                        on:click=move |_| online.send(Command::Quiet { quiet: !quiet() })>
                        {move || if quiet() { t("app-chat-allow")() } else { t("app-chat-forbid")() }}
                    </button>
                </Show>
            </div>
        </div>
    }
}
