//! The tiles on the table: where they lie, where the next one may lie, and how their parts join.
//!
//! Nothing here is searched for when a tile is laid. Open cells carry what their neighbours demand, and the
//! parts of tiles form a forest in which each tree is one feature (bridge, island or sea); laying a tile
//! touches its four neighbours only.

use std::hash::{Hash, Hasher};

use tidetable_kernel::Edition;

use crate::{
    cell::{Cell, Side, Turns},
    chart::{Chart, Place},
    edition::{Archipelago, TILES},
    face::{Edge, Edges, FaceId, Facing, MAX_REGIONS},
    node::Node,
    spot::{Kind, Spot},
};

/// How many cells lie around one.
pub const AROUND: usize = 8;

/// A tile by the order in which the tiles were laid; the start tile is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A feature, named by the region at the root of its tree. It changes when features join.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FeatureId(u16);

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// What it shows.
    pub face: FaceId,
    /// How it is turned.
    pub turns: Turns,
    /// Which of its groups of fish are covered, one bit per region.
    covered: u8,
}

/// The tiles on the table.
#[derive(Clone, Debug)]
pub struct Board {
    edition: Edition<Archipelago>,
    chart: Chart,
    laid: [Laid; TILES],
    /// One node for each region that each tile can have.
    nodes: [Node; TILES * MAX_REGIONS],
}

impl Board {
    /// The start tile alone.
    pub(crate) fn new(edition: Edition<Archipelago>) -> Board {
        let blank = Laid { face: FaceId(0), turns: Turns::default(), covered: 0 };
        let nodes = [Node::default(); TILES * MAX_REGIONS];
        let mut board = Board { edition, chart: Chart::new(), laid: [blank; TILES], nodes };
        board.lay(Cell::START, edition.start(), Turns::default());
        board
    }

    /// The components it is made of.
    #[inline]
    pub fn edition(&self) -> Edition<Archipelago> {
        self.edition
    }

    /// Every tile in the order in which they were laid.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = TileId> + ExactSizeIterator + Clone + use<> {
        (0..self.chart.tiles() as u8).map(TileId)
    }

    /// The tile laid last.
    #[inline]
    pub fn newest(&self) -> TileId {
        TileId(self.chart.tiles() as u8 - 1)
    }

    /// The tile on a cell.
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        match self.chart.place(cell) {
            Place::Tile(index) => Some(TileId(index as u8)),
            Place::Apart | Place::Open(_) => None,
        }
    }

    /// Where a tile lies.
    #[inline]
    pub fn cell(&self, tile: TileId) -> Cell {
        self.chart.tile_cell(tile.index())
    }

    /// What lies there and how it is turned.
    #[inline]
    pub fn laid(&self, tile: TileId) -> Laid {
        self.laid[tile.index()]
    }

    /// What a tile shows, as it lies.
    #[inline]
    pub fn facing(&self, tile: TileId) -> &Facing {
        let Laid { face, turns, .. } = self.laid[tile.index()];
        self.edition.facing(face, turns)
    }

    /// The free cells next to a tile, each with what its neighbours demand of a tile laid there.
    pub fn open_cells(&self) -> impl Iterator<Item = (Cell, Edges)> {
        self.chart.open_cells().iter().copied().zip(self.chart.demands().iter().copied())
    }

    /// What the neighbours of an open cell demand; nothing for any other cell.
    pub fn demand(&self, cell: Cell) -> Option<Edges> {
        match self.chart.place(cell) {
            Place::Open(index) => Some(self.chart.demands()[index]),
            Place::Apart | Place::Tile(_) => None,
        }
    }

    #[inline]
    pub(crate) fn chart(&self) -> &Chart {
        &self.chart
    }

    /// How many of the eight cells around hold a tile.
    pub fn neighbours(&self, cell: Cell) -> usize {
        cell.around().filter(|&cell| self.tile_at(cell).is_some()).count()
    }

    /// Lays a tile on an open cell that it fits, and joins its parts with those of its neighbours.
    pub(crate) fn lay(&mut self, cell: Cell, face: FaceId, turns: Turns) {
        let edition = self.edition;
        let facing = edition.facing(face, turns);
        let tile = self.chart.tiles();
        self.chart.settle(cell);
        self.laid[tile] = Laid { face, turns, covered: 0 };
        for (region, node) in facing.regions().iter().zip(&mut self.nodes[tile * MAX_REGIONS..]) {
            *node = region.node;
        }
        for side in Side::ALL {
            let Some(edge) = facing.edges().get(side) else { continue };
            if let Some(other) = self.chart.border(cell.beyond(side), side.opposite(), edge) {
                self.sew(tile, other, side, edge);
            }
        }
    }

    /// Joins what meets along one side of a new tile.
    #[inline]
    fn sew(&mut self, tile: usize, other: usize, side: Side, edge: Edge) {
        let here = self.facing(TileId(tile as u8)).seam(side);
        let there = self.facing(TileId(other as u8)).seam(side.opposite());
        let node = |tile: usize, region: u8| (tile * MAX_REGIONS + usize::from(region)) as u16;
        match edge {
            Edge::Sea => {
                // Both halves belong to one sea on either tile.
                let root = self.join(node(other, there.first), node(tile, here.first));
                self.nodes[usize::from(root)] = self.nodes[usize::from(root)].sewn();
            }
            Edge::Island => {
                self.join(node(other, there.land), node(tile, here.land));
            }
            Edge::Bridge => {
                self.join(node(other, there.land), node(tile, here.land));
                // Halves are counted clockwise on each tile, so the first meets the second.
                self.join(node(other, there.second), node(tile, here.first));
                self.join(node(other, there.first), node(tile, here.second));
            }
        }
    }

    /// Makes one feature of two regions' features where an open place of each meets the other's.
    #[inline]
    fn join(&mut self, one: u16, other: u16) -> u16 {
        let (one, other) = (self.climb(one), self.climb(other));
        let (root, leaf) = if one < other { (one, other) } else { (other, one) };
        let mut node = self.nodes[usize::from(root)];
        if root != leaf {
            node = node.joined(self.nodes[usize::from(leaf)]);
            self.nodes[usize::from(leaf)] = Node::link(root);
        }
        self.nodes[usize::from(root)] = node.sewn();
        root
    }

    /// The root of a region's tree; shortens the way for the next climb.
    #[inline]
    fn climb(&mut self, mut node: u16) -> u16 {
        while let Some(parent) = self.nodes[usize::from(node)].target() {
            match self.nodes[usize::from(parent)].target() {
                Some(grandparent) => {
                    self.nodes[usize::from(node)] = Node::link(grandparent);
                    node = grandparent;
                }
                None => return parent,
            }
        }
        node
    }

    /// The feature that a region of a tile belongs to; the tile must have that region.
    #[inline]
    pub fn feature(&self, tile: TileId, region: usize) -> FeatureId {
        let mut node = (tile.index() * MAX_REGIONS + region) as u16;
        while let Some(parent) = self.nodes[usize::from(node)].target() {
            node = parent;
        }
        FeatureId(node)
    }

    /// What a feature holds.
    #[inline]
    pub(crate) fn node(&self, feature: FeatureId) -> Node {
        self.nodes[usize::from(feature.0)]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, feature: FeatureId) -> &mut Node {
        &mut self.nodes[usize::from(feature.0)]
    }

    /// The region of a tile at a spot; nothing for markets and for spots the tile does not have.
    pub(crate) fn region_at(&self, tile: TileId, spot: Spot) -> Option<usize> {
        self.facing(tile).regions().iter().position(|region| region.spot() == spot)
    }

    /// The feature at a spot of a tile; nothing for markets and for spots the tile does not have.
    pub fn feature_at(&self, tile: TileId, spot: Spot) -> Option<FeatureId> {
        self.region_at(tile, spot).map(|region| self.feature(tile, region))
    }

    /// The regions that a feature consists of, by tile and number, in the order in which they were laid.
    pub fn parts(&self, feature: FeatureId) -> impl Iterator<Item = (TileId, usize)> {
        let regions = |tile| (0..self.facing(tile).regions().len()).map(move |region| (tile, region));
        self.tiles().flat_map(regions).filter(move |&(tile, region)| self.feature(tile, region) == feature)
    }

    /// What a feature is.
    pub fn kind(&self, feature: FeatureId) -> Kind {
        let index = usize::from(feature.0);
        self.facing(TileId((index / MAX_REGIONS) as u8)).regions()[index % MAX_REGIONS].kind
    }

    /// How many goods a feature yields: its icons, covered fish apart.
    pub fn icons(&self, feature: FeatureId) -> u16 {
        self.node(feature).icons()
    }

    /// In how many places a feature still wants a neighbour: sides of bridges and islands, half sides of seas.
    pub fn open_places(&self, feature: FeatureId) -> u32 {
        self.node(feature).open()
    }

    /// Whether nothing can be added to a feature any more.
    pub fn is_complete(&self, feature: FeatureId) -> bool {
        self.node(feature).open() == 0
    }

    /// Whether an islander stands on a feature.
    #[inline]
    pub fn is_occupied(&self, feature: FeatureId) -> bool {
        self.node(feature).islanders() > 0
    }

    /// Whether the fish of a region lie under a token.
    pub fn is_covered(&self, tile: TileId, region: usize) -> bool {
        self.laid[tile.index()].covered >> region & 1 != 0
    }

    /// Covers the fish of a region, which must have some that are not covered.
    pub(crate) fn cover(&mut self, tile: TileId, region: usize) {
        let fish = self.facing(tile).regions()[region].icons;
        self.laid[tile.index()].covered |= 1 << region;
        let feature = self.feature(tile, region);
        let node = self.node(feature);
        *self.node_mut(feature) = node.covered(fish);
    }

    /// RULES §6.5: the group of fish that a boat covers in this sea, a pair before a single fish, the one laid
    /// first among equals.
    pub(crate) fn next_to_cover(&self, sea: FeatureId) -> Option<(TileId, usize)> {
        let node = self.node(sea);
        let fish = if node.pairs() > 0 { 2 } else { 1 };
        if node.icons() == 0 {
            return None;
        }
        self.tiles().find_map(|tile| {
            let groups = self
                .facing(tile)
                .regions()
                .iter()
                .enumerate()
                .filter(|(_, region)| region.kind == Kind::Sea && region.icons == fish);
            let mut open = groups.filter(|&(index, _)| !self.is_covered(tile, index));
            open.find(|&(index, _)| self.feature(tile, index) == sea).map(|(index, _)| (tile, index))
        })
    }
}

/// The tiles as they were laid decide everything else on the board, islanders apart.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        let same = |tile: TileId| self.cell(tile) == other.cell(tile) && self.laid(tile) == other.laid(tile);
        self.edition == other.edition && self.tiles().len() == other.tiles().len() && self.tiles().all(same)
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for tile in self.tiles() {
            (self.cell(tile), self.laid(tile)).hash(state);
        }
    }
}
