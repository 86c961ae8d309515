//! One WebSocket of one person.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use tidetable_protocol::{ClientMessage, Command, PROTOCOL, Position, ServerMessage};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

use crate::LoadError;

/// Longer than anything takes that does not hang, in seconds.
const PATIENCE: u64 = 60;
/// Thousands of lines are open at once: none keeps a large buffer.
const BUFFER: usize = 4 * 1024;

/// One WebSocket of one person, and what was heard over it last.
pub(crate) struct Line {
    stream: WebSocketStream<TcpStream>,
    next_id: u64,
    pub(crate) position: Option<Position>,
    /// How many bytes the last message had.
    pub(crate) size: usize,
}

/// Connects a WebSocket.
pub(crate) async fn dial(address: SocketAddr, path: &str) -> Result<WebSocketStream<TcpStream>, LoadError> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let (stream, _) = client_async_with_config(format!("ws://{address}{path}"), stream, Some(config)).await?;
    Ok(stream)
}

impl Line {
    /// Connects, says hello and is welcomed.
    pub(crate) async fn open(address: SocketAddr, table: &str, secret: &str) -> Result<Line, LoadError> {
        let stream = dial(address, &format!("/api/tables/{table}/socket")).await?;
        let mut line = Line { stream, next_id: 1, position: None, size: 0 };
        line.send(&ClientMessage::Hello {
            protocol: PROTOCOL,
            secret: Some(secret.to_owned()),
            name: None,
            seat_key: None,
            seen: None,
            undone: 0,
            client: None,
        })
        .await?;
        match line.hear().await? {
            ServerMessage::Welcome { .. } => Ok(line),
            other => Err(LoadError::Unexpected(format!("{other:?}"))),
        }
    }

    /// Asks for something under the next number.
    pub(crate) async fn ask(&mut self, command: Command) -> Result<u64, LoadError> {
        let id = self.next_id;
        self.next_id += 1;
        self.send(&ClientMessage::Do { id, command }).await?;
        Ok(id)
    }

    /// Asks for something and waits until it is done.
    pub(crate) async fn must(&mut self, command: Command) -> Result<(), LoadError> {
        let asked = self.ask(command).await?;
        loop {
            if matches!(self.hear().await?, ServerMessage::Done { id } if id == asked) {
                return Ok(());
            }
        }
    }

    /// Waits for a position with more than that many steps.
    pub(crate) async fn beyond(&mut self, steps: Option<usize>) -> Result<&Position, LoadError> {
        while self.position.as_ref().map(|position| position.step) <= steps {
            self.hear().await?;
        }
        self.position.as_ref().ok_or_else(|| LoadError::Unexpected("no position".to_owned()))
    }

    /// The next message. A position is kept; a refusal is an error, since nobody here does anything wrong.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage, LoadError> {
        let patience = Duration::from_secs(PATIENCE);
        let heard = timeout(patience, self.listen()).await.map_err(|_| LoadError::Silent(PATIENCE))??;
        match heard {
            ServerMessage::Refused { problem, .. } => Err(LoadError::Refused(problem)),
            ServerMessage::Position(position) => {
                // What it says beside the game is of no use here, and there are thousands of lines.
                self.position = Some(Position { events: Vec::new(), ..position });
                Ok(ServerMessage::Pong)
            }
            other => Ok(other),
        }
    }

    async fn listen(&mut self) -> Result<ServerMessage, LoadError> {
        loop {
            let closed = || LoadError::Unexpected("the line was closed".to_owned());
            match self.stream.next().await.ok_or_else(closed)?? {
                Message::Text(text) => {
                    self.size = text.len();
                    let read = serde_json::from_str(&text);
                    return read.map_err(|error| LoadError::Unexpected(error.to_string()));
                }
                Message::Close(_) => return Err(closed()),
                // The stream answers a ping by itself.
                _ => (),
            }
        }
    }

    /// Stays on the line and says nothing until it breaks.
    pub(crate) async fn stay(&mut self) -> LoadError {
        loop {
            if let Err(error) = self.listen().await {
                return error;
            }
        }
    }

    async fn send(&mut self, message: &ClientMessage) -> Result<(), LoadError> {
        let text = serde_json::to_string(message).expect("messages are always representable");
        Ok(self.stream.send(Message::text(text)).await?)
    }
}
