//! What is written can be read, played again and verified.

use tidetable_kernel::{Awaiting, Edition, Game};
use tidetable_table::{FORMAT, Header, Match, Record, Seed, Step, verify};

use crate::{
    finished, lines, opened, table_of,
    toy::{Options, Oysters, Pearl, Purse, Tally},
};

fn players(count: u8) -> Vec<String> {
    (1..=count).map(|number| format!("Änn \"{number}\"\n")).collect()
}

#[test]
fn a_record_is_read_as_it_was_written() {
    for (number, seats) in (0..20).zip([2, 3].into_iter().cycle()) {
        let game = finished(opened(table_of(seats), number));
        let text = game.to_record(&players(seats));
        let record = Record::<Oysters>::read(&text).unwrap();
        assert_eq!(record.header.players, players(seats));
        assert_eq!(record.header.result, Some(game.game().standings()));
        assert_eq!(record.header.seed, Some(*game.seed()));
        assert_eq!(record.game_match.game(), game.game());
        assert_eq!(record.game_match.steps(), game.steps());
        assert_eq!(record.game_match.to_record(&players(seats)), text);
    }
}

#[test]
fn a_record_says_how_the_table_was_set_up() {
    let edition = Edition::load("pearls = [9, 9, 9, 9]").unwrap();
    let options = Options { seats: 3, short: false, purse: Purse::Two, edition };
    let text = finished(opened(options, 1)).to_record(&[]);
    let header = Header::read(&text).unwrap();
    assert_eq!((header.tidetable, header.game.as_str(), header.rules), (FORMAT, "oysters", 1));
    assert_eq!(header.edition, edition.id());
    assert_eq!(Record::<Oysters>::read(&text).unwrap().game_match.options(), &options);
}

#[test]
fn seed_and_result_are_told_at_the_end_and_not_before() {
    let game = finished(opened(table_of(2), 1));
    for count in 0..=game.steps().len() {
        let text = game.at(count).to_record(&[]);
        let header = Header::read(&text).unwrap();
        let over = count == game.steps().len();
        assert_eq!(header.commitment, game.seed().commitment());
        assert_eq!((header.seed.is_some(), header.result.is_some()), (over, over));
        assert_eq!(text.contains(&game.seed().to_string()), over);
        let record = Record::<Oysters>::read(&text).unwrap();
        assert_eq!(record.game_match.game(), game.at(count).game());
        let verdict = verify::<Oysters>(&text).unwrap();
        assert_eq!((verdict.steps, verdict.draws_verified, verdict.result.is_some()), (count, over, over));
    }
}

#[test]
fn line_ends_of_other_systems_and_a_missing_last_one_are_read() {
    let game = finished(opened(table_of(2), 1));
    let text = game.to_record(&players(2));
    assert!(text.ends_with('\n') && !text.contains('\r'));
    for same in [text.replace('\n', "\r\n"), text.trim_end().to_owned()] {
        let record = Record::<Oysters>::read(&same).unwrap();
        assert_eq!(record.game_match.steps(), game.steps());
        assert!(verify::<Oysters>(&same).is_ok());
    }
}

#[test]
fn verifying_tells_what_was_found() {
    let game = finished(opened(table_of(3), 2));
    let verdict = verify::<Oysters>(&game.to_record(&[])).unwrap();
    assert_eq!(verdict.steps, game.steps().len());
    assert_eq!(verdict.draws, game.steps().iter().filter(|step| matches!(step, Step::Draw(_))).count());
    assert_eq!(verdict.draws, 15);
    assert!(verdict.draws_verified);
    assert_eq!(verdict.result, Some(game.game().standings()));
    assert_eq!(game.game().awaiting(), Awaiting::Nobody);
}

#[test]
fn without_a_seed_draws_are_possible_but_not_verified() {
    let game = finished(opened(table_of(2), 2));
    let mut lines = lines(&game.to_record(&[]));
    lines[0] = lines[0].replace(&format!(",\"seed\":\"{}\"", game.seed()), "");
    let verdict = verify::<Oysters>(&lines.join("\n")).unwrap();
    assert!(!verdict.draws_verified);
    assert_eq!(verdict.result, Some(game.game().standings()));
}

/// The example of docs/records.md is so, and says so.
#[test]
fn draws_can_be_verified_by_hand() {
    let document = include_str!("../../../docs/records.md");
    let game = Match::<Oysters>::new(table_of(2), Seed::new([7; 32])).unwrap();
    assert!(document.contains(&format!("the commitment\n`{}`", game.seed().commitment())));
    assert_eq!(game.steps()[..2], [Step::Draw(Pearl(4)), Step::Draw(Pearl(4))]);
    assert_eq!(game.options().edition.pearls, Tally([5, 5, 4, 3]));
}
