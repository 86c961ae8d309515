//! `tidetable bench`: how fast rules and search are, on one thread, by processor time.

mod playouts;
mod search;
#[cfg(feature = "yardstick")]
mod yardstick;

use std::{
    io::{self, Write},
    time::Duration,
};

use clap::Args;
use serde::Serialize;
use serde_json::{Value as JsonValue, value::RawValue};
use tidetable_catalog::{GAMES, GameEntry, visit};
use tidetable_words::{Value, Words};

use self::{
    playouts::{Measure, Speed},
    search::SearchSpeed,
};
use crate::{
    failure::Failure,
    figures::{decimal, whole},
    setup::{TableArguments, game, players, title},
};

#[derive(Args)]
pub(crate) struct Bench {
    game: Option<String>,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,
    #[arg(long)]
    yardstick: bool,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    json: bool,
}

/// Everything that was measured, as `--json` tells it.
#[derive(Serialize)]
struct Report {
    /// `cpu`, or `wall` where the system does not tell a thread's processor time.
    clock: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    yardstick: Option<YardstickRow>,
    games: Vec<Row>,
}

/// Random chess of the same run.
#[derive(Serialize)]
struct YardstickRow {
    name: &'static str,
    moves_per_second: f64,
}

/// One game with one set of options.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    options: Box<RawValue>,
    state_bytes: usize,
    action_bytes: usize,
    decisions_per_game: f64,
    answers_per_decision: f64,
    /// Every legal answer is listed at every decision.
    listed: Speed,
    /// A random legal answer is picked the way search does it.
    sampled: Speed,
    /// How many worlds search imagines.
    search: SearchSpeed,
}

impl Bench {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let seconds = Duration::try_from_secs_f64(self.seconds).ok().filter(|time| !time.is_zero());
        let time = seconds.ok_or_else(|| Failure::Usage(words.text("cli-usage-seconds")))?;
        let entries = match &self.game {
            Some(id) => vec![game(words, id)?],
            None => GAMES.to_vec(),
        };
        let yardstick = if self.yardstick { Some(yardstick(words, time)?) } else { None };
        let mut report = Report { clock: playouts::clock(), yardstick, games: Vec::new() };
        for entry in entries {
            for options in self.option_sets(words, entry)? {
                let measure = Measure { options: &options, time };
                let row = visit(entry.game.id(), measure).expect("the game was just found");
                report.games.push(row.map_err(Failure::Usage)?);
            }
        }
        if self.json {
            let text = serde_json::to_string(&report).expect("a report is JSON");
            return Ok(writeln!(io::stdout().lock(), "{text}")?);
        }
        tell(words, &report)
    }

    /// The table of the command line; with no choice made, the game's first switch is measured both ways.
    fn option_sets(&self, words: &Words, entry: GameEntry) -> Result<Vec<String>, Failure> {
        let seats = players(words, entry, self.players)?;
        let plain = self.table.options(words, entry, seats)?;
        let Some(field) = entry.game.fields().first().filter(|_| self.table.set.is_empty()) else {
            return Ok(vec![plain]);
        };
        let sets = crate::setup::values(field).into_iter().map(|value| {
            let mut table = self.table.clone();
            table.set.push(format!("{}={value}", field.name));
            table.options(words, entry, seats)
        });
        sets.collect()
    }
}

#[cfg(feature = "yardstick")]
fn yardstick(_: &Words, time: Duration) -> Result<YardstickRow, Failure> {
    Ok(yardstick::measure(time))
}

#[cfg(not(feature = "yardstick"))]
fn yardstick(words: &Words, _: Duration) -> Result<YardstickRow, Failure> {
    Err(Failure::Usage(words.text("cli-bench-no-yardstick")))
}

fn tell(words: &Words, report: &Report) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words.text(&format!("cli-bench-clock-{}", report.clock)))?;
    let rounded = |number: f64| Value::Text(whole(words, number.round() as u64));
    match &report.yardstick {
        Some(row) => {
            let args = [("name", row.name.into()), ("moves", rounded(row.moves_per_second))];
            writeln!(out, "{}", words.fill("cli-bench-yardstick", &args))?;
        }
        None => writeln!(out, "{}", words.text("cli-bench-yardstick-hint"))?,
    }
    for row in &report.games {
        let entry = game(words, row.game)?;
        writeln!(out, "\n{} {}", title(words, entry), choices(entry, &row.options))?;
        let args = [
            ("state", Value::Number(row.state_bytes as i64)),
            ("action", Value::Number(row.action_bytes as i64)),
            ("decisions", decimal(words, row.decisions_per_game, 1).into()),
            ("answers", decimal(words, row.answers_per_decision, 1).into()),
        ];
        writeln!(out, "  {}", words.fill("cli-bench-sizes", &args))?;
        for (key, speed) in [("cli-bench-listed", row.listed), ("cli-bench-sampled", row.sampled)] {
            let args = [
                ("decisions", rounded(speed.decisions_per_second)),
                ("games", rounded(speed.games_per_second)),
            ];
            write!(out, "  {}", words.fill(key, &args))?;
            if let Some(yardstick) = &report.yardstick {
                let share = speed.decisions_per_second / yardstick.moves_per_second;
                write!(
                    out,
                    " {}",
                    words.fill("cli-bench-share", &[("share", decimal(words, share, 2).into())])
                )?;
            }
            writeln!(out)?;
        }
        for (key, worlds) in row.search.rows() {
            let args = [("guided", rounded(worlds.guided)), ("plain", rounded(worlds.plain))];
            writeln!(out, "  {}", words.fill(key, &args))?;
        }
    }
    Ok(())
}

/// The options in short: seats and choices, without the name of the edition.
fn choices(entry: GameEntry, options: &RawValue) -> String {
    let options: JsonValue = serde_json::from_str(options.get()).expect("options are JSON");
    let names = std::iter::once("seats").chain(entry.game.fields().iter().map(|field| field.name));
    names
        .map(|name| format!("{name}={}", options[name].to_string().trim_matches('"')))
        .collect::<Vec<_>>()
        .join(" ")
}
