//! How a command ends when it does not succeed.

use std::{fmt::Display, io, path::Path, process::ExitCode};

use tidetable_bots::{arena::LedgerError, external::ExternalError};
use tidetable_kernel::Seat;
use tidetable_table::{RecordError, RecordFault};
use tidetable_words::{Value, Words};

/// How a command ends when it does not succeed: one plain sentence, and a kind that decides the exit code.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A rule or a check says no.
    Refused(String),
    /// The command line does not make sense.
    Usage(String),
    /// A file or the terminal cannot be read or written.
    File(String),
    /// A game was left before its end because its input ended.
    Unfinished(String),
    /// Whoever read our output has gone away: nobody is left to be told anything.
    Unread,
}

impl Failure {
    /// Tells the sentence on the standard error and gives the exit code that `docs/cli.md` promises.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        let (code, sentence) = match self {
            Failure::Refused(sentence) => (1, sentence),
            Failure::Usage(sentence) => (2, sentence),
            Failure::File(sentence) => (3, sentence),
            Failure::Unfinished(sentence) => (4, sentence),
            Failure::Unread => return ExitCode::SUCCESS,
        };
        eprintln!("{}", words.fill("cli-error", &[("sentence", sentence.as_str().into())]));
        ExitCode::from(code)
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(words: &Words, path: &Path, reason: &dyn Display) -> Failure {
        let args = [("file", path.display().to_string().into()), ("reason", reason.to_string().into())];
        Failure::File(words.fill("cli-no-file", &args))
    }

    /// A program that plays for somebody and cannot be played with.
    pub(crate) fn bot(words: &Words, error: &ExternalError) -> Failure {
        Failure::Refused(words.fill("cli-bot-failed", &[("reason", error.to_string().into())]))
    }

    /// A saved contest that cannot be read or played on.
    pub(crate) fn contest(words: &Words, path: &Path, error: &LedgerError) -> Failure {
        let file = || ("file", path.display().to_string().into());
        Failure::Refused(match error {
            LedgerError::File(error) => return Failure::file(words, path, error),
            LedgerError::Busy => return Failure::file(words, path, &words.text("cli-contest-busy")),
            LedgerError::Foreign => words.fill("cli-no-contest", &[file()]),
            LedgerError::Format(format) => {
                words.fill("cli-contest-format", &[file(), ("format", i64::from(*format).into())])
            }
            LedgerError::Other(difference) => {
                let args = [
                    file(),
                    ("field", difference.field.as_str().into()),
                    ("kept", difference.kept.as_str().into()),
                    ("wanted", difference.wanted.as_str().into()),
                ];
                words.fill("cli-other-contest", &args)
            }
            LedgerError::Line(line) => {
                let reason = ("reason", words.text("cli-contest-line").into());
                words.fill("cli-no-record", &[file(), ("line", Value::Number(*line as i64)), reason])
            }
        })
    }

    /// A record that is refused.
    pub(crate) fn record(words: &Words, path: &Path, error: &RecordError) -> Failure {
        Failure::Refused(record_sentence(words, path, error))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::File(error.to_string()),
        }
    }
}

/// What is wrong with a record: the file, the line and the reason.
fn record_sentence(words: &Words, path: &Path, error: &RecordError) -> String {
    let args = [
        ("file", path.display().to_string().into()),
        ("line", Value::Number(error.line as i64)),
        ("reason", fault_sentence(words, &error.fault).into()),
    ];
    words.fill("cli-no-record", &args)
}

/// What is wrong with a line of a record, as the end of a sentence.
pub(crate) fn fault_sentence(words: &Words, fault: &RecordFault) -> String {
    let text = |key: &str| words.text(key);
    let with = |key: &str, name: &str, value: Value| words.fill(key, &[(name, value)]);
    match fault {
        RecordFault::Empty => text("cli-fault-empty"),
        RecordFault::Unreadable(reason) => with("cli-fault-unreadable", "reason", reason.as_str().into()),
        RecordFault::Foreign => text("cli-fault-foreign"),
        RecordFault::Format(format) => with("cli-fault-format", "format", format.to_string().into()),
        RecordFault::OtherGame { found, .. } | RecordFault::UnknownGame(found) => {
            with("cli-fault-unknown-game", "game", found.as_str().into())
        }
        RecordFault::Rules { found, expected } => {
            let args = [("found", found.to_string().into()), ("expected", expected.to_string().into())];
            words.fill("cli-fault-rules", &args)
        }
        RecordFault::Edition(id) => with("cli-fault-edition", "edition", id.to_string().into()),
        RecordFault::Options(error) => with("cli-fault-options", "reason", error.to_string().into()),
        RecordFault::Players { found, expected } => {
            let args = [("found", Value::Number(*found as i64)), ("expected", i64::from(*expected).into())];
            words.fill("cli-fault-players", &args)
        }
        RecordFault::NotAwaited => text("cli-fault-not-awaited"),
        RecordFault::Refused { phrase, section } => {
            let seat_name = |seat: Seat| with("cli-name-person", "seat", seat.to_string().into());
            let args = [("refusal", words.say(phrase, &seat_name).into()), ("section", (*section).into())];
            words.fill("cli-fault-refused", &args)
        }
        RecordFault::NoDrawDue => text("cli-fault-no-draw-due"),
        RecordFault::ImpossibleDraw => text("cli-fault-impossible-draw"),
        RecordFault::OtherDraw => text("cli-fault-other-draw"),
        RecordFault::OtherSeed => text("cli-fault-other-seed"),
        RecordFault::OtherResult => text("cli-fault-other-result"),
        RecordFault::EarlyResult => text("cli-fault-early-result"),
    }
}
