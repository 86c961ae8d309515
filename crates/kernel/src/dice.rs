//! The generator of imagination: playouts, sampled worlds, bots.

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

/// The generator of imagination: playouts, sampled worlds, bots. The draws of a real game never come
/// from here, they are derived from the match's committed seed.
///
/// It is one concrete type, so the same seed gives the same search on every platform and release.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// A generator whose whole future is fixed by `seed`.
    pub fn seeded(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from zero up to, not including, `bound`; `bound` must not be zero.
    ///
    /// Multiply and shift: the bias is below `bound` / 2³², far under what a playout can notice.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a die needs a face");
        (((self.word() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// One of the items; there must be at least one.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// One of the items, each as likely as its weight says; the weights must not all be zero.
    #[inline]
    pub fn pick_weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> T {
        let total = items.iter().map(|&(_, weight)| weight).sum();
        let mut ticket = self.below(total);
        for &(item, weight) in items {
            if ticket < weight {
                return item;
            }
            ticket -= weight;
        }
        unreachable!("the ticket is below the sum of the weights")
    }

    /// Puts the items into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let mut dice = Dice::seeded(7);
        let rolls: Vec<_> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(rolls, FIRST_ROLLS_OF_SEED_SEVEN);
    }

    const FIRST_ROLLS_OF_SEED_SEVEN: [u32; 8] = [5, 17, 71, 42, 96, 46, 72, 32];

    #[test]
    fn weights_are_kept() {
        let mut dice = Dice::seeded(1);
        let mut seen = [0u32; 3];
        for _ in 0..6_000 {
            seen[dice.pick_weighted(&[(0, 1), (1, 0), (2, 5)])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((900..1_100).contains(&seen[0]), "{seen:?}");
    }

    #[test]
    fn shuffling_keeps_the_items() {
        let mut items: Vec<u32> = (0..40).collect();
        Dice::seeded(3).shuffle(&mut items);
        assert_ne!(items, (0..40).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..40).collect::<Vec<_>>());
    }
}
