//! RULES §5: place an islander on the tile just laid, or take one back.

use tidetable_kernel::{EventSink, Seat};

use crate::{
    action::Action,
    cell::Cell,
    crew::Post,
    event::Event,
    options::Takeback,
    refusal::Refusal,
    spot::{Kind, Spot},
    table::{Latest, Table},
};

impl Table {
    /// Whether the seat whose turn it is could place an islander or take one back.
    pub(crate) fn islanders_can_move(&self) -> bool {
        let crew = &self.crews[self.turn];
        if crew.reserve() == 0 {
            return true;
        }
        let tile = self.board.newest();
        let facing = self.board.facing(tile);
        let free = |region| !self.board.is_occupied(self.board.feature(tile, region));
        facing.market()
            || (self.takeback == Takeback::Anytime && !crew.posts().is_empty())
            || (0..facing.regions().len()).any(free)
    }

    /// Every spot of the new tile that is free, every islander that may be taken back, and to leave them.
    pub(crate) fn list_islander(&self, out: &mut Vec<Action>) {
        let crew = &self.crews[self.turn];
        let tile = self.board.newest();
        if crew.reserve() > 0 {
            let facing = self.board.facing(tile);
            for (index, region) in facing.regions().iter().enumerate() {
                if !self.board.is_occupied(self.board.feature(tile, index)) {
                    out.push(Action::PlaceIslander { spot: region.spot() });
                }
            }
            if facing.market() {
                out.push(Action::PlaceIslander { spot: Spot::MARKET });
            }
        }
        if self.takeback == Takeback::Anytime || crew.reserve() == 0 {
            out.extend(crew.posts().iter().map(|&post| Action::TakeBack { cell: self.cell(post) }));
        }
        out.push(Action::LeaveIslanders);
    }

    /// RULES §5.1 to §5.3: on the new tile, from the reserve, on a feature where nobody stands.
    pub(crate) fn check_place(&self, spot: Spot) -> Result<(), Refusal> {
        let tile = self.board.newest();
        let feature = self.board.feature_at(tile, spot);
        let market = spot.kind() == Kind::Market && self.board.facing(tile).market();
        if feature.is_none() && !market {
            return Err(Refusal::NoSuchSpot { spot });
        }
        if self.crews[self.turn].reserve() == 0 {
            return Err(Refusal::ReserveEmpty);
        }
        match self.islanders().find(|&(_, post)| feature.is_some() && self.feature_under(post) == feature) {
            Some((seat, post)) => Err(Refusal::Occupied { spot, seat, cell: self.cell(post) }),
            None => Ok(()),
        }
    }

    /// Places an islander and scores.
    pub(crate) fn do_place(&mut self, spot: Spot, events: &mut impl EventSink<Event>) {
        let tile = self.board.newest();
        let region = self.board.region_at(tile, spot);
        let post = region.map_or(Post::on_market(tile), |region| Post::on_region(tile, region));
        self.enlist(self.turn, post);
        self.latest = Latest::Placed(post);
        events.emit(|| Event::IslanderPlaced { seat: self.turn, cell: self.board.cell(tile), spot });
        self.do_scoring(events);
    }

    /// Puts an islander of a seat on its post.
    pub(crate) fn enlist(&mut self, seat: Seat, post: Post) {
        if let Some(feature) = self.feature_under(post) {
            let node = self.board.node_mut(feature);
            *node = node.with_islander();
        }
        self.crews[seat].place(post);
    }

    /// RULES §5.4: an own islander, and with an empty reserve unless the table plays otherwise.
    pub(crate) fn check_take_back(&self, cell: Cell) -> Result<(), Refusal> {
        let crew = &self.crews[self.turn];
        if self.takeback == Takeback::Empty && crew.reserve() > 0 {
            return Err(Refusal::ReserveNotEmpty { reserve: crew.reserve() });
        }
        match crew.posts().iter().any(|&post| self.cell(post) == cell) {
            true => Ok(()),
            false => Err(Refusal::NoIslander { cell }),
        }
    }

    /// Takes an islander back without any reward, and scores.
    pub(crate) fn do_take_back(&mut self, cell: Cell, events: &mut impl EventSink<Event>) {
        let tile = self.board.tile_at(cell).expect("islanders stand on tiles");
        let stands = |post: &&Post| post.tile == tile;
        let post = *self.crews[self.turn].posts().iter().find(stands).expect("an own islander stands there");
        events.emit(|| Event::IslanderTakenBack { seat: self.turn, cell, spot: self.spot(post) });
        if let Some(feature) = self.feature_under(post) {
            let node = self.board.node_mut(feature);
            *node = node.without_islander();
        }
        self.crews[self.turn].take_home(|other| other == post);
        self.latest = Latest::TakenBack(post);
        self.do_scoring(events);
    }
}
