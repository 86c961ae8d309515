//! A game of a contest, as it is kept.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{PerSeat, Standings};

use super::{Played, Times};

/// A game of a contest, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Which deal was played.
    pub deal: u64,
    /// Which place of the line-up sat in each seat.
    pub sat: Vec<usize>,
    /// What each seat has scored.
    pub points: PerSeat<i32>,
    /// The place of each seat.
    pub places: PerSeat<u8>,
    /// How long each seat thought.
    pub thought: Vec<Times>,
}

impl Entry {
    /// The game of that deal in which the line-up is moved on by so many seats.
    pub(super) fn new(deal: u64, rotation: usize, played: Played) -> Entry {
        let Played { standings: Standings { points, places }, thought } = played;
        Entry { deal, sat: sat(rotation, thought.len()), points, places, thought }
    }

    /// By how many seats the line-up was moved on.
    pub fn rotation(&self) -> usize {
        self.sat.first().copied().unwrap_or(0)
    }

    /// How it ended.
    pub fn standings(&self) -> Standings {
        Standings { points: self.points, places: self.places }
    }

    /// Whether it can be a game at a table of so many seats; it may come from a file.
    pub(super) fn fits(&self, seats: usize) -> bool {
        let counts = [self.points.as_slice().len(), self.places.as_slice().len(), self.thought.len()];
        counts == [seats; 3]
            && (0..seats).contains(&self.rotation())
            && self.sat == sat(self.rotation(), seats)
            && self.standings().winners().next().is_some()
    }
}

/// Which place of the line-up sits in each seat.
pub(super) fn sat(rotation: usize, seats: usize) -> Vec<usize> {
    (0..seats).map(|seat| (seat + rotation) % seats).collect()
}
