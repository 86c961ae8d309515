//! The window through which a board is seen: it can be moved and enlarged with mouse, fingers and keys.

use leptos::{ev, html::Div, prelude::*};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent, ResizeObserver, WheelEvent};

use super::{
    icon::{Icon, icon},
    lens::Lens,
};
use crate::words::t;

/// A finger or mouse that moved less than this, in pixels, has clicked.
const STEADY: f64 = 7.0;
/// What one press of a key moves, in pixels.
const KEY_STEP: f64 = 60.0;
/// After so long without a move the board rests.
const REST: std::time::Duration = std::time::Duration::from_millis(180);

/// Fingers on the board.
#[derive(Clone, Default)]
struct Hands {
    fingers: Vec<(i32, f64, f64)>,
    /// How far they have moved since the first came down.
    moved: f64,
}

#[derive(Clone, Copy)]
struct Viewport {
    lens: RwSignal<Lens>,
    room: RwSignal<(f64, f64)>,
    hands: StoredValue<Hands>,
    /// Whether the board is being moved: then its picture is moved as it is, and drawn anew when it rests.
    moving: RwSignal<bool>,
    /// How often it was moved, to know which move was the last.
    moves: StoredValue<u32>,
    frame: NodeRef<Div>,
}

/// A board in a window. `room` is told how much space there is, `lens` where one looks.
pub(crate) fn viewport(room: RwSignal<(f64, f64)>, lens: RwSignal<Lens>, board: AnyView) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let port = Viewport {
        lens,
        room,
        hands: StoredValue::default(),
        moving: RwSignal::new(false),
        moves: StoredValue::new(0),
        frame,
    };
    Effect::new(move |_| port.watch_size());
    let transform = move || port.lens.get().transform();
    let near = move || port.lens.get().scale > 1.0;
    view! {
        <div
            class="viewport"
            class:near=near
            class:moving=move || port.moving.get()
            node_ref=frame
            tabindex="0"
            role="group"
            aria-label=t("app-board")
            data-testid="viewport"
            on:pointerdown=move |event| port.finger_down(&event)
            on:pointermove=move |event| port.finger_moved(&event)
            on:pointerup=move |event| port.finger_up(&event)
            on:pointercancel=move |event| port.finger_up(&event)
            on:pointerleave=move |event| port.finger_up(&event)
            on:click:capture=move |event| port.click(&event)
            on:wheel=move |event| port.wheel(&event)
            on:keydown=move |event| port.key(&event)
        >
            <div class="viewport-sheet" style:transform=transform>{board}</div>
            <div class="viewport-tools">
                <button type="button" class="round" aria-label=t("app-zoom-in") title=t("app-zoom-in") data-testid="zoom-in"
                    on:click=move |_| port.zoom_middle(1.4)>{icon(Icon::Plus)}</button>
                <button type="button" class="round" aria-label=t("app-zoom-out") title=t("app-zoom-out") data-testid="zoom-out"
                    disabled=move || !near() on:click=move |_| port.zoom_middle(1.0 / 1.4)>{icon(Icon::Minus)}</button>
                <button type="button" class="round" aria-label=t("app-zoom-fit") title=t("app-zoom-fit") data-testid="zoom-fit"
                    disabled=move || !near() on:click=move |_| port.lens.set(Lens::FIT)>{icon(Icon::Fit)}</button>
            </div>
        </div>
    }
}

impl Viewport {
    /// Measures the room now and whenever it changes.
    fn watch_size(self) {
        let Some(frame) = self.frame.get() else { return };
        let measured = frame.clone();
        let on_resize = Closure::<dyn FnMut()>::new(move || {
            let size = (f64::from(measured.client_width()), f64::from(measured.client_height()));
            if self.room.try_get_untracked().is_some_and(|known| known != size) {
                self.room.set(size);
                self.lens.set(Lens::FIT);
            }
        });
        let Ok(observer) = ResizeObserver::new(on_resize.as_ref().unchecked_ref()) else { return };
        observer.observe(&frame);
        let held = StoredValue::new_local((observer, on_resize));
        on_cleanup(move || {
            held.try_with_value(|(observer, _)| observer.disconnect());
        });
    }

    /// Looks elsewhere, or from closer.
    fn look(self, look: impl FnOnce(Lens) -> Lens) {
        self.lens.update(|lens| *lens = look(*lens));
        self.moving.set(true);
        self.moves.update_value(|moves| *moves += 1);
        self.rest_soon();
    }

    /// Has the board drawn anew when it has not been moved for a while and no finger is on it.
    fn rest_soon(self) {
        let move_now = self.moves.get_value();
        let rest = move || {
            let last = self.moves.try_get_value() == Some(move_now);
            match self.hands.try_with_value(|hands| hands.fingers.is_empty()) {
                Some(true) if last => _ = self.moving.try_set(false),
                Some(false) if last => self.rest_soon(),
                _ => (),
            }
        };
        set_timeout(rest, REST);
    }

    fn zoom_middle(self, factor: f64) {
        let room = self.room.get_untracked();
        self.lens.update(|lens| *lens = lens.zoom(factor, (room.0 / 2.0, room.1 / 2.0), room));
    }

    /// Where an event is, seen from the frame's corner.
    fn place(self, event: &MouseEvent) -> (f64, f64) {
        let corner = self.frame.get_untracked().map(|frame| frame.get_bounding_client_rect());
        let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
        (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
    }

    fn finger_down(self, event: &PointerEvent) {
        let (x, y) = self.place(event);
        self.hands.update_value(|hands| {
            if hands.fingers.is_empty() {
                hands.moved = 0.0;
            }
            hands.fingers.retain(|finger| finger.0 != event.pointer_id());
            hands.fingers.push((event.pointer_id(), x, y));
        });
    }

    fn finger_moved(self, event: &PointerEvent) {
        let (x, y) = self.place(event);
        let mut before = self.hands.get_value();
        let Some(index) = before.fingers.iter().position(|finger| finger.0 == event.pointer_id()) else {
            return;
        };
        let (_, old_x, old_y) = before.fingers[index];
        let moved = before.moved + (x - old_x).abs() + (y - old_y).abs();
        let mut after = before.clone();
        after.fingers[index] = (event.pointer_id(), x, y);
        after.moved = moved;
        let room = self.room.get_untracked();
        match (&before.fingers[..], &after.fingers[..]) {
            ([_], [_]) if moved > STEADY => {
                self.look(|lens| lens.pan((x - old_x, y - old_y), room));
            }
            ([one, two], [new_one, new_two]) => {
                let spread =
                    |one: &(i32, f64, f64), two: &(i32, f64, f64)| (one.1 - two.1).hypot(one.2 - two.2);
                let factor = spread(new_one, new_two) / spread(one, two).max(1.0);
                let middle = ((new_one.1 + new_two.1) / 2.0, (new_one.2 + new_two.2) / 2.0);
                self.look(|lens| lens.zoom(factor, middle, room));
                after.moved += STEADY;
            }
            _ => (),
        }
        before = after;
        self.hands.set_value(before);
    }

    fn finger_up(self, event: &PointerEvent) {
        self.hands.update_value(|hands| hands.fingers.retain(|finger| finger.0 != event.pointer_id()));
    }

    /// The end of a drag is not a click.
    fn click(self, event: &ev::MouseEvent) {
        let dragged =
            self.hands.with_value(|hands| hands.moved > STEADY) && self.lens.get_untracked().scale > 1.0;
        self.hands.update_value(|hands| hands.moved = 0.0);
        if dragged {
            event.stop_propagation();
        }
    }

    fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let (at, room) = (self.place(event), self.room.get_untracked());
        let factor = js_sys::Math::exp(-event.delta_y() * 0.0015);
        self.look(|lens| lens.zoom(factor, at, room));
    }

    fn key(self, event: &KeyboardEvent) {
        // Keys pressed on the buttons inside belong to the buttons.
        let own = event.target() == event.current_target();
        let room = self.room.get_untracked();
        let pan = |x: f64, y: f64| self.look(|lens| lens.pan((x * KEY_STEP, y * KEY_STEP), room));
        match event.key().as_str() {
            "+" | "=" if own => self.zoom_middle(1.4),
            "-" if own => self.zoom_middle(1.0 / 1.4),
            "0" if own => self.lens.set(Lens::FIT),
            "ArrowLeft" if own => pan(1.0, 0.0),
            "ArrowRight" if own => pan(-1.0, 0.0),
            "ArrowUp" if own => pan(0.0, 1.0),
            "ArrowDown" if own => pan(0.0, -1.0),
            _ => return,
        }
        event.prevent_default();
    }
}
