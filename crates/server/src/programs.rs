//! Programs that people can choose as opponents. Which there are, and how they are started, only whoever runs the server
//! says; people choose among their names.

use std::sync::{Arc, Mutex};

use tidetable_bots::{
    Level,
    external::{BadCommand, Command, External, ExternalError, Fault, NewGame},
};
use tidetable_catalog::GAMES;
use tidetable_protocol::{NAME_CHARS, OfferedBot};
use tidetable_table::Json;
use tokio::sync::Semaphore;

use crate::{config::BotConfig, limits::lock};

/// The longest time for an answer, in milliseconds: nobody at a table waits longer for a bot that never answers.
const LONGEST: u64 = 60_000;

/// Every program that people can choose.
#[derive(Default)]
pub(crate) struct Programs(Vec<Arc<Program>>);

/// A program that people can choose.
pub(crate) struct Program {
    name: String,
    games: Vec<String>,
    command: Command,
    /// Processes that wait for a question.
    idle: Mutex<Vec<External>>,
    /// So many processes may think at once.
    turns: Semaphore,
}

/// What is wrong with a program that is to be offered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotFault {
    /// People could not read its name, or it is too long.
    #[error("its name has 1 to {NAME_CHARS} characters")]
    Name,
    /// A level is called so.
    #[error("a level is called so")]
    Level,
    /// Another bot is called so.
    #[error("two bots are called so")]
    Twice,
    /// There is no such game.
    #[error("there is no game {0}")]
    Game(String),
    /// It has no command, or no time.
    #[error(transparent)]
    Command(#[from] BadCommand),
    /// It has too much time, or no process.
    #[error("it has at most {LONGEST} milliseconds for an answer, and at least one process")]
    Bounds,
}

impl Programs {
    /// Those of a configuration, or which of them is not right and why.
    pub(crate) fn new(bots: &[BotConfig]) -> Result<Programs, (String, BotFault)> {
        let mut programs = Programs::default();
        for bot in bots {
            let program = programs.program(bot).map_err(|fault| (bot.name.clone(), fault))?;
            programs.0.push(Arc::new(program));
        }
        Ok(programs)
    }

    fn program(&self, bot: &BotConfig) -> Result<Program, BotFault> {
        let name = bot.name.trim();
        if !(1..=NAME_CHARS).contains(&name.chars().count()) || name.contains(char::is_control) {
            return Err(BotFault::Name);
        }
        if name.parse::<Level>().is_ok() {
            return Err(BotFault::Level);
        }
        if self.0.iter().any(|other| other.name == name) {
            return Err(BotFault::Twice);
        }
        if !(1..=LONGEST).contains(&bot.milliseconds) || bot.processes == 0 {
            return Err(BotFault::Bounds);
        }
        let unknown = |game: &&String| tidetable_catalog::find(game).is_none();
        if let Some(game) = bot.games.iter().find(unknown) {
            return Err(BotFault::Game(game.clone()));
        }
        let all = || GAMES.iter().map(|entry| entry.game.id().to_owned()).collect();
        Ok(Program {
            name: name.to_owned(),
            games: if bot.games.is_empty() { all() } else { bot.games.clone() },
            command: Command::new(bot.command.clone(), bot.milliseconds)?,
            idle: Mutex::default(),
            turns: Semaphore::new(bot.processes.min(Semaphore::MAX_PERMITS)),
        })
    }

    /// The one of that name, if it plays that game.
    pub(crate) fn find(&self, name: &str, game: &str) -> Option<Arc<Program>> {
        let plays =
            |program: &&Arc<Program>| program.name == name && program.games.iter().any(|id| id == game);
        self.0.iter().find(plays).cloned()
    }

    /// What people can choose among.
    pub(crate) fn offered(&self) -> Vec<OfferedBot> {
        let offer =
            |program: &Arc<Program>| OfferedBot { name: program.name.clone(), games: program.games.clone() };
        self.0.iter().map(offer).collect()
    }
}

impl Program {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Its answer to a question, from a process that is there already or is started now.
    pub(crate) async fn choose(
        self: &Arc<Program>,
        game: NewGame,
        view: Json,
        legal: Json,
    ) -> Result<Json, ExternalError> {
        let stopped = || ExternalError {
            name: self.name.clone(),
            fault: Fault::NotStarted("the server stops".to_owned()),
        };
        let _turn = self.turns.acquire().await.map_err(|_| stopped())?;
        let program = Arc::clone(self);
        let asked = tokio::task::spawn_blocking(move || program.ask(&game, &view, &legal));
        asked.await.map_err(|_| stopped())?
    }

    fn ask(&self, game: &NewGame, view: &Json, legal: &Json) -> Result<Json, ExternalError> {
        let put = |mut process: External| {
            process.new_game(game.clone());
            let answer = process.choose(view.clone(), legal)?;
            // One that failed is not kept: dropping it ends it.
            lock(&self.idle).push(process);
            Ok(answer)
        };
        let idle = lock(&self.idle).pop();
        match idle.map(put) {
            // One that has ended while nobody needed it is no reason to give the program up.
            None | Some(Err(ExternalError { fault: Fault::Ended { .. }, .. })) => {
                put(External::start(&self.name, &self.command)?)
            }
            Some(answer) => answer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(name: &str) -> BotConfig {
        BotConfig {
            name: name.to_owned(),
            command: vec!["./bot".to_owned()],
            games: Vec::new(),
            milliseconds: Command::MILLISECONDS,
            processes: 1,
        }
    }

    #[test]
    fn programs_are_found_by_name_where_they_play() {
        let some = BotConfig { games: vec!["perladora".to_owned()], ..bot("Diver") };
        let programs = Programs::new(&[some, bot("All")]).unwrap();
        assert!(programs.find("Diver", "perladora").is_some());
        assert!(programs.find("Diver", "south-seas").is_none());
        assert!(programs.find("All", "south-seas").is_some());
        assert!(programs.find("./bot", "perladora").is_none());
        assert_eq!(programs.offered()[1].games.len(), GAMES.len());
    }

    #[test]
    fn what_cannot_be_offered_is_named() {
        let fault = |bots: &[BotConfig]| Programs::new(bots).err().unwrap().1;
        assert_eq!(fault(&[bot(" ")]), BotFault::Name);
        assert_eq!(fault(&[bot("strong")]), BotFault::Level);
        assert_eq!(fault(&[bot("Diver"), bot("Diver")]), BotFault::Twice);
        let chess = BotConfig { games: vec!["chess".to_owned()], ..bot("Diver") };
        assert_eq!(fault(&[chess]), BotFault::Game("chess".to_owned()));
        assert_eq!(
            fault(&[BotConfig { command: Vec::new(), ..bot("Diver") }]),
            BotFault::Command(BadCommand)
        );
        assert_eq!(fault(&[BotConfig { processes: 0, ..bot("Diver") }]), BotFault::Bounds);
        assert_eq!(fault(&[BotConfig { milliseconds: LONGEST + 1, ..bot("Diver") }]), BotFault::Bounds);
    }
}
