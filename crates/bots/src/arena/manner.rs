//! How contestants answer: a mark that is another one for a build whose opponents think differently.

use tidetable_kernel::{Awaiting, Dice, Viewer};
use tidetable_table::{Match, Seed};

use super::Spec;
use crate::{Insight, Level, Mind};

/// Fixes the game whose questions are asked, and how it is answered.
const SEED: u64 = 1;
/// One in so many questions of it is put to the contestants.
const ASKED: usize = 7;
/// How many worlds a search imagines for each.
const WORLDS: u32 = 60;

/// What these contestants answer to a few questions, without looking at a clock.
pub(super) fn manner<G: Insight>(options: &G::Options, line_up: &[Spec]) -> String {
    let mut specs: Vec<&Spec> = line_up.iter().collect();
    specs.dedup();
    let mut mark = Mark::new();
    for spec in specs {
        if let Spec::Level(level) = spec {
            mark.take(&level.iterations::<G>().to_be_bytes());
            mark.take(&level.patience_ms().to_be_bytes());
        }
        if let Some(brief) = in_brief(spec) {
            answers::<G>(options, &brief, &mut mark);
        }
    }
    format!("{:016x}", mark.0)
}

/// The same contestant with little to think; nothing if its thoughts are not ours.
fn in_brief(spec: &Spec) -> Option<Spec> {
    match spec {
        Spec::External(_) => None,
        Spec::Iterations(mind, _) | Spec::Milliseconds(mind, _) => Some(Spec::Iterations(*mind, WORLDS)),
        Spec::Level(Level::Casual | Level::Strong | Level::Expert) => {
            Some(Spec::Iterations(Mind::Guided, WORLDS))
        }
        Spec::Level(Level::Random | Level::Novice) | Spec::Greedy => Some(spec.clone()),
    }
}

/// Puts questions of a game at random to a contestant.
fn answers<G: Insight>(options: &G::Options, spec: &Spec, mark: &mut Mark) {
    let (mut bot, mut dice) = (spec.bot::<G>(SEED, None), Dice::seeded(SEED));
    let mut game_match = Match::<G>::new(options.clone(), Seed::from_number(SEED))
        .expect("the contest was set up with these options");
    let mut question = 0;
    while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
        let game = game_match.game();
        let seat = awaited.first().expect("somebody is awaited");
        if question % ASKED == 0 {
            let answer = bot.choose(&game.view(Viewer::Seat(seat)), seat);
            mark.take(&serde_json::to_vec(&answer).expect("answers are JSON"));
        }
        question += 1;
        let action = game.sample_action(seat, &mut dice, &mut Vec::new());
        game_match.play(game_match.epoch(), seat, &action).expect("a legal answer");
    }
}

/// A digest, after G. Fowler, L. Noll and K.-P. Vo; nobody has a reason to forge one.
struct Mark(u64);

impl Mark {
    const fn new() -> Mark {
        Mark(0xcbf2_9ce4_8422_2325)
    }

    fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use tidetable_kernel::Game;
    use tidetable_perladora::Perladora;

    use super::*;

    fn mark(line_up: &[&str]) -> String {
        let line_up: Vec<Spec> = line_up.iter().map(|name| name.parse().unwrap()).collect();
        manner::<Perladora>(&<Perladora as Game>::Options::default(), &line_up)
    }

    #[test]
    fn whoever_thinks_alike_has_the_same_mark_and_nobody_else() {
        assert_eq!(mark(&["guided:500", "random"]), mark(&["guided:20ms", "random"]));
        assert_ne!(mark(&["guided:500", "random"]), mark(&["plain:500", "random"]));
        assert_ne!(mark(&["strong", "random"]), mark(&["expert", "random"]), "they have other budgets");
        assert_ne!(mark(&["greedy", "random"]), mark(&["novice", "random"]));
        assert_eq!(mark(&["exec:./one.py", "random"]), mark(&["exec:./other.py", "random"]));
    }
}
