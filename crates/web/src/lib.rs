//! The client in the browser: four games on one table, with a server or without.
//!
//! * `session`: a game going on, whether its room is in this page or behind a WebSocket. Rooms speak the
//!   messages of `tidetable-protocol`, so everything above them is written once.
//! * `boards`: one module per game: its drawing and what a click on it means, and nothing else.
//! * `pieces`: what all boards share: viewport, prompt, answers, players, log, scores.
//! * `pages`: what an address shows.
//!
//! Whatever needs no browser (routes, viewports, queues, rooms in the page, geometry of boards) is plain data with
//! functions and is tested natively.

mod app;
mod boards;
mod browser;
mod pages;
mod person;
mod pieces;
mod preferences;
mod route;
mod session;
mod words;

/// Runs what is to be run where we are: the page, or the worker in which bots think.
pub fn run() {
    if browser::is_worker() { session::worker::listen() } else { app::mount() }
}
