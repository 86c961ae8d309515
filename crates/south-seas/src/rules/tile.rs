//! RULES §4: draw a tile and lay it.

use tidetable_kernel::{Dice, EventSink};

use crate::{
    action::Action,
    cell::{Cell, Turns},
    chance::Chance,
    event::{EndReason, Event},
    face::{FaceId, FaceName},
    refusal::Refusal,
    table::{Latest, Phase, Table},
};

/// How often a place is guessed before all are listed.
const GUESSES: usize = 64;

/// Where a tile fits.
enum Fit {
    Nowhere,
    Once(Cell, Turns),
    Often,
}

impl Table {
    /// What may be drawn.
    pub(crate) fn list_tile_draws(&self, out: &mut Vec<(Chance, u32)>) {
        let edition = self.edition();
        out.extend(self.bag().map(|(face, count)| (Chance::Tile(edition.face(face).name), u32::from(count))));
    }

    /// One of the tiles left, each as likely as the other.
    #[inline]
    pub(crate) fn sample_tile(&self, dice: &mut Dice) -> Chance {
        let mut ticket = dice.below(u32::from(self.left));
        for (face, &count) in self.bag.iter().enumerate() {
            if ticket < u32::from(count) {
                return Chance::Tile(self.edition().face(FaceId(face as u8)).name);
            }
            ticket -= u32::from(count);
        }
        unreachable!("the ticket is below the number of tiles left")
    }

    /// RULES §4.4: a tile that fits nowhere is set aside. One that fits in one way only is laid so.
    pub(crate) fn do_draw(&mut self, name: FaceName, events: &mut impl EventSink<Event>) {
        let face = self.edition().face_named(name).expect("only tiles of this edition are drawn");
        self.bag[face.index()] -= 1;
        self.left -= 1;
        events.emit(|| Event::TileDrawn { seat: self.turn, face: name });
        match self.fit(face) {
            Fit::Often => self.phase = Phase::Lay(face),
            Fit::Once(cell, turns) => self.do_lay(face, cell, turns, events),
            Fit::Nowhere => {
                self.aside[face.index()] += 1;
                events.emit(|| Event::TileSetAside { face: name });
                if self.left == 0 {
                    self.do_end(EndReason::LastTile, events);
                }
            }
        }
    }

    /// Whether there is a choice where or how to lay a tile.
    pub(crate) fn fits_often(&self, face: FaceId) -> bool {
        matches!(self.fit(face), Fit::Often)
    }

    fn fit(&self, face: FaceId) -> Fit {
        let edition = self.edition();
        let face = edition.face(face);
        let mut found = Fit::Nowhere;
        for (cell, demand) in self.board.open_cells() {
            let ways = face.fits(demand);
            found = match (ways.count_ones(), found) {
                (0, found) => found,
                (1, Fit::Nowhere) => Fit::Once(cell, Turns::quarters(ways.trailing_zeros() as u8)),
                _ => return Fit::Often,
            };
        }
        found
    }

    /// Every way to lay the tile just drawn.
    pub(crate) fn list_lay(&self, face: FaceId, out: &mut Vec<Action>) {
        let edition = self.edition();
        let face = edition.face(face);
        for (cell, demand) in self.board.open_cells() {
            let mut ways = face.fits(demand);
            while ways != 0 {
                out.push(Action::LayTile { cell, turns: Turns::quarters(ways.trailing_zeros() as u8) });
                ways &= ways - 1;
            }
        }
    }

    /// One way to lay the tile just drawn, all equally likely.
    pub(crate) fn sample_lay(&self, face: FaceId, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        let edition = self.edition();
        let (cells, demands) = (self.board.chart().open_cells(), self.board.chart().demands());
        for _ in 0..GUESSES {
            let guess = dice.below(4 * cells.len() as u32);
            let (place, turns) = (guess as usize / 4, Turns::quarters(guess as u8));
            if edition.face(face).fits(demands[place]) >> turns.count() & 1 != 0 {
                return Action::LayTile { cell: cells[place], turns };
            }
        }
        scratch.clear();
        self.list_lay(face, scratch);
        dice.pick(scratch)
    }

    /// RULES §4.1 to §4.3: beside a tile, with edges that match, turned in no more ways than it has.
    pub(crate) fn check_lay(&self, face: FaceId, cell: Cell, turns: Turns) -> Result<(), Refusal> {
        if self.board.tile_at(cell).is_some() {
            return Err(Refusal::CellTaken { cell });
        }
        let demand = self.board.demand(cell).ok_or(Refusal::CellApart { cell })?;
        let edition = self.edition();
        let edges = edition.facing(face, turns).edges();
        if let Some(side) = edges.clash(demand)
            && let (Some(tile), Some(neighbour)) = (edges.get(side), demand.get(side))
        {
            return Err(Refusal::EdgesClash { cell, side, tile, neighbour });
        }
        match edition.face(face).first_alike(turns) {
            first if first == turns => Ok(()),
            first => Err(Refusal::SameWhenTurned { turns: first }),
        }
    }

    /// Lays the tile, and asks about islanders.
    pub(crate) fn do_lay(
        &mut self,
        face: FaceId,
        cell: Cell,
        turns: Turns,
        events: &mut impl EventSink<Event>,
    ) {
        self.board.lay(cell, face, turns);
        self.latest = Latest::Nothing;
        events.emit(|| Event::TileLaid {
            seat: self.turn,
            face: self.edition().face(face).name,
            cell,
            turns,
        });
        self.phase = Phase::Settle;
        if !self.islanders_can_move() {
            self.do_scoring(events);
        }
    }
}
