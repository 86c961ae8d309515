//! A text with a button that copies it.

use leptos::{prelude::*, task::spawn_local};

use super::icon::{Icon, icon};
use crate::{browser, words::t};

/// A text that can be copied, under a label.
pub(crate) fn copy_field(label: &'static str, name: &'static str, text: Signal<String>) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move |_| {
        spawn_local(async move {
            let done = browser::copy(text.get_untracked()).await || browser::copy_field(name);
            copied.try_set(done);
            browser::pause(2_000).await;
            copied.try_set(false);
        });
    };
    let select_all =
        |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="copy-field">
            <span class="copy-label" id=format!("{name}-label")>{t(label)}</span>
            <div class="copy-row">
                <input type="text" readonly id=name aria-labelledby=format!("{name}-label") data-testid=name prop:value=move || text.get()
                    on:focus=select_all/>
                <button type="button" data-testid=format!("{name}-copy") on:click=copy>
                    {move || if copied.get() { icon(Icon::Check).into_any() } else { icon(Icon::Copy).into_any() }}
                    <span aria-live="polite">{move || if copied.get() { t("app-copied")() } else { t("app-copy")() }}</span>
                </button>
            </div>
        </div>
    }
}
