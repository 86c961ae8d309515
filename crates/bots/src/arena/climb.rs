//! Fits what quick answers go by: changes a little, plays against those who have not changed, and keeps what wins.

use std::cmp::Ordering;

use tidetable_kernel::{Awaiting, Dice, GameOptions, Seat};
use tidetable_table::{Match, Seed};

use super::{Estimate, processors::on_all_processors};
use crate::{Habits, Insight, Lore};

/// By how much of its interval a change must win to be tried in twice as many games more.
const PROMISING: f64 = 0.4;
/// And by how much in all games to be kept.
const CONVINCING: f64 = 0.8;

/// How habits are fitted.
#[derive(Clone, Debug)]
pub struct Climb<O> {
    /// How games are set up.
    pub options: O,
    /// In how many games a change is tried at first.
    pub games: u64,
    /// How many changes are tried.
    pub rounds: u64,
    /// Fixes everything.
    pub seed: u64,
}

impl<O: GameOptions> Climb<O> {
    /// Fits, beginning with the habits there are. Tells after every change whether it was kept.
    pub fn run<G: Insight<Options = O>>(&self, tried: &dyn Fn(bool)) -> Habits {
        let mut dice = Dice::seeded(self.seed);
        let mut known = G::lore().clone();
        for round in 0..self.rounds {
            let mut changed = known.clone();
            change(&mut changed.habits, &mut dice);
            let kept = self.wins::<G>(round, &changed, &known);
            if kept {
                known = changed;
            }
            tried(kept);
        }
        known.habits
    }

    /// Whether a change wins by more than luck mostly does.
    fn wins<G: Insight<Options = O>>(&self, round: u64, changed: &Lore, known: &Lore) -> bool {
        let deals = self.games.div_ceil(u64::from(self.options.seats()));
        let first = round * 3 * deals;
        let mut leads = Vec::new();
        for (from, to, doubt) in [(0, deals, PROMISING), (deals, 3 * deals, CONVINCING)] {
            let lead = |deal| self.lead::<G>(deal, changed, known);
            leads.extend(on_all_processors(first + from..first + to, lead));
            let Estimate { mean, margin } = Estimate::of(&leads);
            if mean <= doubt * margin {
                return false;
            }
        }
        true
    }

    /// How many more of the others whoever has changed leaves behind than stay ahead, over all seats of a deal.
    fn lead<G: Insight<Options = O>>(&self, deal: u64, changed: &Lore, known: &Lore) -> f64 {
        Seat::all(self.options.seats()).map(|seat| self.play::<G>(deal, seat, changed, known)).sum()
    }

    fn play<G: Insight<Options = O>>(&self, deal: u64, tries: Seat, changed: &Lore, known: &Lore) -> f64 {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(deal);
        let mut game_match =
            Match::<G>::new(self.options.clone(), Seed::from_number(seed)).expect("options are playable");
        let (mut dice, mut scratch) = (Dice::seeded(seed), Vec::new());
        while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
            let seat = awaited.first().expect("somebody is awaited");
            let lore = if seat == tries { changed } else { known };
            let action = game_match.game().quick_answer(seat, lore, &mut dice, &mut scratch);
            game_match.play(game_match.epoch(), seat, &action).expect("a legal answer");
        }
        let places = game_match.game().standings().places;
        let lead = |(_, place): (Seat, &u8)| match place.cmp(&places[tries]) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.0,
            Ordering::Less => -1.0,
        };
        places.iter().map(lead).sum()
    }
}

/// Changes one habit a little, or two.
fn change(habits: &mut Habits, dice: &mut Dice) {
    for _ in 0..=dice.below(3) / 2 {
        let habit = dice.below(habits.values.len() as u32) as usize;
        let value = &mut habits.values[habit].1;
        let step = (0.2 + 0.2 * value.abs()) * (1 + dice.below(2)) as f32;
        let changed = if dice.below(2) == 0 { *value + step } else { *value - step };
        // No more than a hundredth is told apart, and a page carries it.
        *value = (changed * 100.0).round() / 100.0;
    }
}
