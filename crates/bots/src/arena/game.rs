//! One game of a contest.

use std::time::{Duration, Instant};

use tidetable_kernel::{Awaiting, Determinize, PerSeat, Standings, Viewer};
use tidetable_table::{Match, Seed};

use crate::Bot;

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it ended.
    pub standings: Standings,
    /// How many questions each seat answered.
    pub decisions: PerSeat<u32>,
    /// How long each seat thought.
    pub thought: PerSeat<Duration>,
}

/// Plays a game to its end; the bots sit in turn order.
pub fn play<G: Determinize>(options: &G::Options, seed: Seed, bots: &mut [Box<dyn Bot<G>>]) -> Played {
    let mut game_match =
        Match::<G>::new(options.clone(), seed).expect("the contest was set up with these options");
    let mut decisions = PerSeat::new(game_match.game().seats());
    let mut thought = PerSeat::new(game_match.game().seats());
    while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
        let seat = awaited.first().expect("somebody is awaited");
        let view = game_match.game().view(Viewer::Seat(seat));
        let start = Instant::now();
        let action = bots[seat.index()].choose(&view, seat);
        thought[seat] += start.elapsed();
        decisions[seat] += 1;
        let played = game_match.play(game_match.epoch(), seat, &action);
        played.unwrap_or_else(|error| panic!("a bot answered {action:?}: {error}"));
    }
    Played { standings: game_match.game().standings(), decisions, thought }
}
