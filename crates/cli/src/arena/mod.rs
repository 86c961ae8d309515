//! `tidetable arena`: a contest between opponents, the same deals from every seat.

mod contest;
mod saved;

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use tidetable_bots::arena::{Report, Spec};
use tidetable_catalog::visit;
use tidetable_words::Words;

use self::contest::Run;
use crate::{
    failure::Failure,
    figures::{decimal, milliseconds, percent, whole},
    setup::{TableArguments, game, players},
};

#[derive(Args)]
pub(crate) struct Arena {
    #[arg(required_unless_present = "saved")]
    game: Option<String>,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required_unless_present = "saved")]
    bots: Vec<String>,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "K", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(
        long = "table",
        value_name = "FILE",
        num_args = 1..,
        conflicts_with_all = ["game", "bots", "players", "games", "minutes", "seed", "threads", "save", "html", "set", "edition"],
    )]
    saved: Vec<PathBuf>,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let Some(id) = &self.game else { return saved::tell(words, &self.saved, self.json) };
        let entry = game(words, id)?;
        let named = u8::try_from(self.bots.len()).ok().filter(|count| *count > 1);
        let seats = players(words, entry, self.players.or(named))?;
        let line_up = self.line_up(words, seats)?;
        let options = self.table.options(words, entry, seats)?;
        let run = Run { arena: self, line_up, options: &options, limit: self.limit(words)?, words };
        let report = visit(id, run).expect("the game was just found")?;
        if let Some(path) = &self.html {
            fs::write(path, report.to_html()).map_err(|error| Failure::file(words, path, &error))?;
        }
        if self.json {
            let text = serde_json::to_string(&report).expect("a report is JSON");
            return Ok(writeln!(io::stdout().lock(), "{text}")?);
        }
        tell(words, &report)
    }

    /// How long new games may begin, if not for ever.
    fn limit(&self, words: &Words) -> Result<Option<Duration>, Failure> {
        let Some(minutes) = self.minutes else { return Ok(None) };
        let limit = Duration::try_from_secs_f64(60.0 * minutes).ok().filter(|limit| !limit.is_zero());
        limit.map(Some).ok_or_else(|| Failure::Usage(words.text("cli-usage-minutes")))
    }

    /// One contestant for each seat; the last named sits in all seats that are left.
    fn line_up(&self, words: &Words, seats: u8) -> Result<Vec<Spec>, Failure> {
        let mut line_up = Vec::new();
        for name in &self.bots {
            let unknown = |_| words.fill("cli-usage-contestant", &[("bot", name.as_str().into())]);
            line_up.push(name.parse().map_err(unknown).map_err(Failure::Usage)?);
        }
        if line_up.len() > usize::from(seats) {
            let args = [("bots", (line_up.len() as i64).into()), ("players", i64::from(seats).into())];
            return Err(Failure::Usage(words.fill("cli-usage-bot-count", &args)));
        }
        let last = line_up.last().cloned().expect("the argument is required");
        line_up.resize(usize::from(seats), last);
        Ok(line_up)
    }
}

fn tell(words: &Words, report: &Report) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let args = [("games", whole(words, report.games as u64).into()), ("seats", (report.seats as i64).into())];
    writeln!(out, "{}", words.fill("cli-arena-games", &args))?;
    if report.left_out > 0 {
        let args = [("games", (report.left_out as i64).into())];
        writeln!(out, "{}", words.fill("cli-arena-left-out", &args))?;
    }
    for contestant in report.contestants.iter().filter(|_| report.games > 0) {
        let args = [
            ("bot", contestant.name.as_str().into()),
            ("wins", percent(words, contestant.win_share.mean).into()),
            ("low", percent(words, contestant.win_share.low()).into()),
            ("high", percent(words, contestant.win_share.high()).into()),
            ("points", decimal(words, contestant.points.mean, 1).into()),
            ("margin", decimal(words, contestant.points.margin, 1).into()),
            ("rating", decimal(words, contestant.rating, 1).into()),
            ("milliseconds", milliseconds(words, contestant.decision_ms).into()),
        ];
        writeln!(out, "{}", words.fill("cli-arena-contestant", &args))?;
    }
    // At a table of two, whoever is ahead has won.
    for (index, contestant) in
        report.contestants.iter().enumerate().filter(|_| report.seats > 2 && report.games > 0)
    {
        let others = report.contestants.iter().zip(&contestant.ahead_of).skip(index + 1);
        for (other, &ahead) in others.filter_map(|(other, ahead)| Some((other, ahead.as_ref()?))) {
            let args = [
                ("bot", contestant.name.as_str().into()),
                ("other", other.name.as_str().into()),
                ("share", percent(words, ahead.mean).into()),
                ("low", percent(words, ahead.low()).into()),
                ("high", percent(words, ahead.high()).into()),
            ];
            writeln!(out, "{}", words.fill("cli-arena-ahead", &args))?;
        }
    }
    Ok(())
}
