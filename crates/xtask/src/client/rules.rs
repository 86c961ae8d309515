//! The games' rules as pages: Markdown in the games' folders, HTML in the bundle.

use std::{fs, path::PathBuf};

use anyhow::Context;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

use crate::run::root;

/// The rules of one game in one language.
pub(crate) struct RulesText {
    /// The file they are written in.
    pub(crate) path: PathBuf,
    /// The page's name in the bundle.
    pub(crate) name: String,
}

/// The rules of every game that has some.
pub(crate) fn sources() -> anyhow::Result<Vec<RulesText>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(root().join("crates")).context("the project has crates")? {
        let folder = entry?.path();
        let Some(game) = folder.file_name().and_then(|name| name.to_str()) else { continue };
        for (file, language) in [("RULES.md", "en"), ("RULES.fr.md", "fr")] {
            let path = folder.join(file);
            if path.is_file() {
                texts.push(RulesText { name: format!("rules-{game}.{language}.html"), path });
            }
        }
    }
    texts.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(texts)
}

/// The page of a text. A heading that begins with a section's number can be linked to by it.
pub(crate) fn html(markdown: &str) -> String {
    let events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    let mut out = Vec::with_capacity(events.len());
    for (index, event) in events.iter().enumerate() {
        match event {
            // The page shows the game's title itself and begins one level deeper.
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                let id = section(&events[index + 1..]).map(CowStr::from);
                let level = deeper(*level);
                out.push(Event::Start(Tag::Heading {
                    level,
                    id,
                    classes: classes.clone(),
                    attrs: attrs.clone(),
                }));
            }
            Event::End(TagEnd::Heading(level)) => out.push(Event::End(TagEnd::Heading(deeper(*level)))),
            Event::Text(text) => linked(text, &mut out),
            other => out.push(other.clone()),
        }
    }
    let mut html = String::new();
    push_html(&mut html, out.into_iter());
    html
}

/// A text in which every `§4.2` leads to its section.
fn linked(text: &str, out: &mut Vec<Event<'_>>) {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('§') {
        let digits =
            after.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(after.len());
        let number = after[..digits].trim_end_matches('.');
        out.push(Event::Text(before.to_owned().into()));
        if number.is_empty() {
            out.push(Event::Text("§".into()));
        } else {
            out.push(Event::Html(format!("<a href=\"#{number}\">§{number}</a>").into()));
        }
        rest = &after[number.len()..];
    }
    out.push(Event::Text(rest.to_owned().into()));
}

/// The number at the beginning of a heading: `4.2`.
fn section(heading: &[Event<'_>]) -> Option<String> {
    let Some(Event::Text(text)) = heading.first() else { return None };
    let number = text.split_whitespace().next()?.trim_end_matches('.');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    number.split('.').all(digits).then(|| number.to_owned())
}

fn deeper(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 => HeadingLevel::H2,
        HeadingLevel::H2 => HeadingLevel::H3,
        _ => HeadingLevel::H4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_named_in_the_text_are_links() {
        let page = html("see §4.2. And §5, but no § alone\n");
        assert!(
            page.contains("see <a href=\"#4.2\">§4.2</a>. And <a href=\"#5\">§5</a>, but no § alone"),
            "{page}"
        );
    }

    #[test]
    fn a_numbered_heading_can_be_linked_to() {
        let page = html("# Game\n\n## 4 Turns\n\n### 4.2 A turn\n\ntext\n");
        assert!(page.contains("<h2>Game</h2>"), "{page}");
        assert!(page.contains("<h3 id=\"4\">4 Turns</h3>"), "{page}");
        assert!(page.contains("<h4 id=\"4.2\">4.2 A turn</h4>"), "{page}");
    }
}
