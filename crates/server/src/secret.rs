//! Secrets, what is kept of them, and names that nobody can guess.

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tidetable_protocol::{ErrorCode, Problem, SECRET_CHARS};
use tidetable_store::{PersonId, TableId};
use tidetable_table::Seed;

/// The person a secret belongs to; only the digest is ever kept.
pub(crate) fn person(secret: &str) -> Result<PersonId, Problem> {
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if secret.len() != SECRET_CHARS || !secret.bytes().all(hex) {
        let text = format!("a secret is {SECRET_CHARS} lower-case hexadecimal digits");
        return Err(Problem::new(ErrorCode::BadSecret, text));
    }
    Ok(PersonId::new(digest(&[b"tidetable person", secret.as_bytes()])))
}

/// Opens the seat of a person at a table on another device. It follows from the person's secret, so that it can
/// be told again without being kept.
pub(crate) fn seat_key(secret: &str, table: TableId) -> String {
    let digest = digest(&[b"tidetable seat", table.bits(), secret.as_bytes()]);
    let (half, _) = digest.split_first_chunk().expect("sixteen is less than thirty-two");
    // A key is spelled as a table's name is.
    TableId::new(*half).to_string()
}

/// What is kept of a seat's key.
pub(crate) fn key_digest(key: &str) -> [u8; 32] {
    digest(&[b"tidetable key", key.as_bytes()])
}

/// Whether two digests are equal, without telling by the time it takes how far they are.
pub(crate) fn same(one: &[u8; 32], other: &[u8; 32]) -> bool {
    one.ct_eq(other).into()
}

/// Names a command of a client, so that it is known when it is sent again.
pub(crate) fn token(tag: u64, command: u64) -> u64 {
    first_word(&digest(&[b"tidetable command", &tag.to_le_bytes(), &command.to_le_bytes()]))
}

/// Names a client of a person, under which the numbers of its commands are remembered.
pub(crate) fn client_tag(person: &PersonId, client: &str) -> u64 {
    first_word(&digest(&[b"tidetable client", person.digest(), client.as_bytes()]))
}

fn first_word(digest: &[u8; 32]) -> u64 {
    let (word, _) = digest.split_first_chunk().expect("eight is less than thirty-two");
    u64::from_le_bytes(*word)
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every system we run on gives random bytes");
    bytes
}

/// A table's name that nobody can guess.
pub(crate) fn table_id() -> TableId {
    TableId::new(random())
}

/// What the draws of a new match are derived from.
pub(crate) fn seed() -> Seed {
    Seed::new(random())
}

/// Any number, for bots and fault reports.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(random())
}

/// Letters and digits that nobody takes for one another.
const CODE_LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_CHARS: usize = 6;

/// A short code to be told over the telephone.
pub(crate) fn code() -> String {
    random::<CODE_CHARS>().iter().map(|byte| char::from(CODE_LETTERS[usize::from(byte % 32)])).collect()
}

/// A code as people type it, as it was made; nothing if it cannot be one.
pub(crate) fn typed_code(text: &str) -> Option<String> {
    let typed = text.chars().filter(|letter| !matches!(letter, ' ' | '-')).take(CODE_CHARS + 1);
    let code: String = typed.map(|letter| letter.to_ascii_uppercase()).collect();
    let known = code.bytes().all(|byte| CODE_LETTERS.contains(&byte));
    (known && code.len() == CODE_CHARS).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_sixty_four_lower_case_digits() {
        let one = person(&"a1".repeat(32)).unwrap();
        assert_eq!(one, person(&"a1".repeat(32)).unwrap());
        assert_ne!(one, person(&"a2".repeat(32)).unwrap());
        for wrong in [String::new(), "a1".repeat(31), "A1".repeat(32), "g1".repeat(32), "é".repeat(32)] {
            assert_eq!(person(&wrong).unwrap_err().code, ErrorCode::BadSecret, "{wrong}");
        }
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        let code = code();
        let careless = format!(" {}-{} ", &code[..3].to_lowercase(), &code[3..]);
        assert_eq!(typed_code(&careless), Some(code));
        for wrong in ["", "ABC", "ABCDEFG", "ABCDE0", "ABCDEI", "ÀBCDEF", "ABCDE'"] {
            assert_eq!(typed_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_seat_key_is_for_one_person_at_one_table() {
        let [one, other] = [TableId::new([1; 16]), TableId::new([2; 16])];
        assert_eq!(seat_key("secret", one), seat_key("secret", one));
        assert_ne!(seat_key("secret", one), seat_key("secret", other));
        assert_ne!(seat_key("secret", one), seat_key("secrets", one));
        assert!(
            same(&key_digest("key"), &key_digest("key")) && !same(&key_digest("key"), &key_digest("kez"))
        );
    }
}
