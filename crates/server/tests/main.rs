//! The server as its clients see it: real sockets, a real database, real processes where it matters.

mod client;
mod clocks;
mod host;
mod http;
mod people;
mod play;
mod resume;
