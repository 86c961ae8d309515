//! A server for one test, and plain HTTP to talk to it.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use tidetable_protocol::NewTableMade;
use tidetable_server::{Clock, Config, Limits, serve_by};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
};

/// A server that runs inside the test.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    pub(crate) clock: Clock,
    pub(crate) config: Config,
    folder: Arc<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl Host {
    pub(crate) async fn start() -> Host {
        Host::with(|_| ()).await
    }

    /// With other limits than the generous ones of tests.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Host {
        let folder = Arc::new(quick_folder());
        let mut config = test_config(folder.path());
        change(&mut config);
        Host::open(config, Clock::manual(), folder).await
    }

    async fn open(config: Config, clock: Clock, folder: Arc<TempDir>) -> Host {
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, address) = oneshot::channel();
        let running = tokio::spawn({
            let (config, clock) = (config.clone(), clock.clone());
            async move {
                let stopped = async move {
                    let _ = stopped.await;
                };
                serve_by(clock, config, |address| tell.send(address).unwrap(), stopped).await.unwrap();
            }
        });
        Host { address: address.await.unwrap(), clock, config, folder, stop: Some(stop), running }
    }

    /// Stops in an orderly way.
    pub(crate) async fn stop(mut self) -> (Config, Clock, Arc<TempDir>) {
        drop(self.stop.take());
        self.running.await.unwrap();
        (self.config, self.clock, self.folder)
    }

    /// Stops and starts again with the same data, at the same address.
    pub(crate) async fn restart(self) -> Host {
        self.restart_after(Duration::ZERO).await
    }

    /// The same, with a pause by the clock of the server.
    pub(crate) async fn restart_after(self, pause: Duration) -> Host {
        let address = self.address;
        let (mut config, clock, folder) = self.stop().await;
        clock.advance(pause);
        config.listen = address;
        Host::open(config, clock, folder).await
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        request(self.address, &format!("GET {path} HTTP/1.1\r\nHost: test\r\n"), "").await
    }

    pub(crate) async fn get_as(&self, secret: &str, path: &str) -> Reply {
        let head = format!("GET {path} HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer {secret}\r\n");
        request(self.address, &head, "").await
    }

    pub(crate) async fn post(&self, secret: &str, path: &str, body: &str) -> Reply {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer {secret}\r\nContent-Type: application/json\r\n"
        );
        request(self.address, &head, body).await
    }

    /// A table of Perladöra; `seats` as in `["you","open",{"bot":"random"}]`.
    pub(crate) async fn table(&self, secret: &str, seats: Value) -> NewTableMade {
        let count = seats.as_array().unwrap().len();
        self.table_of(secret, "perladora", json!({ "seats": count }), seats, json!({ "kind": "unhurried" }))
            .await
    }

    pub(crate) async fn table_of(
        &self,
        secret: &str,
        game: &str,
        options: Value,
        seats: Value,
        pace: Value,
    ) -> NewTableMade {
        let wish = json!({ "game": game, "options": options, "seats": seats, "pace": pace, "name": "Ann" });
        let reply = self.post(secret, "/api/tables", &wish.to_string()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.json()
    }
}

/// A folder in memory where there is one: these tests are not about the disk.
fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

pub(crate) fn test_config(folder: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        limits: Limits {
            messages_per_second: 1_000_000,
            requests_per_minute: 1_000_000,
            tables_per_hour: 1_000_000,
            connections_per_address: 10_000,
            chat_per_address: 1_000_000,
            hints_per_address: 1_000_000,
            ..Limits::default()
        },
        ..Config::default()
    }
}

/// A secret that tests can tell apart.
pub(crate) fn secret(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

/// What came back over HTTP.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of what went wrong.
    pub(crate) fn code(&self) -> String {
        self.json::<Value>()["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// Sends a request whose head lacks only its end, and reads the answer to its end.
pub(crate) async fn request(address: SocketAddr, head: &str, body: &str) -> Reply {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!("{head}Connection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut raw = Vec::new();
    stream.read_to_end(&mut raw).await.unwrap();
    reply(&raw)
}

fn reply(raw: &[u8]) -> Reply {
    let end = raw.windows(4).position(|window| window == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8(raw[..end].to_vec()).unwrap();
    let body = String::from_utf8_lossy(&raw[end + 4..]).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Reply { status, head, body }
}
