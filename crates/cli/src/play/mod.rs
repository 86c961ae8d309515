//! `tidetable play`: a game in the terminal, alone, with others at the keyboard, or watching bots.

mod choices;
mod matching;
mod opponent;
mod players;
mod question;
mod saving;
mod session;
mod terminal;
mod typed;
mod wishes;

use std::path::{Path, PathBuf};

use clap::Args;
use tidetable_bots::Level;
use tidetable_catalog::{GAMES, GameEntry, of_record};
use tidetable_table::AnyMatch;
use tidetable_words::Words;

pub(crate) use self::{
    matching::fold,
    players::{EXTERNAL, names_of},
    session::standings_lines,
};
use self::{players::Player, session::Session, terminal::Terminal};
use crate::{
    failure::Failure,
    setup::{TableArguments, game, players, seed, title},
    simulate::unknown_bot,
    verify::read,
};

#[derive(Args)]
pub(crate) struct Play {
    game: Option<String>,
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    seats: Vec<String>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    no_board: bool,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seed", "set"])]
    resume: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let terminal = Terminal::new();
        let (entry, table, players) = match &self.resume {
            Some(path) => self.resumed(words, path)?,
            None => match self.fresh(words, &terminal)? {
                Some(fresh) => fresh,
                None => return Ok(()),
            },
        };
        let save = self.save.clone().or_else(|| self.resume.clone());
        Session::new(words, terminal, entry, table, players, !self.no_board, save)?.run()
    }

    /// A new game; nothing if the person did not choose one.
    fn fresh(&self, words: &Words, terminal: &Terminal) -> Result<Option<Fresh>, Failure> {
        let entry = match &self.game {
            Some(id) => game(words, id)?,
            None => match choose_game(words, terminal)? {
                Some(entry) => entry,
                None => return Ok(None),
            },
        };
        let players = self.players(words, entry)?;
        let options = self.table.options(words, entry, players.len() as u8)?;
        let table = entry
            .game
            .start(&options, seed(self.seed)?)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Some((entry, table, players)))
    }

    /// Those of the command line, or a person and as many bots as the smallest table needs.
    fn players(&self, words: &Words, entry: GameEntry) -> Result<Vec<Player>, Failure> {
        if self.seats.is_empty() {
            let seats = usize::from(*entry.game.seats().start());
            let mut players = vec![Player::Bot(Level::default()); seats];
            players[0] = Player::Person(None);
            return Ok(players);
        }
        let read =
            |word: &String| Player::parse(word).ok_or_else(|| Failure::Usage(unknown_seat(words, word)));
        let seated: Vec<Player> = self.seats.iter().map(read).collect::<Result<_, _>>()?;
        players(words, entry, Some(u8::try_from(seated.len()).unwrap_or(u8::MAX)))?;
        Ok(seated)
    }

    /// A game that was saved. Records that do not tell their seed can be looked at, not played on.
    fn resumed(&self, words: &Words, path: &Path) -> Result<Fresh, Failure> {
        let refuse = |error| Failure::record(words, path, &error);
        let text = read(words, path)?.map_err(refuse)?;
        let entry = of_record(&text).map_err(refuse)?;
        self.table.components.load(words, entry)?;
        let (header, table) = entry.game.read(&text).map_err(refuse)?;
        if header.seed.is_none() {
            return Err(Failure::Refused(words.text("cli-no-seed")));
        }
        entry.game.verify(&text).map_err(refuse)?;
        let recorded = || (0..usize::from(table.seats())).map(|seat| header.players.get(seat));
        let players = if self.seats.is_empty() {
            recorded().map(|name| name.map_or(Player::Person(None), |name| Player::recorded(name))).collect()
        } else {
            self.players(words, entry)?
        };
        if players.len() != usize::from(table.seats()) {
            let args =
                [("found", (players.len() as i64).into()), ("expected", i64::from(table.seats()).into())];
            return Err(Failure::Usage(words.fill("cli-fault-players", &args)));
        }
        Ok((entry, table, players))
    }
}

/// A table that is ready to be played at.
type Fresh = (GameEntry, Box<dyn AnyMatch>, Vec<Player>);

/// Asks which game to play, if there is more than one.
fn choose_game(words: &Words, terminal: &Terminal) -> Result<Option<GameEntry>, Failure> {
    if let [only] = GAMES {
        return Ok(Some(*only));
    }
    for (index, entry) in GAMES.iter().enumerate() {
        let tagline = words.text(&format!("{}-tagline", entry.game.id()));
        terminal.say(&format!("{:>5}  {}: {tagline}", index + 1, title(words, *entry)))?;
    }
    while let Some(line) =
        terminal.ask(&words.fill("cli-which-game", &[("count", (GAMES.len() as i64).into())]))?
    {
        let number = line.parse::<usize>().ok().and_then(|number| GAMES.get(number.checked_sub(1)?));
        let named = || {
            GAMES.iter().find(|entry| fold(&title(words, **entry)) == fold(&line) || entry.game.id() == line)
        };
        match number.or_else(named) {
            Some(entry) => return Ok(Some(*entry)),
            None => terminal.say(&words.text("cli-no-such-game"))?,
        }
    }
    Ok(None)
}

fn unknown_seat(words: &Words, word: &str) -> String {
    match word.strip_prefix("bot:") {
        Some(level) => unknown_bot(words, level),
        None => words.fill("cli-usage-seats", &[("word", word.into())]),
    }
}
