//! RULES §5.1, §5.2: entering the ocean and placing surf tiles.

use tidetable_kernel::{Dice, EventSink, Seat};

use crate::{
    action::Action,
    board::{Laid, Terrain},
    event::Event,
    hex::{Hex, Hexes},
    refusal::Refusal,
    state::MermaidRain,
    table::Phase,
    tile::Tile,
};

impl MermaidRain {
    /// RULES §5: the next seat rides; in the first round it enters the ocean.
    pub(crate) fn begin_turn(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.table.on_turn();
        self.table.entered = 0;
        if self.table.mermaids[seat].is_some() {
            return self.ask_for_placement(events);
        }
        self.table.phase = Phase::Start;
        if let Some(start) = self.only_free_start() {
            self.do_start(seat, start, events);
        }
    }

    /// The start space that has to be taken because every other is occupied.
    pub(crate) fn only_free_start(&self) -> Option<Hex> {
        let mut free = self.table.free_starts();
        let start = free.next()?;
        free.next().is_none().then_some(start)
    }

    /// RULES §5.1, §6.2: an unoccupied start space.
    pub(crate) fn check_start(&self, hex: Hex) -> Result<(), Refusal> {
        if self.table.terrain(hex) != Terrain::Start {
            return Err(Refusal::NotAStart { hex });
        }
        match self.table.occupant(hex) {
            Some(by) => Err(Refusal::StartOccupied { hex, by }),
            None => Ok(()),
        }
    }

    /// RULES §5.1: the mermaid enters the ocean free of charge.
    pub(crate) fn do_start(&mut self, seat: Seat, at: Hex, events: &mut impl EventSink<Event>) {
        self.table.mermaids[seat] = Some(at);
        events.emit(|| Event::MermaidEntered { seat, at });
        self.ask_for_placement(events);
    }

    /// RULES §5.2: a tile is asked for as long as the seat has one that fits somewhere.
    fn ask_for_placement(&mut self, events: &mut impl EventSink<Event>) {
        if self.spots(self.table.on_turn()).any(|(_, _, spots)| !spots.is_empty()) {
            self.table.phase = Phase::Place;
        } else {
            self.begin_ride(events);
        }
    }

    /// RULES §5.2: for every tile a seat has to place and every way to turn it, where its first hex can be.
    pub(crate) fn spots(&self, seat: Seat) -> impl Iterator<Item = (Tile, u8, Hexes)> {
        let held = &self.table.held[seat];
        let kinds = held.iter().enumerate().filter(|&(index, tile)| !held[..index].contains(tile));
        kinds.flat_map(move |(_, &tile)| {
            let turns = (0..).zip(self.table.chart().turns(tile.shape()));
            turns.map(move |(number, turn)| (tile, number, turn.free(self.sea.covered())))
        })
    }

    /// RULES §5.2: an own tile, on open water only, not on another tile, not over the edge.
    pub(crate) fn check_place(&self, seat: Seat, laid: Laid) -> Result<(), Refusal> {
        let (tile, chart) = (laid.tile, self.table.chart());
        if !self.table.held[seat].contains(&tile) {
            return Err(Refusal::TileNotHeld { tile });
        }
        let turns = chart.turns(tile.shape());
        let Some(turn) = turns.get(usize::from(laid.turn)) else {
            return Err(Refusal::NoSuchTurn { shape: tile.shape(), ways: turns.len() as u8 });
        };
        let on_board = |hex: &Hex| chart.terrain(*hex) != Terrain::Outside;
        if turn.hexes(laid.at).filter(on_board).count() < turn.size() {
            return Err(Refusal::OffTheBoard);
        }
        for hex in turn.hexes(laid.at) {
            match chart.terrain(hex) {
                Terrain::Ocean if self.sea.covered().contains(hex) => return Err(Refusal::Covered { hex }),
                Terrain::Ocean => (),
                terrain => return Err(Refusal::NotOpenWater { hex, terrain }),
            }
        }
        Ok(())
    }

    /// RULES §5.2: every placement, or none.
    pub(crate) fn list_place(&self, seat: Seat, out: &mut Vec<Action>) {
        for (tile, turn, spots) in self.spots(seat) {
            out.extend(spots.iter().map(|at| Action::Place { tile, at, turn }));
        }
        out.push(Action::Forgo);
    }

    /// RULES §5.2: one of them, without listing them all.
    pub(crate) fn sample_place(&self, seat: Seat, dice: &mut Dice) -> Action {
        let total: u32 = self.spots(seat).map(|(_, _, spots)| spots.len()).sum();
        let mut rank = dice.below(total + 1);
        for (tile, turn, spots) in self.spots(seat) {
            match spots.len() {
                count if rank < count => return Action::Place { tile, at: spots.nth(rank), turn },
                count => rank -= count,
            }
        }
        Action::Forgo
    }

    /// RULES §5.2: the tile becomes a place of the ocean.
    pub(crate) fn do_place(&mut self, seat: Seat, laid: Laid, events: &mut impl EventSink<Event>) {
        let held = &mut self.table.held[seat];
        let index = held.iter().position(|&tile| tile == laid.tile).expect("the seat has the tile");
        held.remove(index);
        self.sea.lay(self.table.chart(), laid);
        events.emit(|| Event::TilePlaced { seat, tile: laid.tile, at: laid.at, turn: laid.turn });
        self.ask_for_placement(events);
    }

    /// RULES §5.2: placing is optional.
    pub(crate) fn do_forgo(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        events.emit(|| Event::TilesForgone { seat });
        self.begin_ride(events);
    }
}
