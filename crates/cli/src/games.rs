//! `tidetable games`: what can be played here.

use std::io::{self, Write};

use clap::Args;
use serde::Serialize;
use tidetable_catalog::{GAMES, GameEntry};
use tidetable_kernel::Field;
use tidetable_words::Words;

use crate::{
    failure::Failure,
    setup::{title, values},
};

#[derive(Args)]
pub(crate) struct Games {
    #[arg(long)]
    json: bool,
}

/// A game as `--json` tells it.
#[derive(Serialize)]
struct GameRow {
    id: &'static str,
    title: String,
    tagline: String,
    seats: Vec<u8>,
    rules: u32,
    options: Vec<FieldRow>,
}

#[derive(Serialize)]
struct FieldRow {
    name: &'static str,
    label: String,
    values: Vec<&'static str>,
}

impl Games {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let rows: Vec<GameRow> = GAMES.iter().map(|entry| row(words, *entry)).collect();
        let mut out = io::stdout().lock();
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::to_string(&rows).expect("rows are JSON"))?);
        }
        for row in &rows {
            write_row(&mut out, words, row)?;
        }
        Ok(writeln!(out, "{}", words.text("cli-games-hint"))?)
    }
}

fn row(words: &Words, entry: GameEntry) -> GameRow {
    let id = entry.game.id();
    let field = |field: &Field| FieldRow {
        name: field.name,
        label: words.text(&format!("{id}-option-{}", field.name)),
        values: values(field),
    };
    GameRow {
        id,
        title: title(words, entry),
        tagline: words.text(&format!("{id}-tagline")),
        seats: entry.game.seats().collect(),
        rules: entry.game.rules(),
        options: entry.game.fields().iter().map(field).collect(),
    }
}

fn write_row(out: &mut impl Write, words: &Words, row: &GameRow) -> io::Result<()> {
    let seats: Vec<String> = row.seats.iter().map(u8::to_string).collect();
    let seats = words.fill("cli-games-seats", &[("seats", words.list(&seats).into())]);
    writeln!(out, "{} ({}): {} {seats}", row.title, row.id, row.tagline)?;
    for field in &row.options {
        writeln!(out, "  --set {}={}  {}", field.name, field.values.join("|"), field.label)?;
    }
    writeln!(out)
}
