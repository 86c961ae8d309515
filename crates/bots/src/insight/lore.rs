//! The fitted weights of a game, as they are written in its data file.

use serde::{Deserialize, Serialize};
use tidetable_kernel::read_json;

use super::{MOST_SIGHTS, Sights};

/// The fitted weights of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lore {
    /// Which game.
    pub game: String,
    /// The command that fitted them.
    pub command: String,
    /// The weights of each table size.
    pub tables: Vec<TableLore>,
    /// What quick answers go by.
    #[serde(default, skip_serializing_if = "Habits::is_empty")]
    pub habits: Habits,
}

/// What quick answers go by.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// The command that fitted them.
    pub command: String,
    /// How much each counts, by name.
    pub values: Vec<(String, f32)>,
}

impl Habits {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// The fitted weights of a table size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableLore {
    /// How many seats.
    pub seats: u8,
    /// From how many games.
    pub games: u64,
    /// How much of the differences in final points they explain, from zero to one.
    pub explained: f32,
    /// What each sight weighs at the beginning and at the end of a game, by name.
    pub weights: Vec<(String, f32, f32)>,
    /// By how much points may still come out differently, at the beginning and at the end.
    pub spread: (f32, f32),
}

/// What every sight weighs at one moment of a game.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    weights: Sights,
    /// By how much points may still come out differently.
    pub spread: f32,
}

impl Lore {
    /// Reads a data file that was compiled in.
    ///
    /// # Panics
    ///
    /// Panics if the file is damaged or does not fit what the game looks at, which a test rules out.
    pub fn read(text: &str, sights: &[&str], habits: &[&str]) -> Lore {
        let lore: Lore = read_json(text).expect("weights are well formed");
        let names = lore.habits.values.iter().map(|(name, _)| name.as_str());
        assert!(names.eq(habits.iter().copied()), "{}: habits do not fit the game", lore.game);
        for table in &lore.tables {
            let names = table.weights.iter().map(|(name, ..)| name.as_str());
            assert!(names.eq(sights.iter().copied()), "{}: weights do not fit the sights", lore.game);
        }
        lore
    }

    /// What sights weigh at a table of that size when so much of the game is over.
    pub fn weighing(&self, seats: u8, progress: f32) -> Weighing {
        let nearest = self.tables.iter().min_by_key(|table| table.seats.abs_diff(seats));
        nearest.expect("there is at least one table size").weighing(progress)
    }
}

impl TableLore {
    /// What sights weigh when so much of the game is over.
    pub(crate) fn weighing(&self, progress: f32) -> Weighing {
        let mix = |(early, late): (f32, f32)| early + (late - early) * progress;
        let mut weights = [0.0; MOST_SIGHTS];
        for (weight, (_, early, late)) in weights.iter_mut().zip(&self.weights) {
            *weight = mix((*early, *late));
        }
        Weighing { weights, spread: mix(self.spread).max(0.5) }
    }
}

impl Weighing {
    /// The points that sights foretell.
    pub fn points(&self, sights: &Sights) -> f32 {
        self.weights.iter().zip(sights).map(|(weight, sight)| weight * sight).sum()
    }
}
