//! What a person typed.

use tidetable_words::Words;

use super::matching::fold;

/// What a person typed at a question.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Typed<'a> {
    /// Just the return key.
    Nothing,
    /// The number of an answer.
    Number(usize),
    /// An answer as programs write it.
    Json(&'a str),
    /// A command and what follows it.
    Command(Keyword, &'a str),
    /// Words to look for among the answers.
    Words(&'a str),
}

/// The commands. Each is called by its English name or by that of the language in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keyword {
    Help,
    List,
    More,
    Board,
    Undo,
    Why,
    Hint,
    Rules,
    Log,
    Save,
    Quit,
}

impl Keyword {
    pub(crate) const ALL: [Keyword; 11] = [
        Keyword::Help,
        Keyword::List,
        Keyword::More,
        Keyword::Board,
        Keyword::Undo,
        Keyword::Why,
        Keyword::Hint,
        Keyword::Rules,
        Keyword::Log,
        Keyword::Save,
        Keyword::Quit,
    ];

    /// Its English name, which is also the key of its other names.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Keyword::Help => "help",
            Keyword::List => "list",
            Keyword::More => "more",
            Keyword::Board => "board",
            Keyword::Undo => "undo",
            Keyword::Why => "why",
            Keyword::Hint => "hint",
            Keyword::Rules => "rules",
            Keyword::Log => "log",
            Keyword::Save => "save",
            Keyword::Quit => "quit",
        }
    }

    /// Its name in the language in use.
    pub(crate) fn local(self, words: &Words) -> String {
        words.text(&format!("cli-keyword-{}", self.name()))
    }
}

/// Makes sense of a line.
pub(crate) fn read<'a>(words: &Words, line: &'a str) -> Typed<'a> {
    let line = line.trim();
    if line.is_empty() {
        return Typed::Nothing;
    }
    if let Ok(number) = line.parse() {
        return Typed::Number(number);
    }
    if line.starts_with(['{', '"', '[']) {
        return Typed::Json(line);
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = fold(first);
    let called = |keyword: &Keyword| first == keyword.name() || first == fold(&keyword.local(words));
    match Keyword::ALL.into_iter().find(called) {
        Some(keyword) => Typed::Command(keyword, rest.trim()),
        None if first == "?" => Typed::Command(Keyword::Help, ""),
        None => Typed::Words(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_words::Language;

    #[test]
    fn commands_numbers_json_and_words_are_told_apart() {
        let words = Words::new(Language::French);
        assert_eq!(read(&words, "  "), Typed::Nothing);
        assert_eq!(read(&words, "12"), Typed::Number(12));
        assert_eq!(read(&words, r#"{"pass":{}}"#), Typed::Json(r#"{"pass":{}}"#));
        assert_eq!(read(&words, "why  dive C4"), Typed::Command(Keyword::Why, "dive C4"));
        assert_eq!(read(&words, "REGLES 4.2"), Typed::Command(Keyword::Rules, "4.2"));
        assert_eq!(read(&words, "dive C4"), Typed::Words("dive C4"));
        assert_eq!(read(&words, "99999999999999999999999"), Typed::Words("99999999999999999999999"));
    }

    #[test]
    fn no_two_commands_share_a_name() {
        for language in Language::ALL {
            let words = Words::new(language);
            for keyword in Keyword::ALL {
                assert_eq!(read(&words, keyword.name()), Typed::Command(keyword, ""));
                assert_eq!(read(&words, &keyword.local(&words)), Typed::Command(keyword, ""));
            }
        }
    }
}
