//! A short list that lives inside a state.

use std::{fmt, ops::Deref};

use serde::{Deserialize, Serialize};

/// A list of at most `N` items without a heap: states are copied millions of times. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    len: u8,
    /// Places behind the end hold the default, so that equal lists are equal bytes.
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    pub fn new() -> List<T, N> {
        List { len: 0, items: [T::default(); N] }
    }

    /// A list of `len` defaults.
    pub fn filled(len: usize) -> List<T, N> {
        assert!(len <= N, "{len} items do not fit");
        List { len: len as u8, items: [T::default(); N] }
    }

    /// Appends an item; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes an item out; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        item
    }

    /// The items, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self[..])
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format_args!("{} items are more than {N}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_leaves_no_trace() {
        let mut list: List<u8, 4> = [7, 8, 9].into_iter().collect();
        assert_eq!(list.remove(1), 8);
        assert_eq!(list, [7, 9].into_iter().collect());
    }

    #[test]
    fn a_list_that_is_too_long_is_refused() {
        assert_eq!(serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap()[..], [1, 2]);
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
