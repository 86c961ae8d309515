//! The board of Mermaid Rain.

mod aim;
mod art;
mod describe;
mod examples;
mod finale;
mod grid;
mod ground;
mod guide;
mod hand;
mod layers;
mod ledger;
mod offer;
mod panel;
mod route;
mod sign;
mod swim;

use std::sync::Arc;

use leptos::{ev, prelude::*};
use tidetable_kernel::{Seat, read_json};
use tidetable_mermaid_rain::{Action, Cards, Hex, Laid, MermaidRain, Phase, Reached, View};
use wasm_bindgen::JsCast;

use super::{Board, Example, Scene};
use crate::words::t;
use aim::{Aim, Grip};
use grid::Grid;
use route::Route;

/// The ocean, and what the person before it has taken up.
#[derive(Clone, Copy)]
pub(super) struct OceanBoard {
    scene: Scene<MermaidRain>,
    grid: Memo<Option<Grid>>,
    grip: RwSignal<Grip>,
    /// The hex around which the chosen tile turns.
    pivot: RwSignal<Option<Hex>>,
    /// What the pointer rests on.
    hover: RwSignal<Option<Hex>>,
    /// The moves that follow the chosen one.
    route: RwSignal<Route>,
    /// The legal answer under the pointer.
    pointed: Memo<Option<Action>>,
    /// The tile that the chosen answer, or the pointer, would put down.
    ghost: Memo<Option<Laid>>,
    /// What the hand reaches, with that tile.
    within: Memo<Vec<Reached>>,
    /// Whether the sheet with tribute and majorities is open.
    ledger: RwSignal<bool>,
    /// Whether the sheet with the melds is open.
    guide: RwSignal<bool>,
}

impl Board for OceanBoard {
    type Game = MermaidRain;

    fn new(scene: Scene<MermaidRain>) -> OceanBoard {
        let grid = Memo::new(move |_| {
            let whole = scene.view.with(|view| view.as_ref().map(|view| Grid::of(view.table.chart())))?;
            Some(whole.fitting(scene.desk.room.get()))
        });
        let (grip, hover) = (RwSignal::new(Grip::default()), RwSignal::new(None));
        let pointed = Memo::new(move |_| layers::pointed(scene, grip.get(), hover.get()?));
        let ghost = Memo::new(move |_| layers::ghost_tile(scene.choice().or_else(|| pointed.get())?));
        let board = OceanBoard {
            scene,
            grid,
            grip,
            pivot: RwSignal::new(None),
            hover,
            route: RwSignal::new(Route::default()),
            pointed,
            ghost,
            within: Memo::new(move |_| layers::within_reach(scene, grip.get().warp, ghost.get())),
            ledger: RwSignal::new(false),
            guide: RwSignal::new(false),
        };
        // What was taken up for one question is put down before the next.
        Effect::new(move |_| {
            let _ = scene.legal.get();
            board.put_down();
        });
        board.keep_swimming();
        board.turn_with_a_key();
        board
    }

    fn board(self) -> AnyView {
        let field = move || {
            let (width, height) = self.grid.get().map_or((100.0, 100.0), |grid| grid.size());
            format!("0 0 {width:.1} {height:.1}")
        };
        view! {
            <svg
                class="ocean" viewBox=field role="img" aria-label=t("app-mermaid-rain-board") data-testid="ocean"
                class:asked=move || self.scene.asked() data-asked=move || self.asks()
                class:tall=move || self.grid.with(|grid| grid.as_ref().is_some_and(|grid| grid.tall))
                on:click=move |event| self.click(&event)
                on:wheel=move |event| self.wheel(&event)
                on:pointerover=move |event| self.hover.set(hex_of(&event))
                on:pointerleave=move |_| self.hover.set(None)
            >
                {self.layers()}
            </svg>
        }
        .into_any()
    }

    fn hand(self) -> AnyView {
        hand::hand(self)
    }

    fn panel(self, seat: Seat) -> AnyView {
        panel::panel(self, seat)
    }

    fn caption(self) -> Signal<String> {
        Signal::derive(move || self.describe().unwrap_or_default())
    }

    fn finale(self) -> AnyView {
        finale::finale(self)
    }

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;
}

impl OceanBoard {
    fn view(self) -> Option<Arc<View>> {
        self.scene.view.get()
    }

    /// The view with the seat that looks at it.
    fn own(self) -> Option<(Arc<View>, Seat)> {
        self.view().zip(self.scene.seat())
    }

    /// The phase, while an answer is awaited from here.
    fn asked_phase(self) -> Option<Phase> {
        self.view().filter(|_| self.scene.asked()).map(|view| view.table.phase)
    }

    /// What is asked, in a word for style sheets and tests; nothing while a way is being swum.
    fn asks(self) -> &'static str {
        let moving = self.route.with(Route::is_moving);
        self.asked_phase().filter(|_| !moving).map_or("", phase_name)
    }

    fn put_down(self) {
        let warp = untrack(|| self.asked_phase()) == Some(Phase::Ride { warp: true });
        self.grip.set(Grip { warp, ..Grip::default() });
        self.pivot.set(None);
    }

    fn click(self, event: &web_sys::Event) {
        if let Some(answer) = token_of(event) {
            return self.scene.wish(&answer);
        }
        let (Some(hex), Some((view, seat))) = (hex_of(event), untrack(|| self.own())) else { return };
        if !untrack(|| self.scene.asked()) {
            return;
        }
        // A tile that lies where it was asked for is turned by asking again.
        let chosen = untrack(|| self.scene.choice());
        if let Some(Action::Place { tile, at, turn }) = chosen
            && aim::cover(&view, Laid { tile, at, turn }).contains(&hex)
        {
            self.pivot.set(Some(hex));
            return self.turn_tile();
        }
        let grip = self.grip.get_untracked();
        match self.scene.legal.with_untracked(|legal| aim::aim(&view, legal, seat, grip, hex)) {
            Aim::Nothing => (),
            Aim::Route(moves) => self.set_out(moves),
            Aim::Answer(action) => {
                self.route.set(Route::default());
                self.pivot.set(Some(hex));
                self.scene.wish(&action);
            }
        }
    }

    /// Turns the tile that is chosen, or else the one that is taken up.
    fn turn_tile(self) {
        let Some((view, seat)) = untrack(|| self.own()) else { return };
        let Some(tile) = aim::held(&view, seat, self.grip.get_untracked().tile) else { return };
        let Some(Action::Place { tile, at, turn }) = untrack(|| self.scene.choice()) else {
            let ways = aim::ways(&view, tile);
            return self.grip.update(|grip| grip.turn = (grip.turn + 1) % ways);
        };
        let laid = Laid { tile, at, turn };
        let pivot = self.pivot.get_untracked().unwrap_or(at);
        let next = self.scene.legal.with_untracked(|legal| aim::turned(&view, legal, laid, pivot));
        if let Some(Action::Place { turn, .. }) = next {
            self.grip.update(|grip| grip.turn = turn);
        }
        if let Some(next) = next {
            self.scene.wish(&next);
        }
    }

    /// The key R turns the tile, wherever the focus is.
    fn turn_with_a_key(self) {
        let handle = window_event_listener(ev::keydown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let writing = target
                .is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
            let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            if !writing && plain && event.key().eq_ignore_ascii_case("r") && self.is_placing() {
                event.prevent_default();
                self.turn_tile();
            }
        });
        on_cleanup(move || handle.remove());
    }

    fn is_placing(self) -> bool {
        untrack(|| self.asked_phase()) == Some(Phase::Place)
    }

    /// The wheel with the shift key turns the tile; alone it moves the lens.
    fn wheel(self, event: &web_sys::WheelEvent) {
        if event.shift_key() && self.is_placing() {
            event.prevent_default();
            event.stop_propagation();
            self.turn_tile();
        }
    }

    /// Lifts a card out of the hand, or puts it back; enough of them are an answer.
    fn lift(self, cards: Cards) {
        self.grip.update(|grip| grip.cards = cards);
        let Some((view, seat)) = untrack(|| self.own()) else { return };
        let table = &view.table;
        let asked = match table.phase {
            Phase::Meld if table.opens_meld(seat) => 2,
            Phase::Meld => 1,
            Phase::Keep => 2,
            _ => return,
        };
        self.scene.desk.drop_choice();
        if cards.count() == asked {
            let action =
                if table.phase == Phase::Keep { Action::Keep { cards } } else { Action::Lay { cards } };
            self.scene.wish(&action);
        }
    }
}

/// What is asked in a phase, in a word.
const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Meld => "meld",
        Phase::Pick { .. } => "pick",
        Phase::Waltz => "waltz",
        Phase::Start => "start",
        Phase::Place => "place",
        Phase::Ride { .. } => "ride",
        Phase::Take => "take",
        Phase::Drift => "drift",
        Phase::Keep => "keep",
        _ => "",
    }
}

/// The hex an event happened on.
fn hex_of(event: &web_sys::Event) -> Option<Hex> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.get_attribute("data-place")?.parse().ok()
}

/// The token an event happened on, as the answer that takes it.
fn token_of(event: &web_sys::Event) -> Option<Action> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    read_json(&element.get_attribute("data-take")?).ok()
}

fn translate((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}
