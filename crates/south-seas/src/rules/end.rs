//! RULES §9: the end of the game and the final count.

use tidetable_kernel::{EventSink, PerSeat, Seat, Standings};

use crate::{
    board::FeatureId,
    event::{Cause, EndReason, Event},
    table::{Phase, Table},
};

/// RULES §9.3: so many goods are worth a point.
const GOODS_PER_POINT: u32 = 3;

impl Table {
    /// Harvests what stands unfinished and counts.
    pub(crate) fn do_end(&mut self, reason: EndReason, events: &mut impl EventSink<Event>) {
        events.emit(|| Event::GameEnded { reason });
        self.do_harvest_unfinished(events);
        self.phase = Phase::Over;
        for seat in Seat::all(self.seats()) {
            events.emit(|| Event::Counted {
                seat,
                ships: self.taken(seat).flat_map(|(ship, count)| (0..count).map(move |_| ship)).collect(),
                ship_points: self.ship_points(seat),
                goods: self.goods[seat],
                goods_points: self.goods_points(seat),
            });
        }
    }

    /// RULES §9.2: bridges, islands and seas yield their goods as if they were complete, markets nothing.
    fn do_harvest_unfinished(&mut self, events: &mut impl EventSink<Event>) {
        while let Some(feature) = self.an_occupied_feature() {
            self.do_harvest(feature, Cause::End, events);
        }
    }

    fn an_occupied_feature(&self) -> Option<FeatureId> {
        self.islanders().find_map(|(_, post)| self.feature_under(post))
    }

    /// A point for each three goods left, whatever they are.
    pub fn goods_points(&self, seat: Seat) -> u32 {
        self.goods[seat].total() / GOODS_PER_POINT
    }

    /// RULES §9.3 and §9.4: ships and goods; equal points share a place. Before the end, as if no tile were
    /// left.
    pub(crate) fn standings(&self) -> Standings {
        if self.phase == Phase::Over {
            let points = |seat: Seat| (self.ship_points(seat) + self.goods_points(seat)) as i32;
            return Standings::by_points(PerSeat::from_fn(self.seats(), points));
        }
        let mut ended = self.clone();
        ended.do_end(EndReason::LastTile, &mut ());
        ended.standings()
    }
}
