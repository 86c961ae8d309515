//! A game in the terminal from its first question to its result.

use std::{cell::OnceCell, path::PathBuf, sync::LazyLock, time::Instant};

use indicatif::ProgressBar;
use tidetable_bots::{Level, external::ExternalError};
use tidetable_catalog::GameEntry;
use tidetable_kernel::{Awaiting, Seat, Standings, Viewer};
use tidetable_table::AnyMatch;
use tidetable_words::Words;

use super::{
    opponent::{Opponent, Silence},
    players::Player,
    saving,
    terminal::Terminal,
    wishes::Wishes,
};
use crate::{failure::Failure, progress::spinner, setup::title};

/// A game being played here.
pub(super) struct Session<'a> {
    pub(super) words: &'a Words,
    pub(super) terminal: Terminal,
    pub(super) entry: GameEntry,
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) players: Vec<Player>,
    bots: Vec<Option<Opponent>>,
    /// Whether the position is drawn before every question.
    pub(super) board: bool,
    /// Where the game is kept when it ends or is left.
    pub(super) save: Option<PathBuf>,
    /// How many steps each seat was told of, and in the last place everybody.
    told: Vec<usize>,
    /// Who sits at the keyboard now.
    facing: Option<Seat>,
    pub(super) wishes: OnceCell<Wishes>,
    /// Whether somebody was told how to find answers in a long list.
    pub(super) hinted: bool,
}

/// How a person's time at the keyboard ended.
#[derive(PartialEq, Eq)]
pub(super) enum Moved {
    /// Something changed at the table.
    On,
    /// The person left.
    Left,
}

/// Milliseconds since the program began, which is how bots keep to their time.
pub(super) fn now() -> u64 {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed().as_millis() as u64
}

impl<'a> Session<'a> {
    pub(super) fn new(
        words: &'a Words,
        terminal: Terminal,
        entry: GameEntry,
        table: Box<dyn AnyMatch>,
        players: Vec<Player>,
        board: bool,
        save: Option<PathBuf>,
    ) -> Result<Session<'a>, Failure> {
        let opponent = |seat: Seat| match &players[seat.index()] {
            Player::Bot(level) => Ok(Some(bot(entry, *level, table.as_ref(), seat))),
            Player::Program(command) => {
                let started = Opponent::start(command, table.as_ref(), entry.game.rules(), seat);
                started.map(Some).map_err(|error| Failure::bot(words, &error))
            }
            Player::Person(_) => Ok(None),
        };
        let bots = Seat::all(table.seats()).map(opponent).collect::<Result<_, _>>()?;
        let told = vec![0; players.len() + 1];
        let (facing, wishes) = (None, OnceCell::new());
        Ok(Session {
            words,
            terminal,
            entry,
            table,
            players,
            bots,
            board,
            save,
            told,
            facing,
            wishes,
            hinted: false,
        })
    }

    /// Plays to the end, or until somebody leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        while let Awaiting::Seats(seats) = self.table.awaiting() {
            let bot = seats.iter().find(|seat| self.bots[seat.index()].is_some());
            let person = seats.first().expect("somebody is awaited");
            match bot {
                Some(seat) => self.bot_answers(seat)?,
                None if self.person_answers(person)? == Moved::Left => return Ok(()),
                None => (),
            }
            if let Some(viewer) = self.audience() {
                self.tell(viewer)?;
            }
        }
        self.part()
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let seat = |(index, player): (usize, &Player)| {
            let name = player.name(self.words, Seat(index as u8));
            let key = if player.is_person() { "cli-seat-person" } else { "cli-seat-bot" };
            let level = match player {
                Player::Bot(level) => level.to_string(),
                Player::Program(command) => command.to_string(),
                Player::Person(_) => String::new(),
            };
            let args =
                [("seat", ((index + 1) as i64).into()), ("name", name.into()), ("level", level.into())];
            self.words.fill(key, &args)
        };
        let seats: Vec<String> = self.players.iter().enumerate().map(seat).collect();
        self.terminal.say(&self.terminal.strong(&title(self.words, self.entry)))?;
        self.terminal.say(&self.words.fill("cli-seats", &[("seats", seats.join(", ").into())]))?;
        self.terminal.say(&self.words.text("cli-greeting"))?;
        if self.table.steps_from(0).iter().any(|step| step.starts_with("{\"act\"")) {
            let position = self.table.position();
            self.told.fill(position);
            self.terminal.say(&self.words.fill("cli-resumed", &[("steps", (position as i64).into())]))?;
        }
        if let Some(viewer) = self.audience() {
            self.tell(viewer)?;
        }
        Ok(())
    }

    /// Through whose eyes the game can be told as it happens; nobody's while people share the keyboard.
    fn audience(&self) -> Option<Viewer> {
        let mut people = Seat::all(self.table.seats()).filter(|seat| self.players[seat.index()].is_person());
        match (people.next(), people.next()) {
            (None, _) => Some(Viewer::Public),
            (Some(only), None) => Some(Viewer::Seat(only)),
            (Some(_), Some(_)) => None,
        }
    }

    /// Tells the viewer what has happened since they last looked.
    pub(super) fn tell(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public | Viewer::Judge => self.players.len(),
        };
        let known = std::mem::replace(&mut self.told[place], self.table.position());
        for (step, phrase) in self.table.history_phrases(viewer) {
            if step >= known {
                self.terminal.say(&self.words.say(&phrase, &self.names()))?;
            }
        }
        Ok(())
    }

    /// What was taken back was not told.
    pub(super) fn untell(&mut self) {
        let position = self.table.position();
        self.told.iter_mut().for_each(|told| *told = position.min(*told));
    }

    pub(super) fn names(&self) -> impl Fn(Seat) -> String {
        |seat| self.players.get(seat.index()).unwrap_or(&Player::Person(None)).name(self.words, seat)
    }

    fn bot_answers(&mut self, seat: Seat) -> Result<(), Failure> {
        let spinner = self.thinking(seat);
        let opponent = self.bots[seat.index()].as_mut().expect("a bot sits here");
        let chosen = opponent.choose(self.table.as_ref(), seat);
        if let Some(spinner) = spinner {
            spinner.finish_and_clear();
        }
        let action = match chosen {
            Ok(action) => action,
            Err(Silence::Inside(error)) => return Err(Failure::Refused(error.to_string())),
            Err(Silence::Outside(error)) => return self.replace(seat, &error),
        };
        let epoch = self.table.epoch();
        let played = self.table.play(epoch, seat, action.get());
        played.map_err(|error| Failure::Refused(error.to_string()))
    }

    /// Shows that a bot thinks, if it may take long enough to be noticed.
    fn thinking(&self, seat: Seat) -> Option<ProgressBar> {
        let player = &self.players[seat.index()];
        let slow = match player {
            Player::Bot(level) => *level > Level::Casual,
            Player::Program(_) => true,
            Player::Person(_) => false,
        };
        let message = || self.words.fill("cli-thinking", &[("name", player.name(self.words, seat).into())]);
        slow.then(|| spinner(message()))
    }

    /// A program that failed is replaced by one of ours, so that nobody's game ends because of it.
    fn replace(&mut self, seat: Seat, error: &ExternalError) -> Result<(), Failure> {
        let level = Level::default();
        let args = [("reason", error.to_string().into()), ("level", level.name().into())];
        self.terminal.say(&self.words.fill("cli-bot-replaced", &args))?;
        self.bots[seat.index()] = Some(bot(self.entry, level, self.table.as_ref(), seat));
        self.players[seat.index()] = Player::Bot(level);
        Ok(())
    }

    fn person_answers(&mut self, seat: Seat) -> Result<Moved, Failure> {
        if self.audience().is_none() && self.facing != Some(seat) && !self.hand_over(seat)? {
            return self.leave();
        }
        self.facing = Some(seat);
        self.tell(Viewer::Seat(seat))?;
        self.question(seat)
    }

    /// Hides what the last person saw until the next one sits down; false if the input has ended.
    fn hand_over(&self, seat: Seat) -> Result<bool, Failure> {
        let name = self.names()(seat);
        if self.facing.is_some() {
            self.terminal.wipe()?;
        }
        let turn = self.words.fill("cli-hand-over", &[("name", name.as_str().into())]);
        if !self.terminal.interactive {
            self.terminal.say(&turn)?;
            return Ok(true);
        }
        let ready = self.terminal.ask(&format!("{turn} {}", self.words.text("cli-press-enter")))?.is_some();
        self.terminal.wipe()?;
        Ok(ready)
    }

    /// The input has ended in the middle of the game: what can be kept is kept.
    pub(super) fn leave(&self) -> Result<Moved, Failure> {
        if let Some(path) = &self.save {
            saving::write(self, path)?;
        }
        Err(Failure::Unfinished(self.words.text("cli-input-ended")))
    }

    /// The end: everything uncovered, the result, the record.
    fn part(&mut self) -> Result<(), Failure> {
        let told = self.audience().unwrap_or(Viewer::Public);
        self.tell(told)?;
        if self.board {
            self.terminal.say(&format!("\n{}", self.table.sketch(Viewer::Judge)))?;
        }
        let result = self.table.result().expect("the game is over");
        let lines = standings_lines(self.words, &result, &self.names());
        self.terminal.say(&self.terminal.strong(lines.trim_end()))?;
        match self.save.clone() {
            Some(path) => saving::write(self, &path),
            None if self.terminal.interactive => saving::offer(self),
            None => Ok(()),
        }
    }
}

/// A bot of ours for a seat. A game with a known seed goes the same way every time; the bots must not spoil that.
fn bot(entry: GameEntry, level: Level, table: &dyn AnyMatch, seat: Seat) -> Opponent {
    Opponent::Inside((entry.bot)(level, seed_of_bot(table, seat), Some(now)))
}

/// A number for a bot, fixed by the game's commitment and its seat.
fn seed_of_bot(table: &dyn AnyMatch, seat: Seat) -> u64 {
    let hex = table.seed().commitment().to_string();
    let word = hex.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default();
    word.wrapping_add(u64::from(seat.0))
}

/// Places, names and points, best first.
pub(crate) fn standings_lines(words: &Words, result: &Standings, names: &dyn Fn(Seat) -> String) -> String {
    let mut seats: Vec<Seat> = Seat::all(result.places.count()).collect();
    seats.sort_by_key(|seat| (result.places[*seat], seat.0));
    let line = |seat: Seat| {
        let args = [
            ("place", i64::from(result.places[seat]).into()),
            ("name", names(seat).into()),
            ("points", i64::from(result.points[seat]).into()),
        ];
        format!("{}\n", words.fill("cli-standing", &args))
    };
    let winners: Vec<String> = result.winners().map(names).collect();
    let args = [("winners", words.list(&winners).into()), ("count", (winners.len() as i64).into())];
    let rows: String = seats.into_iter().map(line).collect();
    format!("{rows}{}\n", words.fill("cli-winners", &args))
}
