//! What people do, done in a real browser against the real server.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing fails, as it should")]

mod barriers;
mod bots;
mod budgets;
mod friends;
mod hands;
mod hints;
mod keyboard;
mod mermaid_rain;
mod mishaps;
mod newcomer;
mod offline;
mod sea_dragons;
mod seats;
mod south_seas;
