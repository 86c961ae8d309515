//! A random game under the eyes of every law.

use tidetable_bots::Insight;
use tidetable_catalog::{Visitor, visit};
use tidetable_kernel::Census;
use tidetable_laws::{option_sets, trial as on_trial};

use crate::bytes::Bytes;

/// A byte for the game, one for its options, eight for the seed: one trial of all laws.
pub fn trial(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let id = bytes.game().game.id();
    let (set, seed) = (bytes.byte(), bytes.word());
    visit(id, Trial { set, seed });
}

struct Trial {
    set: u8,
    seed: u64,
}

impl Visitor for Trial {
    type Output = ();

    fn visit<G: Insight + Census>(self) {
        let sets = option_sets::<G>();
        let options = &sets[usize::from(self.set) % sets.len()];
        if let Err(violation) = on_trial::<G>(options, self.seed) {
            panic!("{}: {violation}\noptions: {options:?}\nseed: {}", G::ID, self.seed);
        }
    }
}
