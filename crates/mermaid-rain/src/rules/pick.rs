//! RULES §4.5–§4.7: tiles are taken in order, melds bring their bonuses, the Prince is passed.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    action::Action,
    chance::Chance,
    event::Event,
    meld::Meld,
    refusal::Refusal,
    rules::treasure::TOKEN_POINTS,
    state::MermaidRain,
    table::Phase,
    tile::{Shape, Tile, Tiles},
    treasure::Treasure,
};

impl MermaidRain {
    /// RULES §4.6: points come at once; a token or an extra tile comes before or after the own tile.
    pub(crate) fn begin_pick(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.table.on_turn();
        let meld = self.table.meld(seat);
        let points = meld.points();
        if points > 0 {
            self.award(seat, points);
            events.emit(|| Event::MeldScored { seat, meld, points });
        }
        let bonus = match meld {
            Meld::OceanMarch => self.table.pool > 0,
            Meld::AquamarineWaltz => self.drawable().next().is_some(),
            _ => false,
        };
        self.ask_for_tile(bonus, events);
    }

    /// A tile is not asked for if there is only one kind to take.
    fn ask_for_tile(&mut self, bonus: bool, events: &mut impl EventSink<Event>) {
        self.table.phase = Phase::Pick { bonus };
        if let (false, Some(tile)) = (bonus, self.table.offer.lone_kind()) {
            self.do_pick(self.table.on_turn(), tile, events);
        }
    }

    fn drawable(&self) -> impl Iterator<Item = Shape> {
        Shape::ALL.into_iter().filter(|&shape| self.table.can_draw(shape))
    }

    /// RULES §4.6: whether the seat on turn still has the bonus of that meld to take.
    fn check_bonus(&self, seat: Seat, meld: Meld) -> Result<(), Refusal> {
        let open = matches!(self.table.phase, Phase::Pick { bonus: true } | Phase::Waltz);
        if open && self.table.meld(seat) == meld { Ok(()) } else { Err(Refusal::NoBonus) }
    }

    /// RULES §4.6: only an Ocean March draws from the pool.
    pub(crate) fn check_march(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_bonus(seat, Meld::OceanMarch)
    }

    /// RULES §4.6: only an Aquamarine Waltz draws a tile, from a pile that has one.
    pub(crate) fn check_waltz(&self, seat: Seat, shape: Shape) -> Result<(), Refusal> {
        self.check_bonus(seat, Meld::AquamarineWaltz)?;
        if self.table.can_draw(shape) { Ok(()) } else { Err(Refusal::ShapeGone { shape }) }
    }

    /// RULES §4.5: a tile must be on offer.
    pub(crate) fn check_pick(&self, tile: Tile) -> Result<(), Refusal> {
        if self.table.offer.of(tile) > 0 { Ok(()) } else { Err(Refusal::NotOnOffer { tile }) }
    }

    /// RULES §4.5, §4.6: the tiles on offer, and the bonus if it is still to be taken.
    pub(crate) fn list_pick(&self, bonus: bool, out: &mut Vec<Action>) {
        out.extend(self.table.offer.iter().map(|(tile, _)| Action::Pick { tile }));
        match self.table.meld(self.table.on_turn()) {
            Meld::OceanMarch if bonus => out.push(Action::March),
            Meld::AquamarineWaltz if bonus => self.list_waltz(out),
            _ => (),
        }
    }

    /// RULES §4.6: the piles that an extra tile can come from.
    pub(crate) fn list_waltz(&self, out: &mut Vec<Action>) {
        out.extend(self.drawable().map(|shape| Action::Waltz { shape }));
    }

    /// RULES §4.5: the tile is taken; a bonus that was left for later follows.
    pub(crate) fn do_pick(&mut self, seat: Seat, tile: Tile, events: &mut impl EventSink<Event>) {
        self.table.offer.take(tile);
        self.table.held[seat].push(tile);
        events.emit(|| Event::TilePicked { seat, tile });
        if self.table.phase != (Phase::Pick { bonus: true }) {
            return self.next_pick(events);
        }
        if self.table.meld(seat) == Meld::OceanMarch {
            self.table.phase = Phase::Pool { picked: true };
            return;
        }
        self.table.phase = Phase::Waltz;
        let mut shapes = self.drawable();
        if let (Some(shape), None) = (shapes.next(), shapes.next()) {
            drop(shapes);
            self.do_waltz(shape, events);
        }
    }

    /// RULES §4.6: the March's token is drawn before the tile is taken.
    pub(crate) fn do_march(&mut self) {
        self.table.phase = Phase::Pool { picked: false };
    }

    /// RULES §4.6: a tile of that shape is drawn unseen.
    pub(crate) fn do_waltz(&mut self, shape: Shape, events: &mut impl EventSink<Event>) {
        let picked = self.table.phase == Phase::Waltz;
        let seat = self.table.on_turn();
        events.emit(|| Event::ShapeChosen { seat, shape });
        self.shuffle_pile_if_empty(shape, events);
        self.table.phase = Phase::Extra { shape, picked };
    }

    /// RULES §4.6: any token that nobody has seen may come from the pool.
    pub(crate) fn list_pool(&self, out: &mut Vec<(Chance, u32)>) {
        let tokens = self.secrets.unseen.iter();
        out.extend(tokens.map(|(token, count)| (Chance::Pool { token }, u32::from(count))));
    }

    /// RULES §4.6, §8.2: the token lies face up and scores.
    pub(crate) fn draw_from_pool(
        &mut self,
        token: Treasure,
        picked: bool,
        events: &mut impl EventSink<Event>,
    ) {
        let seat = self.table.on_turn();
        let points = if self.table.options.march { TOKEN_POINTS } else { 0 };
        self.secrets.unseen[token] -= 1;
        self.table.pool -= 1;
        self.table.won[seat][token] += 1;
        self.award(seat, points);
        events.emit(|| Event::TokenDrawn { seat, token, points });
        self.after_bonus(picked, events);
    }

    /// RULES §4.6: the extra tile lies open beside the other.
    pub(crate) fn draw_extra(&mut self, tile: Tile, picked: bool, events: &mut impl EventSink<Event>) {
        let seat = self.table.on_turn();
        self.table.piles.take(tile);
        self.table.held[seat].push(tile);
        events.emit(|| Event::ExtraTileDrawn { seat, tile });
        self.after_bonus(picked, events);
    }

    fn after_bonus(&mut self, picked: bool, events: &mut impl EventSink<Event>) {
        if picked {
            self.next_pick(events);
        } else {
            self.ask_for_tile(false, events);
        }
    }

    fn next_pick(&mut self, events: &mut impl EventSink<Event>) {
        self.table.turn += 1;
        if self.table.turn < self.table.seats() {
            self.begin_pick(events);
        } else {
            self.end_predicting(events);
        }
    }

    /// RULES §4.5, §4.7: tiles nobody took are discarded, the best meld gets the Prince.
    fn end_predicting(&mut self, events: &mut impl EventSink<Event>) {
        let tiles = std::mem::replace(&mut self.table.offer, Tiles::NONE);
        if tiles != Tiles::NONE {
            self.table.tile_discards.absorb(&tiles);
            events.emit(|| Event::OfferCleared { tiles });
        }
        self.table.turn = 0;
        let (from, to) = (self.table.prince, self.table.on_turn());
        self.table.prince = to;
        events.emit(|| Event::PrincePassed { from, to });
        self.begin_turn(events);
    }
}
