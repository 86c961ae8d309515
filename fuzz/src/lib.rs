//! Every border of every game under random input: what libFuzzer calls, as plain functions.
//!
//! Each function takes any bytes and returns, or panics because something is wrong. The games are those of the
//! catalog: a new one is under fire as soon as it is listed there.
#![forbid(unsafe_code)]

mod answer;
mod bytes;
mod edition;
mod options;
mod playout;
mod record;
pub mod seeds;
mod trial;

pub use answer::answer;
pub use edition::edition;
pub use options::options;
pub use record::record;
pub use trial::trial;

/// A function that takes any bytes.
pub type Body = fn(&[u8]);

/// All of them by name.
pub const BODIES: [(&str, Body); 5] =
    [("trial", trial), ("record", record), ("answer", answer), ("options", options), ("edition", edition)];
