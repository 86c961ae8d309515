//! The full state: the table and what is hidden.

use std::ops::RangeInclusive;

use tidetable_kernel::{
    Awaiting, Census, Dice, EventSink, Game, OptionsError, PerSeat, Seat, Standings, Viewer,
};

use crate::{
    Coral, Corals, Deck, Shape, Ship, Size,
    action::Action,
    chance::Chance,
    event::{Event, Score},
    list::List,
    options::Options,
    refusal::Refusal,
    rules::{chances, corals, dragons, drawing, gold, missions, passing, scoring, turn},
    table::{HAND, MOST_CORALS, Phase, Table},
    view::View,
};

/// A dragon card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct HandCard {
    pub(crate) card: Shape,
    /// Whether everybody knows it, because it was taken from the market.
    pub(crate) open: bool,
}

/// The dragon cards of a seat; free places come last.
pub(crate) type Hand = [Option<HandCard>; HAND];

/// A coral card under the pile, which whoever put it there has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Buried {
    pub(crate) seat: Seat,
    pub(crate) coral: Coral,
}

impl Default for Buried {
    fn default() -> Buried {
        Buried { seat: Seat(0), coral: Coral::ANY }
    }
}

/// A game of Sea Dragons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeaDragons {
    pub(crate) table: Table,
    /// The piles of dragon cards, in no order: nobody has seen any.
    pub(crate) pile: Deck,
    pub(crate) hands: PerSeat<Hand>,
    /// The card chosen by whoever's turn it is.
    pub(crate) chosen: Option<Shape>,
    /// The coral cards in the hands.
    pub(crate) corals: PerSeat<Corals>,
    /// The coral cards somebody is looking at.
    pub(crate) offered: Corals,
    /// The upper part of the coral pile, which nobody has seen.
    pub(crate) fresh: Corals,
    /// The lower part of the coral pile, from top to bottom.
    pub(crate) buried: List<Buried, MOST_CORALS>,
}

impl SeaDragons {
    /// All that everybody can see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The seat's coral cards.
    pub fn corals(&self, seat: Seat) -> Corals {
        self.corals[seat]
    }

    /// The seat's dragon cards.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = Shape> + Clone {
        self.hand(seat).map(|held| held.card)
    }

    /// RULES §10.2: everybody's points as if the game ended now, taken apart.
    pub fn scores(&self) -> PerSeat<Score> {
        scoring::scores(&self.table, &self.corals)
    }

    /// The seat's dragon cards.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = HandCard> + Clone {
        self.hands[seat].into_iter().flatten()
    }
}

impl Game for SeaDragons {
    const ID: &'static str = "sea-dragons";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options) -> Result<SeaDragons, OptionsError> {
        let (fewest, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        if !Self::SEATS.contains(&options.seats) {
            return Err(OptionsError::Seats { fewest, most, asked: options.seats });
        }
        Ok(SeaDragons {
            table: Table::new(*options),
            pile: options.edition.dragons,
            hands: PerSeat::new(options.seats),
            chosen: None,
            corals: PerSeat::new(options.seats),
            offered: Corals::NONE,
            fresh: options.edition.corals,
            buried: List::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting() != Awaiting::seat(seat) {
            return;
        }
        match self.table.phase {
            Phase::Choose => {
                dragons::list_plays(self, seat, out);
                out.push(Action::Pass);
                gold::list_cash(self, seat, out);
            }
            Phase::Place => {
                dragons::list_places(self, seat, out);
                gold::list_cash(self, seat, out);
            }
            Phase::Keep => corals::list_keeps(self, out),
            Phase::Harvest => {
                missions::list_completes(self, seat, out);
                drawing::list_draws(&self.table, out);
                gold::list_cash(self, seat, out);
            }
            _ => unreachable!("nobody is awaited in the other phases"),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        turn::check_question(&self.table, seat, action)?;
        match *action {
            Action::Play { card } => dragons::check_play(self, seat, card),
            Action::Place { card, head, pose, head_at } => {
                dragons::check_place(self, seat, card, head, pose)?;
                dragons::check_head(card, head_at)
            }
            Action::Keep { coral } => corals::check_keep(self, coral),
            Action::Complete { mission, ships, corals } => {
                missions::check_complete(self, seat, mission, ships, corals)
            }
            Action::Take { card } => drawing::check_take(&self.table, card),
            Action::Blind { size } => drawing::check_blind(&self.table, size),
            Action::Finish => drawing::check_finish(&self.table),
            Action::Cash => gold::check_cash(self, seat),
            Action::Pass => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        match *action {
            Action::Play { card } => dragons::do_play(self, seat, card, events),
            Action::Place { head, pose, head_at, .. } => {
                dragons::do_place(self, seat, head, pose, head_at, events);
            }
            Action::Keep { coral } => corals::do_keep(self, seat, coral, events),
            Action::Complete { mission, ships, corals } => {
                missions::do_complete(self, seat, mission, ships, corals, events);
            }
            Action::Take { card } => drawing::do_take(self, seat, card, events),
            Action::Blind { size } => drawing::do_blind(self, seat, size, events),
            Action::Finish => drawing::do_finish(self, seat, events),
            Action::Cash => gold::do_cash(self, seat, events),
            Action::Pass => passing::do_pass(self, seat, events),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        chances::list_chances(self, out);
    }

    #[inline]
    fn resolve(&mut self, chance: &Chance, events: &mut impl EventSink<Event>) {
        chances::do_chance(self, *chance, events);
    }

    fn standings(&self) -> Standings {
        scoring::standings(self)
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

    /// Every legal answer is as likely as every other; places are counted instead of listed.
    #[inline]
    fn sample_action(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        if self.table.phase == Phase::Place {
            return dragons::sample_place(self, seat, dice);
        }
        scratch.clear();
        self.legal_actions(seat, scratch);
        dice.pick(scratch)
    }

    #[inline]
    fn sample_chance(&self, dice: &mut Dice, _: &mut Vec<(Chance, u32)>) -> Chance {
        chances::sample_chance(self, dice)
    }
}

impl Census for SeaDragons {
    fn census(&self) -> Vec<(&'static str, u32)> {
        let table = &self.table;
        let stocks = table.stocks.as_slice();
        let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum::<u32>();
        let cards = |size: Size| {
            let in_hands =
                self.hands.as_slice().iter().flatten().flatten().filter(|held| held.card.size() == size);
            let in_market = table.market[size].iter().flatten();
            sum(&mut [self.pile.of_size(size), table.discards.of_size(size)].into_iter())
                + (in_hands.count() + in_market.count()) as u32
        };
        let ships = |ship| {
            let taken = sum(&mut stocks.iter().map(|stock| stock.ships.count(ship)));
            let elsewhere = [table.bag.count(ship), table.spent_ships.count(ship)];
            table.sea.ships[ship].len() + taken + sum(&mut elsewhere.into_iter())
        };
        let corals = sum(&mut self.corals.as_slice().iter().map(|hand| hand.len()))
            + sum(&mut [self.offered, self.fresh, table.spent_corals].into_iter().map(Corals::len))
            + u32::from(self.buried.len());
        let missions = sum(&mut stocks.iter().map(|stock| stock.missions.len()))
            + u32::from(table.missions.len())
            + table.open_missions().count() as u32;
        let heads =
            sum(&mut stocks.iter().map(|stock| stock.heads + stock.passes)) + u32::from(table.dragons.len());
        let names = ["green ships", "violet ships", "red ships", "blue ships"];
        let mut census: Vec<_> = names.into_iter().zip(Ship::ALL.map(ships)).collect();
        census.extend(["small cards", "medium cards", "large cards"].into_iter().zip(Size::ALL.map(cards)));
        census.extend([("coral cards", corals), ("missions", missions), ("dragon heads", heads)]);
        census
    }
}
