//! What an opponent knows about a game beyond its rules: what to look at in a position, and how much it weighs.
//!
//! A game's module says what there is to see for a seat in a full, imagined world; the weights are data fitted
//! by self-play (`tidetable tune`), for each table size its own. Weighed together they foretell everybody's
//! final points, and those everybody's chance to win.

mod lore;
mod mermaid_rain;
mod perladora;
mod sea_dragons;
mod south_seas;

use libm::expf;
use tidetable_kernel::{Awaiting, Determinize, Dice, PerSeat, Seat, Seats};

use crate::{
    AnyBot, Clock, Level,
    utility::{glad, utility},
};
pub use lore::{Habits, Lore, TableLore};

/// The most things a game may look at.
pub(crate) const MOST_SIGHTS: usize = 24;

/// What a seat has to show for itself in a position.
pub(crate) type Sights = [f32; MOST_SIGHTS];

/// What a search goes by; whichever plays best in contests of equal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guide {
    /// Positions are judged by their sights: games are long, and what decides them shows early.
    Judgement,
    /// Positions are played on by quick answers for a while and then judged: sights tell little of the next answer,
    /// and more once it has borne fruit.
    Playouts,
    /// Positions are played out by quick answers, and answers given later in a playout count as well: an answer is
    /// worth much the same now or later.
    Echoes,
}

/// What an opponent knows about a game beyond its rules.
pub trait Insight: Determinize {
    /// What is looked at, in the order of [`Insight::look`].
    const SIGHTS: &'static [&'static str];

    /// A world that looks like the view, the likelier the more the seats have played as they do.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self {
        Self::determinize(view, dice)
    }

    /// What each seat has to show for itself in this world.
    fn look(&self) -> PerSeat<Sights>;

    /// How much of the game is over, from zero to one.
    fn progress(&self) -> f32;

    /// Who learns what is drawn now, so that their plans can depend on it.
    fn witnesses(&self, chance: &Self::Chance) -> Seats;

    /// An answer as the others learn it at the moment it is given: what it keeps secret is the same in all of them.
    fn told(action: &Self::Action) -> Self::Action {
        *action
    }

    /// How tables are set up whose games the weights are fitted to, in turns.
    fn fitted_to() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }

    /// The fitted weights.
    fn lore() -> &'static Lore;

    /// What a search goes by.
    const GUIDE: Guide = Guide::Judgement;

    /// How many turns of others a world is played on before it is judged, where search goes by judgement.
    const PLAYED_ON: u32 = 0;

    /// How many worlds a casual opponent imagines: enough to beat a beginner, and not to beat everybody.
    const CASUAL: u32 = 40;

    /// What quick answers go by, if they go by anything.
    const HABITS: &'static [&'static str] = &[];

    /// A quick answer to play a position out.
    fn quick_answer(
        &self,
        seat: Seat,
        _: &Lore,
        dice: &mut Dice,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.sample_action(seat, dice, scratch)
    }

    /// Whether another answer is at least as good, whatever is hidden: not one to weigh by a few imagined worlds.
    /// Of all answers to a question some are not.
    fn is_idle(&self, _: Seat, _: &Self::Action) -> bool {
        false
    }

    /// In how many imagined worlds an answer is judged: one where nothing is hidden.
    const WORLDS: u32;

    /// The same for whoever looks no farther than that and has time for more.
    const GREEDY_WORLDS: u32 = Self::WORLDS;

    /// An opponent of that level for this game. Every game writes it down itself, so that search is compiled here,
    /// for speed, and not in whichever program uses it.
    fn bot(level: Level, seed: u64, clock: Clock) -> Box<dyn AnyBot>;
}

/// How glad each seat is about a position, from zero to one: exactly so at the end, foretold before it.
pub(crate) fn judge<G: Insight>(world: &G, lore: &Lore) -> PerSeat<f32> {
    if world.awaiting() == Awaiting::Nobody {
        return utility(&world.standings());
    }
    let weighing = lore.weighing(world.seats(), world.progress());
    let points = world.look().map(|_, sights| weighing.points(sights));
    glad(&chances(&points, weighing.spread), &points)
}

/// Everybody's chance to win, if points may still come out higher or lower by about `spread`.
pub(crate) fn chances(points: &PerSeat<f32>, spread: f32) -> PerSeat<f32> {
    let best = points.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds = points.map(|_, &points| expf((points - best) / spread));
    let sum: f32 = odds.as_slice().iter().sum();
    odds.map(|_, odds| odds / sum)
}

/// Sights put together in the order of [`Insight::SIGHTS`].
pub(crate) fn sights<const N: usize>(seen: [f32; N]) -> Sights {
    const { assert!(N <= MOST_SIGHTS) };
    let mut sights = [0.0; MOST_SIGHTS];
    sights[..N].copy_from_slice(&seen);
    sights
}

/// The best of the others.
pub(crate) fn best_rival(values: &PerSeat<f32>, seat: Seat) -> f32 {
    let rivals = values.iter().filter(|&(other, _)| other != seat);
    rivals.map(|(_, &value)| value).fold(f32::MIN, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let points = PerSeat::from_fn(3, |seat| [10.0, 20.0, 20.0][seat.index()]);
        let chances = chances(&points, 5.0);
        assert!((chances.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(chances[Seat(1)] > chances[Seat(0)] && chances[Seat(1)] == chances[Seat(2)]);
    }
}
