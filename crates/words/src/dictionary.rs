//! The dictionaries and how a phrase is looked up in them.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Entry, Pattern},
    parser::parse_runtime,
};
use tidetable_kernel::{Arg, Phrase, Seat};

use crate::{Language, filling::Filling};

macro_rules! texts {
    ($language:literal: $($name:literal)*) => {
        &[$(include_str!(concat!("../locales/", $language, "/", $name, ".ftl"))),*]
    };
}

/// What the program in the terminal says.
#[cfg(any(test, feature = "cli"))]
const fn terminal(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => texts!("en": "cli"),
        Language::French => texts!("fr": "cli"),
    }
}

#[cfg(not(any(test, feature = "cli")))]
const fn terminal(_: Language) -> &'static [&'static str] {
    &[]
}

/// The texts of a language, shared ones first.
const fn texts(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => {
            texts!("en":
                "shared" "app" "perladora" "south-seas" "sea-dragons" "mermaid-rain"
                "boards/perladora" "boards/south-seas" "boards/sea-dragons" "boards/mermaid-rain")
        }
        Language::French => {
            texts!("fr":
                "shared" "app" "perladora" "south-seas" "sea-dragons" "mermaid-rain"
                "boards/perladora" "boards/south-seas" "boards/sea-dragons" "boards/mermaid-rain")
        }
    }
}

/// Everything we can say in one language.
pub struct Words {
    language: Language,
    messages: BTreeMap<&'static str, Pattern<&'static str>>,
}

impl Words {
    /// Opens the dictionaries of a language.
    pub fn new(language: Language) -> Words {
        let mut messages = BTreeMap::new();
        for text in texts(language).iter().chain(terminal(language)) {
            // What cannot be parsed or is said twice is found by the tests; here the rest is still good.
            let resource = parse_runtime(*text).unwrap_or_else(|(resource, _)| resource);
            messages.extend(resource.body.into_iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message.value?)),
                _ => None,
            }));
        }
        Words { language, messages }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message under this key.
    pub fn knows(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// The message of a key that takes no arguments.
    pub fn text(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The message of a key with numbers and texts put in.
    pub fn fill(&self, key: &str, args: &[(&str, Value)]) -> String {
        let Some(pattern) = self.messages.get(key) else { return format!("⟦{key}⟧") };
        Filling { language: self.language, args }.of(pattern)
    }

    /// The sentence of a phrase, with the names of those who sit at the table.
    pub fn say(&self, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        let args: Vec<(&str, Value)> =
            phrase.args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg, names))).collect();
        self.fill(&phrase.key, &args)
    }

    fn value(&self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> Value {
        match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Text(text) => Value::Text(text.clone()),
            Arg::Seat(seat) => Value::Text(names(*seat)),
            Arg::Phrase(phrase) => Value::Text(self.say(phrase, names)),
            Arg::List(phrases) => {
                let parts: Vec<String> = phrases.iter().map(|phrase| self.say(phrase, names)).collect();
                Value::Text(self.list(&parts))
            }
        }
    }

    /// The parts joined as the language joins lists: "a, b and c".
    pub fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), self.text("and")),
        }
    }
}

/// A number as it is printed: with a minus sign, which is wider than the hyphen of a keyboard.
pub fn number(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "\u{2212}")
}

/// Something put into a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A quantity; languages bend words after it.
    Number(i64),
    /// A text that is shown as it is.
    Text(String),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// Every key with the names of the arguments its message uses.
    fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut keys = BTreeMap::new();
        for text in texts(language).iter().chain(terminal(language)) {
            let mut key = String::new();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if let Some((id, _)) =
                    line.split_once(" =").filter(|(id, _)| !id.contains(char::is_whitespace))
                {
                    key = id.to_owned();
                    assert!(keys.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is said twice");
                }
                let names = line.split('$').skip(1).map(|rest| {
                    rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect()
                });
                keys.entry(key.clone()).or_default().extend(names.collect::<Vec<String>>());
            }
        }
        keys.remove("");
        keys
    }

    #[test]
    fn every_text_can_be_parsed() {
        for language in Language::ALL {
            for text in texts(language).iter().chain(terminal(language)) {
                let parsed = parse_runtime(*text);
                let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.tag()));
                // Terms, functions and attributes would not be found again: nothing here uses them.
                let known = |entry: &Entry<_>| matches!(entry, Entry::Message(message) if message.attributes.is_empty());
                assert!(resource.body.iter().all(known), "{}", language.tag());
                assert!(
                    resource.body.iter().all(|entry| crate::filling::is_plain(entry)),
                    "{}",
                    language.tag()
                );
            }
        }
    }

    #[test]
    fn both_languages_say_the_same_things_with_the_same_arguments() {
        let (english, french) = (keys(Language::English), keys(Language::French));
        let missing = |here: &BTreeMap<String, _>, there: &BTreeMap<String, _>| {
            here.keys().filter(|key| !there.contains_key(*key)).cloned().collect::<Vec<_>>()
        };
        assert_eq!(missing(&english, &french), Vec::<String>::new(), "missing in French");
        assert_eq!(missing(&french, &english), Vec::<String>::new(), "missing in English");
        for (key, arguments) in &english {
            assert_eq!(arguments, &french[key], "arguments of {key}");
        }
    }

    #[test]
    fn numbers_below_zero_have_a_minus_sign() {
        let words = Words::new(Language::English);
        let points = |count: i64| words.fill("app-points", &[("count", count.into())]);
        assert_eq!((points(-3).as_str(), points(5).as_str()), ("\u{2212}3 points", "5 points"));
        assert_eq!((number(-12), number(0)), ("\u{2212}12".to_owned(), "0".to_owned()));
    }

    #[test]
    fn lists_and_names_are_put_in() {
        let words = Words::new(Language::French);
        let parts = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        assert_eq!(words.list(&parts), "a, b et c");
        assert_eq!(words.text("no-such-key"), "⟦no-such-key⟧");
    }
}
