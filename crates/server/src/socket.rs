//! One WebSocket: says hello, takes commands, sends what the room has for it.

use std::{
    panic::AssertUnwindSafe,
    pin::{Pin, pin},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use futures_util::{FutureExt, SinkExt, StreamExt, future::poll_immediate};
use tidetable_protocol::{
    CLIENT_MESSAGE_BYTES, CLIENT_NAME_BYTES, ClientMessage, ErrorCode, PROTOCOL, Problem, ServerMessage,
};
use tidetable_store::TableId;
use tokio::{
    net::TcpStream,
    time::{Sleep, sleep, timeout},
};
use tokio_websockets::{CloseCode, Limits, Message, ServerBuilder, WebSocketStream};

use crate::{
    app::App,
    limits::{Bucket, Origin, Rate},
    room::{Asked, End, Hello, Outbox, Room, Told},
    secret, text,
};

/// A longer frame ends the connection before it is read; one between this and the longest message is refused.
const LONGEST_FRAME: usize = 2 * CLIENT_MESSAGE_BYTES;
/// How long a client may take to accept what it is sent.
const SEND_TIME: Duration = Duration::from_secs(30);
/// How long a client may take to say goodbye.
const CLOSE_TIME: Duration = Duration::from_secs(2);
/// So many messages in a row beyond the limit end the connection.
const PATIENCE: u32 = 100;

/// Numbers the lines of this process.
static LINES: AtomicU64 = AtomicU64::new(1);

struct Socket {
    app: Arc<App>,
    table: TableId,
    origin: Origin,
    stream: WebSocketStream<TcpStream>,
    bucket: Bucket,
    ignored: u32,
    heard: Instant,
}

/// Why a connection ends.
enum Farewell {
    /// The other side is gone, or does not listen.
    Gone,
    /// The other side wants to close it, or made a mistake that closes it.
    Answer,
    /// We close it.
    Close(CloseCode, &'static str),
}

/// Talks to one client until either side has had enough.
pub(crate) async fn run(app: Arc<App>, table: TableId, origin: Origin, stream: TcpStream) {
    let _present = app.metrics.sockets.enter();
    let limits = Limits::default().max_payload_len(Some(LONGEST_FRAME));
    let stream = ServerBuilder::new().limits(limits).serve(stream);
    let bucket = rate(&app).full(app.clock.now());
    let mut socket =
        Socket { app: Arc::clone(&app), table, origin, stream, bucket, ignored: 0, heard: Instant::now() };
    let line = LINES.fetch_add(1, Relaxed);
    let farewell = match Box::pin(socket.enter(line)).await {
        Ok((room, outbox)) => {
            let farewell = socket.attend(&room, &outbox, line).await;
            room.part(&app, line).await;
            farewell
        }
        Err(farewell) => farewell,
    };
    let _ = timeout(CLOSE_TIME, Box::pin(socket.say_goodbye(&farewell))).await;
}

fn rate(app: &App) -> Rate {
    let each_second = app.config.limits.messages_per_second;
    Rate::per_second(each_second, each_second.saturating_mul(3))
}

impl Socket {
    /// Waits for `hello` and enters the room.
    async fn enter(&mut self, line: u64) -> Result<(Arc<Room>, Arc<Outbox>), Farewell> {
        let patience = Duration::from_secs(self.app.config.limits.hello_seconds);
        let hello = match timeout(patience, self.first_message()).await {
            Ok(hello) => hello?,
            Err(_) => return Err(Farewell::Close(CloseCode::POLICY_VIOLATION, "no hello")),
        };
        match self.admit(line, hello).await {
            Ok(entered) => Ok(entered),
            Err(problem) => {
                self.send(&ServerMessage::Refused { id: None, problem }).await?;
                Err(Farewell::Close(CloseCode::POLICY_VIOLATION, "refused"))
            }
        }
    }

    async fn first_message(&mut self) -> Result<Result<ClientMessage, Problem>, Farewell> {
        loop {
            let message = self.stream.next().await.ok_or(Farewell::Gone)?.map_err(|error| broken(&error))?;
            if message.is_close() {
                return Err(Farewell::Answer);
            }
            if !(message.is_ping() || message.is_pong()) {
                return Ok(read(&message));
            }
            self.sign_of_life().await?;
        }
    }

    async fn admit(
        &self,
        line: u64,
        hello: Result<ClientMessage, Problem>,
    ) -> Result<(Arc<Room>, Arc<Outbox>), Problem> {
        let ClientMessage::Hello { protocol, secret, name, seat_key, seen, undone, client } = hello? else {
            return Err(Problem::new(ErrorCode::Malformed, "the first message is hello"));
        };
        if protocol != PROTOCOL {
            let text = format!("this server speaks version {PROTOCOL} of the protocol, not {protocol}");
            return Err(Problem::new(ErrorCode::WrongProtocol, text));
        }
        if client.as_ref().is_some_and(|client| client.len() > CLIENT_NAME_BYTES) {
            return Err(Problem::new(ErrorCode::BadText, "the client's name is too long"));
        }
        let person = secret.as_deref().map(secret::person).transpose()?;
        let hello = Hello {
            line,
            origin: self.origin,
            person,
            name: name.as_deref().map(text::name).transpose()?,
            own_key: secret.as_deref().map(|secret| secret::seat_key(secret, self.table)),
            given_key: seat_key,
            client,
            seen: seen.map(|steps| Told { steps, undone }),
        };
        let room = self.app.room(self.table).await?;
        let outbox = room.join(&self.app, hello).await?.outbox;
        Ok((room, outbox))
    }

    /// Takes commands and sends what the room has, until something ends it.
    async fn attend(&mut self, room: &Arc<Room>, outbox: &Arc<Outbox>, line: u64) -> Farewell {
        let silence = Duration::from_secs(self.app.config.limits.silence_seconds);
        let mut alarm = Box::pin(sleep(silence));
        loop {
            if let Err(farewell) = self.send_waiting(room, outbox, line).await {
                return farewell;
            }
            tokio::select! {
                message = self.stream.next() => {
                    let Some(message) = message else { return Farewell::Gone };
                    let message = match message {
                        Ok(message) => message,
                        Err(error) => return broken(&error),
                    };
                    self.heard = Instant::now();
                    if message.is_close() {
                        return Farewell::Answer;
                    }
                    if message.is_ping() || message.is_pong() {
                        if let Err(farewell) = self.sign_of_life().await {
                            return farewell;
                        }
                        continue;
                    }
                    // Boxed, because an idle line should not keep room for what a command needs.
                    if let Err(farewell) = Box::pin(self.take(room, outbox, line, &message)).await {
                        return farewell;
                    }
                }
                () = outbox.changed() => (),
                () = &mut alarm => {
                    if let Err(farewell) = self.check_alive(&mut alarm, silence).await {
                        return farewell;
                    }
                }
            }
        }
    }

    /// Sends everything that waits, in as few packets as possible.
    async fn send_waiting(&mut self, room: &Arc<Room>, outbox: &Outbox, line: u64) -> Result<(), Farewell> {
        loop {
            let mut any = false;
            while let Some(text) = outbox.pop() {
                any = true;
                self.feed(Message::text(text)).await?;
            }
            if any {
                self.flush().await?;
            }
            if let Some(end) = outbox.end() {
                return Err(closing(end));
            }
            if !outbox.take_behind() {
                return Ok(());
            }
            Box::pin(room.catch_up(&self.app, line)).await;
        }
    }

    /// Counts something that was sent: whether it came in time, or too soon after the others.
    fn keep_pace(&mut self) -> Result<bool, Farewell> {
        let in_time = self.bucket.take(rate(&self.app), self.app.clock.now());
        self.ignored = if in_time { 0 } else { self.ignored + 1 };
        if self.ignored > PATIENCE {
            self.app.metrics.turned_away.add(1);
            return Err(Farewell::Close(CloseCode::POLICY_VIOLATION, "too fast"));
        }
        Ok(in_time)
    }

    /// A ping has its pong waiting, which takes room until it is sent: they are counted like everything else, and
    /// whoever does not take the pongs is given up.
    async fn sign_of_life(&mut self) -> Result<(), Farewell> {
        self.keep_pace()?;
        self.flush().await
    }

    /// Handles one message.
    async fn take(
        &mut self,
        room: &Arc<Room>,
        outbox: &Outbox,
        line: u64,
        message: &Message,
    ) -> Result<(), Farewell> {
        self.app.metrics.messages.add(1);
        let in_time = self.keep_pace()?;
        match read(message) {
            Ok(message) if !in_time => {
                let id = if let ClientMessage::Do { id, .. } = message { Some(id) } else { None };
                let problem = Problem::new(ErrorCode::TooFast, "too much at once; try again a little later");
                outbox.tell(&ServerMessage::Refused { id, problem });
            }
            Ok(ClientMessage::Ping) => outbox.tell(&ServerMessage::Pong),
            Ok(ClientMessage::Do { id, command }) => {
                let work = room.perform(&self.app, Asked { line, id }, command);
                if AssertUnwindSafe(work).catch_unwind().await.is_err() {
                    let problem = self.app.fault(format_args!("table {}: a command panicked", self.table));
                    outbox.tell(&ServerMessage::Refused { id: Some(id), problem });
                    room.break_down(&self.app).await;
                }
            }
            Ok(ClientMessage::Hello { .. }) => {
                let problem = Problem::new(ErrorCode::Malformed, "hello was said before");
                outbox.tell(&ServerMessage::Refused { id: None, problem });
            }
            Err(problem) => outbox.tell(&ServerMessage::Refused { id: None, problem }),
        }
        Ok(())
    }

    /// Somebody who has been silent is asked for a sign of life, and given up after the same time again.
    async fn check_alive(&mut self, alarm: &mut Pin<Box<Sleep>>, silence: Duration) -> Result<(), Farewell> {
        let silent = self.heard.elapsed();
        if silent >= 2 * silence {
            return Err(Farewell::Gone);
        }
        let wait = if silent < silence { silence - silent } else { silence };
        alarm.as_mut().reset(tokio::time::Instant::now() + wait);
        if silent >= silence {
            self.feed(Message::ping("")).await?;
            self.flush().await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), Farewell> {
        let text = serde_json::to_string(message).expect("messages are always representable");
        self.feed(Message::text(text)).await?;
        self.flush().await
    }

    async fn feed(&mut self, message: Message) -> Result<(), Farewell> {
        in_time(self.stream.feed(message)).await
    }

    async fn flush(&mut self) -> Result<(), Farewell> {
        in_time(self.stream.flush()).await
    }

    async fn say_goodbye(&mut self, farewell: &Farewell) {
        match farewell {
            Farewell::Gone => return,
            Farewell::Answer => (),
            Farewell::Close(code, reason) => {
                let _ = self.stream.send(Message::close(Some(*code), reason)).await;
            }
        }
        // Sends what is left to be sent and waits for the other side's goodbye.
        while let Some(Ok(_)) = self.stream.next().await {}
    }
}

/// Waits until something is sent, but not for ever. Almost always it is at once, and no clock is set.
async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Farewell> {
    let mut sending = pin!(sending);
    let sent = match poll_immediate(sending.as_mut()).await {
        Some(sent) => Ok(sent),
        None => timeout(SEND_TIME, sending).await,
    };
    match sent {
        Ok(Ok(())) => Ok(()),
        _ => Err(Farewell::Gone),
    }
}

fn read(message: &Message) -> Result<ClientMessage, Problem> {
    let text = message.as_text().ok_or_else(|| Problem::new(ErrorCode::Malformed, "messages are text"))?;
    if text.len() > CLIENT_MESSAGE_BYTES {
        let text = format!("a message has at most {CLIENT_MESSAGE_BYTES} bytes");
        return Err(Problem::new(ErrorCode::TooLarge, text));
    }
    serde_json::from_str(text).map_err(|error| Problem::new(ErrorCode::Malformed, error.to_string()))
}

fn broken(error: &tokio_websockets::Error) -> Farewell {
    match error {
        tokio_websockets::Error::Io(_) => Farewell::Gone,
        // A frame that is too long or against the protocol; the stream has its close code ready.
        _ => Farewell::Answer,
    }
}

fn closing(end: End) -> Farewell {
    match end {
        End::GoingAway => Farewell::Close(CloseCode::GOING_AWAY, "the server stops"),
        End::Reload => Farewell::Close(CloseCode::SERVICE_RESTART, "connect again"),
        End::Stuck => Farewell::Close(CloseCode::SERVICE_OVERLOAD, "too slow"),
    }
}
