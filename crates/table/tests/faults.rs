//! Every way a record can be wrong is told, with its line.

use tidetable_kernel::{EditionId, OptionsError, Phrase, Seat, Standings};
use tidetable_table::{Match, Record, RecordError, RecordFault, Seed, Step, verify};

use crate::{
    finished, lines, opened, table_of,
    toy::{Oysters, Pearl},
};

/// A finished match and the lines of its record.
fn sound() -> (Match<Oysters>, Vec<String>) {
    let game = finished(opened(table_of(2), 1));
    let names = ["Ann", "Ben"].map(str::to_owned);
    let lines = lines(&game.to_record(&names));
    (game, lines)
}

/// The record with another first line.
fn with_header(change: impl Fn(&mut serde_json::Value)) -> String {
    let (_, mut lines) = sound();
    let mut header = serde_json::from_str(&lines[0]).expect("a header is JSON");
    change(&mut header);
    lines[0] = header.to_string();
    lines.join("\n")
}

/// The fault that reading and verifying both find.
#[track_caller]
fn fault(text: &str, line: usize) -> RecordFault {
    let read = Record::<Oysters>::read(text).expect_err("there is a fault");
    assert_eq!(verify::<Oysters>(text), Err(read.clone()));
    assert_eq!(read.line, line, "{read}");
    assert!(read.to_string().starts_with(&format!("line {line}: ")));
    read.fault
}

/// The fault in the first line that only verifying finds, because the steps themselves are legal.
#[track_caller]
fn claim(text: &str) -> RecordFault {
    assert!(Record::<Oysters>::read(text).is_ok());
    let RecordError { line, fault } = verify::<Oysters>(text).expect_err("there is a false claim");
    assert_eq!(line, 1);
    fault
}

#[test]
fn nothing_at_all() {
    for text in ["", "\n", "\r\n", "  \n{}"] {
        assert_eq!(fault(text, 1), RecordFault::Empty, "{text:?}");
    }
}

#[test]
fn not_json() {
    for text in ["tidetable", "{", "\u{feff}{}", "{\"tidetable\":1", "{\"tidetable\":1e999}"] {
        assert!(matches!(fault(text, 1), RecordFault::Unreadable(_)), "{text:?}");
    }
}

#[test]
fn json_nested_too_deeply() {
    let deep = "[".repeat(100_000);
    assert!(matches!(fault(&deep, 1), RecordFault::Unreadable(_)));
    let (_, mut lines) = sound();
    lines[3] = format!("{{\"act\":{deep}");
    assert!(matches!(fault(&lines.join("\n"), 4), RecordFault::Unreadable(_)));
    let header = lines[0].replace("\"options\":{", &format!("\"options\":{{\"x\":{deep}"));
    assert!(matches!(fault(&header, 1), RecordFault::Unreadable(_)));
}

#[test]
fn json_of_something_else() {
    for text in
        ["{}", "[]", "null", "17", "{\"tidetable\":\"1\"}", "{\"tidetable\":-1}", "{\"tidetable\":1.5}"]
    {
        assert_eq!(fault(text, 1), RecordFault::Foreign, "{text:?}");
    }
}

#[test]
fn another_format() {
    assert_eq!(fault(&with_header(|header| header["tidetable"] = 2.into()), 1), RecordFault::Format(2));
    let huge = with_header(|header| header["tidetable"] = u64::MAX.into());
    assert_eq!(fault(&huge, 1), RecordFault::Format(u64::MAX));
}

#[test]
fn a_header_that_lacks_something() {
    for field in ["game", "rules", "edition", "options", "commitment"] {
        let text = with_header(|header| drop(header.as_object_mut().unwrap().remove(field)));
        assert!(
            matches!(fault(&text, 1), RecordFault::Unreadable(error) if error.contains(field)),
            "{field}"
        );
    }
}

#[test]
fn another_game() {
    let text = with_header(|header| header["game"] = "mussels".into());
    assert_eq!(fault(&text, 1), RecordFault::OtherGame { found: "mussels".to_owned(), expected: "oysters" });
}

#[test]
fn other_rules() {
    let text = with_header(|header| header["rules"] = 9.into());
    assert_eq!(fault(&text, 1), RecordFault::Rules { found: 9, expected: 1 });
}

#[test]
fn an_edition_that_is_not_loaded() {
    let unknown = EditionId::of("pearls = [8, 8, 8, 8] # never loaded");
    let text = with_header(|header| {
        header["edition"] = unknown.to_string().into();
        header["options"]["edition"] = unknown.to_string().into();
    });
    assert_eq!(fault(&text, 1), RecordFault::Edition(unknown));
}

#[test]
fn an_edition_other_than_that_of_the_options() {
    let unknown = EditionId::of("pearls = [8, 8, 8, 8] # never loaded");
    let text = with_header(|header| header["edition"] = unknown.to_string().into());
    assert_eq!(fault(&text, 1), RecordFault::Edition(unknown));
}

#[test]
fn options_that_cannot_be_read() {
    for (field, value) in [("seats", -1), ("wind", 3), ("edition", 7)] {
        let text = with_header(|header| header["options"][field] = value.into());
        assert!(matches!(fault(&text, 1), RecordFault::Unreadable(error) if error.starts_with("options: ")));
    }
    let text = with_header(|header| header["options"] = "three".into());
    assert!(matches!(fault(&text, 1), RecordFault::Unreadable(_)));
}

#[test]
fn options_that_cannot_be_played() {
    let alone = with_header(|header| {
        header["options"]["seats"] = 1.into();
        header["players"] = serde_json::json!([]);
    });
    let seats = OptionsError::Seats { fewest: 2, most: 3, asked: 1 };
    assert_eq!(fault(&alone, 1), RecordFault::Options(seats));
    let rich = with_header(|header| {
        header["options"]["short"] = true.into();
        header["options"]["purse"] = "two".into();
    });
    let conflict = OptionsError::Conflict { field: "purse", reason: "short" };
    assert_eq!(fault(&rich, 1), RecordFault::Options(conflict));
}

#[test]
fn more_players_than_seats() {
    let text = with_header(|header| header["players"] = serde_json::json!(["Ann", "Ben", "Cho"]));
    assert_eq!(fault(&text, 1), RecordFault::Players { found: 3, expected: 2 });
}

#[test]
fn a_step_that_cannot_be_read() {
    let spoiled =
        ["", "{}", "{\"draw\":5}", "{\"draw\":3", "{\"act\":[6,\"pay\"]}", "{\"act\":[0,\"swim\"]}", "3"];
    for line in spoiled {
        let (_, mut lines) = sound();
        lines[4] = line.to_owned();
        assert!(matches!(fault(&lines.join("\n"), 5), RecordFault::Unreadable(_)), "{line:?}");
    }
}

#[test]
fn a_text_that_breaks_off_inside_a_line() {
    let (_, lines) = sound();
    let text = lines.join("\n");
    let cut = &text[..text.len() - 2];
    assert!(matches!(fault(cut, lines.len()), RecordFault::Unreadable(_)));
}

/// The line of the first answer, and who gives it.
fn first_answer(game: &Match<Oysters>) -> (usize, Seat) {
    let answer = |(index, step): (usize, &Step<_, _>)| match step {
        Step::Act(seat, _) => Some((index + 1, *seat)),
        Step::Draw(_) => None,
    };
    game.steps().iter().enumerate().find_map(answer).expect("somebody answered")
}

#[test]
fn an_answer_that_was_not_asked_for() {
    let (game, mut lines) = sound();
    let (index, _) = first_answer(&game);
    lines.insert(index + 1, lines[index].clone());
    assert_eq!(fault(&lines.join("\n"), index + 2), RecordFault::NotAwaited);
    // A seat of larger tables, and an answer where a draw is due.
    lines[1] = "{\"act\":[5,\"pay\"]}".to_owned();
    assert_eq!(fault(&lines.join("\n"), 2), RecordFault::NotAwaited);
}

#[test]
fn an_answer_that_a_rule_forbids() {
    let (game, mut lines) = sound();
    let (index, seat) = first_answer(&game);
    lines[index] = format!("{{\"act\":[{},\"pay\"]}}", seat.0);
    let phrase = Phrase::new("oysters-no-other-question");
    assert_eq!(fault(&lines.join("\n"), index + 1), RecordFault::Refused { phrase, section: "2" });
}

#[test]
fn a_draw_where_none_is_due() {
    let (game, mut lines) = sound();
    let (index, _) = first_answer(&game);
    lines.insert(index, "{\"draw\":1}".to_owned());
    assert_eq!(fault(&lines.join("\n"), index + 1), RecordFault::NoDrawDue);
}

#[test]
fn a_draw_of_what_is_gone() {
    // Without a seed, else it would be the first thing to contradict.
    let text = with_header(|header| drop(header.as_object_mut().unwrap().remove("seed")));
    let mut lines = lines(&text);
    // There are three pearls of size four.
    lines[1..5].fill("{\"draw\":4}".to_owned());
    assert_eq!(fault(&lines.join("\n"), 5), RecordFault::ImpossibleDraw);
}

#[test]
fn a_draw_that_the_seed_does_not_give() {
    let (game, mut lines) = sound();
    let Step::Draw(Pearl(size)) = game.steps()[0] else { panic!("a match opens with a draw") };
    lines[1] = format!("{{\"draw\":{}}}", size % 4 + 1);
    let error = verify::<Oysters>(&lines.join("\n")).unwrap_err();
    assert_eq!(error, RecordError { line: 2, fault: RecordFault::OtherDraw });
}

#[test]
fn a_seed_that_was_not_committed_to() {
    let text = with_header(|header| header["seed"] = Seed::from_number(99).to_string().into());
    assert_eq!(claim(&text), RecordFault::OtherSeed);
}

#[test]
fn a_result_that_the_steps_do_not_lead_to() {
    let (game, _) = sound();
    let Standings { points, .. } = tidetable_kernel::Game::standings(game.game());
    let text = with_header(|header| header["result"]["points"][0] = (points[Seat(0)] + 1).into());
    assert_eq!(claim(&text), RecordFault::OtherResult);
}

#[test]
fn a_result_before_the_end() {
    let (_, mut lines) = sound();
    lines.pop();
    assert_eq!(claim(&lines.join("\n")), RecordFault::EarlyResult);
}

#[test]
fn a_step_after_the_end() {
    let (_, mut lines) = sound();
    lines.push(lines.last().unwrap().clone());
    assert_eq!(fault(&lines.join("\n"), lines.len()), RecordFault::NotAwaited);
    lines.pop();
    lines.push("{\"draw\":1}".to_owned());
    assert_eq!(fault(&lines.join("\n"), lines.len()), RecordFault::NoDrawDue);
}
