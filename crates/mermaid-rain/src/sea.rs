//! The places of the ocean as a graph, kept up to date as surf tiles come and go.
//!
//! RULES §5.3: mermaids move from place to place, and a whole tile is one place. Places are numbered: first
//! the spaces of the chart, then the tiles in the order in which they were placed.

use crate::{
    board::{Chart, Laid},
    card::Card,
    hex::{HEXES, Hex, Hexes},
    list::List,
    tile::Hue,
};

/// No board has more start and treasure spaces.
pub(crate) const MOST_SPACES: usize = 48;
/// No box has more surf tiles.
pub(crate) const MOST_TILES: usize = 48;
/// How many places there can be.
pub(crate) const MOST_PLACES: usize = MOST_SPACES + MOST_TILES;

/// A place where a mermaid can be: a start space, a treasure space or a surf tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub(crate) u8);

impl Place {
    const NOWHERE: u8 = u8::MAX;

    /// The place's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the space, if it is one.
    #[inline]
    pub fn space(self) -> Option<usize> {
        (self.index() < MOST_SPACES).then_some(self.index())
    }

    /// The number of the tile, if it is one.
    #[inline]
    pub fn tile(self) -> Option<usize> {
        self.index().checked_sub(MOST_SPACES)
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Places(u128);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);

    /// The set with one more member.
    #[inline]
    #[must_use]
    pub const fn with(self, place: Place) -> Places {
        Places(self.0 | 1 << place.0)
    }

    /// The set without that member.
    #[inline]
    #[must_use]
    pub const fn without(self, place: Place) -> Places {
        Places(self.0 & !(1 << place.0))
    }

    /// Whether the place is a member.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 != 0
    }

    /// Whether there is no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The member with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(self.0.trailing_zeros() as u8)) }
    }

    /// The members in the order of their numbers.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Place> + Clone {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self = self.without(first);
            Some(first)
        })
    }
}

/// The places there are and which touch which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sea {
    laid: List<Laid, MOST_TILES>,
    covered: Hexes,
    at: [u8; HEXES],
    near: [Places; MOST_PLACES],
}

impl Sea {
    /// No place at all.
    pub(crate) fn empty() -> Sea {
        Sea {
            laid: List::new(),
            covered: Hexes::NONE,
            at: [Place::NOWHERE; HEXES],
            near: [Places::NONE; MOST_PLACES],
        }
    }

    /// The spaces of the chart.
    pub(crate) fn without_tiles(chart: &Chart) -> Sea {
        let mut sea = Sea::empty();
        for (number, space) in (0..).zip(chart.spaces()) {
            sea.add(chart, Place(number), [space.hex].into_iter());
        }
        sea
    }

    /// The sea with these tiles, if every one of them fits.
    pub(crate) fn with_tiles(chart: &Chart, tiles: &[Laid]) -> Option<Sea> {
        tiles.iter().try_fold(*chart.sea(), |sea, &laid| sea.with_tile(chart, laid))
    }

    /// Places a tile that fits.
    pub(crate) fn lay(&mut self, chart: &Chart, laid: Laid) {
        let place = Place((MOST_SPACES + self.laid.len()) as u8);
        self.laid.push(laid);
        let hexes = laid.hexes(chart);
        self.covered = hexes.clone().fold(self.covered, Hexes::with);
        self.add(chart, place, hexes);
    }

    /// The sea with one more tile, if it fits.
    pub fn with_tile(&self, chart: &Chart, laid: Laid) -> Option<Sea> {
        let turn = chart.turns(laid.tile.shape()).get(usize::from(laid.turn))?;
        let fits = self.laid.len() < MOST_TILES && turn.free(self.covered).contains(laid.at);
        fits.then(|| {
            let mut sea = *self;
            sea.lay(chart, laid);
            sea
        })
    }

    fn add(&mut self, chart: &Chart, place: Place, hexes: impl Iterator<Item = Hex> + Clone) {
        hexes.clone().for_each(|hex| self.at[hex.index()] = place.0);
        for &hex in hexes.flat_map(|hex| chart.around(hex)) {
            if let Some(neighbour) = self.place(hex).filter(|&neighbour| neighbour != place) {
                self.near[place.index()] = self.near[place.index()].with(neighbour);
                self.near[neighbour.index()] = self.near[neighbour.index()].with(place);
            }
        }
    }

    /// RULES §6.1: the sea after the dark tiles have left.
    pub(crate) fn without_dark_tiles(&self, chart: &Chart) -> Sea {
        let mut sea = *chart.sea();
        self.laid.iter().filter(|laid| laid.tile.hue() == Hue::Light).for_each(|&laid| sea.lay(chart, laid));
        sea
    }

    /// The tiles in the order in which they were placed.
    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        &self.laid
    }

    /// The hexes under tiles.
    #[inline]
    pub fn covered(&self) -> Hexes {
        self.covered
    }

    /// The place that a hex belongs to; none on open water and rocks.
    #[inline]
    pub fn place(&self, hex: Hex) -> Option<Place> {
        match self.at[hex.index()] {
            Place::NOWHERE => None,
            number => Some(Place(number)),
        }
    }

    /// The tile on a hex.
    pub fn tile(&self, hex: Hex) -> Option<Laid> {
        self.place(hex)?.tile().map(|number| self.laid[number])
    }

    /// The hex that names a place: the space itself, or the first hex of the tile.
    #[inline]
    pub fn name(&self, chart: &Chart, place: Place) -> Hex {
        match place.tile() {
            Some(number) => self.laid[number].at,
            None => chart.spaces()[place.index()].hex,
        }
    }

    /// RULES §5.3: the card that enters a place; any card if none is named.
    #[inline]
    pub fn card(&self, chart: &Chart, place: Place) -> Option<Card> {
        match place.tile() {
            Some(number) => self.laid[number].tile.symbol().card(),
            None => chart.spaces()[place.index()].card,
        }
    }

    /// The places that touch a place.
    #[inline]
    pub fn near(&self, place: Place) -> Places {
        self.near[place.index()]
    }

    /// All places.
    pub fn places(&self, chart: &Chart) -> impl Iterator<Item = Place> + Clone {
        let spaces = 0..chart.spaces().len();
        spaces.chain(MOST_SPACES..MOST_SPACES + self.laid.len()).map(|number| Place(number as u8))
    }
}
