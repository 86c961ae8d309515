//! A session in the types of one game.

use std::sync::Arc;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use tidetable_kernel::{Game, Seat, Speak, View, read_json};

use super::Desk;
use crate::{pieces::lens::Lens, session::Session};

/// A session in the types of one game: what a board reads and where it brings its answers.
pub(crate) struct Scene<G: Game> {
    pub(crate) desk: Desk,
    /// What may be seen; nothing before the first message.
    pub(crate) view: Memo<Option<Arc<G::View>>>,
    /// The legal answers; none while somebody else is asked.
    pub(crate) legal: Memo<Arc<Vec<G::Action>>>,
    /// What has just happened.
    pub(crate) fresh: Memo<Arc<Vec<G::Event>>>,
}

impl<G: Game> Clone for Scene<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Scene<G> {}

impl<G: Game> Scene<G> {
    pub(super) fn new(session: Session) -> Scene<G> {
        let shown = session.position;
        let view = Memo::new(move |_| {
            let view = shown.get().and_then(|position| parse::<G::View>(position.view.get()));
            view.map(Arc::new)
        });
        let legal = Memo::new(move |_| {
            let legal = shown.get().and_then(|position| parse::<Vec<G::Action>>(position.legal.get()));
            Arc::new(legal.unwrap_or_default())
        });
        let fresh = Memo::new(move |_| {
            let position = shown.get().filter(|position| !position.anew);
            let events = position.iter().flat_map(|position| &position.events);
            Arc::new(events.filter_map(|entry| parse::<G::Event>(entry.event.get())).collect::<Vec<_>>())
        });
        let choice = RwSignal::new(None);
        let epoch = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|position| position.epoch)));
        // A new question makes an answer to the last one meaningless. Where several are asked at once, an answer
        // of somebody else is no new question.
        Effect::new(move |_| {
            // Read, not only tracked: a memo that nobody has read yet seems to change when it is first looked at.
            let _ = (epoch.get(), legal.get());
            choice.set(None);
        });
        // A bot's advice is laid on the table like an answer of one's own.
        Effect::new(move |_| {
            let best = hints::<G>(session, &legal.get()).first().copied();
            if best.is_some() {
                choice.set(best);
            }
        });
        let question = move || {
            let seat = session.seat().filter(|_| session.asked())?;
            view.get().map(|view| view.question(seat))
        };
        let desk = Desk {
            session,
            question: Signal::derive(question),
            answers: Signal::derive(move || legal.get().iter().map(Speak::phrase).collect()),
            choice,
            dressed: RwSignal::new(None),
            log: Signal::derive(move || log::<G>(session)),
            sketch: Signal::derive(move || view.get().map(|view| view.sketch()).unwrap_or_default()),
            hints: Signal::derive(move || hints::<G>(session, &legal.get())),
            room: RwSignal::new((0.0, 0.0)),
            lens: RwSignal::new(Lens::FIT),
        };
        Scene { desk, view, legal, fresh }
    }

    /// The seat that answers here.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.desk.session.seat()
    }

    /// Whether an answer is awaited from here.
    pub(crate) fn asked(self) -> bool {
        self.desk.session.asked()
    }

    /// The answer that is shown but not given.
    pub(crate) fn choice(self) -> Option<G::Action> {
        let index = self.desk.choice.get()?;
        self.legal.with(|legal| legal.get(index).copied())
    }

    /// Wishes to answer so: a legal answer is chosen, any other is explained.
    pub(crate) fn wish(self, action: &G::Action) {
        if !untrack(|| self.asked()) {
            return;
        }
        match self.legal.with_untracked(|legal| legal.iter().position(|legal| legal == action)) {
            Some(index) => self.desk.pick(index),
            None => self
                .desk
                .ask_why(serde_json::value::to_raw_value(action).expect("game data is representable")),
        }
    }

    /// Gives the chosen answer in this form, which differs in nothing but looks; without one, as it is offered.
    pub(crate) fn dress(self, action: Option<&G::Action>) {
        let json =
            action.map(|action| serde_json::value::to_raw_value(action).expect("game data is representable"));
        self.desk.dressed.set(json);
    }

    /// Every event so far.
    pub(crate) fn events(self) -> Vec<G::Event> {
        self.desk.session.log.with(|log| log.iter().filter_map(|entry| parse(entry.event.get())).collect())
    }
}

/// What the other side said, read; what cannot be read is not shown.
fn parse<T: DeserializeOwned>(text: &str) -> Option<T> {
    read_json(text).ok()
}

fn log<G: Game>(session: Session) -> Vec<(usize, tidetable_kernel::Phrase)> {
    let line = |entry: &tidetable_protocol::LogEntry| {
        Some((entry.step, parse::<G::Event>(entry.event.get())?.phrase()))
    };
    session.log.with(|log| log.iter().filter_map(line).collect())
}

fn hints<G: Game>(session: Session, legal: &[G::Action]) -> Vec<usize> {
    let index = |hint: &tidetable_table::Json| {
        let action: G::Action = parse(hint.get())?;
        legal.iter().position(|legal| *legal == action)
    };
    session.hints.with(|hints| hints.iter().filter_map(index).collect())
}
