//! The words that phrases are made of.

use std::borrow::Cow;

use tidetable_kernel::{Arg, Phrase, Speak};

use crate::{
    board::Terrain,
    card::{Card, Cards},
    hex::Hex,
    meld::Meld,
    tile::{Shape, Tile, Tiles},
    treasure::{Treasure, Treasures},
};

pub(super) fn say(key: &'static str) -> Phrase {
    Phrase::new(key)
}

pub(super) fn place(hex: Hex) -> Arg {
    Arg::Text(hex.to_string())
}

/// A word of the dictionaries whose key ends in a name.
pub(super) fn thing(kind: &'static str, name: &str) -> Phrase {
    Phrase { key: Cow::Owned(format!("mermaid-rain-thing-{kind}-{name}")), args: Vec::new() }
}

pub(super) fn cards(cards: Cards) -> Arg {
    let held = Card::ALL.into_iter().filter(|&card| cards.of(card) > 0);
    Arg::List(held.map(|card| thing("cards", card.name()).with("count", cards.of(card))).collect())
}

pub(super) fn card(card: Card) -> Phrase {
    thing("card", card.name())
}

pub(super) fn token(token: Treasure) -> Phrase {
    thing("token", token.name())
}

pub(super) fn kind(token: Treasure) -> Phrase {
    thing("kind", token.name())
}

pub(super) fn tokens(tokens: Treasures) -> Arg {
    Arg::List(tokens.iter().map(|(kind, count)| thing("tokens", kind.name()).with("count", count)).collect())
}

pub(super) fn shape(shape: Shape) -> Phrase {
    thing("shape", shape.name())
}

pub(super) fn tile(tile: Tile) -> Phrase {
    say("mermaid-rain-thing-tile")
        .with("shape", shape(tile.shape()))
        .with("symbol", thing("symbol", tile.symbol().name()))
        .with("hue", thing("hue", tile.hue().name()))
}

pub(super) fn tiles(tiles: &Tiles) -> Arg {
    let each = tiles.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)));
    Arg::List(each.map(tile).collect())
}

pub(super) fn terrain(terrain: Terrain) -> Phrase {
    thing("terrain", terrain.name())
}

pub(super) fn meld(meld: Meld) -> Phrase {
    say(match meld {
        Meld::MermaidRain => "mermaid-rain-thing-meld-rain",
        Meld::MermaidSquall => "mermaid-rain-thing-meld-squall",
        Meld::OceanMarch => "mermaid-rain-thing-meld-march",
        Meld::TwinSplash => "mermaid-rain-thing-meld-splash",
        Meld::AquamarineWaltz => "mermaid-rain-thing-meld-waltz",
        Meld::MermaidMist => "mermaid-rain-thing-meld-mist",
        Meld::MermaidDrop => "mermaid-rain-thing-meld-drop",
        Meld::Octopus => "mermaid-rain-thing-meld-octopus",
    })
}

impl Speak for Meld {
    fn phrase(&self) -> Phrase {
        meld(*self)
    }
}

impl Speak for Tile {
    fn phrase(&self) -> Phrase {
        tile(*self)
    }
}
