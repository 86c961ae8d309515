//! `tidetable rules`: a game's rules in our own words, whole or by section.

use std::io::{self, Write};

use clap::Args;
use tidetable_catalog::GameEntry;
use tidetable_words::Words;

use crate::{failure::Failure, play::fold, setup::game};

#[derive(Args)]
pub(crate) struct Rules {
    game: String,
    section: Vec<String>,
}

impl Rules {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let entry = game(words, &self.game)?;
        let wish = self.section.join(" ");
        let text = match wish.as_str() {
            "" => entry.rules_text(words.language()).to_owned(),
            wish => find(words, entry, wish).ok_or_else(|| Failure::Usage(nothing(words, wish)))?,
        };
        Ok(writeln!(io::stdout().lock(), "{}", text.trim_end())?)
    }
}

/// What is said when no section is meant.
pub(crate) fn nothing(words: &Words, wish: &str) -> String {
    words.fill("cli-no-section", &[("wish", wish.into())])
}

/// The headings of the rules, one per line.
pub(crate) fn contents(words: &Words, entry: GameEntry) -> String {
    let headings = sections(entry.rules_text(words.language())).into_iter();
    headings.map(|section| format!("{}{}\n", "  ".repeat(section.depth() - 1), section.heading)).collect()
}

/// The section of that number with all below it; for words, every section that speaks of them.
pub(crate) fn find(words: &Words, entry: GameEntry, wish: &str) -> Option<String> {
    let sections = sections(entry.rules_text(words.language()));
    let number = wish.trim_start_matches('§').trim();
    let under = |section: &&Section<'_>| {
        section.number == number || section.number.starts_with(&format!("{number}."))
    };
    let numbered: Vec<_> = sections.iter().filter(under).collect();
    let sought = fold(wish);
    let speaking = || sections.iter().filter(|section| fold(section.text).contains(&sought)).collect();
    let found: Vec<&Section<'_>> = if numbered.is_empty() { speaking() } else { numbered };
    let texts: Vec<&str> = found.iter().map(|section| section.text.trim_end()).collect();
    (!texts.is_empty()).then(|| texts.join("\n\n"))
}

/// A numbered section of the rules, without those below it.
struct Section<'a> {
    number: &'a str,
    heading: &'a str,
    text: &'a str,
}

impl Section<'_> {
    fn depth(&self) -> usize {
        self.number.split('.').count()
    }
}

/// The numbered sections of a Markdown text: `## 4 Laying pontoons`, `### 4.2 How many`.
fn sections(text: &str) -> Vec<Section<'_>> {
    let mut starts = Vec::new();
    let mut place = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with('#') {
            starts.push(place);
        }
        place += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).filter_map(|(&start, end)| section(&text[start..end])).collect()
}

fn section(text: &str) -> Option<Section<'_>> {
    let heading = text.lines().next()?.trim_start_matches('#').trim();
    let number = heading.split_whitespace().next()?.trim_end_matches('.');
    let numbered =
        number.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    numbered.then_some(Section { number, heading, text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbered_headings_are_sections() {
        let text = "# Title\n\nHello.\n\n## 1 Start\n\nA\n\n### 1.2 More\n\nB\n\n## Glossary\n\nC\n";
        let numbers: Vec<&str> = sections(text).iter().map(|section| section.number).collect();
        assert_eq!(numbers, ["1", "1.2"]);
        assert_eq!(sections(text)[1].text, "### 1.2 More\n\nB\n\n");
        assert_eq!(sections(text)[1].depth(), 2);
    }
}
