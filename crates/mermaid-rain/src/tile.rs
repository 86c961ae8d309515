//! Surf tiles, and piles of them.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::card::Card;

/// The shape of a surf tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Bent.
    Curved,
    /// Every hex touches every other.
    Triangular,
    /// A line of three.
    Long,
    /// A line of two.
    Short,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 4] = [Shape::Curved, Shape::Triangular, Shape::Long, Shape::Short];

    /// Its name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Curved => "curved",
            Shape::Triangular => "triangular",
            Shape::Long => "long",
            Shape::Short => "short",
        }
    }
}

/// What is printed on a surf tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A dolphin: a dolphin card enters.
    Dolphin,
    /// A sea gull: a gull card enters.
    Gull,
    /// A sea turtle: a turtle card enters.
    Turtle,
    /// A mermaid: any card enters.
    Mermaid,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Symbol; 4] = [Symbol::Dolphin, Symbol::Gull, Symbol::Turtle, Symbol::Mermaid];

    /// Its name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Dolphin => "dolphin",
            Symbol::Gull => "gull",
            Symbol::Turtle => "turtle",
            Symbol::Mermaid => "mermaid",
        }
    }

    /// RULES §5.3: the card that enters; any card if none is named.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Symbol::Dolphin => Some(Card::Dolphin),
            Symbol::Gull => Some(Card::Gull),
            Symbol::Turtle => Some(Card::Turtle),
            Symbol::Mermaid => None,
        }
    }
}

/// Whether a surf tile stays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hue {
    /// It leaves the ocean when the round ends.
    Dark,
    /// It stays for good.
    Light,
}

impl Hue {
    /// Both hues.
    pub const ALL: [Hue; 2] = [Hue::Dark, Hue::Light];

    /// Its name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Hue::Dark => "dark",
            Hue::Light => "light",
        }
    }
}

/// A kind of surf tile, in one byte; written as shape, symbol and hue: `curved-gull-light`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

impl Tile {
    /// How many kinds there are at most.
    const KINDS: usize = 32;

    /// The tile of that shape, symbol and hue.
    #[inline]
    pub const fn new(shape: Shape, symbol: Symbol, hue: Hue) -> Tile {
        Tile(shape as u8 * 8 + symbol as u8 * 2 + hue as u8)
    }

    /// Its shape.
    #[inline]
    pub const fn shape(self) -> Shape {
        Shape::ALL[self.0 as usize / 8]
    }

    /// Its symbol.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self.0 as usize / 2 % 4]
    }

    /// Its hue.
    #[inline]
    pub const fn hue(self) -> Hue {
        Hue::ALL[self.0 as usize % 2]
    }

    /// All kinds of one shape.
    pub fn of(shape: Shape) -> impl Iterator<Item = Tile> {
        (0..8).map(move |rest| Tile(shape as u8 * 8 + rest))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.shape().name(), self.symbol().name(), self.hue().name())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no surf tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTile;

impl fmt::Display for NoSuchTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tiles are named by shape, symbol and hue: curved-gull-light")
    }
}

impl FromStr for Tile {
    type Err = NoSuchTile;

    fn from_str(text: &str) -> Result<Tile, NoSuchTile> {
        let mut words = text.split('-');
        let mut word = || words.next().ok_or(NoSuchTile);
        let (shape, symbol, hue) = (word()?, word()?, word()?);
        let shape = Shape::ALL.into_iter().find(|known| known.name() == shape).ok_or(NoSuchTile)?;
        let symbol = Symbol::ALL.into_iter().find(|known| known.name() == symbol).ok_or(NoSuchTile)?;
        let hue = Hue::ALL.into_iter().find(|known| known.name() == hue).ok_or(NoSuchTile)?;
        words.next().map_or(Ok(Tile::new(shape, symbol, hue)), |_| Err(NoSuchTile))
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

impl TryFrom<String> for Tile {
    type Error = NoSuchTile;

    fn try_from(text: String) -> Result<Tile, NoSuchTile> {
        text.parse()
    }
}

/// Surf tiles, counted by kind; written as an object that names the kinds there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles([u8; Tile::KINDS]);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles([0; Tile::KINDS]);

    /// How many there are of a kind.
    #[inline]
    pub const fn of(&self, tile: Tile) -> u8 {
        self.0[tile.0 as usize]
    }

    /// Puts one more tile in.
    #[inline]
    pub fn add(&mut self, tile: Tile) {
        self.0[usize::from(tile.0)] += 1;
    }

    /// Takes a tile out; it must be there.
    #[inline]
    pub fn take(&mut self, tile: Tile) {
        self.0[usize::from(tile.0)] -= 1;
    }

    /// Takes all tiles of `other` in.
    pub fn absorb(&mut self, other: &Tiles) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// Takes all tiles of one shape out.
    pub fn split_off(&mut self, shape: Shape) -> Tiles {
        let mut shaped = Tiles::NONE;
        for tile in Tile::of(shape) {
            shaped.0[usize::from(tile.0)] = std::mem::take(&mut self.0[usize::from(tile.0)]);
        }
        shaped
    }

    /// How many tiles there are.
    #[inline]
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many tiles of a shape there are.
    #[inline]
    pub fn count_of(&self, shape: Shape) -> u8 {
        self.0[shape as usize * 8..][..8].iter().sum()
    }

    /// The kinds there are, each with its number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        (0..).map(Tile).zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// The kinds of one shape there are, each with its number.
    #[inline]
    pub fn iter_of(&self, shape: Shape) -> impl Iterator<Item = (Tile, u8)> {
        Tile::of(shape).map(|tile| (tile, self.of(tile))).filter(|&(_, count)| count > 0)
    }

    /// The only kind there is, if it is the only one.
    #[inline]
    pub fn lone_kind(&self) -> Option<Tile> {
        let mut kinds = self.iter();
        let (tile, _) = kinds.next()?;
        kinds.next().is_none().then_some(tile)
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(list: I) -> Tiles {
        let mut tiles = Tiles::NONE;
        list.into_iter().for_each(|tile| tiles.add(tile));
        tiles
    }
}

impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let mut tiles = Tiles::NONE;
        for (tile, count) in BTreeMap::<Tile, u8>::deserialize(deserializer)? {
            // The largest box has fewer, and sums over all kinds must fit into a byte.
            if !(1..=7).contains(&count) {
                return Err(serde::de::Error::custom(format_args!("{count} tiles of one kind")));
            }
            tiles.0[usize::from(tile.0)] = count;
        }
        Ok(tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_written_as_three_words() {
        for tile in Shape::ALL.into_iter().flat_map(Tile::of) {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(Tile::new(tile.shape(), tile.symbol(), tile.hue()), tile);
        }
        for wrong in ["", "curved", "curved-gull", "curved-gull-light-", "square-gull-dark", "é"] {
            assert_eq!(wrong.parse::<Tile>(), Err(NoSuchTile));
        }
    }

    #[test]
    fn tiles_of_a_shape_are_split_off() {
        let curved = Tile::new(Shape::Curved, Symbol::Gull, Hue::Dark);
        let long = Tile::new(Shape::Long, Symbol::Mermaid, Hue::Light);
        let mut tiles: Tiles = [curved, long, curved].into_iter().collect();
        assert_eq!(tiles.lone_kind(), None);
        assert_eq!(tiles.split_off(Shape::Curved).of(curved), 2);
        assert_eq!((tiles.count(), tiles.lone_kind()), (1, Some(long)));
    }
}
