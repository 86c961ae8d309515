//! The shape of the text.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{
    card::{Card, Cards},
    hex::Way,
    treasure::Treasures,
};

/// The shape of the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub(super) cards: Cards,
    pub(super) board: BoardFile,
    pub(super) treasure_spaces: TreasureSpaces,
    pub(super) tokens: Treasures,
    pub(super) piles: BTreeMap<char, Pile>,
    pub(super) setup: BySeats<SetupFile>,
    pub(super) surf: Surf,
    pub(super) undercurrents: Vec<BySeats<[u8; 4]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) ocean: Vec<String>,
    pub(super) closed_at_three: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasureSpaces {
    pub(super) wreck: Card,
    pub(super) island: Card,
    pub(super) cave: Card,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pile {
    pub(super) up: u8,
    pub(super) down: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BySeats<T> {
    pub(super) three: T,
    pub(super) four: T,
    pub(super) five: T,
    pub(super) six: T,
}

pub(super) const SEAT_NAMES: [&str; 4] = ["three", "four", "five", "six"];

impl<T> BySeats<T> {
    pub(super) fn into_array(self) -> [T; 4] {
        [self.three, self.four, self.five, self.six]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupFile {
    pub(super) face_up: Treasures,
    pub(super) map: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Surf {
    pub(super) curved: ShapeFile,
    pub(super) triangular: ShapeFile,
    pub(super) long: ShapeFile,
    pub(super) short: ShapeFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShapeFile {
    pub(super) hexes: Vec<Way>,
    pub(super) dolphin: HueCounts,
    pub(super) gull: HueCounts,
    pub(super) turtle: HueCounts,
    pub(super) mermaid: HueCounts,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HueCounts {
    pub(super) dark: u8,
    pub(super) light: u8,
}
