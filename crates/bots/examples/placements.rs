//! Where guided search keeps its divers: what Perladöra's imagined worlds are weighed by.
//!
//! `cargo run --release -p tidetable-bots --example placements -- 80 300` plays 80 games at a table of two, 300
//! imagined worlds a decision. For each value it tells how much more often than by chance, in hundredths, such divers
//! are behind the screen, and on cells with no, few (up to five) and many pearls next to them.

#![allow(clippy::print_stdout, reason = "an example tells what it found")]

use std::env;

use tidetable_bots::{Bot, Mind, Thinker};
use tidetable_kernel::{Awaiting, Dice, Game, Seat, Viewer};
use tidetable_perladora::{CellSet, Edges, MOST_VALUE, Options, Perladora, Table, Value, board::spread};
use tidetable_table::{Match, Seed};

/// How many places of each kind.
type Kinds = [f64; 4];

fn main() {
    let mut words = env::args().skip(1).map(|word| word.parse().ok());
    let (Some(Some(games)), Some(Some(iterations))) = (words.next(), words.next()) else {
        return println!("placements <games> <worlds>");
    };
    let (mut seen, mut by_chance) = ([[0.0; 4]; MOST_VALUE as usize], [[0.0; 4]; MOST_VALUE as usize]);
    let mut dice = Dice::seeded(1);
    for game in 0..games {
        let mut game_match = Match::<Perladora>::new(Options::default(), Seed::from_number(game.into()))
            .expect("the usual options are playable");
        let mut bot = Thinker::with_budget(Mind::Guided, iterations, u64::MAX, game.into(), None);
        while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
            let seat = awaited.first().expect("somebody is awaited");
            if dice.below(3) == 0 {
                count(game_match.game(), &mut seen, &mut by_chance);
            }
            let view = game_match.game().view(Viewer::Seat(seat));
            let action = Bot::<Perladora>::choose(&mut bot, &view, seat);
            game_match.play(game_match.epoch(), seat, &action).expect("a legal answer");
        }
    }
    for (value, (seen, by_chance)) in Value::all().zip(seen.iter().zip(&by_chance)) {
        let percent =
            seen.iter().zip(by_chance).map(|(seen, by_chance)| format!("{:.0}", 100.0 * seen / by_chance));
        println!("worth {value}: {}", percent.collect::<Vec<_>>().join(", "));
    }
}

/// Counts everybody's divers, as they are and as they would be if they had been dealt by chance.
fn count(game: &Perladora, seen: &mut [Kinds], by_chance: &mut [Kinds]) {
    let (table, everything) = (game.table(), game.view(Viewer::Judge));
    for seat in Seat::all(table.seats()) {
        let places = kinds(table, table.divers[seat], table.hand_size(seat));
        let all: f64 = places.iter().sum();
        for (value, (seen, by_chance)) in Value::all().zip(seen.iter_mut().zip(by_chance.iter_mut())) {
            let placed = table.divers[seat].iter().filter(|&cell| everything.value(cell) == Some(value));
            let there = kinds(table, placed.collect(), u32::from(game.hand(seat).of(value)));
            let divers: f64 = there.iter().sum();
            for kind in 0..there.len() {
                seen[kind] += there[kind];
                by_chance[kind] += divers * places[kind] / all;
            }
        }
    }
}

fn kinds(table: &Table, cells: CellSet, held: u32) -> Kinds {
    let mut kinds = [f64::from(held), 0.0, 0.0, 0.0];
    for cell in cells.iter() {
        kinds[match table.pearls.sum(spread(Edges::ALL, CellSet::only(cell))) {
            0 => 1,
            1..6 => 2,
            _ => 3,
        }] += 1.0;
    }
    kinds
}
