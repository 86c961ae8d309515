//! All that everybody at the table can see, except the tiles in the ocean (those are the `Sea`).

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, PerSeat, Seat, Seats};

use crate::{
    board::{Chart, Laid, Terrain},
    card::Cards,
    edition::{DEALT, KEPT, MOST_HIDDEN, MOST_UNDERCURRENTS, Setup},
    hex::Hex,
    list::List,
    meld::Meld,
    options::Options,
    sea::{MOST_SPACES, MOST_TILES, Sea},
    tile::{Shape, Tile, Tiles},
    treasure::Treasures,
};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// RULES §3.4: the first dealer is drawn.
    Dealer,
    /// RULES §3.2: face-up tokens are laid out.
    Treasures,
    /// RULES §4.1: cards are dealt.
    Deal,
    /// RULES §4.2: an undercurrents card is drawn.
    Undercurrents,
    /// RULES §4.2: surf tiles are revealed.
    Reveal,
    /// RULES §4.3: everybody who has not stopped lays cards for a meld.
    Meld,
    /// RULES §4.5: a seat takes a tile.
    Pick {
        /// RULES §4.6: whether a bonus is still to be taken, before or after the tile.
        bonus: bool,
    },
    /// RULES §4.6: a seat has taken its tile and chooses the shape of the Waltz's tile.
    Waltz,
    /// RULES §4.6: the March's token is drawn.
    Pool {
        /// Whether the seat has taken its tile.
        picked: bool,
    },
    /// RULES §4.6: the Waltz's tile is drawn.
    Extra {
        /// From which pile.
        shape: Shape,
        /// Whether the seat has taken its other tile.
        picked: bool,
    },
    /// RULES §5.1: a seat chooses its start space.
    Start,
    /// RULES §5.2: a seat places a tile.
    Place,
    /// RULES §5.3: a seat moves.
    Ride {
        /// RULES §5.5: whether it may still warp.
        warp: bool,
    },
    /// RULES §5.6: a seat looks at a face-down token that nobody has seen.
    Peek,
    /// RULES §5.6: a seat takes a token.
    Take,
    /// RULES §6.2: a seat drifts.
    Drift,
    /// RULES §6.3: everybody with more than two cards discards.
    Keep,
    /// RULES §7: the game is over.
    Over,
}

impl Phase {
    /// Whether one seat of the player order is on turn.
    pub fn has_turn(self) -> bool {
        match self {
            Phase::Dealer
            | Phase::Treasures
            | Phase::Deal
            | Phase::Undercurrents
            | Phase::Reveal
            | Phase::Meld
            | Phase::Keep
            | Phase::Over => false,
            Phase::Pick { .. }
            | Phase::Waltz
            | Phase::Pool { .. }
            | Phase::Extra { .. }
            | Phase::Start
            | Phase::Place
            | Phase::Ride { .. }
            | Phase::Peek
            | Phase::Take
            | Phase::Drift => true,
        }
    }
}

/// RULES §3.2: a token that was laid out face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    /// Who has looked at it.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub seen_by: Seats,
    /// Who has taken it; it lies face down in front of that seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_by: Option<Seat>,
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

/// All that everybody at the table can see, except the tiles in the ocean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// How the game was set up.
    pub options: Options,
    /// What happens next.
    pub phase: Phase,
    /// The round, from one to five; zero while the game is set up.
    pub round: u8,
    /// Who has the Prince and deals.
    pub prince: Seat,
    /// The player order of the round, once the melds are ranked.
    pub order: PerSeat<Seat>,
    /// How many seats of the order have had their turn in this part of the round.
    pub turn: u8,
    /// While repeated draws go on: how many tokens are laid out, or how many seats have their cards.
    pub drawn: u8,
    /// While cards are dealt: how many the next seat still gets.
    pub owed: u8,
    /// What each seat has scored.
    pub points: PerSeat<i16>,
    /// Where each mermaid is: a space, or the first hex of a tile.
    pub mermaids: PerSeat<Option<Hex>>,
    /// How many adventure cards each seat holds.
    pub hands: PerSeat<u8>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// What was in the deck when it was last shuffled.
    pub shuffled: Cards,
    /// The cards discarded since then.
    pub discards: Cards,
    /// The cards each seat has revealed for its meld in this round.
    pub melds: PerSeat<Cards>,
    /// Who has played the mermaid princess.
    pub stopped: Seats,
    /// Who has given a secret answer that is not yet revealed.
    pub answered: Seats,
    /// What each seat discarded when the last round ended.
    pub shed: PerSeat<Cards>,
    /// The dark tiles that left the ocean when the last round ended.
    pub washed_away: List<Laid, MOST_TILES>,
    /// Where the mermaids were that had to drift then: the first hexes of those tiles.
    pub adrift: PerSeat<Option<Hex>>,
    /// The undercurrents cards drawn so far.
    pub undercurrents: List<u8, MOST_UNDERCURRENTS>,
    /// The face-down piles of surf tiles; what is in them can be known from what is not.
    pub piles: Tiles,
    /// The discarded surf tiles.
    pub tile_discards: Tiles,
    /// The revealed surf tiles.
    pub offer: Tiles,
    /// The surf tiles each seat has still to place.
    pub held: PerSeat<List<Tile, 2>>,
    /// The face-up tokens on each space, in the order of the chart's spaces.
    pub face_up: List<Treasures, MOST_SPACES>,
    /// The tokens that were laid out face down, in the order of the set-up.
    pub face_down: List<Hidden, MOST_HIDDEN>,
    /// The face-up tokens in front of each seat.
    pub won: PerSeat<Treasures>,
    /// How many tokens are in the pool.
    pub pool: u8,
    /// RULES §5.6: the treasure spaces that the seat on turn has entered, as bits by number.
    pub entered: u64,
}

impl Table {
    /// The table before anything is drawn.
    pub(crate) fn new(options: Options) -> Table {
        let (seats, ocean) = (options.seats, options.edition);
        let setup = ocean.setup(seats);
        let laid_out = setup.up.len() + setup.down.len();
        Table {
            options,
            phase: Phase::Dealer,
            round: 0,
            prince: Seat(0),
            order: PerSeat::from_fn(seats, |seat| seat),
            turn: 0,
            drawn: 0,
            owed: DEALT,
            points: PerSeat::new(seats),
            mermaids: PerSeat::new(seats),
            hands: PerSeat::new(seats),
            deck: ocean.cards.count(),
            shuffled: ocean.cards,
            discards: Cards::NONE,
            melds: PerSeat::new(seats),
            stopped: Seats::NONE,
            answered: Seats::NONE,
            shed: PerSeat::new(seats),
            washed_away: List::new(),
            adrift: PerSeat::new(seats),
            undercurrents: List::new(),
            piles: ocean.tiles,
            tile_discards: Tiles::NONE,
            offer: Tiles::NONE,
            held: PerSeat::new(seats),
            face_up: List::filled(ocean.chart(seats).spaces().len()),
            face_down: List::filled(setup.down.len()),
            won: PerSeat::new(seats),
            pool: ocean.tokens.count() - laid_out as u8,
            entered: 0,
        }
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// The board as this table uses it.
    #[inline]
    pub fn chart(&self) -> &Chart {
        self.options.edition.chart(self.seats())
    }

    /// Where tokens lay when the game began.
    #[inline]
    pub fn setup(&self) -> &Setup {
        self.options.edition.setup(self.seats())
    }

    /// Whom the game waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Dealer
            | Phase::Treasures
            | Phase::Deal
            | Phase::Undercurrents
            | Phase::Reveal
            | Phase::Pool { .. }
            | Phase::Extra { .. }
            | Phase::Peek => Awaiting::Chance,
            Phase::Meld => Awaiting::Seats(self.unanswered(|seat| !self.stopped.contains(seat))),
            Phase::Keep => Awaiting::Seats(self.unanswered(|seat| self.hands[seat] > KEPT)),
            Phase::Pick { .. }
            | Phase::Waltz
            | Phase::Start
            | Phase::Place
            | Phase::Ride { .. }
            | Phase::Take
            | Phase::Drift => Awaiting::seat(self.on_turn()),
            Phase::Over => Awaiting::Nobody,
        }
    }

    #[inline]
    fn unanswered(&self, asked: impl Fn(Seat) -> bool) -> Seats {
        Seat::all(self.seats()).filter(|&seat| asked(seat) && !self.answered.contains(seat)).collect()
    }

    /// The seat on turn, once the melds are ranked.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.order.as_slice()[usize::from(self.turn)]
    }

    /// RULES §4.4: the meld that a seat's revealed cards make.
    #[inline]
    pub fn meld(&self, seat: Seat) -> Meld {
        Meld::best(self.melds[seat])
    }

    /// RULES §4.3: whether the meld is still to be opened with two cards.
    #[inline]
    pub fn opens_meld(&self, seat: Seat) -> bool {
        self.melds[seat].is_empty()
    }

    /// RULES §4.1: the seat that is dealt cards next.
    #[inline]
    pub fn dealt_seat(&self) -> Seat {
        Seat((self.prince.0 + 1 + self.drawn) % self.seats())
    }

    /// RULES §4.2: the shape of the next tile to be revealed.
    pub fn next_revealed(&self) -> Option<Shape> {
        let &card = self.undercurrents.last()?;
        let asked = self.options.edition.revealed(card, self.seats());
        Shape::ALL
            .into_iter()
            .zip(asked)
            .find(|&(shape, count)| self.offer.count_of(shape) < count)
            .map(|(shape, _)| shape)
    }

    /// RULES §4.6: whether a tile of that shape can be drawn, from its pile or its discards.
    #[inline]
    pub fn can_draw(&self, shape: Shape) -> bool {
        self.piles.count_of(shape) + self.tile_discards.count_of(shape) > 0
    }

    /// RULES §5.1, §6.2: the start spaces without a mermaid.
    pub fn free_starts(&self) -> impl Iterator<Item = Hex> + Clone {
        self.chart().starts().filter(|&start| self.occupant(start).is_none())
    }

    /// The first seat whose mermaid is on a place.
    pub fn occupant(&self, place: Hex) -> Option<Seat> {
        self.mermaids.iter().find(|&(_, &at)| at == Some(place)).map(|(seat, _)| seat)
    }

    /// The number of the space on a hex.
    pub fn space(&self, hex: Hex) -> Option<usize> {
        self.chart().spaces().iter().position(|space| space.hex == hex)
    }

    /// The face-down tokens that lie on a space: each with its number there and its number in the set-up.
    #[inline]
    pub fn hidden_on(&self, space: usize) -> impl Iterator<Item = (u8, usize)> + Clone {
        let lies_there = |&(_, token): &(u8, usize)| self.face_down[token].taken_by.is_none();
        (0..).zip(self.setup().down_on(space)).filter(lies_there)
    }

    /// How many tokens lie face down in front of a seat.
    pub fn hidden_won(&self, seat: Seat) -> u8 {
        self.face_down.iter().filter(|token| token.taken_by == Some(seat)).count() as u8
    }

    /// Where a token that was laid out face down lay.
    pub fn hidden_at(&self, token: usize) -> Hex {
        self.chart().spaces()[usize::from(self.setup().down[token])].hex
    }

    /// What is printed on a hex.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.chart().terrain(hex)
    }

    /// The cards that everybody can see: discards, and melds while they lie on the table.
    pub fn cards_in_sight(&self) -> Cards {
        let melds = if self.phase == Phase::Meld { self.melds.as_slice() } else { &[] };
        self.discards + melds.iter().copied().sum()
    }

    /// The tokens that everybody can see.
    pub fn tokens_in_sight(&self) -> Treasures {
        self.face_up.iter().chain(self.won.as_slice()).copied().sum()
    }

    /// All surf tiles, wherever they are.
    pub(crate) fn tiles(&self, sea: &Sea) -> Tiles {
        let mut tiles = self.piles;
        tiles.absorb(&self.tile_discards);
        tiles.absorb(&self.offer);
        let held = self.held.as_slice().iter().flat_map(|held| held.iter().copied());
        held.chain(sea.tiles().iter().map(|laid| laid.tile)).for_each(|tile| tiles.add(tile));
        tiles
    }
}
