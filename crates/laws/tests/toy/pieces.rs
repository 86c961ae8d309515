//! What lies on the table.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Seat, Seats};

/// A pearl, known by its size from one to four.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub(crate) struct Pearl(pub(crate) u8);

impl TryFrom<u8> for Pearl {
    type Error = &'static str;

    fn try_from(size: u8) -> Result<Pearl, &'static str> {
        if (1..=4).contains(&size) { Ok(Pearl(size)) } else { Err("a pearl's size is one to four") }
    }
}

/// How many pearls of each size there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tally(pub(crate) [u8; 4]);

impl Tally {
    pub(crate) fn count(self, pearl: Pearl) -> u8 {
        self.0[usize::from(pearl.0) - 1]
    }

    pub(crate) fn add(&mut self, pearl: Pearl) {
        self.0[usize::from(pearl.0) - 1] += 1;
    }

    pub(crate) fn remove(&mut self, pearl: Pearl) {
        self.0[usize::from(pearl.0) - 1] -= 1;
    }

    pub(crate) fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// The sizes of which there is at least one.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Pearl> {
        (1..=4).map(Pearl).filter(move |&pearl| self.count(pearl) > 0)
    }

    /// All pearls, one by one.
    pub(crate) fn pearls(self) -> impl Iterator<Item = Pearl> {
        self.kinds().flat_map(move |pearl| (0..self.count(pearl)).map(move |_| pearl))
    }
}

/// Where an oyster is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    Left,
    Right,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::Left, Side::Right];

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// An unopened oyster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Oyster {
    pub(crate) pearl: Pearl,
    /// Where it was laid, which everybody has seen.
    pub(crate) side: Side,
    /// Who has peeked into it, which everybody has seen.
    pub(crate) seen: Seats,
}

/// The number of a round, from one to three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub(crate) struct Round(pub(crate) u8);

impl Round {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for Round {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Round, &'static str> {
        if (1..=3).contains(&number) {
            Ok(Round(number))
        } else {
            Err("rounds are numbered from one to three")
        }
    }
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// A pearl for that hand is drawn.
    Deal(Seat),
    /// The pearl in that oyster is drawn.
    Lay(Side),
    /// Everybody bids.
    Bid,
    /// The winner takes an oyster or pays.
    Win(Seat),
    /// The winner has paid and peeks.
    Peek(Seat),
    /// The winner has peeked and takes an oyster.
    Take(Seat),
    /// The runner-up may buy.
    Buy(Seat),
    /// All is said.
    Over,
}
