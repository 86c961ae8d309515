//! Missions and sets of them.

use serde::{Deserialize, Serialize};

use crate::Fleet;

/// What a mission asks for and what it brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The ships to hand in.
    pub ships: Fleet,
    /// What it is worth in the end.
    pub points: u8,
    /// Whether it brings a coral card, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coral: bool,
}

/// The number of a mission card in its edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct MissionId(pub(crate) u8);

/// The most mission cards an edition may have.
pub(crate) const MOST_MISSIONS: usize = 64;

impl MissionId {
    /// Its place in the edition's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for MissionId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<MissionId, D::Error> {
        let number = u8::deserialize(deserializer)?;
        match usize::from(number) < MOST_MISSIONS {
            true => Ok(MissionId(number)),
            false => Err(serde::de::Error::custom("no edition has that many missions")),
        }
    }
}

/// A set of mission cards; written as the list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Missions(u64);

impl Missions {
    /// No mission.
    pub const NONE: Missions = Missions(0);

    /// The first so many.
    pub(crate) fn first(count: usize) -> Missions {
        (0..count as u8).map(MissionId).collect()
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more card.
    #[inline]
    #[must_use]
    pub const fn with(self, id: MissionId) -> Missions {
        Missions(self.0 | 1 << id.0)
    }

    /// Without that card.
    #[inline]
    #[must_use]
    pub const fn without(self, id: MissionId) -> Missions {
        Missions(self.0 & !(1 << id.0))
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = MissionId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| MissionId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<MissionId> for Missions {
    fn from_iter<I: IntoIterator<Item = MissionId>>(cards: I) -> Missions {
        cards.into_iter().fold(Missions::NONE, Missions::with)
    }
}

impl Serialize for Missions {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Missions {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Missions, D::Error> {
        Ok(Vec::<MissionId>::deserialize(deserializer)?.into_iter().collect())
    }
}
