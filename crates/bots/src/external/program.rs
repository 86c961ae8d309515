//! A program that answers questions.

use std::time::Duration;

use serde_json::Value;
use tidetable_table::Json;

use super::{
    Command, ExternalError, Fault, NewGame, PROTOCOL, Said, Told,
    process::{Process, quoted},
};

/// How long a program may take to greet: some load a lot first.
const GREETING: Duration = Duration::from_secs(10);
/// How long an answer may take to arrive beyond the time for thinking, on a machine that is busy.
const GRACE: Duration = Duration::from_secs(1);

/// A program that answers questions. Once it has failed it is of no more use and is best dropped.
pub struct External {
    name: String,
    patience: Duration,
    process: Process,
    asked: u64,
}

impl External {
    /// Starts a program, to be called by that name in complaints, and greets it.
    pub fn start(name: &str, command: &Command) -> Result<External, ExternalError> {
        let complain = |fault| ExternalError { name: name.to_owned(), fault };
        let process = Process::start(command);
        let process = process.map_err(|error| complain(Fault::NotStarted(error.to_string())))?;
        let mut external =
            External { name: name.to_owned(), patience: command.patience(), process, asked: 0 };
        external.greet().map_err(complain)?;
        Ok(external)
    }

    fn greet(&mut self) -> Result<(), Fault> {
        self.tell(&Told::Hello { protocol: PROTOCOL });
        match self.hear("hello", GREETING)? {
            (_, Some(Said::Hello { protocol: PROTOCOL })) => Ok(()),
            (_, Some(Said::Hello { protocol })) => Err(Fault::Protocol(protocol)),
            (said, _) => Err(Fault::Unreadable { said, expected: "hello" }),
        }
    }

    /// Says which game the next questions are about.
    pub fn new_game(&mut self, game: NewGame) {
        self.tell(&Told::NewGame(game));
    }

    /// Puts a question: what the seat sees and the list of what it may answer. Gives one of the list.
    pub fn choose(&mut self, view: Json, legal: &Json) -> Result<Json, ExternalError> {
        self.answer(view, legal).map_err(|fault| ExternalError { name: self.name.clone(), fault })
    }

    fn answer(&mut self, view: Json, legal: &Json) -> Result<Json, Fault> {
        self.asked += 1;
        self.tell(&Told::View(view));
        self.tell(&Told::Legal(legal.clone()));
        self.tell(&Told::Go { id: self.asked, milliseconds: self.patience.as_millis() as u64 });
        match self.hear("go", self.patience + GRACE)? {
            (_, Some(Said::Best { id, action })) if id == self.asked => chosen(&action, legal),
            (_, Some(Said::Best { id, .. })) => Err(Fault::OtherQuestion { answered: id, asked: self.asked }),
            (said, _) => Err(Fault::Unreadable { said, expected: "best" }),
        }
    }

    fn tell(&self, told: &Told) {
        self.process.tell(serde_json::to_string(told).expect("what is told is JSON"));
    }

    /// The next line, as it is quoted and as it is meant.
    fn hear(&mut self, verb: &'static str, patience: Duration) -> Result<(String, Option<Said>), Fault> {
        let line = self.process.hear(verb, patience)?;
        Ok((quoted(&line), serde_json::from_str(&line).ok()))
    }
}

/// The legal answer that is meant, as we write it ourselves.
fn chosen(action: &Json, legal: &Json) -> Result<Json, Fault> {
    let legal: Vec<Json> = serde_json::from_str(legal.get()).expect("legal answers are a list");
    let value = |json: &Json| serde_json::from_str::<Value>(json.get()).ok();
    let meant = value(action);
    let found = legal.iter().find(|answer| meant.is_some() && value(answer) == meant);
    found.cloned().ok_or_else(|| Fault::Illegal { said: quoted(action.get()), legal: legal.len() })
}
