//! A game going on, as the page shows it, wherever its room is.

mod absence;
mod line;
pub(crate) mod local;
mod local_table;
pub(crate) mod online;
mod pacing;
pub(crate) mod saved;
pub(crate) mod worker;

use std::sync::Arc;

use leptos::prelude::*;
use tidetable_catalog::GameEntry;
use tidetable_kernel::{Seat, Viewer};
use tidetable_protocol::{LogEntry, Occupant, Outlook, Position, Problem};
use tidetable_table::{Epoch, Json};

use crate::{browser, preferences::preferences, words::text};
pub(crate) use local_table::LocalTable;
use pacing::{Pacing, Turn};

/// Something a person wants of the game.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    /// To answer the question of that name; an answer that is not among the legal ones asks why.
    Answer { epoch: Epoch, action: Json },
    /// To take the last answer back.
    Undo,
    /// To hear what a bot would do.
    Hint,
}

/// A game going on, as the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// The game's rules.
    pub(crate) entry: GameEntry,
    /// Who sits where.
    pub(crate) seats: RwSignal<Vec<Occupant>>,
    /// Through whose eyes.
    pub(crate) eyes: RwSignal<Viewer>,
    /// What is shown now; nothing before the first message.
    pub(crate) position: RwSignal<Option<Arc<Position>>>,
    /// Everything that happened up to what is shown.
    pub(crate) log: RwSignal<Vec<LogEntry>>,
    /// What went wrong last.
    pub(crate) problem: RwSignal<Option<Problem>>,
    /// Whether an answer is under way.
    pub(crate) busy: RwSignal<bool>,
    /// What a bot would do here, best first.
    pub(crate) hints: RwSignal<Vec<Json>>,
    /// What is to be expected after each of these answers.
    pub(crate) outlook: RwSignal<Vec<Outlook>>,
    /// Whether people may ask here what a bot would do.
    pub(crate) may_ask: RwSignal<bool>,
    orders: StoredValue<Arc<dyn Fn(Order) + Send + Sync>>,
    pacing: StoredValue<Pacing<Position>>,
}

/// What bots are called, by seat; ships of explorers, the same in every language.
const BOT_NAMES: [&str; 6] = ["Calypso", "Beagle", "Argo", "Nautile", "Pourquoi-Pas", "Endeavour"];

impl Session {
    /// A session that shows nothing yet; orders do nothing until somebody takes them.
    pub(crate) fn new(entry: GameEntry) -> Session {
        let nobody: Arc<dyn Fn(Order) + Send + Sync> = Arc::new(|_| ());
        Session {
            entry,
            seats: RwSignal::new(Vec::new()),
            eyes: RwSignal::new(Viewer::Public),
            position: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            problem: RwSignal::new(None),
            busy: RwSignal::new(false),
            hints: RwSignal::new(Vec::new()),
            outlook: RwSignal::new(Vec::new()),
            may_ask: RwSignal::new(true),
            orders: StoredValue::new(nobody),
            pacing: StoredValue::new(Pacing::default()),
        }
    }

    /// Says who takes the orders.
    pub(crate) fn take_orders(self, orders: impl Fn(Order) + Send + Sync + 'static) {
        self.orders.set_value(Arc::new(orders));
    }

    /// Passes an order on. What is still to be shown is shown at once: nobody waits for an animation.
    pub(crate) fn order(self, order: Order) {
        self.hurry();
        self.problem.set(None);
        self.orders.get_value()(order);
    }

    /// The seat that answers here, if any.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self.eyes.get() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Judge => None,
        }
    }

    /// Whether an answer is awaited from here.
    pub(crate) fn asked(self) -> bool {
        let seat = self.seat();
        let shown = self.position.get();
        seat.zip(shown).is_some_and(|(seat, position)| position.awaiting.seats().contains(seat))
    }

    /// Whether the game is over, as far as it is shown.
    pub(crate) fn ended(self) -> bool {
        self.position.with(|shown| shown.as_ref().is_some_and(|shown| shown.result.is_some()))
    }

    /// What the person or bot in a seat is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.seats.with(|seats| match seats.get(seat.index()) {
            Some(Occupant::Person { name, .. }) => name.clone(),
            Some(Occupant::Bot { .. }) => BOT_NAMES[seat.index()].to_owned(),
            Some(Occupant::Open) | None => text("app-seat-free"),
        })
    }

    /// Takes a position in, to be shown when its turn has come.
    pub(crate) fn receive(self, position: Position) {
        self.pacing.update_value(|pacing| pacing.push(position));
        self.show_next();
    }

    /// Shows a position now and forgets whatever was waiting to be shown.
    pub(crate) fn show_at_once(self, position: Position) {
        self.pacing.update_value(|pacing| drop(pacing.hurry()));
        self.show(position);
    }

    /// Shows what a bot would do here.
    pub(crate) fn advise(self, best: Vec<Json>, outlook: Vec<Outlook>) {
        self.busy.set(false);
        self.outlook.set(outlook);
        self.hints.set(best);
    }

    fn show_next(self) {
        let beat = preferences().motion.get_untracked().beat();
        let turn = self.pacing.try_update_value(|pacing| pacing.take(browser::now(), beat));
        match turn {
            Some(Turn::Show(position)) => {
                self.show(position);
                self.show_next();
            }
            Some(Turn::Wait(milliseconds)) => {
                let wait = std::time::Duration::from_millis(milliseconds.ceil() as u64);
                set_timeout(move || self.show_next(), wait);
            }
            // The session may be gone by the time a timer rings.
            Some(Turn::Idle) | None => (),
        }
    }

    fn hurry(self) {
        for position in self.pacing.try_update_value(Pacing::hurry).unwrap_or_default() {
            self.show(position);
        }
    }

    fn show(self, position: Position) {
        self.log.update(|log| {
            if position.anew {
                log.clear();
            }
            log.extend(position.events.iter().cloned());
        });
        self.busy.set(false);
        self.hints.set(Vec::new());
        self.position.set(Some(Arc::new(position)));
    }
}
