//! What opponents owe to people: honesty, and a game worth playing.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing fails, as it should")]

#[cfg(feature = "arena")]
mod contests;
#[cfg(feature = "external")]
mod document;
#[cfg(feature = "external")]
mod external;
mod hints;
mod honesty;
mod imagination;
mod quick;
mod strength;
#[cfg(feature = "arena")]
mod tuning;
