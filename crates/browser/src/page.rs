//! A page as a person uses it: look, click, type.

use std::{cell::RefCell, path::PathBuf, rc::Rc, time::Duration};

use anyhow::{Context, Result, bail, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};

use crate::devtools::DevTools;

/// What a person looks at the page with.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The window's size.
    pub size: (u32, u32),
    /// Whether the system asks for dark colours.
    pub dark: bool,
    /// What the browser says its person reads: `en`, `fr`.
    pub language: &'static str,
}

impl Look {
    /// A phone held upright.
    pub const PHONE: Look = Look { size: (360, 740), dark: false, language: "en" };
    /// A large screen.
    pub const DESKTOP: Look = Look { size: (1920, 1080), dark: false, language: "en" };

    /// The same in dark colours.
    #[must_use]
    pub const fn dark(self) -> Look {
        Look { dark: true, ..self }
    }

    /// The same for somebody who reads French.
    #[must_use]
    pub const fn french(self) -> Look {
        Look { language: "fr", ..self }
    }
}

/// A page in a browser.
pub struct Page {
    devtools: Rc<RefCell<DevTools>>,
    context: Value,
    session: String,
}

/// How long a page may take to do what is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

impl Page {
    pub(crate) fn open(devtools: Rc<RefCell<DevTools>>, context: Value, look: Look) -> Result<Page> {
        let session = {
            let mut tools = devtools.borrow_mut();
            let params = json!({ "url": "about:blank", "browserContextId": context });
            let target = tools.call(None, "Target.createTarget", &params)?;
            let params = json!({ "targetId": target["targetId"], "flatten": true });
            let attached = tools.call(None, "Target.attachToTarget", &params)?;
            attached["sessionId"].as_str().context("a session has an id")?.to_owned()
        };
        let page = Page { devtools, context, session };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), &json!({}))?;
        }
        page.look(look)?;
        Ok(page)
    }

    /// Another page of the same person.
    pub fn second_tab(&self, look: Look) -> Result<Page> {
        Page::open(Rc::clone(&self.devtools), self.context.clone(), look)
    }

    /// Changes what the person looks at the page with.
    pub fn look(&self, look: Look) -> Result<()> {
        let (width, height) = look.size;
        let phone = width < 600;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.call("Emulation.setDeviceMetricsOverride", &metrics)?;
        self.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": phone }))?;
        let scheme = if look.dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call("Emulation.setEmulatedMedia", &json!({ "features": features }))?;
        let agent = json!({ "userAgent": "tidetable-tests", "acceptLanguage": look.language });
        self.call("Emulation.setUserAgentOverride", &agent)?;
        Ok(())
    }

    fn call(&self, method: &str, params: &Value) -> Result<Value> {
        self.devtools.borrow_mut().call(Some(&self.session), method, params)
    }

    /// Goes to an address and waits until the page has loaded.
    pub fn goto(&self, url: &str) -> Result<()> {
        let answer = self.call("Page.navigate", &json!({ "url": url }))?;
        ensure!(answer.get("errorText").is_none(), "{url}: {}", answer["errorText"]);
        self.wait("document.readyState === 'complete'")
    }

    /// Loads the page again.
    pub fn reload(&self) -> Result<()> {
        self.call("Page.reload", &json!({}))?;
        self.wait("document.readyState === 'complete'")
    }

    /// The value of a JavaScript expression; a promise is waited for.
    pub fn eval(&self, expression: &str) -> Result<Value> {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.call("Runtime.evaluate", &params)?;
        if let Some(details) = answer.get("exceptionDetails") {
            bail!("{expression}: {} {}", details["text"], details["exception"]["description"]);
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Waits until a JavaScript expression is true.
    pub fn wait(&self, condition: &str) -> Result<()> {
        self.wait_up_to(condition, PATIENCE)
    }

    /// Waits until a JavaScript expression is true, but not longer than that.
    pub fn wait_up_to(&self, condition: &str, patience: Duration) -> Result<()> {
        let script = format!(
            "new Promise(done => {{ const end = performance.now() + {};
               const look = () => {{ let ok = false; try {{ ok = !!({condition}); }} catch (error) {{}}
                 if (ok) done(true); else if (performance.now() > end) done(false); else setTimeout(look, 15); }};
               look(); }})",
            patience.as_millis()
        );
        // A navigation in between throws the promise away; ask the new page.
        let deadline = std::time::Instant::now() + patience;
        loop {
            match self.eval(&script) {
                Ok(Value::Bool(true)) => return Ok(()),
                Ok(_) => bail!(
                    "waited in vain for {condition}\npage says: {}",
                    self.text("body").unwrap_or_default()
                ),
                Err(error) if std::time::Instant::now() > deadline => return Err(error),
                Err(_) => (),
            }
        }
    }

    /// Waits until something is there and visible.
    pub fn see(&self, selector: &str) -> Result<()> {
        self.wait(&format!("{}?.getClientRects().length > 0", find(selector)))
    }

    /// Waits until something says this.
    pub fn read(&self, selector: &str, text: &str) -> Result<()> {
        self.wait(&format!("{}?.textContent.includes({})", find(selector), json!(text)))
    }

    /// Whether something is there now.
    pub fn has(&self, selector: &str) -> Result<bool> {
        Ok(self.eval(&format!("!!{}", find(selector)))? == Value::Bool(true))
    }

    /// How many such things are there now.
    pub fn count(&self, selector: &str) -> Result<u64> {
        let count = self.eval(&format!("document.querySelectorAll({}).length", json!(selector)))?;
        count.as_u64().context("a length is a number")
    }

    /// What something says.
    pub fn text(&self, selector: &str) -> Result<String> {
        let text = self.eval(&format!("{}?.innerText ?? ''", find(selector)))?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Clicks the middle of something with the mouse, after waiting for it.
    pub fn click(&self, selector: &str) -> Result<()> {
        self.see(selector)?;
        let (x, y) = self.middle(selector)?;
        self.click_at(x, y).with_context(|| format!("clicking {selector}"))
    }

    /// Clicks a point of the window.
    pub fn click_at(&self, x: f64, y: f64) -> Result<()> {
        self.mouse("mouseMoved", x, y, "none")?;
        self.mouse("mousePressed", x, y, "left")?;
        self.mouse("mouseReleased", x, y, "left")
    }

    /// Moves the mouse over something.
    pub fn hover(&self, selector: &str) -> Result<()> {
        let (x, y) = self.middle(selector)?;
        self.mouse("mouseMoved", x, y, "none")
    }

    fn mouse(&self, kind: &str, x: f64, y: f64, button: &str) -> Result<()> {
        let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", &event)?;
        Ok(())
    }

    /// The middle of something, scrolled into view.
    fn middle(&self, selector: &str) -> Result<(f64, f64)> {
        let script = format!(
            "(() => {{ const it = {}; it.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
               const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()",
            find(selector)
        );
        let middle = self.eval(&script)?;
        match (middle[0].as_f64(), middle[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => bail!("{selector} has no place on the page"),
        }
    }

    /// Presses and releases a key: `Enter`, `Tab`, `ArrowDown`, `a`.
    pub fn press(&self, key: &str) -> Result<()> {
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            " " => 32,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            _ => key.chars().next().map_or(0, |c| c.to_ascii_uppercase() as u32),
        };
        let text = match key {
            "Enter" => "\r",
            single if single.chars().count() == 1 => single,
            _ => "",
        };
        let mut event = json!({ "type": "keyDown", "key": key, "windowsVirtualKeyCode": code });
        if !text.is_empty() {
            event["text"] = json!(text);
        }
        self.call("Input.dispatchKeyEvent", &event)?;
        self.call(
            "Input.dispatchKeyEvent",
            &json!({ "type": "keyUp", "key": key, "windowsVirtualKeyCode": code }),
        )?;
        Ok(())
    }

    /// Types into whatever has the focus.
    pub fn type_text(&self, text: &str) -> Result<()> {
        self.call("Input.insertText", &json!({ "text": text }))?;
        Ok(())
    }

    /// Pulls the network cable, or plugs it in again.
    pub fn offline(&self, offline: bool) -> Result<()> {
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.call("Network.emulateNetworkConditions", &conditions)?;
        Ok(())
    }

    /// Writes what the person sees to `out/screenshots/<name>.png`.
    pub fn screenshot(&self, name: &str) -> Result<PathBuf> {
        let answer = self.call("Page.captureScreenshot", &json!({ "format": "png" }))?;
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../out/screenshots"));
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.png"));
        std::fs::write(
            &path,
            BASE64_STANDARD.decode(answer["data"].as_str().context("a picture is text")?)?,
        )?;
        Ok(path)
    }

    /// Fails if the page has complained since this was last asked.
    pub fn content(&self) -> Result<()> {
        // Answers come in order, so everything that happened before is noted by now.
        self.eval("0")?;
        let complaints = self.devtools.borrow_mut().take_complaints(&self.session);
        ensure!(complaints.is_empty(), "the page complains:\n{}", complaints.join("\n"));
        Ok(())
    }
}

fn find(selector: &str) -> String {
    format!("document.querySelector({})", json!(selector))
}
