//! The server as its clients see it: real sockets, a real database, real processes where it matters.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing fails, as it should")]

mod asides;
mod client;
mod clocks;
mod document;
mod durability;
mod expected;
mod full;
mod host;
mod hostile;
mod http;
mod leaks;
mod people;
mod play;
mod programs;
mod resume;
