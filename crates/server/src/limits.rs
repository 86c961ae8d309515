//! How much anybody may ask for, and how it is counted without growing for ever.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Whom a limit counts: an IPv4 address, or the network of an IPv6 one, since those come by the million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Origin(IpAddr);

impl Origin {
    pub(crate) fn of(address: IpAddr) -> Origin {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Origin(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
            }
            address @ IpAddr::V4(_) => Origin(address),
        }
    }
}

/// A store of permission that fills up with time and empties with use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    filled: f64,
    at: u64,
}

/// How fast a bucket fills and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    per_millisecond: f64,
    most: f64,
}

impl Rate {
    pub(crate) fn per_second(count: u32, most: u32) -> Rate {
        Rate { per_millisecond: f64::from(count) / 1_000.0, most: f64::from(most) }
    }

    pub(crate) fn per_minute(count: u32) -> Rate {
        Rate { per_millisecond: f64::from(count) / 60_000.0, most: f64::from(count) }
    }

    pub(crate) fn per_hour(count: u32) -> Rate {
        Rate { per_millisecond: f64::from(count) / 3_600_000.0, most: f64::from(count) }
    }

    pub(crate) fn full(self, now: u64) -> Bucket {
        Bucket { filled: self.most, at: now }
    }
}

impl Bucket {
    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> bool {
        self.fill(rate, now);
        let enough = self.filled >= 1.0;
        if enough {
            self.filled -= 1.0;
        }
        enough
    }

    fn fill(&mut self, rate: Rate, now: u64) {
        let passed = now.saturating_sub(self.at) as f64;
        self.filled = (self.filled + passed * rate.per_millisecond).min(rate.most);
        self.at = now;
    }
}

/// One bucket for each of many.
pub(crate) struct Buckets<K> {
    rate: Rate,
    remembered: Mutex<Remembered<K>>,
}

struct Remembered<K> {
    buckets: HashMap<K, Bucket>,
    tidied: u64,
}

/// So many are remembered before those are forgotten that have nothing to be remembered for.
const MANY: usize = 20_000;
/// Looking through all of them takes a while, so it is not done more often than this, in milliseconds.
const TIDY: u64 = 1_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, remembered: Mutex::new(Remembered { buckets: HashMap::new(), tidied: 0 }) }
    }

    /// Whether `key` may do it once more.
    pub(crate) fn take(&self, key: K, now: u64) -> bool {
        let Remembered { buckets, tidied } = &mut *lock(&self.remembered);
        if buckets.len() >= MANY && !buckets.contains_key(&key) {
            if now.saturating_sub(*tidied) >= TIDY {
                *tidied = now;
                buckets.retain(|_, bucket| {
                    bucket.fill(self.rate, now);
                    bucket.filled < self.rate.most
                });
            }
            if buckets.len() >= MANY {
                // Under an attack from that many addresses, strangers wait.
                return false;
            }
        }
        buckets.entry(key).or_insert_with(|| self.rate.full(now)).take(self.rate, now)
    }
}

/// How many connections each origin has.
#[derive(Clone, Default)]
pub(crate) struct Census(Arc<Mutex<HashMap<Origin, usize>>>);

impl Census {
    /// Counts one more until the guard is dropped; nothing if there are too many already.
    pub(crate) fn admit(&self, origin: Origin, most: usize) -> Option<Counted> {
        let mut counts = lock(&self.0);
        let count = counts.entry(origin).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { census: self.clone(), origin })
    }
}

/// One connection that is counted.
pub(crate) struct Counted {
    census: Census,
    origin: Origin,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = lock(&self.census.0);
        if let Some(count) = counts.get_mut(&self.origin) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.origin);
            }
        }
    }
}

/// What the mutex guards is sound at every moment, also after a panic.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_fills_with_time() {
        let rate = Rate::per_second(2, 3);
        let mut bucket = rate.full(0);
        assert_eq!(
            [0, 0, 0, 0, 499, 500, 501].map(|now| bucket.take(rate, now)),
            [true, true, true, false, false, true, false]
        );
        // A clock that is set back gives nothing away and takes nothing away.
        assert!(!bucket.take(rate, 0));
    }

    #[test]
    fn many_addresses_do_not_grow_the_memory() {
        let buckets = Buckets::new(Rate::per_minute(1));
        (0..3 * MANY).for_each(|key| {
            buckets.take(key, 0);
        });
        assert!(lock(&buckets.remembered).buckets.len() <= MANY);
        assert!(!buckets.take(usize::MAX, 0), "all remembered ones are still being counted");
        assert!(buckets.take(usize::MAX, 60_000), "a minute later they are forgotten");
        assert_eq!(lock(&buckets.remembered).buckets.len(), 1);
    }

    #[test]
    fn connections_are_counted_by_network() {
        let census = Census::default();
        let origin = |text: &str| Origin::of(text.parse().unwrap());
        let one = census.admit(origin("2001:db8::1"), 2);
        let two = census.admit(origin("2001:db8::2"), 2);
        assert!(one.is_some() && two.is_some());
        assert!(census.admit(origin("2001:db8::3"), 2).is_none());
        assert!(census.admit(origin("2001:db8:0:1::3"), 2).is_some());
        drop(one);
        assert!(census.admit(origin("2001:db8::3"), 2).is_some());
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
    }
}
