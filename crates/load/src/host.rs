//! The server to be measured: started here, or running already.

use std::{net::SocketAddr, path::Path, process::Stdio};

use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::{LoadError, Plan, Target, process::Process};

/// The server to be measured. One that was started here ends with this value, and its data with it.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    pub(crate) process: Process,
    _own: Option<(Child, TempDir)>,
}

/// What a visitor may ask for is bounded; everybody here visits from one address.
const LIMITS: [(&str, &str); 7] = [
    ("CONNECTIONS", "15000"),
    ("CONNECTIONS_PER_ADDRESS", "15000"),
    ("REQUESTS_PER_MINUTE", "100000000"),
    ("TABLES_PER_HOUR", "100000000"),
    ("MESSAGES_PER_SECOND", "1000000"),
    ("HEADER_SECONDS", "60"),
    ("HELLO_SECONDS", "60"),
];

impl Host {
    /// Starts the server, or believes that it runs.
    pub(crate) async fn find(plan: &Plan) -> Result<Host, LoadError> {
        match &plan.target {
            Target::Own(program) => Host::start(program).await,
            Target::Running(address, process) => {
                Ok(Host { address: *address, process: Process(*process), _own: None })
            }
        }
    }

    async fn start(program: &Path) -> Result<Host, LoadError> {
        let data = tempfile::tempdir()?;
        let failed = |reason: String| LoadError::Start(format!("{}: {reason}", program.display()));
        let mut process = Command::new(program)
            .args(["serve", "--no-browser", "--lang", "en", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .envs(LIMITS.map(|(name, value)| (format!("TIDETABLE_LIMIT_{name}"), value)))
            .env_remove("TIDETABLE_PUBLIC_URL")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let out = process.stdout.take().ok_or_else(|| failed("it has no output".to_owned()))?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).await?;
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://")?.parse().ok());
        let address = address.ok_or_else(|| failed("it does not say where it listens".to_owned()))?;
        Ok(Host { address, process: Process(process.id()), _own: Some((process, data)) })
    }
}
