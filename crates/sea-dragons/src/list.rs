//! A short list without a heap.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A list of at most `N` items that lives inside the state: copying a state copies no heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    count: u8,
    // Items beyond the count are the default, so that equal lists are equal bit for bit.
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds an item at the end; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.count)] = item;
        self.count += 1;
    }

    /// Takes the first item away.
    pub fn take_first(&mut self) -> Option<T> {
        let first = *self.as_slice().first()?;
        self.items.copy_within(1.., 0);
        self.items[N - 1] = T::default();
        self.count -= 1;
        Some(first)
    }
}

impl<T, const N: usize> List<T, N> {
    /// The items in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }

    /// How many items there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.count
    }

    /// Whether there is no item.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The items in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        List { count: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format_args!("{} items where {N} fit", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}
