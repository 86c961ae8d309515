//! Where the draws of a match come from, so that anybody can check them afterwards.
//!
//! The definition is small enough to be repeated in any language. With `‖` for joining bytes and all
//! numbers little-endian:
//!
//! * commitment = SHA-256(`"tidetable commitment"` ‖ seed)
//! * word(n, k) = the first eight bytes of SHA-256(`"tidetable draw"` ‖ seed ‖ n as u32 ‖ k as u32)
//! * ticket of draw n among weights summing to w = word(n, k) mod w, for the first k = 0, 1, … whose word
//!   is below the largest multiple of w that fits into 64 bits.
//!
//! Draws are numbered from zero through the match. The ticket falls on the first outcome, in the order the
//! game lists them, whose running sum of weights exceeds it.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The secret that fixes every draw of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// What is shown of a seed before the match ends: it fixes the seed without telling it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Seed {
    /// A seed from 32 unpredictable bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed anybody can guess, for simulations and tests.
    pub fn from_number(number: u64) -> Seed {
        let digest = Sha256::new_with_prefix(b"tidetable number").chain_update(number.to_le_bytes());
        Seed(digest.finalize().into())
    }

    /// What may be shown of it before the match ends.
    pub fn commitment(&self) -> Commitment {
        Commitment(self.seal(b"tidetable commitment", &[]))
    }

    /// A number below `total` for the draw with this number; `total` must not be zero.
    pub(crate) fn ticket(&self, draw: u32, total: u64) -> u64 {
        let limit = u64::MAX - u64::MAX % total;
        let fair = (0..).map(|attempt| self.word(draw, attempt)).find(|&word| word < limit);
        fair.expect("more than half of all words are fair") % total
    }

    fn word(&self, draw: u32, attempt: u32) -> u64 {
        first_word(&self.seal(b"tidetable draw", &[&draw.to_le_bytes(), &attempt.to_le_bytes()]))
    }

    /// A digest that only who knows the seed can work out.
    pub(crate) fn seal(&self, purpose: &[u8], parts: &[&[u8]]) -> [u8; 32] {
        let mut hasher = Sha256::new_with_prefix(purpose);
        hasher.update(self.0);
        parts.iter().for_each(|part| hasher.update(part));
        hasher.finalize().into()
    }
}

/// The first eight bytes of a digest as a number.
pub(crate) fn first_word(digest: &[u8; 32]) -> u64 {
    let (word, _) = digest.split_first_chunk().expect("eight is less than thirty-two");
    u64::from_le_bytes(*word)
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

fn parse_hex(text: &str) -> Result<[u8; 32], NotHex> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(NotHex);
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| NotHex)?;
    }
    Ok(bytes)
}

macro_rules! written_in_hex {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $type {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$type, NotHex> {
                parse_hex(text).map($type)
            }
        }

        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
written_in_hex!(Seed);
written_in_hex!(Commitment);

impl fmt::Debug for Seed {
    /// A seed is a secret while its match runs: logs must not show it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {})", self.commitment())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_never_changes() {
        let seed = Seed::new([7; 32]);
        assert_eq!(
            seed.commitment().to_string(),
            "e98e0a689fc47327a2c8b2214f0bdb8e5cb49a53cf7a1647e81cde286397b8e0"
        );
        assert_eq!([seed.ticket(0, 6), seed.ticket(1, 6), seed.ticket(2, 1_000_000)], [2, 3, 883_318]);
        // The example of docs/records.md.
        assert_eq!([seed.ticket(0, 17), seed.ticket(1, 16)], [14, 15]);
    }

    #[test]
    fn tickets_are_fair() {
        let seed = Seed::from_number(1);
        let mut seen = [0u32; 5];
        (0..5_000).for_each(|draw| seen[seed.ticket(draw, 5) as usize] += 1);
        assert!(seen.iter().all(|count| (900..1_100).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_seed_is_written_in_hex_and_hidden_in_logs() {
        let seed = Seed::from_number(3);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert_eq!("12".parse::<Seed>(), Err(NotHex));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotHex));
    }
}
