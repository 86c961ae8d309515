//! How times are spread.

use std::time::Duration;

use serde::Serialize;

/// How times are spread, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// How many there are.
    pub count: usize,
    /// Half of them are not longer.
    pub p50_ms: f64,
    /// Ninety-nine of a hundred are not longer.
    pub p99_ms: f64,
    /// The longest.
    pub most_ms: f64,
}

impl Spread {
    /// Sorts the times; of none, everything is zero.
    pub fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |share: f64| {
            let rank = (share * times.len() as f64).ceil() as usize;
            times.get(rank.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Spread { count: times.len(), p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_the_time_that_so_many_keep_within() {
        let times = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(Spread::of(times), Spread { count: 200, p50_ms: 100.0, p99_ms: 198.0, most_ms: 200.0 });
        assert_eq!(Spread::of(vec![Duration::from_millis(7)]).p99_ms, 7.0);
        assert_eq!(Spread::of(Vec::new()), Spread::default());
    }
}
