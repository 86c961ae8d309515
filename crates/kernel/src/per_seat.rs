//! One value for every seat of the table.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// One value for every seat of the table, without a heap: states are copied millions of times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PerSeat<T> {
    count: u8,
    items: [T; MAX_SEATS],
}

impl<T: Copy + Default> PerSeat<T> {
    /// A table of `count` seats, each with the default value.
    pub fn new(count: u8) -> PerSeat<T> {
        PerSeat::from_fn(count, |_| T::default())
    }

    /// A table of `count` seats, each with the value `make` gives it.
    pub fn from_fn(count: u8, mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        assert!(usize::from(count) <= MAX_SEATS, "no game here seats {count}");
        let mut items = [T::default(); MAX_SEATS];
        for (seat, item) in Seat::all(count).zip(&mut items) {
            *item = make(seat);
        }
        PerSeat { count, items }
    }

    /// The table with every value replaced.
    pub fn map<U: Copy + Default>(&self, mut change: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.count, |seat| change(seat, &self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats the table has.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The values in turn order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }

    /// The values in turn order, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.count)]
    }

    /// Seats and values in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.count).zip(self.as_slice())
    }

    /// Seats and values in turn order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.count).zip(self.as_mut_slice())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SEATS {
            return Err(serde::de::Error::custom(format_args!("no table has {} seats", values.len())));
        }
        let count = values.len() as u8;
        Ok(PerSeat::from_fn(count, |seat| values[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_seats_in_play_are_written() {
        let points = PerSeat::from_fn(3, |seat| i32::from(seat.0) * 10);
        let text = serde_json::to_string(&points).unwrap();
        assert_eq!(text, "[0,10,20]");
        assert_eq!(serde_json::from_str::<PerSeat<i32>>(&text).unwrap(), points);
        assert!(serde_json::from_str::<PerSeat<i32>>("[1,2,3,4,5,6,7]").is_err());
    }
}
