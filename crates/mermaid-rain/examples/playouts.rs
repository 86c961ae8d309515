//! Measures random playouts: `cargo run --release --example playouts -- [seconds]`.
//!
//! Prints decisions and games for each second of processor time of one thread, for every table size, once
//! with all legal answers listed at every decision and once with answers picked without a list where the
//! game can do that.

use std::{fs, hint::black_box, time::Instant};

use tidetable_kernel::{Awaiting, Dice, Game};
use tidetable_mermaid_rain::{Action, Chance, MermaidRain, Options};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2.0);
    println!("seats way      decisions/s    games/s  answers/decision  decisions/game");
    for seats in MermaidRain::SEATS {
        for listed in [true, false] {
            measure(Options { seats, ..Options::default() }, listed, seconds);
        }
    }
}

fn measure(options: Options, listed: bool, seconds: f64) {
    let start = MermaidRain::new(&options).expect("the table size is allowed");
    let mut player = Player { dice: Dice::seeded(1), actions: Vec::new(), chances: Vec::new(), answers: 0 };
    let (mut games, mut decisions) = (0u64, 0u64);
    let clock = Clock::start();
    let mut spent = 0.0;
    while spent < seconds {
        for _ in 0..100 {
            decisions += player.play(start.clone(), listed);
            games += 1;
        }
        spent = clock.seconds();
    }
    println!(
        "{:>5} {:<8} {:>11.0} {:>10.0} {:>17.1} {:>15.1}",
        options.seats,
        if listed { "listed" } else { "sampled" },
        decisions as f64 / spent,
        games as f64 / spent,
        player.answers as f64 / decisions as f64,
        decisions as f64 / games as f64,
    );
}

struct Player {
    dice: Dice,
    actions: Vec<Action>,
    chances: Vec<(Chance, u32)>,
    answers: u64,
}

impl Player {
    /// Plays one game to its end and says how many decisions it took.
    fn play(&mut self, mut game: MermaidRain, listed: bool) -> u64 {
        let mut decisions = 0;
        loop {
            match game.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut self.dice, &mut self.chances);
                    game.resolve(&chance, &mut ());
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let action = if listed {
                        self.actions.clear();
                        game.legal_actions(seat, &mut self.actions);
                        self.answers += self.actions.len() as u64;
                        self.dice.pick(&self.actions)
                    } else {
                        game.sample_action(seat, &mut self.dice, &mut self.actions)
                    };
                    game.apply(seat, &action, &mut ());
                    decisions += 1;
                }
            }
        }
        black_box(game.standings());
        decisions
    }
}

/// Processor time of this thread where the system tells it, else time on the wall.
struct Clock {
    wall: Instant,
    processor: Option<u64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { wall: Instant::now(), processor: processor_nanoseconds() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, processor_nanoseconds()) {
            (Some(start), Some(now)) => (now - start) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Linux counts the time a thread has run in nanoseconds.
fn processor_nanoseconds() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split_whitespace().next()?.parse().ok()
}
