//! Sea Dragons: missions within reach, majorities as they stand, what lies near, and dragons still to come.

use std::sync::LazyLock;

use libm::tanhf;
use tidetable_kernel::{PerSeat, Seat, Seats};
use tidetable_sea_dragons::{
    Action, Cells, Chance, Coral, Phase, Realm, Score, SeaDragons, Size, Table, shortfall,
};

use super::{Insight, Lore, Sights, sights};
use crate::{AnyBot, Clock, Level, bot};

impl Insight for SeaDragons {
    const SIGHTS: &'static [&'static str] = &[
        "one",
        "missions",
        "most missions",
        "coins",
        "coins for tolls",
        "ships",
        "corals",
        "coral cards",
        "realms as they stand",
        "realms in balance",
        "pieces",
        "best mission",
        "second mission",
        "mission within one ship",
        "heads",
        "hidden dragons",
        "turn",
        "missions ready",
        "small cards",
        "large cards",
        "ships near",
        "corals near",
        "coins near",
    ];

    const WORLDS: u32 = 6;
    const CASUAL: u32 = 16;

    fn look(&self) -> PerSeat<Sights> {
        let balance = balance(self);
        let scores = self.scores();
        PerSeat::from_fn(self.table().seats(), |seat| of_seat(self, seat, &scores[seat], balance[seat]))
    }

    fn progress(&self) -> f32 {
        let table = self.table();
        let all = f32::from(table.edition().heads(table.seats())) * f32::from(table.seats());
        let left: u32 = table.stocks.as_slice().iter().map(|stock| u32::from(stock.heads)).sum();
        (1.0 - left as f32 / all.max(1.0)).clamp(0.0, 1.0)
    }

    /// Cards from a pile and corals go to a hand, unseen by the others.
    fn witnesses(&self, _: &Chance) -> Seats {
        let table = self.table();
        match table.phase {
            Phase::Blind(_) | Phase::Coral => Seats::only(table.turn.seat),
            _ => Seats::all(table.seats()),
        }
    }

    /// Which coral card is kept stays secret.
    fn told(action: &Action) -> Action {
        match *action {
            Action::Keep { .. } => Action::Keep { coral: Coral::hidden(Realm::ALL[0]) },
            action => action,
        }
    }

    fn bot(level: Level, seed: u64, clock: Clock) -> Box<dyn AnyBot> {
        bot::<SeaDragons>(level, seed, clock)
    }

    fn lore() -> &'static Lore {
        static LORE: LazyLock<Lore> = LazyLock::new(|| {
            Lore::read(include_str!("../../weights/sea-dragons.json"), SeaDragons::SIGHTS, &[])
        });
        &LORE
    }
}

fn of_seat(game: &SeaDragons, seat: Seat, score: &Score, balance: Balance) -> Sights {
    let table = game.table();
    let stock = &table.stocks[seat];
    let corals = game.corals(seat);
    let wanted = Wanted::of(table, seat, game);
    let hidden: u8 = Realm::ALL.iter().map(|&realm| corals.count(Coral::hidden(realm))).sum();
    let cards = |size: Size| game.cards(seat).filter(|card| card.size() == size).count() as f32;
    let (near, features) = (near(table, seat), &table.sea.features);
    sights([
        1.0,
        f32::from(score.missions),
        f32::from(score.most_missions),
        f32::from(score.coins),
        f32::from(stock.coins.min(4)),
        f32::from(stock.ships.len()),
        f32::from(score.corals),
        f32::from(corals.len()),
        score.realms.0.iter().map(|&points| f32::from(points)).sum(),
        balance.lead,
        balance.pieces,
        wanted.best,
        wanted.second,
        wanted.near,
        f32::from(stock.heads),
        f32::from(hidden),
        f32::from(u8::from(table.turn.seat == seat && table.phase != Phase::Over)),
        wanted.ready,
        cards(Size::Small),
        cards(Size::Large),
        (near & features.ships).len() as f32,
        (near & features.corals).len() as f32,
        (near & features.coins).len() as f32,
    ])
}

/// The free cells that the seat's next dragon is likely to reach: at most two steps from where it must touch.
fn near(table: &Table, seat: Seat) -> Cells {
    let free = table.free(seat);
    let shore = table.shore(seat) & free;
    let next = (shore | shore.beside()) & free;
    (next | next.beside()) & free
}

/// How the realms stand for a seat, in points that are likely to come of it.
#[derive(Clone, Copy, Default)]
struct Balance {
    lead: f32,
    pieces: f32,
}

fn balance(game: &SeaDragons) -> PerSeat<Balance> {
    let table = game.table();
    let mut balance = PerSeat::<Balance>::new(table.seats());
    for realm in Realm::ALL {
        let prize = table.visible_whirlpools(realm).len() as f32
            * f32::from(table.edition().whirlpool_points(table.seats()));
        let presence = table.presence(realm);
        let strength = PerSeat::from_fn(table.seats(), |seat| {
            let hidden = game.corals(seat).count(Coral::hidden(realm));
            f32::from(presence[seat].dragons + hidden) + f32::from(presence[seat].pieces) / 64.0
        });
        for (seat, balance) in balance.iter_mut() {
            let ahead = strength[seat] - super::best_rival(&strength, seat);
            balance.lead += prize * tanhf(ahead / 2.0);
            balance.pieces += f32::from(presence[seat].pieces);
        }
    }
    balance
}

/// Open missions, each worth less the more ships it lacks.
#[derive(Default)]
struct Wanted {
    best: f32,
    second: f32,
    near: f32,
    /// The points of those that lack nothing.
    ready: f32,
}

impl Wanted {
    fn of(table: &Table, seat: Seat, game: &SeaDragons) -> Wanted {
        let (ships, corals) = (table.stocks[seat].ships, game.corals(seat));
        let mut wanted = Wanted::default();
        for mission in table.open_missions().map(|id| table.edition().mission(id)) {
            let missing = shortfall(mission.ships, ships, corals);
            let points = f32::from(mission.points);
            let worth = points / (1.0 + f32::from(missing));
            if worth > wanted.best {
                wanted.second = wanted.best;
                wanted.best = worth;
            } else {
                wanted.second = wanted.second.max(worth);
            }
            if missing == 0 {
                wanted.ready += points;
            }
            if missing <= 1 {
                wanted.near = wanted.near.max(points);
            }
        }
        wanted
    }
}
