//! English and French: phrases turned into sentences.
//!
//! Rules and clients speak in keys with arguments ([`Phrase`](tidetable_kernel::Phrase)); the dictionaries under `locales/` turn them
//! into sentences. A test fails when the two languages do not hold the same keys.

mod dictionary;
mod filling;
mod language;
#[cfg(test)]
mod signs;

pub use dictionary::{Value, Words, number};
pub use language::Language;
