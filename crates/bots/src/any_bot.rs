//! Opponents with JSON at the border.

use std::marker::PhantomData;

use tidetable_kernel::{Determinize, Seat, View};
use tidetable_table::Json;

use crate::{Bot, Level, Random};

/// An opponent for a game whose types the caller does not know.
pub trait AnyBot: Send {
    /// An answer for `seat`, which is awaited and whose view this is.
    fn choose(&mut self, view: &str, seat: Seat) -> Result<Json, BotError>;
}

/// Why an opponent gives no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotError {
    /// Not a view of this game.
    #[error("not a view of this game: {0}")]
    Malformed(String),
    /// The view says that the seat is not asked anything.
    #[error("the game does not wait for this seat")]
    NotAwaited,
}

/// An opponent of that level; `seed` fixes its choices.
pub fn bot<G: Determinize>(level: Level, seed: u64) -> Box<dyn AnyBot> {
    match level {
        Level::Random => Box::new(Erased::<G, Random> { bot: Random::new(seed), game: PhantomData }),
    }
}

struct Erased<G, B> {
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Determinize, B: Bot<G>> AnyBot for Erased<G, B> {
    fn choose(&mut self, view: &str, seat: Seat) -> Result<Json, BotError> {
        let view: G::View = serde_json::from_str(view).map_err(|error| BotError::Malformed(error.to_string()))?;
        if !view.awaiting().seats().contains(seat) {
            return Err(BotError::NotAwaited);
        }
        let action = self.bot.choose(&view, seat);
        Ok(serde_json::value::to_raw_value(&action).expect("game data is always representable"))
    }
}
