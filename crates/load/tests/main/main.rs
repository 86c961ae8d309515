//! A few tables against the real server, inside this process.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing fails, as it should")]

mod bounds;
mod tables;
