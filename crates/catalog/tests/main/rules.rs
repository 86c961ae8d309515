//! The rules as players read them.

use std::collections::BTreeSet;

use tidetable_catalog::{GAMES, GameEntry};
use tidetable_words::Language;

/// The numbers of the sections, in the order they stand in.
pub(crate) fn sections(entry: &GameEntry, language: Language) -> Vec<String> {
    let headings = entry.rules_text(language).lines().filter(|line| line.starts_with('#'));
    let number = |heading: &str| heading.trim_start_matches('#').split_whitespace().next().map(str::to_owned);
    let numbered = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
    headings.filter_map(number).filter(numbered).collect()
}

#[test]
fn both_languages_have_the_same_sections_each_once() {
    for entry in GAMES {
        let english = sections(entry, Language::English);
        assert!(english.len() > 10, "{}: {english:?}", entry.game.id());
        assert_eq!(english, sections(entry, Language::French), "{}", entry.game.id());
        let distinct: BTreeSet<&String> = english.iter().collect();
        assert_eq!(distinct.len(), english.len(), "{}: a section stands there twice", entry.game.id());
    }
}

#[test]
fn the_two_languages_are_two_languages() {
    for entry in GAMES {
        assert_ne!(entry.rules_text(Language::English), entry.rules_text(Language::French));
    }
}
