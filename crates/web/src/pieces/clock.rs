//! How much time a seat has left.

use leptos::prelude::*;
use tidetable_kernel::Seat;
use tidetable_protocol::ClockFace;

use crate::{browser, session::Session, words::t};

/// The clock of a seat, if the table has clocks. `told_at` is when the server last spoke of them, by our own clock.
pub(crate) fn clock(session: Session, seat: Seat, told_at: Signal<f64>) -> impl IntoView {
    let face = move || {
        session.position.with(|shown| shown.as_ref()?.clocks.iter().find(|face| face.seat == seat).copied())
    };
    let tick = RwSignal::new(0u32);
    browser::every(500, move || _ = tick.try_update(|tick| *tick += 1));
    move || {
        face().map(|face| {
            tick.track();
            let left = left_ms(face, told_at.get(), browser::now());
            let hurry = face.running && left < 30_000;
            view! { <time class="clock" class:running=face.running class:hurry=hurry title=t("app-clock")>{reading(left)}</time> }
        })
    }
}

/// What is left by now, in milliseconds.
fn left_ms(face: ClockFace, told_at: f64, now: f64) -> u64 {
    let passed = if face.running { (now - told_at).max(0.0) as u64 } else { 0 };
    face.left_ms.saturating_sub(passed)
}

/// A time as clocks show it: days and hours, hours and minutes, minutes and seconds.
fn reading(left_ms: u64) -> String {
    let seconds = left_ms.div_ceil(1_000);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => format!("{days} d {hours} h"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_clock_goes_on_between_messages() {
        let face = ClockFace { seat: Seat(0), left_ms: 61_000, running: true };
        assert_eq!(left_ms(face, 1_000.0, 3_000.0), 59_000);
        assert_eq!(left_ms(ClockFace { running: false, ..face }, 1_000.0, 3_000.0), 61_000);
        assert_eq!(left_ms(face, 0.0, 1e9), 0);
    }

    #[test]
    fn clocks_are_read_as_people_read_them() {
        assert_eq!(reading(59_000), "0:59");
        assert_eq!(reading(600_000), "10:00");
        assert_eq!(reading(3_661_000), "1:01:01");
        assert_eq!(reading(2 * 86_400_000 + 3_600_000), "2 d 1 h");
    }
}
