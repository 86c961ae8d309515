//! What every store must do, and what is particular to SQLite.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing fails, as it should")]

mod conformance;
mod sqlite;
