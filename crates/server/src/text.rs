//! Names and lines of chat as people type them.

use tidetable_protocol::{CHAT_CHARS, ErrorCode, NAME_CHARS, Problem};

/// What somebody is called who did not say.
pub(crate) const NO_NAME: &str = "Guest";

/// What a bot's name begins with in a record.
pub(crate) const BOT: &str = "bot:";

/// A name as it is shown: one line, no invisible letters, spaces only between words, and not a bot's.
pub(crate) fn name(typed: &str) -> Result<String, Problem> {
    let name = clean(typed, NAME_CHARS, "a name")?;
    if name.to_lowercase().starts_with(BOT) {
        let why = format!("a name does not begin with {BOT}, by which records tell bots from people");
        return Err(Problem::new(ErrorCode::BadText, why));
    }
    Ok(name)
}

/// A line of chat as it is shown.
pub(crate) fn chat(typed: &str) -> Result<String, Problem> {
    clean(typed, CHAT_CHARS, "a line of chat")
}

fn clean(typed: &str, longest: usize, what: &str) -> Result<String, Problem> {
    let bad = |why: String| Err(Problem::new(ErrorCode::BadText, why));
    if typed.len() > 4 * longest || typed.chars().count() > longest {
        return bad(format!("{what} has at most {longest} characters"));
    }
    if typed.chars().any(|letter| !letter.is_whitespace() && is_invisible(letter)) {
        return bad(format!("{what} has only letters that can be seen"));
    }
    let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    // By themselves, marks that join or change what stands beside them show nothing.
    let shows = |letter| !matches!(letter, ' ' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    if text.chars().any(shows) { Ok(text) } else { bad(format!("{what} is not empty")) }
}

/// Letters that make a text look like another: controls, marks that turn the direction of writing, blank letters that
/// are no spaces, and letters of no width except those that join letters and emoji or part them.
fn is_invisible(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let no_width =
        matches!(letter, '\u{00ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{061c}');
    let blank = matches!(
        letter,
        '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    letter.is_control() || turns || no_width || blank || matches!(letter, '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_free_but_visible_and_short() {
        assert_eq!(name("  Ann \t of  the sea ").unwrap(), "Ann of the sea");
        assert_eq!(name("bot").unwrap(), "bot");
        assert_eq!(name("Zoë <b>&\"").unwrap(), "Zoë <b>&\"");
        let long = "x".repeat(NAME_CHARS + 1);
        let unseen = ["\u{200b}", "\u{3164}", "Ann\u{2800}", "\u{200d} \u{fe0f}"];
        for wrong in
            ["", "  ", "a\u{202e}b", "a\u{0}b", "bot:expert", " Bot:x", &long].into_iter().chain(unseen)
        {
            assert_eq!(name(wrong).unwrap_err().code, ErrorCode::BadText, "{wrong:?}");
        }
        let pilot = "👩\u{200d}✈\u{fe0f}";
        assert_eq!(name(pilot).unwrap(), pilot);
        assert_eq!(name(&"ö".repeat(NAME_CHARS)).unwrap().chars().count(), NAME_CHARS);
    }
}
