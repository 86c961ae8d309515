//! A finished game, step by step, through anybody's eyes.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use tidetable_catalog::GameEntry;
use tidetable_kernel::{Seat, Viewer};
use tidetable_protocol::{LogEntry, Occupant, Position};
use tidetable_table::AnyMatch;

use super::{
    lost::{lost, opening},
    table::{Surroundings, table},
};
use crate::{
    app, boards, browser,
    pieces::{
        icon::{Icon, icon},
        share::copy_field,
    },
    route::{LOCAL, Replay, Route, parse_viewer, viewer_name},
    session::{
        LocalTable, Session,
        saved::{self, BOT},
    },
    words::{fill, t, text},
};

/// A finished game that was read.
struct Film {
    entry: GameEntry,
    seats: Vec<Occupant>,
    game_match: Box<dyn AnyMatch>,
}

pub(super) fn replay(start: Replay) -> impl IntoView {
    let film = RwSignal::new(None::<Result<Arc<Film>, &'static str>>);
    let table = start.table.clone();
    spawn_local(async move {
        let read = load(&table).await.map(Arc::new);
        film.try_set(Some(read));
    });
    move || match film.get() {
        None => opening(().into_any()),
        Some(Err(reason)) => lost(reason).into_any(),
        Some(Ok(film)) => show(&film, start.clone()),
    }
}

async fn load(table: &str) -> Result<Film, &'static str> {
    match table.strip_prefix(LOCAL) {
        Some(id) => load_local(id),
        None => load_online(table).await,
    }
}

fn load_local(id: &str) -> Result<Film, &'static str> {
    let kept = saved::load(id).ok_or("app-lost-local")?;
    let table = LocalTable::resume(kept).map_err(|_| "app-lost-damaged")?;
    if !table.is_over() {
        return Err("app-lost-running");
    }
    let names: Vec<String> = table.seats().iter().map(saved::LocalSeat::recorded).collect();
    read(&table.record(&names))
}

async fn load_online(table: &str) -> Result<Film, &'static str> {
    let reply = browser::fetch("GET", &format!("/api/tables/{table}/record"), None, None).await;
    let reply = reply.ok_or("app-problem-unreachable")?;
    if reply.ok { read(&reply.text).map_err(|_| "app-lost-running") } else { Err("app-lost-table") }
}

fn read(record: &str) -> Result<Film, &'static str> {
    let entry = tidetable_catalog::of_record(record).map_err(|_| "app-lost-damaged")?;
    let (header, game_match) = entry.game.read(record).map_err(|_| "app-lost-damaged")?;
    let over = game_match.result().is_some();
    let seats = header.players.into_iter().map(recorded).collect();
    if over { Ok(Film { entry, seats, game_match }) } else { Err("app-lost-running") }
}

/// Who sat in a seat, by the name in the record.
fn recorded(name: String) -> Occupant {
    match name.strip_prefix(BOT) {
        Some(level) => Occupant::Bot { level: level.to_owned() },
        None => Occupant::Person { name, here: true, stand_in: None },
    }
}

impl Film {
    fn length(&self) -> usize {
        self.game_match.position()
    }

    /// The game after so many steps. Events of the last step are fresh, so that the board shows what happened.
    fn position(&self, step: usize, eyes: Viewer, fresh: bool) -> Position {
        let then = self.game_match.at(step);
        let events = if fresh { then.history_from(step.saturating_sub(1), eyes) } else { then.history(eyes) };
        Position {
            step: then.position(),
            undone: 0,
            epoch: then.epoch(),
            awaiting: then.awaiting(),
            events: events.into_iter().map(|(step, event)| LogEntry { step, event }).collect(),
            anew: !fresh,
            view: then.view(eyes),
            legal: serde_json::value::to_raw_value::<[(); 0]>(&[]).expect("an empty list"),
            can_undo: false,
            clocks: Vec::new(),
            result: then.result(),
            seed: None,
        }
    }
}

/// Where the replay stands.
#[derive(Clone, Copy)]
struct Projector {
    step: RwSignal<usize>,
    eyes: RwSignal<Viewer>,
    running: RwSignal<bool>,
    length: usize,
}

impl Projector {
    fn seek(self, step: usize) {
        self.step.set(step.min(self.length));
    }
}

fn show(film: &Arc<Film>, start: Replay) -> AnyView {
    let Some(face) = boards::face(film.entry.game.id()) else { return lost("app-lost-game").into_any() };
    let session = Session::new(film.entry);
    session.seats.set(film.seats.clone());
    let length = film.length();
    let step = RwSignal::new(start.step.unwrap_or(length).min(length));
    let projector =
        Projector { step, eyes: RwSignal::new(start.eyes), running: RwSignal::new(false), length };
    let shown = StoredValue::new(None::<(usize, Viewer)>);
    let (reel, table_name) = (film.clone(), start.table.clone());
    Effect::new(move |_| {
        let (step, eyes) = (projector.step.get(), projector.eyes.get());
        // Going one step on with the same eyes tells the news; everything else starts anew.
        let next = shown.get_value().is_some_and(|(last, through)| last + 1 == step && through == eyes);
        shown.set_value(Some((step, eyes)));
        session.show_at_once(reel.position(step, eyes, next));
        app::rename_page(&Route::Replay(Replay { table: table_name.clone(), step: Some(step), eyes }));
    });
    run(projector);
    let stage = (face.open)(session);
    let address = start.table.clone();
    let moments = Callback::new(move |step| {
        let eyes = projector.eyes.get_untracked();
        Some(Route::Replay(Replay { table: address.clone(), step: Some(step), eyes }).address())
    });
    let link_table = start.table;
    let notice: ChildrenFn = Arc::new(move || controls(projector, session, &link_table).into_any());
    let over: ChildrenFn = Arc::new(|| ().into_any());
    table(&stage, Surroundings { notice, over, online: None, moments }).into_any()
}

/// Moves on by itself while it is told to.
fn run(projector: Projector) {
    browser::every(1_100, move || {
        if projector.running.try_get_untracked() == Some(true) {
            projector.step.update(|step| *step = (*step + 1).min(projector.length));
            if projector.step.get_untracked() == projector.length {
                projector.running.set(false);
            }
        }
    });
}

fn controls(projector: Projector, session: Session, table: &str) -> impl IntoView {
    let Projector { step, eyes, running, length, .. } = projector;
    let button = move |picture: Icon,
                       key: &'static str,
                       name: &'static str,
                       to: fn(usize, usize) -> usize| {
        view! {
            <button type="button" class="round" aria-label=t(key) title=t(key) data-testid=name
                on:click=move |_| projector.seek(to(step.get_untracked(), length))>{icon(picture)}</button>
        }
    };
    let place = move || {
        fill("app-replay-step", &[("step", (step.get() as i64).into()), ("count", (length as i64).into())])
    };
    let table = table.to_owned();
    let link = Signal::derive(move || {
        let here = Route::Replay(Replay { table: table.clone(), step: Some(step.get()), eyes: eyes.get() });
        format!("{}{}", browser::origin(), here.address())
    });
    let toggle = move |_| {
        if step.get_untracked() == length {
            step.set(0);
        }
        running.update(|running| *running = !*running);
    };
    view! {
        <div class="replay-controls" data-testid="replay-controls">
            <div class="replay-row">
                {button(Icon::First, "app-replay-first", "replay-first", |_, _| 0)}
                {button(Icon::Previous, "app-replay-previous", "replay-previous", |step, _| step.saturating_sub(1))}
                <button type="button" class="round primary" data-testid="replay-run" on:click=toggle
                    aria-label=move || if running.get() { t("app-replay-pause")() } else { t("app-replay-run")() }>
                    {move || if running.get() { icon(Icon::Pause).into_any() } else { icon(Icon::Play).into_any() }}
                </button>
                {button(Icon::Next, "app-replay-next", "replay-next", |step, _| step + 1)}
                {button(Icon::Last, "app-replay-last", "replay-last", |_, length| length)}
                <input type="range" min="0" max=length aria-label=t("app-replay-position") data-testid="replay-position"
                    prop:value=move || step.get().to_string()
                    on:input=move |event| projector.seek(event_target_value(&event).parse().unwrap_or_default())/>
                <output data-testid="replay-step">{place}</output>
            </div>
            <div class="replay-row">
                <label>{icon(Icon::Eye)}<span>{t("app-replay-eyes")}</span>{eyes_choice(eyes, session)}</label>
                {copy_field("app-replay-link", "replay-link", link)}
            </div>
        </div>
    }
}

fn eyes_choice(eyes: RwSignal<Viewer>, session: Session) -> impl IntoView {
    let option = move |viewer: Viewer, label: Signal<String>| {
        view! { <option value=viewer_name(viewer) selected=move || eyes.get() == viewer>{move || label.get()}</option> }
    };
    let count = session.seats.with_untracked(Vec::len) as u8;
    view! {
        <select data-testid="replay-eyes" on:change=move |event| eyes.set(parse_viewer(&event_target_value(&event)))>
            {option(Viewer::Judge, Signal::derive(|| text("app-replay-all")))}
            {option(Viewer::Public, Signal::derive(|| text("app-replay-public")))}
            {Seat::all(count).map(|seat| option(Viewer::Seat(seat), Signal::derive(move || session.name(seat)))).collect::<Vec<_>>()}
        </select>
    }
}
