//! Random chess by shakmaty, measured in the same run: figures from two machines cannot be compared.

use std::time::Duration;

use shakmaty::{Chess, Position};
use tidetable_kernel::Dice;

use super::YardstickRow;
use crate::cpu::Stopwatch;

/// Random chess can go on for ever; a game that long is given up.
const LONGEST: u64 = 300;
const BETWEEN_READINGS: u64 = 50;

/// Plays random chess for that long, listing every legal move at every position.
pub(super) fn measure(time: Duration) -> YardstickRow {
    let mut dice = Dice::seeded(1);
    (0..BETWEEN_READINGS).for_each(|_| {
        playout(&mut dice);
    });
    let watch = Stopwatch::start();
    let (mut moves, mut spent) = (0, Duration::ZERO);
    while spent < time {
        moves += (0..BETWEEN_READINGS).map(|_| playout(&mut dice)).sum::<u64>();
        spent = watch.elapsed();
    }
    YardstickRow { name: "shakmaty", moves_per_second: moves as f64 / spent.as_secs_f64() }
}

fn playout(dice: &mut Dice) -> u64 {
    let mut chess = Chess::default();
    for count in 0..LONGEST {
        let moves = chess.legal_moves();
        if moves.is_empty() || chess.is_insufficient_material() {
            return count;
        }
        let index = dice.below(moves.len() as u32) as usize;
        chess.play_unchecked(moves[index]);
    }
    LONGEST
}
