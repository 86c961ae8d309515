//! RULES §7.1–§7.4: the witch's tribute and the majorities, as a function of the tokens alone.

use tidetable_kernel::{MAX_SEATS, PerSeat, Seat};

use crate::{
    event::Share,
    list::List,
    treasure::{Treasure, Treasures},
};

/// RULES §7.1: what a kind of treasure costs that cannot be paid.
pub const MISSING_COSTS: u8 = 5;
/// RULES §7.2: what the first to the sixth place is worth.
pub const PLACES: [u8; MAX_SEATS] = [12, 6, 4, 2, 0, 0];
/// RULES §7.4: what having the only tokens of a kind is worth.
pub const MONOPOLY: u8 = 3;

/// RULES §7.1: what is left after one token of each kind has been paid.
pub fn after_tribute(tokens: Treasures) -> Treasures {
    let mut left = tokens;
    Treasure::ALL.into_iter().for_each(|kind| left[kind] = left[kind].saturating_sub(1));
    left
}

/// RULES §7.1: the points lost for kinds that cannot be paid.
pub fn tribute_lost(tokens: Treasures) -> u8 {
    tokens.missing().count() as u8 * MISSING_COSTS
}

/// RULES §7.2–§7.4: who gets how much for one kind, most tokens first. `tokens` is what everybody has after
/// the tribute; whoever has none of the kind is left out.
pub fn majority(tokens: &PerSeat<Treasures>, kind: Treasure) -> List<Share, MAX_SEATS> {
    let owners = tokens.iter().filter(|(_, left)| left[kind] > 0);
    let mut shares: List<Share, MAX_SEATS> =
        owners.map(|(seat, left)| Share { seat, count: left[kind], ..Share::default() }).collect();
    shares.as_mut_slice().sort_by_key(|share| std::cmp::Reverse(share.count));
    let monopoly = shares.len() == 1;
    let mut first = 0;
    while first < shares.len() {
        let equals = shares[first..].iter().take_while(|share| share.count == shares[first].count).count();
        let sum: u8 = PLACES[first..first + equals].iter().sum();
        // Rounded down, but a group that shares anything gets at least a point each.
        let each = if sum == 0 { 0 } else { (sum / equals as u8).max(1) };
        for share in &mut shares.as_mut_slice()[first..first + equals] {
            share.place = first as u8 + 1;
            share.points = each + if monopoly { MONOPOLY } else { 0 };
            share.monopoly = monopoly;
        }
        first += equals;
    }
    shares
}

/// RULES §7.1–§7.4: what the end of the game adds to everybody's points, given everybody's tokens.
pub fn final_points(tokens: &PerSeat<Treasures>) -> PerSeat<i16> {
    let mut points = tokens.map(|_, &tokens| -i16::from(tribute_lost(tokens)));
    let left = tokens.map(|_: Seat, &tokens| after_tribute(tokens));
    for kind in Treasure::ALL {
        for share in majority(&left, kind).iter() {
            points[share.seat] += i16::from(share.points);
        }
    }
    points
}
