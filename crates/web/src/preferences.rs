//! What a person has chosen for this browser: language, theme, motion, patterns, confirmation.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tidetable_words::Language;

use crate::browser;

/// Where the choices are kept.
const KEY: &str = "tidetable.preferences";

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the system says.
    #[default]
    System,
    Light,
    Dark,
}

/// How things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Motion {
    Calm,
    Quick,
    Off,
}

impl Motion {
    /// How long a step of the game is shown before the next, in milliseconds.
    pub(crate) const fn beat(self) -> f64 {
        match self {
            Motion::Calm => 750.0,
            Motion::Quick => 260.0,
            Motion::Off => 0.0,
        }
    }
}

/// The choices as they are kept; what was never chosen follows the browser.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    language: Option<String>,
    theme: Theme,
    motion: Option<Motion>,
    patterns: bool,
    at_once: bool,
}

/// The choices, to be read and changed anywhere in the page.
#[derive(Clone, Copy)]
pub(crate) struct Preferences {
    pub(crate) language: RwSignal<Language>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) motion: RwSignal<Motion>,
    /// Whether every colour comes with a pattern, even where an emblem says the same.
    pub(crate) patterns: RwSignal<bool>,
    /// Whether answers are given at once, without being confirmed.
    pub(crate) at_once: RwSignal<bool>,
}

thread_local! {
    static PREFERENCES: std::cell::OnceCell<Preferences> = const { std::cell::OnceCell::new() };
}

/// The choices of whoever sits before this page.
pub(crate) fn preferences() -> Preferences {
    PREFERENCES.with(|cell| *cell.get().expect("the page begins with opening the preferences"))
}

impl Preferences {
    /// Reads the choices and keeps the page and the browser in step with them from now on.
    pub(crate) fn open() {
        let kept: Kept =
            browser::read(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let still = browser::matches("(prefers-reduced-motion: reduce)");
        let wished = || Language::wished(&browser::wished_languages());
        let preferences = Preferences {
            language: RwSignal::new(
                kept.language.as_deref().and_then(|tag| tag.parse().ok()).unwrap_or_else(wished),
            ),
            theme: RwSignal::new(kept.theme),
            motion: RwSignal::new(kept.motion.unwrap_or(if still { Motion::Off } else { Motion::Calm })),
            patterns: RwSignal::new(kept.patterns),
            at_once: RwSignal::new(kept.at_once),
        };
        PREFERENCES.with(|cell| cell.set(preferences).ok());
        Effect::new(move |_| preferences.show());
        Effect::new(move |before: Option<Kept>| {
            let chosen = preferences.to_keep(&kept);
            // The first run only notes what there is: a wish of the browser is no choice of the person.
            if before.is_some_and(|before| before != chosen) {
                browser::write(KEY, &serde_json::to_string(&chosen).expect("plain data"));
            }
            chosen
        });
    }

    fn to_keep(self, kept: &Kept) -> Kept {
        let (language, motion) = (self.language.get(), self.motion.get());
        let language = Some(language.tag().to_owned()).filter(|tag| {
            kept.language.is_some() || Language::wished(&browser::wished_languages()).tag() != tag
        });
        let (theme, patterns, at_once) = (self.theme.get(), self.patterns.get(), self.at_once.get());
        Kept { language, theme, motion: Some(motion), patterns, at_once }
    }

    /// Tells the style sheets.
    fn show(self) {
        let Some(root) = document().document_element() else { return };
        let theme = match self.theme.get() {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let motion = match self.motion.get() {
            Motion::Calm => "calm",
            Motion::Quick => "quick",
            Motion::Off => "off",
        };
        let patterns = if self.patterns.get() { "on" } else { "off" };
        for (name, value) in [
            ("lang", self.language.get().tag()),
            ("data-theme", theme),
            ("data-motion", motion),
            ("data-patterns", patterns),
        ] {
            root.set_attribute(name, value).ok();
        }
    }
}
