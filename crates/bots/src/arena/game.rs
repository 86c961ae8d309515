//! One game of a contest.

use std::time::{Duration, Instant};

use tidetable_kernel::{Awaiting, Game, GameOptions, PerSeat, Seat, Standings};
use tidetable_table::{Match, Seed};

use super::Contestant;
use crate::external::ExternalError;

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

/// Plays a game to its end; the contestants sit in turn order.
pub fn play<G: Game>(
    options: &G::Options,
    seed: Seed,
    contestants: &mut [Contestant<'_, G>],
) -> Result<Played, ExternalError> {
    let mut game_match =
        Match::<G>::new(options.clone(), seed).expect("the contest was set up with these options");
    for (seat, contestant) in Seat::all(options.seats()).zip(contestants.iter_mut()) {
        contestant.sit_down(options, seat);
    }
    let mut decisions = PerSeat::new(game_match.game().seats());
    let mut thought = PerSeat::new(game_match.game().seats());
    while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
        let seat = awaited.first().expect("somebody is awaited");
        let start = Instant::now();
        let action = contestants[seat.index()].choose(game_match.game(), seat)?;
        thought[seat] += start.elapsed();
        decisions[seat] += 1;
        let played = game_match.play(game_match.epoch(), seat, &action);
        played.unwrap_or_else(|error| panic!("a bot answered {action:?}: {error}"));
    }
    Ok(Played { standings: game_match.game().standings(), decisions, thought })
}
