//! Running the program and looking at what it says.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What the program said and how it ended.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Told {
    /// The one line of JSON on the standard output.
    pub(crate) fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "{self:?}");
        serde_json::from_str(&self.out).unwrap()
    }

    /// Asserts that it succeeded without a complaint.
    pub(crate) fn done(self) -> Told {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// Asserts that it ended with that code and one plain sentence.
    pub(crate) fn failed(self, code: i32) -> Told {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.starts_with("tidetable: "), "{self:?}");
        self
    }
}

/// Runs the program with nothing to read.
pub(crate) fn run(arguments: &[&str]) -> Told {
    typed(arguments, "")
}

/// Runs the program and types those lines.
pub(crate) fn typed(arguments: &[&str], input: &str) -> Told {
    let mut child = program(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A game may end before everything is read; then nobody listens any more, which is fine.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    Told {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The program with pipes for everything, in English unless told otherwise.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tidetable"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Every game with its smallest number of seats.
pub(crate) fn games() -> Vec<(String, u64)> {
    let rows = run(&["games", "--json"]).done().json();
    let row = |row: &Value| (row["id"].as_str().unwrap().to_owned(), row["seats"][0].as_u64().unwrap());
    let games: Vec<_> = rows.as_array().unwrap().iter().map(row).collect();
    assert!(!games.is_empty());
    games
}

/// Records a game between random bots and gives the file.
pub(crate) fn recorded(folder: &Path, game: &str, seed: u64) -> String {
    let number = seed.to_string();
    let folder = folder.to_str().unwrap();
    run(&["simulate", game, "--games", "1", "--seed", &number, "--records", folder]).done();
    format!("{folder}/{game}-{number}.jsonl")
}
