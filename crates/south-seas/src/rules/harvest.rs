//! RULES §6: bridges, islands and seas yield their goods.

use tidetable_kernel::{EventSink, PerSeat, Seats};

use crate::{
    board::FeatureId,
    crew::Post,
    event::{Cause, Event, Harvest, Islander, Part},
    table::Table,
};

impl Table {
    /// RULES §3: everything the newest tile brings about, up to the next question.
    pub(crate) fn do_scoring(&mut self, events: &mut impl EventSink<Event>) {
        let edition = self.edition();
        let tile = self.board.newest();
        let laid = self.board.laid(tile);
        for (index, region) in edition.facing(laid.face, laid.turns).regions().iter().enumerate() {
            let feature = self.board.feature(tile, index);
            // A feature that two parts of the tile belong to is empty when its second part comes.
            if !self.board.is_occupied(feature) {
                continue;
            }
            if self.board.is_complete(feature) {
                self.do_harvest(feature, Cause::Complete, events);
            } else if region.boat {
                self.do_harvest(feature, Cause::Boat, events);
                self.do_cover(feature, events);
            }
        }
        self.do_markets(events);
    }

    /// RULES §6.6 and §6.7: whoever has most islanders on a feature gains its goods, equals each in full; then
    /// all islanders on it go home.
    pub(crate) fn do_harvest(
        &mut self,
        feature: FeatureId,
        cause: Cause,
        events: &mut impl EventSink<Event>,
    ) {
        let present = self.islanders_on(feature);
        let (kind, goods, winners) = (self.board.kind(feature), self.board.icons(feature), most(&present));
        events.emit(|| {
            let (parts, islanders) = (self.parts_of(feature), self.islanders_of(feature));
            Event::Harvested(Harvest { kind, cause, parts, islanders, winners, goods })
        });
        let good = kind.good().expect("only bridges, islands and seas are features");
        for seat in winners.iter() {
            self.goods[seat][good] += goods;
        }
        let board = &self.board;
        let under = |post: Post| post.region().map(|region| board.feature(post.tile, region));
        for (seat, _) in present.iter().filter(|&(_, &count)| count > 0) {
            self.crews[seat].take_home(|post| under(post) == Some(feature));
        }
        let node = self.board.node_mut(feature);
        *node = node.emptied();
    }

    /// RULES §6.6: the seats with most islanders on a feature; none if nobody stands there.
    pub fn leaders(&self, feature: FeatureId) -> Seats {
        most(&self.islanders_on(feature))
    }

    /// RULES §6.5: after a boat has harvested a sea, a token covers a group of its fish.
    fn do_cover(&mut self, sea: FeatureId, events: &mut impl EventSink<Event>) {
        let Some((tile, region)) = self.board.next_to_cover(sea) else { return };
        self.board.cover(tile, region);
        events.emit(|| {
            let part = self.board.facing(tile).regions()[region];
            Event::FishCovered { cell: self.board.cell(tile), spot: part.spot(), fish: part.icons }
        });
    }

    fn parts_of(&self, feature: FeatureId) -> Vec<Part> {
        let part = |(tile, index)| {
            let region = self.board.facing(tile).regions()[index];
            let icons = if self.board.is_covered(tile, index) { 0 } else { region.icons };
            Part { cell: self.board.cell(tile), spot: region.spot(), icons }
        };
        self.board.parts(feature).map(part).collect()
    }

    fn islanders_of(&self, feature: FeatureId) -> Vec<Islander> {
        let all = self.islanders().filter(|&(_, post)| self.feature_under(post) == Some(feature));
        all.map(|(seat, post)| Islander { seat, cell: self.cell(post) }).collect()
    }
}

fn most(present: &PerSeat<u8>) -> Seats {
    let most = present.as_slice().iter().copied().max().unwrap_or(0);
    present.iter().filter(|&(_, &count)| count == most && most > 0).map(|(seat, _)| seat).collect()
}
