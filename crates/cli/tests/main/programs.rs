//! Bots that are programs of somebody else's, in contests and at the keyboard.

use std::{path::Path, process::Command};

use crate::kit::{games, run};

/// How the sample bot is named on a command line; nothing, said once, where there is no Python to run it.
fn sample() -> Option<String> {
    let python =
        Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !python {
        eprintln!("skipped: there is no python3 here to run examples/bot.py");
        return None;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    Some(format!("exec:python3 {}", path.to_str().unwrap()))
}

#[test]
fn the_sample_bot_is_short_and_beats_chance() {
    let source = include_str!("../../../../examples/bot.py");
    assert!(source.lines().count() <= 60, "it is to be read in a minute");
    let Some(bot) = sample() else { return };
    let bots = format!("{bot},random");
    // It wins four of five, and chooses by dice of its own: so many games that luck cannot hide it.
    let report = run(&["arena", "perladora", "--bots", &bots, "--games", "120", "--json"]).done().json();
    assert_eq!(report["games"], 120);
    let share = report["contestants"][0]["win_share"]["mean"].as_f64().unwrap();
    assert!(share > 0.5, "{report}");
}

#[test]
fn the_sample_bot_plays_every_game() {
    let Some(bot) = sample() else { return };
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    for (game, seats) in games() {
        let bots =
            std::iter::once(bot.as_str()).chain((1..seats).map(|_| "random")).collect::<Vec<_>>().join(",");
        run(&["simulate", &game, "--bots", &bots, "--games", "2", "--records", records]).done();
        let record = std::fs::read_to_string(folder.path().join(format!("{game}-1.jsonl"))).unwrap();
        assert!(
            record.contains("bot:external") && !record.contains("bot.py"),
            "no command goes into a record"
        );
    }
}

#[test]
fn the_sample_bot_sits_at_the_keyboard_and_a_record_starts_nothing() {
    let Some(bot) = sample() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    let file = file.to_str().unwrap();
    let seats = format!("{bot},bot:random");
    let told =
        run(&["play", "perladora", "--seats", &seats, "--seed", "4", "--no-board", "--save", file]).done();
    assert!(told.out.contains("bot.py") && !told.out.contains("failed"), "{}", told.out);
    run(&["verify", file]).done();
    let record = std::fs::read_to_string(file).unwrap();
    std::fs::write(file, record.replace("bot:external", "bot:exec:./no-such-program")).unwrap();
    assert!(run(&["play", "--resume", file, "--no-board"]).done().err.is_empty());
}

#[test]
fn a_program_that_fails_ends_a_contest_with_its_name() {
    for command in ["arena", "simulate"] {
        let told = run(&[command, "perladora", "--bots", "exec:./no-such-program,random"]).failed(1);
        assert!(told.err.contains("exec:./no-such-program cannot be started"), "{}", told.err);
    }
    run(&["play", "perladora", "--seats", "you,exec:./no-such-program"]).failed(1);
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_at_the_keyboard_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("bot.sh");
    std::fs::write(
        &script,
        "read hello; echo '{\"hello\":{\"protocol\":1}}'; read game; echo oh dear >&2; exit 7\n",
    )
    .unwrap();
    let seats = format!("exec:sh {},bot:random", script.to_str().unwrap());
    let told = run(&["play", "perladora", "--seats", &seats, "--no-board", "--seed", "1"]).done();
    assert!(told.out.contains("oh dear") && told.out.contains("takes its seat"), "{}", told.out);
    assert_eq!(told.out.matches("has failed").count(), 1);
}
