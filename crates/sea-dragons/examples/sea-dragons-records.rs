//! Writes a record of a random game for every table size: `cargo run --example sea-dragons-records -- records`.
//!
//! Records that are there already are kept: they pin the rules down and are never written anew to please a
//! test. After a change of the rules that is meant, raise `SeaDragons::RULES` and remove them first.

use std::{env, fs, io, path::PathBuf};

use tidetable_kernel::{Awaiting, Dice, Game};
use tidetable_sea_dragons::{Action, Faces, Options, SeaDragons};
use tidetable_table::{Match, Seed};

/// Table size, faces, seed of a random game and seed of a game of keen players. The seeds of the latter are
/// chosen for what happens in them: piles run out, and coral cards come round again.
const GAMES: [(u8, Faces, u64, u64); 4] =
    [(2, Faces::A, 2, 146), (3, Faces::B, 3, 0), (4, Faces::Random, 4, 26), (5, Faces::Random, 5, 191)];

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "records".to_owned()));
    for (seats, faces, random, keen) in GAMES {
        let options = Options { seats, faces, bonus: seats != 4, ..Options::default() };
        for (name, seed, keen) in [("random", random, false), ("keen", keen, true)] {
            let path = folder.join(format!("{seats}-{name}.jsonl"));
            if !path.exists() {
                fs::write(&path, record(options, seed, keen))?;
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

/// A random game. Keen players never pass if they can help it, complete every mission and prefer large
/// dragons.
fn record(options: Options, seed: u64, keen: bool) -> String {
    let mut game_match =
        Match::<SeaDragons>::new(options, Seed::from_number(seed)).expect("the table size is allowed");
    let mut dice = Dice::seeded(seed);
    while let Awaiting::Seats(seats) = game_match.game().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let mut actions = Vec::new();
        game_match.game().legal_actions(seat, &mut actions);
        if keen {
            let best = actions.iter().map(eagerness).max().expect("there is an answer");
            actions.retain(|action| eagerness(action) == best);
        }
        let action = dice.pick(&actions);
        game_match.play(game_match.epoch(), seat, &action).expect("a listed action is legal");
    }
    let players: Vec<String> = (1..=options.seats).map(|seat| format!("player {seat}")).collect();
    game_match.to_record(&players)
}

fn eagerness(action: &Action) -> u8 {
    match action {
        Action::Complete { .. } => 9,
        Action::Play { card } | Action::Take { card } => card.size().cells(),
        Action::Blind { size } => size.cells(),
        Action::Place { .. } | Action::Keep { .. } | Action::Finish => 2,
        Action::Pass | Action::Cash => 1,
    }
}
