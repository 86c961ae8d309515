//! The rules of a game in our own words.

use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::JsCast;

use super::{game_title, titled};
use crate::{browser, preferences::preferences, words::t};

pub(super) fn rules(game: String, section: Option<String>) -> impl IntoView {
    let game = StoredValue::new(game);
    titled(move || game_title(&game.get_value()));
    let text = RwSignal::new(Some(String::new()));
    Effect::new(move |_| {
        let language = preferences().language.get().tag();
        let section = section.clone();
        spawn_local(async move {
            let page = format!("/rules-{}.{language}.html", game.get_value());
            let reply = browser::fetch("GET", &page, None, None).await.filter(|reply| reply.ok);
            text.try_set(reply.map(|reply| reply.text));
            // The page must be drawn before one can go to a place on it.
            browser::pause(0).await;
            if let Some(section) = section {
                show_section(&section);
            }
        });
    });
    view! {
        <main id="main" class="page rules prose" data-testid="rules" data-game=game.get_value()>
            <h1>{move || game_title(&game.get_value())}</h1>
            {move || match text.get() {
                Some(text) => view! { <div inner_html=text></div> }.into_any(),
                None => view! { <p>{t("app-rules-missing")}</p> }.into_any(),
            }}
        </main>
    }
}

/// Goes to a section and marks it for a moment.
fn show_section(section: &str) {
    let heading = document().get_element_by_id(section).and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(heading) = heading {
        heading.scroll_into_view();
        heading.set_attribute("tabindex", "-1").ok();
        heading.focus().ok();
        heading.class_list().add_1("marked").ok();
    }
}
