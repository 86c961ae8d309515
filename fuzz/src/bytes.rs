//! Choices made by bytes.

use tidetable_catalog::{GAMES, GameEntry};

/// Bytes that are read one after the other; when they are used up, zeros follow.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    pub(crate) fn word(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// One of the items; there must be at least one.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[usize::from(self.byte()) % items.len()]
    }

    pub(crate) fn game(&mut self) -> GameEntry {
        self.pick(GAMES)
    }

    /// What was not read yet.
    pub(crate) fn rest(self) -> &'a [u8] {
        self.0
    }
}
