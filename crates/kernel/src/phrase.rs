//! What is to be said, without the words of any language.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use crate::Seat;

/// Something to be said: a key of the dictionaries and its arguments. Rules speak in phrases, clients
/// turn them into English or French.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Phrase {
    /// The message's key in the dictionaries: `perladora-dive`.
    pub key: Cow<'static, str>,
    /// Named arguments of the message.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A quantity; languages bend words after it.
    Number(i64),
    /// Something no language translates, such as the name of a cell: `C4`.
    Text(String),
    /// A seat; the client puts the name of whoever sits there.
    Seat(Seat),
    /// A phrase inside the phrase, such as the name of a good.
    Phrase(Phrase),
    /// Several phrases, to be joined as the language joins lists.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! arg_from_number {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8 u16 u32 i8 i16 i32 i64);

/// Something that can be said to a person.
pub trait Speak {
    /// The phrase that says it.
    fn phrase(&self) -> Phrase;
}
