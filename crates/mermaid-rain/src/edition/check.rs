//! Whether the components fit together; what does not is told to whoever wrote the file.

use tidetable_kernel::Fault;

use super::{DEALT, KEPT, MOST_UNDERCURRENTS, ROUNDS, SEATS, Setup, file::ShapeFile};
use crate::{
    board::{Chart, MOST_TILE_HEXES, Terrain, from_first_hex},
    card::{Cards, MOST_CARDS},
    hex::{Hex, NEIGHBOURS, Way, turned},
    sea::MOST_SPACES,
    tile::{Hue, Shape, Tiles},
    treasure::Treasures,
};

/// Seven cards for everybody must be at hand even if everybody kept two.
pub(super) fn check_cards(cards: Cards) -> Result<(), Fault> {
    let fewest = SEATS.end() * (DEALT + KEPT);
    match cards.count() {
        count if (fewest..=MOST_CARDS).contains(&count) => Ok(()),
        count => Err(Fault::new("cards", format!("{fewest} to {MOST_CARDS} are needed, not {count}"))),
    }
}

/// RULES §6.2: whoever drifts must find an unoccupied start space; and every space must be within reach.
pub(super) fn check_chart(chart: &Chart, place: &str, seats: u8) -> Result<(), Fault> {
    let starts = chart.starts().count();
    if starts < usize::from(seats) {
        return Err(Fault::new(place, format!("{seats} players need {seats} start spaces, not {starts}")));
    }
    if chart.spaces().len() > MOST_SPACES {
        let problem =
            format!("at most {MOST_SPACES} start and treasure spaces, not {}", chart.spaces().len());
        return Err(Fault::new(place, problem));
    }
    let reached = |&hex: &Hex| chart.terrain(hex) == Terrain::Ocean || chart.terrain(hex).is_space();
    match chart.spaces().iter().find(|space| !chart.around(space.hex).iter().any(reached)) {
        Some(space) => Err(Fault::new(place, format!("nothing leads to {}", space.hex))),
        None => Ok(()),
    }
}

pub(super) fn check_forms(shapes: &[ShapeFile; 4]) -> Result<(), Fault> {
    for (shape, file) in Shape::ALL.into_iter().zip(shapes) {
        let problem = match file.hexes.len() {
            1..=MOST_TILE_HEXES if !hangs_together(&file.hexes) => {
                "the hexes must differ and hang together".to_owned()
            }
            1..=MOST_TILE_HEXES => continue,
            count => format!("1 to {MOST_TILE_HEXES} hexes are needed, not {count}"),
        };
        return Err(Fault::new(format!("surf.{}.hexes", shape.name()), problem));
    }
    let same = |one: &[Way], other: &[Way]| {
        let mut form = other.to_vec();
        (0..6).any(|_| {
            form.iter_mut().for_each(|way| *way = turned(*way));
            from_first_hex(&form) == from_first_hex(one)
        })
    };
    for (index, shape) in Shape::ALL.into_iter().enumerate() {
        if let Some(twin) = (0..index).find(|&twin| same(&shapes[twin].hexes, &shapes[index].hexes)) {
            let problem = format!("the same form as {}", Shape::ALL[twin].name());
            return Err(Fault::new(format!("surf.{}.hexes", shape.name()), problem));
        }
    }
    Ok(())
}

fn hangs_together(form: &[Way]) -> bool {
    let far = |&(right, down): &Way| !(-8..=8).contains(&right) || !(-8..=8).contains(&down);
    let twice = |(index, way): (usize, &Way)| form[..index].contains(way);
    if form.iter().any(far) || form.iter().enumerate().any(twice) {
        return false;
    }
    let mut rest = form.to_vec();
    let mut found: Vec<Way> = rest.pop().into_iter().collect();
    let mut index = 0;
    while let Some(&(right, down)) = found.get(index) {
        let touches = |way: &Way| NEIGHBOURS.contains(&(way.0 - right, way.1 - down));
        found.extend(rest.iter().filter(|way| touches(way)));
        rest.retain(|way| !touches(way));
        index += 1;
    }
    rest.is_empty()
}

pub(super) fn check_tokens(place: &str, setup: &Setup, tokens: Treasures) -> Result<(), Fault> {
    let (spots, face_up) = (setup.up.len(), usize::from(setup.face_up.count()));
    if face_up == 0 {
        return Err(Fault::new(place, "at least one token must lie face up"));
    }
    if spots != face_up {
        return Err(Fault::new(
            place,
            format!("{face_up} tokens lie face up, but the map has {spots} spots"),
        ));
    }
    let rest = tokens.checked_sub(setup.face_up);
    match rest.map(|rest| usize::from(rest.count())) {
        None => Err(Fault::new(place, "more tokens of a kind lie face up than there are")),
        Some(count) if count <= setup.down.len() => {
            let problem = format!("{} tokens lie face down, but only {count} are left", setup.down.len());
            Err(Fault::new(place, problem + " and the pool needs some"))
        }
        Some(_) => Ok(()),
    }
}

/// RULES §4.2: everybody finds a tile, and revealing never falls short: at the start of a round at least
/// the dark tiles of a shape are in its pile or among its discards.
pub(super) fn check_undercurrents(cards: &Vec<[[u8; 4]; 4]>, tiles: &Tiles) -> Result<(), Fault> {
    if !(usize::from(ROUNDS)..=MOST_UNDERCURRENTS).contains(&cards.len()) {
        let problem = format!("{ROUNDS} to {MOST_UNDERCURRENTS} cards are needed, not {}", cards.len());
        return Err(Fault::new("undercurrents", problem));
    }
    for (number, card) in (1..).zip(cards) {
        for (column, seats) in card.iter().zip(SEATS) {
            let place = || format!("undercurrents, card {number}, {seats} players");
            if column.iter().map(|&count| u32::from(count)).sum::<u32>() < u32::from(seats) {
                return Err(Fault::new(place(), format!("fewer than {seats} tiles are revealed")));
            }
            for (shape, &asked) in Shape::ALL.into_iter().zip(column) {
                let dark = tiles.iter_of(shape).filter(|(tile, _)| tile.hue() == Hue::Dark);
                let dark: u8 = dark.map(|(_, count)| count).sum();
                if asked > dark {
                    let problem =
                        format!("{asked} {} tiles are asked for, only {dark} are dark", shape.name());
                    return Err(Fault::new(place(), problem + " and sure to be there"));
                }
            }
        }
    }
    Ok(())
}
