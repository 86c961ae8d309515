//! The rules, one module for each part of RULES.md.

pub(crate) mod chances;
pub(crate) mod corals;
pub(crate) mod doubt;
pub(crate) mod dragons;
pub(crate) mod drawing;
pub(crate) mod gold;
pub(crate) mod missions;
pub(crate) mod passing;
pub(crate) mod payment;
pub(crate) mod reach;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod turn;
