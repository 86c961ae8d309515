//! How a way of several moves is chosen, shown and played.

use std::time::Duration;

use leptos::prelude::*;
use tidetable_mermaid_rain::{Action, Phase};

use super::{
    OceanBoard,
    route::{Next, Route},
};
use crate::preferences::preferences;

/// No move is shown longer than this before the next, in milliseconds.
const LONGEST: f64 = 450.0;

impl OceanBoard {
    /// Chooses a way: its first move is shown as the answer, the others follow when it is confirmed.
    pub(super) fn set_out(self, moves: Vec<Action>) {
        let Some((view, seat)) = untrack(|| self.own()) else { return };
        let Some(&first) = moves.first() else { return };
        self.route.set(Route::of(moves, &view, seat));
        self.scene.wish(&first);
    }

    /// The way that is shown, if its first move is the chosen answer.
    pub(super) fn shown_route(self) -> Option<Route> {
        let chosen = self.scene.choice()?;
        self.route.with(|route| (route.steps.first() == Some(&chosen)).then(|| route.clone()))
    }

    /// Plays on whenever a move of the way has been made, and forgets the way when it is called off.
    pub(super) fn keep_swimming(self) {
        Effect::new(move |_| {
            let legal = self.scene.legal.get();
            let Some((view, seat)) = self.own() else { return };
            if self.route.with_untracked(|route| route.steps.is_empty()) {
                return;
            }
            let next = self.route.try_update(|route| route.look(&view, seat, &legal));
            match next {
                Some(Next::Go) => self.after_a_moment(true),
                Some(Next::Propose) => self.after_a_moment(false),
                Some(Next::Drop) => self.route.set(Route::default()),
                Some(Next::Wait) | None => (),
            }
        });
        Effect::new(move |_| {
            let choice = self.scene.choice();
            let Some((view, seat)) = untrack(|| self.own()) else { return };
            let riding = matches!(view.table.phase, Phase::Ride { .. });
            let other = self.route.with_untracked(|route| {
                riding && route.is_waiting(&view, seat) && choice.as_ref() != route.steps.first()
            });
            if other {
                self.route.set(Route::default());
            }
        });
    }

    /// Shows the next move, and gives it if it was confirmed before.
    fn after_a_moment(self, give: bool) {
        let beat = preferences().motion.get_untracked().beat().min(LONGEST);
        let planned = self.route.get_untracked();
        let play = move || {
            // Meanwhile the person may have chosen another way, or left the page.
            let unchanged = self.route.try_with_untracked(|route| *route == planned);
            let Some(&step) = planned.steps.first().filter(|_| unchanged == Some(true)) else { return };
            // An answer chosen twice is given: it must be chosen once, whatever was shown before.
            self.scene.desk.drop_choice();
            self.scene.wish(&step);
            if give {
                self.scene.desk.confirm();
            } else {
                self.route.update(Route::proposed);
            }
        };
        set_timeout(play, Duration::from_millis(beat as u64));
    }
}
