//! Why nothing could be measured.

use std::net::SocketAddr;

use tidetable_protocol::Problem;
use tidetable_store::StoreError;

use crate::{LONGEST_SECONDS, MOST_TABLES};

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Load is for one's own machine.
    #[error("{0} is not an address of this machine: load is only ever put on loopback, such as 127.0.0.1")]
    NotLoopback(SocketAddr),
    /// More than anybody should put on a machine by mistake.
    #[error("between 1 and {MOST_TABLES} tables can be simulated, not {0}")]
    Tables(usize),
    /// Longer than anybody waits.
    #[error("it can take between 1 and {LONGEST_SECONDS} seconds, not {0}")]
    Seconds(u64),
    /// The server's process could not be started.
    #[error("the server could not be started: {0}")]
    Start(String),
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Io(#[from] std::io::Error),
    /// The WebSocket failed.
    #[error("the WebSocket failed: {0}")]
    WebSocket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server said no to something it should have taken.
    #[error("the server refused: {} ({:?})", .0.text, .0.code)]
    Refused(Problem),
    /// The server said something else than expected.
    #[error("the server said something unexpected: {0}")]
    Unexpected(String),
    /// The server said nothing.
    #[error("the server said nothing for {0} seconds")]
    Silent(u64),
    /// The disk could not be probed.
    #[error("the disk could not be probed: {0}")]
    Probe(#[from] StoreError),
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> LoadError {
        LoadError::WebSocket(Box::new(error))
    }
}
