//! The table: board in the middle, players around it, the own hand below, log and chat at the side.

use leptos::{ev, prelude::*};
use tidetable_protocol::Stage::Playing;
use wasm_bindgen::JsCast;

use super::{game_title, titled};
use crate::{
    boards::Stage,
    browser,
    pieces::{
        answers::answers,
        chat::chat,
        dialog::dialog,
        icon::{Icon, icon},
        log::{announcer, log},
        players::players,
        prompt::prompt,
        score::score,
        seat::seat,
        viewport::viewport,
    },
    route::Route,
    session::online::Online,
    words::{t, text},
};

/// What surrounds the game at a particular table.
pub(super) struct Surroundings {
    /// Something that must be seen before anything else: a broken line, a device to be handed over, a vote.
    pub(super) notice: ChildrenFn,
    /// What can be done once the game is over.
    pub(super) over: ChildrenFn,
    /// Where people talk, if this table is on a server.
    pub(super) online: Option<Online>,
    /// The address of the moment after a step, if it can be looked at.
    pub(super) moments: Callback<usize, Option<String>>,
}

/// What can be looked up at the side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Log,
    Answers,
    Chat,
    Seat,
    Sketch,
}

/// The table of a stage.
pub(super) fn table(stage: &Stage, surroundings: Surroundings) -> impl IntoView {
    let desk = stage.desk;
    let session = desk.session;
    let game = session.entry.game.id();
    let turn =
        move || if session.asked() { format!("● {}", text("app-your-turn")) } else { game_title(game) };
    titled(turn);
    let scores = RwSignal::new(false);
    let ended = Memo::new(move |_| session.ended());
    let shown_before = StoredValue::new(untrack(|| ended.get()));
    Effect::new(move |_| {
        // A game that ends before one's eyes is explained at once; one that is opened later on request.
        if ended.get() && !shown_before.get_value() {
            shown_before.set_value(true);
            set_timeout(move || _ = scores.try_set(true), std::time::Duration::from_millis(900));
        }
    });
    let Surroundings { notice, over, online, moments } = surroundings;
    let clocks_at = Signal::derive(move || online.map_or(0.0, |online| online.clocks_at.get()));
    let over: ChildrenFn = {
        let over = over.clone();
        std::sync::Arc::new(move || {
            view! {
                <button type="button" class="primary" data-testid="scores" on:click=move |_| scores.set(true)>{t("app-scores")}</button>
                {over()}
            }
            .into_any()
        })
    };
    let open = RwSignal::new(browser::matches("(min-width: 1000px)").then_some(Tab::Log));
    keys(stage, open);
    let (caption, hand, finale) = (stage.caption, stage.hand.clone(), stage.clone());
    view! {
        <main id="main" class="table" data-game=game data-testid="table">
            <h1 class="unseen">{move || game_title(game)}</h1>
            {announcer(desk)}
            <div class="table-players">{players(stage, clocks_at)}</div>
            <div class="table-board">{viewport(desk.room, desk.lens, (stage.board)(()))}</div>
            <div class="table-desk">
                <p class="caption" aria-hidden="true">{move || caption.get()}</p>
                {notice()}
                {prompt(desk, over)}
                <section class="hand" aria-label=t("app-hand") data-testid="hand">{hand(())}</section>
            </div>
            {side(stage, open, online, moments)}
            {dialog(scores, t("app-scores"), "score-dialog", std::sync::Arc::new(move || score(&finale).into_any()))}
        </main>
    }
}

/// The side: buttons, and the thing looked up.
fn side(
    stage: &Stage,
    open: RwSignal<Option<Tab>>,
    online: Option<Online>,
    moments: Callback<usize, Option<String>>,
) -> impl IntoView {
    let desk = stage.desk;
    let game = desk.session.entry.game.id();
    let tab = move |tab: Tab, picture: Icon, key: &'static str, name: &'static str| {
        view! {
            <button type="button" class="tab" data-testid=name aria-pressed=move || (open.get() == Some(tab)).to_string()
                on:click=move |_| open.update(|open| *open = (*open != Some(tab)).then_some(tab))>
                {icon(picture)}<span>{t(key)}</span>
            </button>
        }
    };
    let seated = Memo::new(move |_| online.is_some_and(plays));
    let content = move || match open.get()? {
        Tab::Log => Some(log(desk, moments).into_any()),
        Tab::Answers => Some(answers(desk).into_any()),
        Tab::Chat => online.map(|online| chat(online).into_any()),
        Tab::Seat => online.filter(|_| seated.get()).map(|online| seat(online).into_any()),
        Tab::Sketch => Some(
            view! { <pre class="sketch" tabindex="0" data-testid="sketch">{move || desk.sketch.get()}</pre> }
                .into_any(),
        ),
    };
    let rules = Route::Rules { game: game.to_owned(), section: None };
    view! {
        <aside class="table-side" class:open=move || open.get().is_some() aria-label=t("app-side")>
            <div class="tabs" role="toolbar" aria-label=t("app-side")>
                {tab(Tab::Log, Icon::Text, "app-log", "tab-log")}
                {tab(Tab::Answers, Icon::List, "app-answers", "tab-answers")}
                {online.map(|_| tab(Tab::Chat, Icon::Speech, "app-chat", "tab-chat"))}
                {move || seated.get().then(|| tab(Tab::Seat, Icon::Person, "app-seat", "tab-seat"))}
                {tab(Tab::Sketch, Icon::Eye, "app-sketch", "tab-sketch")}
                <a class="tab" href=rules.address() target="_blank" data-testid="rules-link">{icon(Icon::Rules)}<span>{t("app-rules")}</span></a>
            </div>
            <div class="side-panel">{content}</div>
        </aside>
    }
}

/// Whether there is a seat at the table to do something with.
fn plays(online: Online) -> bool {
    online.stage() == Some(Playing) && online.you.with(|you| you.seat.is_some())
}

/// Keys that work anywhere at the table: Enter confirms, Escape takes back, `/` opens the list of answers.
fn keys(stage: &Stage, open: RwSignal<Option<Tab>>) {
    let desk = stage.desk;
    let handle = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let tag = target.map(|target| target.tag_name().to_lowercase()).unwrap_or_default();
        let writing = matches!(tag.as_str(), "input" | "textarea" | "select");
        let acting = matches!(tag.as_str(), "button" | "a" | "dialog");
        match event.key().as_str() {
            "Enter" if !writing && !acting => desk.confirm(),
            "Escape" if !writing => desk.drop_choice(),
            "/" if !writing => {
                event.prevent_default();
                open.set(Some(Tab::Answers));
                request_animation_frame(|| browser::focus("answers-filter"));
            }
            _ => (),
        }
    });
    on_cleanup(move || handle.remove());
}
