//! All that is needed to draw a face: its outlines, and where its icons and islanders go.

use std::{cell::RefCell, sync::Arc};

use tidetable_kernel::Edition;
use tidetable_south_seas::{Archipelago, Facing, Kind, Turns};

use super::{
    curve::{Point, along, distance, length, plus, times, turned},
    plot::{GRID, Patch, Plot, STEP, centre, grid_cell},
    shape::{Bridge, HALF, STONE, Shape},
};

/// The room that one icon takes.
pub(super) const ICON: f64 = 18.0;
/// The room that an islander takes, across.
const ISLANDER: f64 = 26.0;

/// Where the things of one region go.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Anchors {
    /// The middle of its icons.
    pub(super) icons: Point,
    /// Whether the icons stand below each other.
    pub(super) upright: bool,
    /// Where an islander stands.
    pub(super) islander: Point,
    /// Something to look at, where there is room.
    pub(super) ornament: Option<Point>,
}

/// A face ready to be drawn, as it is written down; turning comes later.
#[derive(Clone, Debug)]
pub(super) struct Plate {
    pub(super) shape: Shape,
    plot: Plot,
    anchors: Vec<Anchors>,
}

impl Plate {
    fn of(facing: &Facing, seed: usize) -> Plate {
        let shape = Shape::of(facing, seed);
        let plot = Plot::of(facing, &shape);
        let mut anchors: Vec<Anchors> = facing
            .regions()
            .iter()
            .enumerate()
            .map(|(index, region)| match region.kind {
                Kind::Bridge => Anchors::default(),
                Kind::Island | Kind::Sea | Kind::Market => {
                    let shown = if region.boat { 1 } else { region.icons };
                    in_the_wide(&plot, Patch::Region(index as u8), shown)
                }
            })
            .collect();
        // Bridges are narrow, but long: their islanders stand where they are in nobody's way.
        let mut taken: Vec<Point> = shape
            .lands
            .iter()
            .map(|land| land.region)
            .chain(seas(facing))
            .map(|region| anchors[region].islander)
            .collect();
        taken.extend(facing.market().then_some(MERCHANT));
        for bridge in &shape.bridges {
            let found = on_bridge(&shape, bridge, facing.regions()[bridge.region].icons, &taken);
            taken.push(found.islander);
            anchors[bridge.region] = found;
        }
        Plate { shape, plot, anchors }
    }

    /// Where the things of a region go on the turned tile.
    pub(super) fn anchors(&self, region: usize, turns: Turns) -> Anchors {
        let found = self.anchors[region];
        let turn = |point| turned(point, turns.index());
        Anchors {
            icons: turn(found.icons),
            upright: found.upright != (turns.index() % 2 == 1),
            islander: turn(found.islander),
            ornament: found.ornament.map(turn),
        }
    }

    /// What lies under a point of the turned tile.
    pub(super) fn under(&self, point: Point, turns: Turns) -> Patch {
        let (column, row) = grid_cell(turned(point, 4 - turns.index()));
        self.plot.at(column, row)
    }

    /// What lies on a grid cell of the turned tile.
    pub(super) fn patch(&self, column: usize, row: usize, turns: Turns) -> Patch {
        self.under(centre(column, row), turns)
    }
}

/// Where a merchant stands, on every market.
pub(super) const MERCHANT: Point = (9.0, 6.0);

/// The plates of an edition, by the number of the face.
type Plates = Arc<Vec<Plate>>;

thread_local! {
    static KNOWN: RefCell<Vec<(Edition<Archipelago>, Plates)>> = const { RefCell::new(Vec::new()) };
}

/// The plates of all faces of an edition, by their number.
pub(super) fn plates(edition: Edition<Archipelago>) -> Plates {
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, plates)) = known.iter().find(|(other, _)| *other == edition) {
            return Arc::clone(plates);
        }
        let plate = |(id, _): (tidetable_south_seas::FaceId, &tidetable_south_seas::Face)| {
            Plate::of(edition.facing(id, Turns::default()), id.index())
        };
        let plates: Plates = Arc::new(edition.faces().map(plate).collect());
        known.push((edition, Arc::clone(&plates)));
        plates
    })
}

/// The regions that are seas.
fn seas(facing: &Facing) -> impl Iterator<Item = usize> + '_ {
    facing.regions().iter().enumerate().filter(|(_, region)| region.kind == Kind::Sea).map(|(index, _)| index)
}

/// Room on a bridge: the icons near the side it comes from, the islander apart from them and from all others.
fn on_bridge(shape: &Shape, bridge: &Bridge, icons: u8, taken: &[Point]) -> Anchors {
    let whole = length(&bridge.line);
    let usable = if bridge.ends && shape.stone.is_some() { whole - STONE } else { whole };
    let first = if bridge.ends { 0.3 } else { 0.32 };
    let (place, direction) = along(&bridge.line, usable * first);
    let room = |point: Point| {
        let shown = (icons > 0).then(|| (distance(point, place) - f64::from(icons - 1) * ICON / 2.0) * 1.2);
        taken.iter().map(|&other| distance(point, other)).chain(shown).fold(HALF, f64::min)
    };
    let spots = (3..=18).map(|step| along(&bridge.line, usable * f64::from(step) / 20.0).0);
    let islander = spots.max_by(|&one, &other| room(one).total_cmp(&room(other))).unwrap_or(place);
    Anchors { icons: place, upright: direction.1.abs() > direction.0.abs(), islander, ornament: None }
}

/// Room on land or in the water: where it is widest.
fn in_the_wide(plot: &Plot, part: Patch, icons: u8) -> Anchors {
    let depths = plot.depths(part);
    let depth = |index: usize| f64::from(depths[index]) / 2.0 * STEP;
    let place = |index: usize| centre(index % GRID, index / GRID);
    let best = |score: &dyn Fn(usize) -> f64| {
        let all = (0..GRID * GRID).filter(|&index| depths[index] > 0);
        all.max_by(|&one, &other| score(one).total_cmp(&score(other)))
    };
    let Some(widest) = best(&|index| depth(index) - 0.01 * distance(place(index), (0.0, 0.0))) else {
        return Anchors::default();
    };
    if icons == 0 {
        let islander = place(widest);
        return Anchors {
            icons: islander,
            upright: false,
            islander,
            ornament: ornament(&depths, &[islander]),
        };
    }
    // Icons keep away from shores and borders, as far as there is room.
    let roomy = [0.62, 0.5, 0.42].into_iter().find_map(|slack| with_icons(&depths, icons, slack * ICON));
    let found =
        roomy.unwrap_or(Anchors { icons: place(widest), islander: place(widest), ..Anchors::default() });
    Anchors { ornament: ornament(&depths, &[found.icons, found.islander]), ..found }
}

/// Where icons that want to stand so far from everything else leave most room to an islander.
fn with_icons(depths: &[u16], icons: u8, slack: f64) -> Option<Anchors> {
    let depth = |index: usize| f64::from(depths[index]) / 2.0 * STEP;
    let place = |index: usize| centre(index % GRID, index / GRID);
    let half = f64::from(icons) * ICON / 2.0;
    let mut found: Option<(f64, Anchors)> = None;
    for index in (0..GRID * GRID).filter(|&index| index.is_multiple_of(2) && depth(index) > slack) {
        for upright in [false, true] {
            let middle = place(index);
            let (end, reach) = match upright {
                true => ((0.0, half - ICON / 2.0), (ICON / 2.0, half)),
                false => ((half - ICON / 2.0, 0.0), (half, ICON / 2.0)),
            };
            let fits = [end, times(end, -1.0)].into_iter().all(|end| {
                let (column, row) = grid_cell(plus(middle, end));
                depth(row * GRID + column) > slack
            });
            let free = |other: usize| {
                let point = place(other);
                let gap = ((point.0 - middle.0).abs() - reach.0).max((point.1 - middle.1).abs() - reach.1);
                depth(other).min(gap)
            };
            let Some(spot) = best_of_few(depths, &free).filter(|_| fits) else { continue };
            let score = free(spot).min(ISLANDER / 2.0) + 0.7 * depth(index).min(ICON);
            if found.is_none_or(|(best, _)| score > best) {
                let anchors = Anchors { icons: middle, upright, islander: place(spot), ornament: None };
                found = Some((score, anchors));
            }
        }
    }
    found.map(|(_, anchors)| anchors)
}

/// The best of every second grid cell: near enough, and four times as fast.
fn best_of_few(depths: &[u16], score: &dyn Fn(usize) -> f64) -> Option<usize> {
    let few = (0..GRID * GRID)
        .filter(|&index| index.is_multiple_of(3) && (index / GRID).is_multiple_of(3) && depths[index] > 0);
    few.max_by(|&one, &other| score(one).total_cmp(&score(other)))
}

/// Room for something to look at, apart from everything that counts.
fn ornament(depths: &[u16], taken: &[Point]) -> Option<Point> {
    let depth = |index: usize| f64::from(depths[index]) / 2.0 * STEP;
    let room = |index: usize| {
        let point = centre(index % GRID, index / GRID);
        taken.iter().map(|&other| distance(point, other) - 19.0).fold(depth(index) + 1.0, f64::min)
    };
    let best = best_of_few(depths, &room)?;
    (room(best) > 9.0).then(|| centre(best % GRID, best / GRID))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_and_islanders_stand_on_their_own_part() {
        let edition = Edition::<Archipelago>::default();
        let plates = plates(edition);
        for (id, face) in edition.faces() {
            for turns in Turns::ALL {
                let (plate, facing) = (&plates[id.index()], edition.facing(id, turns));
                for (index, region) in facing.regions().iter().enumerate() {
                    let Anchors { icons, islander, .. } = plate.anchors(index, turns);
                    for point in [icons, islander] {
                        let under = plate.under(point, turns);
                        assert_eq!(
                            under,
                            Patch::Region(index as u8),
                            "{} {} {turns:?}",
                            face.name,
                            region.spot()
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn an_islander_does_not_hide_the_icons() {
        let edition = Edition::<Archipelago>::default();
        let plates = plates(edition);
        for (id, face) in edition.faces() {
            let facing = edition.facing(id, Turns::default());
            for (index, region) in facing.regions().iter().enumerate().filter(|(_, region)| region.icons > 0)
            {
                let Anchors { icons, islander, .. } = plates[id.index()].anchors(index, Turns::default());
                let apart = distance(icons, islander);
                assert!(apart > 12.0, "{} {}: {apart}", face.name, region.spot());
            }
        }
    }
}
