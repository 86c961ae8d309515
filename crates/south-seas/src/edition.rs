//! The components: tiles and ships as data, read from `edition.toml` and checked.

mod tile;

use std::collections::BTreeSet;

use serde::Deserialize;
use tidetable_kernel::{Components, Fault};

use crate::{
    cell::{Side, Turns},
    face::{Edge, Face, FaceId, FaceName, Facing},
    node::MOST_ICONS,
    ship::{Cargo, Ship},
    spot::Kind,
};
use tile::TileFile;

/// How many tiles the game has, the start tile included.
pub const TILES: usize = 73;
/// How many ships the game has.
pub const SHIPS: usize = 24;
/// The most points a ship may be worth.
const MOST_POINTS: u8 = 99;

/// The tiles and ships a game is played with.
#[derive(Clone, Debug)]
pub struct Archipelago {
    faces: Vec<Face>,
    /// The names again, side by side: draws look them up by the million.
    names: Vec<FaceName>,
    start: FaceId,
    ships: Vec<(Ship, u8)>,
    boat_tokens: u8,
}

impl Archipelago {
    /// Every face, in the order of the file.
    pub fn faces(&self) -> impl Iterator<Item = (FaceId, &Face)> {
        self.faces.iter().enumerate().map(|(index, face)| (FaceId(index as u8), face))
    }

    /// One face.
    #[inline]
    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[id.index()]
    }

    /// The face of that name.
    #[inline]
    pub fn face_named(&self, name: FaceName) -> Option<FaceId> {
        self.names.iter().position(|&other| other == name).map(|index| FaceId(index as u8))
    }

    /// One face, turned.
    #[inline]
    pub fn facing(&self, id: FaceId, turns: Turns) -> &Facing {
        self.face(id).facing(turns)
    }

    /// The face of the start tile.
    pub fn start(&self) -> FaceId {
        self.start
    }

    /// The different ships, each with how many there are of it.
    #[inline]
    pub fn ships(&self) -> &[(Ship, u8)] {
        &self.ships
    }

    /// The place of a ship in [`Archipelago::ships`].
    #[inline]
    pub(crate) fn ship_index(&self, ship: Ship) -> Option<u8> {
        self.ships.iter().position(|&(other, _)| other == ship).map(|index| index as u8)
    }

    /// How many tokens there are to cover fish with.
    pub fn boat_tokens(&self) -> u8 {
        self.boat_tokens
    }
}

/// The shape of `edition.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchipelagoFile {
    start: String,
    boat_tokens: u8,
    tile: Vec<TileFile>,
    ships: Vec<ShipFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipFile {
    cargo: String,
    points: u8,
    #[serde(default = "one")]
    count: u8,
}

fn one() -> u8 {
    1
}

impl Components for Archipelago {
    const STANDARD: &'static str = include_str!("../edition.toml");
    const PRESSED: &'static str = include_str!(concat!(env!("OUT_DIR"), "/edition.json"));
    type File = ArchipelagoFile;

    fn build(file: ArchipelagoFile) -> Result<Archipelago, Fault> {
        let faces = file.tile.iter().map(TileFile::build).collect::<Result<Vec<Face>, Fault>>()?;
        check_counts(&faces)?;
        check_icons(&faces, file.boat_tokens)?;
        check_edges(&faces)?;
        let names: Vec<FaceName> = faces.iter().map(|face| face.name).collect();
        let start = file.start.parse().ok().and_then(|start| names.iter().position(|&name| name == start));
        let start = start.ok_or_else(|| Fault::new("start", format!("no tile is named {:?}", file.start)))?;
        let ships = build_ships(&file.ships)?;
        Ok(Archipelago { faces, names, start: FaceId(start as u8), ships, boat_tokens: file.boat_tokens })
    }
}

fn check_counts(faces: &[Face]) -> Result<(), Fault> {
    let mut seen = BTreeSet::new();
    for face in faces {
        if !seen.insert(face.name) {
            return Err(Fault::new(
                format!("tile {}", face.name),
                "two tiles have this name; use count for copies",
            ));
        }
        if face.count == 0 {
            return Err(Fault::new(format!("tile {}", face.name), "count is 0; leave the tile out instead"));
        }
    }
    match faces.iter().map(|face| usize::from(face.count)).sum() {
        TILES => Ok(()),
        found => Err(Fault::new(
            "tile",
            format!("there must be {TILES} tiles in all, the counts add up to {found}"),
        )),
    }
}

/// Features add their icons up in narrow fields, and every boat needs a token.
fn check_icons(faces: &[Face], boat_tokens: u8) -> Result<(), Fault> {
    let total =
        |of: &dyn Fn(&Face) -> u32| faces.iter().map(|face| u32::from(face.count) * of(face)).sum::<u32>();
    let regions = |face: &Face| face.facing(Turns::default()).regions().to_vec();
    for (kind, name) in [(Kind::Bridge, "shells"), (Kind::Island, "bananas"), (Kind::Sea, "fish")] {
        let icons = total(&|face| {
            let alike = regions(face).into_iter().filter(|region| region.kind == kind);
            alike.map(|region| u32::from(region.icons)).sum()
        });
        if icons > MOST_ICONS {
            return Err(Fault::new(
                "tile",
                format!("{icons} {name} in all are too many, {MOST_ICONS} is the limit"),
            ));
        }
    }
    let boats = total(&|face| regions(face).iter().filter(|region| region.boat).count() as u32);
    if boats > u32::from(boat_tokens) {
        let problem = format!("{boats} fishing boats need as many tokens, there are {boat_tokens}");
        return Err(Fault::new("boat_tokens", problem));
    }
    Ok(())
}

/// Every edge needs another tile to lie against.
fn check_edges(faces: &[Face]) -> Result<(), Fault> {
    let shows = |face: &Face, edge: Edge| {
        let edges = face.facing(Turns::default()).edges();
        Side::ALL.into_iter().any(|side| edges.get(side) == Some(edge))
    };
    for edge in Edge::ALL {
        let mut showing = faces.iter().filter(|face| shows(face, edge));
        let lonely = showing.next().filter(|face| face.count == 1 && showing.next().is_none());
        if let Some(face) = lonely {
            let problem = format!("its edge {} matches no other tile", edge.letter());
            return Err(Fault::new(format!("tile {}", face.name), problem));
        }
    }
    Ok(())
}

fn build_ships(files: &[ShipFile]) -> Result<Vec<(Ship, u8)>, Fault> {
    let mut ships: Vec<(Ship, u8)> = Vec::new();
    for file in files {
        let fault = |problem: String| Fault::new(format!("ship {:?}", file.cargo), problem);
        let cargo: Cargo = file.cargo.parse().map_err(|error| fault(format!("{error}")))?;
        if !(1..=MOST_POINTS).contains(&file.points) {
            return Err(fault(format!("a ship is worth 1 to {MOST_POINTS} points, not {}", file.points)));
        }
        let ship = Ship { cargo, points: file.points };
        if ships.iter().any(|&(other, _)| other == ship) {
            return Err(fault("the same ship stands here twice; use count for copies".to_owned()));
        }
        if file.count == 0 {
            return Err(fault("count is 0; leave the ship out instead".to_owned()));
        }
        ships.push((ship, file.count));
    }
    match ships.iter().map(|&(_, count)| usize::from(count)).sum() {
        SHIPS => Ok(ships),
        found => Err(Fault::new(
            "ships",
            format!("there must be {SHIPS} ships in all, the counts add up to {found}"),
        )),
    }
}
