//! `tidetable serve`: the games in a browser, for oneself or for others.

use std::{
    io::{self, IsTerminal, Write},
    net::SocketAddr,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use clap::Args;
use tidetable_server::{Config, ConfigError};
use tidetable_words::Words;
use tokio::runtime::Builder;

use crate::failure::Failure;

/// How long bots that think get when the server ends.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[arg(long)]
    no_browser: bool,
}

impl Serve {
    /// Serves until the process is asked to end.
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let config = self.configured(words)?;
        let public = config.public_url.clone();
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let ready = |address: SocketAddr| {
            let home = public.unwrap_or_else(|| format!("http://{}", reachable(address)));
            let sentence = words.fill("cli-serve-ready", &[("address", home.as_str().into())]);
            // Nobody may be reading, which is no reason not to serve.
            let _ = writeln!(io::stdout().lock(), "{sentence}");
            if !self.no_browser && io::stdout().is_terminal() {
                open(&home);
            }
        };
        let served = runtime.block_on(tidetable_server::serve(config, ready, told_to_end()));
        // Whatever a bot is still thinking about, nobody will hear of it.
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served.map_err(|error| Failure::File(told(words, &error.to_string())))
    }

    /// The file, the environment on top, the command line last.
    fn configured(&self, words: &Words) -> Result<Config, Failure> {
        let loaded = Config::load(self.config.as_deref(), std::env::vars());
        let mut config = loaded.map_err(|error| {
            let sentence = told(words, &error.to_string());
            match error {
                ConfigError::File { .. } => Failure::File(sentence),
                ConfigError::Content { .. } | ConfigError::Variable { .. } | ConfigError::Bot { .. } => {
                    Failure::Usage(sentence)
                }
            }
        })?;
        config.listen = self.listen.unwrap_or(config.listen);
        config.data = self.data.clone().unwrap_or(config.data);
        Ok(config)
    }
}

/// One sentence, whatever lines the reason has.
fn told(words: &Words, reason: &str) -> String {
    let reason = reason.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    words.fill("cli-serve-failed", &[("reason", reason.into())])
}

/// An address that can be typed into a browser on this machine: nobody can visit 0.0.0.0.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Ready when the process is asked to end: by Ctrl-C, or by the system's manager of services.
async fn told_to_end() {
    let interrupted = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => (),
                _ = terminated.recv() => (),
            }
            return;
        }
    }
    interrupted.await;
}

/// Opens the page where there is a screen to open it on.
fn open(address: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[address]),
        "windows" => ("explorer", &[address]),
        _ if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some()) => {
            ("xdg-open", &[address])
        }
        _ => return,
    };
    let quiet = || Stdio::null();
    // Without such a program people follow the link by hand.
    let _ = Command::new(program).args(arguments).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
