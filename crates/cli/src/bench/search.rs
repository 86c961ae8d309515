//! How many worlds a search imagines, against the processor's clock.

use std::time::Duration;

use serde::Serialize;
use tidetable_bots::{Bot, Greedy, Insight, Mind, Thinker};
use tidetable_kernel::{Awaiting, Seat, Viewer};
use tidetable_table::{Match, Seed};

use crate::cpu::{self, Stopwatch};

/// How many worlds one search imagines at most.
const WORLDS: u32 = 2_000;

/// How many imagined worlds a processor second is good for.
#[derive(Serialize, Clone, Copy)]
pub(super) struct SearchSpeed {
    /// At the first question of a game.
    start: Worlds,
    /// At the first question of its second half.
    middle: Worlds,
}

/// Imagined worlds in a processor second, by what the search goes by.
#[derive(Serialize, Clone, Copy)]
pub(super) struct Worlds {
    pub(super) guided: f64,
    pub(super) plain: f64,
}

impl SearchSpeed {
    /// Both positions with what they are called in keys.
    pub(super) fn rows(self) -> [(&'static str, Worlds); 2] {
        [("cli-bench-search-start", self.start), ("cli-bench-search-middle", self.middle)]
    }
}

/// Measures search in one game that greedy opponents play, so that its middle is one that is met.
pub(super) fn measure<G: Insight>(options: &G::Options, time: Duration) -> SearchSpeed {
    let mut game_match =
        Match::<G>::new(options.clone(), Seed::from_number(1)).expect("options are playable");
    let start = worlds(&mut game_match, time, 0.0);
    let middle = worlds(&mut game_match, time, 0.5);
    SearchSpeed { start, middle }
}

/// Plays on to a question with a choice when so much of the game is over, and searches there.
fn worlds<G: Insight>(game_match: &mut Match<G>, time: Duration, progress: f32) -> Worlds {
    let (mut greedy, mut answers) = (Greedy::new(1), Vec::new());
    while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
        let (game, seat) = (game_match.game(), awaited.first().expect("somebody is awaited"));
        let view = game.view(Viewer::Seat(seat));
        answers.clear();
        game.legal_actions(seat, &mut answers);
        if game.progress() >= progress && answers.len() > 1 {
            let speed = |mind| per_second::<G>(mind, &view, seat, time);
            return Worlds { guided: speed(Mind::Guided), plain: speed(Mind::Plain) };
        }
        let action = Bot::<G>::choose(&mut greedy, &view, seat);
        game_match.play(game_match.epoch(), seat, &action).expect("a bot answers legally");
    }
    Worlds { guided: 0.0, plain: 0.0 }
}

/// Searches again and again until the time is up. What was tried is counted, since a search may stop early.
fn per_second<G: Insight>(mind: Mind, view: &G::View, seat: Seat, time: Duration) -> f64 {
    // No search takes longer than all of them may.
    let patience = u64::try_from(time.as_millis()).unwrap_or(u64::MAX).max(1);
    let mut thinker = Thinker::<G>::with_budget(mind, WORLDS, patience, 1, Some(cpu::milliseconds));
    let mut tried = || {
        let thoughts = thinker.consider(view, seat);
        thoughts.iter().map(|thought| u64::from(thought.visits)).sum::<u64>()
    };
    tried();
    let watch = Stopwatch::start();
    let (mut worlds, mut spent) = (0, Duration::ZERO);
    while spent < time {
        worlds += tried();
        spent = watch.elapsed();
    }
    worlds as f64 / spent.as_secs_f64()
}
