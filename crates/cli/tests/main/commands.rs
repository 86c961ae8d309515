//! Help, languages, complaints and exit codes.

use std::io::Read;

use crate::kit::{games, program, run, typed};

const COMMANDS: [&str; 11] =
    ["games", "play", "serve", "load", "rules", "replay", "verify", "simulate", "perft", "bench", "edition"];

#[test]
fn every_command_explains_itself_with_examples() {
    let whole = run(&["--help"]).done().out;
    for command in COMMANDS {
        assert!(whole.contains(&format!("\n  {command} ")), "{whole}");
        let help = run(&[command, "--help"]).done().out;
        assert!(help.contains(&format!("Examples:\n  tidetable {command}")), "{help}");
    }
    assert!(run(&["--version"]).done().out.starts_with("tidetable "));
}

#[test]
fn the_language_is_that_of_the_flag_or_of_the_environment() {
    assert!(run(&["--lang", "fr", "--help"]).done().out.contains("Utilisation\u{a0}:"));
    assert!(run(&["play", "--help", "--lang=fr"]).done().out.contains("Exemples\u{a0}:"));
    let output = program(&["play", "--help"]).env("LANG", "fr_CH.UTF-8").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("Utilisation\u{a0}:"));
    let complaint = run(&["--lang", "tlh", "games"]).failed(2).err;
    assert!(complaint.contains("tlh"), "{complaint}");
}

#[test]
fn what_makes_no_sense_ends_with_code_two_and_one_sentence() {
    let (game, _) = games().remove(0);
    let game = game.as_str();
    for arguments in [
        &[][..],
        &["dance"],
        &["games", "--loud"],
        &["play", "chess"],
        &["play", game, "--seats", "you"],
        &["play", game, "--seats", "you,you,you,you,you,you,you,you,you"],
        &["play", game, "--seats", "you,bot:genius"],
        &["play", game, "--seats", "you,Ann"],
        &["play", game, "--set", "colour=blue"],
        &["play", game, "--seed", "many"],
        &["play", game, "--resume", "x.jsonl"],
        &["perft", game, "--players", "77"],
        &["perft", game, "--depth", "-1"],
        &["simulate", game, "--bots", "genius"],
        &["simulate", game, "--bots", "exec:"],
        &["simulate", game, "--bots", "guided:200ms"],
        &["arena", game, "--bots", "exec:0ms:./bot.py,random"],
        &["arena", game],
        &["arena", "--bots", "random"],
        &["arena", game, "--bots", "random", "--minutes", "0"],
        &["arena", game, "--bots", "random", "--minutes", "NaN"],
        &["arena", game, "--table", "contest.jsonl"],
        &["arena", "--table"],
        &["play", game, "--seats", "you,exec:"],
        &["simulate", game, "--bots", "random,random,random,random,random,random,random,random"],
        &["bench", game, "--seconds", "0"],
        &["bench", game, "--seconds", "NaN"],
        &["replay"],
        &["rules", "chess"],
        &["rules", game, "99.99"],
        &["edition", "chess"],
        &["load", "--address", "192.0.2.1:80"],
        &["load", "--tables", "0"],
        &["load", "--tables", "1000000"],
        &["load", "--seconds", "100000"],
        &["load", "--game", "chess"],
        &["load", "dance"],
    ] {
        let told = run(arguments).failed(2);
        assert_eq!(told.out, "", "{arguments:?}");
    }
}

#[test]
fn files_that_cannot_be_read_end_with_code_three() {
    let (game, _) = games().remove(0);
    for arguments in [
        &["verify", "no/such/file"][..],
        &["replay", "no/such/file"],
        &["play", "--resume", "no/such/file"],
        &["play", &game, "--edition", "no/such/file"],
        &["edition", &game, "--edition", "."],
        &["arena", &game, "--bots", "random", "--save", "no/such/file"],
        &["arena", "--table", "no/such/file"],
    ] {
        assert!(run(arguments).failed(3).err.contains("cannot be read or written"), "{arguments:?}");
    }
}

#[test]
fn an_input_that_ends_too_early_ends_with_code_four() {
    for (game, _) in games() {
        typed(&["play", &game, "--seed", "1"], "").failed(4);
        typed(&["play", &game, "--seed", "1"], "1\n").failed(4);
    }
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let (game, _) = games().remove(0);
    let mut child = program(&["rules", &game]).spawn().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    stdout.read_exact(&mut [0]).unwrap();
    drop(stdout);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn components_are_written_checked_and_played_with() {
    let folder = tempfile::tempdir().unwrap();
    for (game, _) in games() {
        let standard = run(&["edition", &game]).done().out;
        let path = folder.path().join(format!("{game}.toml"));
        let file = path.to_str().unwrap();
        std::fs::write(&path, format!("{standard}\n# mine\n")).unwrap();
        assert!(run(&["edition", &game, "--edition", file]).done().out.contains("hold together"));
        let record = folder.path().join(format!("{game}.jsonl"));
        let record = record.to_str().unwrap();
        let seats = "bot:random,bot:random,bot:random";
        run(&["play", &game, "--seats", seats, "--edition", file, "--save", record, "--no-board"]).done();
        assert!(run(&["verify", record]).failed(1).err.contains("--edition"));
        run(&["verify", record, "--edition", file]).done();
        std::fs::write(&path, "nonsense = 1\n").unwrap();
        run(&["play", &game, "--edition", file]).failed(1);
    }
}

#[test]
fn rules_are_shown_whole_by_section_and_by_word() {
    for (game, _) in games() {
        let whole = run(&["rules", &game]).done().out;
        let fourth = run(&["rules", &game, "4"]).done().out;
        assert!(fourth.starts_with("## 4") && fourth.lines().count() < whole.lines().count() / 2, "{fourth}");
        assert!(run(&["rules", &game, "--lang", "fr", "4"]).done().out.starts_with("## 4"));
    }
}
