//! How large things are, and how they are written.

use serde_json::{from_str, json, to_value};
use tidetable_kernel::{Dice, Game, Seat, Viewer};
use tidetable_laws::option_sets;
use tidetable_perladora::{Action, Options, Perladora, View};

use crate::{
    kit::{advanced, base, dive, draw, extra_pontoon, look, necklace, opening, pontoon, reinforce, surface},
    playout::step,
};

#[test]
fn states_and_actions_stay_small() {
    assert!(size_of::<Perladora>() <= 320, "{}", size_of::<Perladora>());
    assert_eq!(size_of::<Action>(), 4);
}

#[test]
fn actions_are_written_readably() {
    let written = [
        (dive("C4", 3), json!({"dive": {"cell": "C4", "value": 3}})),
        (pontoon("C4-D4"), json!({"pontoon": {"edge": "C4-D4"}})),
        (Action::Stop, json!("stop")),
        (reinforce("A1"), json!({"reinforce": {"cell": "A1"}})),
        (look("H5"), json!({"look": {"cell": "H5"}})),
        (surface("B1", 5), json!({"surface": {"cell": "B1", "value": 5}})),
        (extra_pontoon("A1-A2"), json!({"extra_pontoon": {"edge": "A1-A2"}})),
        (necklace("C3"), json!({"necklace": {"cell": "C3"}})),
        (Action::Pass, json!("pass")),
    ];
    for (action, json) in written {
        assert_eq!(to_value(action).unwrap(), json);
        assert_eq!(from_str::<Action>(&json.to_string()).unwrap(), action);
    }
}

#[test]
fn rubbish_is_not_read() {
    let rubbish = [
        r#"{"dive":{"cell":"I1","value":1}}"#,
        r#"{"dive":{"cell":"A0","value":1}}"#,
        r#"{"dive":{"cell":"A1","value":0}}"#,
        r#"{"dive":{"cell":"A1","value":6}}"#,
        r#"{"dive":{"cell":"A1","value":1,"extra":2}}"#,
        r#"{"dive":{"cell":7,"value":1}}"#,
        r#"{"pontoon":{"edge":"A1-C1"}}"#,
        r#"{"pontoon":{"edge":"H1-A2"}}"#,
        r#""fly""#,
    ];
    for text in rubbish {
        assert!(from_str::<Action>(text).is_err(), "{text}");
    }
    assert!(from_str::<Options>(r#"{"seats":2,"advance":true}"#).is_err());
    assert_eq!(from_str::<Options>("{}").unwrap(), Options::default());
}

const ONE_DIVER: &str = "
    a1 .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    ** .. .. .. ** .. .. ..
    .. .. ** .. .. .. ** ..
";

/// A view with one field of its table replaced.
fn damaged(field: &str, value: serde_json::Value) -> Result<View, serde_json::Error> {
    let mut view = to_value(opening(advanced(2)).view(Viewer::Seat(Seat(0)))).expect("views are JSON");
    let place = if view["table"].get(field).is_some() { &mut view["table"][field] } else { &mut view[field] };
    assert!(!place.is_null(), "{field}");
    *place = value;
    serde_json::from_value(view)
}

#[test]
fn views_that_cannot_be_are_not_read() {
    let rubbish = [
        ("turn", json!(2)),
        ("passed", json!([0])),
        ("passed", json!([0, 1])),
        ("phase", json!("pearls")),
        ("phase", json!("over")),
        ("pearls", json!({"D1": 3})),
        ("pearls", json!({"D1": 7, "B2": 7, "F2": 7, "H2": 7, "A4": 7, "E4": 7, "C5": 7, "G5": 7})),
        ("pontoons", json!(["A1-B1"])),
        ("stock", json!(36)),
        ("divers", json!([["A1"], ["A1"]])),
        ("divers", json!([["D1"], []])),
        ("divers", json!([[], [], []])),
        ("divers", json!([["A1"], []])),
        ("face_up", json!(["A1"])),
        ("necklaces", json!({"A1": 1})),
        ("reinforced", json!(["A1"])),
        ("clans", json!(["coral", "coral"])),
        ("clans", json!(["coral", null])),
        ("tokens", json!([3, 0])),
        ("extra_pontoons", json!(["A1-B1"])),
        ("values", json!({"A1": 3})),
        ("hands", json!([[9, 3, 1, 1, 1], null])),
        ("hands", json!([[9, 4, 1, 1, 1], null])),
        ("hands", json!([[10, 3, 1, 1, 1]])),
        ("hands", json!([null, null])),
        ("hands", json!([[10, 3, 1, 1, 1], [10, 3, 1, 1, 1]])),
        ("viewer", json!({"seat": 1})),
    ];
    for (field, value) in rubbish {
        let read = damaged(field, value.clone());
        assert!(read.is_err(), "{field}: {value}");
    }
    assert!(damaged("stock", json!(35)).is_ok());
    let mut view = to_value(draw(base(2), ONE_DIVER).game().view(Viewer::Judge)).expect("views are JSON");
    view["values"]["A1"] = json!(7);
    assert!(serde_json::from_value::<View>(view).is_err(), "no diver is worth seven");
}

#[test]
fn picking_an_answer_is_picking_from_the_list() {
    for options in option_sets::<Perladora>() {
        let mut game = opening(options);
        let mut dice = Dice::seeded(9);
        loop {
            let (seat, mut scratch) = (game.table().turn, Vec::new());
            let mut ahead = dice.clone();
            let picked = game.sample_action(seat, &mut dice, &mut scratch);
            game.legal_actions(seat, &mut scratch);
            assert_eq!(picked, ahead.pick(&scratch), "{options:?}");
            if !step(&mut game, &mut dice, &mut ()) || game.awaiting().seats().is_empty() {
                break;
            }
        }
    }
}

#[test]
fn legal_answers_are_appended() {
    let game = opening(base(2));
    let mut actions = vec![Action::Stop];
    game.legal_actions(Seat(0), &mut actions);
    assert_eq!((actions[0], actions.len()), (Action::Stop, 229));
}
