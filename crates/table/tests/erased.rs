//! The erased form says and does the same as the typed one.

use serde::Serialize;
use tidetable_kernel::{
    Awaiting, Dice, Game, GameOptions, OptionsError, Phrase, Seat, Speak, View as _, Viewer,
};
use tidetable_table::{
    AnyError, AnyGame, AnyMatch, GameOf, Match, RecordError, RecordFault, Seed, StartError, UndoError,
};

use crate::{
    dealt, finished, lines, opened, play, table_of,
    toy::{Action, Options, Oysters, Pearl},
};

const OYSTERS: GameOf<Oysters> = GameOf::new();
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("game data is representable")
}

/// Asks everything of both forms.
fn assert_same(typed: &Match<Oysters>, erased: &dyn AnyMatch) {
    let game = typed.game();
    assert_eq!(erased.game(), "oysters");
    assert_eq!(erased.seats(), game.seats());
    assert_eq!(erased.options().get(), text(typed.options()));
    assert_eq!(erased.seed(), *typed.seed());
    assert_eq!(erased.position(), typed.steps().len());
    assert_eq!(erased.epoch(), typed.epoch());
    assert_eq!(erased.awaiting(), game.awaiting());
    assert_eq!(erased.result(), (game.awaiting() == Awaiting::Nobody).then(|| game.standings()));
    assert_eq!(erased.record(&[]), typed.to_record(&[]));
    assert_eq!(erased.steps_from(0), lines(&typed.to_record(&[]))[1..]);
    let seats = Seat::all(game.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public, Viewer::Judge]) {
        assert_eq!(erased.view(viewer).get(), text(&game.view(viewer)));
        assert_eq!(erased.sketch(viewer), game.view(viewer).sketch());
        let news: Vec<_> = typed.news(viewer).collect();
        assert_eq!(text(&erased.news(viewer)), text(&news));
        assert_eq!(erased.news_phrases(viewer), news.iter().map(Speak::phrase).collect::<Vec<_>>());
        let history = typed.history(viewer);
        assert_eq!(text(&erased.history(viewer)), text(&history));
        for index in [0, history.len() / 2, usize::MAX] {
            assert_eq!(text(&erased.history_from(index, viewer)), text(&typed.history_from(index, viewer)));
        }
        let phrases = history.iter().map(|(step, event)| (*step, event.phrase()));
        assert_eq!(erased.history_phrases(viewer), phrases.collect::<Vec<_>>());
    }
    for seat in Seat::all(game.seats()) {
        let mut actions = Vec::new();
        if game.awaiting().seats().contains(seat) {
            game.legal_actions(seat, &mut actions);
            assert_eq!(erased.question(seat), game.view(Viewer::Seat(seat)).question(seat));
        }
        assert_eq!(erased.legal(seat).get(), text(&actions));
        let answers =
            erased.answers(seat).into_iter().map(|answer| (answer.action.to_string(), answer.phrase));
        let expected = actions.iter().map(|action| (text(action), action.phrase()));
        assert!(answers.eq(expected));
        assert_eq!(erased.can_undo(seat), typed.can_undo(seat));
    }
}

#[test]
fn both_forms_agree_through_whole_matches() {
    for (number, seats) in (0..6).zip([2, 3].into_iter().cycle()) {
        let mut typed = opened(table_of(seats), number);
        let mut erased = OYSTERS.start(&text(typed.options()), *typed.seed()).unwrap();
        let mut dice = Dice::seeded(number);
        while let Awaiting::Seats(awaited) = typed.game().awaiting() {
            assert_same(&typed, erased.as_ref());
            let seat = dice.pick(&awaited.iter().collect::<Vec<_>>());
            let action = typed.game().sample_action(seat, &mut dice, &mut Vec::new());
            assert!(erased.check(seat, &text(&action)).is_ok());
            erased.play(erased.epoch(), seat, &text(&action)).unwrap();
            play(&mut typed, seat, action);
            if dice.below(4) == 0 {
                assert_eq!(erased.undo(seat), typed.undo(seat));
            }
        }
        assert_same(&typed, erased.as_ref());
        for count in [0, 3, 12, usize::MAX] {
            assert_same(&typed.at(count), erased.at(count).as_ref());
        }
        assert_eq!(erased.steps_from(usize::MAX), [""; 0]);
    }
}

#[test]
fn a_game_describes_itself() {
    assert_eq!((OYSTERS.id(), OYSTERS.rules(), OYSTERS.seats()), ("oysters", 1, 2..=3));
    assert_eq!(OYSTERS.fields(), Options::FIELDS);
    assert_eq!(OYSTERS.options(3).get(), text(&table_of(3)));
    assert!(OYSTERS.start(OYSTERS.options(2).get(), Seed::from_number(0)).is_ok());
    assert!(OYSTERS.start("{\"seats\":2}", Seed::from_number(0)).is_ok());
}

#[test]
fn a_table_that_cannot_be_set_up() {
    let start = |options: &str| OYSTERS.start(options, Seed::from_number(0)).err();
    assert!(matches!(start("two"), Some(StartError::Malformed(_))));
    assert!(matches!(start("{\"seats\":256}"), Some(StartError::Malformed(_))));
    let seats = OptionsError::Seats { fewest: 2, most: 3, asked: 255 };
    assert_eq!(start("{\"seats\":255}"), Some(StartError::Options(seats)));
}

#[test]
fn an_answer_that_is_not_taken_says_why() {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    let epoch = game.epoch();
    let erased: &mut dyn AnyMatch = &mut game;
    let stale = "0000000000000001".parse().unwrap();

    assert!(matches!(erased.play(epoch, Seat(0), "{\"bid\":9}"), Err(AnyError::Malformed(_))));
    assert!(matches!(erased.check(Seat(0), "[[["), Err(AnyError::Malformed(_))));
    assert!(matches!(erased.play(stale, Seat(0), "{\"bid\":4}"), Err(AnyError::Stale(now)) if now == epoch));
    for answer in [erased.check(Seat(0), "{\"bid\":3}"), erased.play(epoch, Seat(0), "{\"bid\":3}")] {
        let Err(AnyError::Refused { refusal, phrase, section }) = answer else { panic!("{answer:?}") };
        assert_eq!(refusal.get(), "{\"not_in_hand\":{\"pearl\":3}}");
        assert_eq!(phrase, Phrase::new("oysters-no-not-in-hand").with("size", 3u8));
        assert_eq!(section, "3");
    }
    assert_eq!(erased.position(), 8);
    erased.play(epoch, Seat(0), "{\"bid\":4}").unwrap();
    assert!(matches!(erased.check(Seat(0), "{\"bid\":1}"), Err(AnyError::NotAwaited)));
    assert!(matches!(erased.play(epoch, Seat(0), "{\"bid\":1}"), Err(AnyError::NotAwaited)));
}

#[test]
fn a_seat_that_the_table_does_not_have_sees_what_everybody_sees_and_does_nothing() {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    play(&mut game, Seat(0), Action::Bid(Pearl(4)));
    let (epoch, erased): (_, &mut dyn AnyMatch) = (game.epoch(), &mut game);
    for stranger in [Seat(2), Seat(5), Seat(6), Seat(8), Seat(u8::MAX)] {
        let viewer = Viewer::Seat(stranger);
        assert_eq!(erased.view(viewer).get(), erased.view(Viewer::Public).get());
        assert_eq!(erased.sketch(viewer), erased.sketch(Viewer::Public));
        assert_eq!(text(&erased.news(viewer)), text(&erased.news(Viewer::Public)));
        assert_eq!(erased.history_phrases(viewer), erased.history_phrases(Viewer::Public));
        assert_eq!(erased.legal(stranger).get(), "[]");
        assert!(erased.answers(stranger).is_empty());
        assert!(matches!(erased.check(stranger, "\"pay\""), Err(AnyError::NotAwaited)));
        assert!(matches!(erased.play(epoch, stranger, "\"pay\""), Err(AnyError::NotAwaited)));
        assert_eq!(erased.undo(stranger), Err(UndoError::NothingToUndo));
        assert_eq!(erased.question(stranger).key, "oysters-ask-bid");
    }
}

#[test]
fn a_match_is_resumed_where_its_steps_end() {
    let game = finished(opened(table_of(3), 8));
    let (options, steps) = (text(game.options()), game.steps_from(0));
    for count in 0..=steps.len() {
        let resumed = OYSTERS.resume(&options, *game.seed(), &steps[..count]).unwrap();
        // Draws that are due are made, and the seed makes them the same again.
        assert_ne!(resumed.awaiting(), Awaiting::Chance);
        assert_eq!(resumed.steps_from(0), steps[..resumed.position()]);
        assert_eq!(resumed.position() > count, game.at(count).game().awaiting() == Awaiting::Chance);
    }
}

#[test]
fn what_cannot_be_resumed_says_which_line() {
    let game = finished(opened(table_of(2), 8));
    let (options, steps) = (text(game.options()), game.steps_from(0));
    let resume =
        |options: &str, steps: &[String]| OYSTERS.resume(options, *game.seed(), steps).err().unwrap();
    let RecordError { line, fault } = resume("{", &steps);
    assert!(line == 1 && matches!(fault, RecordFault::Unreadable(_)));
    let RecordError { line, fault } = resume("{\"seats\":9}", &steps);
    assert!(line == 1 && matches!(fault, RecordFault::Options(_)));
    let mut spoiled = steps.clone();
    spoiled[2] = "{\"draw\":0}".to_owned();
    let RecordError { line, fault } = resume(&options, &spoiled);
    assert!(line == 4 && matches!(fault, RecordFault::Unreadable(_)));
    spoiled[2] = "{\"act\":[0,\"pay\"]}".to_owned();
    assert_eq!(resume(&options, &spoiled), RecordError { line: 4, fault: RecordFault::NotAwaited });
}

#[test]
fn a_record_is_read_and_verified_without_knowing_its_types() {
    let game = finished(opened(table_of(2), 8));
    let names = ["Ann", "Ben"].map(str::to_owned);
    let record = game.to_record(&names);
    let (header, read) = OYSTERS.read(&record).unwrap();
    assert_eq!(header.players, names);
    assert_eq!(read.record(&names), record);
    assert_eq!(OYSTERS.verify(&record), tidetable_table::verify::<Oysters>(&record));
    let spoiled = record.replace("\"rules\":1", "\"rules\":2");
    let error = RecordError { line: 1, fault: RecordFault::Rules { found: 2, expected: 1 } };
    assert_eq!(OYSTERS.read(&spoiled).err(), Some(error.clone()));
    assert_eq!(OYSTERS.verify(&spoiled), Err(error));
}
