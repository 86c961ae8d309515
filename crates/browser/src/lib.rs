//! The whole thing as people meet it: a real Chromium in front of the real server.
//!
//! [`Server`] runs the `tidetable` binary, [`Browser`] a headless Chromium spoken to over its DevTools
//! protocol. The tests under `tests/` click, type and look; pictures of what they saw land in `out/screenshots`.

mod browser;
mod devtools;
mod page;
mod server;

pub use browser::Browser;
pub use page::{Look, Page};
pub use server::Server;
