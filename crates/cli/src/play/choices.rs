//! The answers to a question as a person sees them: numbered, and found by words.

use std::fmt::Write;

use tidetable_kernel::Seat;
use tidetable_table::{Answer, AnyMatch, Json};
use tidetable_words::Words;

use super::matching::{Found, Tokens, search};

/// Up to this many answers are shown one by one.
const SHORT: usize = 24;
/// Up to this many answers of a kind are shown one by one in a long list.
const FEW: usize = 6;

/// One answer.
pub(crate) struct Choice {
    pub(crate) action: Json,
    pub(crate) sentence: String,
    tokens: Tokens,
    /// What kind of answer it is: the key of its sentence.
    kind: String,
}

impl Choice {
    pub(crate) fn new(words: &Words, answer: Answer, names: &dyn Fn(Seat) -> String) -> Choice {
        let sentence = words.say(&answer.phrase, names);
        let tokens = Tokens::of(&sentence, answer.action.get());
        Choice { action: answer.action, sentence, tokens, kind: answer.phrase.key.into_owned() }
    }

    pub(crate) fn tokens(&self) -> &Tokens {
        &self.tokens
    }
}

/// All answers to one question.
pub(crate) struct Choices(Vec<Choice>);

impl Choices {
    /// What the seat may answer now.
    pub(crate) fn of(
        table: &dyn AnyMatch,
        seat: Seat,
        words: &Words,
        names: &dyn Fn(Seat) -> String,
    ) -> Choices {
        Choices(table.answers(seat).into_iter().map(|answer| Choice::new(words, answer, names)).collect())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The answer of a number, counted from one.
    pub(crate) fn numbered(&self, number: usize) -> Option<&Choice> {
        self.0.get(number.checked_sub(1)?)
    }

    pub(crate) fn get(&self, index: usize) -> &Choice {
        &self.0[index]
    }

    pub(crate) fn search(&self, wish: &str) -> Found {
        search(wish, &self.0, Choice::tokens)
    }

    /// Those answers, one per line.
    pub(crate) fn lines(&self, indices: &[usize]) -> String {
        let line = |index: &usize| format!("{:>5}  {}", index + 1, self.0[*index].sentence);
        indices.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// All answers in short: many of one kind on one line.
    pub(crate) fn summary(&self) -> String {
        let mut text = String::new();
        let mut begin = 0;
        for group in self.0.chunk_by(|one, next| one.kind == next.kind) {
            let end = begin + group.len();
            match group {
                [first, .., last] if self.0.len() > SHORT && group.len() > FEW => {
                    let range = format!("{}-{end}", begin + 1);
                    write!(text, "{range:>9}  {} … {}", first.sentence, last.sentence)
                }
                _ => {
                    let lines =
                        (begin..end).map(|index| format!("{:>9}  {}", index + 1, self.0[index].sentence));
                    write!(text, "{}", lines.collect::<Vec<_>>().join("\n"))
                }
            }
            .expect("writing to a string cannot fail");
            text.push('\n');
            begin = end;
        }
        text.pop();
        text
    }

    /// Whether the summary leaves answers out.
    pub(crate) fn is_long(&self) -> bool {
        self.0.len() > SHORT
    }
}
