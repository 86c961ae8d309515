//! Opponents with JSON at the border.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Dice, Phrase, Seat, Speak, View, Viewer, read_json};
use tidetable_table::Json;

use crate::{Bot, Clock, Insight, Level, Outlook, Thinker};

/// An opponent for a game whose types the caller does not know.
pub trait AnyBot: Send {
    /// An answer for `seat`, which is awaited and whose view this is.
    fn choose(&mut self, view: &str, seat: Seat) -> Result<Json, BotError>;

    /// What it thinks of the best answers, best first.
    fn advise(&mut self, view: &str, seat: Seat) -> Result<Vec<Advice>, BotError>;
}

/// What an opponent thinks of an answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The answer.
    pub action: Json,
    /// The answer in words.
    pub phrase: Phrase,
    /// What is to be expected after it.
    pub outlook: Outlook,
}

/// Why an opponent gives no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotError {
    /// Not a view of this game.
    #[error("not a view of this game: {0}")]
    Malformed(String),
    /// The view is of somebody else, who may see more.
    #[error("the view is not this seat's")]
    Foreign,
    /// The view says that the seat is not asked anything.
    #[error("the game does not wait for this seat")]
    NotAwaited,
}

/// An opponent of that level; `seed` fixes its choices as far as the clock lets it think.
pub fn bot<G: Insight>(level: Level, seed: u64, clock: Clock) -> Box<dyn AnyBot> {
    let adviser = Thinker::new(level.max(Level::Casual), seed, clock);
    Box::new(Erased::<G> { bot: level.bot(seed, clock), adviser, dice: Dice::seeded(!seed) })
}

struct Erased<G: Insight> {
    bot: Box<dyn Bot<G>>,
    adviser: Thinker<G>,
    dice: Dice,
}

/// How many answers are worth telling.
const TOLD: usize = 3;

impl<G: Insight> AnyBot for Erased<G> {
    fn choose(&mut self, view: &str, seat: Seat) -> Result<Json, BotError> {
        let view = read::<G>(view, seat)?;
        Ok(json(&self.bot.choose(&view, seat)))
    }

    fn advise(&mut self, view: &str, seat: Seat) -> Result<Vec<Advice>, BotError> {
        let view = read::<G>(view, seat)?;
        let thoughts = self.adviser.consider(&view, seat);
        let advice = thoughts.iter().take(TOLD).map(|thought| Advice {
            action: json(&thought.action),
            phrase: thought.action.phrase(),
            outlook: Outlook::of::<G>(&view, seat, thought, &mut self.dice),
        });
        let mut advice: Vec<Advice> = advice.collect();
        // They are the most tried; which of them is best, people see by their chances, so those must agree.
        advice.sort_by_key(|advice| Reverse(advice.outlook.chance));
        Ok(advice)
    }
}

fn read<G: Insight>(view: &str, seat: Seat) -> Result<G::View, BotError> {
    let view: G::View = read_json(view).map_err(|error| BotError::Malformed(error.to_string()))?;
    if view.viewer() != Viewer::Seat(seat) {
        return Err(BotError::Foreign);
    }
    if view.awaiting().seats().contains(seat) { Ok(view) } else { Err(BotError::NotAwaited) }
}

fn json(action: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(action).expect("game data is always representable")
}
