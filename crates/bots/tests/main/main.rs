//! What opponents owe to people: honesty, and a game worth playing.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing fails, as it should")]

mod honesty;
mod strength;
