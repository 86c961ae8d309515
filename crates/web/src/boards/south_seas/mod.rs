//! The board of South Seas.

mod aim;
mod art;
mod atlas;
mod curve;
mod examples;
mod feature;
mod finale;
mod flight;
mod ghost;
mod ground;
mod hand;
mod overlay;
mod plate;
mod plot;
mod shape;
mod ships;
mod stock;
mod traces;

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use leptos::{ev, prelude::*};
use tidetable_kernel::Seat;
use tidetable_south_seas::{Action, Cell, Goods, Phase, Ship, SouthSeas, Spot, Table, Turns, View};
use wasm_bindgen::JsCast;

use super::{Board, Example, Scene};
use crate::words::t;
use aim::{Place, aim, turned_on};
use atlas::{Field, next};
use feature::Summary;
use plate::{Plate, plates};
use plot::Patch;

/// The archipelago, and what the person before it has taken up.
#[derive(Clone, Copy)]
pub(super) struct SeasBoard {
    scene: Scene<SouthSeas>,
    /// The tiles on the table; told anew only when they have changed.
    tiles: Memo<Option<tidetable_south_seas::Board>>,
    field: Memo<Field>,
    /// How the tile in hand is held.
    turns: RwSignal<Turns>,
    /// What the pointer rests on.
    hover: RwSignal<Option<Place>>,
    /// The ship for which goods are being chosen, and those chosen so far.
    loading: RwSignal<Option<(Ship, Goods)>>,
    /// Whether the list of what is still to come is open.
    stock: RwSignal<bool>,
    /// A name for drawings of this board that others refer to.
    number: usize,
}

static BOARDS: AtomicUsize = AtomicUsize::new(0);

impl Board for SeasBoard {
    type Game = SouthSeas;

    fn new(scene: Scene<SouthSeas>) -> SeasBoard {
        let tiles = Memo::new(move |_| {
            scene.view.with(|view| view.as_ref().map(|view| view.table().board().clone()))
        });
        let least = Field { west: -2, north: -2, columns: 5, rows: 5 };
        let board = SeasBoard {
            scene,
            tiles,
            field: Memo::new(move |_| tiles.with(|tiles| tiles.as_ref().map_or(least, Field::around))),
            turns: RwSignal::new(Turns::default()),
            hover: RwSignal::new(None),
            loading: RwSignal::new(None),
            stock: RwSignal::new(false),
            number: BOARDS.fetch_add(1, Ordering::Relaxed),
        };
        // What was taken up for one question is put down before the next.
        Effect::new(move |_| {
            scene.legal.track();
            board.turns.set(Turns::default());
            board.loading.set(None);
        });
        // The tile in hand is held as it was chosen.
        Effect::new(move |_| {
            if let Some(Action::LayTile { turns, .. }) = scene.choice() {
                board.turns.set(turns);
            }
        });
        board.keep_in_sight();
        board
    }

    fn board(self) -> AnyView {
        let keys = window_event_listener(ev::keydown, move |event| self.key(&event));
        on_cleanup(move || keys.remove());
        view! {
            <svg
                class="seas" viewBox=move || self.field.get().view_box() role="img" aria-label=t("app-south-seas-board")
                data-testid="archipelago" class:asked=move || self.scene.asked()
                on:click=move |event| self.click(self.place_of(&event))
                on:pointermove=move |event| self.pointer_moved(&event)
                on:pointerleave=move |_| self.point_at(None)
                on:wheel=move |event| self.wheel(&event)
            >
                {self.ground()}
                {self.overlays()}
            </svg>
        }
        .into_any()
    }

    fn hand(self) -> AnyView {
        hand::hand(self)
    }

    fn panel(self, seat: Seat) -> AnyView {
        hand::panel(self, seat)
    }

    fn caption(self) -> Signal<String> {
        Signal::derive(move || self.describe().unwrap_or_default())
    }

    fn finale(self) -> AnyView {
        finale::finale(self)
    }

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;
}

impl SeasBoard {
    fn view(self) -> Option<Arc<View>> {
        self.scene.view.get()
    }

    /// Reads something off the table.
    fn with_table<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.scene.view.with(|view| view.as_deref().map(|view| read(view.table())))
    }

    fn phase(self) -> Option<Phase> {
        self.with_table(Table::phase)
    }

    /// The plates of the edition on the table.
    fn plates(self) -> Arc<Vec<Plate>> {
        self.with_table(|table| plates(table.edition())).unwrap_or_default()
    }

    /// Keeps what is looked at where it is when the board grows.
    fn keep_in_sight(self) {
        let desk = self.scene.desk;
        Effect::new(move |before: Option<Field>| {
            let (field, room) = (self.field.get(), desk.room.get_untracked());
            if let Some(before) = before.filter(|&before| before != field) {
                desk.lens.update(|lens| *lens = atlas::regrown(*lens, room, before, field));
            }
            field
        });
    }

    /// Nothing is pointed out while the board is dragged about.
    fn pointer_moved(self, event: &web_sys::PointerEvent) {
        if event.buttons() == 0 {
            self.point_at(self.place_of(event));
        }
    }

    fn point_at(self, place: Option<Place>) {
        if self.hover.get_untracked() != place {
            self.hover.set(place);
        }
    }

    /// The place an event happened on.
    fn place_of(self, event: &web_sys::MouseEvent) -> Option<Place> {
        let element: web_sys::Element = event.target()?.dyn_into().ok()?;
        let (kind, name) = element
            .get_attribute("data-place")?
            .split_once(':')
            .map(|(kind, name)| (kind.to_owned(), name.to_owned()))?;
        match kind.as_str() {
            "open" => name.parse().ok().map(Place::Open),
            "islander" => name.parse().ok().map(Place::Islander),
            "target" => name.parse().ok().map(Place::Target),
            _ => {
                let cell: Cell = name.parse().ok()?;
                let square = element.get_bounding_client_rect();
                let part =
                    |at: i32, from: f64, size: f64| (f64::from(at) - from) / size.max(1.0) * 100.0 - 50.0;
                let x = part(event.client_x(), square.left(), square.width());
                let y = part(event.client_y(), square.top(), square.height());
                Some(Place::Part(cell, untrack(|| self.spot_at(cell, (x, y)))))
            }
        }
    }

    /// The spot of a tile under a point, seen from its middle.
    fn spot_at(self, cell: Cell, point: (f64, f64)) -> Option<Spot> {
        let plates = self.plates();
        self.with_table(|table| {
            let board = table.board();
            let tile = board.tile_at(cell)?;
            match atlas::part_at(board, &plates, tile, point) {
                Patch::Region(region) => Some(board.facing(tile).regions().get(usize::from(region))?.spot()),
                Patch::Market => Some(Spot::MARKET),
                Patch::Nothing => None,
            }
        })?
    }

    fn click(self, place: Option<Place>) {
        self.point_at(place);
        let (Some(place), Some(view)) = (place, untrack(|| self.view())) else { return };
        let board = view.table().board();
        let (turns, newest) = (self.turns.get_untracked(), board.cell(board.newest()));
        let choice = untrack(|| self.scene.choice());
        let wish = self
            .scene
            .legal
            .with_untracked(|legal| aim(legal, view.table().phase(), newest, turns, choice, place));
        // Asking for what is already shown would give it: turning a tile that fits in one way only is not that.
        if let Some(action) = wish.filter(|&wish| !(Some(wish) == choice && matches!(place, Place::Open(_))))
        {
            self.scene.wish(&action);
        }
    }

    /// Turns the tile in hand, or the one that is shown on the board.
    fn turn(self) {
        if !untrack(|| self.scene.asked() && matches!(self.phase(), Some(Phase::Lay(_)))) {
            return;
        }
        let choice = untrack(|| self.scene.choice());
        match choice {
            Some(_) => {
                let turned = self.scene.legal.with_untracked(|legal| turned_on(legal, choice));
                if let Some(action) = turned.filter(|&turned| Some(turned) != choice) {
                    self.show(&action);
                }
            }
            None => self.turns.update(|turns| *turns = next(*turns)),
        }
    }

    /// Shows a legal answer without giving it, whatever the person prefers: turning never lays a tile.
    fn show(self, action: &Action) {
        let index = self.scene.legal.with_untracked(|legal| legal.iter().position(|legal| legal == action));
        if index.is_some() {
            self.scene.desk.session.problem.set(None);
            self.scene.desk.choice.set(index);
        }
    }

    fn key(self, event: &web_sys::KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let tag = target.map(|target| target.tag_name().to_lowercase()).unwrap_or_default();
        let writing = matches!(tag.as_str(), "input" | "textarea" | "select");
        let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
        if plain && !writing && event.key().eq_ignore_ascii_case("r") {
            self.turn();
        }
    }

    /// With Shift or Alt the wheel turns the tile; otherwise it zooms.
    fn wheel(self, event: &web_sys::WheelEvent) {
        if event.shift_key() || event.alt_key() {
            event.prevent_default();
            event.stop_propagation();
            self.turn();
        }
    }

    /// The feature the pointer rests on.
    fn pointed(self) -> Option<Summary> {
        let place = self.hover.get()?;
        self.with_table(|table| {
            let board = table.board();
            match place {
                Place::Part(cell, spot) => Summary::of(table, board.tile_at(cell)?, spot?),
                Place::Islander(cell) => {
                    let tile = board.tile_at(cell)?;
                    let (_, post) = table.islanders().find(|(_, post)| post.tile == tile)?;
                    Summary::of(table, tile, table.spot(post))
                }
                Place::Target(spot) => Summary::of(table, board.newest(), spot),
                Place::Open(_) => None,
            }
        })?
    }

    /// A line about what the pointer rests on.
    fn describe(self) -> Option<String> {
        let place = self.hover.get()?;
        let cell = match place {
            Place::Part(cell, _) | Place::Islander(cell) | Place::Open(cell) => Some(cell),
            Place::Target(_) => self.with_table(|table| table.board().cell(table.board().newest())),
        };
        let name = |seat| self.scene.desk.session.name(seat);
        let parts = [cell.map(|cell| cell.to_string()), self.pointed().map(|summary| summary.words(&name))];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }
}
