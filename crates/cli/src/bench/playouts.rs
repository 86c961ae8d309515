//! Random playouts against the processor's clock.

use std::time::Duration;

use serde::Serialize;
use tidetable_bots::Insight;
use tidetable_catalog::Visitor;
use tidetable_kernel::{Awaiting, Census, Dice, Game};

use super::{Row, search};
use crate::cpu::Stopwatch;

/// How fast playouts went.
#[derive(Serialize, Clone, Copy)]
pub(super) struct Speed {
    pub(super) decisions_per_second: f64,
    pub(super) games_per_second: f64,
}

/// Which clock the figures are by.
pub(super) fn clock() -> &'static str {
    if Stopwatch::start().counts_processor() { "cpu" } else { "wall" }
}

/// Measures one game with one set of options.
pub(super) struct Measure<'a> {
    pub(super) options: &'a str,
    pub(super) time: Duration,
}

impl Visitor for Measure<'_> {
    type Output = Result<Row, String>;

    fn visit<G: Insight + Census>(self) -> Result<Row, String> {
        let options: G::Options = serde_json::from_str(self.options).map_err(|error| error.to_string())?;
        let start = G::new(&options).map_err(|error| error.to_string())?;
        let (listed, listed_speed) = measure(self.time, |dice, buffers| listed(&start, dice, buffers));
        let (_, sampled_speed) = measure(self.time, |dice, buffers| sampled(&start, dice, buffers));
        Ok(Row {
            game: G::ID,
            options: serde_json::value::to_raw_value(&options).expect("options are JSON"),
            state_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
            decisions_per_game: listed.decisions as f64 / listed.games as f64,
            answers_per_decision: listed.answers as f64 / listed.decisions as f64,
            listed: listed_speed,
            sampled: sampled_speed,
            search: search::measure::<G>(&options, self.time),
        })
    }
}

/// What a number of playouts amounted to.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    answers: u64,
}

/// Buffers that every playout uses again.
struct Buffers<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

/// Repeats a playout until the time is up. The clock is read rarely: that costs more than a playout.
fn measure<G: Game>(
    time: Duration,
    playout: impl Fn(&mut Dice, &mut Buffers<G>) -> (u64, u64),
) -> (Tally, Speed) {
    let mut buffers = Buffers { actions: Vec::new(), chances: Vec::new() };
    let (mut dice, mut tally) = (Dice::seeded(1), Tally::default());
    (0..WARMING_UP).for_each(|_| {
        playout(&mut dice, &mut buffers);
    });
    let watch = Stopwatch::start();
    let mut spent = Duration::ZERO;
    while spent < time {
        for _ in 0..BETWEEN_READINGS {
            let (decisions, answers) = playout(&mut dice, &mut buffers);
            tally.decisions += decisions;
            tally.answers += answers;
        }
        tally.games += BETWEEN_READINGS;
        spent = watch.elapsed();
    }
    let speed = Speed {
        decisions_per_second: tally.decisions as f64 / spent.as_secs_f64(),
        games_per_second: tally.games as f64 / spent.as_secs_f64(),
    };
    (tally, speed)
}

const WARMING_UP: u32 = 200;
const BETWEEN_READINGS: u64 = 200;

/// A game in which every legal answer is listed at every decision: decisions, and answers listed.
fn listed<G: Game>(start: &G, dice: &mut Dice, buffers: &mut Buffers<G>) -> (u64, u64) {
    let (mut game, mut decisions, mut answers) = (start.clone(), 0, 0);
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return (decisions, answers),
            Awaiting::Chance => {
                let chance = game.sample_chance(dice, &mut buffers.chances);
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                buffers.actions.clear();
                game.legal_actions(seat, &mut buffers.actions);
                answers += buffers.actions.len() as u64;
                decisions += 1;
                let action = dice.pick(&buffers.actions);
                game.apply(seat, &action, &mut ());
            }
        }
    }
}

/// A game in which each answer is picked the way search picks it.
fn sampled<G: Game>(start: &G, dice: &mut Dice, buffers: &mut Buffers<G>) -> (u64, u64) {
    let (mut game, mut decisions) = (start.clone(), 0);
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return (decisions, 0),
            Awaiting::Chance => {
                let chance = game.sample_chance(dice, &mut buffers.chances);
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let action = game.sample_action(seat, dice, &mut buffers.actions);
                decisions += 1;
                game.apply(seat, &action, &mut ());
            }
        }
    }
}
