//! Who sits before this page: a secret that the server knows a person by, and a name.

use leptos::prelude::*;
use tidetable_protocol::NAME_CHARS;

use crate::{browser, words::text};

const SECRET: &str = "tidetable.secret";
const NAME: &str = "tidetable.name";

/// The secret this browser is known by; made on first use.
pub(crate) fn secret() -> String {
    browser::read(SECRET).filter(|secret| secret.len() == tidetable_protocol::SECRET_CHARS).unwrap_or_else(
        || {
            let secret = browser::random_hex::<{ tidetable_protocol::SECRET_CHARS / 2 }>();
            browser::write(SECRET, &secret);
            secret
        },
    )
}

/// The name the person has chosen, or a polite word for somebody without one.
pub(crate) fn name() -> String {
    // One that was kept before may hold letters that are left out today.
    let kept = browser::read(NAME).map(|name| tidy(&name));
    kept.filter(|name| !name.is_empty()).unwrap_or_else(|| untrack(|| text("app-guest")))
}

/// Keeps a name; gives it as it was kept.
pub(crate) fn rename(name: &str) -> String {
    let name = tidy(name);
    browser::write(NAME, &name);
    name
}

/// A name that the server takes: one line, no invisible letters, no blanks around it, not too long.
pub(crate) fn tidy(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !is_invisible(*letter)).collect();
    let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let line = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    line.chars().take(NAME_CHARS).collect::<String>().trim_end().to_owned()
}

/// Letters that the server takes in no name: marks that turn the direction of writing, and letters of no width
/// except the one that joins emoji. It takes no controls either; those part words here.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(tidy("  Ada\n Lovelace "), "Ada Lovelace");
        assert_eq!(tidy(&"é".repeat(99)).chars().count(), NAME_CHARS);
        assert_eq!(tidy("\u{7} \t"), "");
        assert_eq!(tidy("\u{200f}A\u{ad}d\u{200b}a\u{202e}\u{e0067}\u{feff}"), "Ada");
        assert_eq!(tidy("👩\u{200d}🚀"), "👩\u{200d}🚀");
    }
}
