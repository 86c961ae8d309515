//! `tidetable verify`: whether a record is what it says it is.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use serde::Serialize;
use tidetable_catalog::{GameEntry, of_record};
use tidetable_table::{RecordError, RecordFault, Verdict};
use tidetable_words::{Value, Words};

use crate::{
    failure::{Failure, fault_sentence},
    setup::ComponentArguments,
};

#[derive(Args)]
pub(crate) struct Verify {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    components: ComponentArguments,
    #[arg(long)]
    json: bool,
}

/// What `--json` tells about a record that does not hold.
#[derive(Serialize)]
struct Unsound {
    sound: bool,
    line: usize,
    reason: String,
}

/// What `--json` tells about a record that holds.
#[derive(Serialize)]
struct Sound<'a> {
    sound: bool,
    game: &'a str,
    #[serde(flatten)]
    verdict: &'a Verdict,
}

impl Verify {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let verdict = self.verdict(words)?;
        let mut out = io::stdout().lock();
        match &verdict {
            Ok((entry, verdict)) if self.json => {
                let sound = Sound { sound: true, game: entry.game.id(), verdict };
                writeln!(out, "{}", serde_json::to_string(&sound).expect("a verdict is JSON"))?;
            }
            Ok((_, verdict)) => writeln!(out, "{}", sentence(words, verdict))?,
            Err(error) if self.json => {
                let reason = fault_sentence(words, &error.fault);
                let unsound = Unsound { sound: false, line: error.line, reason };
                writeln!(out, "{}", serde_json::to_string(&unsound).expect("a verdict is JSON"))?;
            }
            Err(_) => (),
        }
        verdict.map(|_| ()).map_err(|error| Failure::record(words, &self.file, &error))
    }

    fn verdict(&self, words: &Words) -> Result<Result<(GameEntry, Verdict), RecordError>, Failure> {
        let text = match read(words, &self.file)? {
            Ok(text) => text,
            Err(error) => return Ok(Err(error)),
        };
        let entry = match of_record(&text) {
            Ok(entry) => entry,
            Err(error) => return Ok(Err(error)),
        };
        self.components.load(words, entry)?;
        Ok(entry.game.verify(&text).map(|verdict| (entry, verdict)))
    }
}

/// The text of a record; what is not text at all is a fault of the record, told with its line.
pub(crate) fn read(words: &Words, path: &Path) -> Result<Result<String, RecordError>, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::file(words, path, &error))?;
    Ok(String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        RecordError { line, fault: RecordFault::Unreadable(words.text("cli-fault-not-text")) }
    }))
}

fn sentence(words: &Words, verdict: &Verdict) -> String {
    let args =
        [("steps", Value::Number(verdict.steps as i64)), ("draws", Value::Number(verdict.draws as i64))];
    let steps = words.fill("cli-verify-steps", &args);
    let draws = match (verdict.draws, verdict.draws_verified) {
        (0, _) => String::new(),
        (_, true) => words.fill("cli-verify-draws", &args),
        (_, false) => words.fill("cli-verify-draws-untold", &args),
    };
    let result = match verdict.result {
        Some(_) => words.text("cli-verify-finished"),
        None => words.text("cli-verify-running"),
    };
    [steps, draws, result].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}
