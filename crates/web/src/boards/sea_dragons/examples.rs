//! Positions of the sea on which sections of the rules can be tried.

use crate::boards::Example;

const NAMES: &[&str] = &["Ada", "Ben", "Cleo"];

/// An example that stands after so many answers of the same game.
const fn after(answers: usize, section: &'static str, caption: &'static str) -> Example {
    let (answers, _) = GAME.split_at(answers);
    Example { section, caption, names: NAMES, options: r#"{"seats":3}"#, seed: 11, answers }
}

/// The examples, by section.
pub(super) const EXAMPLES: &[Example] = &[
    after(12, "5.2", "app-sea-dragons-try-lay"),
    after(14, "6.2", "app-sea-dragons-try-mission"),
    after(16, "7.1", "app-sea-dragons-try-draw"),
    after(57, "10.4", "app-sea-dragons-try-majority"),
];

/// The answers of one game, whoever is asked.
const GAME: &[&str] = &[
    r#"{"play":{"card":"T4"}}"#,
    r#"{"place":{"card":"T4","head":"F9","pose":1}}"#,
    r#"{"blind":{"size":"large"}}"#,
    r#"{"play":{"card":"L4"}}"#,
    r#"{"place":{"card":"L4","head":"C10","pose":1}}"#,
    r#"{"keep":{"coral":"double-GV"}}"#,
    r#"{"blind":{"size":"large"}}"#,
    r#"{"play":{"card":"S4"}}"#,
    r#"{"place":{"card":"S4","head":"B9","pose":3}}"#,
    r#"{"keep":{"coral":"any"}}"#,
    r#"{"take":{"card":"I5"}}"#,
    r#"{"play":{"card":"W5"}}"#,
    r#"{"place":{"card":"W5","head":"D13","pose":2}}"#,
    r#"{"keep":{"coral":"double-GR"}}"#,
    r#"{"complete":{"mission":{"ships":"RB","points":2,"coral":true},"ships":"B","corals":["double-GR"]}}"#,
    r#"{"keep":{"coral":"hidden-seahorse"}}"#,
    r#"{"take":{"card":"L4"}}"#,
    r#"{"play":{"card":"I4"}}"#,
    r#"{"place":{"card":"I4","head":"G4","pose":1}}"#,
    r#"{"take":{"card":"Z5"}}"#,
    r#"{"play":{"card":"I4"}}"#,
    r#"{"place":{"card":"I4","head":"H4","pose":0}}"#,
    r#"{"keep":{"coral":"double-RB"}}"#,
    r#"{"complete":{"mission":{"ships":"VRB","points":8},"ships":"","corals":["double-RB","any"]}}"#,
    r#"{"take":{"card":"P5"}}"#,
    r#"{"play":{"card":"T4"}}"#,
    r#"{"place":{"card":"T4","head":"F2","pose":1}}"#,
    r#"{"blind":{"size":"large"}}"#,
    r#"{"play":{"card":"Z5"}}"#,
    r#"{"place":{"card":"Z5","head":"D2","pose":1}}"#,
    r#"{"keep":{"coral":"double-VR"}}"#,
    r#"{"complete":{"mission":{"ships":"VRB","points":5,"coral":true},"ships":"VRB"}}"#,
    r#"{"keep":{"coral":"any"}}"#,
    r#"{"blind":{"size":"small"}}"#,
    r#"{"play":{"card":"P5"}}"#,
    r#"{"place":{"card":"P5","head":"D6","pose":7}}"#,
    r#"{"complete":{"mission":{"ships":"GVB","points":8},"ships":"GVB"}}"#,
    r#"{"take":{"card":"O4"}}"#,
    r#"{"play":{"card":"L4"}}"#,
    r#"{"place":{"card":"L4","head":"C6","pose":2}}"#,
    r#"{"blind":{"size":"small"}}"#,
    r#"{"play":{"card":"V5"}}"#,
    r#"{"place":{"card":"V5","head":"L4","pose":1}}"#,
    r#"{"complete":{"mission":{"ships":"VVV","points":11},"ships":"","corals":["double-GV","double-VR","any"]}}"#,
    r#"{"take":{"card":"S4"}}"#,
    r#"{"play":{"card":"I5"}}"#,
    r#"{"place":{"card":"I5","head":"F12","pose":0}}"#,
    r#"{"take":{"card":"I4"}}"#,
    r#"{"play":{"card":"I3"}}"#,
    r#"{"place":{"card":"I3","head":"B1","pose":0}}"#,
    r#"{"take":{"card":"X5"}}"#,
    r#"{"play":{"card":"S4"}}"#,
    r#"{"place":{"card":"S4","head":"K12","pose":0}}"#,
    r#"{"keep":{"coral":"any"}}"#,
    r#"{"complete":{"mission":{"ships":"GVR","points":5,"coral":true},"ships":"GR","corals":["any"]}}"#,
    r#"{"keep":{"coral":"gold"}}"#,
    r#"{"take":{"card":"T5"}}"#,
];
