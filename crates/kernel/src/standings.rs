//! Who stands where.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat};

/// Points and places of every seat. Ties share a place, partners share both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Standings {
    /// What each seat has scored.
    pub points: PerSeat<i32>,
    /// The place of each seat; one is the best, seats that share a place have the same number.
    pub places: PerSeat<u8>,
}

impl Standings {
    /// Places by points alone.
    pub fn by_points(points: PerSeat<i32>) -> Standings {
        Standings::ranked(points, |seat| points[seat])
    }

    /// Places by any order that decides among equal points too; greater is better.
    pub fn ranked<K: Ord>(points: PerSeat<i32>, key: impl Fn(Seat) -> K) -> Standings {
        let better = |seat: Seat| Seat::all(points.count()).filter(|&other| key(other) > key(seat)).count();
        Standings { points, places: points.map(|seat, _| better(seat) as u8 + 1) }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_next_place_is_skipped() {
        let points = [5, 9, 9, 1];
        let standings = Standings::by_points(PerSeat::from_fn(4, |seat| points[seat.index()]));
        assert_eq!(standings.places.as_slice(), [3, 1, 1, 4]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
}
