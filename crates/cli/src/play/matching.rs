//! Finding answers by the words people type.

/// The text without capitals and accents, so that `RECIF` finds `récif`.
pub(crate) fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

fn plain(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    }
}

/// The words of something that can be found.
#[derive(Debug)]
pub(crate) struct Tokens(Vec<String>);

impl Tokens {
    /// The words of a sentence and of its JSON form: whoever knows either can type it.
    pub(crate) fn of(sentence: &str, json: &str) -> Tokens {
        let text = format!("{} {}", fold(sentence), fold(json));
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty());
        // An edge such as `c2-d2` is found by either end, too.
        let parts = words
            .flat_map(|word| std::iter::once(word).chain(word.split('-').filter(move |part| *part != word)));
        Tokens(parts.map(str::to_owned).collect())
    }

    fn has(&self, word: &str) -> bool {
        self.0.iter().any(|token| token == word)
    }

    /// Whether a word begins so. Numbers must be whole: `1` is not the beginning of `12`.
    fn begins(&self, word: &str) -> bool {
        self.has(word)
            || word.contains(|c: char| !c.is_ascii_digit())
                && self.0.iter().any(|token| token.starts_with(word))
    }
}

/// What a wish is found in.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// Which of the items.
    pub(crate) indices: Vec<usize>,
    /// Whether every word of the wish stands there whole, and not only its beginning.
    pub(crate) exactly: bool,
}

/// The items that hold every word of the wish; those where only words begin so if there is no better.
pub(crate) fn search<T>(wish: &str, items: &[T], tokens: impl Fn(&T) -> &Tokens) -> Found {
    let wish = fold(wish);
    let words: Vec<&str> = wish.split_whitespace().map(|word| word.trim_matches([',', '.', ';'])).collect();
    let all = |holds: &dyn Fn(&Tokens, &str) -> bool| -> Vec<usize> {
        let fits = |item: &T| words.iter().all(|word| holds(tokens(item), word));
        (0..items.len()).filter(|&index| fits(&items[index])).collect()
    };
    let whole = all(&Tokens::has);
    if whole.is_empty() {
        Found { indices: all(&Tokens::begins), exactly: false }
    } else {
        Found { indices: whole, exactly: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items() -> Vec<Tokens> {
        vec![
            Tokens::of("Place a 1 on C4", r#"{"dive":{"cell":"C4","value":1}}"#),
            Tokens::of("Place a 5 on C4", r#"{"dive":{"cell":"C4","value":5}}"#),
            Tokens::of("Lay a pontoon between C4 and C5", r#"{"pontoon":{"edge":"C4-C5"}}"#),
            Tokens::of("Passer près du récif", r#""pass""#),
        ]
    }

    fn found(wish: &str) -> (Vec<usize>, bool) {
        let items = items();
        let found = search(wish, &items, |tokens| tokens);
        (found.indices, found.exactly)
    }

    #[test]
    fn every_word_must_stand_there() {
        assert_eq!(found("dive c4"), (vec![0, 1], true));
        assert_eq!(found("C4 5"), (vec![1], true));
        assert_eq!(found("c4-c5"), (vec![2], true));
        assert_eq!(found("c5"), (vec![2], true));
        assert_eq!(found("RECIF"), (vec![3], true));
        assert_eq!(found("dive h8"), (vec![], false));
    }

    #[test]
    fn beginnings_are_the_second_choice_and_numbers_have_none() {
        assert_eq!(found("pont"), (vec![2], false));
        assert_eq!(found("pla 5"), (vec![1], false));
        assert_eq!(found("place 4"), (vec![], false));
    }
}
