//! Golden records: finished games that must replay to the same end for ever.
//!
//! They were written by `examples/records.rs` and are never edited to pass. A record that no longer replays
//! means that the rules have changed: raise `MermaidRain::RULES` and write new ones.

use std::collections::BTreeSet;

use tidetable_kernel::{Awaiting, Game, Viewer};
use tidetable_mermaid_rain::{Event, Meld, MermaidRain};
use tidetable_table::{Record, verify};

/// The records by name, with the points they end with.
pub(crate) const RECORDS: [(&str, &str, &[i32]); 6] = [
    ("three", include_str!("../records/three.jsonl"), &[-9, 6, 9]),
    ("four", include_str!("../records/four.jsonl"), &[-3, 29, 4, 11]),
    ("five", include_str!("../records/five.jsonl"), &[19, 31, -2, 30, 19]),
    ("six", include_str!("../records/six.jsonl"), &[34, 8, 35, 1, 26, 49]),
    ("four-mermaid-free", include_str!("../records/four-mermaid-free.jsonl"), &[42, 4, 0, 10]),
    ("five-plain-march", include_str!("../records/five-plain-march.jsonl"), &[35, 37, 7, 42, 10]),
];

pub(crate) fn read(text: &str) -> Record<MermaidRain> {
    Record::read(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn golden_records_replay_to_the_same_end() {
    for (name, text, points) in RECORDS {
        let record = read(text);
        let game = record.game_match.game();
        assert_eq!(game.awaiting(), Awaiting::Nobody, "{name}");
        assert_eq!(game.standings().points.as_slice(), points, "{name}");
        assert_eq!(record.header.result, Some(game.standings()), "{name}");
        assert_eq!(
            record.game_match.to_record(&record.header.players),
            text,
            "{name} is written differently"
        );
    }
}

#[test]
fn the_draws_of_golden_records_come_from_their_seeds() {
    for (name, text, _) in RECORDS {
        let verdict = verify::<MermaidRain>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.draws_verified, "{name}");
    }
}

#[test]
fn golden_records_meet_every_meld_and_what_is_rare() {
    let (mut melds, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for (_, text, _) in RECORDS {
        for (_, event) in read(text).game_match.history(Viewer::Judge) {
            if let Event::MeldsRanked { ranking } = &event {
                melds.extend(ranking.iter().map(|ranked| ranked.meld));
            }
            let value = serde_json::to_value(&event).unwrap();
            kinds.insert(value.as_object().unwrap().keys().next().unwrap().clone());
        }
    }
    assert_eq!(melds, Meld::ALL.into_iter().collect());
    let rare = ["mermaid_warped", "mermaid_drifted", "extra_tile_drawn", "deck_shuffled", "token_left"];
    assert!(rare.iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}
