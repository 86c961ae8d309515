//! The name of a question.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tidetable_kernel::write_json;

use crate::{Seed, seed::first_word};

/// The name of the question now on the table: a digest of every step that led to it. An answer names the
/// question it was meant for, so a late one cannot hit another question.
///
/// Being derived from steps and seed, it is the same on every machine and after every restart. Secret answers
/// that lie face down do not change it, because they do not change the question. Everybody is told it, so it
/// is sealed with the seed: else whoever knows two of them could try out which hidden card was drawn between.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Epoch(u64);

impl Epoch {
    /// The name of what is asked before any step; another one for each match.
    pub(crate) fn start(seed: &Seed) -> Epoch {
        Epoch(first_word(&seed.seal(b"tidetable epoch", &[])))
    }

    /// The name that a step leads to.
    pub(crate) fn after(self, step: &impl Serialize, seed: &Seed) -> Epoch {
        let mut text = Vec::with_capacity(64);
        write_json(step, &mut text);
        Epoch(first_word(&seed.seal(b"tidetable epoch", &[&self.0.to_le_bytes(), &text])))
    }
}

/// A text that is not sixteen hexadecimal digits in small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an epoch is sixteen hexadecimal digits in small letters")]
pub struct NotAnEpoch;

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Epoch {
    type Err = NotAnEpoch;

    fn from_str(text: &str) -> Result<Epoch, NotAnEpoch> {
        // The standard parser alone would take a sign, capitals and fewer digits: one name, many spellings.
        let spelled = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if spelled {
            u64::from_str_radix(text, 16).map(Epoch).map_err(|_| NotAnEpoch)
        } else {
            Err(NotAnEpoch)
        }
    }
}

impl Serialize for Epoch {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Epoch {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Epoch, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
