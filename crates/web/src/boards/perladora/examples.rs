//! Positions of the lagoon on which sections of the rules can be tried.

use crate::boards::Example;

const NAMES: &[&str] = &["Ada", "Ben"];

/// The examples, by section.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        section: "5.1",
        caption: "app-perladora-try-dive",
        names: NAMES,
        options: r#"{"seats":2}"#,
        seed: 11,
        answers: &[
            r#"{"dive":{"cell":"C3","value":2}}"#,
            r#"{"dive":{"cell":"E3","value":1}}"#,
            r#"{"dive":{"cell":"F4","value":1}}"#,
            r#"{"dive":{"cell":"B3","value":3}}"#,
        ],
    },
    Example {
        section: "6.3",
        caption: "app-perladora-try-pontoon",
        names: NAMES,
        options: r#"{"seats":2}"#,
        seed: 11,
        answers: &[
            r#"{"pontoon":{"edge":"C1-D1"}}"#,
            r#"{"pontoon":{"edge":"C2-D2"}}"#,
            r#"{"pontoon":{"edge":"B2-B3"}}"#,
            r#"{"pontoon":{"edge":"C2-C3"}}"#,
            r#"{"pontoon":{"edge":"E3-E4"}}"#,
            r#"{"pontoon":{"edge":"F3-F4"}}"#,
            r#"{"pontoon":{"edge":"G3-G4"}}"#,
            r#"{"pontoon":{"edge":"D5-E5"}}"#,
        ],
    },
    Example {
        section: "9.1",
        caption: "app-perladora-try-reinforce",
        names: NAMES,
        options: r#"{"seats":2,"advanced":true}"#,
        seed: 11,
        answers: &[
            r#"{"pontoon":{"edge":"C1-D1"}}"#,
            r#"{"pontoon":{"edge":"C2-D2"}}"#,
            r#"{"pontoon":{"edge":"A2-A3"}}"#,
            r#"{"pontoon":{"edge":"B2-B3"}}"#,
            r#"{"pontoon":{"edge":"C2-C3"}}"#,
            r#""stop""#,
            r#"{"dive":{"cell":"A1","value":2}}"#,
            r#"{"dive":{"cell":"B1","value":1}}"#,
            r#"{"dive":{"cell":"C1","value":1}}"#,
            r#"{"dive":{"cell":"A2","value":3}}"#,
            r#"{"dive":{"cell":"C2","value":2}}"#,
            r#"{"dive":{"cell":"G3","value":1}}"#,
        ],
    },
];
