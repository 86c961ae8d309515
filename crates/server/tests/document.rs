//! `docs/protocol.md` shows what is really spoken: every example is read with the types of the protocol, nothing of it is
//! lost, and every message, command and code is there.

use std::collections::BTreeSet;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tidetable_protocol::{
    CHAT_CHARS, CHAT_LINES, CLIENT_MESSAGE_BYTES, CLIENT_NAME_BYTES, ClientMessage, ClockFace, Command,
    ErrorCode, LogEntry, NAME_CHARS, NewTable, NewTableMade, OfferedBot, PROTOCOL, Position, Problem,
    ServerMessage, TableInfo, TableSummary,
};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");
const BOTS: &str = include_str!("../../../docs/bots.md");

/// The examples of a kind, which stands behind the fence: "```json client".
fn examples(kind: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = DOCUMENT.lines();
    while let Some(line) = lines.next() {
        if line.strip_prefix("```json ").is_some_and(|name| name == kind) {
            found.push(lines.by_ref().take_while(|line| *line != "```").collect::<Vec<_>>().join("\n"));
        }
    }
    assert!(!found.is_empty(), "there is no example of {kind}");
    found
}

/// Reads an example and writes it again: a field that was misspelled would be gone.
fn read<T: DeserializeOwned + Serialize>(example: &str) -> T {
    let value: T = serde_json::from_str(example).unwrap_or_else(|error| panic!("{error}: {example}"));
    let (written, shown) =
        (serde_json::to_value(&value).unwrap(), serde_json::from_str::<Value>(example).unwrap());
    assert!(holds(&written, &shown), "something of this is not in the protocol: {example}\n{written}");
    value
}

/// Whether everything that is shown is written, too; what has a usual value may be left out of an example.
fn holds(written: &Value, shown: &Value) -> bool {
    match (written, shown) {
        (Value::Object(written), Value::Object(shown)) => {
            shown.iter().all(|(key, shown)| written.get(key).is_some_and(|written| holds(written, shown)))
        }
        (Value::Array(written), Value::Array(shown)) => {
            written.len() == shown.len()
                && written.iter().zip(shown).all(|(written, shown)| holds(written, shown))
        }
        _ => written == shown,
    }
}

fn read_all<T: DeserializeOwned + Serialize>(kind: &str) -> Vec<T> {
    examples(kind).iter().map(|example| read(example)).collect()
}

#[test]
fn no_example_is_of_an_unknown_kind() {
    let known = [
        "client",
        "server",
        "NewTable",
        "NewTableMade",
        "TableInfo",
        "TableSummary[]",
        "ClockFace[]",
        "OfferedBot[]",
        "Problem",
        "public",
        "fragment",
    ];
    for line in DOCUMENT.lines().filter(|line| line.starts_with("```") && *line != "```") {
        assert!(line.strip_prefix("```json ").is_some_and(|kind| known.contains(&kind)), "{line}");
    }
}

#[test]
fn what_clients_say_is_shown_whole() {
    let mut shown = BTreeSet::new();
    for message in read_all::<ClientMessage>("client") {
        shown.insert(match &message {
            ClientMessage::Hello { protocol, .. } => {
                assert_eq!(*protocol, PROTOCOL);
                "hello"
            }
            ClientMessage::Ping => "ping",
            ClientMessage::Do { command, .. } => match command {
                Command::Sit { .. } => "sit",
                Command::Leave => "leave",
                Command::Return => "return",
                Command::Start => "start",
                Command::Answer { .. } => "answer",
                Command::Undo => "undo",
                Command::Chat { .. } => "chat",
                Command::Quiet { .. } => "quiet",
                Command::Replace { .. } => "replace",
                Command::Rematch => "rematch",
                Command::Rename { .. } => "rename",
                Command::Hint => "hint",
            },
        });
    }
    assert_eq!(shown.len(), 14, "{shown:?}");
}

#[test]
fn what_the_server_says_is_shown_whole() {
    let mut shown = BTreeSet::new();
    let mut positions = Vec::new();
    for message in read_all::<ServerMessage>("server") {
        shown.insert(match message {
            ServerMessage::Welcome { protocol, .. } => {
                assert_eq!(protocol, PROTOCOL);
                "welcome"
            }
            ServerMessage::Table { .. } => "table",
            ServerMessage::Position(position) => {
                positions.push(position);
                "position"
            }
            ServerMessage::Done { .. } => "done",
            ServerMessage::Refused { .. } => "refused",
            ServerMessage::Chat(_) => "chat",
            ServerMessage::Vote(_) => "vote",
            ServerMessage::Hint { .. } => "hint",
            ServerMessage::Pong => "pong",
        });
    }
    assert_eq!(shown.len(), 9, "{shown:?}");
    // A part of a position is one when it is laid over a whole one.
    for part in examples("fragment") {
        let mut whole = serde_json::to_value(&positions[0]).unwrap();
        let part: serde_json::Map<String, Value> = serde_json::from_str(&part).unwrap();
        whole.as_object_mut().unwrap().extend(part);
        let over: Position = read(&whole.to_string());
        assert!(over.result.is_some() && over.seed.is_some());
    }
}

#[test]
fn what_is_asked_for_over_http_is_shown() {
    read_all::<NewTable>("NewTable");
    read_all::<NewTableMade>("NewTableMade");
    read_all::<TableInfo>("TableInfo");
    read_all::<Vec<TableSummary>>("TableSummary[]");
    read_all::<Vec<ClockFace>>("ClockFace[]");
    read_all::<Vec<OfferedBot>>("OfferedBot[]");
    read_all::<Problem>("Problem");
    for record in examples("public") {
        let mut lines = record.lines();
        let header: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
        assert_eq!(header["tidetable_public"], 1);
        assert!(lines.map(read::<LogEntry>).count() > 1);
    }
}

#[test]
fn the_configuration_of_bots_that_is_shown_is_one() {
    let shown = BOTS.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tidetable.toml");
    std::fs::write(&path, shown).unwrap();
    let config = tidetable_server::Config::load(Some(&path), []).unwrap();
    assert_eq!(config.bots.len(), 2);
}

#[test]
fn every_answer_shown_is_legal_where_it_is_given() {
    let question = read_all::<ServerMessage>("server").into_iter().find_map(|message| match message {
        ServerMessage::Position(position) => Some(position),
        _ => None,
    });
    let question = question.unwrap();
    let legal: Vec<Value> = serde_json::from_str(question.legal.get()).unwrap();
    for message in read_all::<ClientMessage>("client") {
        if let ClientMessage::Do { command: Command::Answer { epoch, action }, .. } = message {
            assert_eq!(epoch, question.epoch);
            assert!(legal.contains(&serde_json::from_str(action.get()).unwrap()));
        }
    }
}

#[test]
fn every_error_code_is_explained() {
    // A code that is missing here does not compile.
    macro_rules! all {
        ($($code:ident)*) => {{
            let _known = |code: ErrorCode| match code { $(ErrorCode::$code => (),)* };
            [$(ErrorCode::$code),*]
        }};
    }
    let codes = all! {
        Malformed TooLarge TooFast WrongProtocol NotFound NotHost NotSeated SeatTaken WrongStage Stale NotAwaited
        NotAllowed Refused CannotUndo BadOptions BadText BadSecret Unavailable Internal
    };
    for code in codes {
        let name = serde_json::to_string(&code).unwrap();
        let row = format!("| `{}` | ", name.trim_matches('"'));
        assert_eq!(DOCUMENT.matches(&row).count(), 1, "{row}");
    }
    let rows = DOCUMENT.split("## Error codes").nth(1).unwrap().split("## Limits").next().unwrap();
    assert_eq!(rows.lines().filter(|line| line.starts_with("| `")).count(), codes.len());
}

#[test]
fn the_figures_are_those_of_the_protocol() {
    let limits = DOCUMENT.split("## Limits").nth(1).unwrap();
    let told = [
        format!("up to {NAME_CHARS} characters"),
        format!("lines of chat {CHAT_CHARS},"),
        format!("keeps {CHAT_LINES}"),
    ];
    assert!(told.iter().all(|sentence| limits.contains(sentence)), "{told:?}");
    assert!(DOCUMENT.starts_with(&format!("# The protocol, version {PROTOCOL}\n")));
    assert!(DOCUMENT.contains(&format!("at most {} KiB", CLIENT_MESSAGE_BYTES / 1024)));
    assert!(DOCUMENT.contains(&format!("up to {CLIENT_NAME_BYTES} bytes")));
}
