//! A client of the protocol, on another WebSocket implementation than the server's.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tidetable_kernel::{Awaiting, Dice, Seat};
use tidetable_protocol::{
    ClientMessage, Command, ErrorCode, PROTOCOL, Position, Problem, ServerMessage, TableInfo, You,
};
use tidetable_table::Json;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

/// Longer than anything takes that does not hang.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a client says of itself.
#[derive(Clone, Default)]
pub(crate) struct Who {
    pub(crate) secret: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) seat_key: Option<String>,
    pub(crate) seen: Option<usize>,
    pub(crate) undone: u32,
    pub(crate) client: Option<String>,
}

impl Who {
    pub(crate) fn person(secret: &str) -> Who {
        Who { secret: Some(secret.to_owned()), ..Who::default() }
    }

    pub(crate) fn called(self, name: &str) -> Who {
        Who { name: Some(name.to_owned()), ..self }
    }

    /// As the same page that connects again, having seen that position.
    pub(crate) fn again(self, client: &str, position: &Position) -> Who {
        Who { client: Some(client.to_owned()), seen: Some(position.step), undone: position.undone, ..self }
    }

    pub(crate) fn hello(&self) -> ClientMessage {
        let Who { secret, name, seat_key, seen, undone, client } = self.clone();
        ClientMessage::Hello { protocol: PROTOCOL, secret, name, seat_key, seen, undone, client }
    }
}

/// A WebSocket to a table and what was heard over it.
pub(crate) struct Client {
    stream: WebSocketStream<TcpStream>,
    pub(crate) you: You,
    pub(crate) table: Option<TableInfo>,
    pub(crate) position: Option<Position>,
    /// Every text that was ever received.
    pub(crate) heard: Vec<String>,
    pub(crate) next_id: u64,
    /// The code of the close frame, once there was one.
    pub(crate) closed: Option<u16>,
}

impl Client {
    /// Connects without saying anything.
    pub(crate) async fn open(address: SocketAddr, table: &str) -> Client {
        Client::try_open(address, table).await.expect("the server lets everybody in")
    }

    /// Connects to a server that may be gone.
    pub(crate) async fn try_open(address: SocketAddr, table: &str) -> Option<Client> {
        Client::over(TcpStream::connect(address).await.ok()?, address, table).await
    }

    /// The same over a connection that is there.
    pub(crate) async fn over(stream: TcpStream, address: SocketAddr, table: &str) -> Option<Client> {
        stream.set_nodelay(true).ok()?;
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let (stream, _) = client_async(url, stream).await.ok()?;
        Some(Client {
            stream,
            you: You::default(),
            table: None,
            position: None,
            heard: Vec::new(),
            next_id: 1,
            closed: None,
        })
    }

    /// Connects, says hello and is welcomed.
    pub(crate) async fn join(address: SocketAddr, table: &str, who: &Who) -> Client {
        let mut client = Client::open(address, table).await;
        client.send(&who.hello()).await;
        let welcome = client.next().await.expect("a welcome");
        assert!(matches!(welcome, ServerMessage::Welcome { .. }), "{welcome:?}");
        client
    }

    /// Connects, says hello and is refused.
    pub(crate) async fn refused(address: SocketAddr, table: &str, who: &Who) -> Problem {
        let mut client = Client::open(address, table).await;
        client.send(&who.hello()).await;
        match client.next().await {
            Some(ServerMessage::Refused { problem, .. }) => problem,
            other => panic!("not refused: {other:?}"),
        }
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).unwrap()).await;
    }

    /// Says something to a server that may be gone.
    pub(crate) async fn try_send(&mut self, message: &ClientMessage) -> Option<()> {
        self.try_frame(Message::text(serde_json::to_string(message).unwrap())).await
    }

    /// Sends a frame that the server may not want to hear to its end.
    pub(crate) async fn try_frame(&mut self, frame: Message) -> Option<()> {
        self.stream.send(frame).await.ok()
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.send_frame(Message::text(text)).await;
    }

    pub(crate) async fn send_frame(&mut self, frame: Message) {
        self.stream.send(frame).await.unwrap();
    }

    /// The next message, kept in mind; nothing when the line is closed.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let frame =
                timeout(PATIENCE, self.stream.next()).await.expect("the server says something in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message: ServerMessage = serde_json::from_str(&text).unwrap();
                    self.heard.push(text.to_string());
                    self.keep(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(frame))) => self.closed = frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return None,
            }
        }
    }

    fn keep(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome { you, table, .. } | ServerMessage::Table { you, table } => {
                self.you = you.clone();
                self.table = Some(table.clone());
            }
            ServerMessage::Position(position) => self.position = Some(position.clone()),
            _ => (),
        }
    }

    /// Waits for a message of a kind.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(&ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("the line stays open");
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    }

    pub(crate) async fn next_position(&mut self) -> Position {
        self.until(|message| {
            if let ServerMessage::Position(position) = message { Some(position.clone()) } else { None }
        })
        .await
    }

    pub(crate) async fn next_table(&mut self) -> TableInfo {
        self.until(
            |message| {
                if let ServerMessage::Table { table, .. } = message { Some(table.clone()) } else { None }
            },
        )
        .await
    }

    /// Asks for something under the next number.
    pub(crate) async fn ask(&mut self, command: Command) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        self.send(&ClientMessage::Do { id, command }).await;
        id
    }

    /// How a command went.
    pub(crate) async fn outcome(&mut self, id: u64) -> Result<(), Problem> {
        self.until(|message| match message {
            ServerMessage::Done { id: done } if *done == id => Some(Ok(())),
            ServerMessage::Refused { id: Some(refused), problem } if *refused == id => {
                Some(Err(problem.clone()))
            }
            _ => None,
        })
        .await
    }

    pub(crate) async fn try_do(&mut self, command: Command) -> Result<(), ErrorCode> {
        let id = self.ask(command).await;
        self.outcome(id).await.map_err(|problem| problem.code)
    }

    pub(crate) async fn must(&mut self, command: Command) {
        let id = self.ask(command).await;
        self.outcome(id).await.unwrap();
    }

    /// The position that was told last, or the first one to come.
    pub(crate) async fn here(&mut self) -> Position {
        match self.position.clone() {
            Some(position) => position,
            None => self.next_position().await,
        }
    }

    pub(crate) fn seat(&self) -> Seat {
        self.you.seat.expect("a seat")
    }

    /// Waits until this seat is awaited or the game is over.
    pub(crate) async fn my_turn(&mut self) -> Option<Position> {
        let mut position = self.here().await;
        loop {
            if position.awaiting == Awaiting::Nobody {
                return None;
            }
            if position.awaiting.seats().contains(self.seat()) {
                return Some(position);
            }
            position = self.next_position().await;
        }
    }

    /// One of the legal answers.
    pub(crate) fn pick(position: &Position, dice: &mut Dice) -> Json {
        let legal = legal(position);
        legal[dice.below(legal.len() as u32) as usize].clone()
    }

    /// Answers at random until the game is over; answers how many times.
    pub(crate) async fn play_out(&mut self, dice: &mut Dice) -> usize {
        let mut answers = 0;
        while let Some(position) = self.my_turn().await {
            let action = Client::pick(&position, dice);
            self.must(Command::Answer { epoch: position.epoch, action }).await;
            answers += 1;
            if self.position.as_ref().is_none_or(|known| known.step == position.step) {
                self.next_position().await;
            }
        }
        answers
    }

    /// Closes the line and waits until the server has noticed.
    pub(crate) async fn leave(mut self) -> Vec<String> {
        let _ = self.stream.close(None).await;
        while self.next().await.is_some() {}
        self.heard
    }
}

/// The legal answers of a position.
pub(crate) fn legal(position: &Position) -> Vec<Json> {
    serde_json::from_str(position.legal.get()).unwrap()
}

/// Any JSON as an action.
#[allow(clippy::needless_pass_by_value, reason = "callers write the value in place")]
pub(crate) fn raw(value: Value) -> Json {
    serde_json::value::to_raw_value(&value).unwrap()
}

/// Two people who play Perladöra against each other; the second has sat down, the game has begun.
pub(crate) async fn two_players(host: &crate::host::Host) -> (String, Client, Client) {
    let [ann, ben] = [1, 2].map(crate::host::secret);
    let table = host.table(&ann, json!(["you", "open"])).await.table;
    let mut first = Client::join(host.address, &table, &Who::person(&ann).called("Ann")).await;
    let mut second = Client::join(host.address, &table, &Who::person(&ben).called("Ben")).await;
    second.must(Command::Sit { seat: None }).await;
    first.must(Command::Start).await;
    first.here().await;
    second.here().await;
    (table, first, second)
}

/// One of those who are awaited answers at random, and everybody learns of it. Answers whether the game goes on.
pub(crate) async fn advance(players: &mut [Client], dice: &mut Dice) -> bool {
    let position = players[0].here().await;
    let Some(seat) = position.awaiting.seats().first() else { return false };
    let index = players.iter().position(|player| player.you.seat == Some(seat)).expect("everybody is here");
    let question = players[index].here().await;
    let action = Client::pick(&question, dice);
    players[index].must(Command::Answer { epoch: question.epoch, action }).await;
    for player in players.iter_mut() {
        while player.here().await.step <= question.step {
            player.next_position().await;
        }
    }
    players[0].here().await.awaiting != Awaiting::Nobody
}
