//! Answers that are not possible now but might be meant: who asks *why not* gets the rule.

use std::collections::BTreeMap;

use tidetable_catalog::GameEntry;
use tidetable_kernel::{Awaiting, Dice, Seat};
use tidetable_table::{Answer, AnyMatch, Seed};
use tidetable_words::Words;

use super::{choices::Choice, matching::search};

/// How many games are looked through for answers somebody might wish for.
const GAMES: u64 = 6;

/// Every answer that came up in a few random games with the same options.
pub(crate) struct Wishes(Vec<Choice>);

impl Wishes {
    /// Plays a few random games and remembers every answer that was possible.
    pub(crate) fn gather(
        entry: GameEntry,
        options: &str,
        words: &Words,
        names: &dyn Fn(Seat) -> String,
    ) -> Wishes {
        let mut seen = BTreeMap::new();
        for number in 0..GAMES {
            let Ok(table) = entry.game.start(options, Seed::from_number(number)) else { continue };
            look_through(table, number, &mut seen);
        }
        Wishes(seen.into_values().map(|answer| Choice::new(words, answer, names)).collect())
    }

    /// The wishes that hold these words.
    pub(crate) fn search(&self, wish: &str) -> Vec<&Choice> {
        let found = search(wish, &self.0, Choice::tokens);
        found.indices.into_iter().map(|index| &self.0[index]).collect()
    }
}

fn look_through(mut table: Box<dyn AnyMatch>, number: u64, seen: &mut BTreeMap<String, Answer>) {
    let mut dice = Dice::seeded(number);
    while let Awaiting::Seats(seats) = table.awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let answers = table.answers(seat);
        let chosen = answers[dice.below(answers.len() as u32) as usize].action.clone();
        for answer in answers {
            seen.entry(answer.action.get().to_owned()).or_insert(answer);
        }
        table.play(table.epoch(), seat, chosen.get()).expect("an answer that was offered is taken");
    }
}
