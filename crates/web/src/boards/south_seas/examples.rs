//! Positions of the archipelago on which sections of the rules can be tried.

use crate::boards::Example;

const NAMES: &[&str] = &["Ada", "Ben"];

/// The examples, by section.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        section: "4.2",
        caption: "app-south-seas-try-lay",
        names: NAMES,
        options: r#"{"seats":2}"#,
        seed: 1,
        answers: &[
            r#"{"lay_tile":{"cell":"W1","turns":2}}"#,
            r#"{"place_islander":{"spot":"bridge N E"}}"#,
            r#"{"lay_tile":{"cell":"S1","turns":3}}"#,
            r#"{"place_islander":{"spot":"sea N1 N2 E1 E2 S1 S2 W1 W2"}}"#,
        ],
    },
    Example {
        section: "5.3",
        caption: "app-south-seas-try-islander",
        names: NAMES,
        options: r#"{"seats":2}"#,
        seed: 1,
        answers: &[
            r#"{"lay_tile":{"cell":"W1","turns":2}}"#,
            r#"{"place_islander":{"spot":"bridge N E"}}"#,
            r#"{"lay_tile":{"cell":"S1","turns":3}}"#,
            r#"{"place_islander":{"spot":"sea N1 N2 E1 E2 S1 S2 W1 W2"}}"#,
            r#"{"lay_tile":{"cell":"S2","turns":3}}"#,
        ],
    },
    Example {
        section: "8.2",
        caption: "app-south-seas-try-load",
        names: NAMES,
        options: r#"{"seats":2}"#,
        seed: 6,
        answers: &[
            r#"{"lay_tile":{"cell":"S1","turns":1}}"#,
            r#"{"place_islander":{"spot":"bridge S"}}"#,
            r#"{"lay_tile":{"cell":"S1W1","turns":3}}"#,
            r#"{"place_islander":{"spot":"bridge E"}}"#,
            r#"{"lay_tile":{"cell":"E1","turns":1}}"#,
            r#"{"place_islander":{"spot":"sea N1 W2"}}"#,
            r#"{"lay_tile":{"cell":"N1E1","turns":0}}"#,
            r#"{"place_islander":{"spot":"sea N2 E1 E2 S1"}}"#,
        ],
    },
];
