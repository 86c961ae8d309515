//! The queue of what is still to be shown: one thing after the other, each for a moment.

use std::collections::VecDeque;

/// What is still to be shown.
#[derive(Debug)]
pub(crate) struct Pacing<T> {
    waiting: VecDeque<T>,
    /// When the next may be shown.
    free_at: f64,
}

/// What is to be done now.
#[derive(Debug, PartialEq)]
pub(crate) enum Turn<T> {
    /// Show this, then ask again.
    Show(T),
    /// Ask again after so many milliseconds. Asking more often does no harm.
    Wait(f64),
    /// Nothing waits.
    Idle,
}

impl<T> Default for Pacing<T> {
    fn default() -> Self {
        Pacing { waiting: VecDeque::new(), free_at: 0.0 }
    }
}

impl<T> Pacing<T> {
    /// Puts something at the end of the queue.
    pub(crate) fn push(&mut self, item: T) {
        self.waiting.push_back(item);
    }

    /// What is to be done at this time, when each thing is shown for `beat` milliseconds.
    pub(crate) fn take(&mut self, now: f64, beat: f64) -> Turn<T> {
        // The beat may have been shortened since the last thing was shown.
        let left = (self.free_at - now).min(beat);
        match self.waiting.pop_front() {
            None => Turn::Idle,
            Some(item) if left > 0.0 => {
                self.waiting.push_front(item);
                Turn::Wait(left)
            }
            Some(item) => {
                self.free_at = now + beat;
                Turn::Show(item)
            }
        }
    }

    /// Everything that waits, to be shown at once; what comes next need not wait either.
    pub(crate) fn hurry(&mut self) -> Vec<T> {
        self.free_at = 0.0;
        self.waiting.drain(..).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thing_is_shown_for_a_beat() {
        let mut pacing = Pacing::default();
        assert_eq!(pacing.take(0.0, 100.0), Turn::<u8>::Idle);
        pacing.push(1);
        pacing.push(2);
        assert_eq!(pacing.take(1_000.0, 100.0), Turn::Show(1));
        assert_eq!(pacing.take(1_000.0, 100.0), Turn::Wait(100.0));
        assert_eq!(pacing.take(1_060.0, 100.0), Turn::Wait(40.0));
        assert_eq!(pacing.take(1_100.0, 100.0), Turn::Show(2));
        assert_eq!(pacing.take(1_100.0, 100.0), Turn::Idle);
    }

    #[test]
    fn a_click_makes_everything_come_at_once() {
        let mut pacing = Pacing::default();
        (1..=3).for_each(|item| pacing.push(item));
        assert_eq!(pacing.take(0.0, 100.0), Turn::Show(1));
        assert_eq!(pacing.hurry(), [2, 3]);
        pacing.push(4);
        assert_eq!(pacing.take(1.0, 100.0), Turn::Show(4));
    }

    #[test]
    fn without_motion_nothing_waits() {
        let mut pacing = Pacing::default();
        (1..=2).for_each(|item| pacing.push(item));
        assert_eq!(pacing.take(5.0, 0.0), Turn::Show(1));
        assert_eq!(pacing.take(5.0, 0.0), Turn::Show(2));
    }

    #[test]
    fn switching_motion_off_shortens_what_is_being_waited_for() {
        let mut pacing = Pacing::default();
        (1..=2).for_each(|item| pacing.push(item));
        assert_eq!(pacing.take(0.0, 750.0), Turn::Show(1));
        assert_eq!(pacing.take(1.0, 0.0), Turn::Show(2));
    }
}
