//! Whole games by script.

use crate::kit::{Told, games, run, typed};

fn lines(line: &str, count: usize) -> String {
    format!("{line}\n").repeat(count)
}

/// Plays Perladöra against a random bot with these lines first, and then always the first answer.
fn perladora(script: &str) -> Told {
    let arguments = ["play", "perladora", "--seed", "3", "--seats", "you:Ann,bot:random"];
    typed(&arguments, &format!("{script}{}", lines("1", 200))).done()
}

#[test]
fn every_game_can_be_played_to_its_end_with_numbers_alone() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats) in games() {
        let record = folder.path().join(format!("{game}.jsonl"));
        let record = record.to_str().unwrap();
        let bots = ",bot:random".repeat(seats as usize - 1);
        let arguments = ["play", &game, "--seats", &format!("you{bots}"), "--seed", "7", "--save", record];
        let told = typed(&arguments, &lines("1", 3_000)).done();
        assert!(told.out.contains("1. ") && told.out.contains("win"), "{}", told.out);
        assert!(!told.out.contains('⟦'), "{}", told.out);
        assert!(run(&["verify", record]).done().out.contains("The game is over and the result is right."));
    }
}

#[test]
fn every_game_can_be_watched_and_shared_at_one_keyboard() {
    for (game, seats) in games() {
        let all = |who: &str| vec![who; seats as usize].join(",");
        let watched = run(&["play", &game, "--seats", &all("bot:random"), "--seed", "1"]).done();
        assert!(watched.out.contains("win"), "{}", watched.out);
        let arguments = ["play", &game, "--seats", &all("you"), "--seed", "1", "--no-board"];
        let shared = typed(&arguments, &lines("1", 9_000)).done();
        assert!(shared.out.contains("It is the turn of Player 2."), "{}", shared.out);
    }
}

#[test]
fn a_seed_makes_the_same_game_again() {
    let arguments = ["play", "perladora", "--seed", "11", "--seats", "you,bot:random"];
    let game = || typed(&arguments, &lines("1", 200)).done().out;
    assert_eq!(game(), game());
}

#[test]
fn words_and_json_answer_as_numbers_do() {
    let by_words = perladora("dive c4 3\n").out;
    let by_json = perladora("{\"dive\":{\"cell\":\"C4\",\"value\":3}}\n").out;
    let but_the_answer = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.starts_with("[1-228] >")).map(str::to_owned).collect()
    };
    assert!(by_words.contains("1:3"), "{by_words}");
    assert_eq!(but_the_answer(&by_words), but_the_answer(&by_json));
}

#[test]
fn words_that_fit_several_answers_show_them() {
    let told = perladora("dive c4\n").out;
    let shown = told.lines().filter(|line| line.contains("C4")).count();
    assert!(shown >= 5, "{told}");
}

#[test]
fn an_impossible_wish_is_answered_with_the_rule() {
    for wish in ["why dive c4 1", "dive c4 1", "why {\"dive\":{\"cell\":\"C4\",\"value\":1}}"] {
        let told = perladora(&format!("dive c4 3\n{wish}\n")).out;
        assert!(told.contains("Not possible:") && told.contains("(rules, section "), "{wish}: {told}");
    }
    let told = perladora("why dive d4 2\nwhy xyzzy\nwhy\n{\"fly\":1}\nwhy {\"fly\":1}\n999\n").out;
    for sentence in [
        "That is possible.",
        "Nothing in this game is called \"xyzzy\".",
        "Why not what?",
        "That is no answer of this game",
        "There is no answer 999",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
}

#[test]
fn an_answer_is_taken_back_while_nothing_was_learned() {
    let told = perladora("undo\npontoon a1-b1\nundo\npontoon a1-b1\n").out;
    assert!(told.contains("There is nothing to take back."), "{told}");
    assert_eq!(told.matches("Taken back.").count(), 1, "{told}");
    let late = perladora("dive c4 1\nundo\n").out;
    assert!(late.contains("It is too late to take that back."), "{late}");
}

#[test]
fn the_commands_at_a_question_all_say_something() {
    let script =
        "help\nlist\nlist c4\nlist xyzzy\nmore\nboard\nrules\nrules 4\nrules xyzzy\nlog\nsave\nhint\n\n";
    let told = perladora(script).out;
    for sentence in [
        "take back your last answer",
        "There is nothing to show.",
        "## 4",
        "The rules have no section \"xyzzy\"",
        "Where to?",
        " %, ends with about ",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
}

#[test]
fn a_hint_names_three_answers_with_chances_and_points() {
    let told = typed(&["play", "perladora", "--seed", "3", "--no-board"], "hint\n").failed(4);
    let lines: Vec<&str> = told.out.lines().filter(|line| line.contains("(wins ")).collect();
    assert_eq!(lines.len(), 3, "{}", told.out);
    assert!(lines.iter().all(|line| line.contains(" %, ends with about ")), "{lines:?}");
    let told = typed(&["play", "perladora", "--seed", "3", "--no-board", "--lang", "fr"], "conseil\n");
    assert_eq!(told.out.lines().filter(|line| line.contains("(gagne à ")).count(), 3, "{}", told.out);
}

#[test]
fn the_same_game_can_be_played_in_french() {
    let script = format!("aide\nannuler\npourquoi\nregles 4\n{}", lines("1", 200));
    let arguments = ["play", "perladora", "--seed", "3", "--seats", "you,bot:random", "--lang", "fr"];
    let told = typed(&arguments, &script).done().out;
    for sentence in
        ["Joueur 1", "Robot 2", "Il n’y a rien à reprendre.", "Pourquoi pas quoi\u{202f}?", "gagne"]
    {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
}

#[test]
fn a_game_is_saved_left_and_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let file = path.to_str().unwrap();
    let start = ["play", "perladora", "--seed", "5", "--seats", "you:Ann,bot:novice"];
    let told = typed(&start, &format!("1\n1\nsave {file}\nquit\n\n")).done().out;
    assert!(told.contains(&format!("Saved in {file}.")), "{told}");
    assert!(run(&["verify", file]).done().out.contains("The game is not over."));
    run(&["replay", file, "--as", "judge"]).failed(1);
    let told = typed(&["play", "--resume", file], &lines("1", 200)).done().out;
    assert!(told.contains("1 Ann, 2 Bot 2 (novice)") && told.contains("The game goes on after"), "{told}");
    assert!(run(&["verify", file]).done().out.contains("The game is over and the result is right."));
}

#[test]
fn a_file_that_is_no_record_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("diary.txt");
    std::fs::write(&path, "Dear diary\n").unwrap();
    let file = path.to_str().unwrap();
    let told = perladora(&format!("save {file}\n")).out;
    assert!(told.contains("is not a record; choose another name."), "{told}");
    run(&["play", "perladora", "--seats", "bot:random,bot:random", "--save", file]).failed(3);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "Dear diary\n");
}
