//! What actions, events, refusals and questions say, as keys of the dictionaries.

use tidetable_kernel::{Phrase, Seats, Speak};

use crate::{
    action::Action,
    event::{Cause, EndReason, Event, Harvest},
    face::Edge,
    goods::{Good, Goods},
    options::Takeback,
    refusal::Refusal,
    ship::{Cargo, Ship},
    spot::{Kind, Spot},
    table::{Phase, Table},
};

/// What the awaited seat is asked.
pub(crate) fn question(table: &Table) -> Phrase {
    match table.phase() {
        Phase::Lay(face) => {
            Phrase::new("south-seas-ask-lay").with("face", table.edition().face(face).name.to_string())
        }
        Phase::Settle => settle(table),
        Phase::Claim(_) => Phrase::new("south-seas-ask-take-ship"),
        Phase::Load => Phrase::new("south-seas-ask-load"),
        Phase::Reveal(_) | Phase::Draw | Phase::Over => Phrase::new("south-seas-ask-nothing"),
    }
}

/// Who may take islanders back with some left to place is told so.
fn settle(table: &Table) -> Phrase {
    let crew = table.crew(table.turn());
    let choice = table.takeback == Takeback::Anytime && crew.reserve() > 0 && !crew.posts().is_empty();
    if choice {
        return Phrase::new("south-seas-ask-islander-or-back");
    }
    Phrase::new("south-seas-ask-islander").with("reserve", crew.reserve())
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Action::LayTile { cell, turns } => {
                Phrase::new("south-seas-do-lay").with("cell", cell.to_string()).with("turns", turns.count())
            }
            Action::PlaceIslander { spot } => Phrase::new(match spot.kind() {
                Kind::Bridge => "south-seas-do-place-bridge",
                Kind::Island => "south-seas-do-place-island",
                Kind::Sea => "south-seas-do-place-sea",
                Kind::Market => "south-seas-do-place-market",
            })
            .with("where", place(spot)),
            Action::TakeBack { cell } => {
                Phrase::new("south-seas-do-take-back").with("cell", cell.to_string())
            }
            Action::LeaveIslanders => Phrase::new("south-seas-do-leave-islanders"),
            Action::TakeShip { ship } => Phrase::new("south-seas-do-take-ship").with("ship", ship.phrase()),
            Action::LoadShip { ship, goods } => {
                Phrase::new("south-seas-do-load").with("ship", ship.phrase()).with("goods", list(goods))
            }
            Action::LeaveShips => Phrase::new("south-seas-do-leave-ships"),
        }
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::ShipRevealed { ship } => {
                Phrase::new("south-seas-event-ship-revealed").with("ship", ship.phrase())
            }
            Event::TileDrawn { seat, face } => {
                Phrase::new("south-seas-event-tile-drawn").with("seat", *seat).with("face", face.to_string())
            }
            Event::TileSetAside { face } => {
                Phrase::new("south-seas-event-tile-set-aside").with("face", face.to_string())
            }
            Event::TileLaid { seat, cell, .. } => {
                Phrase::new("south-seas-event-tile-laid").with("seat", *seat).with("cell", cell.to_string())
            }
            Event::IslanderPlaced { seat, cell, spot } => Phrase::new(match spot.kind() {
                Kind::Bridge => "south-seas-event-placed-bridge",
                Kind::Island => "south-seas-event-placed-island",
                Kind::Sea => "south-seas-event-placed-sea",
                Kind::Market => "south-seas-event-placed-market",
            })
            .with("seat", *seat)
            .with("cell", cell.to_string())
            .with("where", place(*spot)),
            Event::IslanderTakenBack { seat, cell, .. } => {
                Phrase::new("south-seas-event-taken-back").with("seat", *seat).with("cell", cell.to_string())
            }
            Event::Harvested(harvest) => harvest.phrase(),
            Event::FishCovered { cell, fish, .. } => Phrase::new("south-seas-event-fish-covered")
                .with("cell", cell.to_string())
                .with("fish", *fish),
            Event::MarketCompleted { seat, cell } => Phrase::new("south-seas-event-market-completed")
                .with("seat", *seat)
                .with("cell", cell.to_string()),
            Event::ShipTaken { seat, ship } => {
                Phrase::new("south-seas-event-ship-taken").with("seat", *seat).with("ship", ship.phrase())
            }
            Event::ShipLoaded { seat, ship, goods } => Phrase::new("south-seas-event-ship-loaded")
                .with("seat", *seat)
                .with("ship", ship.phrase())
                .with("goods", list(*goods)),
            Event::GameEnded { reason } => Phrase::new(match reason {
                EndReason::LastTile => "south-seas-event-ended-last-tile",
                EndReason::LastShip => "south-seas-event-ended-last-ship",
            }),
            Event::Counted { seat, ships, ship_points, goods, goods_points } => {
                Phrase::new("south-seas-event-counted")
                    .with("seat", *seat)
                    .with("ships", ships.len() as u32)
                    .with("ship-points", *ship_points)
                    .with("goods", goods.total())
                    .with("goods-points", *goods_points)
                    .with("points", ship_points + goods_points)
            }
        }
    }
}

impl Speak for Harvest {
    fn phrase(&self) -> Phrase {
        let key = match (self.cause, self.kind) {
            (Cause::Complete, Kind::Bridge) => "south-seas-event-complete-bridge",
            (Cause::Complete, Kind::Island) => "south-seas-event-complete-island",
            (Cause::Complete, _) => "south-seas-event-complete-sea",
            (Cause::Boat, _) => "south-seas-event-boat",
            (Cause::End, Kind::Bridge) => "south-seas-event-unfinished-bridge",
            (Cause::End, Kind::Island) => "south-seas-event-unfinished-island",
            (Cause::End, _) => "south-seas-event-unfinished-sea",
        };
        let good = self.kind.good().unwrap_or(Good::Fish);
        let mut cells: Vec<_> = self.parts.iter().map(|part| part.cell).collect();
        cells.dedup();
        Phrase::new(key)
            .with("seats", seats(self.winners))
            .with("count", self.winners.len() as u32)
            .with("goods", amount(good, self.goods))
            .with("tiles", cells.len() as u32)
    }
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Refusal::NotAwaited => Phrase::new("south-seas-no-not-awaited"),
            Refusal::OtherQuestion => Phrase::new("south-seas-no-other-question"),
            Refusal::CellTaken { cell } => {
                Phrase::new("south-seas-no-cell-taken").with("cell", cell.to_string())
            }
            Refusal::CellApart { cell } => {
                Phrase::new("south-seas-no-cell-apart").with("cell", cell.to_string())
            }
            Refusal::EdgesClash { cell, side, tile, neighbour } => Phrase::new("south-seas-no-edges-clash")
                .with("cell", cell.to_string())
                .with("side", wind(4 * side.index()))
                .with("tile", edge(tile))
                .with("neighbour", edge(neighbour)),
            Refusal::SameWhenTurned { turns } => {
                Phrase::new("south-seas-no-same-when-turned").with("turns", turns.count())
            }
            Refusal::NoSuchSpot { spot } => Phrase::new("south-seas-no-such-spot")
                .with("kind", kind(spot.kind()))
                .with("where", place(spot)),
            Refusal::ReserveEmpty => Phrase::new("south-seas-no-reserve-empty"),
            Refusal::Occupied { spot, seat, cell } => Phrase::new("south-seas-no-occupied")
                .with("kind", kind(spot.kind()))
                .with("seat", seat)
                .with("cell", cell.to_string()),
            Refusal::ReserveNotEmpty { reserve } => {
                Phrase::new("south-seas-no-reserve-not-empty").with("reserve", reserve)
            }
            Refusal::NoIslander { cell } => {
                Phrase::new("south-seas-no-islander").with("cell", cell.to_string())
            }
            Refusal::ShipNotOpen { ship } => {
                Phrase::new("south-seas-no-ship-not-open").with("ship", ship.phrase())
            }
            Refusal::ShipNotBest { ship, best } => {
                Phrase::new("south-seas-no-ship-not-best").with("ship", ship.phrase()).with("best", best)
            }
            Refusal::WrongCargo { ship, .. } => {
                Phrase::new("south-seas-no-wrong-cargo").with("cargo", ship.cargo.phrase())
            }
            Refusal::GoodsMissing { missing } => {
                Phrase::new("south-seas-no-goods-missing").with("goods", list(missing))
            }
        }
    }
}

impl Speak for Ship {
    fn phrase(&self) -> Phrase {
        Phrase::new("south-seas-thing-ship").with("cargo", self.cargo.phrase()).with("points", self.points)
    }
}

impl Speak for Cargo {
    fn phrase(&self) -> Phrase {
        match *self {
            Cargo::Named { .. } => Phrase::new("south-seas-thing-cargo-named")
                .with("goods", list(self.named().unwrap_or_default())),
            Cargo::Any(count) => Phrase::new("south-seas-thing-cargo-any").with("count", count),
            Cargo::Alike { first, second: 0 } => {
                Phrase::new("south-seas-thing-cargo-alike").with("count", first)
            }
            Cargo::Alike { first, second } => {
                Phrase::new("south-seas-thing-cargo-two-kinds").with("first", first).with("second", second)
            }
        }
    }
}

/// So much of one good.
fn amount(good: Good, count: u16) -> Phrase {
    Phrase::new(match good {
        Good::Banana => "south-seas-thing-bananas",
        Good::Shell => "south-seas-thing-shells",
        Good::Fish => "south-seas-thing-fish",
    })
    .with("count", count)
}

fn list(goods: Goods) -> Vec<Phrase> {
    Good::ALL.into_iter().filter(|&good| goods[good] > 0).map(|good| amount(good, goods[good])).collect()
}

fn seats(seats: Seats) -> Vec<Phrase> {
    seats.iter().map(|seat| Phrase::new("south-seas-thing-seat").with("seat", seat)).collect()
}

fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Bridge => "south-seas-thing-bridge",
        Kind::Island => "south-seas-thing-island",
        Kind::Sea => "south-seas-thing-sea",
        Kind::Market => "south-seas-thing-market",
    })
}

fn edge(edge: Edge) -> Phrase {
    kind(match edge {
        Edge::Sea => Kind::Sea,
        Edge::Bridge => Kind::Bridge,
        Edge::Island => Kind::Island,
    })
}

/// Where on its tile a spot lies: the sides of bridges and islands, the middle of each stretch of sea.
fn place(spot: Spot) -> Vec<Phrase> {
    match spot.kind() {
        Kind::Market => vec![Phrase::new("south-seas-thing-wind-middle")],
        Kind::Bridge | Kind::Island => spot.ports().sides().map(|side| wind(4 * side.index())).collect(),
        Kind::Sea => {
            let winds: Vec<Phrase> = spot.ports().winds().map(wind).collect();
            if winds.is_empty() { vec![Phrase::new("south-seas-thing-wind-around")] } else { winds }
        }
    }
}

/// A direction in sixteenths of the compass, clockwise from the north.
fn wind(sixteenth: usize) -> Phrase {
    Phrase::new(
        [
            "south-seas-thing-wind-n",
            "south-seas-thing-wind-nne",
            "south-seas-thing-wind-ne",
            "south-seas-thing-wind-ene",
            "south-seas-thing-wind-e",
            "south-seas-thing-wind-ese",
            "south-seas-thing-wind-se",
            "south-seas-thing-wind-sse",
            "south-seas-thing-wind-s",
            "south-seas-thing-wind-ssw",
            "south-seas-thing-wind-sw",
            "south-seas-thing-wind-wsw",
            "south-seas-thing-wind-w",
            "south-seas-thing-wind-wnw",
            "south-seas-thing-wind-nw",
            "south-seas-thing-wind-nnw",
        ][sixteenth % 16],
    )
}
