//! Every section of RULES.md that states a rule has a test, and both languages have the same sections.

use std::collections::BTreeSet;

/// Sections that tell, explain or only gather others.
const WITHOUT_RULE: [&str; 10] = ["1", "2", "4", "5", "6", "7", "8", "9", "11", "14"];

const TESTS: [&str; 9] = [
    include_str!("editions.rs"),
    include_str!("harvest.rs"),
    include_str!("islanders.rs"),
    include_str!("loading.rs"),
    include_str!("markets.rs"),
    include_str!("rulebook.rs"),
    include_str!("sketch.rs"),
    include_str!("the_end.rs"),
    include_str!("tiles.rs"),
];

/// The numbers of the headings.
pub(crate) fn headings(rules: &str) -> Vec<&str> {
    rules.lines().filter(|line| line.starts_with("##")).filter_map(|line| line.split(' ').nth(1)).collect()
}

pub(crate) const ENGLISH: &str = include_str!("../RULES.md");
pub(crate) const FRENCH: &str = include_str!("../RULES.fr.md");

#[test]
fn both_languages_have_the_same_sections() {
    assert_eq!(headings(ENGLISH), headings(FRENCH));
    let distinct: BTreeSet<_> = headings(ENGLISH).into_iter().collect();
    assert_eq!(distinct.len(), headings(ENGLISH).len());
}

#[test]
fn every_rule_has_a_test() {
    let tested: BTreeSet<String> =
        TESTS.iter().flat_map(|text| text.lines()).filter_map(section_of).collect();
    let rules: BTreeSet<String> = headings(ENGLISH)
        .into_iter()
        .filter(|number| !WITHOUT_RULE.contains(number))
        .map(str::to_owned)
        .collect();
    let untested: Vec<_> = rules.difference(&tested).collect();
    assert!(untested.is_empty(), "no test for {untested:?}");
    let all: BTreeSet<String> = headings(ENGLISH).into_iter().map(str::to_owned).collect();
    let unwritten: Vec<_> = tested.difference(&all).collect();
    assert!(unwritten.is_empty(), "tests for sections that do not exist: {unwritten:?}");
}

/// The section a test is named after.
fn section_of(line: &str) -> Option<String> {
    let name = line.strip_prefix("fn section_")?;
    let numbers: Vec<&str> =
        name.split('_').take_while(|word| word.bytes().all(|byte| byte.is_ascii_digit())).collect();
    Some(numbers.join("."))
}
