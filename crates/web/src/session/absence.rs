//! Who has been away for so long that the others may do without.

use tidetable_kernel::{Seat, Seats};
use tidetable_protocol::{ClockFace, Occupant, Pace};

/// How long somebody is away before the server counts votes, in milliseconds.
const GONE: f64 = 60_000.0;

/// Since when people are away, as seen from here: never earlier than the server saw it.
#[derive(Debug, Default)]
pub(crate) struct Absence(Vec<Option<f64>>);

impl Absence {
    /// Notes who is here at that time, by our own clock.
    pub(crate) fn note(&mut self, seats: &[Occupant], now: f64) {
        self.0.resize(seats.len(), None);
        for (since, occupant) in self.0.iter_mut().zip(seats) {
            let away = matches!(occupant, Occupant::Person { here: false, .. });
            *since = away.then(|| since.unwrap_or(now));
        }
    }

    /// The first of the awaited seats that the others can vote on at that time: its clock has run out, or its person
    /// has been away for a while at a table where people are expected to be.
    pub(crate) fn replaceable(
        &self,
        awaited: Seats,
        seats: &[Occupant],
        clocks: &[ClockFace],
        pace: Pace,
        now: f64,
    ) -> Option<Seat> {
        let expected = !matches!(pace, Pace::Days { .. });
        let gone = |seat: &Seat| {
            let out = clocks.iter().any(|face| face.seat == *seat && face.left_ms == 0);
            let since = self.0.get(seat.index()).copied().flatten();
            let away = expected && since.is_some_and(|since| now - since >= GONE);
            let person = matches!(seats.get(seat.index()), Some(Occupant::Person { stand_in: None, .. }));
            person && (out || away)
        };
        awaited.iter().find(gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(here: bool) -> Occupant {
        Occupant::Person { name: String::new(), here, stand_in: None }
    }

    #[test]
    fn somebody_is_missed_after_a_minute_but_not_where_a_move_may_take_days() {
        let mut absence = Absence::default();
        let seats = [person(true), person(false)];
        let asked = Seats::NONE.with(Seat(0)).with(Seat(1));
        absence.note(&seats, 0.0);
        absence.note(&seats, 50_000.0);
        let gone = |absence: &Absence, pace, now| absence.replaceable(asked, &seats, &[], pace, now);
        assert_eq!(gone(&absence, Pace::Unhurried, 59_999.0), None);
        assert_eq!(gone(&absence, Pace::Unhurried, 60_000.0), Some(Seat(1)));
        assert_eq!(gone(&absence, Pace::Days { days: 2 }, 1e9), None);
        absence.note(&[person(true), person(true)], 60_000.0);
        absence.note(&seats, 70_000.0);
        assert_eq!(gone(&absence, Pace::Unhurried, 100_000.0), None);
    }

    #[test]
    fn a_clock_that_has_run_out_is_enough_at_every_pace() {
        let face = |left_ms| ClockFace { seat: Seat(1), left_ms, running: true };
        let (seats, asked) = ([person(true), person(true)], Seats::NONE.with(Seat(1)));
        for pace in [Pace::Days { days: 2 }, Pace::Live { seconds: 60, increment: 0 }] {
            let gone = |clock| Absence::default().replaceable(asked, &seats, &[clock], pace, 0.0);
            assert_eq!(gone(face(1)), None);
            assert_eq!(gone(face(0)), Some(Seat(1)));
        }
    }
}
