//! The real program, run as scripts run it: through pipes.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stumbles")]

mod commands;
mod contests;
mod figures;
mod kit;
mod playing;
mod programs;
mod records;
#[cfg(unix)]
mod serving;
