//! South Seas: ships in reach, goods on the way, and islanders to fetch them.

use std::sync::LazyLock;

use tidetable_kernel::{Game, PerSeat, Seat, Seats};
use tidetable_south_seas::{AROUND, Chance, Good, Goods, Kind, Phase, SouthSeas, Table};

use super::{Insight, Lore, Sights, sights};
use crate::{AnyBot, Clock, Level, bot};

impl Insight for SouthSeas {
    const SIGHTS: &'static [&'static str] = &[
        "one",
        "ships",
        "bananas",
        "shells",
        "fish",
        "goods",
        "best ship in reach",
        "ships in reach",
        "near ships",
        "goods on bridges",
        "goods on islands",
        "goods in seas",
        "nearly done",
        "islanders in reserve",
        "no islander in reserve",
        "merchants",
        "tiles around merchants",
        "turn",
    ];

    const WORLDS: u32 = 1;
    const CASUAL: u32 = 8;
    /// What an islander is worth shows once it has fetched something.
    const PLAYED_ON: u32 = 2;

    fn look(&self) -> PerSeat<Sights> {
        let table = self.table();
        PerSeat::from_fn(table.seats(), |seat| of_seat(table, seat))
    }

    fn progress(&self) -> f32 {
        let table = self.table();
        let ships: u32 = table.pile().map(|(_, count)| u32::from(count)).sum();
        let (tiles_gone, ships_gone) =
            (1.0 - f32::from(table.tiles_left()) / 72.0, 1.0 - ships as f32 / 20.0);
        tiles_gone.max(ships_gone).clamp(0.0, 1.0)
    }

    /// Nothing is drawn in secret.
    fn witnesses(&self, _: &Chance) -> Seats {
        Seats::all(self.seats())
    }

    fn bot(level: Level, seed: u64, clock: Clock) -> Box<dyn AnyBot> {
        bot::<SouthSeas>(level, seed, clock)
    }

    fn lore() -> &'static Lore {
        static LORE: LazyLock<Lore> = LazyLock::new(|| {
            Lore::read(include_str!("../../weights/south-seas.json"), SouthSeas::SIGHTS, &[])
        });
        &LORE
    }
}

fn of_seat(table: &Table, seat: Seat) -> Sights {
    let goods = table.goods(seat);
    let coming = Coming::of(table, seat);
    let reach = Reach::of(table, goods);
    let soon = Goods {
        bananas: goods.bananas + coming.goods(Kind::Island) as u16,
        shells: goods.shells + coming.goods(Kind::Bridge) as u16,
        fish: goods.fish + coming.goods(Kind::Sea) as u16,
    };
    let near = Reach::of(table, soon);
    let reserve = table.crew(seat).reserve();
    sights([
        1.0,
        table.ship_points(seat) as f32,
        f32::from(goods[Good::Banana]).min(8.0),
        f32::from(goods[Good::Shell]).min(8.0),
        f32::from(goods[Good::Fish]).min(8.0),
        goods.total() as f32,
        reach.best,
        reach.sum,
        near.best,
        coming.goods(Kind::Bridge),
        coming.goods(Kind::Island),
        coming.goods(Kind::Sea),
        coming.nearly_done,
        f32::from(reserve),
        f32::from(u8::from(reserve == 0)),
        coming.merchants,
        coming.around,
        f32::from(u8::from(table.turn() == seat && table.phase() != Phase::Over)),
    ])
}

/// The open ships somebody with these goods could load.
struct Reach {
    best: f32,
    sum: f32,
}

impl Reach {
    fn of(table: &Table, goods: Goods) -> Reach {
        let row = table.row();
        let within = row.iter().flatten().filter(|ship| ship.cargo.in_reach(goods));
        let points = within.map(|ship| f32::from(ship.points));
        points.fold(Reach { best: 0.0, sum: 0.0 }, |reach, points| Reach {
            best: reach.best.max(points),
            sum: reach.sum + points,
        })
    }
}

/// What a seat's islanders are about to fetch.
struct Coming {
    goods: [f32; 3],
    /// Goods of features that want one or two more neighbours.
    nearly_done: f32,
    merchants: f32,
    around: f32,
}

impl Coming {
    fn of(table: &Table, seat: Seat) -> Coming {
        let mut coming = Coming { goods: [0.0; 3], nearly_done: 0.0, merchants: 0.0, around: 0.0 };
        let board = table.board();
        let mut seen = Vec::with_capacity(4);
        for &post in table.crew(seat).posts() {
            let Some(feature) = table.feature_under(post) else {
                coming.merchants += 1.0;
                coming.around += board.neighbours(table.cell(post)) as f32 / AROUND as f32;
                continue;
            };
            if seen.contains(&feature) || !table.leaders(feature).contains(seat) {
                continue;
            }
            seen.push(feature);
            let icons = f32::from(board.icons(feature));
            coming.goods[slot(board.kind(feature))] += icons;
            if board.open_places(feature) <= 2 {
                coming.nearly_done += icons;
            }
        }
        coming
    }

    fn goods(&self, kind: Kind) -> f32 {
        self.goods[slot(kind)]
    }
}

fn slot(kind: Kind) -> usize {
    match kind {
        Kind::Bridge => 0,
        Kind::Island => 1,
        Kind::Sea | Kind::Market => 2,
    }
}
