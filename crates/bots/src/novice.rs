//! An opponent that sees what is good, but not how good.

use tidetable_kernel::{Dice, Seat};

use crate::{Bot, Greedy, Guide, Insight};

/// By how much a beginner misjudges an answer, as a part of what the best answer is better than the usual one. Where
/// much is at stake it shows, and where answers differ little, errors cost little: people err that way, too.
const BLUR: f32 = 0.5;

/// One in so many questions is answered without regard to what is usual.
const LAPSES: u32 = 2;

/// An opponent that looks one answer ahead and misjudges what it sees, as a beginner does.
pub struct Novice {
    greedy: Greedy,
    dice: Dice,
}

impl Novice {
    /// A beginner whose errors are fixed by `seed`.
    pub fn new(seed: u64) -> Novice {
        Novice { greedy: Greedy::new(seed), dice: Dice::seeded(!seed) }
    }
}

impl<G: Insight> Bot<G> for Novice {
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action {
        // Where one answer ahead shows little, a beginner does what is usual instead.
        if G::GUIDE == Guide::Playouts && self.dice.below(LAPSES) > 0 {
            let world = G::imagine(view, &mut self.dice);
            return world.quick_answer(seat, G::lore(), &mut self.dice, &mut Vec::new());
        }
        let thoughts = self.greedy.consider::<G>(view, seat, G::lore());
        let usual = thoughts.iter().map(|thought| thought.worth).sum::<f32>() / thoughts.len() as f32;
        let blur = BLUR * (thoughts[0].worth - usual);
        let mut error = || {
            // The sum of three throws is close enough to how people err: mostly little, seldom much.
            let throws: u32 = (0..3).map(|_| self.dice.below(1_001)).sum();
            (throws as f32 / 1_500.0 - 1.0) * 2.0 * blur
        };
        let seen = thoughts.iter().map(|thought| (thought.action, thought.worth + error()));
        let best = seen.max_by(|one, other| one.1.total_cmp(&other.1));
        best.expect("whoever is asked has an answer").0
    }
}
