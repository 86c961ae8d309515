//! The whole state, and how the kernel reaches the rules.

use std::ops::RangeInclusive;

use tidetable_kernel::{
    Awaiting, Census, Dice, EventSink, Game, OptionsError, PerSeat, Seat, Standings, Viewer,
};

use crate::{
    action::Action,
    board::Laid,
    card::{Card, Cards},
    chance::Chance,
    edition::{MOST_HIDDEN, SEATS},
    event::Event,
    list::List,
    options::Options,
    refusal::Refusal,
    rules::scoring::final_points,
    sea::Sea,
    table::{Phase, Table},
    tile::{Hue, Shape, Symbol, Tile},
    treasure::{Treasure, Treasures},
    view::View,
};

/// A position of Mermaid Rain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MermaidRain {
    pub(crate) table: Table,
    pub(crate) sea: Sea,
    pub(crate) secrets: Secrets,
}

/// What not everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secrets {
    /// The adventure cards each seat holds, those of a secret answer included.
    pub(crate) hands: PerSeat<Cards>,
    /// The secret answers that are not yet revealed.
    pub(crate) answers: PerSeat<Option<Action>>,
    /// The cards in the deck. They have no order before they are drawn.
    pub(crate) deck: Cards,
    /// What the tokens are that were laid out face down; nothing for those that nobody has looked at.
    pub(crate) tokens: List<Option<Treasure>, MOST_HIDDEN>,
    /// The tokens that nobody has looked at: some lie face down in the ocean, the others in the pool.
    pub(crate) unseen: Treasures,
}

impl MermaidRain {
    /// All that everybody can see, except the tiles in the ocean.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The places of the ocean.
    pub fn sea(&self) -> &Sea {
        &self.sea
    }

    /// The adventure cards a seat holds.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.secrets.hands[seat]
    }

    /// What a token is that was laid out face down, if anybody has looked at it.
    pub fn hidden_token(&self, index: usize) -> Option<Treasure> {
        self.secrets.tokens[index]
    }

    pub(crate) fn award(&mut self, seat: Seat, points: u8) {
        self.table.points[seat] += i16::from(points);
    }
}

impl Game for MermaidRain {
    const ID: &'static str = "mermaid-rain";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = SEATS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<MermaidRain, OptionsError> {
        if !SEATS.contains(&options.seats) {
            let (fewest, most) = SEATS.into_inner();
            return Err(OptionsError::Seats { fewest, most, asked: options.seats });
        }
        let table = Table::new(*options);
        let secrets = Secrets {
            hands: PerSeat::new(options.seats),
            answers: PerSeat::new(options.seats),
            deck: options.edition.cards,
            tokens: List::filled(table.face_down.len()),
            unseen: options.edition.tokens,
        };
        Ok(MermaidRain { sea: *table.chart().sea(), table, secrets })
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.awaits(seat) {
            return;
        }
        match self.table.phase {
            Phase::Meld => self.list_lay(seat, out),
            Phase::Pick { bonus } => self.list_pick(bonus, out),
            Phase::Waltz => self.list_waltz(out),
            Phase::Start => out.extend(self.table.free_starts().map(|at| Action::Start { at })),
            Phase::Place => self.list_place(seat, out),
            Phase::Ride { warp } => self.list_ride(seat, warp, out),
            Phase::Take => self.list_take(seat, out),
            Phase::Drift => out.extend(self.table.free_starts().map(|to| Action::Drift { to })),
            Phase::Keep => self.list_keep(seat, out),
            _ => (),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !self.awaits(seat) {
            return Err(Refusal::NotAwaited { seat });
        }
        match (self.table.phase, *action) {
            (Phase::Meld, Action::Lay { cards }) => self.check_lay(seat, cards),
            (Phase::Meld, Action::Princess) => self.check_princess(seat),
            (Phase::Pick { .. }, Action::Pick { tile }) => self.check_pick(tile),
            (Phase::Pick { .. }, Action::March) => self.check_march(seat),
            (Phase::Pick { .. } | Phase::Waltz, Action::Waltz { shape }) => self.check_waltz(seat, shape),
            (Phase::Start, Action::Start { at }) => self.check_start(at),
            (Phase::Place, Action::Place { tile, at, turn }) => {
                self.check_place(seat, Laid { tile, at, turn })
            }
            (Phase::Ride { .. }, Action::Move { to, pay }) => self.check_move(seat, to, pay),
            (Phase::Ride { .. }, Action::Warp { to }) => self.check_warp(seat, to),
            (Phase::Take, Action::Take { token }) => self.check_take(seat, token),
            (Phase::Take, Action::TakeHidden { nth }) => self.check_take_hidden(seat, nth),
            (Phase::Drift, Action::Drift { to }) => self.check_start(to),
            (Phase::Keep, Action::Keep { cards }) => self.check_keep(seat, cards),
            (Phase::Place, Action::Forgo)
            | (Phase::Ride { .. }, Action::Rest)
            | (Phase::Take, Action::Leave) => Ok(()),
            (phase, _) => Err(Refusal::NotNow { phase }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        match *action {
            Action::Lay { .. } | Action::Princess => self.do_lay(seat, *action, events),
            Action::Pick { tile } => self.do_pick(seat, tile, events),
            Action::March => self.do_march(),
            Action::Waltz { shape } => self.do_waltz(shape, events),
            Action::Start { at } => self.do_start(seat, at, events),
            Action::Place { tile, at, turn } => self.do_place(seat, Laid { tile, at, turn }, events),
            Action::Forgo => self.do_forgo(seat, events),
            Action::Move { to, pay } => self.do_move(seat, to, pay, events),
            Action::Warp { to } => self.do_warp(seat, to, events),
            Action::Rest => self.do_rest(seat, events),
            Action::Take { token } => self.do_take(seat, token, events),
            Action::TakeHidden { nth } => self.do_take_hidden(seat, nth, events),
            Action::Leave => self.do_leave(seat, events),
            Action::Drift { to } => self.do_drift(seat, to, events),
            Action::Keep { .. } => self.do_keep(seat, *action, events),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.table.phase {
            Phase::Dealer => self.list_dealers(out),
            Phase::Treasures => self.list_face_up(out),
            Phase::Deal => self.list_hands(out),
            Phase::Undercurrents => self.list_undercurrents(out),
            Phase::Reveal => {
                if let Some(shape) = self.table.next_revealed() {
                    self.list_tiles(shape, out);
                }
            }
            Phase::Pool { .. } => self.list_pool(out),
            Phase::Extra { shape, .. } => self.list_tiles(shape, out),
            Phase::Peek => self.list_face_down(out),
            _ => (),
        }
    }

    fn resolve(&mut self, chance: &Chance, events: &mut impl EventSink<Event>) {
        match (self.table.phase, *chance) {
            (_, Chance::Dealer { seat }) => self.draw_dealer(seat, events),
            (_, Chance::FaceUp { token }) => self.lay_out(token, events),
            (_, Chance::Hand { cards }) => self.deal(cards, events),
            (_, Chance::Undercurrents { card }) => self.draw_undercurrents(card, events),
            (Phase::Extra { picked, .. }, Chance::Surf { tile }) => self.draw_extra(tile, picked, events),
            (_, Chance::Surf { tile }) => self.reveal_tile(tile, events),
            (phase, Chance::Pool { token }) => {
                self.draw_from_pool(token, phase == (Phase::Pool { picked: true }), events);
            }
            (_, Chance::FaceDown { token }) => self.look(token, events),
        }
    }

    /// RULES §7.5: the most points win, ties share.
    fn standings(&self) -> Standings {
        let added = match self.table.phase {
            Phase::Over => PerSeat::new(self.seats()),
            _ => final_points(&self.tokens()),
        };
        Standings::by_points(self.table.points.map(|seat, &points| i32::from(points + added[seat])))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn uncovers(event: &Event) -> bool {
        event.uncovers()
    }

    fn sample_action(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        if self.table.phase == Phase::Place {
            return self.sample_place(seat, dice);
        }
        scratch.clear();
        self.legal_actions(seat, scratch);
        dice.pick(scratch)
    }

    fn sample_chance(&self, dice: &mut Dice, scratch: &mut Vec<(Chance, u32)>) -> Chance {
        if self.table.phase == Phase::Deal {
            return self.sample_hand(dice);
        }
        scratch.clear();
        self.chances(scratch);
        dice.pick_weighted(scratch)
    }
}

impl MermaidRain {
    #[inline]
    fn awaits(&self, seat: Seat) -> bool {
        seat.0 < self.seats() && self.awaiting().seats().contains(seat)
    }
}

impl Census for MermaidRain {
    fn census(&self) -> Vec<(&'static str, u32)> {
        let (table, secrets) = (&self.table, &self.secrets);
        let hands: Cards = secrets.hands.as_slice().iter().copied().sum();
        let cards = table.cards_in_sight() + secrets.deck + hands;
        let looked_at: Treasures = secrets.tokens.iter().filter_map(|&token| token).collect();
        let tokens = table.tokens_in_sight() + looked_at + secrets.unseen;
        let tiles = table.tiles(&self.sea);
        let of = |fits: &dyn Fn(Tile) -> bool| -> u32 {
            tiles.iter().filter(|&(tile, _)| fits(tile)).map(|(_, count)| u32::from(count)).sum()
        };
        let mut census = vec![("mermaids", table.mermaids.as_slice().len() as u32)];
        census.extend(Card::ALL.map(|card| (card.name(), u32::from(cards.of(card)))));
        census.extend(Treasure::ALL.map(|kind| (kind.name(), u32::from(tokens[kind]))));
        census.extend(Shape::ALL.map(|shape| (shape.name(), of(&|tile| tile.shape() == shape))));
        census.extend(Symbol::ALL.map(|symbol| (symbol.name(), of(&|tile| tile.symbol() == symbol))));
        census.extend(Hue::ALL.map(|hue| (hue.name(), of(&|tile| tile.hue() == hue))));
        census
    }
}
