//! How glad each seat is about an end.

use tidetable_kernel::{PerSeat, Standings};

/// How much of a seat's happiness is winning; the rest is the margin, which tells good defeats from bad ones.
const WINNING: f32 = 0.85;
/// A lead of this many times the average score counts as much as a margin can.
const WHOLE_MARGIN: f32 = 1.0;

/// How glad each seat is about an end, from zero to one; seats that share a victory share its worth.
pub(crate) fn utility(standings: &Standings) -> PerSeat<f32> {
    let winners = standings.winners().count() as f32;
    let won = standings.places.map(|_, &place| if place == 1 { 1.0 / winners } else { 0.0 });
    glad(&won, &standings.points.map(|_, &points| points as f32))
}

/// How glad each seat is whose chance to win and whose points these are.
pub(crate) fn glad(won: &PerSeat<f32>, points: &PerSeat<f32>) -> PerSeat<f32> {
    margins(points).map(|seat, &margin| WINNING * won[seat] + (1.0 - WINNING) * margin)
}

/// The chance to win that was weighed together with a margin to give that worth.
pub(crate) fn won(worth: f32, margin: f32) -> f32 {
    ((worth - (1.0 - WINNING) * margin) / WINNING).clamp(0.0, 1.0)
}

/// How far each seat is ahead of the others or behind, from zero to one.
pub(crate) fn margins(points: &PerSeat<f32>) -> PerSeat<f32> {
    let total: f32 = points.as_slice().iter().map(|points| points.abs()).sum();
    let average = (total / f32::from(points.count())).max(1.0);
    points.map(|seat, &own| {
        let rivals = points.iter().filter(|&(other, _)| other != seat);
        let best_rival = rivals.map(|(_, &points)| points).fold(f32::MIN, f32::max);
        let lead = ((own - best_rival) / (average * WHOLE_MARGIN)).clamp(-1.0, 1.0);
        (lead + 1.0) / 2.0
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
    fn the_chance_to_win_is_found_again_in_a_worth() {
        let points = PerSeat::from_fn(2, |seat| [12.0, 9.0][seat.index()]);
        let chances = PerSeat::from_fn(2, |seat| [0.7, 0.3][seat.index()]);
        let (worth, margin) = (glad(&chances, &points), margins(&points));
        for (seat, &chance) in chances.iter() {
            assert!((won(worth[seat], margin[seat]) - chance).abs() < 1e-5);
        }
    }

    #[test]
    fn a_win_beats_a_shared_win_beats_a_narrow_loss_beats_a_rout() {
        let (win, shared, narrow, rout) = (of(&[9, 5])[0], of(&[9, 9])[0], of(&[8, 9])[0], of(&[1, 9])[0]);
        assert!(win > shared && shared > narrow && narrow > rout, "{win} {shared} {narrow} {rout}");
        assert!(of(&[0, 0, 0]).iter().all(|worth| (0.0..=1.0).contains(worth)));
    }
}
