//! The rules, one file for each chapter of RULES.md: `check_*` says why not, `list*` gives all that is
//! allowed, `do_*` changes the state.

pub(crate) mod divers;
pub(crate) mod passing;
pub(crate) mod pontoons;
pub(crate) mod powers;
pub(crate) mod reinforcement;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod turn;
