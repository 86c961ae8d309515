//! Sizes in memory, and the JSON forms of everything that crosses a wire.

use tidetable_sea_dragons::{Action, Chance, Event, Options, Pose, SeaDragons, Shape, Size, View};

use crate::kit::{A, Scene, cell, complete, coral_mission, keep, mission, place};

#[test]
fn actions_and_states_stay_small() {
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
    assert!(size_of::<Chance>() <= 4, "{}", size_of::<Chance>());
    assert!(size_of::<SeaDragons>() <= 1_152, "{}", size_of::<SeaDragons>());
}

#[test]
fn actions_are_written_readably() {
    let lines = [
        (Action::Play { card: Shape::L4 }, r#"{"play":{"card":"L4"}}"#),
        (place("E7 F7 G7 G6"), r#"{"place":{"card":"L4","head":"G6","pose":2}}"#),
        (keep("double-GV"), r#"{"keep":{"coral":"double-GV"}}"#),
        (
            complete(mission("GGV", 9), "GRR", "double-GV any"),
            r#"{"complete":{"mission":{"ships":"GGV","points":9},"ships":"GRR","corals":["double-GV","any"]}}"#,
        ),
        (
            complete(coral_mission("GV", 2), "GV", ""),
            r#"{"complete":{"mission":{"ships":"GV","points":2,"coral":true},"ships":"GV"}}"#,
        ),
        (Action::Take { card: Shape::X5 }, r#"{"take":{"card":"X5"}}"#),
        (Action::Blind { size: Size::Large }, r#"{"blind":{"size":"large"}}"#),
        (Action::Finish, r#""finish""#),
        (Action::Pass, r#""pass""#),
        (Action::Cash, r#""cash""#),
    ];
    for (action, text) in lines {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
}

#[test]
fn rubbish_is_refused() {
    let actions = [
        r#"{"play":{"card":"Q4"}}"#,
        r#"{"play":{"card":"L4","more":1}}"#,
        r#"{"place":{"card":"L4","head":"P1","pose":0}}"#,
        r#"{"place":{"card":"L4","head":"A1","pose":8}}"#,
        r#"{"place":{"card":"L4","head":"A1","pose":-1}}"#,
        r#"{"keep":{"coral":"pearl"}}"#,
        r#"{"complete":{"mission":{"ships":"GGX","points":9},"ships":"G"}}"#,
        r#"{"complete":{"mission":{"ships":"G","points":900},"ships":"G"}}"#,
        r#"{"complete":{"mission":{"ships":"G","points":1},"ships":"GGGGGGGGGGGGGGGG"}}"#,
        r#"{"fly":{}}"#,
        "7",
    ];
    for text in actions {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    for text in [r#"{"board":{"board":4,"face":"a"}}"#, r#"{"mission":64}"#, r#"{"ship":"black"}"#] {
        assert!(serde_json::from_str::<Chance>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Event>(r#"{"passed":{"seat":0}}"#).is_err());
    assert!(serde_json::from_str::<View>("{}").is_err());
    assert!(serde_json::from_str::<Options>(r#"{"seats":2,"wind":"west"}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"seats":2,"faces":"c"}"#).is_err());
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
}

#[test]
fn poses_can_be_turned_and_mirrored_for_the_hand() {
    let (card, first) = (Shape::L4, Pose::new(0).unwrap());
    let turned = card.turned(first).unwrap();
    let cells = |pose: Pose| card.outline(pose).unwrap().at(cell("H4")).unwrap().to_string();
    assert_eq!(cells(first), "H4 I4 J4 H5");
    assert_eq!(cells(turned), "H4 I4 I5 I6");
    assert_eq!(cells(card.mirrored(first).unwrap()), "H4 I4 J4 J5");
    assert_eq!(Scene::new(2).game().table().stocks[A].heads, 14);
}
