//! The front page: games in progress first, then the games of the house.

use leptos::{prelude::*, task::spawn_local};
use tidetable_kernel::Seat;
use tidetable_protocol::{Occupant, Stage, TableSummary};
use tidetable_words::Value;

use super::{game_title, plan::Plan, titled};
use crate::{
    app, boards, browser, person,
    pieces::{
        icon::{Icon, icon},
        players::level_name,
    },
    route::{LOCAL, Replay, Route},
    session::saved::{self, LocalSeat, Saved},
    words::{fill, t, text, with_words},
};

/// The small living picture of a game.
fn picture(game: &str) -> &'static str {
    match game {
        "perladora" => include_str!("../../art/perladora.svg"),
        "south-seas" => include_str!("../../art/south-seas.svg"),
        "sea-dragons" => include_str!("../../art/sea-dragons.svg"),
        _ => include_str!("../../art/mermaid-rain.svg"),
    }
}

/// How many finished games are shown.
const FINISHED: usize = 6;

/// What the server tells the front page; nothing without a server.
#[derive(Clone, Default)]
struct Harbour {
    mine: Vec<TableSummary>,
    open: Vec<TableSummary>,
}

pub(super) fn home() -> impl IntoView {
    titled(|| text("app-motto"));
    let kept = RwSignal::new(saved::load_all());
    let harbour = RwSignal::new(None::<Harbour>);
    spawn_local(async move {
        let tables = async |path: &str| {
            let secret = person::secret();
            let reply = browser::fetch("GET", path, Some(&secret), None).await.filter(|reply| reply.ok)?;
            serde_json::from_str::<Vec<TableSummary>>(&reply.text).ok()
        };
        if let Some(open) = tables("/api/tables").await {
            let mine = tables("/api/me/tables").await.unwrap_or_default();
            harbour.try_set(Some(Harbour { mine, open }));
        }
    });
    let with_server = Memo::new(move |_| harbour.with(Option::is_some));
    view! {
        <main id="main" class="page home" data-testid="home">
            <section class="hero">
                <h1>"Tidetable"</h1>
                <p class="lead">{t("app-motto")}</p>
            </section>
            {move || in_progress(kept, harbour)}
            <section class="games" aria-label=t("app-games")>{boards::HOUSE.map(|game| card(game, with_server))}</section>
            <Show when=move || with_server.get()>
                {code_form()}
                {move || open_tables(harbour, kept)}
            </Show>
            {move || finished(kept, harbour)}
            <footer class="colophon"><p>{t("app-colophon")}" "<a href="/about">{t("app-about")}</a></p></footer>
        </main>
    }
}

/// The card of a game: picture, name, and two ways to begin.
fn card(game: &'static str, with_server: Memo<bool>) -> impl IntoView {
    let entry = tidetable_catalog::find(game).filter(|_| boards::face(game).is_some());
    let buttons = entry.map(|entry| {
        let seats = entry.game.seats();
        let players = move || fill("app-seats", &[("fewest", i64::from(*seats.start()).into()), ("most", i64::from(*seats.end()).into())]);
        let play = move |_| {
            if let Ok(id) = Plan::new(entry).start_here(&person::name(), &text("app-guest")) {
                app::go(&Route::Local(id));
            }
        };
        view! {
            <p class="card-seats">{icon(Icon::Person)}{players}</p>
            <div class="card-buttons">
                <button type="button" class="primary" data-testid=format!("play-{game}") on:click=play>{icon(Icon::Play)}{t("app-play-bots")}</button>
                <a class="button" href=Route::New(game.to_owned()).address() data-testid=format!("new-{game}")>
                    {move || if with_server.get() { t("app-play-friends")() } else { t("app-new-table")() }}
                </a>
                <a class="quiet" href=Route::Rules { game: game.to_owned(), section: None }.address() data-testid=format!("rules-{game}")>{t("app-rules")}</a>
            </div>
        }
    });
    let coming = entry.is_none().then(|| view! { <p class="coming"><span>{t("app-coming")}</span></p> });
    view! {
        <article class="card" class:to-come=entry.is_none() data-game=game data-testid=format!("card-{game}")>
            <div class="card-picture" aria-hidden="true" inner_html=picture(game)></div>
            <div class="card-body">
                <h2>{move || game_title(game)}</h2>
                <p class="tagline">{move || text(&format!("{game}-tagline"))}</p>
                {coming}
                {buttons}
            </div>
        </article>
    }
}

/// The games that wait to be played on, here and on the server.
fn in_progress(kept: RwSignal<Vec<Saved>>, harbour: RwSignal<Option<Harbour>>) -> Option<impl IntoView> {
    let here: Vec<Saved> = kept.with(|kept| kept.iter().filter(|saved| !saved.over).cloned().collect());
    tickets("app-in-progress", "progress-title", here, &mine(harbour, false), kept)
}

/// One's own tables on the server that are over, or that are not.
fn mine(harbour: RwSignal<Option<Harbour>>, over: bool) -> Vec<TableSummary> {
    harbour.with(|harbour| {
        let mine = harbour.iter().flat_map(|harbour| &harbour.mine);
        mine.filter(|table| (table.stage == Stage::Over) == over).cloned().collect()
    })
}

/// Tables here and on the server under a heading; nothing if there are none.
fn tickets(
    title: &'static str,
    id: &'static str,
    here: Vec<Saved>,
    there: &[TableSummary],
    kept: RwSignal<Vec<Saved>>,
) -> Option<impl IntoView + use<>> {
    (!here.is_empty() || !there.is_empty()).then(|| {
        view! {
            <section class="progress" aria-labelledby=id>
                <h2 id=id>{t(title)}</h2>
                <ul class="tickets">
                    {there.iter().map(ticket_there).collect::<Vec<_>>()}
                    {here.into_iter().map(|saved| ticket_here(saved, kept)).collect::<Vec<_>>()}
                </ul>
            </section>
        }
    })
}

fn ticket_there(table: &TableSummary) -> impl IntoView + use<> {
    let id = table.table.clone();
    let address = match table.stage {
        Stage::Over => Route::Replay(Replay::of(id)),
        Stage::Gathering | Stage::Playing => Route::Table { id, seat_key: None },
    }
    .address();
    let (game, names) = (table.game.clone(), occupants(&table.seats));
    let turn = table.your_turn.then(|| view! { <span class="turn-mark">{t("app-your-turn")}</span> });
    view! {
        <li class="ticket" data-game=table.game.clone()>
            <a href=address data-testid="ticket"><strong>{move || game_title(&game)}</strong><span>{names}</span>{turn}</a>
        </li>
    }
}

fn ticket_here(saved: Saved, kept: RwSignal<Vec<Saved>>) -> impl IntoView {
    let route = if saved.over {
        Route::Replay(Replay::of(format!("{LOCAL}{}", saved.id)))
    } else {
        Route::Local(saved.id.clone())
    };
    let (game, label_game) = (saved.game.clone(), saved.game.clone());
    let names = seat_names(&saved.seats);
    let discard = move |_| {
        saved::discard(&saved.id);
        kept.set(saved::load_all());
    };
    let discard_label = move || fill("app-discard", &[("game", game_title(&label_game).into())]);
    view! {
        <li class="ticket" data-game=saved.game.clone()>
            <a href=route.address() data-testid="ticket-local"><strong>{move || game_title(&game)}</strong><span>{names}</span></a>
            <button type="button" class="round small" aria-label=discard_label data-testid="discard" on:click=discard>{icon(Icon::Trash)}</button>
        </li>
    }
}

fn seat_names(seats: &[LocalSeat]) -> String {
    let occupants: Vec<Occupant> = seats.iter().map(LocalSeat::occupant).collect();
    occupants_text(&occupants)
}

fn occupants(seats: &[Occupant]) -> impl Fn() -> String + Send + Sync + use<> {
    let seats = seats.to_vec();
    move || occupants_text(&seats)
}

fn occupants_text(seats: &[Occupant]) -> String {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { level } => fill("app-bot-of", &[("level", Value::Text(level_name(level)))]),
        Occupant::Open => text("app-seat-free"),
    };
    let names: Vec<String> = seats.iter().map(name).collect();
    with_words(|words| words.list(&names))
}

/// Where a code leads to a friend's table.
fn code_form() -> impl IntoView {
    let code = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed: String = code.get_untracked().chars().filter(char::is_ascii_alphanumeric).collect();
        if !typed.is_empty() {
            app::go(&Route::Code(typed.to_uppercase()));
        }
    };
    view! {
        <form class="code-form" on:submit=submit>
            <label for="code">{t("app-code-ask")}</label>
            <div class="copy-row">
                <input id="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" data-testid="code"
                    prop:value=move || code.get() on:input=move |event| code.set(event_target_value(&event))/>
                <button type="submit" data-testid="join">{t("app-join")}</button>
            </div>
        </form>
    }
}

/// Tables where anybody may sit down.
fn open_tables(harbour: RwSignal<Option<Harbour>>, kept: RwSignal<Vec<Saved>>) -> Option<impl IntoView> {
    let open = harbour.with(|harbour| harbour.as_ref().map(|harbour| harbour.open.clone()))?;
    tickets("app-open-tables", "open-title", Vec::new(), &open, kept)
}

/// Games that were finished in this browser or on the server, the last few of each.
fn finished(kept: RwSignal<Vec<Saved>>, harbour: RwSignal<Option<Harbour>>) -> Option<impl IntoView> {
    let here = kept.with(|kept| kept.iter().filter(|saved| saved.over).take(FINISHED).cloned().collect());
    let mut there = mine(harbour, true);
    there.truncate(FINISHED);
    tickets("app-finished", "finished-title", here, &there, kept)
}

/// The seats of a table of that size, as people count them.
pub(super) fn seat_numbers(count: usize) -> impl Iterator<Item = Seat> {
    Seat::all(u8::try_from(count).unwrap_or(u8::MAX))
}
