//! What is to be expected after an answer, in figures that people understand.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Dice, PerSeat, Seat, Standings};

use crate::{
    Insight, Thought,
    insight::chances,
    search::draw,
    utility::{margins, won},
};

/// In how many imagined worlds an answer is looked at.
const WORLDS: u16 = 48;
/// In how many games played out at random partners must end alike to be known as such.
const TRIALS: u32 = 12;

/// What is to be expected after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// The chance to win, alone or with partners, in hundredths.
    pub chance: u8,
    /// The points at the end.
    pub points: i32,
}

impl Outlook {
    /// What is to be expected of an answer that was thought about. Everything is imagined from the view.
    pub(crate) fn of<G: Insight>(
        view: &G::View,
        seat: Seat,
        thought: &Thought<G::Action>,
        dice: &mut Dice,
    ) -> Outlook {
        let (mut points, mut margin, mut chance) = (0.0, 0.0, 0.0);
        for _ in 0..WORLDS {
            let mut world = G::determinize(view, dice);
            world.apply(seat, &thought.action, &mut ());
            let (all, wins) = foretold(&world);
            points += all[seat];
            margin += margins(&all)[seat];
            chance += wins[seat];
        }
        let mean = |sum: f32| sum / f32::from(WORLDS);
        // Whoever searched knows the chance better than whoever looks one answer ahead.
        let chance = if thought.visits > 0 { won(thought.worth, mean(margin)) } else { mean(chance) };
        let shared = chance * f32::from(side::<G>(view, seat, dice));
        Outlook { chance: (100.0 * shared.min(1.0)).round() as u8, points: mean(points).round() as i32 }
    }
}

/// Everybody's points at the end and chance to win, exactly so at the end and foretold before it.
fn foretold<G: Insight>(world: &G) -> (PerSeat<f32>, PerSeat<f32>) {
    if world.awaiting() == Awaiting::Nobody {
        let standings = world.standings();
        let winners = standings.winners().count() as f32;
        let wins = standings.places.map(|_, &place| if place == 1 { 1.0 / winners } else { 0.0 });
        return (standings.points.map(|_, &points| points as f32), wins);
    }
    let weighing = G::lore().weighing(world.seats(), world.progress());
    let points = world.look().map(|_, sights| weighing.points(sights));
    (points, chances(&points, weighing.spread))
}

/// How many seats win together with this one, itself included: those that never end in another place.
fn side<G: Insight>(view: &G::View, seat: Seat, dice: &mut Dice) -> u8 {
    let ends: Vec<Standings> = (0..TRIALS).map(|_| play_out(G::determinize(view, dice), dice)).collect();
    let together = |other: Seat| ends.iter().all(|end| end.places[other] == end.places[seat]);
    let seats = ends.first().map_or(1, |end| end.places.count());
    Seat::all(seats).filter(|&other| together(other)).count() as u8
}

fn play_out<G: Insight>(mut world: G, dice: &mut Dice) -> Standings {
    let (mut actions, mut draws) = (Vec::new(), Vec::new());
    while let Some(seat) = draw(&mut world, dice, &mut draws, |_, _| ()) {
        let action = world.sample_action(seat, dice, &mut actions);
        world.apply(seat, &action, &mut ());
    }
    world.standings()
}
