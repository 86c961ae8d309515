//! What hidden information is worth: a search that is handed everything against the same search that is not.
//!
//! No opponent that people meet can do this; it bounds what a better imagination could gain.
//!
//! `cargo run --release -p tidetable-bots --features arena --example cheat -- perladora 2 100 1000` plays 100 games
//! of Perladöra at a table of two, 1,000 imagined worlds a decision; the cheat sits in each seat equally often.

#![allow(clippy::print_stdout, reason = "an example tells what it found")]

use std::env;

use tidetable_bots::{Insight, Mind, Thinker, arena::Estimate};
use tidetable_kernel::{Awaiting, GameOptions, Seat, Viewer};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::Perladora;
use tidetable_sea_dragons::SeaDragons;
use tidetable_table::{Match, Seed};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize, usual: u32| words.get(place).map_or(Some(usual), |word| word.parse().ok());
    let (Some(seats), Some(games), Some(iterations)) = (number(1, 2), number(2, 100), number(3, 1_000))
    else {
        return println!("cheat <game> <seats> <games> <worlds>");
    };
    let seats = seats as u8;
    let share = match words.first().map(String::as_str) {
        Some("perladora") => share::<Perladora>(seats, games, iterations),
        Some("sea-dragons") => share::<SeaDragons>(seats, games, iterations),
        Some("mermaid-rain") => share::<MermaidRain>(seats, games, iterations),
        _ => return println!("perladora, sea-dragons and mermaid-rain hide something"),
    };
    let (mean, low, high) = (share.mean * 100.0, share.low() * 100.0, share.high() * 100.0);
    println!("the cheat wins {mean:.1} % [{low:.1}, {high:.1}] of {games} games at a table of {seats}");
}

/// The share of victories of a cheat among honest searches, over deals in which it has sat in every seat.
fn share<G: Insight>(seats: u8, games: u32, iterations: u32) -> Estimate {
    let options = G::Options::default().with_seats(seats);
    let deals = games.div_ceil(u32::from(seats));
    let of_deal = |deal: u32| {
        let won = Seat::all(seats).map(|cheat| {
            let seed = Seed::from_number(u64::from(deal));
            let game_match = Match::<G>::new(options.clone(), seed).expect("these seats can play");
            victory(game_match, cheat, iterations)
        });
        won.sum::<f64>() / f64::from(seats)
    };
    Estimate::of(&(0..deals).map(of_deal).collect::<Vec<_>>())
}

/// The cheat's part of the victory in one game.
fn victory<G: Insight>(mut game_match: Match<G>, cheat: Seat, iterations: u32) -> f64 {
    let seats = game_match.game().seats();
    let thinker =
        |seat: Seat| Thinker::with_budget(Mind::Guided, iterations, u64::MAX, u64::from(seat.0), None);
    let mut thinkers: Vec<Thinker<G>> = Seat::all(seats).map(thinker).collect();
    while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
        let seat = awaited.first().expect("somebody is awaited");
        let viewer = if seat == cheat { Viewer::Judge } else { Viewer::Seat(seat) };
        let view = game_match.game().view(viewer);
        let action = thinkers[seat.index()].consider(&view, seat)[0].action;
        game_match.play(game_match.epoch(), seat, &action).expect("a search answers legally");
    }
    let standings = game_match.game().standings();
    if standings.places[cheat] == 1 { 1.0 / standings.winners().count() as f64 } else { 0.0 }
}
