//! One game of a contest.

use tidetable_kernel::{Awaiting, Game, GameOptions, Seat, Standings};
use tidetable_table::{Match, Seed};

use super::{Contestant, FineClock, Times};
use crate::external::ExternalError;

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it ended.
    pub standings: Standings,
    /// How long each seat thought.
    pub thought: Vec<Times>,
}

/// Plays a game to its end; the contestants sit in turn order, each with the clock that measures its thinking.
pub fn play<G: Game>(
    options: &G::Options,
    seed: Seed,
    contestants: &mut [(Contestant<'_, G>, FineClock)],
) -> Result<Played, ExternalError> {
    let mut game_match =
        Match::<G>::new(options.clone(), seed).expect("the contest was set up with these options");
    for (seat, (contestant, _)) in Seat::all(options.seats()).zip(contestants.iter_mut()) {
        contestant.sit_down(options, seat);
    }
    let mut thought = vec![Times::default(); contestants.len()];
    while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
        let seat = awaited.first().expect("somebody is awaited");
        let (contestant, clock) = &mut contestants[seat.index()];
        let start = clock();
        let action = contestant.choose(game_match.game(), seat)?;
        thought[seat.index()].add(clock().saturating_sub(start));
        let played = game_match.play(game_match.epoch(), seat, &action);
        played.unwrap_or_else(|error| panic!("a bot answered {action:?}: {error}"));
    }
    Ok(Played { standings: game_match.game().standings(), thought })
}
