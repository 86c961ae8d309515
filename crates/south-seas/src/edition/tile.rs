//! One tile as it stands in the file, and whether its parts fit together.

use serde::Deserialize;
use tidetable_kernel::Fault;

use crate::{
    cell::Side,
    face::{BridgeEnd, Edge, Edges, Face, FaceName, Facing, Region},
    spot::{Kind, Ports, parse_sides},
};

/// The most icons one part of a tile may show.
const MOST_ON_A_REGION: u8 = 9;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileFile {
    name: String,
    count: u8,
    edges: String,
    #[serde(default)]
    islands: Vec<IslandFile>,
    #[serde(default)]
    bridges: Vec<BridgeFile>,
    #[serde(default)]
    seas: Vec<SeaFile>,
    #[serde(default)]
    market: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IslandFile {
    sides: String,
    #[serde(default)]
    bananas: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BridgeFile {
    from: String,
    to: String,
    #[serde(default)]
    shells: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeaFile {
    ports: String,
    #[serde(default)]
    fish: u8,
    #[serde(default)]
    boat: bool,
}

impl TileFile {
    pub(super) fn build(&self) -> Result<Face, Fault> {
        let name: FaceName = self.name.parse().map_err(|error| self.fault(format!("{error}")))?;
        let edges = self.edges()?;
        let mut regions = Vec::new();
        for bridge in &self.bridges {
            regions.push(self.bridge(bridge)?);
        }
        for island in &self.islands {
            regions.push(self.island(island)?);
        }
        for sea in &self.seas {
            regions.push(self.sea(sea)?);
        }
        self.check_icons(&regions)?;
        self.check_ends(&regions)?;
        self.check_sides(edges, &regions)?;
        self.check_shores(edges, &regions)?;
        self.check_crossings(&regions)?;
        Ok(Face::new(name, self.count, &Facing::new(edges, &regions, self.market)))
    }

    fn fault(&self, problem: impl Into<String>) -> Fault {
        Fault::new(format!("tile {}", self.name), problem)
    }

    fn edges(&self) -> Result<Edges, Fault> {
        let letter = |word: &str| Edge::ALL.into_iter().find(|edge| word == edge.letter().to_string());
        let found: Option<Vec<Edge>> = self.edges.split(' ').map(letter).collect();
        match found.as_deref() {
            Some(&[north, east, south, west]) => {
                let sides = Side::ALL.into_iter().zip([north, east, south, west]);
                Ok(sides.fold(Edges::default(), |edges, (side, edge)| edges.with(side, edge)))
            }
            _ => {
                Err(self.fault(format!("edges are four letters S, B or I with spaces, not {:?}", self.edges)))
            }
        }
    }

    fn island(&self, file: &IslandFile) -> Result<Region, Fault> {
        let sides = parse_sides(&file.sides).ok_or_else(|| {
            self.fault(format!("an island's sides are written like \"N E\", not {:?}", file.sides))
        })?;
        Ok(Region::new(Kind::Island, sides, file.bananas))
    }

    fn bridge(&self, file: &BridgeFile) -> Result<Region, Fault> {
        let side = |word: &str| parse_sides(word).filter(|ports| ports.sides().count() == 1);
        let from = side(&file.from)
            .ok_or_else(|| self.fault(format!("a bridge comes from N, E, S or W, not {:?}", file.from)))?;
        let end = match file.to.as_str() {
            "junction" => Some(BridgeEnd::Junction),
            "market" => Some(BridgeEnd::Market),
            to => to
                .strip_prefix("island ")
                .and_then(side)
                .and_then(|side| side.sides().next())
                .map(BridgeEnd::Island),
        };
        let mut ports = from;
        if end.is_none() {
            let to = side(&file.to).filter(|&to| to != from).ok_or_else(|| {
                let ends = "another side, \"junction\", \"market\" or \"island N\"";
                self.fault(format!("the bridge from {} leads to {ends}, not {:?}", file.from, file.to))
            })?;
            ports = ports.and(to);
        }
        Ok(Region { end, ..Region::new(Kind::Bridge, ports, file.shells) })
    }

    fn sea(&self, file: &SeaFile) -> Result<Region, Fault> {
        let ports: Ports =
            file.ports.parse().map_err(|error| self.fault(format!("sea {:?}: {error}", file.ports)))?;
        if file.fish > 2 {
            return Err(self.fault(format!("sea {ports}: a group has 1 or 2 fish, not {}", file.fish)));
        }
        if file.fish > 0 && file.boat {
            return Err(self.fault(format!("sea {ports}: either fish or a boat, not both")));
        }
        Ok(Region { boat: file.boat, ..Region::new(Kind::Sea, ports, file.fish) })
    }

    fn check_icons(&self, regions: &[Region]) -> Result<(), Fault> {
        if let Some(region) = regions.iter().find(|region| region.icons > MOST_ON_A_REGION) {
            return Err(self.fault(format!("{}: more than {MOST_ON_A_REGION} icons", region.spot())));
        }
        if regions.iter().filter(|region| region.boat).count() > 1 {
            return Err(self.fault("a tile has at most one fishing boat"));
        }
        Ok(())
    }

    /// Bridges end at things that are there.
    fn check_ends(&self, regions: &[Region]) -> Result<(), Fault> {
        for bridge in regions {
            let island = |side| {
                regions
                    .iter()
                    .any(|region| region.kind == Kind::Island && region.ports.meets(Ports::side(side)))
            };
            match bridge.end {
                Some(BridgeEnd::Market) if !self.market => {
                    return Err(self.fault(format!("{} ends at a market, but there is none", bridge.spot())));
                }
                Some(BridgeEnd::Island(side)) if !island(side) => {
                    let place = side.letter();
                    return Err(self.fault(format!(
                        "{} ends at an island on {place}, but there is none",
                        bridge.spot()
                    )));
                }
                _ => (),
            }
        }
        Ok(())
    }

    /// Each side is touched by exactly what its edge shows.
    fn check_sides(&self, edges: Edges, regions: &[Region]) -> Result<(), Fault> {
        for side in Side::ALL {
            let edge = edges.get(side);
            let count = |kind: Kind, ports: Ports| {
                regions.iter().filter(|region| region.kind == kind && region.ports.meets(ports)).count()
            };
            let expect = |what: &str, found: usize, expected: bool| {
                let wanted = usize::from(expected);
                let place = side.letter();
                if found == wanted {
                    return Ok(());
                }
                Err(self.fault(format!("{found} {what} touch side {place}, its edge asks for {wanted}")))
            };
            expect("islands", count(Kind::Island, Ports::side(side)), edge == Some(Edge::Island))?;
            expect("bridges", count(Kind::Bridge, Ports::side(side)), edge == Some(Edge::Bridge))?;
            for half in [2 * side.index(), 2 * side.index() + 1] {
                let seas = count(Kind::Sea, Ports::only(half));
                expect(
                    &format!("seas at half side {}", Ports::only(half)),
                    seas,
                    edge != Some(Edge::Island),
                )?;
            }
        }
        Ok(())
    }

    /// Water that meets at the border is one water: along a side of sea, and round a corner without island.
    fn check_shores(&self, edges: Edges, regions: &[Region]) -> Result<(), Fault> {
        let sea_at = |number: usize| {
            let port = Ports::only(number);
            regions.iter().position(|region| region.kind == Kind::Sea && region.ports.meets(port))
        };
        for side in Side::ALL {
            let first = 2 * side.index();
            let along = edges.get(side) == Some(Edge::Sea) && sea_at(first) != sea_at(first + 1);
            let (last, next) = (sea_at(first + 1), sea_at(first + 2));
            let corner = last.is_some() && next.is_some() && last != next;
            let pair = if along { Some(first) } else { corner.then_some(first + 1) };
            if let Some(number) = pair {
                let (one, other) = (Ports::only(number), Ports::only(number + 1));
                return Err(self.fault(format!("half sides {one} and {other} touch, they must be one sea")));
            }
        }
        Ok(())
    }

    /// Nothing passes through anything else: no two parts lie across each other.
    fn check_crossings(&self, regions: &[Region]) -> Result<(), Fault> {
        // Round the border, a bridge lies between the halves of its side.
        let places = |region: &Region| -> Vec<usize> {
            match region.kind {
                Kind::Sea => region.ports.numbers().map(|number| number / 2 * 3 + number % 2 * 2).collect(),
                _ => region.ports.sides().map(|side| side.index() * 3 + 1).collect(),
            }
        };
        for (index, one) in regions.iter().enumerate() {
            let bounds = places(one);
            let gap = |place: usize| bounds.iter().filter(|&&bound| bound < place).count() % bounds.len();
            for other in &regions[index + 1..] {
                let mut gaps = places(other).into_iter().map(gap);
                let first = gaps.next();
                if gaps.any(|gap| Some(gap) != first) {
                    return Err(self.fault(format!(
                        "{} and {} lie across each other",
                        one.spot(),
                        other.spot()
                    )));
                }
            }
        }
        Ok(())
    }
}
