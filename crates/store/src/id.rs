//! Names of tables and people.

use std::{fmt, str::FromStr};

/// Names a table: 128 bits that nobody can guess, written as 22 characters that fit into an address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 16]);

/// Names a person: the digest of the secret that only the person's browser knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId([u8; 32]);

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CHARS: usize = 22;

impl TableId {
    /// The table named by these bits.
    pub const fn new(bits: [u8; 16]) -> TableId {
        TableId(bits)
    }

    /// The bits.
    pub const fn bits(&self) -> &[u8; 16] {
        &self.0
    }
}

impl PersonId {
    /// The person whose secret has this digest.
    pub const fn new(digest: [u8; 32]) -> PersonId {
        PersonId(digest)
    }

    /// The digest.
    pub const fn digest(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u128::from_be_bytes(self.0);
        // Six bits a character from the top; the last character holds the two that remain, shifted up.
        let sextet =
            |index: usize| if index + 1 < CHARS { bits >> (122 - 6 * index) } else { bits << 4 } & 63;
        (0..CHARS).try_for_each(|index| write!(f, "{}", char::from(ALPHABET[sextet(index) as usize])))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for PersonId {
    /// Enough to tell people apart in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Person({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

/// A text that names no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a table is named by {CHARS} letters, digits, - or _")]
pub struct NotAnId;

impl FromStr for TableId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<TableId, NotAnId> {
        let sextet = |byte: u8| ALPHABET.iter().position(|&letter| letter == byte).ok_or(NotAnId);
        if text.len() != CHARS {
            return Err(NotAnId);
        }
        let (last, head) = text.as_bytes().split_last().ok_or(NotAnId)?;
        let mut bits = 0u128;
        for &byte in head {
            bits = bits << 6 | sextet(byte)? as u128;
        }
        let last = sextet(*last)? as u128;
        // One table, one spelling: the unused bits are zero.
        if last & 15 != 0 { Err(NotAnId) } else { Ok(TableId((bits << 2 | last >> 4).to_be_bytes())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_spelling() {
        let id = TableId::new(std::array::from_fn(|index| index as u8 * 17));
        assert_eq!(id.to_string(), "ABEiM0RVZneImaq7zN3u_w");
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in
            ["", "ABEiM0RVZneImaq7zN3u_x", "ABEiM0RVZneImaq7zN3u_", "ABEiM0RVZneImaq7zN3u/w", "éééééééééée"]
        {
            assert_eq!(wrong.parse::<TableId>(), Err(NotAnId), "{wrong}");
        }
        assert_eq!(TableId::new([255; 16]).to_string().parse(), Ok(TableId::new([255; 16])));
    }
}
