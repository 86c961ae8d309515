//! Records: replayed, verified, damaged.

use std::fs;

use serde_json::Value;

use crate::kit::{games, recorded, run};

#[test]
fn a_record_is_replayed_through_anybodys_eyes() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats) in games() {
        let file = recorded(folder.path(), &game, 4);
        let whole = run(&["replay", &file, "--json"]).done().json();
        let steps = whole["steps"].as_u64().unwrap();
        assert_eq!((&whole["step"], &whole["viewer"]), (&whole["steps"], &Value::from("judge")));
        assert!(whole["result"]["places"].is_array());
        for viewer in
            (1..=seats).map(|seat| seat.to_string()).chain(["public".to_owned(), "judge".to_owned()])
        {
            let told = run(&["replay", &file, "--as", &viewer]).done().out;
            assert!(
                told.contains(&format!("After step {steps} of {steps}:")) && !told.contains('⟦'),
                "{told}"
            );
        }
        let half = (steps / 2).to_string();
        let position = run(&["replay", &file, "--step", &half, "--as", "2", "--json"]).done().json();
        assert_eq!(position["step"].to_string(), half);
        assert_eq!(position["viewer"]["seat"], 1);
        assert!(position["result"].is_null() && position["view"].is_object());
        let past = (steps + 1).to_string();
        run(&["replay", &file, "--step", &past]).failed(2);
        run(&["replay", &file, "--as", "9"]).failed(2);
        run(&["replay", &file, "--as", "0"]).failed(2);
        run(&["replay", &file, "--step", "0"]).done();
    }
}

#[test]
fn a_sound_record_verifies() {
    let folder = tempfile::tempdir().unwrap();
    for (game, _) in games() {
        let file = recorded(folder.path(), &game, 8);
        let verdict = run(&["verify", &file, "--json"]).done().json();
        assert_eq!((&verdict["sound"], verdict["game"].as_str()), (&Value::from(true), Some(game.as_str())));
        let lines = fs::read_to_string(&file).unwrap().lines().count() as u64;
        assert_eq!(verdict["steps"].as_u64(), Some(lines - 1));
        assert_eq!(verdict["draws_verified"], true);
    }
}

#[test]
fn a_damaged_record_is_refused_with_the_line_and_never_panics() {
    let folder = tempfile::tempdir().unwrap();
    for (game, _) in games() {
        let file = recorded(folder.path(), &game, 2);
        let sound = fs::read_to_string(&file).unwrap();
        let header = sound.lines().next().unwrap();
        let swapped: Vec<&str> = {
            let mut lines: Vec<&str> = sound.lines().collect();
            let last = lines.len() - 1;
            lines.swap(last, last / 2);
            lines
        };
        for damaged in [
            String::new(),
            "\n\n".to_owned(),
            "{}".to_owned(),
            "Dear diary".to_owned(),
            "[".repeat(100_000),
            header[..header.len() / 2].to_owned(),
            format!("{header}\nnonsense\n"),
            format!("{header}\n{{\"act\":[0,\"fly\"]}}\n"),
            format!("{header}\n{{\"act\":[250,{{}}]}}\n"),
            format!("{sound}\n\n"),
            header.replacen("\"tidetable\":1", "\"tidetable\":9", 1),
            header.replacen("\"rules\":", "\"rules\":9", 1),
            header.replacen(&format!("\"{game}\""), "\"chess\"", 1),
            header.to_owned(),
            swapped.join("\n"),
            sound[..sound.len() - 4].to_owned(),
        ] {
            fs::write(&file, &damaged).unwrap();
            let reason = run(&["verify", &file]).failed(1).err;
            assert!(reason.contains(", line "), "{reason}");
            let verdict: Value =
                serde_json::from_str(&run(&["verify", &file, "--json"]).failed(1).out).unwrap();
            assert_eq!(verdict["sound"], false);
            assert!(verdict["line"].as_u64().is_some() && verdict["reason"].is_string(), "{verdict}");
            let replayed = run(&["replay", &file]);
            assert!(matches!(replayed.code, 0 | 1) && !replayed.err.contains("panicked"), "{replayed:?}");
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_with_their_line() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = games().remove(0);
    let file = recorded(folder.path(), &game, 2);
    let mut bytes = fs::read(&file).unwrap();
    let second = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 3;
    bytes[second] = 0xff;
    fs::write(&file, &bytes).unwrap();
    let reason = run(&["verify", &file]).failed(1).err;
    assert!(reason.contains("line 2") && reason.contains("UTF-8"), "{reason}");
    fs::write(&file, [0xff, 0xfe, 0, 0]).unwrap();
    run(&["replay", &file]).failed(1);
}

#[test]
fn hand_edited_records_are_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = games().remove(0);
    let file = recorded(folder.path(), &game, 6);
    let sound = fs::read_to_string(&file).unwrap();
    let (header, steps) = sound.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    let edited = |header: &Value| {
        fs::write(&file, format!("{header}\n{steps}")).unwrap();
        run(&["verify", &file]).failed(1).err
    };
    let points = header["result"]["points"][0].as_i64().unwrap();
    header["result"]["points"][0] = Value::from(points + 1);
    assert!(edited(&header).contains("the result is not what the steps lead to"));
    header["result"]["points"][0] = Value::from(points);
    header["seed"] = Value::from("0".repeat(64));
    assert!(edited(&header).contains("the seed is not the one that was committed to"));
}

#[test]
fn a_record_without_its_seed_is_not_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = games().remove(0);
    let file = recorded(folder.path(), &game, 6);
    let sound = fs::read_to_string(&file).unwrap();
    let (header, _) = sound.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header.as_object_mut().unwrap().remove("seed");
    header.as_object_mut().unwrap().remove("result");
    fs::write(&file, format!("{header}\n")).unwrap();
    assert!(run(&["play", "--resume", &file]).failed(1).err.contains("does not tell its seed"));
}
