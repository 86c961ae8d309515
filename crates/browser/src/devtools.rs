//! The wire to Chromium: commands out, answers and events in.

use std::{collections::HashMap, net::TcpStream, time::Duration};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client};

/// How long any single command may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to the browser, shared by all its pages.
pub(crate) struct DevTools {
    socket: WebSocket<TcpStream>,
    last: u64,
    /// What each page complained about: exceptions and errors on its console.
    complaints: HashMap<String, Vec<String>>,
}

impl DevTools {
    pub(crate) fn connect(address: &str) -> Result<DevTools> {
        let authority = address.trim_start_matches("ws://").split('/').next().unwrap_or_default();
        let stream = TcpStream::connect(authority).with_context(|| format!("no browser at {authority}"))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (socket, _) = client(address, stream).context("the browser refused the DevTools connection")?;
        Ok(DevTools { socket, last: 0, complaints: HashMap::new() })
    }

    /// Sends a command, to a page or to the browser itself, and waits for its result.
    pub(crate) fn call(&mut self, page: Option<&str>, method: &str, params: &Value) -> Result<Value> {
        self.last += 1;
        let id = self.last;
        let mut command = json!({ "id": id, "method": method, "params": params });
        if let Some(page) = page {
            command["sessionId"] = json!(page);
        }
        self.socket.send(Message::text(command.to_string()))?;
        loop {
            let message = self.receive().with_context(|| format!("waiting for {method}"))?;
            if message["id"] != id {
                self.note(&message);
                continue;
            }
            if let Some(error) = message.get("error") {
                bail!("{method}: {error}");
            }
            return Ok(message["result"].clone());
        }
    }

    fn receive(&mut self) -> Result<Value> {
        loop {
            if let Message::Text(text) = self.socket.read()? {
                return Ok(serde_json::from_str(&text)?);
            }
        }
    }

    fn note(&mut self, event: &Value) {
        let Some(page) = event["sessionId"].as_str() else { return };
        let params = &event["params"];
        let complaint = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => {
                let details = &params["exceptionDetails"];
                format!("exception: {} {}", details["text"], details["exception"]["description"])
            }
            Some("Runtime.consoleAPICalled") if params["type"] == "error" => {
                let told = |arg: &Value| {
                    arg["value"].as_str().or(arg["description"].as_str()).unwrap_or("").to_owned()
                };
                let words: Vec<String> = params["args"].as_array().into_iter().flatten().map(told).collect();
                format!("console: {}", words.join(" "))
            }
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                format!("log: {} {}", params["entry"]["text"], params["entry"]["url"])
            }
            _ => return,
        };
        self.complaints.entry(page.to_owned()).or_default().push(complaint);
    }

    /// What the page has complained about since this was last asked.
    pub(crate) fn take_complaints(&mut self, page: &str) -> Vec<String> {
        self.complaints.remove(page).unwrap_or_default()
    }
}
