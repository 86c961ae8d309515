//! The rules, one file for each part of RULES.md.

mod end;
mod meld;
mod pick;
mod place;
mod predict;
mod ride;
mod round_end;
pub mod scoring;
mod set_up;
mod treasure;
