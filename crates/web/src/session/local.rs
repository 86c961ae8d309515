//! Driving a table in this browser: people before the page, bots in the worker, everything kept.

use leptos::prelude::*;
use tidetable_bots::Level;
use tidetable_kernel::{Phrase, Seat, Viewer};
use tidetable_protocol::{ErrorCode, Problem};
use tidetable_table::{Epoch, Json};

use super::{
    LocalTable, Order, Session, saved,
    worker::{self, Answer, Question, Task},
};
use crate::browser;

/// A table in this browser, shown in the page.
#[derive(Clone, Copy)]
pub(crate) struct Local {
    pub(crate) session: Session,
    /// Who is to take the device, while nobody's secrets are shown.
    pub(crate) handover: RwSignal<Option<Seat>>,
    /// Whether the browser has no room left to keep the table.
    pub(crate) unkept: RwSignal<bool>,
    table: StoredValue<LocalTable>,
    /// Whether this is only tried out.
    rehearsal: StoredValue<bool>,
    /// The bot that thinks, and about which question.
    thinking: StoredValue<Option<(Epoch, Seat)>>,
}

impl Local {
    /// Shows a table and plays it on.
    pub(crate) fn open(table: LocalTable) -> Local {
        let session = Session::new(table.entry());
        session.seats.set(table.seats().iter().map(saved::LocalSeat::occupant).collect());
        let only = table.people().next().filter(|_| table.people().count() == 1);
        session.eyes.set(only.map_or(Viewer::Public, Viewer::Seat));
        let local = Local::of(session, table);
        session.take_orders(move |order| local.obey(order));
        local.show_anew();
        local.go_on();
        local
    }

    /// Shows a table to whoever is asked, to be tried and forgotten: nobody else answers and nothing is kept.
    pub(crate) fn rehearse(table: LocalTable) -> Local {
        let session = Session::new(table.entry());
        session.seats.set(table.seats().iter().map(saved::LocalSeat::occupant).collect());
        session.eyes.set(table.awaited_person().map_or(Viewer::Public, Viewer::Seat));
        session.may_ask.set(false);
        let local = Local::of(session, table);
        session.take_orders(move |order| local.obey(order));
        local.rehearsal.set_value(true);
        local.show_anew();
        local
    }

    fn of(session: Session, table: LocalTable) -> Local {
        Local {
            session,
            handover: RwSignal::new(None),
            unkept: RwSignal::new(false),
            table: StoredValue::new(table),
            rehearsal: StoredValue::new(false),
            thinking: StoredValue::new(None),
        }
    }

    /// Reads something of the table.
    pub(crate) fn with_table<T>(self, read: impl FnOnce(&LocalTable) -> T) -> T {
        self.table.with_value(read)
    }

    /// Shows the table to whoever has taken the device.
    pub(crate) fn take_device(self) {
        if let Some(seat) = self.handover.get_untracked() {
            self.handover.set(None);
            self.session.eyes.set(Viewer::Seat(seat));
            self.show_anew();
        }
    }

    fn obey(self, order: Order) {
        let Viewer::Seat(seat) = self.session.eyes.get_untracked() else { return };
        match order {
            Order::Answer { epoch, action } => self.answer(epoch, seat, &action),
            Order::Undo => {
                let undone = self.table.try_update_value(|table| table.undo(seat));
                self.settle(undone, Local::show_anew);
            }
            Order::Hint => self.ask(seat, Level::Strong, Task::Advise),
        }
    }

    fn answer(self, epoch: Epoch, seat: Seat, action: &Json) {
        let seen = self.table.with_value(LocalTable::step);
        let played = self.table.try_update_value(|table| table.answer(epoch, seat, action.get()));
        self.settle(played, move |local| {
            let eyes = local.session.eyes.get_untracked();
            let position = local.table.with_value(|table| table.position(eyes, Some(seen)));
            local.session.receive(position);
        });
    }

    /// Shows what has changed and goes on, or shows what went wrong.
    fn settle(self, outcome: Option<Result<(), Problem>>, show: impl FnOnce(Local)) {
        match outcome {
            Some(Ok(())) => {
                show(self);
                if !self.rehearsal.get_value() {
                    self.keep();
                    self.go_on();
                }
            }
            Some(Err(problem)) => self.session.problem.set(Some(problem)),
            // The page has moved on to something else.
            None => (),
        }
    }

    fn show_anew(self) {
        let eyes = self.session.eyes.get_untracked();
        self.session.show_at_once(self.table.with_value(|table| table.position(eyes, None)));
    }

    fn keep(self) {
        let kept = self.table.try_update_value(|table| saved::keep(table.touch(browser::unix_seconds())));
        self.unkept.set(kept == Some(false));
    }

    /// Lets the next bot think, or the next person take the device.
    fn go_on(self) {
        let (bot, person) = self.table.with_value(|table| (table.awaited_bot(), table.awaited_person()));
        if let Some((seat, level)) = bot {
            // Where several are asked at once, an answer of somebody else is no reason to ask again.
            let question = Some((self.table.with_value(LocalTable::epoch), seat));
            if self.thinking.get_value() != question {
                self.thinking.set_value(question);
                self.ask(seat, level, Task::Choose);
            }
        }
        let eyes = self.session.eyes.get_untracked();
        match person {
            Some(seat) if eyes != Viewer::Seat(seat) && self.handover.get_untracked() != Some(seat) => {
                self.handover.set(Some(seat));
                if eyes != Viewer::Public {
                    self.session.eyes.set(Viewer::Public);
                    self.show_anew();
                }
            }
            _ => (),
        }
    }

    /// Asks the worker what a bot does, or would do, in a seat.
    fn ask(self, seat: Seat, level: Level, task: Task) {
        let (epoch, view) = self.table.with_value(|table| (table.epoch(), table.view(seat)));
        let game = self.session.entry.game.id().to_owned();
        let seed = u64::from_le_bytes(browser::random_bytes());
        let question = Question { game, level: level.name().to_owned(), seed, seat, view, task };
        worker::ask(&question, Box::new(move |answers| self.hear(epoch, seat, task, answers)));
    }

    fn hear(self, epoch: Epoch, seat: Seat, task: Task, mut answers: Vec<Answer>) {
        if task == Task::Choose {
            self.thinking.try_update_value(|thinking| *thinking = None);
        }
        // Meanwhile something may have been taken back, or the page may show something else.
        if self.table.try_with_value(LocalTable::epoch) != Some(epoch) {
            return;
        }
        match task {
            Task::Advise => {
                let outlook = answers.iter().filter_map(|answer| answer.outlook).collect();
                let best = answers.into_iter().map(|answer| answer.action).collect();
                self.session.advise(best, outlook);
            }
            Task::Choose if answers.is_empty() => {
                let mut silent = Problem::new(ErrorCode::Internal, "a bot gave no answer");
                silent.phrase = Some(Phrase::new("app-bot-silent"));
                self.session.problem.set(Some(silent));
            }
            Task::Choose => self.answer(epoch, seat, &answers.swap_remove(0).action),
        }
    }
}
