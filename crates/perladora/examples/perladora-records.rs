//! Writes a record of a random game for every table size and mode: `cargo run --example perladora-records -- records`.
//!
//! Records that are there already are kept: they pin the rules down and are never written anew to please a
//! test. After a change of the rules that is meant, raise `Perladora::RULES` and remove them first.

use std::{env, fs, io, path::PathBuf};

use tidetable_kernel::{Awaiting, Dice, Game};
use tidetable_perladora::{Options, Perladora};
use tidetable_table::{Match, Seed};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "records".to_owned()));
    for seats in Perladora::SEATS {
        for advanced in [false, true] {
            let mode = if advanced { "advanced" } else { "base" };
            let path = folder.join(format!("{seats}-{mode}.jsonl"));
            if !path.exists() {
                fs::write(&path, record(Options { seats, advanced, ..Options::default() }))?;
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

/// A random game, fixed by the number of seats.
fn record(options: Options) -> String {
    let number = u64::from(options.seats);
    let mut game_match =
        Match::<Perladora>::new(options, Seed::from_number(number)).expect("the table size is allowed");
    let mut dice = Dice::seeded(number);
    while let Awaiting::Seats(seats) = game_match.game().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
        game_match.play(game_match.epoch(), seat, &action).expect("a sampled action is legal");
    }
    let players: Vec<String> = (1..=options.seats).map(|seat| format!("player {seat}")).collect();
    game_match.to_record(&players)
}
