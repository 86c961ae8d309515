//! A table on the server: one WebSocket that opens itself again, and what was told over it.

use std::cell::RefCell;

use leptos::prelude::*;
use tidetable_kernel::{Seat, Viewer};
use tidetable_protocol::{
    ChatLine, ClientMessage, Command, ErrorCode, Occupant, Problem, ServerMessage, Stage, TableInfo, Vote,
    You,
};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::{
    Order, Session,
    line::{Caller, Line, Pulse},
};
use crate::{boards, browser, person};

/// How the line to the server is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// Being opened for the first time.
    Opening,
    Open,
    /// Broken, and being opened again.
    Broken,
    /// Not to be opened again: we were refused, and would be again.
    Closed(ErrorCode),
}

/// A table on the server, shown in the page.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    pub(crate) id: StoredValue<String>,
    pub(crate) link: RwSignal<Link>,
    pub(crate) info: RwSignal<Option<TableInfo>>,
    pub(crate) you: RwSignal<You>,
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    pub(crate) vote: RwSignal<Option<Vote>>,
    /// The game, once it is known which it is.
    pub(crate) session: RwSignal<Option<Session>>,
    /// What went wrong that has nothing to do with the game's rules.
    pub(crate) problem: RwSignal<Option<Problem>>,
    /// When clocks were last told, by our own clock.
    pub(crate) clocks_at: RwSignal<f64>,
    /// Somebody the game waits for whose seat the others can hand to a bot.
    pub(crate) missing: RwSignal<Option<Seat>>,
    line: StoredValue<Line>,
    caller: StoredValue<Caller>,
    wire: StoredValue<Wire, LocalStorage>,
    owner: StoredValue<Owner>,
}

/// The socket and what it calls; held so that both live, dropped so that both end.
#[derive(Default)]
struct Wire(RefCell<Option<Socket>>);

struct Socket {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        self.socket.close().ok();
    }
}

/// The code under which the server closes a line that is not to be opened again as it was.
const REFUSED: u16 = 1008;

impl Online {
    /// Opens the line to a table and keeps it open for as long as the page shows it.
    pub(crate) fn open(id: String, seat_key: Option<String>) -> Online {
        let caller = Caller { secret: Some(person::secret()), name: Some(person::name()), seat_key };
        let online = Online {
            id: StoredValue::new(id),
            link: RwSignal::new(Link::Opening),
            info: RwSignal::new(None),
            you: RwSignal::new(You::default()),
            chat: RwSignal::new(Vec::new()),
            vote: RwSignal::new(None),
            session: RwSignal::new(None),
            problem: RwSignal::new(None),
            clocks_at: RwSignal::new(0.0),
            missing: RwSignal::new(None),
            line: StoredValue::new(Line::new(browser::random_hex::<8>())),
            caller: StoredValue::new(caller),
            wire: StoredValue::new_local(Wire::default()),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        online.connect();
        online.listen();
        online
    }

    /// Notices a line that has died without a word, which a browser may take minutes to do, and who is missing.
    fn listen(self) {
        browser::every(1_000, move || {
            self.feel(false);
            let missing = untrack(|| self.find_missing());
            if self.missing.get_untracked() != missing {
                self.missing.set(missing);
            }
        });
        // After a sleep, or in another network, the line is most likely dead.
        for event in ["visibilitychange", "online"] {
            let awake = move |_| {
                if !document().hidden() {
                    self.feel(true);
                }
            };
            let handle = window_event_listener_untyped(event, awake);
            on_cleanup(move || handle.remove());
        }
    }

    fn feel(self, doubt: bool) {
        match self.line.try_update_value(|line| line.pulse(browser::now(), doubt)) {
            Some(Pulse::Ask) => self.speak(&ClientMessage::Ping),
            Some(Pulse::Dead) => {
                self.wire.with_value(|wire| drop(wire.0.borrow_mut().take()));
                self.lost(0);
            }
            Some(Pulse::Fine) | None => (),
        }
    }

    /// How far the table has come; nothing before it is known.
    pub(crate) fn stage(self) -> Option<Stage> {
        self.info.with(|info| info.as_ref().map(|info| info.stage))
    }

    /// Whether a bot plays in one's own seat.
    pub(crate) fn has_stand_in(self) -> bool {
        let seat = self.you.with(|you| you.seat);
        let occupant = |info: &TableInfo| seat.and_then(|seat| info.seats.get(seat.index()).cloned());
        let occupant = self.info.with(|info| info.as_ref().and_then(occupant));
        matches!(occupant, Some(Occupant::Person { stand_in: Some(_), .. }))
    }

    fn find_missing(self) -> Option<Seat> {
        let you = self.you.with(|you| you.seat)?;
        let position = self.session.get()?.position.get()?;
        let awaited = position.awaiting.seats().without(you);
        self.info.with(|info| {
            let info = info.as_ref()?;
            self.line.with_value(|line| {
                line.absence.replaceable(awaited, &info.seats, &position.clocks, info.pace, browser::now())
            })
        })
    }

    /// Says something to the server; it is said again until it is answered.
    pub(crate) fn send(self, command: Command) {
        self.problem.set(None);
        if let Some(message) = self.line.try_update_value(|line| line.command(command)) {
            self.speak(&message);
        }
    }

    fn connect(self) {
        let Some(id) = self.id.try_get_value() else { return };
        let address = browser::origin().replacen("http", "ws", 1);
        let Ok(socket) = WebSocket::new(&format!("{address}/api/tables/{id}/socket")) else {
            return self.link.set(Link::Closed(ErrorCode::NotFound));
        };
        let on_open = Closure::new(move || self.greet());
        let on_message = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            self.line.update_value(|line| line.heard(browser::now()));
            if let Ok(message) = serde_json::from_str(&text) {
                self.hear(message);
            }
        });
        let on_close = Closure::new(move |event: CloseEvent| self.lost(event.code()));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        let socket = Socket { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close };
        self.wire.with_value(|wire| *wire.0.borrow_mut() = Some(socket));
        self.line.update_value(|line| line.heard(browser::now()));
    }

    fn greet(self) {
        let greeting = self.caller.try_with_value(|caller| {
            self.line.try_with_value(|line| line.greeting(caller)).unwrap_or_default()
        });
        greeting.unwrap_or_default().iter().for_each(|message| self.speak(message));
    }

    fn speak(self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("plain data");
        self.wire.try_with_value(|wire| {
            if let Some(wire) =
                wire.0.borrow().as_ref().filter(|wire| wire.socket.ready_state() == WebSocket::OPEN)
            {
                wire.socket.send_with_str(&text).ok();
            }
        });
    }

    fn lost(self, code: u16) {
        let jitter = f64::from(browser::random_bytes::<1>()[0]) / 255.0;
        let pause = self.line.try_update_value(|line| line.failed(jitter));
        let Some((link, pause)) = self.link.try_get_untracked().zip(pause) else { return };
        match link {
            Link::Closed(_) => return,
            // Once we were let in, only saying far too much has us thrown out.
            Link::Open if code == REFUSED => return self.link.set(Link::Closed(ErrorCode::TooFast)),
            Link::Opening => self.look_for_table(),
            Link::Open | Link::Broken => self.link.set(Link::Broken),
        }
        set_timeout(move || self.connect(), std::time::Duration::from_millis(u64::from(pause)));
    }

    /// A socket does not say why it could not be opened; a plain request does.
    fn look_for_table(self) {
        let id = self.id.get_value();
        leptos::task::spawn_local(async move {
            let reply = browser::fetch("GET", &format!("/api/tables/{id}"), None, None).await;
            let problem: Option<Problem> =
                reply.filter(|reply| !reply.ok).and_then(|reply| serde_json::from_str(&reply.text).ok());
            match problem.filter(|_| self.link.try_get_untracked() == Some(Link::Opening)) {
                Some(Problem { code: ErrorCode::NotFound, .. }) => {
                    self.link.set(Link::Closed(ErrorCode::NotFound));
                }
                Some(problem) => self.problem.set(Some(problem)),
                None => (),
            }
        });
    }

    fn hear(self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { you, table, chat, .. } => {
                self.line.update_value(Line::welcomed);
                self.link.set(Link::Open);
                self.problem.set(None);
                self.chat.set(chat);
                self.learn(table, you);
            }
            ServerMessage::Table { table, you } => self.learn(table, you),
            ServerMessage::Position(position) => {
                self.line.update_value(|line| line.saw(&position));
                self.clocks_at.set(browser::now());
                if let Some(session) = self.session.get_untracked() {
                    session.receive(position);
                }
            }
            ServerMessage::Done { id } => drop(self.line.try_update_value(|line| line.answered(id))),
            ServerMessage::Refused { id, problem } => self.refused(id, problem),
            ServerMessage::Chat(line) => self.chat.update(|chat| {
                if chat.iter().all(|known| known.number != line.number) {
                    chat.push(line);
                }
            }),
            ServerMessage::Vote(vote) => self.vote.set(Some(vote)),
            ServerMessage::Hint { id, best, outlook } => {
                self.line.update_value(|line| drop(line.answered(id)));
                if let Some(session) = self.session.get_untracked() {
                    session.advise(best, outlook);
                }
            }
            ServerMessage::Pong => (),
        }
    }

    /// Notes who sits where and which game it is.
    fn learn(self, table: TableInfo, you: You) {
        let session = self.session.get_untracked().or_else(|| self.begin(&table.game));
        if let Some(session) = session {
            session.seats.set(table.seats.clone());
            session.may_ask.set(table.hints);
            session.eyes.set(you.seat.map_or(Viewer::Public, Viewer::Seat));
        }
        self.line.update_value(|line| line.absence.note(&table.seats, browser::now()));
        self.you.set(you);
        self.info.set(Some(table));
    }

    fn begin(self, game: &str) -> Option<Session> {
        let entry = tidetable_catalog::find(game).filter(|_| boards::face(game).is_some())?;
        // Signals made while a message is heard must live as long as the page that shows the table.
        let session = self.owner.with_value(|owner| owner.with(|| Session::new(entry)));
        session.take_orders(move |order| match order {
            Order::Answer { epoch, action } => {
                session.busy.set(true);
                self.send(Command::Answer { epoch, action });
            }
            Order::Undo => self.send(Command::Undo),
            Order::Hint => self.send(Command::Hint),
        });
        self.session.set(Some(session));
        Some(session)
    }

    fn refused(self, id: Option<u64>, problem: Problem) {
        let command = id.and_then(|id| self.line.try_update_value(|line| line.answered(id)).flatten());
        let session = self.session.get_untracked();
        if let Some(session) = session {
            session.busy.set(false);
        }
        let hello = id.is_none() && self.link.get_untracked() != Link::Open;
        // These pass by themselves; for anything else we would be refused again.
        let passing =
            matches!(problem.code, ErrorCode::Unavailable | ErrorCode::TooFast | ErrorCode::Internal);
        match (command, session) {
            (None, _) if hello && !passing => self.link.set(Link::Closed(problem.code)),
            (Some(Command::Answer { .. } | Command::Undo), Some(session)) => {
                session.problem.set(Some(problem));
            }
            _ => self.problem.set(Some(problem)),
        }
    }
}
