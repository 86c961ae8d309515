//! Flaws in what is drawn.

use tidetable_kernel::{Dice, Game};
use tidetable_laws::Law;

use super::{Flaw, breaks_only, flaws};
use crate::toy::{Oysters, Pearl};

flaws! {
    /// Lists every pearl of the bag instead of every size.
    ListsPearls;
    /// Lists a size that is not in the bag.
    ListsWhatIsGone;
    /// Draws a pearl that no bag has.
    SamplesTheUnheardOf;
}

impl Flaw for ListsPearls {
    fn chances(toy: &Oysters, out: &mut Vec<(Pearl, u32)>) {
        out.extend(toy.bag.pearls().map(|pearl| (pearl, 1)));
    }
}

impl Flaw for ListsWhatIsGone {
    fn chances(toy: &Oysters, out: &mut Vec<(Pearl, u32)>) {
        toy.chances(out);
        out.push((Pearl(9), 0));
    }
}

impl Flaw for SamplesTheUnheardOf {
    fn sample_chance(_: &Oysters, _: &mut Dice) -> Pearl {
        Pearl(9)
    }
}

#[test]
fn a_draw_listed_twice() {
    breaks_only::<ListsPearls>(Law::DrawsAreDistinct);
}

#[test]
fn a_draw_without_weight() {
    breaks_only::<ListsWhatIsGone>(Law::DrawsAreDistinct);
}

#[test]
fn a_sample_outside_the_possible_draws() {
    breaks_only::<SamplesTheUnheardOf>(Law::SampledIsPossible);
}
