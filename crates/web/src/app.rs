//! The shell around every page: title, navigation, and the page the address asks for.

use std::cell::OnceCell;

use leptos::{ev, prelude::*};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    browser, pages,
    pieces::icon::{Icon, icon},
    preferences::{Preferences, preferences},
    route::Route,
    words::t,
};

thread_local! {
    static ROUTE: OnceCell<RwSignal<Route>> = const { OnceCell::new() };
}

/// Gradients and patterns that every drawing on the page may use.
const DEFS: &str = include_str!("../art/defs.svg");
/// The lines of a sea chart behind everything.
const RHUMBS: &str = include_str!("../art/rhumbs.svg");
/// The wave and pearl beside the name.
const LOGO: &str = include_str!("../art/logo.svg");

/// Puts the program into the page.
pub(crate) fn mount() {
    mount_to_body(shell);
    register_service_worker();
}

/// Goes to an address inside the program.
pub(crate) fn go(route: &Route) {
    go_to(&route.address());
}

/// Changes the address without leaving the page that shows it.
pub(crate) fn rename_page(route: &Route) {
    if let Ok(history) = window().history() {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&route.address())).ok();
    }
}

fn go_to(address: &str) {
    if let Ok(history) = window().history() {
        history.push_state_with_url(&JsValue::NULL, "", Some(address)).ok();
    }
    let before = route().get_untracked();
    read_address();
    if before != route().get_untracked() {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        // Whoever listens instead of looking is told that there is a new page.
        request_animation_frame(|| browser::focus("main"));
    }
}

fn route() -> RwSignal<Route> {
    ROUTE.with(|cell| *cell.get().expect("the page begins with reading its address"))
}

fn current() -> Route {
    let location = window().location();
    let (path, query) = (location.pathname().unwrap_or_default(), location.search().unwrap_or_default());
    Route::parse(&path, &query, &location.hash().unwrap_or_default())
}

fn read_address() {
    route().set(current());
}

fn shell() -> impl IntoView {
    Preferences::open();
    ROUTE.with(|cell| cell.set(RwSignal::new(current())).ok());
    window_event_listener(ev::popstate, |_| read_address());
    window_event_listener(ev::click, |event| follow_link(&event));
    let page = Memo::new(|_| route().get().page());
    let at_table = move || matches!(page.get(), Route::Local(_) | Route::Table { .. } | Route::Replay(_));
    view! {
        <div class="behind" aria-hidden="true" inner_html=RHUMBS></div>
        <div class="defs" aria-hidden="true" inner_html=DEFS></div>
        <a class="skip" href="#main" data-testid="skip">{t("app-skip")}</a>
        <div class="shell" class:at-table=at_table>
            <header class="top">
                <a class="wordmark" href="/" data-testid="home-link">
                    <span class="logo" aria-hidden="true" inner_html=LOGO></span>
                    <span class="wordmark-name">"Tidetable"</span>
                </a>
                <nav aria-label=t("app-navigation")>
                    {language_switch()}
                    <a class="round" href="/settings" aria-label=t("app-settings") title=t("app-settings") data-testid="settings-link">{icon(Icon::Gear)}</a>
                    <a class="nav-about" href="/about" data-testid="about-link">{t("app-about")}</a>
                </nav>
            </header>
            {move || pages::page(page.get())}
        </div>
    }
}

/// A button that changes the language to the other one; it speaks that language.
fn language_switch() -> impl IntoView {
    use tidetable_words::Language;
    let language = preferences().language;
    let other = move || match language.get() {
        Language::English => Language::French,
        Language::French => Language::English,
    };
    let name = move || match other() {
        Language::English => "English",
        Language::French => "Français",
    };
    view! {
        <button type="button" class="quiet" lang=move || other().tag() data-testid="language"
            on:click=move |_| language.set(other())>{name}</button>
    }
}

/// Links inside the program change the page, not the document.
fn follow_link(event: &ev::MouseEvent) {
    if event.default_prevented()
        || event.button() != 0
        || event.ctrl_key()
        || event.meta_key()
        || event.shift_key()
    {
        return;
    }
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = element.and_then(|element| element.closest("a[href]").ok().flatten());
    let Some(link) = link.filter(|link| !link.has_attribute("target") && !link.has_attribute("download"))
    else {
        return;
    };
    if let Some(address) = link.get_attribute("href").filter(|address| address.starts_with('/')) {
        event.prevent_default();
        go_to(&address);
    }
}

/// Keeps the program for times without a network.
fn register_service_worker() {
    let container = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("serviceWorker"));
    // Browsers offer it on safe connections only.
    if container.is_ok_and(|container| !container.is_undefined()) {
        let _promise = window().navigator().service_worker().register("/sw.js");
    }
}
