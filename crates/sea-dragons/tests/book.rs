//! RULES.md, its French twin, the refusals and these tests belong together.

use std::collections::BTreeSet;

const ENGLISH: &str = include_str!("../RULES.md");
const FRENCH: &str = include_str!("../RULES.fr.md");
const TESTS: [&str; 8] = [
    include_str!("components.rs"),
    include_str!("corals.rs"),
    include_str!("dragons.rs"),
    include_str!("drawing.rs"),
    include_str!("ending.rs"),
    include_str!("hidden.rs"),
    include_str!("missions.rs"),
    concat!(include_str!("setup.rs"), include_str!("turn.rs")),
];
const SOURCES: [&str; 19] = [
    include_str!("../src/action.rs"),
    include_str!("../src/chance.rs"),
    include_str!("../src/coral.rs"),
    include_str!("../src/edition.rs"),
    include_str!("../src/event.rs"),
    include_str!("../src/options.rs"),
    include_str!("../src/table.rs"),
    include_str!("../src/rules/chances.rs"),
    include_str!("../src/rules/corals.rs"),
    include_str!("../src/rules/doubt.rs"),
    include_str!("../src/rules/dragons.rs"),
    include_str!("../src/rules/drawing.rs"),
    include_str!("../src/rules/gold.rs"),
    include_str!("../src/rules/missions.rs"),
    include_str!("../src/rules/passing.rs"),
    include_str!("../src/rules/payment.rs"),
    include_str!("../src/rules/scoring.rs"),
    include_str!("../src/rules/setup.rs"),
    include_str!("../src/rules/turn.rs"),
];

/// The numbers of all headings.
fn sections(book: &str) -> Vec<&str> {
    let headings = book.lines().filter(|line| line.starts_with("## ") || line.starts_with("### "));
    headings.map(|line| line.split_whitespace().nth(1).expect("a heading is numbered")).collect()
}

/// Every ruling with the section it stands in.
fn rulings<'a>(book: &'a str, word: &str) -> Vec<(u32, &'a str)> {
    let mut section = "";
    let mut rulings = Vec::new();
    for line in book.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            section = heading.split_whitespace().next().expect("a heading is numbered");
        }
        if let Some(rest) = line.strip_prefix("> **").and_then(|rest| rest.strip_prefix(word)) {
            let number = rest.trim_start().split('.').next().and_then(|number| number.parse().ok());
            rulings.push((number.expect("a ruling is numbered"), section));
        }
    }
    rulings
}

fn is_tested(prefix: &str) -> bool {
    TESTS.iter().any(|source| source.contains(&format!("#[test]\nfn {prefix}_")))
}

fn named(section: &str) -> String {
    format!("section_{}", section.replace('.', "_"))
}

#[test]
fn both_books_have_the_same_sections_and_rulings() {
    assert_eq!(sections(ENGLISH), sections(FRENCH));
    assert_eq!(rulings(ENGLISH, "Ruling"), rulings(FRENCH, "Décision"));
}

#[test]
fn every_section_has_a_test() {
    for section in sections(ENGLISH).into_iter().filter(|section| section.contains('.')) {
        assert!(is_tested(&named(section)), "§{section} has no test");
    }
}

#[test]
fn every_ruling_has_a_reason_and_a_test_in_its_section() {
    let rulings = rulings(ENGLISH, "Ruling");
    let numbers: Vec<u32> = rulings.iter().map(|&(number, _)| number).collect();
    assert_eq!(numbers, (1..=27).collect::<Vec<_>>());
    assert_eq!((ENGLISH.matches("*Why:*").count(), FRENCH.matches("*Pourquoi\u{a0}:*").count()), (27, 27));
    for (number, section) in rulings {
        assert!(is_tested(&format!("{}_ruling_{number}", named(section))), "ruling {number} has no test");
    }
}

#[test]
fn every_refusal_points_to_a_section_of_the_book() {
    let source = include_str!("../src/refusal.rs");
    let cited: BTreeSet<&str> =
        source.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let sections: BTreeSet<&str> = sections(ENGLISH).into_iter().collect();
    assert!(cited.len() > 10 && cited.is_subset(&sections), "{cited:?}");
}

#[test]
fn every_section_cited_in_the_code_is_in_the_book() {
    let sections: BTreeSet<&str> = sections(ENGLISH).into_iter().collect();
    for rest in SOURCES.iter().flat_map(|source| source.split('§').skip(1)) {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(rest.len());
        let cited = rest[..end].trim_end_matches('.');
        assert!(sections.contains(cited), "§{cited}");
    }
}
