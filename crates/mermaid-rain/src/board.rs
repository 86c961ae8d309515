//! The printed ocean: what lies on which hex, what neighbours what, and where tiles fit.

use serde::{Deserialize, Serialize};

use crate::{
    card::Card,
    hex::{HEXES, Hex, Hexes, NEIGHBOURS, Way, turned},
    list::List,
    sea::{MOST_SPACES, Sea},
    tile::{Shape, Tile},
};

/// No tile has more hexes.
pub(crate) const MOST_TILE_HEXES: usize = 4;

/// What is printed on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// No hex of the board.
    Outside,
    /// A hex of the part that three players do not use.
    Closed,
    /// Open water, where surf tiles are placed.
    Ocean,
    /// A rocky island, which nobody enters.
    Rock,
    /// A start space.
    Start,
    /// A wrecked ship with treasure.
    Wreck,
    /// A small island with treasure.
    Island,
    /// A submarine cave with treasure.
    Cave,
}

impl Terrain {
    /// Its name in JSON and in dictionary keys.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Outside => "outside",
            Terrain::Closed => "closed",
            Terrain::Ocean => "ocean",
            Terrain::Rock => "rock",
            Terrain::Start => "start",
            Terrain::Wreck => "wreck",
            Terrain::Island => "island",
            Terrain::Cave => "cave",
        }
    }

    /// Whether treasure lies here.
    #[inline]
    pub const fn has_treasure(self) -> bool {
        matches!(self, Terrain::Wreck | Terrain::Island | Terrain::Cave)
    }

    /// Whether a mermaid can be on such a hex itself.
    #[inline]
    pub const fn is_space(self) -> bool {
        self.has_treasure() || matches!(self, Terrain::Start)
    }
}

/// A hex that mermaids enter: a start space or a treasure space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Where it is.
    pub hex: Hex,
    /// What it is.
    pub terrain: Terrain,
    /// RULES §5.3: the card that enters; any card if none is named.
    pub card: Option<Card>,
}

/// The ocean as it is used by one number of players.
pub struct Chart {
    columns: u8,
    rows: u8,
    terrain: [Terrain; HEXES],
    spaces: Vec<Space>,
    around: Vec<List<Hex, 6>>,
    turns: [Vec<Turn>; 4],
    sea: Sea,
}

impl Chart {
    /// Draws the chart. `terrain` is asked for every hex; `card` says which card enters a treasure space.
    pub(crate) fn new(
        (columns, rows): (u8, u8),
        terrain: impl Fn(Hex) -> Terrain,
        card: impl Fn(Terrain) -> Option<Card>,
        forms: &[Vec<Way>; 4],
    ) -> Chart {
        let every_hex =
            || (0..rows).flat_map(|row| (0..columns).filter_map(move |column| Hex::at(column, row)));
        let mut grid = [Terrain::Outside; HEXES];
        every_hex().for_each(|hex| grid[hex.index()] = terrain(hex));
        let space = |hex: Hex| Space { hex, terrain: grid[hex.index()], card: card(grid[hex.index()]) };
        let spaces: Vec<Space> = every_hex().map(space).filter(|space| space.terrain.is_space()).collect();
        let ocean: Hexes = every_hex().filter(|hex| grid[hex.index()] == Terrain::Ocean).collect();
        let mut around = vec![List::new(); HEXES];
        for hex in every_hex() {
            let on_board = |hex: &Hex| grid[hex.index()] != Terrain::Outside;
            around[hex.index()] =
                NEIGHBOURS.iter().filter_map(|&way| hex.along(way)).filter(on_board).collect();
        }
        let turns = std::array::from_fn(|shape| orientations(&forms[shape], ocean));
        let mut chart = Chart { columns, rows, terrain: grid, spaces, around, turns, sea: Sea::empty() };
        if chart.spaces.len() <= MOST_SPACES {
            chart.sea = Sea::without_tiles(&chart);
        }
        chart
    }

    /// How many columns the board has.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows the board has.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// What is printed on a hex.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    /// The spaces, row by row from the top left. Their order is their numbering.
    #[inline]
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// The start spaces.
    pub fn starts(&self) -> impl Iterator<Item = Hex> + Clone {
        self.spaces.iter().filter(|space| space.terrain == Terrain::Start).map(|space| space.hex)
    }

    /// The neighbours of a hex that are on the board.
    #[inline]
    pub fn around(&self, hex: Hex) -> &[Hex] {
        &self.around[hex.index()]
    }

    /// The ways a tile of that shape can lie, each sixty degrees on from the one before.
    #[inline]
    pub fn turns(&self, shape: Shape) -> &[Turn] {
        &self.turns[shape as usize]
    }

    /// The sea before any tile is placed.
    #[inline]
    pub fn sea(&self) -> &Sea {
        &self.sea
    }
}

/// One way a tile can lie.
pub struct Turn {
    /// From its first hex to each of its hexes, the first included.
    ways: List<Way, MOST_TILE_HEXES>,
    /// The same as steps in hex numbers from an even and from an odd row, the first hex left out.
    steps: List<(i8, i8), MOST_TILE_HEXES>,
    /// Where the first hex can be so that all hexes are ocean.
    room: Hexes,
}

impl Turn {
    fn new(ways: List<Way, MOST_TILE_HEXES>, ocean: Hexes) -> Turn {
        // Any hex of a row of the right kind will do, far from the edges.
        let step = |way: Way, row: u8| {
            let from = Hex::at(8, row).expect("the middle is on the largest board");
            let to = from.along(way).expect("no tile reaches that far");
            (to.index() as i16 - from.index() as i16) as i8
        };
        let steps = ways.iter().skip(1).map(|&way| (step(way, 8), step(way, 9))).collect();
        let mut turn = Turn { ways, steps, room: Hexes::NONE };
        turn.room = ocean
            .iter()
            .filter(|&at| turn.all_hexes(at).is_some_and(|hexes| hexes & !ocean == Hexes::NONE))
            .collect();
        turn
    }

    fn all_hexes(&self, at: Hex) -> Option<Hexes> {
        self.ways.iter().map(|&way| at.along(way)).collect()
    }

    /// The hexes of a tile that lies so with its first hex there, as far as the largest board reaches.
    pub fn hexes(&self, at: Hex) -> impl Iterator<Item = Hex> + Clone {
        self.ways.iter().filter_map(move |&way| at.along(way))
    }

    /// How many hexes a tile has.
    pub fn size(&self) -> usize {
        self.ways.len()
    }

    /// RULES §5.2: where the first hex can be, given the hexes that tiles cover.
    #[inline]
    pub fn free(&self, covered: Hexes) -> Hexes {
        self.room & !self.meeting(covered)
    }

    /// Where the first hex is if the tile lies on any of these hexes.
    ///
    /// All positions are tried at once: a step along the tile is a shift of the hexes. What a shift carries over
    /// the edge of the board is cut off by `room`.
    #[inline]
    fn meeting(&self, hexes: Hexes) -> Hexes {
        let mut meeting = hexes;
        for &(even, odd) in self.steps.iter() {
            meeting =
                meeting | hexes.shifted(-even) & Hexes::EVEN_ROWS | hexes.shifted(-odd) & !Hexes::EVEN_ROWS;
        }
        meeting
    }

    /// RULES §5.2: where the first hex can be so that the tile lies on one of these hexes.
    #[inline]
    pub fn free_on(&self, hexes: Hexes, covered: Hexes) -> Hexes {
        self.meeting(hexes) & self.free(covered)
    }
}

/// The ways a tile of that form can lie that differ from each other.
fn orientations(form: &[Way], ocean: Hexes) -> Vec<Turn> {
    let mut found: Vec<List<Way, MOST_TILE_HEXES>> = Vec::new();
    let mut form = form.to_vec();
    for _ in 0..6 {
        let ways = from_first_hex(&form);
        if !found.contains(&ways) {
            found.push(ways);
        }
        form.iter_mut().for_each(|way| *way = turned(*way));
    }
    found.into_iter().map(|ways| Turn::new(ways, ocean)).collect()
}

/// The ways to the hexes of a form from its first one, row by row from the top left.
pub(crate) fn from_first_hex(form: &[Way]) -> List<Way, MOST_TILE_HEXES> {
    let mut form = form.to_vec();
    form.sort_unstable_by_key(|&(right, down)| (down, right));
    let (right, down) = form[0];
    form.into_iter().map(|way| (way.0 - right, way.1 - down)).collect()
}

/// A surf tile in the ocean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which.
    pub tile: Tile,
    /// The first of its hexes, row by row from the top left; it names the tile.
    pub at: Hex,
    /// How it is turned: a number of [`Chart::turns`].
    pub turn: u8,
}

impl Laid {
    /// Its hexes; the tile must fit.
    #[inline]
    pub fn hexes(self, chart: &Chart) -> impl Iterator<Item = Hex> + Clone {
        chart.turns(self.tile.shape())[usize::from(self.turn)].hexes(self.at)
    }
}
