//! The components as data: read from a text, checked, and prepared for the rules.

mod check;
mod file;
mod read;

use std::ops::{Range, RangeInclusive};

use tidetable_kernel::{Components, Fault};

use self::{
    check::{check_cards, check_chart, check_forms, check_undercurrents},
    file::{BySeats, File, SetupFile},
    read::{board_size, count_tiles, read_board, read_closed, read_setup},
};
use crate::{
    board::{Chart, Terrain},
    card::Cards,
    tile::Tiles,
    treasure::Treasures,
};

/// RULES §2: the smallest and the largest table.
pub(crate) const SEATS: RangeInclusive<u8> = 3..=6;
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

impl Components for Ocean {
    const STANDARD: &'static str = include_str!("../../edition.toml");
    const PRESSED: &'static str = include_str!(concat!(env!("OUT_DIR"), "/edition.json"));
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
