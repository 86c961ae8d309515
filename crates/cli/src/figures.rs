//! Numbers as people read them.

use tidetable_words::{Language, Words};

/// A whole number with its thousands set apart as the language does it.
pub(crate) fn whole(words: &Words, number: u64) -> String {
    let separator = match words.language() {
        Language::English => ',',
        Language::French => '\u{202f}',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A number with that many decimals, the mark as the language writes it.
pub(crate) fn decimal(words: &Words, number: f64, decimals: usize) -> String {
    if number.is_infinite() {
        return "∞".to_owned();
    }
    let text = format!("{number:.decimals$}");
    match words.language() {
        Language::English => text,
        Language::French => text.replace('.', ","),
    }
}

/// A share in hundredths, with one decimal.
pub(crate) fn percent(words: &Words, share: f64) -> String {
    decimal(words, 100.0 * share.clamp(0.0, 1.0), 1)
}

/// Milliseconds, with more decimals the fewer they are: some bots answer within microseconds.
pub(crate) fn milliseconds(words: &Words, number: f64) -> String {
    decimal(words, number, if number < 1.0 { 3 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let (english, french) = (Words::new(Language::English), Words::new(Language::French));
        assert_eq!(whole(&english, 1_234_567), "1,234,567");
        assert_eq!(whole(&french, 234_567), "234\u{202f}567");
        assert_eq!(whole(&english, 999), "999");
        assert_eq!(decimal(&english, 0.125, 2), "0.12");
        assert_eq!(decimal(&french, 2.5, 1), "2,5");
        assert_eq!(decimal(&french, f64::INFINITY, 1), "∞");
        assert_eq!([0.0021, 180.24].map(|time| milliseconds(&english, time)), ["0.002", "180.2"]);
    }
}
