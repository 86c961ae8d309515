//! The page's words, in the language chosen at the moment.

use std::cell::OnceCell;

use tidetable_kernel::{Phrase, Seat};
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
