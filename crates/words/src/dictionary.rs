//! The dictionaries and how a phrase is looked up in them.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tidetable_kernel::{Arg, Phrase, Seat};
use unic_langid::LanguageIdentifier;

use crate::Language;

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
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Opens the dictionaries of a language.
    pub fn new(language: Language) -> Words {
        let tag: LanguageIdentifier = language.tag().parse().expect("our tags are well formed");
        let mut bundle = FluentBundle::new(vec![tag]);
        // Marks that isolate directions are of no use between two left-to-right languages.
        bundle.set_use_isolating(false);
        for text in texts(language).iter().chain(terminal(language)) {
            // What cannot be parsed or is said twice is found by the tests; here the rest is still good.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message under this key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message of a key that takes no arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The message of a key with numbers and texts put in.
    pub fn fill(&self, key: &str, args: &[(&str, Value)]) -> String {
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            match value {
                Value::Number(number) => fluent.set(*name, *number),
                Value::Text(text) => fluent.set(*name, text.as_str()),
            }
        }
        self.format(key, Some(&fluent))
    }

    /// The sentence of a phrase, with the names of those who sit at the table.
    pub fn say(&self, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.as_ref(), self.value(arg, names));
        }
        self.format(&phrase.key, Some(&args))
    }

    fn value(&self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(names(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase, names)),
            Arg::List(phrases) => {
                let parts: Vec<String> = phrases.iter().map(|phrase| self.say(phrase, names)).collect();
                FluentValue::from(self.list(&parts))
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

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("⟦{key}⟧");
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
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

    fn resources(language: Language) -> Vec<FluentResource> {
        let parse = |text: &&str| {
            let parsed = FluentResource::try_new((*text).to_owned());
            parsed.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.tag()))
        };
        texts(language).iter().chain(terminal(language)).map(parse).collect()
    }

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
            assert_eq!(resources(language).len(), texts(language).len() + terminal(language).len());
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
    fn lists_and_names_are_put_in() {
        let words = Words::new(Language::French);
        let parts = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        assert_eq!(words.list(&parts), "a, b et c");
        assert_eq!(words.text("no-such-key"), "⟦no-such-key⟧");
    }
}
