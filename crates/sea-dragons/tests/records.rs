//! Golden records: finished games that must replay for ever, and positions counted to the last answer.

use tidetable_kernel::{Awaiting, Game, Viewer};
use tidetable_laws::perft;
use tidetable_sea_dragons::{Event, Options, SeaDragons};
use tidetable_table::{Match, Record, verify};

macro_rules! records {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../records/", $name, ".jsonl")))),*]
    };
}

const RECORDS: [(&str, &str); 8] =
    records!("2-random" "2-keen" "3-random" "3-keen" "4-random" "4-keen" "5-random" "5-keen");

#[test]
fn golden_records_replay_to_their_result() {
    for (name, text) in RECORDS {
        let verdict = verify::<SeaDragons>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.draws_verified && verdict.result.is_some(), "{name}");
        let record = Record::<SeaDragons>::read(text).expect("it was just verified");
        assert_eq!(record.game_match.game().awaiting(), Awaiting::Nobody, "{name}");
        assert_eq!(record.game_match.to_record(&record.header.players), text, "{name} is written otherwise");
    }
}

/// Together the records show everything that can happen with the standard components.
#[test]
fn golden_records_hold_every_kind_of_event() {
    let kind = |event: &Event| {
        let text = serde_json::to_string(event).expect("events are JSON");
        text.split('"').nth(1).expect("an event has a name").to_owned()
    };
    let mut kinds: Vec<String> = RECORDS
        .iter()
        .flat_map(|(_, text)| {
            Record::<SeaDragons>::read(text).expect("a golden record").game_match.history(Viewer::Judge)
        })
        .map(|(_, event)| kind(&event))
        .collect();
    kinds.sort();
    kinds.dedup();
    // The last coral card cannot be reached: there are at most 22 draws for 24 cards.
    assert_eq!(kinds.len(), 26 - 1, "{kinds:?}");
}

/// Each line of `perft.txt`: a record and a number of its steps, or options and nothing played; then the depth
/// and the number of ways to go on so far.
#[test]
fn positions_branch_as_counted() {
    let mut lines = 0;
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let &[start, steps, depth, nodes] = words.as_slice() else { panic!("{line}") };
        let game = position(start, steps.parse().expect("a number of steps"));
        let counted = perft(&game, depth.parse().expect("a depth"));
        assert_eq!(counted, nodes.parse::<u64>().expect("a count"), "{line}");
        lines += 1;
    }
    assert!(lines > 20);
}

fn position(start: &str, steps: usize) -> SeaDragons {
    if start.starts_with('{') {
        let options: Options = serde_json::from_str(start).expect("options");
        assert_eq!(steps, 0, "options are where a game starts");
        return SeaDragons::new(&options).expect("a table of this size");
    }
    let (_, text) = RECORDS.iter().find(|(name, _)| *name == start).expect("a record of that name");
    let game_match: Match<SeaDragons> = Record::read(text).expect("a golden record").game_match;
    *game_match.at(steps).game()
}
