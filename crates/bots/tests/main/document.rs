//! `docs/bots.md` shows what is really spoken: every example is read with our own types, and fits the others.

use std::collections::BTreeSet;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tidetable_bots::external::{Command, LINE_BYTES, PROTOCOL, Said, Told};
use tidetable_kernel::{Determinize, Dice, Game, GameOptions};
use tidetable_perladora::Perladora;

const DOCUMENT: &str = include_str!("../../../../docs/bots.md");

/// The examples of a kind, which stands behind the fence: "```json told".
fn examples<T: DeserializeOwned + Serialize>(kind: &str) -> Vec<T> {
    let mut found = Vec::new();
    let mut lines = DOCUMENT.lines();
    while let Some(line) = lines.next() {
        if line == format!("```json {kind}") {
            let example = lines.by_ref().take_while(|line| *line != "```").collect::<Vec<_>>().join("\n");
            let read: T = serde_json::from_str(&example).unwrap_or_else(|error| panic!("{error}: {example}"));
            // A field that was misspelled would be gone.
            let (written, shown): (Value, Value) =
                (serde_json::to_value(&read).unwrap(), serde_json::from_str(&example).unwrap());
            assert_eq!(written, shown);
            found.push(read);
        }
    }
    found
}

#[test]
fn everything_that_is_spoken_is_shown() {
    let mut shown = BTreeSet::new();
    for told in examples::<Told>("told") {
        shown.insert(match told {
            Told::Hello { protocol } => {
                assert_eq!(protocol, PROTOCOL);
                "hello"
            }
            Told::NewGame(_) => "newgame",
            Told::View(_) => "view",
            Told::Legal(_) => "legal",
            Told::Go { .. } => "go",
        });
    }
    for said in examples::<Said>("said") {
        shown.insert(match said {
            Said::Hello { protocol } => {
                assert_eq!(protocol, PROTOCOL);
                "hello said"
            }
            Said::Best { .. } => "best",
        });
    }
    assert_eq!(shown.len(), 7, "{shown:?}");
    for line in DOCUMENT.lines().filter(|line| line.starts_with("```json")) {
        assert!(["```json told", "```json said"].contains(&line), "{line}");
    }
}

#[test]
fn the_conversation_shown_is_one_of_the_game() {
    let (mut game, mut view, mut legal, mut go) = (None, None, None, None);
    for told in examples::<Told>("told") {
        match told {
            Told::Hello { .. } => (),
            Told::NewGame(shown) => game = Some(shown),
            Told::View(shown) => view = serde_json::from_str::<<Perladora as Game>::View>(shown.get()).ok(),
            Told::Legal(shown) => legal = serde_json::from_str::<Vec<Value>>(shown.get()).ok(),
            Told::Go { id, milliseconds } => go = Some((id, milliseconds)),
        }
    }
    let (game, view, legal, go) = (game.unwrap(), view.unwrap(), legal.unwrap(), go.unwrap());
    let options: <Perladora as Game>::Options = serde_json::from_str(game.options.get()).unwrap();
    assert_eq!(
        (game.game.as_str(), game.rules, game.seats),
        (Perladora::ID, Perladora::RULES, options.seats())
    );
    let mut possible = Vec::new();
    Perladora::determinize(&view, &mut Dice::seeded(1)).legal_actions(game.seat, &mut possible);
    assert_eq!(serde_json::to_value(possible).unwrap(), Value::Array(legal.clone()));
    let best = examples::<Said>("said").into_iter().find_map(|said| match said {
        Said::Best { id, action } => Some((id, action)),
        Said::Hello { .. } => None,
    });
    let (id, action) = best.unwrap();
    assert_eq!((id, Command::MILLISECONDS), go);
    assert!(legal.contains(&serde_json::from_str(action.get()).unwrap()));
}

#[test]
fn the_figures_are_ours() {
    assert!(DOCUMENT.starts_with(&format!("# Bots of your own, version {PROTOCOL}\n")));
    assert!(DOCUMENT.contains(&format!("{} KiB", LINE_BYTES / 1024)));
    assert!(DOCUMENT.contains(&format!("{} ms", Command::MILLISECONDS)));
}
