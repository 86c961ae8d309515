//! `tidetable tune`: fits what an opponent looks at, by self-play, and writes the weights.

use std::{
    cell::Cell,
    fs,
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use tidetable_bots::{
    Habits, Insight, Lore, TableLore,
    arena::{Climb, Tuning},
};
use tidetable_catalog::{Visitor, visit};
use tidetable_kernel::{Census, GameOptions};
use tidetable_words::Words;

use crate::{
    failure::Failure,
    figures::{decimal, whole},
    progress::progress_bar,
    setup::{game, players},
};

#[derive(Args)]
pub(crate) struct Tune {
    game: String,
    #[arg(long, value_name = "K", default_value_t = 400)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 4)]
    rounds: u64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    worlds: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, conflicts_with = "worlds")]
    habits: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Tune {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let entry = game(words, &self.game)?;
        if self.players.is_some() {
            players(words, entry, self.players)?;
        }
        let lore = visit(&self.game, Run { tune: self, words }).expect("the game was just found")?;
        let text = serde_json::to_string_pretty(&lore).expect("weights are JSON") + "\n";
        match &self.out {
            Some(path) => fs::write(path, text).map_err(|error| Failure::file(words, path, &error)),
            None => Ok(write!(io::stdout().lock(), "{text}")?),
        }
    }

    /// What was typed, as far as it decides what comes out.
    fn command(&self) -> String {
        let Tune { game, games, rounds, seed, .. } = self;
        let mut command = format!("tidetable tune {game} --games {games} --rounds {rounds} --seed {seed}");
        if self.habits {
            command += " --habits";
        } else if self.worlds > 0 {
            command += &format!(" --worlds {}", self.worlds);
        }
        command.extend(self.players.map(|players| format!(" --players {players}")));
        command
    }
}

struct Run<'a> {
    tune: &'a Tune,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<Lore, Failure>;

    fn visit<G: Insight + Census>(self) -> Self::Output {
        let (lore, command) = (G::lore().clone(), self.tune.command());
        if self.tune.habits {
            let habits = Habits { command, values: self.habits::<G>()? };
            return Ok(Lore { habits, ..lore });
        }
        Ok(Lore { command, tables: self.tables::<G>()?, ..lore })
    }
}

impl Run<'_> {
    /// Fits what is looked at, for every table size that is wanted.
    fn tables<G: Insight + Census>(&self) -> Result<Vec<TableLore>, Failure> {
        let Tune { games, rounds, worlds, seed, .. } = *self.tune;
        let (games, rounds) = (games.max(1), rounds.max(1));
        let sizes = G::SEATS.filter(|&seats| self.tune.players.is_none_or(|players| players == seats));
        let bar = progress_bar(games * rounds * sizes.clone().count() as u64);
        let mut tables = Vec::new();
        for seats in sizes {
            let options = G::fitted_to().into_iter().map(|options| options.with_seats(seats)).collect();
            let table = Tuning { options, games, rounds, worlds, seed }.run::<G>(&|| bar.inc(1));
            let args = [
                ("seats", i64::from(seats).into()),
                ("games", whole(self.words, table.games).into()),
                ("explained", decimal(self.words, f64::from(table.explained) * 100.0, 1).into()),
            ];
            bar.suspend(|| writeln!(io::stderr(), "{}", self.words.fill("cli-tune-table", &args)))?;
            tables.push(table);
        }
        bar.finish_and_clear();
        Ok(tables)
    }

    /// Fits what quick answers go by, at the smallest table unless another one is wanted.
    fn habits<G: Insight + Census>(&self) -> Result<Vec<(String, f32)>, Failure> {
        if G::HABITS.is_empty() {
            return Err(Failure::Usage(self.words.text("cli-tune-no-habits")));
        }
        let Tune { games, rounds, seed, .. } = *self.tune;
        let options = G::Options::default().with_seats(self.tune.players.unwrap_or(*G::SEATS.start()));
        let bar = progress_bar(rounds);
        let kept = Cell::new(0_u32);
        let tried = |keep| {
            kept.set(kept.get() + u32::from(keep));
            bar.inc(1);
        };
        let habits = Climb { options, games: games.max(1), rounds, seed }.run::<G>(&tried);
        bar.finish_and_clear();
        let args = [("kept", i64::from(kept.get()).into()), ("tried", whole(self.words, rounds).into())];
        writeln!(io::stderr(), "{}", self.words.fill("cli-tune-habits", &args))?;
        Ok(habits.values)
    }
}
