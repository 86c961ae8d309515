//! Perladöra: who is strongest where the pearls are, and who can still change it.

use std::{cmp::Ordering, sync::LazyLock};

use tidetable_kernel::{PerSeat, Seat, Seats};
use tidetable_perladora::{CellSet, Chance, Perladora, Territory, Value};

use super::{Insight, Lore, Sights, sights};

impl Insight for Perladora {
    const SIGHTS: &'static [&'static str] = &[
        "one",
        "sure",
        "as it stands",
        "foreseen",
        "foreseen boldly",
        "share of strength",
        "strength behind the screen",
        "strength behind the strongest other screen",
        "divers behind the screen",
        "divers behind the strongest other screen",
        "strength where nothing is won",
        "tokens",
        "reinforcement",
        "passed",
    ];

    const WORLDS: u32 = 12;
    const PLAYED_OUT: bool = true;

    fn look(&self) -> PerSeat<Sights> {
        let table = self.table();
        let free = table.free();
        let waters: Vec<Water> =
            table.territories().map(|territory| Water::of(self, &territory, free)).collect();
        let room: f32 = waters.iter().map(|water| water.free).sum();
        let reserves = PerSeat::from_fn(table.seats(), |seat| Reserve::of(self, seat));
        let scene = Scene { game: self, waters: &waters, reserves, room: room.max(1.0) };
        PerSeat::from_fn(table.seats(), |seat| scene.of_seat(seat))
    }

    fn progress(&self) -> f32 {
        let table = self.table();
        let all = (table.edition().divers(table.seats()).count() * u32::from(table.seats())) as f32;
        let cells = CellSet::ALL.len().saturating_sub(table.edition().farms.len()) as f32;
        // Whatever runs out first: free cells, or divers.
        let taken = table.taken().len() as f32;
        (taken / all.min(cells)).min(1.0)
    }

    /// Nothing is drawn once a game has begun.
    fn is_open(_: &Chance) -> bool {
        true
    }

    fn lore() -> &'static Lore {
        static LORE: LazyLock<Lore> =
            LazyLock::new(|| Lore::read(include_str!("../../weights/perladora.json"), Perladora::SIGHTS));
        &LORE
    }
}

/// A territory, counted for every side.
struct Water {
    pearls: f32,
    /// Cells where divers can still go.
    free: f32,
    /// The strength of each seat's side.
    strength: PerSeat<f32>,
}

impl Water {
    fn of(game: &Perladora, territory: &Territory, free: CellSet) -> Water {
        let table = game.table();
        let strength = |side: Seats| game.strength(table.divers_of(side) & territory.cells) as f32;
        Water {
            pearls: territory.pearls as f32,
            free: (territory.cells & free).len() as f32,
            strength: PerSeat::from_fn(table.seats(), |seat| strength(table.side(seat))),
        }
    }
}

/// What a side can still send down.
#[derive(Clone, Copy, Default)]
struct Reserve {
    strength: f32,
    divers: f32,
}

impl Reserve {
    fn of(game: &Perladora, seat: Seat) -> Reserve {
        let table = game.table();
        let mut reserve = Reserve::default();
        for seat in table.side(seat).iter().filter(|&seat| !table.passed.contains(seat)) {
            for value in Value::all() {
                let count = f32::from(game.hand(seat).of(value));
                reserve.divers += count;
                reserve.strength += count * f32::from(value.get());
            }
        }
        reserve
    }
}

struct Scene<'a> {
    game: &'a Perladora,
    waters: &'a [Water],
    reserves: PerSeat<Reserve>,
    /// Free cells in all.
    room: f32,
}

impl Scene<'_> {
    /// The best of the other sides.
    fn rival(&self, seat: Seat, value: impl Fn(Seat) -> f32) -> f32 {
        let side = self.game.table().side(seat);
        Seat::all(self.game.table().seats())
            .filter(|&other| !side.contains(other))
            .map(value)
            .fold(0.0, f32::max)
    }

    /// The strength a side will have in a territory if it sends what it has left wherever there is room.
    fn strength_to_come(&self, water: &Water, seat: Seat) -> f32 {
        water.strength[seat] + self.reserves[seat].strength * (water.free / self.room).min(0.5)
    }

    fn of_seat(&self, seat: Seat) -> Sights {
        let table = self.game.table();
        let sides = table.sides().count() as f32;
        let (mut sure, mut stands, mut share, mut idle) = (0.0, 0.0, 0.0, 0.0);
        let (mut foreseen, mut boldly) = (0.0, 0.0);
        for water in self.waters {
            let own = water.strength[seat];
            let ahead = own - self.rival(seat, |other| water.strength[other]);
            let part = match (own > 0.0, ahead.total_cmp(&0.0)) {
                (true, Ordering::Greater) => 1.0,
                (true, Ordering::Equal) => 1.0 / sides,
                _ => 0.0,
            };
            if water.free == 0.0 {
                sure += water.pearls * part;
                idle += if part == 0.0 || water.pearls == 0.0 { own } else { 0.0 };
                continue;
            }
            let total = water.strength.as_slice().iter().sum::<f32>() * sides / f32::from(table.seats());
            let to_come = self.strength_to_come(water, seat)
                - self.rival(seat, |other| self.strength_to_come(water, other));
            stands += water.pearls * part;
            share += water.pearls * (own + 1.0) / (total + sides);
            foreseen += water.pearls * (to_come / (1.0 + water.free.sqrt())).tanh();
            boldly += water.pearls * (to_come / (3.0 + 3.0 * water.free.sqrt())).tanh();
        }
        let over_side = |count: &dyn Fn(Seat) -> f32| -> f32 { table.side(seat).iter().map(count).sum() };
        sights([
            1.0,
            sure,
            stands,
            foreseen,
            boldly,
            share,
            self.reserves[seat].strength,
            self.rival(seat, |other| self.reserves[other].strength),
            self.reserves[seat].divers,
            self.rival(seat, |other| self.reserves[other].divers),
            idle,
            over_side(&|seat| f32::from(table.tokens[seat])),
            over_side(&|seat| f32::from(u8::from(table.has_reinforcement(seat)))),
            over_side(&|seat| f32::from(u8::from(table.passed.contains(seat)))),
        ])
    }
}
