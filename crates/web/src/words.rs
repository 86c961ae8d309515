//! The page's words, in the language chosen at the moment.

use std::cell::OnceCell;

use tidetable_kernel::{Phrase, Seat};
pub(crate) use tidetable_words::number;
use tidetable_words::{Language, Value, Words};

use crate::preferences::preferences;

thread_local! {
    static DICTIONARIES: [OnceCell<Words>; Language::ALL.len()] = const { [const { OnceCell::new() }; Language::ALL.len()] };
}

/// Looks something up in the dictionary of the language now chosen; whoever asks is told when it changes.
pub(crate) fn with_words<T>(look_up: impl FnOnce(&Words) -> T) -> T {
    use leptos::prelude::Get;
    let language = preferences().language.get();
    let index = Language::ALL.iter().position(|&other| other == language).expect("it is one of them");
    DICTIONARIES.with(|dictionaries| look_up(dictionaries[index].get_or_init(|| Words::new(language))))
}

/// A message, as something the page keeps up to date.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || text(key)
}

/// A message.
pub(crate) fn text(key: &str) -> String {
    with_words(|words| words.text(key))
}

/// A message with numbers and texts put in.
pub(crate) fn fill(key: &str, args: &[(&str, Value)]) -> String {
    with_words(|words| words.fill(key, args))
}

/// The sentence of a phrase.
pub(crate) fn say(phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
    with_words(|words| words.say(phrase, names))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    /// Every text between quotation marks in our sources that is a key of ours.
    fn keys_in(folder: &Path, keys: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                keys_in(&path, keys);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).unwrap();
                let quoted = source.split('"').skip(1).filter(|text| text.starts_with("app-"));
                let letters =
                    |text: &&str| text.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric());
                keys.extend(quoted.filter(letters).filter(|text| !text.ends_with('-')).map(str::to_owned));
            }
        }
    }

    /// The keys our sources use, with those they put together.
    fn used() -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        keys_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut keys);
        keys.extend(tidetable_bots::Level::ALL.map(|level| format!("app-level-{level}")));
        keys.extend(tidetable_perladora::Clan::ALL.map(|clan| format!("app-perladora-clan-{clan}")));
        keys
    }

    #[test]
    fn every_word_of_the_page_is_there_in_both_languages() {
        let keys = used();
        assert!(keys.len() > 150, "the sources are found: {}", keys.len());
        for language in Language::ALL {
            let words = Words::new(language);
            let missing: Vec<_> = keys.iter().filter(|key| !words.knows(key)).collect();
            assert!(missing.is_empty(), "missing in {}: {missing:?}", language.tag());
            for game in crate::boards::HOUSE {
                for part in ["title", "tagline", "about"] {
                    assert!(words.knows(&format!("{game}-{part}")), "{game}-{part} in {}", language.tag());
                }
            }
        }
    }

    #[test]
    fn no_word_is_kept_that_the_page_does_not_use() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en");
        let boards = crate::boards::HOUSE.map(|game| format!("boards/{game}.ftl"));
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let text = boards.iter().fold(read("app.ftl"), |text, board| text + &read(board));
        let said = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        let used = used();
        let idle: Vec<_> = said.filter(|key| key.starts_with("app-") && !used.contains(key)).collect();
        assert!(idle.is_empty(), "never used: {idle:?}");
    }
}
