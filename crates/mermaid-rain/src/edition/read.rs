//! Maps of characters and lists of tiles, as the rules use them.

use std::collections::BTreeMap;

use tidetable_kernel::Fault;

use super::{
    MOST_HIDDEN, Setup,
    check::check_tokens,
    file::{Pile, SEAT_NAMES, SetupFile, ShapeFile},
};
use crate::{
    board::{Chart, Terrain},
    hex::{Hex, MOST_LINES},
    sea::MOST_TILES,
    tile::{Hue, Shape, Symbol, Tile, Tiles},
    treasure::Treasures,
};

pub(super) fn board_size(rows: &[String]) -> Result<(u8, u8), Fault> {
    let columns = rows.first().map_or(0, |row| row.chars().count());
    let fits = |count: usize| (1..=usize::from(MOST_LINES)).contains(&count);
    if !fits(columns) || !fits(rows.len()) {
        return Err(Fault::new(
            "board.ocean",
            format!("1 to {MOST_LINES} rows of 1 to {MOST_LINES} hexes are needed"),
        ));
    }
    Ok((columns as u8, rows.len() as u8))
}

/// A map of characters, one for each hex of the board.
fn read_map(
    place: &str,
    rows: &[String],
    (columns, count): (u8, u8),
) -> Result<impl Fn(Hex) -> char + use<>, Fault> {
    if rows.len() != usize::from(count) {
        return Err(Fault::new(place, format!("{count} rows are needed, not {}", rows.len())));
    }
    let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    for (number, row) in (1..).zip(&rows) {
        if row.len() != usize::from(columns) {
            let problem = format!("row {number}: {columns} hexes are needed, not {}", row.len());
            return Err(Fault::new(place, problem));
        }
    }
    Ok(move |hex: Hex| rows[usize::from(hex.row())][usize::from(hex.column())])
}

/// The places of a map's characters.
fn every_hex((columns, rows): (u8, u8)) -> impl Iterator<Item = Hex> {
    (0..rows).flat_map(move |row| (0..columns).filter_map(move |column| Hex::at(column, row)))
}

pub(super) fn read_board(rows: &[String], size: (u8, u8)) -> Result<impl Fn(Hex) -> Terrain + use<>, Fault> {
    let map = read_map("board.ocean", rows, size)?;
    let terrain = |symbol| match symbol {
        ' ' => Some(Terrain::Outside),
        '.' => Some(Terrain::Ocean),
        '#' => Some(Terrain::Rock),
        'S' => Some(Terrain::Start),
        'W' => Some(Terrain::Wreck),
        'I' => Some(Terrain::Island),
        'C' => Some(Terrain::Cave),
        _ => None,
    };
    if let Some(hex) = every_hex(size).find(|&hex| terrain(map(hex)).is_none()) {
        return Err(Fault::new(
            "board.ocean",
            format!("`{}` on {hex} is none of `.#SWIC` and blank", map(hex)),
        ));
    }
    Ok(move |hex| terrain(map(hex)).expect("every symbol was checked"))
}

pub(super) fn read_closed(rows: &[String], size: (u8, u8)) -> Result<impl Fn(Hex) -> bool + use<>, Fault> {
    let place = "board.closed_at_three";
    let map = read_map(place, rows, size)?;
    if let Some(hex) = every_hex(size).find(|&hex| !matches!(map(hex), 'x' | '.' | ' ')) {
        return Err(Fault::new(place, format!("`{}` on {hex} is neither x nor a dot", map(hex))));
    }
    Ok(move |hex| map(hex) == 'x')
}

pub(super) fn count_tiles(shapes: &[ShapeFile; 4]) -> Result<Tiles, Fault> {
    let mut tiles = Tiles::NONE;
    let mut total = 0;
    for (shape, file) in Shape::ALL.into_iter().zip(shapes) {
        for (symbol, counts) in
            Symbol::ALL.into_iter().zip([file.dolphin, file.gull, file.turtle, file.mermaid])
        {
            for (hue, count) in Hue::ALL.into_iter().zip([counts.dark, counts.light]) {
                total += usize::from(count);
                if count > 7 || total > MOST_TILES {
                    let place = format!("surf.{}.{}", shape.name(), symbol.name());
                    return Err(Fault::new(
                        place,
                        format!("at most 7 tiles of a kind and {MOST_TILES} in all"),
                    ));
                }
                (0..count).for_each(|_| tiles.add(Tile::new(shape, symbol, hue)));
            }
        }
    }
    Ok(tiles)
}

pub(super) fn read_setup(
    index: usize,
    file: &SetupFile,
    chart: &Chart,
    piles: &BTreeMap<char, Pile>,
    tokens: Treasures,
) -> Result<Setup, Fault> {
    let place = format!("setup.{}.map", SEAT_NAMES[index]);
    let size = (chart.columns(), chart.rows());
    let map = read_map(&place, &file.map, size)?;
    let mut setup = Setup { face_up: file.face_up, up: Vec::new(), down: Vec::new(), down_on: Vec::new() };
    let treasure = |hex: &Hex| chart.terrain(*hex).has_treasure();
    if let Some(hex) = every_hex(size).find(|hex| !treasure(hex) && !matches!(map(*hex), '.' | ' ')) {
        return Err(Fault::new(place, format!("{hex} is no treasure space in use")));
    }
    for (number, space) in (0u8..).zip(chart.spaces()) {
        let pile = match map(space.hex) {
            _ if !treasure(&space.hex) => Pile { up: 0, down: 0 },
            letter => *piles.get(&letter).ok_or_else(|| {
                Fault::new(place.clone(), format!("`{letter}` on {} is none of the piles", space.hex))
            })?,
        };
        let start = setup.down.len();
        setup.up.extend((0..pile.up).map(|_| number));
        setup.down.extend((0..pile.down).map(|_| number));
        setup.down_on.push(start as u8..setup.down.len() as u8);
        if setup.down.len() > MOST_HIDDEN {
            return Err(Fault::new(place, format!("at most {MOST_HIDDEN} tokens lie face down")));
        }
    }
    check_tokens(&place, &setup, tokens)?;
    Ok(setup)
}
