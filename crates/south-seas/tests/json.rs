//! The forms that leave the program: readable, and proof against rubbish.

use serde_json::{from_str, json, to_string, to_value};
use tidetable_kernel::{Awaiting, Determinize, Dice, Game, View as _, Viewer};
use tidetable_south_seas::{Action, Chance, Options, SouthSeas, View};

use crate::kit::{A, goods, lay, load, place, scene, ship, take_back, take_ship};

#[test]
fn answers_and_draws_are_written_readably() {
    let written = |action: Action| to_value(action).unwrap();
    assert_eq!(written(lay("N2E3", 1)), json!({ "lay_tile": { "cell": "N2E3", "turns": 1 } }));
    assert_eq!(written(place("sea N2 E1")), json!({ "place_islander": { "spot": "sea N2 E1" } }));
    assert_eq!(written(take_back("0")), json!({ "take_back": { "cell": "0" } }));
    assert_eq!(written(Action::LeaveIslanders), json!("leave_islanders"));
    assert_eq!(written(take_ship("AAAB/3")), json!({ "take_ship": { "ship": "AAAB/3" } }));
    let loaded =
        json!({ "load_ship": { "ship": "bssf/5", "goods": { "bananas": 1, "shells": 2, "fish": 1 } } });
    assert_eq!(written(load("bssf/5", goods(1, 2, 1))), loaded);
    assert_eq!(to_value(Chance::Tile("C12".parse().unwrap())).unwrap(), json!({ "tile": "C12" }));
    assert_eq!(to_value(Chance::Ship(ship("bf/2"))).unwrap(), json!({ "ship": "bf/2" }));
}

#[test]
fn rubbish_is_not_an_answer() {
    for text in [
        r#"{"lay_tile":{"cell":"N2E3","turns":4}}"#,
        r#"{"lay_tile":{"cell":"N2E3","turns":-1}}"#,
        r#"{"lay_tile":{"cell":"N200","turns":0}}"#,
        r#"{"lay_tile":{"cell":"N2E3"}}"#,
        r#"{"lay_tile":{"cell":"N2E3","turns":0,"more":1}}"#,
        r#"{"place_islander":{"spot":"sea N9"}}"#,
        r#"{"load_ship":{"ship":"bssf","goods":{}}}"#,
        r#"{"load_ship":{"ship":"bssf/5","goods":{"bananas":70000}}}"#,
        r#"{"load_ship":{"ship":"bssf/5","goods":{"pearls":1}}}"#,
        r#""sing""#,
        "null",
    ] {
        assert!(from_str::<Action>(text).is_err(), "{text}");
    }
}

#[test]
fn options_may_be_left_out() {
    let options: Options = from_str(r#"{"seats":4}"#).unwrap();
    assert_eq!(options, Options { seats: 4, ..Options::default() });
    assert_eq!(from_str::<Options>("{}").unwrap(), Options::default());
    assert!(from_str::<Options>(r#"{"seats":4,"takeback":"never"}"#).is_err());
    assert!(from_str::<Options>(r#"{"seats":4,"bridges":1}"#).is_err());
}

/// A game in the middle, with a bit of everything on the table.
fn busy() -> SouthSeas {
    let mut game = SouthSeas::new(&Options::default()).expect("three may play");
    let mut dice = Dice::seeded(11);
    for _ in 0..170 {
        step(&mut game, &mut dice);
    }
    game
}

fn step(game: &mut SouthSeas, dice: &mut Dice) {
    match game.awaiting() {
        Awaiting::Nobody => (),
        Awaiting::Chance => {
            let chance = game.sample_chance(dice, &mut Vec::new());
            game.resolve(&chance, &mut ());
        }
        Awaiting::Seats(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let action = game.sample_action(seat, dice, &mut Vec::new());
            game.apply(seat, &action, &mut ());
        }
    }
}

#[test]
fn a_damaged_view_is_refused_or_can_be_played_on() {
    let text = to_string(&busy().view(Viewer::Public)).unwrap();
    let mut dice = Dice::seeded(3);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..3_000 {
        let mut damaged = text.clone().into_bytes();
        let place = dice.below(damaged.len() as u32) as usize;
        damaged[place] = dice.pick(b"0123456789NESWBCIMabsf\"*,:[]{} ");
        let Ok(view) = from_str::<View>(&String::from_utf8(damaged).unwrap()) else {
            refused += 1;
            continue;
        };
        let mut game = SouthSeas::determinize(&view, &mut dice);
        (0..400).for_each(|_| step(&mut game, &mut dice));
        assert!(!view.sketch().is_empty() && game.awaiting() == Awaiting::Nobody);
        played += 1;
    }
    assert!(refused > 1_000 && played > 50, "{refused} refused, {played} played");
}

#[test]
fn views_that_no_table_could_have_are_refused() {
    let good =
        to_value(scene(2, "N1 I8 1").islander(A, "N1 island N S").lay("C11").view(Viewer::Public)).unwrap();
    assert!(from_str::<View>(&good.to_string()).is_ok());
    let refuse = |path: &str, value: serde_json::Value, expected: &str| {
        let mut bad = good.clone();
        *bad.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        let error = from_str::<View>(&bad.to_string()).expect_err(path).to_string();
        assert!(error.contains(expected), "{path}: {error}");
    };
    refuse("/table/options/seats", json!(3), "two to five seats");
    refuse("/table/turn", json!(2), "a turn of somebody at the table");
    refuse("/table/tiles", json!([]), "each tile once");
    refuse("/table/tiles/0", json!("0 C1 1"), "the start tile first");
    refuse("/table/tiles/1", json!("N2 I8 1"), "tiles beside tiles");
    refuse("/table/tiles/1", json!("N1 I8 0"), "tiles with edges that match");
    refuse("/table/tiles/1", json!("N1 Z8 0"), "tiles of this edition");
    refuse("/table/tiles/1", json!("N1 I9 1"), "each tile once");
    refuse("/table/tiles/1", json!("N1 I9"), "a tile such as");
    refuse("/table/phase", json!({ "lay": "C12" }), "each tile once");
    refuse("/table/phase", json!("settle"), "each tile once");
    refuse("/table/row/0", json!("bf/2"), "each ship once");
    refuse("/table/row/0", json!("bf/9"), "ships of this edition");
    refuse("/table/seats/0/goods", json!({ "fish": 20_000 }), "goods that can be gathered");
    refuse("/table/seats/0/islanders/0", json!("N1 island E"), "spots that are on the table");
    refuse("/table/seats/0/islanders/0", json!("N5 island E"), "spots that are on the table");
    refuse("/table/seats/0/islanders/0", json!("N1 market"), "spots that are on the table");
    refuse("/table/seats/1/islanders", json!(["N1 sea E1 E2"]), "one on a tile");
    refuse("/table/covered", json!(["N1 sea E1 E2"]), "fish under each token");
    refuse("/table/covered", json!(["0 sea E2 S1 S2 W1", "0 sea E2 S1 S2 W1"]), "fish under each token");
}
