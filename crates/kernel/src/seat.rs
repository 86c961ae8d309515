//! A chair at the table, and sets of chairs.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The largest table any game here asks for.
pub const MAX_SEATS: usize = 6;

/// A chair at the table, numbered from zero in turn order. Not a person: people come and go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays that hold one entry per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count` seats.
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next == count { 0 } else { next })
    }

    /// All seats of a table, in turn order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// All seats clockwise, this one first.
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |offset| Seat((self.0 + offset) % count))
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Seat, NoSuchSeat> {
        if usize::from(number) < MAX_SEATS { Ok(Seat(number)) } else { Err(NoSuchSeat(number)) }
    }
}

/// A number that no seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSuchSeat(u8);

impl fmt::Display for Seat {
    /// People count from one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats, one bit each; written as the list of its members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set with one member.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats: everybody at a table of that size.
    #[inline]
    pub const fn all(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is a member.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        // A seat made up by a caller may be any number; no set contains it.
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with one more member.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without that member.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The member first in turn order.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only member, if there is exactly one.
    #[inline]
    pub const fn lone(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The members in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_written_as_its_members() {
        let seats = Seats::only(Seat(0)).with(Seat(3));
        let text = serde_json::to_string(&seats).unwrap();
        assert_eq!(text, "[0,3]");
        assert_eq!(serde_json::from_str::<Seats>(&text).unwrap(), seats);
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
    }

    #[test]
    fn clockwise_goes_round_once() {
        let order: Vec<_> = Seat(2).clockwise(4).map(|seat| seat.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seats::only(Seat(4)).lone(), Some(Seat(4)));
        assert_eq!(Seats::all(3).lone(), None);
    }
}
