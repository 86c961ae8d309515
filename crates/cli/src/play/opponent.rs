//! Who answers for a seat that nobody at this keyboard has.

use tidetable_bots::{
    AnyBot, BotError,
    external::{Command, External, ExternalError, NewGame},
};
use tidetable_kernel::{Seat, Viewer};
use tidetable_table::{AnyMatch, Json};

/// Who answers for a seat: a bot of ours, or a program of somebody else's.
pub(super) enum Opponent {
    Inside(Box<dyn AnyBot>),
    Outside(External),
}

/// Why an opponent gives no answer.
pub(super) enum Silence {
    Inside(BotError),
    Outside(ExternalError),
}

impl Opponent {
    /// Starts a program and seats it.
    pub(super) fn start(
        command: &Command,
        table: &dyn AnyMatch,
        rules: u32,
        seat: Seat,
    ) -> Result<Opponent, ExternalError> {
        let mut program = External::start(&command.to_string(), command)?;
        let (game, options, seats) = (table.game().to_owned(), table.options(), table.seats());
        program.new_game(NewGame { game, rules, options, seats, seat });
        Ok(Opponent::Outside(program))
    }

    /// Its answer for a seat that is awaited, from what that seat sees.
    pub(super) fn choose(&mut self, table: &dyn AnyMatch, seat: Seat) -> Result<Json, Silence> {
        let view = table.view(Viewer::Seat(seat));
        match self {
            Opponent::Inside(bot) => bot.choose(view.get(), seat).map_err(Silence::Inside),
            Opponent::Outside(program) => program.choose(view, &table.legal(seat)).map_err(Silence::Outside),
        }
    }
}
