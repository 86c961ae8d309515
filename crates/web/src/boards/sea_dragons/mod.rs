//! The board of Sea Dragons.

mod aim;
mod caption;
mod chart;
mod controls;
mod dragon;
mod emblem;
mod examples;
mod finale;
mod ground;
mod hand;
mod market;
mod missions;
mod panel;
mod pieces;
mod realms;
mod spine;

use std::sync::Arc;

use leptos::{ev, prelude::*};
use tidetable_kernel::{Phrase, Seat};
use tidetable_sea_dragons::{
    Action, Cell, Cells, Dragon, Event, HeadAt, Mission, Outcome, Phase, Pose, Realm, SeaDragons, Shape,
    Table, View,
};
use wasm_bindgen::JsCast;

use super::{Board, Example, Scene};
use crate::{
    pieces::emblem::class,
    words::{say, t},
};
use aim::{Lay, Places};
use chart::{SIZE, centre, field, translate};

/// What is looked at beside the sea where there is no room for everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shelf {
    Cards,
    Missions,
    Market,
    Realms,
}

/// The sea, and what the person before it has in mind.
#[derive(Clone, Copy)]
pub(super) struct SeaBoard {
    scene: Scene<SeaDragons>,
    /// Where the chosen dragon can be laid.
    places: Memo<Option<Places>>,
    /// How the dragon in hand is turned.
    pose: RwSignal<Pose>,
    /// Which part of it has the head.
    head_at: RwSignal<HeadAt>,
    /// The cell under the pointer.
    hover: RwSignal<Option<Cell>>,
    /// The cell by which the dragon is held in the sea.
    pin: RwSignal<Option<Cell>>,
    /// The card of the hand under the pointer.
    considered: RwSignal<Option<Shape>>,
    /// The card to be played instead of the one that is taken back.
    wanted: RwSignal<Option<Shape>>,
    /// The mission whose payments are to be chosen from.
    mission: RwSignal<Option<Mission>>,
    /// A realm that is pointed out from elsewhere.
    spotlight: RwSignal<Option<Realm>>,
    shelf: RwSignal<Shelf>,
    wheeled: StoredValue<f64>,
}

impl Board for SeaBoard {
    type Game = SeaDragons;

    fn new(scene: Scene<SeaDragons>) -> SeaBoard {
        let board = SeaBoard {
            scene,
            places: Memo::new(move |_| scene.legal.with(|legal| Places::among(legal))),
            pose: RwSignal::new(Pose::default()),
            head_at: RwSignal::new(HeadAt::ANYWHERE),
            hover: RwSignal::new(None),
            pin: RwSignal::new(None),
            considered: RwSignal::new(None),
            wanted: RwSignal::new(None),
            mission: RwSignal::new(None),
            spotlight: RwSignal::new(None),
            shelf: RwSignal::new(Shelf::Cards),
            wheeled: StoredValue::new(0.0),
        };
        Effect::new(move |_| board.next_question());
        Effect::new(move |_| board.follow_choice());
        Effect::new(move |_| board.dress_choice());
        board
    }

    fn board(self) -> AnyView {
        let printed = Memo::new(move |_| {
            let table = self.table()?;
            Some((table.edition().island, table.edition().currents))
        });
        let open = Memo::new(move |_| {
            let table = self.table()?;
            let (features, covered) = (table.sea.features, table.covered());
            Some((features.whirlpools - covered, features.coins - covered, features.corals - covered))
        });
        let pools = Memo::new(move |_| open.get().map_or(Cells::NONE, |open| open.0));
        let finds = Memo::new(move |_| open.get().map(|open| (open.1, open.2)));
        let ships = Memo::new(move |_| self.table().map(|table| table.sea.ships).unwrap_or_default());
        let ground = move || {
            printed.get().map(|(island, currents)| ground::ground(island, currents)).unwrap_or_default()
        };
        let finds =
            move || finds.get().map(|(coins, corals)| pieces::finds(coins, corals)).unwrap_or_default();
        let keys = window_event_listener(ev::keydown, move |event| self.key(&event));
        on_cleanup(move || keys.remove());
        view! {
            <svg
                class="deep" viewBox=format!("0 0 {SIZE} {SIZE}") role="img" aria-label=t("app-sea-dragons-board")
                data-testid="sea" class:asked=move || self.scene.asked() class:placing=move || self.places.get().is_some()
                on:click=move |event| self.click(cell_of(&event))
                on:contextmenu=move |event| self.other_button(&event)
                on:wheel=move |event| self.wheel(&event)
                on:pointerover=move |event| self.hover.set(cell_of(&event))
                on:pointerleave=move |_| self.hover.set(None)
            >
                <g inner_html=ground></g>
                {self.pointed_out()}
                <g class="marks" inner_html=move || self.marks()></g>
                <g inner_html=move || pieces::whirlpools(pools.get())></g>
                <g inner_html=finds></g>
                <g inner_html=move || pieces::ships(&ships.get())></g>
                <g class="fresh" inner_html=move || self.traces()></g>
                {self.dragons()}
                {self.ghost()}
                <g class="reach" inner_html=pieces::reach()></g>
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
        Signal::derive(move || caption::describe(self).unwrap_or_default())
    }

    fn finale(self) -> AnyView {
        finale::finale(self)
    }

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;
}

impl SeaBoard {
    fn view(self) -> Option<Arc<View>> {
        self.scene.view.get()
    }

    fn table(self) -> Option<Table> {
        self.scene.view.with(|view| view.as_ref().map(|view| view.table))
    }

    /// What was in mind for one question is forgotten before the next.
    fn next_question(self) {
        let (legal, phase) = (self.scene.legal.get(), self.table().map(|table| table.phase));
        self.pin.set(None);
        self.considered.set(None);
        self.mission.set(None);
        self.take_pose(Pose::default());
        self.head_at.set(HeadAt::ANYWHERE);
        let completes = legal.iter().any(|action| matches!(action, Action::Complete { .. }));
        match phase {
            Some(Phase::Choose | Phase::Place | Phase::Keep) => self.shelf.set(Shelf::Cards),
            Some(Phase::Harvest) if completes => self.shelf.set(Shelf::Missions),
            Some(Phase::Harvest) if !legal.is_empty() => self.shelf.set(Shelf::Market),
            _ => (),
        }
        if let Some(card) = self.wanted.get_untracked().filter(|&card| legal.contains(&Action::Play { card }))
        {
            self.wanted.set(None);
            self.play(card);
        }
    }

    /// A dragon chosen from the list or by a hint is held in the sea as if it had been laid there by hand, and a
    /// choice that is taken back lets it go.
    fn follow_choice(self) {
        let choice = self.scene.choice();
        let held = untrack(|| self.held());
        match choice {
            Some(Action::Place { card, head, pose, .. })
                if held.is_none_or(|lay| (lay.head, lay.pose) != (head, pose)) =>
            {
                self.take_pose(pose);
                self.pin.set(Places::grip(card, pose, head));
            }
            None if held.is_some_and(|lay| lay.legal) => self.pin.set(None),
            _ => (),
        }
    }

    /// The chosen place is answered with the head where the person wants it.
    fn dress_choice(self) {
        let (choice, head_at) = (self.scene.choice(), self.head_at.get());
        let dressed = match choice {
            Some(Action::Place { card, head, pose, .. }) if head_at != HeadAt::ANYWHERE => {
                Some(Action::Place { card, head, pose, head_at })
            }
            _ => None,
        };
        self.scene.dress(dressed.as_ref());
    }

    /// The dragon held in the sea.
    fn held(self) -> Option<Lay> {
        self.places.get()?.lay(self.pose.get(), self.pin.get()?)
    }

    /// The dragon shown: the one held in the sea, or the one under the pointer, or the only one there can be.
    fn shown(self) -> Option<Lay> {
        if let Some(Action::Play { card }) = self.scene.choice() {
            let places = Places::of(&self.table()?, self.scene.seat()?, card);
            return places.first().filter(|_| places.count() == 1);
        }
        self.held().or_else(|| self.places.get()?.lay(self.pose.get(), self.hover.get()?))
    }

    /// What the dragon shown would bring and cost, if it is allowed.
    fn forecast(self) -> Option<Outcome> {
        let (lay, table, seat) = (self.shown()?, self.table()?, self.scene.seat()?);
        lay.legal.then(|| table.outcome(seat, lay.cells()))
    }

    /// Where a dragon can lie: the chosen one, or that of the card under the pointer.
    fn marks(self) -> String {
        let chosen = move || match self.scene.choice() {
            Some(Action::Play { card }) => Some(card),
            _ => self.considered.get(),
        };
        let considered = move || {
            let card = chosen().filter(|_| self.scene.asked())?;
            Some(Places::of(&self.table()?, self.scene.seat()?, card))
        };
        let places = self.places.get().or_else(considered);
        places.map(|places| pieces::marks(&places, self.pose.get())).unwrap_or_default()
    }

    fn dragons(self) -> impl IntoView {
        let laid = Memo::new(move |_| {
            self.table().map(|table| table.dragons.as_slice().to_vec()).unwrap_or_default()
        });
        view! {
            <For each=move || laid.get() key=|dragon| *dragon let(dragon)>
                {
                    let Dragon { seat, card, head, .. } = dragon;
                    let art = dragon::dragon(card, dragon.pose(), dragon.head_at(), Some(seat));
                    view! {
                        <g transform=translate(centre(head))>
                            <g class=format!("dragon laid {}", class(seat)) inner_html=art></g>
                        </g>
                    }
                }
            </For>
        }
    }

    /// The dragon that would be laid, and what it would bring.
    fn ghost(self) -> impl IntoView {
        let shown = Memo::new(move |_| self.shown());
        let settled = move || self.scene.choice().is_some();
        move || {
            let (lay, table, seat) = (shown.get()?, self.table()?, self.scene.seat()?);
            let tags = if lay.legal { pieces::tags(&table, seat, lay.cells()) } else { String::new() };
            Some(view! {
                <g class=format!("ghost {}", class(seat)) class:settled=settled class:denied=!lay.legal data-testid="ghost"
                    inner_html=pieces::ghost(&table, seat, lay, self.head_at.get())></g>
                <g class="tags" inner_html=tags></g>
            })
        }
    }

    /// Rings around what has just happened.
    fn traces(self) -> String {
        let trace = |event: &Event| match *event {
            Event::DragonPlaced { card, pose, head, .. } => Some(format!(
                r#"<g transform="{}">{}</g>"#,
                translate(centre(head)),
                dragon::glow(card, pose)
            )),
            _ => None,
        };
        self.scene.fresh.with(|events| events.iter().filter_map(trace).collect())
    }

    /// The realm that is pointed out from elsewhere.
    fn pointed_out(self) -> impl IntoView {
        move || {
            self.spotlight.get().map(|realm| {
                let ((x, y), (width, height)) = field(realm);
                view! { <rect class="spotlight" x=x y=y width=width height=height/> }
            })
        }
    }
}

/// The cell an event happened on.
fn cell_of(event: &web_sys::Event) -> Option<Cell> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.get_attribute("data-place")?.parse().ok()
}

/// The name of a thing of the game.
fn name(thing: &Phrase) -> String {
    say(thing, &|_| String::new())
}
