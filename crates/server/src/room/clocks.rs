//! The clocks of a table.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Seat, Seats};
use tidetable_protocol::{ClockFace, Pace};

const DAY: u64 = 24 * 60 * 60 * 1_000;

/// The clocks of a table, kept in the store beside its steps. All times are in milliseconds, by `App::time`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// What each clock showed at `since`.
    left: Vec<u64>,
    /// Those that run.
    running: Seats,
    since: u64,
}

impl Clocks {
    /// The clocks at the start; nothing for an unhurried table.
    pub(crate) fn new(pace: Pace, seats: usize, awaited: Seats, now: u64) -> Option<Clocks> {
        let full = full(pace)?;
        Some(Clocks { left: vec![full; seats], running: awaited, since: now })
    }

    /// After a crash the last answer may be later than the last sign of life, and so lie in the pause. No clock
    /// waits until that is over.
    pub(crate) fn wake(&mut self, now: u64) {
        self.since = self.since.min(now);
    }

    /// A seat answered. `asked_anew` says whether the question is another one now.
    pub(crate) fn turn(&mut self, pace: Pace, by: Seat, awaited: Seats, asked_anew: bool, now: u64) {
        self.stop_at(now);
        self.left[by.index()] += increment(pace);
        if let (Pace::Days { .. }, true, Some(full)) = (pace, asked_anew, full(pace)) {
            awaited.iter().for_each(|seat| self.left[seat.index()] = full);
        }
        self.running = awaited;
    }

    /// A seat took its answer back, and its clock what that answer had gained.
    pub(crate) fn turn_back(&mut self, pace: Pace, by: Seat, awaited: Seats, now: u64) {
        self.stop_at(now);
        let left = &mut self.left[by.index()];
        *left = left.saturating_sub(increment(pace));
        self.running = awaited;
    }

    /// Writes down what every clock shows.
    pub(crate) fn stop_at(&mut self, now: u64) {
        for seat in self.running.iter() {
            self.left[seat.index()] = self.left(seat, now);
        }
        self.since = now;
    }

    /// What a clock shows.
    pub(crate) fn left(&self, seat: Seat, now: u64) -> u64 {
        let passed = if self.running.contains(seat) { now.saturating_sub(self.since) } else { 0 };
        self.left[seat.index()].saturating_sub(passed)
    }

    /// Whether a clock has run out.
    pub(crate) fn is_out(&self, seat: Seat, now: u64) -> bool {
        self.running.contains(seat) && self.left(seat, now) == 0
    }

    /// When the next clock runs out.
    pub(crate) fn next_out(&self, now: u64) -> Option<u64> {
        let times = self.running.iter().map(|seat| self.since + self.left[seat.index()]);
        times.filter(|&at| at > now).min()
    }

    /// What all clocks show.
    pub(crate) fn faces(&self, now: u64) -> Vec<ClockFace> {
        let face =
            |seat| ClockFace { seat, left_ms: self.left(seat, now), running: self.running.contains(seat) };
        Seat::all(self.left.len() as u8).map(face).collect()
    }
}

/// What a clock gains with each answer.
fn increment(pace: Pace) -> u64 {
    match pace {
        Pace::Live { increment, .. } => u64::from(increment) * 1_000,
        Pace::Unhurried | Pace::Days { .. } => 0,
    }
}

/// What a clock shows at first.
fn full(pace: Pace) -> Option<u64> {
    match pace {
        Pace::Unhurried => None,
        Pace::Live { seconds, .. } => Some(u64::from(seconds) * 1_000),
        Pace::Days { days } => Some(u64::from(days) * DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { seconds: 10, increment: 2 };
    const DAYS: Pace = Pace::Days { days: 1 };

    #[test]
    fn a_live_clock_runs_while_its_seat_is_awaited_and_gains_with_each_answer() {
        let [first, second] = [Seat(0), Seat(1)];
        let mut clocks = Clocks::new(LIVE, 2, Seats::only(first), 0).unwrap();
        clocks.turn(LIVE, first, Seats::only(second), true, 4_000);
        assert_eq!([clocks.left(first, 9_000), clocks.left(second, 9_000)], [8_000, 5_000]);
        assert_eq!(clocks.next_out(9_000), Some(14_000));
        assert!(!clocks.is_out(second, 13_999) && clocks.is_out(second, 14_000));
        assert!(!clocks.is_out(first, 90_000), "a clock that stands does not run out");
        assert_eq!(clocks.next_out(14_000), None);
        assert_eq!(clocks.faces(12_000)[1], ClockFace { seat: second, left_ms: 2_000, running: true });
    }

    #[test]
    fn answering_and_taking_back_again_and_again_gains_nothing() {
        let first = Seats::only(Seat(0));
        let mut clocks = Clocks::new(LIVE, 2, first, 0).unwrap();
        for time in 1..=3 {
            clocks.turn(LIVE, Seat(0), first, true, time * 1_000);
            clocks.turn_back(LIVE, Seat(0), first, time * 1_000);
        }
        assert_eq!(clocks.left(Seat(0), 3_000), 7_000);
    }

    #[test]
    fn a_clock_that_was_set_in_the_future_runs_at_once() {
        let mut clocks = Clocks::new(LIVE, 2, Seats::only(Seat(0)), 9_000).unwrap();
        clocks.wake(4_000);
        assert_eq!(clocks.left(Seat(0), 5_000), 9_000);
        clocks.wake(6_000);
        assert_eq!(clocks.left(Seat(0), 6_000), 8_000, "what has passed is not given back");
    }

    #[test]
    fn each_question_has_its_days_and_a_secret_answer_of_others_gives_none() {
        let all = Seats::all(3);
        let mut clocks = Clocks::new(DAYS, 3, all, 0).unwrap();
        clocks.turn(DAYS, Seat(0), all.without(Seat(0)), false, DAY / 2);
        assert_eq!(clocks.left(Seat(1), DAY / 2), DAY / 2);
        clocks.turn(DAYS, Seat(1), all, true, DAY / 2);
        assert_eq!(clocks.left(Seat(1), DAY / 2), DAY);
        assert_eq!(Clocks::new(Pace::Unhurried, 2, all, 0), None);
    }
}
