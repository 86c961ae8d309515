//! Pirate ships and small fleets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The colour of a pirate ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ship {
    /// Green.
    Green,
    /// Violet.
    Violet,
    /// Red.
    Red,
    /// Blue.
    Blue,
}

impl Ship {
    /// All colours.
    pub const ALL: [Ship; 4] = [Ship::Green, Ship::Violet, Ship::Red, Ship::Blue];

    /// The letter that stands for it.
    pub const fn letter(self) -> char {
        ['G', 'V', 'R', 'B'][self as usize]
    }

    /// The ship a letter stands for.
    pub fn of_letter(letter: char) -> Option<Ship> {
        Ship::ALL.into_iter().find(|ship| ship.letter() == letter)
    }
}

/// So many ships of each colour, at most fifteen; written as their letters, `GGV`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Fleet(u16);

impl Fleet {
    /// No ship.
    pub const NONE: Fleet = Fleet(0);
    /// The most ships of one colour that a fleet can hold.
    pub const MOST: u8 = 15;

    /// So many ships of each colour, in the order of [`Ship::ALL`].
    pub(crate) const fn of(counts: [u8; 4]) -> Fleet {
        let [green, violet, red, blue] = counts;
        Fleet(green as u16 | (violet as u16) << 4 | (red as u16) << 8 | (blue as u16) << 12)
    }

    /// How many ships of each colour, in the order of [`Ship::ALL`].
    #[inline]
    pub const fn counts(self) -> [u8; 4] {
        let Fleet(all) = self;
        [(all & 15) as u8, (all >> 4 & 15) as u8, (all >> 8 & 15) as u8, (all >> 12) as u8]
    }

    /// How many ships of that colour.
    #[inline]
    pub const fn count(self, ship: Ship) -> u8 {
        (self.0 >> (4 * ship as u16) & 15) as u8
    }

    /// How many ships there are.
    pub fn len(self) -> u8 {
        self.counts().into_iter().sum()
    }

    /// Whether there is no ship.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fleet with more ships of that colour; there must be room for them.
    #[inline]
    #[must_use]
    pub const fn with(self, ship: Ship, count: u8) -> Fleet {
        Fleet(self.0 + ((count as u16) << (4 * ship as u16)))
    }

    /// Both fleets together; they must fit into one.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Fleet) -> Fleet {
        Fleet(self.0 + other.0)
    }

    /// The fleet without those ships, all of which it must have.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Fleet) -> Fleet {
        Fleet(self.0 - other.0)
    }
}

impl fmt::Display for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ship in Ship::ALL {
            for _ in 0..self.count(ship) {
                write!(f, "{}", ship.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fleet({self})")
    }
}

impl Serialize for Fleet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fleet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fleet, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.chars().try_fold(Fleet::NONE, |fleet, letter| {
            let ship = Ship::of_letter(letter);
            let ship =
                ship.ok_or_else(|| serde::de::Error::custom("a fleet is written with G, V, R and B"))?;
            match fleet.count(ship) {
                Fleet::MOST => Err(serde::de::Error::custom("too many ships of one colour")),
                _ => Ok(fleet.with(ship, 1)),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fleet_is_written_with_letters() {
        let fleet = Fleet::NONE.with(Ship::Blue, 2).with(Ship::Green, 1);
        assert_eq!(serde_json::to_string(&fleet).unwrap(), "\"GBB\"");
        assert_eq!(serde_json::from_str::<Fleet>("\"BGB\"").unwrap(), fleet);
        assert!(serde_json::from_str::<Fleet>("\"X\"").is_err());
        assert!(serde_json::from_str::<Fleet>(&format!("{:?}", "G".repeat(16))).is_err());
        assert_eq!(Fleet::of(fleet.counts()), fleet);
    }
}
