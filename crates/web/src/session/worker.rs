//! The worker in which bots think, seen from both of its ends.
//!
//! A bot is handed the view of its seat as text, and nothing else.

use std::{cell::RefCell, collections::VecDeque, str::FromStr};

use leptos::prelude::document;
use serde::{Deserialize, Serialize};
use tidetable_bots::{Advice, AnyBot, Level};
use tidetable_kernel::Seat;
use tidetable_protocol::Outlook;
use tidetable_table::Json;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    DedicatedWorkerGlobalScope, HtmlScriptElement, MessageEvent, Worker, WorkerOptions, WorkerType,
};

/// What a bot is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) level: String,
    pub(crate) seed: u64,
    pub(crate) seat: Seat,
    pub(crate) view: Json,
    pub(crate) task: Task,
}

/// Whether it is to play or to advise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Task {
    Choose,
    Advise,
}

/// What a bot answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    pub(crate) action: Json,
    /// What is to be expected after it, if advice was asked for.
    pub(crate) outlook: Option<Outlook>,
}

/// Who hears the answers: the one chosen, or the best ones.
pub(crate) type Listener = Box<dyn FnOnce(Vec<Answer>)>;

/// What the worker says when it can be asked.
const READY: &str = "ready";

/// The page's end.
struct Desk {
    worker: Worker,
    ready: bool,
    /// Questions that were not answered, and who waits for it; the worker answers in order.
    open: VecDeque<(String, Listener)>,
    /// Whether this worker was started because another one failed.
    second: bool,
    /// Kept for as long as the worker may call them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut()>,
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

thread_local! {
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
}

/// Puts a question to the worker.
pub(crate) fn ask(question: &Question, listener: Listener) {
    let text = serde_json::to_string(question).expect("plain data");
    DESK.with_borrow_mut(|slot| {
        if slot.is_none() {
            *slot = open(VecDeque::new(), false);
        }
        let Some(desk) = slot else { return };
        if desk.ready {
            desk.worker.post_message(&JsValue::from_str(&text)).ok();
        }
        desk.open.push_back((text, listener));
    });
}

fn open(open: VecDeque<(String, Listener)>, second: bool) -> Option<Desk> {
    // The worker runs the very script that started the page.
    let script: HtmlScriptElement = document().get_element_by_id("start")?.dyn_into().ok()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script.src(), &options).ok()?;
    let on_message = Closure::new(|event: MessageEvent| hear(&event.data().as_string().unwrap_or_default()));
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    let on_error = Closure::new(fail);
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Some(Desk { worker, ready: false, open, second, _on_message: on_message, _on_error: on_error })
}

/// The worker could not be loaded or broke down: another one is asked the same, and if that fails as well, whoever
/// waits is told that there is no answer.
fn fail() {
    let unanswered = DESK.with_borrow_mut(|slot| {
        let mut desk = slot.take()?;
        let questions = std::mem::take(&mut desk.open);
        if desk.second {
            return Some(questions);
        }
        *slot = open(questions, true);
        None
    });
    for (_, listener) in unanswered.into_iter().flatten() {
        listener(Vec::new());
    }
}

fn hear(message: &str) {
    let listener = DESK.with_borrow_mut(|slot| {
        let desk = slot.as_mut()?;
        if message == READY {
            desk.ready = true;
            for (text, _) in &desk.open {
                desk.worker.post_message(&JsValue::from_str(text)).ok();
            }
            return None;
        }
        desk.second = false;
        desk.open.pop_front()
    });
    // Whoever listens may ask again: the desk must be free by now.
    if let Some((_, listener)) = listener {
        listener(serde_json::from_str(message).unwrap_or_default());
    }
}

/// The worker's end: answers questions for as long as the page lives.
pub(crate) fn listen() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let answering = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let answers = event.data().as_string().map(|text| think(&text)).unwrap_or_default();
        let text = serde_json::to_string(&answers).expect("plain data");
        answering.post_message(&JsValue::from_str(&text)).ok();
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    scope.post_message(&JsValue::from_str(READY)).ok();
}

/// A bot that has just answered: it knows already what it thinks about the next question of its turn.
struct Warm {
    game: String,
    level: Level,
    seat: Seat,
    bot: Box<dyn AnyBot>,
}

thread_local! {
    static WARM: RefCell<Option<Warm>> = const { RefCell::new(None) };
}

/// The answers to a question; none if it makes no sense.
fn think(text: &str) -> Vec<Answer> {
    let answers = || {
        let question: Question = serde_json::from_str(text).ok()?;
        let entry = tidetable_catalog::find(&question.game)?;
        let level = Level::from_str(&question.level).unwrap_or_default();
        let (view, seat) = (question.view.get(), question.seat);
        let warm =
            WARM.take().filter(|warm| (&warm.game, warm.level, warm.seat) == (&question.game, level, seat));
        let fresh = || (entry.bot)(level, question.seed, Some(|| js_sys::Date::now() as u64));
        let mut bot = warm.map_or_else(fresh, |warm| warm.bot);
        match question.task {
            Task::Choose => {
                let action = bot.choose(view, seat).ok()?;
                WARM.set(Some(Warm { game: question.game, level, seat, bot }));
                Some(vec![Answer { action, outlook: None }])
            }
            Task::Advise => {
                let told = |Advice { action, outlook, .. }: Advice| {
                    let outlook = Outlook { chance: outlook.chance, points: outlook.points };
                    Answer { action, outlook: Some(outlook) }
                };
                Some(bot.advise(view, seat).ok()?.into_iter().map(told).collect())
            }
        }
    };
    answers().unwrap_or_default()
}
