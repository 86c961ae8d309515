//! Contests that are saved, played on and put into a table.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::kit::{Told, run};

const CONTEST: [&str; 4] = ["arena", "perladora", "--bots", "guided:8,random"];

struct Saved {
    _folder: TempDir,
    file: String,
}

impl Saved {
    fn new() -> Saved {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("contest.jsonl").to_str().unwrap().to_owned();
        Saved { _folder: folder, file }
    }

    fn play(&self, extra: &[&str]) -> Told {
        run(&[&CONTEST[..], &["--json", "--save", &self.file], extra].concat())
    }

    fn lines(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.file).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// A report without what a clock decides.
fn timeless(mut report: Value) -> Value {
    for contestant in report["contestants"].as_array_mut().unwrap() {
        let contestant = contestant.as_object_mut().unwrap();
        let times = contestant.remove("times").unwrap();
        assert!(times["decisions"].as_u64().unwrap() > 0 && times["buckets"].is_object(), "{times}");
        assert!(contestant.remove("decision_ms").unwrap().as_f64().unwrap() > 0.0);
    }
    report
}

#[test]
fn a_saved_contest_is_played_on_as_if_it_had_never_been_interrupted() {
    let saved = Saved::new();
    saved.play(&["--games", "4"]).done();
    let lines = saved.lines();
    assert_eq!(lines.len(), 5);
    assert_eq!(
        (&lines[0]["game"], &lines[0]["seats"], &lines[0]["seed"]),
        (&"perladora".into(), &2.into(), &1.into())
    );
    assert_eq!(lines[0]["line_up"], serde_json::json!(["guided:8", "random"]));
    for game in &lines[1..] {
        assert!(game["points"].is_array() && game["places"].is_array() && game["sat"].is_array(), "{game}");
        assert!(game["thought"][0]["decisions"].as_u64().unwrap() > 0, "{game}");
    }
    // The power fails in the middle of a line.
    let text = fs::read_to_string(&saved.file).unwrap();
    fs::write(&saved.file, &text[..text.len() - 9]).unwrap();
    let report = saved.play(&["--games", "8"]).done().json();
    let at_once = run(&[&CONTEST[..], &["--json", "--games", "8"]].concat()).done().json();
    assert_eq!(timeless(report), timeless(at_once));
    assert_eq!(saved.lines().len(), 9);
    assert_eq!(saved.lines()[1..4], lines[1..4], "what was played is not played again");
}

#[test]
fn another_contest_is_refused_by_what_is_different() {
    let saved = Saved::new();
    saved.play(&["--games", "2"]).done();
    let before = fs::read_to_string(&saved.file).unwrap();
    for (extra, told) in [
        (&["--seed", "2"][..], "seed is 1 there and 2 here"),
        (&["--set", "advanced=true"], "options.advanced is false there and true here"),
    ] {
        let refused = saved.play(&[&["--games", "2"], extra].concat()).failed(1);
        assert!(refused.err.contains(told), "{}", refused.err);
    }
    let bots = ["arena", "perladora", "--bots", "random", "--save", &saved.file];
    let refused = run(&bots).failed(1).err;
    assert!(
        refused.contains(r#"line_up is ["guided:8","random"] there and ["random","random"]"#),
        "{refused}"
    );
    assert_eq!(fs::read_to_string(&saved.file).unwrap(), before);
    fs::write(&saved.file, "my diary").unwrap();
    assert!(saved.play(&[]).failed(1).err.contains("holds no contest"));
    fs::write(&saved.file, format!("{before}{{}}\n")).unwrap();
    assert!(saved.play(&[]).failed(1).err.contains("line 4"));
}

#[test]
fn after_its_minutes_a_contest_begins_no_game() {
    let saved = Saved::new();
    let report = saved.play(&["--games", "1000000", "--minutes", "0.0001", "--threads", "1"]).done().json();
    let played = saved.lines().len() - 1;
    assert!(played < 10_000, "{played}");
    assert_eq!(report["games"].as_u64().unwrap() + report["left_out"].as_u64().unwrap(), played as u64);
    assert!(report["left_out"].as_u64().unwrap() < 2);
}

#[test]
fn saved_contests_are_told_as_a_table_with_their_commands() {
    let (one, other) = (Saved::new(), Saved::new());
    one.play(&["--games", "4"]).done();
    other.play(&["--games", "6", "--players", "3", "--set", "advanced=true", "--seed", "7"]).done();
    let told = run(&["arena", "--table", &one.file, &other.file]).done().out;
    let rows: Vec<&str> = told.lines().collect();
    assert_eq!(rows.len(), 4, "{told}");
    assert!(rows.iter().all(|row| row.matches('|').count() == rows[0].matches('|').count()), "{told}");
    assert!(rows[2].contains("| Perladöra | 2 | – | 4 | guided:8, random |"), "{told}");
    assert!(rows[2].contains("| `tidetable arena perladora --bots guided:8,random --games 4` |"), "{told}");
    assert!(rows[3].contains("| 3 | advanced=true | 6 | guided:8, random, random |"), "{told}");
    let json = run(&["arena", "--json", "--table", &one.file, &other.file]).done().json();
    assert_eq!(json.as_array().unwrap().len(), 2);
    // The command plays the same contest.
    let command = json[1]["command"].as_str().unwrap();
    assert_eq!(
        command,
        "tidetable arena perladora --players 3 --set advanced=true --bots guided:8,random --games 6 --seed 7"
    );
    let words: Vec<&str> = command.split(' ').skip(1).chain(["--json"]).collect();
    let again = timeless(run(&words).done().json());
    assert_eq!(again["contestants"], timeless(json[1].clone())["contestants"]);
    let french = run(&["arena", "--lang", "fr", "--table", &one.file]).done().out;
    assert!(french.starts_with("| jeu | places |"), "{french}");
}

#[test]
fn a_report_shows_its_plots() {
    let saved = Saved::new();
    let page = format!("{}.html", saved.file);
    saved.play(&["--games", "4", "--html", &page]).done();
    let text = fs::read_to_string(page).unwrap();
    for told in ["Ratings", "Who ends ahead of whom", "Points of guided:8", "Time for a decision", "1 ms<"] {
        assert!(text.contains(told), "{told}");
    }
    let images = text.matches("role=\"img\"").count();
    assert_eq!((images, text.matches("aria-label=").count()), (4, 4), "every plot can be read out");
}

#[test]
fn at_a_larger_table_it_is_told_who_ends_ahead_of_whom() {
    let contest = ["arena", "perladora", "--bots", "greedy,random", "--games", "12", "--players"];
    let ahead = |seats, language: &[&str]| {
        let told = run(&[&contest[..], &[seats], language].concat()).done();
        told.out.lines().filter(|line| line.contains("greedy") && line.contains("random")).count()
    };
    assert_eq!(ahead("2", &[]), 0, "there whoever ends ahead has won");
    assert_eq!(ahead("3", &[]), 1);
    assert_eq!(ahead("3", &["--lang", "fr"]), 1);
}
