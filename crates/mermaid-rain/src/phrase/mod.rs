//! What actions, events, refusals and questions say, as keys of the dictionaries.

mod action;
mod event;
mod refusal;
mod words;

pub(crate) use action::question;
