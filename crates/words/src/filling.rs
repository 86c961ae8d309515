//! Messages with something put in: the part of Fluent that our dictionaries use.
//!
//! The library that resolves all of Fluent brings the grammar of two hundred languages along, which is more than all our
//! words together and has to be carried to every browser. We speak two.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::{Language, Value, number};

/// What is put into messages of a language.
#[derive(Clone, Copy)]
pub(crate) struct Filling<'a> {
    pub(crate) language: Language,
    pub(crate) args: &'a [(&'a str, Value)],
}

impl Filling<'_> {
    /// The message of a pattern.
    pub(crate) fn of(self, pattern: &Pattern<&str>) -> String {
        let mut text = String::new();
        self.write(pattern, &mut text);
        text
    }

    fn write(self, pattern: &Pattern<&str>, text: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => self.express(expression, text),
            }
        }
    }

    fn express(self, expression: &Expression<&str>, text: &mut String) {
        match expression {
            Expression::Inline(inline) => self.put(inline, text),
            Expression::Select { selector, variants } => {
                let variant = variants.iter().find(|variant| self.suits(selector, variant));
                let variant = variant.or_else(|| variants.iter().find(|variant| variant.default));
                if let Some(variant) = variant {
                    self.write(&variant.value, text);
                }
            }
        }
    }

    fn put(self, inline: &InlineExpression<&str>, text: &mut String) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                text.push_str(value);
            }
            InlineExpression::VariableReference { id } => match self.arg(id.name) {
                Some(Value::Number(count)) => text.push_str(&number(*count)),
                Some(Value::Text(put_in)) => text.push_str(put_in),
                None => text.push_str(&format!("{{${}}}", id.name)),
            },
            InlineExpression::Placeable { expression } => self.express(expression, text),
            _ => (),
        }
    }

    fn arg(&self, name: &str) -> Option<&Value> {
        self.args.iter().find(|(given, _)| *given == name).map(|(_, value)| value)
    }

    /// Whether a variant is meant by what the selector stands for.
    fn suits(self, selector: &InlineExpression<&str>, variant: &Variant<&str>) -> bool {
        let InlineExpression::VariableReference { id } = selector else { return false };
        match (self.arg(id.name), &variant.key) {
            (Some(Value::Number(count)), VariantKey::NumberLiteral { value }) => value.parse() == Ok(*count),
            (Some(Value::Number(count)), VariantKey::Identifier { name }) => {
                *name == plural(self.language, *count)
            }
            (Some(Value::Text(text)), VariantKey::Identifier { name }) => name == text,
            _ => false,
        }
    }
}

/// How a language bends words after a whole number, in the terms of Unicode.
const fn plural(language: Language, count: i64) -> &'static str {
    match (language, count.unsigned_abs()) {
        (Language::English, 1) | (Language::French, 0 | 1) => "one",
        (Language::French, count) if count % 1_000_000 == 0 => "many",
        _ => "other",
    }
}

/// Whether an entry uses nothing but what is understood here.
#[cfg(test)]
pub(crate) fn is_plain(entry: &fluent_syntax::ast::Entry<&str>) -> bool {
    fn inline(inline: &InlineExpression<&str>) -> bool {
        match inline {
            InlineExpression::StringLiteral { value } => !value.contains('\\'),
            InlineExpression::NumberLiteral { .. } | InlineExpression::VariableReference { .. } => true,
            InlineExpression::Placeable { expression } => plain(expression),
            _ => false,
        }
    }
    fn plain(expression: &Expression<&str>) -> bool {
        match expression {
            Expression::Inline(it) => inline(it),
            Expression::Select { selector, variants } => {
                let variable = matches!(selector, InlineExpression::VariableReference { .. });
                variable && variants.iter().all(|variant| pattern(&variant.value))
            }
        }
    }
    fn pattern(pattern: &Pattern<&str>) -> bool {
        pattern.elements.iter().all(|element| match element {
            PatternElement::TextElement { .. } => true,
            PatternElement::Placeable { expression } => plain(expression),
        })
    }
    match entry {
        fluent_syntax::ast::Entry::Message(message) => message.value.as_ref().is_some_and(pattern),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::{ast::Entry, parser::parse_runtime};

    const TEXT: &str = "
fish = { $count ->
    [0] no fish{ \"\" }
    [one] { $count } fish
   *[other] { $count } fishes of { $owner }
}
way = { $way ->
    [north] up
   *[other] along
}
";

    fn said(language: Language, key: &str, args: &[(&str, Value)]) -> String {
        let resource = parse_runtime(TEXT).unwrap();
        let pattern = resource.body.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == key => message.value.as_ref(),
            _ => None,
        });
        Filling { language, args }.of(pattern.unwrap())
    }

    #[test]
    fn words_are_bent_as_the_language_bends_them() {
        let fish = |language, count: i64| {
            said(language, "fish", &[("count", count.into()), ("owner", "Ada".into())])
        };
        assert_eq!(fish(Language::English, 0), "no fish");
        assert_eq!(fish(Language::English, 1), "1 fish");
        assert_eq!(fish(Language::English, 2), "2 fishes of Ada");
        assert_eq!(fish(Language::French, -1), "\u{2212}1 fish");
        assert_eq!(fish(Language::French, 1_000_000), "1000000 fishes of Ada");
        assert_eq!((plural(Language::English, 0), plural(Language::French, 0)), ("other", "one"));
    }

    #[test]
    fn a_word_chooses_and_what_is_not_given_is_seen() {
        let way = |way: &str| said(Language::English, "way", &[("way", way.into())]);
        assert_eq!((way("north").as_str(), way("south").as_str()), ("up", "along"));
        assert_eq!(said(Language::English, "fish", &[("count", 5.into())]), "5 fishes of {$owner}");
    }
}
