//! RULES.md and its French twin, held against the code and the tests.

use std::collections::BTreeSet;

use tidetable_kernel::Refusal as _;

use crate::dictionaries::refusals;

const ENGLISH: &str = include_str!("../RULES.md");
const FRENCH: &str = include_str!("../RULES.fr.md");

const TESTS: [&str; 11] = [
    include_str!("components.rs"),
    include_str!("hidden.rs"),
    include_str!("melds.rs"),
    include_str!("picking.rs"),
    include_str!("placing.rs"),
    include_str!("predicting.rs"),
    include_str!("riding.rs"),
    include_str!("round_end.rs"),
    include_str!("scoring.rs"),
    include_str!("set_up.rs"),
    include_str!("treasures.rs"),
];

/// The numbers of all sections.
fn sections(rules: &str) -> Vec<&str> {
    let headings = rules.lines().filter(|line| line.starts_with("##"));
    headings.filter_map(|line| line.trim_start_matches('#').split_whitespace().next()).collect()
}

/// The numbers of all rulings, in the order of the text.
fn rulings(rules: &str) -> Vec<u32> {
    let marked = rules.lines().filter_map(|line| line.strip_prefix("**R"));
    marked.filter_map(|rest| rest.split("**").next()?.parse().ok()).collect()
}

fn test_names() -> BTreeSet<&'static str> {
    let names = TESTS.iter().flat_map(|text| text.split("\nfn ").skip(1));
    names.filter_map(|rest| rest.split('(').next()).collect()
}

#[test]
fn both_languages_have_the_same_sections_and_rulings() {
    assert_eq!(sections(ENGLISH), sections(FRENCH));
    assert_eq!(rulings(ENGLISH), rulings(FRENCH));
    assert_eq!(rulings(ENGLISH), (1..=34).collect::<Vec<_>>());
}

#[test]
fn every_section_that_states_a_rule_has_a_test() {
    let names = test_names();
    for section in sections(ENGLISH).into_iter().filter(|section| *section != "11") {
        let start = format!("section_{}_", section.replace('.', "_"));
        assert!(names.iter().any(|name| name.starts_with(&start)), "§{section} has no test");
    }
}

#[test]
fn every_ruling_has_a_test_in_its_section() {
    let names = test_names();
    let mut section = "";
    for line in ENGLISH.lines() {
        if line.starts_with("##") {
            section = line.trim_start_matches('#').split_whitespace().next().unwrap();
        }
        if let Some(rest) = line.strip_prefix("**R") {
            let number = rest.split("**").next().unwrap();
            let start = format!("section_{}_r{number}_", section.replace('.', "_"));
            assert!(names.iter().any(|name| name.starts_with(&start)), "no test is called {start}…");
        }
    }
}

#[test]
fn every_refusal_points_to_a_section() {
    for refusal in refusals() {
        for rules in [ENGLISH, FRENCH] {
            assert!(sections(rules).contains(&refusal.section()), "{refusal:?}: {}", refusal.section());
        }
    }
}
