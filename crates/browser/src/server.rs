//! The real server, started for a test.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

/// The `tidetable` binary serving on loopback with a data folder of its own; it ends with this value.
pub struct Server {
    process: Child,
    address: String,
    data: TempDir,
}

impl Server {
    /// Starts a server on a free port.
    pub fn start() -> Result<Server> {
        Server::configured("")
    }

    /// Starts a server on a free port, set up by what would stand in its configuration.
    pub fn configured(toml: &str) -> Result<Server> {
        let data = tempfile::tempdir()?;
        fs::write(configuration(&data), toml)?;
        let (process, address) = spawn("127.0.0.1:0", &data)?;
        Ok(Server { process, address, data })
    }

    /// Where it listens: `http://127.0.0.1:40123`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Kills the server without warning and starts it again at the same address with the same data.
    pub fn restart(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        let listen = self.address.trim_start_matches("http://").to_owned();
        (self.process, self.address) = spawn(&listen, &self.data)?;
        Ok(())
    }

    /// Lets the server hang, with its connections open and nobody answering, or wakes it again.
    pub fn hang(&self, hanging: bool) -> Result<()> {
        let signal = if hanging { "-STOP" } else { "-CONT" };
        let told = Command::new("kill").args([signal, &self.process.id().to_string()]).status()?;
        ensure!(told.success(), "the server was not told {signal}");
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(listen: &str, data: &TempDir) -> Result<(Child, String)> {
    let mut process = Command::new(binary()?)
        .args(["serve", "--no-browser", "--listen", listen, "--data"])
        .arg(data.path())
        .arg("--config")
        .arg(configuration(data))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()?;
    let mut lines = BufReader::new(process.stdout.take().context("stdout is piped")?).lines();
    let address = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned))
        .context("the server ended before it said where it listens")?;
    std::thread::spawn(move || lines.for_each(drop));
    Ok((process, address.trim_end_matches('/').to_owned()))
}

/// Where the configuration of a server lies.
fn configuration(data: &TempDir) -> PathBuf {
    data.path().join("tidetable.toml")
}

/// The binary that `cargo verify` has built, named in the environment.
fn binary() -> Result<PathBuf> {
    let path = std::env::var_os("TIDETABLE_BINARY").map(PathBuf::from);
    path.context("set TIDETABLE_BINARY to the built `tidetable`; `cargo verify` does")
}
