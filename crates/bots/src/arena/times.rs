//! How long somebody thought about each of many questions.

use std::{collections::BTreeMap, time::Duration};

use serde::{Deserialize, Serialize};

/// How long somebody thought about each of many questions, in buckets that grow with the time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    /// How many questions there were.
    pub decisions: u64,
    /// How long they took together.
    pub nanoseconds: u64,
    /// How many of them took about so long: bucket b begins at 10^(b/5) nanoseconds.
    pub buckets: BTreeMap<u8, u64>,
}

impl Times {
    /// How many buckets there are from one power of ten to the next.
    pub const PER_DECADE: u8 = 5;

    /// Takes one more question into account.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        // A clock may stand still between two readings; no logarithm is larger than a bucket's number.
        let bucket = (f64::from(Times::PER_DECADE) * (nanoseconds.max(1) as f64).log10()) as u8;
        *self.buckets.entry(bucket).or_default() += 1;
    }

    /// Takes as many more into account as another has counted.
    pub fn extend(&mut self, other: &Times) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        for (&bucket, &count) in &other.buckets {
            let known = self.buckets.entry(bucket).or_default();
            *known = known.saturating_add(count);
        }
    }

    /// The mean in milliseconds; nothing took no time.
    pub fn mean_ms(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }

    /// Where a bucket begins, in milliseconds.
    pub fn begins_ms(bucket: u8) -> f64 {
        10_f64.powf(f64::from(bucket) / f64::from(Times::PER_DECADE)) / 1e6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_fall_into_the_bucket_that_holds_them() {
        let mut times = Times::default();
        for time in [0, 1_100, 1_200, 200_000_000, u64::MAX] {
            let bucket = |times: &Times| times.buckets.clone();
            let before = bucket(&times);
            times.add(Duration::from_nanos(time));
            let (&grown, _) =
                times.buckets.iter().find(|(bucket, count)| before.get(bucket) != Some(count)).unwrap();
            let milliseconds = time.max(1) as f64 / 1e6;
            assert!(Times::begins_ms(grown) <= milliseconds && milliseconds < Times::begins_ms(grown + 1));
        }
        assert_eq!((times.decisions, times.buckets.len()), (5, 4));
    }

    #[test]
    fn what_is_put_together_counts_as_if_it_had_been_counted_at_once() {
        let counted = |times: &[u64]| {
            let mut counted = Times::default();
            times.iter().for_each(|&time| counted.add(Duration::from_micros(time)));
            counted
        };
        let mut together = counted(&[3, 40_000]);
        together.extend(&counted(&[4, 500]));
        assert_eq!(together, counted(&[3, 4, 500, 40_000]));
        assert_eq!(together.mean_ms(), 10.126_75);
    }
}
