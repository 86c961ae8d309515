//! French as it is set: its double signs are kept with their words by spaces that do not break.

use std::{fs, path::Path};

const NARROW: char = '\u{202f}';
const WIDE: char = '\u{a0}';

/// Every file of French that people get to read.
fn texts(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.to_str().unwrap().replace('\\', "/");
        if path.is_dir() {
            texts(&path, found);
        } else if name.ends_with(".fr.md") || name.ends_with(".ftl") && name.contains("/fr/") {
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

/// What people read of a text: no comments of dictionaries, and something plain for code.
fn read<'a>(name: &str, text: &'a str) -> impl Iterator<Item = String> + 'a {
    let dictionary = name.ends_with(".ftl");
    let mut code = false;
    text.lines().filter_map(move |line| {
        let fence = line.starts_with("```");
        code ^= fence;
        let comment = dictionary && line.starts_with('#');
        let plain = |(index, part): (usize, &'a str)| if index % 2 == 0 { part } else { "x" };
        (!code && !fence && !comment).then(|| line.split('`').enumerate().map(plain).collect())
    })
}

/// The signs of a line with another space than theirs, with what stands before and after them.
fn loose(line: &str) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    let wrong = |pair: &&[char]| match **pair {
        // The rest is how Markdown says which way a column is set.
        [before, ':'] => before == NARROW || before == ' ' && !line.contains(" :-"),
        [before, ';' | '!' | '?'] => before == WIDE || before == ' ',
        [before, '»'] => before != WIDE,
        ['«', after] => after != WIDE,
        _ => false,
    };
    letters.windows(2).filter(wrong).map(|pair| pair.iter().collect()).collect()
}

#[test]
fn french_signs_are_not_parted_from_their_words() {
    let mut found = Vec::new();
    texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut found);
    assert!(found.len() > 14, "{} files of French", found.len());
    for (name, text) in &found {
        for line in read(name, text) {
            assert_eq!(loose(&line), Vec::<String>::new(), "{name}: {line}");
        }
    }
}

#[test]
fn a_loose_sign_is_found() {
    assert_eq!(loose("Quoi ? « Non » : tant pis ; bref !"), [" ?", "« ", " »", " :", " ;", " !"]);
    assert_eq!(loose("Quoi\u{a0}? Non\u{202f}: «tant pis»"), ["\u{a0}?", "\u{202f}:", "«t", "s»"]);
    assert_eq!(loose("Quoi\u{202f}? «\u{a0}Non\u{a0}»\u{a0}: à 9:30"), Vec::<String>::new());
}
