//! Whether a view that came from outside can be one at all, so that nothing built on it can fail.

use tidetable_kernel::{Seat, Seats, Viewer};

use crate::{
    action::Action,
    card::Cards,
    edition::{DEALT, KEPT, SEATS},
    sea::Sea,
    table::{Phase, Table},
    treasure::Treasures,
    view::View,
};

type Verdict = Result<(), &'static str>;

fn demand(kept: bool, otherwise: &'static str) -> Verdict {
    if kept { Ok(()) } else { Err(otherwise) }
}

impl Table {
    /// Everything that is kept for each seat must be there for each seat.
    pub(crate) fn check_seats(&self) -> Verdict {
        let seats = self.seats();
        demand(SEATS.contains(&seats), "the game is for three to six")?;
        let counts = [
            self.order.count(),
            self.points.count(),
            self.mermaids.count(),
            self.hands.count(),
            self.melds.count(),
            self.shed.count(),
            self.held.count(),
            self.won.count(),
            self.adrift.count(),
        ];
        demand(counts.iter().all(|&count| count == seats), "something is missing for a seat")?;
        let everybody: Seats = self.order.as_slice().iter().copied().filter(|seat| seat.0 < seats).collect();
        demand(everybody == Seats::all(seats) && self.prince.0 < seats, "the order of play names a stranger")
    }

    fn check_course(&self) -> Verdict {
        let last_turn = self.seats() - u8::from(self.phase.has_turn());
        demand(self.turn <= last_turn && self.owed <= DEALT, "nobody is on turn")?;
        demand(self.points.as_slice().iter().all(|points| points.abs() <= 2_000), "nobody scores that much")?;
        let cards = self.options.edition.undercurrents();
        let known = self.undercurrents.iter().all(|card| (1..=cards).contains(card));
        demand(known, "there is no such undercurrents card")?;
        match self.phase {
            Phase::Treasures => {
                demand(usize::from(self.drawn) < self.setup().up.len(), "nothing is left to lay out")
            }
            Phase::Deal => demand(self.drawn < self.seats() && self.deck > 0, "nobody is left to deal to"),
            Phase::Undercurrents => demand(self.undercurrents.len() < usize::from(cards), "no card is left"),
            Phase::Reveal => {
                let drawn = self.next_revealed().is_some_and(|shape| self.piles.count_of(shape) > 0);
                demand(drawn, "nothing is left to reveal")
            }
            Phase::Extra { shape, .. } => demand(self.piles.count_of(shape) > 0, "the pile is empty"),
            Phase::Pool { .. } => demand(self.pool > 0, "the pool is empty"),
            Phase::Meld | Phase::Keep => demand(!self.awaiting().seats().is_empty(), "nobody is asked"),
            _ => Ok(()),
        }
    }

    fn is_secret(&self) -> bool {
        matches!(self.phase, Phase::Meld | Phase::Keep)
    }
}

impl View {
    pub(crate) fn check_sound(&self) -> Verdict {
        let table = &self.table;
        if let Viewer::Seat(seat) = self.viewer {
            demand(seat.0 < table.seats(), "the viewer does not sit here")?;
        }
        demand(
            self.hands.count() == table.seats() && self.answers.count() == table.seats(),
            "a hand is missing",
        )?;
        table.check_course()?;
        demand(table.tiles(&self.sea) == table.options.edition.tiles, "the tiles are not those of the box")?;
        self.check_cards()?;
        self.check_answers()?;
        self.check_tokens()?;
        self.check_mermaids()
    }

    fn check_mermaids(&self) -> Verdict {
        let (table, sea) = (&self.table, &self.sea);
        demand(Sea::with_tiles(table.chart(), &table.washed_away).is_some(), "a tile that left did not fit")?;
        let on_place =
            |&hex: &crate::Hex| sea.place(hex).is_some_and(|place| sea.name(table.chart(), place) == hex);
        let mut placed = table.mermaids.as_slice().iter().flatten();
        demand(placed.all(on_place), "a mermaid is nowhere")?;
        let mermaid = || table.mermaids[table.on_turn()];
        match table.phase {
            Phase::Place | Phase::Ride { .. } => {
                demand(mermaid().is_some(), "the mermaid on turn is nowhere")
            }
            Phase::Peek => {
                let space = mermaid().and_then(|hex| table.space(hex)).ok_or("tokens lie on spaces only")?;
                let unseen = |(_, token): (u8, usize)| {
                    table.face_down.get(token).is_some_and(|token| token.seen_by.is_empty())
                };
                demand(table.hidden_on(space).any(unseen), "there is no token to look at")
            }
            Phase::Take => {
                demand(mermaid().is_some_and(|hex| table.space(hex).is_some()), "tokens lie on spaces only")
            }
            Phase::Drift => demand(table.adrift[table.on_turn()].is_some(), "the mermaid lost no tile"),
            _ => Ok(()),
        }
    }

    fn check_cards(&self) -> Verdict {
        let table = &self.table;
        let of_size =
            |(seat, hand): (Seat, &Option<Cards>)| hand.is_none_or(|hand| hand.count() == table.hands[seat]);
        demand(self.hands.iter().all(of_size), "a hand has another size")?;
        demand(table.hands.as_slice().iter().all(|&count| count <= DEALT + KEPT), "a hand is too large")?;
        let sees = |seat| self.viewer.sees(seat) == self.hands[seat].is_some();
        demand(Seat::all(table.seats()).all(sees), "a hand is seen by the wrong viewer")?;
        demand(table.melds.as_slice().iter().all(|meld| meld.count() <= 5), "a meld is too large")?;
        let shown = self.hands.as_slice().iter().filter_map(|&hand| hand);
        let melds = if table.phase == Phase::Meld { table.melds.as_slice() } else { &[] };
        let mut unseen = table.options.edition.cards;
        for cards in shown.chain(melds.iter().copied()).chain([table.discards]) {
            unseen = unseen.checked_sub(cards).ok_or("there are not so many cards")?;
        }
        let others = self.hands.iter().filter(|(_, hand)| hand.is_none());
        let hidden: u8 = others.map(|(seat, _)| table.hands[seat]).sum();
        let deck = unseen.common(table.shuffled).count();
        demand(unseen.count() == hidden.saturating_add(table.deck) && deck >= table.deck, "cards are missing")
    }

    fn check_answers(&self) -> Verdict {
        let table = &self.table;
        for (seat, answer) in self.answers.iter() {
            let answered = table.answered.contains(seat);
            demand(
                answer.is_some() == (answered && self.viewer.sees(seat)),
                "an answer is seen by the wrong viewer",
            )?;
            let hand = self.hands[seat].unwrap_or_default();
            let possible = match (table.phase, *answer) {
                (_, None) => !answered || (table.is_secret() && table.hands[seat] >= 2),
                (Phase::Meld, Some(Action::Lay { cards })) => {
                    cards.count() == 2 - u8::from(!table.opens_meld(seat)) && hand.contains(cards)
                }
                (Phase::Meld, Some(Action::Princess)) => !table.opens_meld(seat),
                (Phase::Keep, Some(Action::Keep { cards })) => cards.count() == KEPT && hand.contains(cards),
                _ => false,
            };
            demand(possible, "nobody could have answered so")?;
        }
        let strangers = table.answered.iter().chain(table.stopped.iter()).any(|seat| seat.0 >= table.seats());
        demand(!strangers, "a stranger has answered")
    }

    fn check_tokens(&self) -> Verdict {
        let table = &self.table;
        let (spaces, hidden) = (table.chart().spaces(), table.setup().down.len());
        let complete = table.face_up.len() == spaces.len()
            && table.face_down.len() == hidden
            && self.tokens.len() == hidden;
        demand(complete, "spaces or tokens are missing")?;
        demand(table.entered >> spaces.len() == 0, "an entered space does not exist")?;
        for (token, hidden) in self.tokens.iter().zip(table.face_down.iter()) {
            let known = hidden.seen_by.iter().chain(hidden.taken_by).all(|seat| seat.0 < table.seats());
            demand(known, "a stranger has seen or taken a token")?;
            demand(token.is_none() || !hidden.seen_by.is_empty(), "nobody has seen that token")?;
        }
        let known: Treasures = self.tokens.iter().filter_map(|&token| token).collect();
        let mut unseen = table.options.edition.tokens;
        for tokens in table.face_up.iter().chain(table.won.as_slice()).copied().chain([known]) {
            unseen = unseen.checked_sub(tokens).ok_or("there are not so many tokens")?;
        }
        let unknown = self.tokens.iter().filter(|token| token.is_none()).count();
        let to_lay_out = match table.phase {
            Phase::Dealer | Phase::Treasures => {
                table.setup().up.len().saturating_sub(usize::from(table.drawn))
            }
            _ => 0,
        };
        let expected = unknown + usize::from(table.pool) + to_lay_out;
        demand(usize::from(unseen.count()) == expected, "tokens are missing")
    }
}
