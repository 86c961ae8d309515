//! A headless Chromium.

use std::{
    cell::RefCell,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    rc::Rc,
};

use anyhow::{Context, Result};
use serde_json::json;
use tempfile::TempDir;

use crate::{Look, Page, devtools::DevTools};

/// Where a Chromium may be found.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// A headless Chromium with nothing remembered; it ends with this value.
pub struct Browser {
    process: Child,
    devtools: Rc<RefCell<DevTools>>,
    _profile: TempDir,
}

impl Browser {
    /// Starts a Chromium.
    pub fn launch() -> Result<Browser> {
        let profile = tempfile::tempdir()?;
        let mut process = NAMES
            .iter()
            .find_map(|name| command(name, profile.path()).spawn().ok())
            .context("no Chromium found: install Debian's package `chromium`")?;
        let lines = BufReader::new(process.stderr.take().context("stderr is piped")?).lines();
        let mut address = None;
        let mut lines = lines.map_while(Result::ok);
        for line in lines.by_ref() {
            if let Some((_, found)) = line.split_once("DevTools listening on ") {
                address = Some(found.trim().to_owned());
                break;
            }
        }
        // Chromium goes on writing; nobody reading would block it.
        std::thread::spawn(move || lines.for_each(drop));
        let devtools = DevTools::connect(&address.context("Chromium ended before it listened")?)?;
        Ok(Browser { process, devtools: Rc::new(RefCell::new(devtools)), _profile: profile })
    }

    /// A page in a profile of its own, as another person would have it.
    pub fn person(&self, look: Look) -> Result<Page> {
        let context = self.devtools.borrow_mut().call(None, "Target.createBrowserContext", &json!({}))?;
        Page::open(Rc::clone(&self.devtools), context["browserContextId"].clone(), look)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn command(name: &str, profile: &Path) -> Command {
    let mut command = Command::new(name);
    command
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            "--remote-debugging-port=0",
        ])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg("about:blank")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}
