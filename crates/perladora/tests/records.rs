//! Golden records: finished games that must replay for ever, and positions counted to the last answer.

use tidetable_kernel::{Awaiting, Game};
use tidetable_laws::perft;
use tidetable_perladora::{Options, Perladora};
use tidetable_table::{Match, Record, verify};

macro_rules! records {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../records/", $name, ".jsonl")))),*]
    };
}

const RECORDS: [(&str, &str); 6] =
    records!("2-base" "2-advanced" "3-base" "3-advanced" "4-base" "4-advanced");

#[test]
fn golden_records_replay_to_their_result() {
    for (name, text) in RECORDS {
        let verdict = verify::<Perladora>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.draws_verified && verdict.result.is_some(), "{name}");
        let record = Record::<Perladora>::read(text).expect("it was just verified");
        assert_eq!(record.game_match.game().awaiting(), Awaiting::Nobody, "{name}");
        assert_eq!(record.game_match.to_record(&record.header.players), text, "{name} is written otherwise");
    }
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
        assert_eq!(
            perft(&game, depth.parse().expect("a depth")),
            nodes.parse::<u64>().expect("a count"),
            "{line}"
        );
        lines += 1;
    }
    assert!(lines > 20);
}

fn position(start: &str, steps: usize) -> Perladora {
    if start.starts_with('{') {
        let options: Options = serde_json::from_str(start).expect("options");
        assert_eq!(steps, 0, "options are where a game starts");
        return Perladora::new(&options).expect("a table of this size");
    }
    let (_, text) = RECORDS.iter().find(|(name, _)| *name == start).expect("a record of that name");
    let game_match: Match<Perladora> = Record::read(text).expect("a golden record").game_match;
    *game_match.at(steps).game()
}
