//! The components as data: read from a text, checked, and prepared for the rules.

use std::{collections::BTreeMap, ops::Range};

use serde::Deserialize;
use tidetable_kernel::{Components, Fault};

use crate::{
    board::{Chart, MOST_TILE_HEXES, Terrain, from_first_hex},
    card::{Card, Cards, MOST_CARDS},
    hex::{Hex, MOST_LINES, NEIGHBOURS, Way, turned},
    sea::{MOST_SPACES, MOST_TILES},
    tile::{Hue, Shape, Symbol, Tile, Tiles},
    treasure::Treasures,
};

/// RULES §2: the smallest and the largest table.
pub(crate) const SEATS: std::ops::RangeInclusive<u8> = 3..=6;
/// RULES §4: how many rounds a game has, and so how many undercurrents cards it needs.
pub(crate) const ROUNDS: u8 = 5;
/// RULES §4.1: how many cards each seat is dealt.
pub(crate) const DEALT: u8 = 7;
/// RULES §6.3: how many cards a seat may keep.
pub(crate) const KEPT: u8 = 2;
/// No box has more undercurrents cards.
pub(crate) const MOST_UNDERCURRENTS: usize = 16;
/// No set-up has more face-down tokens.
pub(crate) const MOST_HIDDEN: usize = 64;

/// Everything in the box.
pub struct Ocean {
    whole: Chart,
    part: Chart,
    setups: [Setup; 4],
    undercurrents: Vec<[[u8; 4]; 4]>,
    /// The adventure cards.
    pub cards: Cards,
    /// The treasure tokens.
    pub tokens: Treasures,
    /// The surf tiles.
    pub tiles: Tiles,
}

impl Ocean {
    /// The board as so many players use it.
    #[inline]
    pub fn chart(&self, seats: u8) -> &Chart {
        if seats == *SEATS.start() { &self.part } else { &self.whole }
    }

    /// What lies where when so many players begin.
    #[inline]
    pub fn setup(&self, seats: u8) -> &Setup {
        &self.setups[usize::from(seats - SEATS.start())]
    }

    /// How many undercurrents cards there are; they are numbered from one.
    pub fn undercurrents(&self) -> u8 {
        self.undercurrents.len() as u8
    }

    /// RULES §4.2: how many tiles of each shape a card reveals for so many players.
    #[inline]
    pub fn revealed(&self, card: u8, seats: u8) -> [u8; 4] {
        self.undercurrents[usize::from(card - 1)][usize::from(seats - SEATS.start())]
    }
}

/// RULES §3: where tokens lie when the game begins.
pub struct Setup {
    /// The tokens that lie face up.
    pub face_up: Treasures,
    /// The number of the space of every face-up spot.
    pub up: Vec<u8>,
    /// The number of the space of every face-down token.
    pub down: Vec<u8>,
    /// Which face-down tokens lie on which space.
    down_on: Vec<Range<u8>>,
}

impl Setup {
    /// The numbers of the face-down tokens that lay on a space when the game began.
    #[inline]
    pub fn down_on(&self, space: usize) -> Range<usize> {
        let Range { start, end } = self.down_on[space];
        usize::from(start)..usize::from(end)
    }
}

/// The shape of the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    cards: Cards,
    board: BoardFile,
    treasure_spaces: TreasureSpaces,
    tokens: Treasures,
    piles: BTreeMap<char, Pile>,
    setup: BySeats<SetupFile>,
    surf: Surf,
    undercurrents: Vec<BySeats<[u8; 4]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    ocean: Vec<String>,
    closed_at_three: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TreasureSpaces {
    wreck: Card,
    island: Card,
    cave: Card,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pile {
    up: u8,
    down: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeats<T> {
    three: T,
    four: T,
    five: T,
    six: T,
}

const SEAT_NAMES: [&str; 4] = ["three", "four", "five", "six"];

impl<T> BySeats<T> {
    fn into_array(self) -> [T; 4] {
        [self.three, self.four, self.five, self.six]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    face_up: Treasures,
    map: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Surf {
    curved: ShapeFile,
    triangular: ShapeFile,
    long: ShapeFile,
    short: ShapeFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeFile {
    hexes: Vec<Way>,
    dolphin: HueCounts,
    gull: HueCounts,
    turtle: HueCounts,
    mermaid: HueCounts,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct HueCounts {
    dark: u8,
    light: u8,
}

impl Components for Ocean {
    const STANDARD: &'static str = include_str!("../edition.toml");
    type File = File;

    fn build(file: File) -> Result<Ocean, Fault> {
        check_cards(file.cards)?;
        let size = board_size(&file.board.ocean)?;
        let whole = read_board(&file.board.ocean, size)?;
        let closed = read_closed(&file.board.closed_at_three, size)?;
        let shapes = [file.surf.curved, file.surf.triangular, file.surf.long, file.surf.short];
        check_forms(&shapes)?;
        let tiles = count_tiles(&shapes)?;
        let forms = shapes.map(|shape| shape.hexes);
        let spaces = file.treasure_spaces;
        let card = |terrain| match terrain {
            Terrain::Wreck => Some(spaces.wreck),
            Terrain::Island => Some(spaces.island),
            Terrain::Cave => Some(spaces.cave),
            _ => None,
        };
        let part = |hex| match (whole(hex), closed(hex)) {
            (terrain, false) | (terrain @ Terrain::Outside, true) => terrain,
            (_, true) => Terrain::Closed,
        };
        let part = Chart::new(size, part, card, &forms);
        let whole = Chart::new(size, &whole, card, &forms);
        check_chart(&whole, "board.ocean", *SEATS.end())?;
        check_chart(&part, "board.closed_at_three", *SEATS.start())?;
        let charts = [&part, &whole, &whole, &whole];
        let [three, four, five, six] = file.setup.into_array();
        let build = |index: usize, setup: &SetupFile| {
            read_setup(index, setup, charts[index], &file.piles, file.tokens)
        };
        let setups = [build(0, &three)?, build(1, &four)?, build(2, &five)?, build(3, &six)?];
        let undercurrents = file.undercurrents.into_iter().map(BySeats::into_array).collect();
        check_undercurrents(&undercurrents, &tiles)?;
        Ok(Ocean { whole, part, setups, undercurrents, cards: file.cards, tokens: file.tokens, tiles })
    }
}

/// Seven cards for everybody must be at hand even if everybody kept two.
fn check_cards(cards: Cards) -> Result<(), Fault> {
    let fewest = SEATS.end() * (DEALT + KEPT);
    match cards.count() {
        count if (fewest..=MOST_CARDS).contains(&count) => Ok(()),
        count => Err(Fault::new("cards", format!("{fewest} to {MOST_CARDS} are needed, not {count}"))),
    }
}

fn board_size(rows: &[String]) -> Result<(u8, u8), Fault> {
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

fn read_board(rows: &[String], size: (u8, u8)) -> Result<impl Fn(Hex) -> Terrain + use<>, Fault> {
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

fn read_closed(rows: &[String], size: (u8, u8)) -> Result<impl Fn(Hex) -> bool + use<>, Fault> {
    let place = "board.closed_at_three";
    let map = read_map(place, rows, size)?;
    if let Some(hex) = every_hex(size).find(|&hex| !matches!(map(hex), 'x' | '.' | ' ')) {
        return Err(Fault::new(place, format!("`{}` on {hex} is neither x nor a dot", map(hex))));
    }
    Ok(move |hex| map(hex) == 'x')
}

/// RULES §6.2: whoever drifts must find an unoccupied start space; and every space must be within reach.
fn check_chart(chart: &Chart, place: &str, seats: u8) -> Result<(), Fault> {
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

fn check_forms(shapes: &[ShapeFile; 4]) -> Result<(), Fault> {
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

fn count_tiles(shapes: &[ShapeFile; 4]) -> Result<Tiles, Fault> {
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

fn read_setup(
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

fn check_tokens(place: &str, setup: &Setup, tokens: Treasures) -> Result<(), Fault> {
    let (spots, face_up) = (setup.up.len(), usize::from(setup.face_up.count()));
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
fn check_undercurrents(cards: &Vec<[[u8; 4]; 4]>, tiles: &Tiles) -> Result<(), Fault> {
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
