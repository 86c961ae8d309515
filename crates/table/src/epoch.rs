//! The name of a question.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of the question now on the table: a digest of every step that led to it. An answer names the
/// question it was meant for, so a late one cannot hit another question.
///
/// Being derived from the record, it is the same on every machine and after every restart. Secret answers
/// that lie face down do not change it, because they do not change the question.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Epoch(u64);

impl Epoch {
    pub(crate) const START: Epoch = Epoch(0);

    pub(crate) fn after(self, step: &impl Serialize) -> Epoch {
        let step = serde_json::to_vec(step).expect("game data is always representable");
        let digest: [u8; 32] = Sha256::new().chain_update(self.0.to_le_bytes()).chain_update(step).finalize().into();
        let (word, _) = digest.split_first_chunk().expect("eight is less than thirty-two");
        Epoch(u64::from_le_bytes(*word))
    }
}

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
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Epoch, Self::Err> {
        u64::from_str_radix(text, 16).map(Epoch)
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
        text.parse().map_err(|_| serde::de::Error::custom("an epoch is sixteen hexadecimal digits"))
    }
}
