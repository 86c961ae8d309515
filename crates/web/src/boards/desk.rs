//! What the shared pieces need of a game: its questions, answers and events as phrases, and the answer that lies on
//! the table unconfirmed.

use leptos::prelude::*;
use tidetable_kernel::Phrase;
use tidetable_table::Json;

use crate::{
    pieces::lens::Lens,
    preferences::preferences,
    session::{Order, Session},
};

/// What the shared pieces need of a game.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) session: Session,
    /// What is asked of the person here; nothing while somebody else is asked.
    pub(crate) question: Signal<Option<Phrase>>,
    /// The legal answers in words.
    pub(crate) answers: Signal<Vec<Phrase>>,
    /// The answer that is shown but not given, as an index into the legal ones.
    pub(crate) choice: RwSignal<Option<usize>>,
    /// The same answer with looks of its own, which the rules accept and do not list.
    pub(crate) dressed: RwSignal<Option<Json>>,
    /// What happened so far, with the index of the step that caused it.
    pub(crate) log: Signal<Vec<(usize, Phrase)>>,
    /// The position in plain characters.
    pub(crate) sketch: Signal<String>,
    /// What a bot would do, as indices into the legal answers, best first.
    pub(crate) hints: Signal<Vec<usize>>,
    /// How much room the board has, in pixels.
    pub(crate) room: RwSignal<(f64, f64)>,
    /// Where one looks at the board, and how closely.
    pub(crate) lens: RwSignal<Lens>,
}

impl Desk {
    /// Chooses a legal answer: it is shown until it is confirmed, or given at once if the person prefers so.
    pub(crate) fn pick(self, index: usize) {
        let again = self.choice.get_untracked() == Some(index);
        if again || preferences().at_once.get_untracked() {
            return self.give(index);
        }
        self.session.problem.set(None);
        self.choice.set(Some(index));
    }

    /// Gives the answer that is shown.
    pub(crate) fn confirm(self) {
        if let Some(index) = self.choice.get_untracked() {
            self.give(index);
        }
    }

    /// Takes the shown answer off the table.
    pub(crate) fn drop_choice(self) {
        self.choice.set(None);
        self.session.problem.set(None);
    }

    /// Asks for something that is not legal, to hear why.
    pub(crate) fn ask_why(self, action: Json) {
        self.choice.set(None);
        if let Some(position) = self.session.position.get_untracked() {
            self.session.order(Order::Answer { epoch: position.epoch, action });
        }
    }

    fn give(self, index: usize) {
        let Some(position) = self.session.position.get_untracked() else { return };
        let legal: Vec<Json> = serde_json::from_str(position.legal.get()).unwrap_or_default();
        let dressed = self.dressed.get_untracked().filter(|_| self.choice.get_untracked() == Some(index));
        if let Some(action) = dressed.or_else(|| legal.into_iter().nth(index)) {
            self.session.order(Order::Answer { epoch: position.epoch, action });
        }
    }
}
