//! Damaged input at the borders: answers, options and records that nobody in their right mind would send.

use proptest::{
    prelude::*,
    test_runner::{Config, TestCaseError, TestRunner},
};
use tidetable_kernel::{Awaiting, Dice, Seat};
use tidetable_table::{AnyGame, AnyMatch, GameOf, Match, Record, Seed, verify};

use crate::{Lawful, option_sets};

/// Damages answers, options and records of a game in `cases` ways each. Nothing may panic, and what is
/// refused must leave the match as it was.
pub fn endure<G: Lawful>(cases: u32) {
    let options = option_sets::<G>().pop().expect("a game has at least one way to be set up");
    let game_match = finished::<G>(&options);
    let record = game_match.to_record(&[]);
    let positions = game_match.steps().len();
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&(damage(), 0..positions), |(damage, position)| {
        survive_record::<G>(&record, damage)?;
        survive_answers(&game_match.at(position), damage)?;
        let options = damage.apply(&serde_json::to_string(&options).expect("options are JSON"));
        let _ = GameOf::<G>::new().start(&options, Seed::from_number(0));
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{}: {error}", G::ID));
}

fn finished<G: Lawful>(options: &G::Options) -> Match<G> {
    let mut dice = Dice::seeded(1);
    let mut game_match =
        Match::<G>::new(options.clone(), Seed::from_number(1)).expect("the option sets are playable");
    while let Awaiting::Seats(seats) = game_match.game().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
        game_match.play(game_match.epoch(), seat, &action).expect("a sampled action is legal");
    }
    game_match
}

/// One way to spoil a text.
#[derive(Clone, Copy, Debug)]
enum Damage {
    Cut { at: usize },
    Replace { at: usize, with: char },
    Insert { at: usize, what: char },
    Swap { one: usize, other: usize },
    Number { at: usize, with: i64 },
}

fn damage() -> impl Strategy<Value = Damage> {
    let place = 0usize..1 << 20;
    prop_oneof![
        place.clone().prop_map(|at| Damage::Cut { at }),
        (place.clone(), any::<char>()).prop_map(|(at, with)| Damage::Replace { at, with }),
        (place.clone(), any::<char>()).prop_map(|(at, what)| Damage::Insert { at, what }),
        (place.clone(), place.clone()).prop_map(|(one, other)| Damage::Swap { one, other }),
        (place, prop_oneof![any::<i64>(), -2i64..300]).prop_map(|(at, with)| Damage::Number { at, with }),
    ]
}

impl Damage {
    fn apply(self, text: &str) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        let count = chars.len().max(1);
        match self {
            Damage::Cut { at } => chars.truncate(at % count),
            Damage::Replace { at, with } => chars[at % count] = with,
            Damage::Insert { at, what } => chars.insert(at % count, what),
            Damage::Swap { one, other } => chars.swap(one % count, other % count),
            Damage::Number { at, with } => return replace_number(text, at, with),
        }
        chars.into_iter().collect()
    }
}

/// Puts another number where the text has one: still JSON, but about something else.
fn replace_number(text: &str, nth: usize, with: i64) -> String {
    let starts = |(index, byte): (usize, u8)| {
        byte.is_ascii_digit() && (index == 0 || !text.as_bytes()[index - 1].is_ascii_alphanumeric())
    };
    let places: Vec<usize> =
        text.bytes().enumerate().filter(|&place| starts(place)).map(|(index, _)| index).collect();
    let Some(&start) = places.get(nth % places.len().max(1)) else { return text.to_owned() };
    let length = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    format!("{}{with}{}", &text[..start], &text[start + length..])
}

fn survive_record<G: Lawful>(record: &str, damage: Damage) -> Result<(), TestCaseError> {
    let damaged = damage.apply(record);
    if let Err(error) = verify::<G>(&damaged) {
        prop_assert!(error.line >= 1 && !error.to_string().is_empty());
    }
    if let Err(error) = Record::<G>::read(&damaged) {
        prop_assert!(error.line <= damaged.lines().count().max(1), "{error}");
    }
    Ok(())
}

fn survive_answers<G: Lawful>(game_match: &Match<G>, damage: Damage) -> Result<(), TestCaseError> {
    let mut tried: Box<dyn AnyMatch> = Box::new(game_match.clone());
    for seat in Seat::all(8) {
        let answers = AnyMatch::answers(game_match, Seat(seat.0 % game_match.game().seats()));
        let Some(answer) = answers.first() else { continue };
        let damaged = damage.apply(answer.action.get());
        let (epoch, before) = (tried.epoch(), tried.position());
        let checked = tried.check(seat, &damaged).is_ok();
        let played = tried.play(epoch, seat, &damaged).is_ok();
        prop_assert_eq!(checked, played, "{} by {:?}", damaged, seat);
        prop_assert!(played || tried.position() == before);
        if played {
            break;
        }
    }
    Ok(())
}
