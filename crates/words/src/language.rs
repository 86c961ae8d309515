//! The languages we speak.

use std::str::FromStr;

/// A language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// Every language, the fallback first.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The tag that stands for it everywhere: `en`, `fr`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of a list of wishes such as a browser or `LANG` gives: `fr-CH,fr;q=0.9,en`.
    pub fn wished(wishes: &str) -> Language {
        let tags = wishes.split([',', ';', ':']).map(str::trim);
        tags.filter_map(|tag| tag.parse().ok()).next().unwrap_or_default()
    }
}

/// A tag of no language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        let primary = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag() == primary).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wish_we_can_fulfil_wins() {
        assert_eq!(Language::wished("de-DE,fr-CH;q=0.9,en;q=0.8"), Language::French);
        assert_eq!(Language::wished("fr_FR.UTF-8"), Language::French);
        assert_eq!(Language::wished("ja"), Language::English);
        assert_eq!(Language::wished(""), Language::English);
    }
}
