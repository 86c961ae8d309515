//! As much HTTP as it takes to make tables and to read counters.

use std::net::SocketAddr;

use serde::de::DeserializeOwned;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::LoadError;

/// Asks for something as somebody and reads JSON.
pub(crate) async fn post<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    secret: &str,
    body: &str,
) -> Result<T, LoadError> {
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {secret}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    let text = ask(address, &format!("{head}Connection: close\r\n\r\n{body}")).await?;
    serde_json::from_str(&text).map_err(|error| match serde_json::from_str(&text) {
        Ok(problem) => LoadError::Refused(problem),
        Err(_) => LoadError::Unexpected(error.to_string()),
    })
}

/// What the server counts, by name.
pub(crate) async fn counters(address: SocketAddr) -> Result<Counters, LoadError> {
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let text = ask(address, &request).await?;
    let value = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let missing = || LoadError::Unexpected(format!("/metrics does not tell {name}"));
        line.and_then(|value| value.trim().parse().ok()).ok_or_else(missing)
    };
    Ok(Counters {
        writes: value("tidetable_store_writes_total")?,
        commits: value("tidetable_store_commits_total")?,
        commit_seconds: value("tidetable_store_seconds_total")?,
    })
}

/// What the server counts about its store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counters {
    pub(crate) writes: f64,
    pub(crate) commits: f64,
    pub(crate) commit_seconds: f64,
}

impl Counters {
    pub(crate) fn since(self, before: Counters) -> Counters {
        Counters {
            writes: self.writes - before.writes,
            commits: self.commits - before.commits,
            commit_seconds: self.commit_seconds - before.commit_seconds,
        }
    }
}

/// Sends a request that ends the connection, and gives the body of the answer.
async fn ask(address: SocketAddr, request: &str) -> Result<String, LoadError> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned());
    body.ok_or_else(|| LoadError::Unexpected("an answer without a head".to_owned()))
}
