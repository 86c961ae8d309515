//! What hands do: play a card, hold its dragon over the sea, turn it, mirror it.

use leptos::{ev, prelude::*};
use tidetable_sea_dragons::{Action, Cell, HeadAt, Pose, Shape};
use wasm_bindgen::JsCast;

use super::{SeaBoard, aim::Places, dragon};
use crate::{browser, session::Order};

/// A wheel turns the dragon once in so many milliseconds, however many notches it reports.
const WHEEL_REST: f64 = 140.0;

impl SeaBoard {
    /// Plays a card: at once, for it can be taken back while its dragon is not laid. Where the dragon has only one
    /// place it would be laid at once, too, so that is to be confirmed.
    pub(super) fn play(self, card: Shape) {
        let action = Action::Play { card };
        let places = untrack(|| Some(Places::of(&self.table()?, self.scene.seat()?, card)));
        self.scene.wish(&action);
        let chosen = untrack(|| self.scene.choice()) == Some(action);
        if chosen && places.is_some_and(|places| places.count() > 1) {
            self.scene.desk.confirm();
        }
    }

    /// Takes the chosen card back and plays another.
    pub(super) fn play_instead(self, card: Shape) {
        self.wanted.set(Some(card));
        self.scene.desk.session.order(Order::Undo);
    }

    pub(super) fn click(self, cell: Option<Cell>) {
        let Some(cell) = cell.filter(|_| untrack(|| self.scene.asked())) else { return };
        let Some(places) = self.places.get_untracked() else { return self.click_without_dragon(cell) };
        let held = untrack(|| self.held());
        // A click on the dragon itself turns it.
        let on_it = held.is_some_and(|lay| lay.cells().contains(cell));
        let turned = on_it.then(|| places.next(self.pose.get_untracked(), cell)).flatten();
        self.lay(turned.map_or(self.pose.get_untracked(), |lay| lay.pose), cell);
    }

    /// Before a card is chosen the sea can only say so.
    fn click_without_dragon(self, cell: Cell) {
        let card = untrack(|| {
            let seat = self.scene.seat()?;
            self.view()?.hands[seat][0]?.card
        });
        if let Some(card) = card {
            self.scene.wish(&Action::Place {
                card,
                head: cell,
                pose: Pose::default(),
                head_at: HeadAt::ANYWHERE,
            });
        }
    }

    /// Holds the dragon over a cell; one that is not allowed there says why.
    fn lay(self, pose: Pose, at: Cell) {
        let Some(lay) = self.places.get_untracked().and_then(|places| places.lay(pose, at)) else { return };
        self.take_pose(pose);
        self.pin.set(Some(at));
        // Choosing the same answer again would give it.
        if untrack(|| self.scene.choice()) != Some(lay.action()) {
            self.scene.wish(&lay.action());
        }
    }

    /// Turns or mirrors the dragon; one that lies in the sea stays where it is, allowed or not.
    fn change_pose(self, change: impl Fn(Shape, Pose) -> Option<Pose>) {
        let Some(places) = self.places.get_untracked() else { return };
        let Some(pose) = change(places.card, self.pose.get_untracked()) else { return };
        self.take_pose(pose);
        if let Some(at) = self.pin.get_untracked() {
            match places.lay(pose, at) {
                Some(lay) if lay.legal => self.lay(pose, at),
                _ => self.scene.desk.drop_choice(),
            }
        }
    }

    /// A dragon that is turned has its head where pictures put it, until its place is chosen again.
    pub(super) fn take_pose(self, pose: Pose) {
        if self.pose.get_untracked() != pose {
            self.head_at.set(HeadAt::ANYWHERE);
        }
        self.pose.set(pose);
    }

    /// RULES §5.2, ruling 5: the head goes to the next part of the dragon that lies in the sea.
    pub(super) fn move_head(self) {
        if let Some(lay) = untrack(|| self.held()) {
            self.head_at.update(|head_at| *head_at = dragon::next_head(lay.card, lay.pose, *head_at));
        }
    }

    /// Whether a dragon lies in the sea, not yet for good.
    pub(super) fn is_held(self) -> bool {
        self.held().is_some_and(|lay| lay.legal)
    }

    pub(super) fn turn(self) {
        self.change_pose(Shape::turned);
    }

    fn turn_back(self) {
        self.change_pose(|card, pose| (0..3).try_fold(pose, |pose, _| card.turned(pose)));
    }

    pub(super) fn mirror(self) {
        self.change_pose(Shape::mirrored);
    }

    pub(super) fn key(self, event: &ev::KeyboardEvent) {
        let writing = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let writing = writing.is_some_and(|target| {
            matches!(&*target.tag_name().to_lowercase(), "input" | "textarea" | "select")
        });
        if writing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "r" => self.turn(),
            "R" => self.turn_back(),
            "m" | "M" | "f" | "F" => self.mirror(),
            "h" | "H" => self.move_head(),
            _ => (),
        }
    }

    /// With a key held down the wheel turns the dragon instead of moving the chart.
    pub(super) fn wheel(self, event: &ev::WheelEvent) {
        let (turning, mirroring) = (event.shift_key(), event.alt_key());
        if self.places.get_untracked().is_none() || !(turning || mirroring) {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        let now = browser::now();
        if now - self.wheeled.get_value() < WHEEL_REST {
            return;
        }
        self.wheeled.set_value(now);
        // With the shift key some systems report the wheel as sideways.
        match (mirroring, event.delta_y() + event.delta_x() >= 0.0) {
            (true, _) => self.mirror(),
            (false, true) => self.turn(),
            (false, false) => self.turn_back(),
        }
    }

    /// The other button of the mouse mirrors.
    pub(super) fn other_button(self, event: &ev::MouseEvent) {
        if self.places.get_untracked().is_some() {
            event.prevent_default();
            self.mirror();
        }
    }
}
