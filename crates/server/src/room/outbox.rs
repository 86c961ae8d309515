//! What waits to be sent over one WebSocket.

use std::{
    collections::VecDeque,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use bytes::Bytes;
use tidetable_protocol::ServerMessage;
use tokio::sync::Notify;

use crate::limits::lock;

/// A line that has so many bytes waiting is not sent positions until it has caught up; the next one then tells
/// it everything since.
const SLOW_BYTES: usize = 64 * 1024;
/// A line that has so many bytes waiting in spite of that is cut.
const STUCK_BYTES: usize = 512 * 1024;

/// What waits to be sent over one WebSocket. Rooms put in, the socket's task takes out.
#[derive(Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
    behind: AtomicBool,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Bytes>,
    bytes: usize,
    end: Option<End>,
}

/// Why a line is closed from this side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The server stops.
    GoingAway,
    /// The room has to be loaded again; whoever connects again finds everything there.
    Reload,
    /// The client does not take what it is sent.
    Stuck,
}

impl Outbox {
    /// Adds a message, unless the line is being cut.
    pub(crate) fn push(&self, message: Bytes) {
        let mut waiting = lock(&self.waiting);
        if waiting.end.is_none() {
            waiting.bytes += message.len();
            waiting.messages.push_back(message);
            if waiting.bytes > STUCK_BYTES {
                waiting.end = Some(End::Stuck);
            }
        }
        drop(waiting);
        self.wake.notify_one();
    }

    /// Adds a message that only this line gets.
    pub(crate) fn tell(&self, message: &ServerMessage) {
        self.push(write(message));
    }

    /// The next message.
    pub(crate) fn pop(&self) -> Option<Bytes> {
        let mut waiting = lock(&self.waiting);
        let message = waiting.messages.pop_front()?;
        waiting.bytes -= message.len();
        if waiting.messages.is_empty() {
            // Idle lines are many: they keep no buffer.
            waiting.messages = VecDeque::new();
        }
        Some(message)
    }

    /// Whether so much is waiting that another position would only make it worse. Remembers it, so that the
    /// line asks for the position once it has caught up.
    pub(crate) fn is_slow(&self) -> bool {
        let slow = lock(&self.waiting).bytes > SLOW_BYTES;
        if slow {
            self.behind.store(true, Relaxed);
        }
        slow
    }

    /// Whether a position was left out since this was last asked.
    pub(crate) fn take_behind(&self) -> bool {
        self.behind.load(Relaxed) && self.behind.swap(false, Relaxed)
    }

    /// Closes the line.
    pub(crate) fn close(&self, end: End) {
        lock(&self.waiting).end.get_or_insert(end);
        self.wake.notify_one();
    }

    /// Why the line is to be closed, if it is.
    pub(crate) fn end(&self) -> Option<End> {
        lock(&self.waiting).end
    }

    /// Waits until there is something to do.
    pub(crate) async fn changed(&self) {
        self.wake.notified().await;
    }
}

/// A message as it goes over the line.
pub(crate) fn write(message: &ServerMessage) -> Bytes {
    write_sized(message, 256)
}

/// The same, for whoever knows about how many bytes it will have.
pub(crate) fn write_sized(message: &ServerMessage, bytes: usize) -> Bytes {
    let mut text = Vec::with_capacity(bytes);
    serde_json::to_writer(&mut text, message).expect("messages are always representable");
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_takes_nothing_is_cut_and_its_queue_is_bounded() {
        let outbox = Outbox::default();
        let message = Bytes::from(vec![b'x'; 10_000]);
        (0..1_000).for_each(|_| outbox.push(message.clone()));
        assert_eq!(outbox.end(), Some(End::Stuck));
        assert!(lock(&outbox.waiting).bytes <= STUCK_BYTES + message.len());
        outbox.close(End::GoingAway);
        assert_eq!(outbox.end(), Some(End::Stuck), "the first reason stays");
    }

    #[test]
    fn a_slow_line_asks_once_for_what_it_missed() {
        let outbox = Outbox::default();
        outbox.push(Bytes::from(vec![b'x'; SLOW_BYTES + 1]));
        assert!(!outbox.take_behind());
        assert!(outbox.is_slow());
        assert!(outbox.pop().is_some() && outbox.pop().is_none());
        assert!(!outbox.is_slow());
        assert!(outbox.take_behind());
        assert!(!outbox.take_behind());
    }
}
