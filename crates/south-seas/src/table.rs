//! Everything that lies on the table. Nothing in this game is hidden but the order of the piles, and that is
//! not decided before it is drawn.

use tidetable_kernel::{Awaiting, Edition, PerSeat, Seat};

use crate::{
    board::{Board, FeatureId},
    cell::Cell,
    crew::{Crew, Post},
    edition::{Archipelago, SHIPS, TILES},
    face::FaceId,
    goods::Goods,
    options::{Options, Takeback},
    ship::Ship,
    spot::Spot,
};

/// How many ships lie open.
pub const ROW: usize = 4;

/// A ship by its place in the edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ShipId(pub(crate) u8);

impl ShipId {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is asked now, or what is about to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A ship is turned up to fill the row.
    Reveal(Then),
    /// A tile is drawn.
    Draw,
    /// The seat whose turn it is lays this tile.
    Lay(FaceId),
    /// It may place an islander on the tile just laid, or take one back.
    Settle,
    /// The owner of a completed market chooses among the best ships.
    Claim(Seat),
    /// The seat whose turn it is may load a ship.
    Load,
    /// The game is over.
    Over,
}

/// How the game goes on when the row of ships is full again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// With a turn.
    Turn,
    /// With the markets completed in this turn.
    Claims,
}

/// What was done with an islander after the newest tile was laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Latest {
    /// Nothing, or nothing yet.
    #[default]
    Nothing,
    /// One was placed.
    Placed(Post),
    /// One was taken back.
    TakenBack(Post),
}

/// Everything that lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(crate) board: Board,
    pub(crate) crews: PerSeat<Crew>,
    pub(crate) goods: PerSeat<Goods>,
    /// Ships taken, counted by kind.
    pub(crate) taken: PerSeat<[u8; SHIPS]>,
    /// How many ships each seat is still to take for markets completed this turn.
    pub(crate) claims: PerSeat<u8>,
    pub(crate) row: [Option<ShipId>; ROW],
    pub(crate) pile: [u8; SHIPS],
    /// Tiles not drawn yet, counted by face, and how many that are.
    pub(crate) bag: [u8; TILES],
    pub(crate) left: u8,
    /// Tiles that fitted nowhere when they were drawn, counted by face.
    pub(crate) aside: [u8; TILES],
    pub(crate) takeback: Takeback,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) latest: Latest,
}

impl Table {
    /// RULES §2: the start tile on the table, nothing drawn yet.
    pub(crate) fn new(options: &Options) -> Table {
        let edition = options.edition;
        let mut bag = [0; TILES];
        for (id, face) in edition.faces() {
            bag[id.index()] = face.count - u8::from(id == edition.start());
        }
        let mut pile = [0; SHIPS];
        for (place, &(_, count)) in pile.iter_mut().zip(edition.ships()) {
            *place = count;
        }
        Table {
            board: Board::new(edition),
            crews: PerSeat::new(options.seats),
            goods: PerSeat::new(options.seats),
            taken: PerSeat::new(options.seats),
            claims: PerSeat::new(options.seats),
            row: [None; ROW],
            pile,
            bag,
            left: (TILES - 1) as u8,
            aside: [0; TILES],
            takeback: options.takeback,
            turn: Seat(0),
            phase: Phase::Reveal(Then::Turn),
            latest: Latest::Nothing,
        }
    }

    /// The tiles and ships it is played with.
    #[inline]
    pub fn edition(&self) -> Edition<Archipelago> {
        self.board.edition()
    }

    /// How the game was set up.
    pub fn options(&self) -> Options {
        Options { seats: self.seats(), takeback: self.takeback, edition: self.edition() }
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.goods.count()
    }

    /// Whom the game waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Reveal(_) | Phase::Draw => Awaiting::Chance,
            Phase::Lay(_) | Phase::Settle | Phase::Load => Awaiting::seat(self.turn),
            Phase::Claim(seat) => Awaiting::seat(seat),
            Phase::Over => Awaiting::Nobody,
        }
    }

    /// Whether the question on the table can be answered, and needs to be.
    pub(crate) fn phase_is_sound(&self) -> bool {
        match self.phase {
            Phase::Reveal(_) => self.row_is_due(),
            Phase::Draw => self.left > 0,
            Phase::Lay(face) => self.fits_often(face),
            Phase::Settle => self.islanders_can_move(),
            Phase::Claim(seat) => {
                seat.0 < self.seats() && self.claims[seat] > 0 && self.best_ships().count() > 1
            }
            Phase::Load => self.a_ship_is_in_reach(),
            Phase::Over => true,
        }
    }

    /// How many pieces there are of each kind, wherever they lie.
    pub(crate) fn census(&self) -> Vec<(&'static str, u32)> {
        let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let in_hand = u32::from(matches!(self.phase, Phase::Lay(_)));
        let taken: u32 = self.taken.as_slice().iter().map(|ships| sum(ships)).sum();
        let islanders =
            self.crews.iter().map(|(_, crew)| crew.posts().len() as u32 + u32::from(crew.reserve()));
        vec![
            ("tiles", self.board.tiles().len() as u32 + sum(&self.bag) + sum(&self.aside) + in_hand),
            ("ships", self.row.iter().flatten().count() as u32 + sum(&self.pile) + taken),
            ("islanders", islanders.sum()),
        ]
    }

    /// What is asked now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The tiles on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What a seat holds in goods.
    pub fn goods(&self, seat: Seat) -> Goods {
        self.goods[seat]
    }

    /// Where a seat's islanders stand.
    pub fn crew(&self, seat: Seat) -> &Crew {
        &self.crews[seat]
    }

    /// The open ships; a place is empty until it is filled from the pile, or for good when the pile is gone.
    pub fn row(&self) -> [Option<Ship>; ROW] {
        self.row.map(|slot| slot.map(|id| self.ship(id)))
    }

    /// The ships not turned up yet, with how many there are of each.
    pub fn pile(&self) -> impl Iterator<Item = (Ship, u8)> {
        self.counted(self.pile)
    }

    /// The ships a seat has taken, with how many of each.
    pub fn taken(&self, seat: Seat) -> impl Iterator<Item = (Ship, u8)> {
        self.counted(self.taken[seat])
    }

    fn counted(&self, counts: [u8; SHIPS]) -> impl Iterator<Item = (Ship, u8)> {
        let ships = self.board.edition().ships().len();
        let all = (0..ships).map(move |index| (self.ship(ShipId(index as u8)), counts[index]));
        all.filter(|&(_, count)| count > 0)
    }

    /// The points of the ships a seat has taken.
    pub fn ship_points(&self, seat: Seat) -> u32 {
        self.taken(seat).map(|(ship, count)| u32::from(ship.points) * u32::from(count)).sum()
    }

    /// How many tiles are still to be drawn.
    pub fn tiles_left(&self) -> u8 {
        self.left
    }

    /// The tiles still to be drawn, counted by face.
    pub fn bag(&self) -> impl Iterator<Item = (FaceId, u8)> {
        faces(self.bag)
    }

    /// The tiles that fitted nowhere and are out of the game, counted by face.
    pub fn aside(&self) -> impl Iterator<Item = (FaceId, u8)> {
        faces(self.aside)
    }

    /// What was done with an islander after the newest tile was laid.
    pub fn latest(&self) -> Latest {
        self.latest
    }

    /// Every islander on the table, seat by seat.
    pub fn islanders(&self) -> impl Iterator<Item = (Seat, Post)> {
        self.crews.iter().flat_map(|(seat, crew)| crew.posts().iter().map(move |&post| (seat, post)))
    }

    /// How many islanders each seat has on a feature.
    pub fn islanders_on(&self, feature: FeatureId) -> PerSeat<u8> {
        let stands = |post: &&Post| self.feature_under(**post) == Some(feature);
        self.crews.map(|_, crew| crew.posts().iter().filter(stands).count() as u8)
    }

    /// The feature an islander stands on; a merchant on a market stands on none.
    #[inline]
    pub fn feature_under(&self, post: Post) -> Option<FeatureId> {
        post.region().map(|region| self.board.feature(post.tile, region))
    }

    /// Where on its tile an islander stands.
    pub fn spot(&self, post: Post) -> Spot {
        match post.region() {
            Some(region) => self.board.facing(post.tile).regions()[region].spot(),
            None => Spot::MARKET,
        }
    }

    /// The cell an islander stands on.
    pub fn cell(&self, post: Post) -> Cell {
        self.board.cell(post.tile)
    }

    #[inline]
    pub(crate) fn ship(&self, id: ShipId) -> Ship {
        self.board.edition().ships()[id.index()].0
    }
}

fn faces(counts: [u8; TILES]) -> impl Iterator<Item = (FaceId, u8)> {
    let all = counts.into_iter().enumerate().map(|(index, count)| (FaceId(index as u8), count));
    all.filter(|&(_, count)| count > 0)
}
