//! The face of a tile: its edges, the parts it shows, and where it fits.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    cell::{Side, Turns},
    node::Node,
    spot::{Kind, Ports, Spot},
    text::{Misspelt, written_as_text},
};

/// The most parts one tile can have besides a market: four on the sides, four seas between them.
pub const MAX_REGIONS: usize = 8;

/// The name of a face, one to four letters and digits: `C12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceName([u8; 4]);

impl fmt::Display for FaceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .filter(|&&letter| letter != 0)
            .try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl FromStr for FaceName {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<FaceName, Misspelt> {
        let plain =
            (1..=4).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_alphanumeric());
        if !plain {
            return Err(Misspelt { expected: "a tile's name of one to four letters and digits" });
        }
        let mut name = [0; 4];
        name[..text.len()].copy_from_slice(text.as_bytes());
        Ok(FaceName(name))
    }
}

written_as_text!(FaceName);

/// A face by its place in the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FaceId(pub(crate) u8);

impl FaceId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a side of a tile shows. Sides that lie together must show the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// Water all along.
    Sea,
    /// A bridge in the middle, water on both sides of it.
    Bridge,
    /// Land all along.
    Island,
}

impl Edge {
    /// All edges.
    pub const ALL: [Edge; 3] = [Edge::Sea, Edge::Bridge, Edge::Island];

    /// Its letter in edition files.
    pub const fn letter(self) -> char {
        ['S', 'B', 'I'][self as usize]
    }
}

/// What up to four sides show, two bits a side; nothing where it is not known or does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Edges(pub(crate) u8);

impl Edges {
    /// What the side shows.
    #[inline]
    pub const fn get(self, side: Side) -> Option<Edge> {
        match self.0 >> (2 * side.index()) & 3 {
            0 => None,
            code => Some(Edge::ALL[code as usize - 1]),
        }
    }

    /// With one more side; it must not be known yet.
    #[inline]
    #[must_use]
    pub const fn with(self, side: Side, edge: Edge) -> Edges {
        Edges(self.0 | (edge as u8 + 1) << (2 * side.index()))
    }

    /// As an index below 256.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Turned with the tile.
    const fn turned(self, turns: Turns) -> Edges {
        Edges(self.0.rotate_left(2 * turns.count() as u32))
    }

    /// The first side where both are known and differ.
    pub(crate) fn clash(self, other: Edges) -> Option<Side> {
        let differ = |&side: &Side| {
            let (here, there) = (self.get(side), other.get(side));
            here.is_some() && there.is_some() && here != there
        };
        Side::ALL.into_iter().find(differ)
    }
}

/// Where a bridge ends on the tile, if it does not lead on to another side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BridgeEnd {
    /// At a junction stone.
    Junction,
    /// At the tile's market.
    Market,
    /// At the island on that side.
    Island(Side),
}

/// One part of a tile besides its market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// What it is.
    pub kind: Kind,
    /// The half sides it touches.
    pub ports: Ports,
    /// Its bananas, shells or fish. The fish of a region are one group.
    pub icons: u8,
    /// Whether a fishing boat lies in it.
    pub boat: bool,
    /// Where it ends on the tile: bridges only.
    pub end: Option<BridgeEnd>,
    /// What it is as a feature of its own.
    pub(crate) node: Node,
}

impl Region {
    pub(crate) fn new(kind: Kind, ports: Ports, icons: u8) -> Region {
        // Bridges and islands meet a neighbour in one place on each side, seas in one on each half side.
        let places = match kind {
            Kind::Sea => ports.numbers().count(),
            Kind::Bridge | Kind::Island | Kind::Market => ports.sides().count(),
        };
        let pair = kind == Kind::Sea && icons == 2;
        let node = Node::lone(places as u8, if pair { 0 } else { icons }, u8::from(pair));
        Region { kind, ports, icons, boat: false, end: None, node }
    }

    /// The spot where an islander would stand.
    pub const fn spot(&self) -> Spot {
        Spot::new(self.kind, self.ports)
    }

    fn turned(mut self, turns: Turns) -> Region {
        self.ports = self.ports.turned(turns);
        if let Some(BridgeEnd::Island(side)) = self.end {
            self.end = Some(BridgeEnd::Island(Side::ALL[(side.index() + turns.index()) % 4]));
        }
        self
    }
}

/// Which regions meet a side: the bridge or island, and the seas on its first and second half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seam {
    pub(crate) land: u8,
    pub(crate) first: u8,
    pub(crate) second: u8,
}

/// A face turned in one of four ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facing {
    edges: Edges,
    market: bool,
    count: u8,
    regions: [Region; MAX_REGIONS],
    seams: [Seam; 4],
}

impl Facing {
    /// What its sides show.
    #[inline]
    pub const fn edges(&self) -> Edges {
        self.edges
    }

    /// Whether a market stands on it.
    #[inline]
    pub const fn market(&self) -> bool {
        self.market
    }

    /// Its parts besides the market.
    #[inline]
    pub fn regions(&self) -> &[Region] {
        &self.regions[..usize::from(self.count)]
    }

    /// Every spot of the tile, the market last.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.regions().iter().map(Region::spot).chain(self.market.then_some(Spot::MARKET))
    }

    #[inline]
    pub(crate) const fn seam(&self, side: Side) -> Seam {
        self.seams[side.index()]
    }

    /// A face as it is written down.
    pub(crate) fn new(edges: Edges, regions: &[Region], market: bool) -> Facing {
        let mut parts = [Region::new(Kind::Market, Ports::NONE, 0); MAX_REGIONS];
        parts[..regions.len()].copy_from_slice(regions);
        let mut facing =
            Facing { edges, market, count: regions.len() as u8, regions: parts, seams: [Seam::default(); 4] };
        facing.sew();
        facing
    }

    /// The same tile, turned.
    fn turned(&self, turns: Turns) -> Facing {
        let mut facing = *self;
        facing.edges = self.edges.turned(turns);
        facing.regions = self.regions.map(|region| region.turned(turns));
        facing.sew();
        facing
    }

    fn sew(&mut self) {
        for side in Side::ALL {
            let at = |sea: bool, ports: Ports| {
                let meets = |region: &Region| (region.kind == Kind::Sea) == sea && region.ports.meets(ports);
                self.regions().iter().position(meets).unwrap_or(0) as u8
            };
            let number = 2 * side.index();
            self.seams[side.index()] = Seam {
                land: at(false, Ports::side(side)),
                first: at(true, Ports::only(number)),
                second: at(true, Ports::only(number + 1)),
            };
        }
    }

    /// Whether the two show the same, whatever the order of their parts.
    fn looks_like(&self, other: &Facing) -> bool {
        self.edges == other.edges && self.regions().iter().all(|region| other.regions().contains(region))
    }
}

/// A face in all four ways to turn it, and where it fits.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its name.
    pub name: FaceName,
    /// How many tiles show it, the start tile included.
    pub count: u8,
    facings: [Facing; 4],
    distinct: u8,
    fits: [u8; 256],
}

impl Face {
    pub(crate) fn new(name: FaceName, count: u8, facing: &Facing) -> Face {
        let facings = Turns::ALL.map(|turns| facing.turned(turns));
        let fresh = |&turns: &usize| !(0..turns).any(|earlier| facings[earlier].looks_like(&facings[turns]));
        let distinct = (0..4).filter(fresh).fold(0, |mask, turns| mask | 1 << turns);
        let mut fits = [0; 256];
        for (demand, mask) in fits.iter_mut().enumerate() {
            let demand = Edges(demand as u8);
            let fitting = (0..4).filter(|&turns| facings[turns].edges.clash(demand).is_none());
            *mask = fitting.fold(0, |mask, turns| mask | 1 << turns) & distinct;
        }
        Face { name, count, facings, distinct, fits }
    }

    /// The face turned that way.
    #[inline]
    pub fn facing(&self, turns: Turns) -> &Facing {
        &self.facings[turns.index()]
    }

    /// RULES §4.3: the first way to turn it that looks the same as this one.
    pub fn first_alike(&self, turns: Turns) -> Turns {
        let alike = |&earlier: &Turns| self.facing(earlier).looks_like(self.facing(turns));
        Turns::ALL.into_iter().find(alike).unwrap_or(turns)
    }

    /// Whether no earlier way to turn it looks the same.
    pub const fn is_distinct(&self, turns: Turns) -> bool {
        self.distinct >> turns.count() & 1 != 0
    }

    /// The ways to turn it that meet the demand, one bit each.
    #[inline]
    pub(crate) const fn fits(&self, demand: Edges) -> u8 {
        self.fits[demand.index()]
    }
}
