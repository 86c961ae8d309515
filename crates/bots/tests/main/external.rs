//! Programs of somebody else's: what is said to them, and what happens when they misbehave.
//!
//! The programs are a few lines of the system's shell each, so nothing is tested where there is none.

#![cfg(unix)]

use std::{io, ops::ControlFlow, path::PathBuf, process, time::Instant};

use serde_json::Value;
use tempfile::TempDir;
use tidetable_bots::{
    arena::{Clocks, Contest, ContestError, Entry, Spec},
    external::{Command, External, ExternalError, Fault, LINE_BYTES, NewGame},
};
use tidetable_kernel::{Game, GameOptions, Seat};
use tidetable_perladora::Perladora;
use tidetable_table::Json;

/// Greets, and then does what the test is about.
const GREETING: &str = "read hello; echo '{\"hello\":{\"protocol\":1}}'\n";
/// Answers every question with the first legal answer: the list begins with it, and no answer holds a comma here.
const FIRST: &str = r#"while read -r line; do case "$line" in
  '{"legal":['*) first=${line#*\[}; first=${first%%,*}; first=${first%%]*};;
  '{"go":'*) id=${line#*\"id\":}; echo "{\"best\":{\"id\":${id%%,*},\"action\":$first}}";;
esac; done"#;

struct Script {
    folder: TempDir,
    command: Command,
}

impl Script {
    fn new(text: &str) -> Script {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bot.sh");
        std::fs::write(&path, text).unwrap();
        let words = vec!["sh".to_owned(), path.to_str().unwrap().to_owned()];
        Script { folder, command: Command::new(words, 100).unwrap() }
    }

    /// One that greets first.
    fn polite(rest: &str) -> Script {
        Script::new(&format!("{GREETING}{rest}"))
    }

    fn start(&self) -> Result<External, ExternalError> {
        External::start("tester", &self.command)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// What is wrong with its answer to a question.
    fn fault(&self) -> (Fault, String) {
        let mut program = self.start().unwrap();
        program.new_game(new_game());
        let error = program.choose(json("{}"), &json(r#"["one","two"]"#)).unwrap_err();
        (error.fault.clone(), error.to_string())
    }
}

fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap()
}

fn new_game() -> NewGame {
    NewGame { game: "perladora".to_owned(), rules: 1, options: json("{}"), seats: 2, seat: Seat(1) }
}

#[test]
fn a_program_is_told_its_view_and_its_answers_and_gives_one_of_them() {
    // It writes down what it is told before it answers: whoever starts it ends it right after the last answer.
    let noting = FIRST.replacen("do case", r#"do printf '%s\n' "$line" >> told; case"#, 1);
    let script = Script::polite(&format!("cd \"$(dirname \"$0\")\"\n{noting}"));
    let mut program = script.start().unwrap();
    program.new_game(new_game());
    for question in [r#"["one","two"]"#, r#"["three"]"#] {
        let answer = program.choose(json(r#"{"seen":1}"#), &json(question)).unwrap();
        assert!(question.contains(answer.get()));
    }
    drop(program);
    let told = std::fs::read_to_string(script.file("told")).unwrap();
    let verbs: Vec<String> = told
        .lines()
        .map(|line| {
            let line: serde_json::Map<String, Value> = serde_json::from_str(line).unwrap();
            line.keys().next().unwrap().clone()
        })
        .collect();
    assert_eq!(verbs, ["newgame", "view", "legal", "go", "view", "legal", "go"]);
    assert!(told.lines().any(|line| line == r#"{"view":{"seen":1}}"#), "{told}");
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let command = Command::new(vec!["./no-such-bot".to_owned()], 100).unwrap();
    let error = External::start("tester", &command).err().unwrap();
    assert!(matches!(error.fault, Fault::NotStarted(_)), "{error}");
    assert!(error.to_string().starts_with("the bot tester cannot be started: "), "{error}");
}

#[test]
fn a_program_that_ends_is_quoted_with_its_last_words() {
    let (fault, told) = Script::polite("read game; echo 'lost my way' >&2; exit 3").fault();
    let Fault::Ended { status, last_words } = fault else { panic!("{told}") };
    assert!(status.contains('3'), "{status}");
    assert_eq!(last_words.as_deref(), Some("lost my way"));
    let error = Script::new("exit 0").start().err().unwrap();
    assert!(matches!(error.fault, Fault::Ended { .. }), "{error}");
}

#[test]
fn a_silent_program_is_not_waited_for_even_if_it_never_reads() {
    let begin = Instant::now();
    let script = Script::polite("exec sleep 600");
    let mut program = script.start().unwrap();
    program.new_game(new_game());
    // More than a pipe holds, so that whoever writes to it would wait.
    let view = json(&format!("\"{}\"", "x".repeat(1 << 20)));
    let error = program.choose(view, &json(r#"["one"]"#)).unwrap_err();
    assert!(matches!(error.fault, Fault::Silent { verb: "go", .. }), "{error}");
    drop(program);
    assert!(begin.elapsed().as_secs() < 60, "it was waited for");
}

#[test]
fn a_lying_program_is_told_apart_from_one_that_answers() {
    let liar =
        |answer: &str| Script::polite(&format!("read game; read view; read legal; read go; echo '{answer}'"));
    let (fault, told) = liar(r#"{"best":{"id":1,"action":"three"}}"#).fault();
    assert_eq!(fault, Fault::Illegal { said: "\"three\"".to_owned(), legal: 2 }, "{told}");
    let (fault, told) = liar(r#"{"best":{"id":7,"action":"one"}}"#).fault();
    assert_eq!(fault, Fault::OtherQuestion { answered: 7, asked: 1 }, "{told}");
    for nonsense in ["one", "{}", "[1", r#"{"hello":{"protocol":1}}"#, r#"{"best":"one"}"#, ""] {
        let (fault, told) = liar(nonsense).fault();
        assert!(matches!(fault, Fault::Unreadable { expected: "best", .. }), "{nonsense}: {told}");
        assert!(told.contains(nonsense), "{told}");
    }
}

#[test]
fn a_program_that_speaks_otherwise_is_not_played_with() {
    let greeting = |text: &str| Script::new(&format!("echo '{text}'")).start().err().unwrap().fault;
    assert_eq!(greeting(r#"{"hello":{"protocol":2}}"#), Fault::Protocol(2));
    assert!(matches!(greeting("good morning"), Fault::Unreadable { expected: "hello", .. }));
}

#[test]
fn a_babbling_program_is_cut_short() {
    let (fault, told) = Script::polite("exec yes | tr -d '\\n'").fault();
    assert!(matches!(fault, Fault::TooLong { .. }), "{told}");
    assert!(told.contains(&LINE_BYTES.to_string()) && told.len() < 1_000, "{told}");
    // Lines nobody asked for are not taken for answers.
    let (fault, told) = Script::polite("exec yes").fault();
    assert!(matches!(fault, Fault::Unreadable { .. }), "{told}");
}

#[test]
fn a_program_does_not_outlive_whoever_started_it() {
    let script = Script::polite("echo $$ > \"$(dirname \"$0\")/pid\"; read game; while :; do sleep 1; done");
    let mut program = script.start().unwrap();
    program.new_game(new_game());
    assert!(program.choose(json("{}"), &json("[1]")).is_err());
    let pid = std::fs::read_to_string(script.file("pid")).unwrap();
    let lives = || process::Command::new("kill").args(["-0", pid.trim()]).output().unwrap().status.success();
    assert!(lives());
    drop(program);
    assert!(!lives());
}

/// The contest goes on whatever happened.
const AFTER: fn(&Entry) -> io::Result<ControlFlow<()>> = |_| Ok(ControlFlow::Continue(()));

fn contest(command: &Command) -> Contest<<Perladora as Game>::Options> {
    let options = <Perladora as Game>::Options::default().with_seats(2);
    let line_up = vec![Spec::External(command.clone()), "random".parse().unwrap()];
    Contest { options, line_up, deals: 2, seed: 4, threads: 2 }
}

#[test]
fn a_program_competes_from_every_seat() {
    // The first answers of Perladöra hold commas: the last one, which is to pass, does not.
    let passes = FIRST.replace(
        "first=${line#*\\[}; first=${first%%,*}; first=${first%%]*}",
        "first=${line##*,}; first=${first%%]*}",
    );
    let script = Script::polite(&passes);
    let report = contest(&script.command).run::<Perladora>(Clocks::default(), Vec::new(), &AFTER).unwrap();
    assert_eq!(report.games, 4);
    assert!(report.contestants[0].name.starts_with("exec:100ms:sh "), "{}", report.contestants[0].name);
    assert!(report.contestants[0].win_share.mean < 0.5, "whoever only passes does not win");
}

#[test]
fn a_contest_ends_with_the_name_of_the_program_that_failed() {
    let script = Script::polite("read game; echo '{\"best\":{\"id\":1,\"action\":\"fly\"}}'; exec sleep 600");
    let error = contest(&script.command).run::<Perladora>(Clocks::default(), Vec::new(), &AFTER).unwrap_err();
    let ContestError::Program(error) = error else { panic!("{error}") };
    assert!(matches!(error.fault, Fault::Illegal { .. }), "{error}");
    assert!(error.name.contains("bot.sh"), "{error}");
}
