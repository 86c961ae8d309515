//! Who sits at the table of a contest.

use serde::Serialize;
use tidetable_kernel::{Game, GameOptions, Seat, Viewer};
use tidetable_table::Json;

use crate::{
    Bot,
    external::{External, ExternalError, NewGame},
};

/// Who sits at the table of a contest: one of ours, or a program of somebody else's.
pub enum Contestant<'a, G: Game> {
    /// One of ours.
    Inside(Box<dyn Bot<G>>),
    /// A program of somebody else's.
    Outside(&'a mut External),
}

impl<G: Game> Contestant<'_, G> {
    /// Takes its seat for a new game.
    pub fn sit_down(&mut self, options: &G::Options, seat: Seat) {
        if let Contestant::Outside(program) = self {
            let (game, rules, seats) = (G::ID.to_owned(), G::RULES, options.seats());
            program.new_game(NewGame { game, rules, options: json(options), seats, seat });
        }
    }

    /// Answers for a seat that is awaited, from what it sees.
    pub fn choose(&mut self, game: &G, seat: Seat) -> Result<G::Action, ExternalError> {
        let view = game.view(Viewer::Seat(seat));
        match self {
            Contestant::Inside(bot) => Ok(bot.choose(&view, seat)),
            Contestant::Outside(program) => {
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                let answer = program.choose(json(&view), &json(&legal))?;
                Ok(serde_json::from_str(answer.get()).expect("a legal answer is one of the game's actions"))
            }
        }
    }
}

fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("game data is always representable")
}
