//! What all boards and pages share.

pub(crate) mod advice;
pub(crate) mod answers;
pub(crate) mod chat;
pub(crate) mod clock;
pub(crate) mod dialog;
pub(crate) mod emblem;
pub(crate) mod icon;
pub(crate) mod lens;
pub(crate) mod log;
pub(crate) mod order;
pub(crate) mod players;
pub(crate) mod prompt;
pub(crate) mod qr;
pub(crate) mod score;
pub(crate) mod seat;
pub(crate) mod share;
pub(crate) mod viewport;
