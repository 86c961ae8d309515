//! The one list of games: the only place that names them all.
//!
//! Callers that handle every game alike take a [`GameEntry`]; callers that need a game's types, such as
//! benchmarks, hand in a [`Visitor`] and are called back with the type.

use tidetable_bots::{AnyBot, Clock, Insight, Level};
#[cfg(feature = "texts")]
use tidetable_kernel::Components;
use tidetable_kernel::{Census, Game};
#[cfg(not(target_family = "wasm"))]
use tidetable_kernel::{Edition, EditionError, EditionId};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::Perladora;
use tidetable_sea_dragons::SeaDragons;
use tidetable_south_seas::SouthSeas;
use tidetable_table::{AnyGame, GameOf, Header, RecordError, RecordFault};
#[cfg(feature = "texts")]
use tidetable_words::Language;

/// A game that is here to be played.
#[derive(Clone, Copy)]
pub struct GameEntry {
    /// Its rules.
    pub game: &'static dyn AnyGame,
    /// Makes an opponent of a level, its choices fixed by a seed as far as the clock lets it think.
    pub bot: fn(Level, u64, Clock) -> Box<dyn AnyBot>,
    /// Its rules in our own words, as Markdown, in the order of [`Language::ALL`].
    #[cfg(feature = "texts")]
    rules_texts: [&'static str; Language::ALL.len()],
    /// The components compiled in, as an owner of the printed game would write theirs.
    #[cfg(feature = "texts")]
    pub standard_edition: &'static str,
    /// Reads other components and keeps them, so that options and records can name them.
    #[cfg(not(target_family = "wasm"))]
    pub load_edition: fn(&str) -> Result<EditionId, EditionError>,
}

#[cfg(feature = "texts")]
impl GameEntry {
    /// Its rules in our own words, as Markdown with numbered sections.
    pub fn rules_text(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.rules_texts[0],
            Language::French => self.rules_texts[1],
        }
    }
}

/// Something that is done with the type of a game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Insight + Census>(self) -> Self::Output;
}

macro_rules! catalog {
    ($($folder:literal: $game:ty, $components:ty;)*) => {
        /// Every game, in the order to show them.
        pub const GAMES: &[GameEntry] = &[$(GameEntry {
            game: &GameOf::<$game>::new(),
            bot: <$game as Insight>::bot,
            #[cfg(feature = "texts")]
            rules_texts: [
                include_str!(concat!("../../", $folder, "/RULES.md")),
                include_str!(concat!("../../", $folder, "/RULES.fr.md")),
            ],
            #[cfg(feature = "texts")]
            standard_edition: <$components>::STANDARD,
            #[cfg(not(target_family = "wasm"))]
            load_edition: |text| Edition::<$components>::load(text).map(Edition::id),
        }),*];

        /// Calls the visitor with the type of the game of that id; nothing if there is none.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game>::ID => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

catalog! {
    "perladora": Perladora, tidetable_perladora::Lagoon;
    "south-seas": SouthSeas, tidetable_south_seas::Archipelago;
    "sea-dragons": SeaDragons, tidetable_sea_dragons::GameBox;
    "mermaid-rain": MermaidRain, tidetable_mermaid_rain::Ocean;
}

/// The game of that id.
pub fn find(id: &str) -> Option<GameEntry> {
    GAMES.iter().copied().find(|entry| entry.game.id() == id)
}

/// The game a record was made of.
pub fn of_record(text: &str) -> Result<GameEntry, RecordError> {
    let header = Header::read(text)?;
    find(&header.game).ok_or(RecordError { line: 1, fault: RecordFault::UnknownGame(header.game) })
}
