//! The client in the browser.

/// Runs.
pub fn run() {}
