//! What a person can choose for this browser.

use leptos::prelude::*;
use tidetable_words::Language;

use super::titled;
use crate::{
    person,
    preferences::{Motion, Theme, preferences},
    words::{t, text},
};

pub(super) fn settings() -> impl IntoView {
    titled(|| text("app-settings"));
    let chosen = preferences();
    let name = RwSignal::new(person::name());
    view! {
        <main id="main" class="page narrow" data-testid="settings">
            <h1>{t("app-settings")}</h1>
            <div class="form">
                <div class="field">
                    <label for="name">{t("app-your-name")}</label>
                    <input id="name" type="text" maxlength=tidetable_protocol::NAME_CHARS data-testid="name" prop:value=move || name.get()
                        on:change=move |event| name.set(person::rename(&event_target_value(&event)))/>
                </div>
                {choice("language", "app-language", chosen.language, &[(Language::English, "app-language-en"), (Language::French, "app-language-fr")])}
                {choice("theme", "app-theme", chosen.theme, &[
                    (Theme::System, "app-theme-system"), (Theme::Light, "app-theme-light"), (Theme::Dark, "app-theme-dark"),
                ])}
                {choice("motion", "app-motion", chosen.motion, &[
                    (Motion::Calm, "app-motion-calm"), (Motion::Quick, "app-motion-quick"), (Motion::Off, "app-motion-off"),
                ])}
                {choice("patterns", "app-patterns", chosen.patterns, &[(false, "app-patterns-off"), (true, "app-patterns-on")])}
                {choice("confirm", "app-confirming", chosen.at_once, &[(false, "app-confirming-on"), (true, "app-confirming-off")])}
            </div>
        </main>
    }
}

/// A choice of one among few.
fn choice<T>(
    name: &'static str,
    label: &'static str,
    value: RwSignal<T>,
    options: &[(T, &'static str)],
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let option = |(index, &(option, key)): (usize, &(T, &'static str))| {
        view! {
            <label class="segment">
                <input type="radio" name=name data-testid=format!("{name}-{index}") prop:checked=move || value.get() == option
                    on:change=move |_| value.set(option)/>
                <span>{t(key)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{t(label)}</legend>
            <div class="segments">{options.iter().enumerate().map(option).collect::<Vec<_>>()}</div>
        </fieldset>
    }
}
