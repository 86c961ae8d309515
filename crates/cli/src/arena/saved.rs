//! Saved contests as rows of a table, each with the command that plays it again.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use serde::Serialize;
use serde_json::Value as JsonValue;
use tidetable_bots::arena::{ContestantReport, Header, Ledger, Report};
use tidetable_catalog::GameEntry;
use tidetable_words::Words;

use crate::{
    failure::Failure,
    figures::{decimal, milliseconds, percent, whole},
    setup::{game, title},
};

/// A saved contest, as `--json` tells it.
#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    report: Report,
    program: String,
    rules: u32,
    options: JsonValue,
    line_up: Vec<String>,
    seed: u64,
    command: String,
}

/// Tells saved contests, one row each.
pub(super) fn tell(words: &Words, paths: &[PathBuf], json: bool) -> Result<(), Failure> {
    let mut rows = Vec::new();
    for path in paths {
        let read = Ledger::read(path);
        let (header, entries) = read.map_err(|error| Failure::contest(words, path, &error))?;
        let report = Report::new(&header, entries);
        let command = command(game(words, &header.game)?, &header, report.games);
        let Header { program, rules, options, line_up, seed, .. } = header;
        rows.push(Row { report, program, rules, options, line_up, seed, command });
    }
    let mut out = io::stdout().lock();
    if json {
        let text = serde_json::to_string(&rows).expect("rows are JSON");
        return Ok(writeln!(out, "{text}")?);
    }
    let head = words.text("cli-arena-table-head");
    let rule = "|---".repeat(head.matches('|').count().saturating_sub(1));
    writeln!(out, "{head}\n{rule}|")?;
    for row in &rows {
        writeln!(out, "{}", in_markdown(words, row)?)?;
    }
    Ok(())
}

fn in_markdown(words: &Words, row: &Row) -> Result<String, Failure> {
    let entry = game(words, &row.report.game)?;
    let seats = row.report.seats;
    let choices = choices(entry, &row.options, seats).join(", ");
    let [first, ..] = &row.report.contestants[..] else { return Ok(String::new()) };
    let points = |it: &ContestantReport| {
        format!("{} ± {}", decimal(words, it.points.mean, 1), decimal(words, it.points.margin, 1))
    };
    let thought = |it: &ContestantReport| milliseconds(words, it.decision_ms);
    let each = |told: &dyn Fn(&ContestantReport) -> String| {
        row.report.contestants.iter().map(told).collect::<Vec<_>>().join(" / ")
    };
    let args = [
        ("game", title(words, entry).into()),
        ("seats", (seats as i64).into()),
        ("options", if choices.is_empty() { "–".to_owned() } else { choices }.into()),
        ("games", whole(words, row.report.games as u64).into()),
        ("bots", in_cell(&row.line_up.join(", ")).into()),
        ("wins", percent(words, first.win_share.mean).into()),
        ("low", percent(words, first.win_share.low()).into()),
        ("high", percent(words, first.win_share.high()).into()),
        ("points", each(&points).into()),
        ("milliseconds", each(&thought).into()),
        ("command", in_cell(&row.command).into()),
    ];
    Ok(words.fill("cli-arena-table-row", &args))
}

/// The choices that are not those of a table nobody has set up, as they are typed.
fn choices(entry: GameEntry, options: &JsonValue, seats: usize) -> Vec<String> {
    let usual = entry.game.options(seats.try_into().unwrap_or(u8::MAX));
    let usual: JsonValue = serde_json::from_str(usual.get()).expect("options are JSON");
    let names = entry.game.fields().iter().map(|field| field.name).chain(["edition"]);
    names
        .filter(|name| options[name] != usual[name])
        .map(|name| format!("{name}={}", options[name].to_string().trim_matches('"')))
        .collect()
}

/// The command that plays so many games of the same contest.
fn command(entry: GameEntry, header: &Header, games: usize) -> String {
    let mut bots = header.line_up.clone();
    // The last one named sits in all seats that are left.
    while bots.len() > 1 && bots[bots.len() - 2] == bots[bots.len() - 1] {
        bots.pop();
    }
    let mut command = format!("tidetable arena {}", header.game);
    if bots.len() != header.seats || bots.len() == 1 {
        command += &format!(" --players {}", header.seats);
    }
    for choice in choices(entry, &header.options, header.seats) {
        match choice.strip_prefix("edition=") {
            // Only its name is known here.
            Some(_) => command += " --edition FILE",
            None => command += &format!(" --set {choice}"),
        }
    }
    let bots = bots.join(",");
    let quote = if bots.contains(' ') { "\"" } else { "" };
    command += &format!(" --bots {quote}{bots}{quote} --games {games}");
    if header.seed != 1 {
        command += &format!(" --seed {}", header.seed);
    }
    command
}

/// A text that does not end its cell.
fn in_cell(text: &str) -> String {
    text.replace('|', "\\|").replace(['\n', '\r'], " ")
}
