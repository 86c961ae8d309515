//! All that everybody can see.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, PerSeat, Seat};

use crate::{
    BySize, Cell, Cells, Corals, Deck, Dragon, Fleet, MissionId, Missions, Options, Pose, Realm, Sea, Shape,
    Size, edition::GameBox, list::List, rules::reach::Reach,
};

/// How many dragon cards a hand holds.
pub const HAND: usize = 2;
/// How many cards of each size lie open.
pub const MARKET: usize = 2;
/// How many missions lie open.
pub const ROW: usize = 4;
/// The most dragons an edition may allow.
pub(crate) const MOST_DRAGONS: usize = 64;
/// The most coral cards an edition may have.
pub(crate) const MOST_CORALS: usize = 48;

/// What is to be drawn or answered next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// RULES §3.1: the board of the next realm is drawn.
    Boards,
    /// RULES §3.2: the ship for the next space is drawn.
    Ships,
    /// RULES §3.3: the next card of the market is drawn.
    Market,
    /// RULES §3.4: the next mission of the row is drawn.
    Missions,
    /// RULES §3.5: the next card of a first hand is dealt.
    Deal,
    /// RULES §3.6: it is drawn who begins.
    First,
    /// RULES §5.1: a card is chosen, or the turn is passed.
    Choose,
    /// RULES §5.2: the dragon of the chosen card is placed.
    Place,
    /// RULES §5.8: a coral card is drawn.
    Coral,
    /// RULES §5.8: one of the coral cards is kept.
    Keep,
    /// RULES §6.6: a new mission is drawn.
    Row,
    /// RULES §6 and §7: a mission is completed, or a card is drawn.
    Harvest,
    /// RULES §7.2: a card is drawn from the top of this pile.
    Blind(Size),
    /// RULES §7.3: a new card of this size is put into the market.
    Refill(Size),
    /// RULES §10.1: the game is over.
    Over,
}

/// Whose turn it is and what has happened in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The size of the card that was played.
    pub played: Option<Size>,
    /// Whether a mission was completed.
    pub completed: bool,
    /// How often coral cards are still to be drawn.
    pub corals_due: u8,
    /// How many coral cards the seat is looking at.
    pub offered: u8,
}

impl Turn {
    /// A turn in which nothing has happened yet.
    pub(crate) const fn of(seat: Seat) -> Turn {
        Turn { seat, played: None, completed: false, corals_due: 0, offered: 0 }
    }
}

/// What lies open before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stock {
    /// Coins.
    pub coins: u16,
    /// Dragon heads that are still to be played.
    pub heads: u8,
    /// Dragon heads given up by passing.
    pub passes: u8,
    /// Ships taken and not spent.
    pub ships: Fleet,
    /// Missions completed.
    pub missions: Missions,
    /// How many coral cards are in the hand.
    pub corals: u8,
}

/// How strong a seat is in a realm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Presence {
    /// Dragons at the surface.
    pub dragons: u8,
    /// Dragons hidden under the sea, by coral cards.
    pub hidden: u8,
    /// Parts of dragons, heads and bodies.
    pub pieces: u8,
}

/// What laying a dragon brings and costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Coins found under it.
    pub coins: u8,
    /// Coins to pay for whirlpools and currents.
    pub toll: u8,
    /// Ships taken.
    pub ships: Fleet,
    /// Corals covered, each of which brings a card.
    pub corals: u8,
    /// Coins for each neighbour.
    pub neighbours: PerSeat<u8>,
}

/// All that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How the game was set up.
    pub options: Options,
    /// What is to be drawn or answered next.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Turn,
    /// Boards and ships.
    pub sea: Sea,
    /// The dragons in the sea, in the order they came.
    pub dragons: List<Dragon, MOST_DRAGONS>,
    /// The cells each seat's dragons cover.
    pub bodies: PerSeat<Cells>,
    /// What lies open before each seat.
    pub stocks: PerSeat<Stock>,
    /// Ships that were not drawn.
    pub bag: Fleet,
    /// Ships that were spent.
    pub spent_ships: Fleet,
    /// The open dragon cards.
    pub market: BySize<[Option<Shape>; MARKET]>,
    /// How many cards each pile has.
    pub piles: BySize<u8>,
    /// The dragon cards that were played.
    pub discards: Deck,
    /// The open missions.
    pub row: [Option<MissionId>; ROW],
    /// The missions in the pile.
    pub missions: Missions,
    /// How many cards the coral pile has.
    pub corals: u8,
    /// Coral cards that were used.
    pub spent_corals: Corals,
}

impl Table {
    /// The table before anything is drawn.
    pub(crate) fn new(options: Options) -> Table {
        let edition = &*options.edition;
        let stock = Stock {
            coins: u16::from(edition.coins.start),
            heads: edition.heads(options.seats),
            ..Stock::default()
        };
        Table {
            options,
            phase: Phase::Boards,
            turn: Turn::of(Seat(0)),
            sea: Sea::default(),
            dragons: List::default(),
            bodies: PerSeat::new(options.seats),
            stocks: PerSeat::from_fn(options.seats, |_| stock),
            bag: edition.ships,
            spent_ships: Fleet::NONE,
            market: BySize::default(),
            piles: BySize(Size::ALL.map(|size| edition.dragons.of_size(size))),
            discards: Deck::default(),
            row: [None; ROW],
            missions: Missions::first(edition.missions.len()),
            corals: edition.corals.len(),
            spent_corals: Corals::NONE,
        }
    }

    /// The components.
    #[inline]
    pub fn edition(&self) -> &GameBox {
        &self.options.edition
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
            Phase::Choose | Phase::Place | Phase::Keep | Phase::Harvest => Awaiting::seat(self.turn.seat),
            Phase::Over => Awaiting::Nobody,
            _ => Awaiting::Chance,
        }
    }

    /// Whether boards, ships and cards are still being laid out.
    pub fn is_set_up(&self) -> bool {
        use Phase::*;
        !matches!(self.phase, Boards | Ships | Market | Missions | Deal | First)
    }

    /// The cells covered by dragons.
    #[inline]
    pub fn covered(&self) -> Cells {
        self.bodies.as_slice().iter().fold(Cells::NONE, |all, &body| all | body)
    }

    /// Cells that cost a toll.
    #[inline]
    pub fn tolls(&self) -> Cells {
        self.sea.features.whirlpools | self.edition().currents
    }

    /// The seat whose dragon covers a cell.
    pub fn owner_of(&self, cell: Cell) -> Option<Seat> {
        self.bodies.iter().find(|(_, body)| body.contains(cell)).map(|(seat, _)| seat)
    }

    /// RULES §10.4: the whirlpools of a realm that no dragon covers.
    pub fn visible_whirlpools(&self, realm: Realm) -> Cells {
        (self.sea.features.whirlpools & realm.cells()) - self.covered()
    }

    /// RULES §10.4: how strong everybody is in a realm, hidden dragons left out.
    pub fn presence(&self, realm: Realm) -> PerSeat<Presence> {
        let pieces = |body: &Cells| (*body & realm.cells()).len() as u8;
        let mut presence =
            self.bodies.map(|_, body| Presence { pieces: pieces(body), ..Presence::default() });
        for dragon in self.dragons.iter().filter(|dragon| dragon.cells().meets(realm.cells())) {
            presence[dragon.seat].dragons += 1;
        }
        presence
    }

    /// RULES §5.6 to §5.9: what a dragon of `seat` on these free cells would bring and cost.
    pub fn outcome(&self, seat: Seat, cells: Cells) -> Outcome {
        let features = &self.sea.features;
        Outcome {
            coins: (features.coins & cells).len() as u8,
            toll: (self.tolls() & cells).len() as u8 * self.edition().coins.toll,
            ships: self.sea.ships_in(cells),
            corals: (features.corals & cells).len() as u8,
            // Dragons of one seat never touch, so whatever hangs together is one dragon.
            neighbours: self
                .bodies
                .map(|other, body| if other == seat { 0 } else { body.pieces_beside(cells).1 }),
        }
    }

    /// RULES §5.3 and §5.5: the cells that a dragon of `seat` can cover.
    pub fn free(&self, seat: Seat) -> Cells {
        Cells::ALL - self.edition().island - self.covered() - self.bodies[seat].beside()
    }

    /// RULES §5.4: the cells beside the island and the dragons of others, of which one must be covered.
    pub fn shore(&self, seat: Seat) -> Cells {
        (self.edition().island | (self.covered() - self.bodies[seat])).beside()
    }

    /// RULES §5.2 to §5.6: where the head of a dragon that `seat` lays now can lie, pose by pose.
    pub fn heads(&self, seat: Seat, card: Shape) -> impl Iterator<Item = (Pose, Cells)> {
        let reach = Reach::of(self, seat);
        card.poses().zip(card.outlines()).map(move |(pose, outline)| (pose, reach.heads(outline)))
    }

    /// The open missions.
    pub fn open_missions(&self) -> impl Iterator<Item = MissionId> {
        self.row.iter().copied().flatten()
    }
}
