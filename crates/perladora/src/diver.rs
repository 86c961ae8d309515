//! A diver's printed value, and the divers behind a screen.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Printed values run from one to this.
pub const MOST_VALUE: u8 = 5;

/// The strength printed on a diver, one to five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Value(u8);

impl Value {
    /// The weakest diver.
    pub const ONE: Value = Value(1);

    /// The value of that number; nothing unless it is one to five.
    #[inline]
    pub const fn new(number: u8) -> Option<Value> {
        if 1 <= number && number <= MOST_VALUE { Some(Value(number)) } else { None }
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All values, the lowest first.
    pub fn all() -> impl Iterator<Item = Value> {
        (1..=MOST_VALUE).map(Value)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Value> for u8 {
    fn from(value: Value) -> u8 {
        value.0
    }
}

impl TryFrom<u8> for Value {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Value, &'static str> {
        Value::new(number).ok_or("divers are worth one to five")
    }
}

/// How many divers of each value somebody has; written as five numbers, value one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Divers([u8; MOST_VALUE as usize]);

impl Divers {
    /// So many of each value, value one first.
    pub const fn new(counts: [u8; MOST_VALUE as usize]) -> Divers {
        Divers(counts)
    }

    /// How many there are of a value.
    #[inline]
    pub const fn of(&self, value: Value) -> u8 {
        self.0[value.0 as usize - 1]
    }

    /// How many there are in all.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The values that are there, the lowest first.
    #[inline]
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        Value::all().filter(|&value| self.of(value) > 0)
    }

    /// Takes one of a value out; nothing happens and `false` is returned if there is none.
    #[inline]
    pub fn take(&mut self, value: Value) -> bool {
        let count = &mut self.0[value.0 as usize - 1];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Puts one of a value in.
    #[inline]
    pub fn put(&mut self, value: Value) {
        self.0[value.0 as usize - 1] += 1;
    }

    /// Every diver's value, the lowest first.
    pub fn into_values(self) -> impl Iterator<Item = Value> {
        Value::all().flat_map(move |value| std::iter::repeat_n(value, usize::from(self.of(value))))
    }
}

impl FromIterator<Value> for Divers {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Divers {
        let mut divers = Divers::default();
        values.into_iter().for_each(|value| divers.put(value));
        divers
    }
}
