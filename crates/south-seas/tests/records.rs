//! Golden records: whole games that must replay to the same end for ever.

use std::{collections::BTreeSet, fs, path::PathBuf};

use tidetable_kernel::Viewer;
use tidetable_south_seas::{Cause, EndReason, Event, SouthSeas};
use tidetable_table::{Record, verify};

fn records() -> Vec<(PathBuf, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/records");
    let files =
        fs::read_dir(folder).expect("the folder of records").map(|entry| entry.expect("a file").path());
    let mut records: Vec<_> =
        files.map(|path| (path.clone(), fs::read_to_string(path).expect("a readable record"))).collect();
    records.sort();
    records
}

#[test]
fn golden_records_replay_to_their_end() {
    for (path, text) in records() {
        let name = path.display();
        let verdict = verify::<SouthSeas>(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verdict.draws_verified && verdict.result.is_some(), "{name}: {verdict:?}");
        let record = Record::<SouthSeas>::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(
            record.game_match.to_record(&record.header.players),
            text,
            "{name} is written differently"
        );
    }
}

#[test]
fn golden_records_cover_every_table_size_and_everything_that_happens() {
    let (mut sizes, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for (_, text) in records() {
        let record = Record::<SouthSeas>::read(&text).expect("golden records are sound");
        sizes.insert((record.game_match.options().seats, record.game_match.options().takeback as u8));
        seen.extend(record.game_match.history(Viewer::Public).iter().map(|(_, event)| kind(event)));
    }
    assert_eq!(sizes.iter().map(|&(seats, _)| seats).collect::<BTreeSet<_>>(), (2..=5).collect());
    assert_eq!(sizes.iter().map(|&(_, takeback)| takeback).collect::<BTreeSet<_>>(), (0..=1).collect());
    let expected = [
        "a boat came",
        "a feature was completed",
        "a feature was left unfinished",
        "a market was completed",
        "a ship was loaded",
        "a ship was taken",
        "a tile was laid",
        "a tile was set aside",
        "an islander was placed",
        "an islander was taken back",
        "fish were covered",
        "the last ship was taken",
        "the last tile was laid",
    ];
    assert_eq!(seen.into_iter().flatten().collect::<Vec<_>>(), expected);
}

fn kind(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::ShipRevealed { .. } | Event::TileDrawn { .. } | Event::Counted { .. } => return None,
        Event::TileSetAside { .. } => "a tile was set aside",
        Event::TileLaid { .. } => "a tile was laid",
        Event::IslanderPlaced { .. } => "an islander was placed",
        Event::IslanderTakenBack { .. } => "an islander was taken back",
        Event::Harvested(harvest) => match harvest.cause {
            Cause::Complete => "a feature was completed",
            Cause::Boat => "a boat came",
            Cause::End => "a feature was left unfinished",
        },
        Event::FishCovered { .. } => "fish were covered",
        Event::MarketCompleted { .. } => "a market was completed",
        Event::ShipTaken { .. } => "a ship was taken",
        Event::ShipLoaded { .. } => "a ship was loaded",
        Event::GameEnded { reason: EndReason::LastTile } => "the last tile was laid",
        Event::GameEnded { reason: EndReason::LastShip } => "the last ship was taken",
    })
}
