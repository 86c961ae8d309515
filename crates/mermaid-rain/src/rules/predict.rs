//! RULES §4.1, §4.2: cards are dealt, an undercurrents card is drawn, surf tiles are revealed.

use tidetable_kernel::{Dice, EventSink, Seats};

use crate::{
    card::{Card, Cards, MOST_CARDS},
    chance::Chance,
    edition::DEALT,
    event::Event,
    state::MermaidRain,
    table::Phase,
    tile::{Shape, Tile, Tiles},
};

impl MermaidRain {
    /// RULES §4: a round begins with the deal.
    pub(crate) fn begin_round(&mut self, events: &mut impl EventSink<Event>) {
        let table = &mut self.table;
        table.round += 1;
        table.melds = tidetable_kernel::PerSeat::new(table.seats());
        (table.stopped, table.answered) = (Seats::NONE, Seats::NONE);
        (table.turn, table.drawn, table.owed) = (0, 0, DEALT);
        table.phase = Phase::Deal;
        events.emit(|| Event::RoundBegan { round: table.round, dealer: table.prince });
        self.shuffle_if_empty(events);
    }

    /// RULES §4.1: how many cards are dealt at once: all that the seat is owed, or what the deck still has.
    fn dealt_now(&self) -> u8 {
        self.table.owed.min(self.table.deck)
    }

    /// RULES §4.1: every hand that the deck can give, as often as it can give it.
    pub(crate) fn list_hands(&self, out: &mut Vec<(Chance, u32)>) {
        let deck = self.secrets.deck;
        let ways = |cards: Cards| {
            Card::ALL
                .iter()
                .map(|&card| CHOOSE[usize::from(deck.of(card))][usize::from(cards.of(card))])
                .product()
        };
        out.extend(deck.choices(self.dealt_now()).map(|cards| (Chance::Hand { cards }, ways(cards))));
    }

    /// RULES §4.1: a random hand, card by card.
    pub(crate) fn sample_hand(&self, dice: &mut Dice) -> Chance {
        let (mut deck, mut cards) = (self.secrets.deck, Cards::NONE);
        for left in (1..=u32::from(self.table.deck)).rev().take(usize::from(self.dealt_now())) {
            let card = Cards::one(deck.nth(dice.below(left)));
            deck -= card;
            cards += card;
        }
        Chance::Hand { cards }
    }

    /// RULES §4.1: a seat gets cards; when the deck is empty the discards are shuffled and the deal goes on.
    pub(crate) fn deal(&mut self, cards: Cards, events: &mut impl EventSink<Event>) {
        let (seat, count) = (self.table.dealt_seat(), cards.count());
        self.secrets.deck -= cards;
        self.secrets.hands[seat] += cards;
        self.table.deck -= count;
        self.table.hands[seat] += count;
        self.table.owed -= count;
        events.emit(|| Event::CardsDealt { seat, count, cards: Some(cards) });
        if self.table.owed == 0 {
            self.table.drawn += 1;
            self.table.owed = DEALT;
        }
        if self.table.drawn == self.table.seats() {
            self.table.phase = Phase::Undercurrents;
        } else {
            self.shuffle_if_empty(events);
        }
    }

    fn shuffle_if_empty(&mut self, events: &mut impl EventSink<Event>) {
        if self.table.deck == 0 {
            let cards = std::mem::take(&mut self.table.discards);
            self.secrets.deck = cards;
            self.table.deck = cards.count();
            self.table.shuffled = cards;
            events.emit(|| Event::DeckShuffled { cards });
        }
    }

    /// RULES §4.2: the undercurrents cards not yet drawn.
    pub(crate) fn list_undercurrents(&self, out: &mut Vec<(Chance, u32)>) {
        let drawn = &self.table.undercurrents;
        let left = (1..=self.table.options.edition.undercurrents()).filter(|card| !drawn.contains(card));
        out.extend(left.map(|card| (Chance::Undercurrents { card }, 1)));
    }

    /// RULES §4.2: the card says which tiles are revealed.
    pub(crate) fn draw_undercurrents(&mut self, card: u8, events: &mut impl EventSink<Event>) {
        self.table.undercurrents.push(card);
        let reveals = self.table.options.edition.revealed(card, self.table.seats());
        events.emit(|| Event::UndercurrentsDrawn { card, reveals });
        self.go_on_revealing(events);
    }

    fn go_on_revealing(&mut self, events: &mut impl EventSink<Event>) {
        match self.table.next_revealed() {
            Some(shape) => {
                self.table.phase = Phase::Reveal;
                self.shuffle_pile_if_empty(shape, events);
            }
            None => self.table.phase = Phase::Meld,
        }
    }

    /// RULES §4.2: an empty pile is made of the discarded tiles of its shape.
    pub(crate) fn shuffle_pile_if_empty(&mut self, shape: Shape, events: &mut impl EventSink<Event>) {
        if self.table.piles.count_of(shape) == 0 {
            let tiles: Tiles = self.table.tile_discards.split_off(shape);
            self.table.piles.absorb(&tiles);
            events.emit(|| Event::PileShuffled { shape, count: tiles.count() });
        }
    }

    /// RULES §4.2, §4.6: the tiles that may lie on top of a pile.
    pub(crate) fn list_tiles(&self, shape: Shape, out: &mut Vec<(Chance, u32)>) {
        let tiles = self.table.piles.iter_of(shape);
        out.extend(tiles.map(|(tile, count)| (Chance::Surf { tile }, u32::from(count))));
    }

    /// RULES §4.2: a tile is revealed.
    pub(crate) fn reveal_tile(&mut self, tile: Tile, events: &mut impl EventSink<Event>) {
        self.table.piles.take(tile);
        self.table.offer.add(tile);
        events.emit(|| Event::TileRevealed { tile });
        self.go_on_revealing(events);
    }
}

/// How many ways there are to choose up to seven cards from a number of cards.
///
/// The products of three of them sum up to the ways to choose seven from the whole deck: less than 2³² for
/// the largest deck.
const CHOOSE: [[u32; DEALT as usize + 1]; MOST_CARDS as usize + 1] = {
    let mut table = [[0; DEALT as usize + 1]; MOST_CARDS as usize + 1];
    let mut from = 0;
    while from < table.len() {
        table[from][0] = 1;
        let mut chosen = 1;
        while from > 0 && chosen < table[from].len() {
            table[from][chosen] = table[from - 1][chosen - 1] + table[from - 1][chosen];
            chosen += 1;
        }
        from += 1;
    }
    table
};
