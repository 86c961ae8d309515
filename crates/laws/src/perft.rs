//! Counting positions, to pin a game's rules down to the last answer.

use tidetable_kernel::{Awaiting, Game};

/// How many ways there are to take `depth` steps from here, answers and draws alike. Of several seats that
/// owe a secret answer the first goes first; their order does not matter.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.awaiting() {
        Awaiting::Nobody => 0,
        Awaiting::Chance => {
            let mut chances = Vec::new();
            game.chances(&mut chances);
            let after = |(chance, _)| {
                let mut child = game.clone();
                child.resolve(&chance, &mut ());
                perft(&child, depth - 1)
            };
            chances.into_iter().map(after).sum()
        }
        Awaiting::Seats(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            // The last level need not be played out: its answers are counted.
            if depth == 1 {
                return actions.len() as u64;
            }
            let after = |action: G::Action| {
                let mut child = game.clone();
                child.apply(seat, &action, &mut ());
                perft(&child, depth - 1)
            };
            actions.into_iter().map(after).sum()
        }
    }
}
