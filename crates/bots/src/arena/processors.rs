//! Work that is spread over all processors.

use std::{
    num::NonZero,
    ops::Range,
    sync::atomic::{AtomicU64, Ordering},
};

/// What comes of every number, in their order, however many processors there are.
pub(super) fn on_all_processors<T: Send>(numbers: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let do_some = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let mut done: Vec<(u64, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(do_some)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no work panics")).collect()
    });
    done.sort_unstable_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_their_numbers() {
        assert_eq!(
            on_all_processors(3..50, |number| number * 2),
            (3..50).map(|it| it * 2).collect::<Vec<_>>()
        );
    }
}
