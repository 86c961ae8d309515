//! All that everybody at the table can see.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Edition, PerSeat, Seat, Seats};

use crate::{
    board::{self, flood, territories},
    cell::{Cell, CellSet},
    clan::{Clan, Power},
    edge::{Edge, Edges},
    edition::Lagoon,
    options::Options,
    tally::Tally,
};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// RULES §3.5: clans are dealt.
    Clans,
    /// RULES §3.3: piles of pearls are laid on the farms.
    Pearls,
    /// RULES §4.2: a turn begins.
    Turn,
    /// RULES §8.1: a power has been used, the action of the turn is still to come.
    AfterPower,
    /// RULES §6.1: one pontoon is laid, a second may follow.
    SecondPontoon,
    /// RULES §10.4: everybody has passed.
    Over,
}

/// All that everybody at the table can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How the game was set up.
    pub options: Options,
    /// What happens next.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has passed.
    pub passed: Seats,
    /// The pearls on each farm.
    pub pearls: Tally<4>,
    /// Where pontoons lie.
    pub pontoons: Edges,
    /// Which of them were laid by a power.
    pub extra_pontoons: Edges,
    /// How many pontoons are left.
    pub stock: u8,
    /// Where each seat has divers.
    pub divers: PerSeat<CellSet>,
    /// Which divers lie face up.
    pub face_up: CellSet,
    /// Which divers each seat has looked at by its power.
    pub looked: PerSeat<CellSet>,
    /// How many necklaces each diver wears.
    pub necklaces: Tally<2>,
    /// Which divers are reinforced.
    pub reinforced: CellSet,
    /// The clan of each seat; none in the base game.
    pub clans: PerSeat<Option<Clan>>,
    /// The power tokens each seat has left.
    pub tokens: PerSeat<u8>,
}

impl Table {
    /// The table before anything is drawn.
    pub(crate) fn new(options: Options) -> Table {
        let seats = options.seats;
        Table {
            options,
            phase: if options.advanced { Phase::Clans } else { Phase::Pearls },
            turn: Seat(0),
            passed: Seats::NONE,
            pearls: Tally::ZERO,
            pontoons: Edges::NONE,
            extra_pontoons: Edges::NONE,
            stock: options.edition.pontoons,
            divers: PerSeat::new(seats),
            face_up: CellSet::NONE,
            looked: PerSeat::new(seats),
            necklaces: Tally::ZERO,
            reinforced: CellSet::NONE,
            clans: PerSeat::new(seats),
            tokens: PerSeat::new(seats),
        }
    }

    /// The components.
    #[inline]
    pub fn edition(&self) -> Edition<Lagoon> {
        self.options.edition
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// Whom the game waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Clans | Phase::Pearls => Awaiting::Chance,
            Phase::Turn | Phase::AfterPower | Phase::SecondPontoon => Awaiting::seat(self.turn),
            Phase::Over => Awaiting::Nobody,
        }
    }

    /// The lines without a pontoon.
    #[inline]
    pub fn open(&self) -> Edges {
        Edges::ALL.minus(self.pontoons)
    }

    /// All cells with a diver.
    #[inline]
    pub fn taken(&self) -> CellSet {
        self.divers.as_slice().iter().fold(CellSet::NONE, |all, &divers| all | divers)
    }

    /// The cells with neither diver nor farm.
    #[inline]
    pub fn free(&self) -> CellSet {
        CellSet::ALL.minus(self.edition().farms | self.taken())
    }

    /// Whose diver is on a cell.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        self.divers.iter().find(|(_, divers)| divers.contains(cell)).map(|(seat, _)| seat)
    }

    /// How many divers a seat still has behind its screen.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u32 {
        self.edition().divers(self.seats()).count() - self.divers[seat].len()
    }

    /// RULES §9.1: whether a seat still has its reinforcement.
    #[inline]
    pub fn has_reinforcement(&self, seat: Seat) -> bool {
        self.options.advanced && !self.reinforced.meets(self.divers[seat])
    }

    /// The power of a seat's clan.
    #[inline]
    pub fn power(&self, seat: Seat) -> Option<Power> {
        self.clans[seat].map(|clan| self.edition().power(clan))
    }

    /// RULES §3.1: the sides that compete: the two pairs of partners at four seats, else every seat alone.
    pub fn sides(&self) -> impl Iterator<Item = Seats> + Clone {
        let seats = self.seats();
        Seat::all(if seats == 4 { 2 } else { seats }).map(move |seat| side(seats, seat))
    }

    /// RULES §3.1: the side a seat plays for.
    #[inline]
    pub fn side(&self, seat: Seat) -> Seats {
        side(self.seats(), seat)
    }

    /// The divers of a side.
    #[inline]
    pub fn divers_of(&self, side: Seats) -> CellSet {
        let own = |all, (seat, &divers)| if side.contains(seat) { all | divers } else { all };
        self.divers.iter().fold(CellSet::NONE, own)
    }

    /// RULES §7.1: the territories, in the order of their first cells.
    pub fn territories(&self) -> impl Iterator<Item = Territory> {
        let free = self.free();
        territories(self.open()).map(move |cells| Territory {
            cells,
            pearls: self.pearls.sum(cells),
            complete: !cells.meets(free),
        })
    }

    /// RULES §7.2: the cells of all complete territories.
    #[inline]
    pub fn complete(&self) -> CellSet {
        CellSet::ALL.minus(flood(self.open(), self.free()))
    }

    /// RULES §6.3: the open lines on which no pontoon may lie, each with the cells it would cut off.
    pub fn forbidden(&self) -> impl Iterator<Item = (Edge, CellSet)> {
        let open = self.open();
        let cut_off = move |edge| board::parted(open, edge).map(|(cells, _)| (edge, cells));
        open.minus(board::room(open)).iter().filter_map(cut_off)
    }

    /// All power tokens: in the box, in front of players, on divers, and those that have left the game for
    /// what they did.
    pub(crate) fn power_tokens(&self) -> u32 {
        let boxed = Clan::ALL.into_iter().filter(|&clan| !self.clans.as_slice().contains(&Some(clan)));
        let boxed: u32 = boxed.map(|clan| u32::from(self.edition().tokens(clan))).sum();
        let held: u32 = self.tokens.as_slice().iter().map(|&tokens| u32::from(tokens)).sum();
        let looks: u32 = self.looked.as_slice().iter().map(|looked| looked.len()).sum();
        let left = looks + self.face_up.len() + self.extra_pontoons.len();
        boxed + held + self.necklaces.sum(CellSet::ALL) + left
    }
}

fn side(seats: u8, seat: Seat) -> Seats {
    let alone = Seats::only(seat);
    if seats == 4 { alone.with(Seat(seat.0 ^ 2)) } else { alone }
}

/// RULES §7: water that hangs together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Territory {
    /// Its cells.
    pub cells: CellSet,
    /// The pearls of all its farms.
    pub pearls: u32,
    /// RULES §7.2: whether every cell holds a diver or a farm.
    pub complete: bool,
}
