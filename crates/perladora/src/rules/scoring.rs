//! RULES §11 and §12: counting territories and winning.

use std::cmp::Reverse;

use tidetable_kernel::{EventSink, PerSeat, Seat, Seats, Standings};

use crate::{
    board::{MOST_TERRITORIES, territories},
    cell::{Cell, CellSet},
    diver::Value,
    event::{DiverWorth, Event, SideCount, SideResult},
    state::Perladora,
};

/// RULES §12: points are pearls; equal pearls are told apart by heaps; partners share both.
pub(crate) fn standings(game: &Perladora) -> Standings {
    let table = &game.table;
    let mut takings = [Takings::default(); MOST_SIDES];
    for cells in territories(table.open()) {
        let count = Count::of(game, cells);
        for (takings, &takes) in takings.iter_mut().zip(&count.takes) {
            takings.add(takes);
        }
    }
    takings.iter_mut().for_each(Takings::sort);
    let of = |seat: Seat| &takings[side_index(table.seats(), seat)];
    let points = PerSeat::from_fn(table.seats(), |seat| of(seat).pearls as i32);
    Standings::ranked(points, of)
}

/// Uncovers the divers and tells how every territory and the game came out.
pub(crate) fn tell(game: &Perladora, events: &mut impl EventSink<Event>) {
    // Playouts do not listen, and the territories need not be searched for them.
    let mut heard = false;
    events.emit(|| {
        heard = true;
        Event::DiversUncovered { values: game.values }
    });
    if heard {
        for cells in territories(game.table.open()) {
            events.emit(|| Count::of(game, cells).told(game, cells));
        }
        events.emit(|| Event::GameEnded { sides: results(game) });
    }
}

/// At two seats two, at three seats three, at four seats two pairs.
const MOST_SIDES: usize = 3;

fn side_index(seats: u8, seat: Seat) -> usize {
    if seats == 4 { seat.index() % 2 } else { seat.index() }
}

/// RULES §11: one territory, counted.
struct Count {
    pearls: u32,
    /// The strength of each side; nothing for those without a diver there.
    strengths: [Option<u32>; MOST_SIDES],
    takes: [u32; MOST_SIDES],
    decider: Option<Cell>,
}

impl Count {
    fn of(game: &Perladora, cells: CellSet) -> Count {
        let table = &game.table;
        let mut strengths = [None; MOST_SIDES];
        for (strength, side) in strengths.iter_mut().zip(table.sides()) {
            let divers = table.divers_of(side) & cells;
            *strength = (!divers.is_empty()).then(|| self::strength(game, divers));
        }
        let pearls = table.pearls.sum(cells);
        let best = strengths.iter().flatten().max();
        let mut winners = strengths.map(|strength| strength.is_some() && strength.as_ref() == best);
        let decider = decider(game, cells, winners);
        if let Some(cell) = decider {
            winners = sides_at(game, cell);
        }
        // RULES §11.3: equal shares, what cannot be divided is lost.
        let share = pearls / winners.iter().map(|&wins| u32::from(wins)).sum::<u32>().max(1);
        let takes = winners.map(|wins| if wins { share } else { 0 });
        Count { pearls, strengths, takes, decider }
    }

    fn told(&self, game: &Perladora, cells: CellSet) -> Event {
        let table = &game.table;
        let sides = table.sides().zip(self.strengths).zip(self.takes);
        let sides = sides.filter_map(|((seats, strength), takes)| {
            let divers = table.divers_of(seats) & cells;
            let divers = divers.iter().map(|cell| diver_worth(game, cell)).collect();
            Some(SideCount { seats, strength: strength?, divers, takes })
        });
        Event::TerritoryCounted {
            cells,
            pearls: self.pearls,
            sides: sides.collect(),
            decider: self.decider,
            lost: self.pearls - self.takes.iter().sum::<u32>(),
        }
    }
}

/// RULES §11.4: the reinforced diver that breaks a tie among these sides.
fn decider(game: &Perladora, cells: CellSet, tied: [bool; MOST_SIDES]) -> Option<Cell> {
    if tied.iter().filter(|&&tied| tied).count() < 2 {
        return None;
    }
    let cell = (game.table.reinforced & cells).first()?;
    sides_at(game, cell).iter().zip(tied).any(|(&holds, tied)| holds && tied).then_some(cell)
}

/// Which side has its diver on a cell.
fn sides_at(game: &Perladora, cell: Cell) -> [bool; MOST_SIDES] {
    let mut at = [false; MOST_SIDES];
    for (at, side) in at.iter_mut().zip(game.table.sides()) {
        *at = game.table.divers_of(side).contains(cell);
    }
    at
}

/// RULES §11.1: the strength of some divers together.
pub(crate) fn strength(game: &Perladora, divers: CellSet) -> u32 {
    let table = &game.table;
    let gross = game.values.sum(divers) + (table.reinforced & divers).len();
    let adorned = table.necklaces.cells() & divers;
    let loss = |cell| {
        let diver = game.values.get(cell) + u8::from(table.reinforced.contains(cell));
        u32::from(diver.min(table.necklaces.get(cell)))
    };
    gross - adorned.iter().map(loss).sum::<u32>()
}

/// RULES §11.1: what one diver is worth, and why.
fn diver_worth(game: &Perladora, cell: Cell) -> DiverWorth {
    DiverWorth {
        cell,
        value: Value::new(game.values.get(cell)).expect("a diver has a value"),
        necklaces: game.table.necklaces.get(cell),
        reinforced: game.table.reinforced.contains(cell),
        worth: strength(game, CellSet::only(cell)) as u8,
    }
}

/// RULES §12.2: what a side has taken. Compares as the rules do: pearls first, then heaps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Takings {
    pearls: u32,
    heaps: [u32; MOST_TERRITORIES],
    count: usize,
}

impl Takings {
    fn add(&mut self, heap: u32) {
        self.pearls += heap;
        self.heaps[self.count] = heap;
        self.count += 1;
    }

    fn sort(&mut self) {
        self.heaps.sort_unstable_by_key(|&heap| Reverse(heap));
    }
}

fn results(game: &Perladora) -> Vec<SideResult> {
    let standings = standings(game);
    let result = |seats: Seats| {
        let seat = seats.first().expect("a side is not empty");
        let takes = |cells| Count::of(game, cells).takes[side_index(game.table.seats(), seat)];
        let mut heaps: Vec<u32> =
            territories(game.table.open()).map(takes).filter(|&heap| heap > 0).collect();
        heaps.sort_unstable_by_key(|&heap| Reverse(heap));
        SideResult { seats, pearls: heaps.iter().sum(), heaps, place: standings.places[seat] }
    };
    game.table.sides().map(result).collect()
}
