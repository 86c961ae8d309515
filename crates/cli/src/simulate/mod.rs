//! `tidetable simulate`: many games between bots, and how they went.

mod run;

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    time::Instant,
};

use clap::Args;
use serde::Serialize;
use serde_json::value::RawValue;
use tidetable_bots::{Level, arena::Spec};
use tidetable_catalog::visit;
use tidetable_kernel::Seat;
use tidetable_words::Words;

use self::run::{Outcome, Run};
use crate::{
    failure::Failure,
    figures::{decimal, whole},
    setup::{TableArguments, game, players},
};

#[derive(Args)]
pub(crate) struct Simulate {
    game: String,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "K", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    json: bool,
}

/// How a simulation went, as `--json` tells it.
#[derive(Serialize)]
struct Summary<'a> {
    game: &'a str,
    options: &'a RawValue,
    games: u64,
    seed: u64,
    seats: Vec<SeatSummary>,
    answers: Spread,
    seconds: f64,
}

#[derive(Serialize)]
struct SeatSummary {
    bot: String,
    /// Games in first place, alone or shared.
    wins: u64,
    points: Spread,
}

#[derive(Serialize, Clone, Copy)]
struct Spread {
    mean: f64,
    least: i64,
    most: i64,
}

impl Simulate {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let entry = game(words, &self.game)?;
        let seats = players(words, entry, self.players.or_else(|| self.seats_of_bots()))?;
        let line_up = self.line_up(words, seats)?;
        let options = self.table.options(words, entry, seats)?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(|error| Failure::file(words, folder, &error))?;
        }
        let begin = Instant::now();
        let run = Run { simulate: self, options: &options, line_up: &line_up, words };
        let outcomes = visit(&self.game, run).expect("the game was just found")?;
        let summary = self.summary(&options, &line_up, &outcomes, begin.elapsed().as_secs_f64());
        if self.json {
            let text = serde_json::to_string(&summary).expect("a summary is JSON");
            return Ok(writeln!(io::stdout().lock(), "{text}")?);
        }
        tell(words, &summary)
    }

    /// Several bots say how many sit at the table.
    fn seats_of_bots(&self) -> Option<u8> {
        u8::try_from(self.bots.len()).ok().filter(|count| *count > 1)
    }

    /// One bot for all, or one for each seat.
    fn line_up(&self, words: &Words, seats: u8) -> Result<Vec<Spec>, Failure> {
        let parse = |name: &String| name.strip_prefix("bot:").unwrap_or(name).parse::<Spec>().ok();
        // What thinks by the clock plays differently on every machine, which a simulation must not.
        let same_everywhere = |spec: &Spec| !matches!(spec, Spec::Milliseconds(..));
        let line_up: Option<Vec<Spec>> =
            self.bots.iter().map(|name| parse(name).filter(same_everywhere)).collect();
        let unknown = || Failure::Usage(unknown_bot(words, &self.bots.join(",")));
        let line_up = line_up.ok_or_else(unknown)?;
        match &line_up[..] {
            [one] => Ok(vec![one.clone(); usize::from(seats)]),
            _ if line_up.len() == usize::from(seats) => Ok(line_up),
            _ => {
                let args = [("bots", (line_up.len() as i64).into()), ("players", i64::from(seats).into())];
                Err(Failure::Usage(words.fill("cli-usage-bot-count", &args)))
            }
        }
    }

    fn summary<'a>(
        &'a self,
        options: &'a str,
        line_up: &[Spec],
        outcomes: &[Outcome],
        seconds: f64,
    ) -> Summary<'a> {
        let seat = |(index, spec): (usize, &Spec)| {
            let seat = Seat(index as u8);
            SeatSummary {
                bot: spec.to_string(),
                wins: outcomes.iter().filter(|outcome| outcome.standings.places[seat] == 1).count() as u64,
                points: spread(outcomes.iter().map(|outcome| i64::from(outcome.standings.points[seat]))),
            }
        };
        Summary {
            game: &self.game,
            options: serde_json::from_str(options).expect("options are JSON"),
            games: self.games,
            seed: self.seed,
            seats: line_up.iter().enumerate().map(seat).collect(),
            answers: spread(outcomes.iter().map(|outcome| outcome.answers)),
            seconds,
        }
    }
}

/// What is said about a bot that is not there.
pub(crate) fn unknown_bot(words: &Words, bot: &str) -> String {
    let levels: Vec<String> = Level::ALL.into_iter().map(|level| level.name().to_owned()).collect();
    words.fill("cli-usage-bot", &[("bot", bot.into()), ("bots", words.list(&levels).into())])
}

fn spread(numbers: impl Iterator<Item = i64> + Clone) -> Spread {
    let count = numbers.clone().count().max(1);
    Spread {
        mean: numbers.clone().sum::<i64>() as f64 / count as f64,
        least: numbers.clone().min().unwrap_or(0),
        most: numbers.max().unwrap_or(0),
    }
}

fn tell(words: &Words, summary: &Summary<'_>) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let args = [
        ("games", whole(words, summary.games).into()),
        ("answers", decimal(words, summary.answers.mean, 1).into()),
        ("least", summary.answers.least.into()),
        ("most", summary.answers.most.into()),
        ("seconds", decimal(words, summary.seconds, 1).into()),
    ];
    writeln!(out, "{}", words.fill("cli-simulate-games", &args))?;
    for (seat, row) in summary.seats.iter().enumerate() {
        let share = 100.0 * row.wins as f64 / summary.games.max(1) as f64;
        let args = [
            ("seat", ((seat + 1) as i64).into()),
            ("bot", row.bot.as_str().into()),
            ("wins", decimal(words, share, 1).into()),
            ("points", decimal(words, row.points.mean, 2).into()),
            ("least", row.points.least.into()),
            ("most", row.points.most.into()),
        ];
        writeln!(out, "{}", words.fill("cli-simulate-seat", &args))?;
    }
    Ok(())
}
