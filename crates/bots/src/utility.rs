//! How glad each seat is about an end.

use tidetable_kernel::{PerSeat, Standings};

/// How much of a seat's happiness is winning; the rest is the margin, which tells good defeats from bad ones.
const WINNING: f32 = 0.85;
/// A lead of this many times the average score counts as much as a margin can.
const WHOLE_MARGIN: f32 = 1.0;

/// How glad each seat is, from zero to one; seats that share a victory share its worth.
pub(crate) fn utility(standings: &Standings) -> PerSeat<f32> {
    let seats = standings.points.count();
    let winners = standings.winners().count() as f32;
    let total: i32 = standings.points.as_slice().iter().map(|points| points.abs()).sum();
    let average = (total as f32 / f32::from(seats)).max(1.0);
    standings.points.map(|seat, &points| {
        let rivals = standings.points.iter().filter(|&(other, _)| other != seat);
        let best_rival = rivals.map(|(_, &points)| points).max().unwrap_or(points);
        let lead = ((points - best_rival) as f32 / (average * WHOLE_MARGIN)).clamp(-1.0, 1.0);
        let won = if standings.places[seat] == 1 { 1.0 / winners } else { 0.0 };
        WINNING * won + (1.0 - WINNING) * (lead + 1.0) / 2.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(points: &[i32]) -> Vec<f32> {
        let count = points.len() as u8;
        let standings = Standings::by_points(PerSeat::from_fn(count, |seat| points[seat.index()]));
        utility(&standings).as_slice().to_vec()
    }

    #[test]
    fn a_win_beats_a_shared_win_beats_a_narrow_loss_beats_a_rout() {
        let (win, shared, narrow, rout) = (of(&[9, 5])[0], of(&[9, 9])[0], of(&[8, 9])[0], of(&[1, 9])[0]);
        assert!(win > shared && shared > narrow && narrow > rout, "{win} {shared} {narrow} {rout}");
        assert!(of(&[0, 0, 0]).iter().all(|worth| (0.0..=1.0).contains(worth)));
    }
}
