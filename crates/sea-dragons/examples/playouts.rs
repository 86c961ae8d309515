//! How fast random games are played: decisions and games per CPU second of one thread.
//!
//! `cargo run --release -p tidetable-sea-dragons --example playouts [games]`

use std::time::Instant;

use tidetable_kernel::{Awaiting, Dice, Game, GameOptions};
use tidetable_sea_dragons::{Options, SeaDragons};

fn main() {
    let games = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(2_000);
    println!("{} bytes a state, {games} games a line", size_of::<SeaDragons>());
    for seats in SeaDragons::SEATS {
        let options = Options::default().with_seats(seats);
        for (name, play) in [("full enumeration", listed as fn(&_, &mut _) -> _), ("sampled", sampled)] {
            let (start, mut tally) = (clock(), Tally::default());
            let mut dice = Dice::seeded(u64::from(seats));
            (0..games).for_each(|_| tally.add(play(&options, &mut dice)));
            tally.print(seats, name, games, clock() - start);
        }
    }
}

/// Seconds this process has used, or real ones where the system does not tell.
fn clock() -> f64 {
    thread_local!(static START: Instant = Instant::now());
    let real = START.with(Instant::elapsed).as_secs_f64();
    let used = || {
        let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
        text.split_whitespace().next()?.parse::<f64>().ok()
    };
    used().map_or(real, |nanoseconds| nanoseconds / 1e9)
}

#[derive(Clone, Copy, Default)]
struct Tally {
    decisions: u64,
    draws: u64,
    answers: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.answers += other.answers;
    }

    fn print(&self, seats: u8, name: &str, games: u64, seconds: f64) {
        let per_game = self.decisions / games;
        println!(
            "{seats} seats, {name}: {:.2} million decisions/s, {:.0} games/s ({per_game} decisions and {} draws a \
             game, {:.1} answers listed a decision)",
            self.decisions as f64 / seconds / 1e6,
            games as f64 / seconds,
            self.draws / games,
            self.answers as f64 / self.decisions as f64,
        );
    }
}

fn listed(options: &Options, dice: &mut Dice) -> Tally {
    play(options, dice, |game, seat, dice, actions| {
        actions.clear();
        game.legal_actions(seat, actions);
        (dice.pick(actions), actions.len() as u64)
    })
}

fn sampled(options: &Options, dice: &mut Dice) -> Tally {
    play(options, dice, |game, seat, dice, actions| (game.sample_action(seat, dice, actions), 0))
}

fn play(
    options: &Options,
    dice: &mut Dice,
    choose: impl Fn(
        &SeaDragons,
        tidetable_kernel::Seat,
        &mut Dice,
        &mut Vec<tidetable_sea_dragons::Action>,
    ) -> (tidetable_sea_dragons::Action, u64),
) -> Tally {
    let mut game = SeaDragons::new(options).expect("the options are playable");
    let (mut actions, mut chances, mut tally) = (Vec::new(), Vec::new(), Tally::default());
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return tally,
            Awaiting::Chance => {
                let chance = game.sample_chance(dice, &mut chances);
                game.resolve(&chance, &mut ());
                tally.draws += 1;
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let (action, answers) = choose(&game, seat, dice, &mut actions);
                game.apply(seat, &action, &mut ());
                tally.decisions += 1;
                tally.answers += answers;
            }
        }
    }
}
