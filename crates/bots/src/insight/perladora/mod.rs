//! Perladöra: who is strongest where the pearls are, and who can still change it.
//!
//! As long as the water hangs together, territories say little: all pearls are in one of them. So every farm is
//! also looked at by itself: divers count the more the fewer cells a swimmer has to cross to it. Pontoons make
//! the ways longer long before they close a territory.

mod imagine;

use std::{cmp::Ordering, sync::LazyLock};

use libm::tanhf;
use tidetable_kernel::{Dice, Game, PerSeat, Seat, Seats};
use tidetable_perladora::{
    Action, Cell, CellSet, Chance, Options, Perladora, Territory, Value, View, board::spread,
};

use super::{Guide, Insight, Lore, Sights, sights};
use crate::{AnyBot, Clock, Level, bot};

impl Insight for Perladora {
    const SIGHTS: &'static [&'static str] = &[
        "one",
        "sure",
        "out of reach",
        "at least shared",
        "between best and worst",
        "as it stands",
        "foreseen",
        "foreseen boldly",
        "share of strength",
        "strength close to farms",
        "strength around farms",
        "share close to farms",
        "share around farms",
        "strength behind the screen",
        "strength behind the strongest other screen",
        "divers behind the screen",
        "divers behind the strongest other screen",
        "strength where nothing is won",
        "tokens",
        "reinforcement",
        "passed",
        "alone to go on",
    ];

    const WORLDS: u32 = 6;
    const GREEDY_WORLDS: u32 = 40;
    const GUIDE: Guide = Guide::Echoes;
    const CASUAL: u32 = 600;

    /// Any answer, but no pass if a second thought finds something to do. Playouts that choose better mislead: where
    /// everybody takes what looks good, the tree never learns what is wrong with it.
    fn quick_answer(&self, seat: Seat, _: &Lore, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        match self.sample_action(seat, dice, scratch) {
            Action::Pass => self.sample_action(seat, dice, scratch),
            action => action,
        }
    }

    /// Who can still send a diver down does not pass: one more never weakens its side, and passing is for ever. Only
    /// a reinforcement of somebody else's may find a place by it.
    fn is_idle(&self, seat: Seat, action: &Action) -> bool {
        let table = self.table();
        *action == Action::Pass && table.hand_size(seat) > 0 && !table.free().is_empty()
    }

    fn imagine(view: &View, dice: &mut Dice) -> Perladora {
        imagine::imagine(view, dice)
    }

    fn look(&self) -> PerSeat<Sights> {
        let scene = Scene::of(self);
        PerSeat::from_fn(self.table().seats(), |seat| scene.of_seat(seat))
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
    fn witnesses(&self, _: &Chance) -> Seats {
        Seats::all(self.seats())
    }

    /// Divers go down with their value hidden.
    fn told(action: &Action) -> Action {
        match *action {
            Action::Dive { cell, .. } => Action::Dive { cell, value: Value::ONE },
            action => action,
        }
    }

    /// Base and advanced games, so that tokens and reinforcements get their weight.
    fn fitted_to() -> Vec<Options> {
        [false, true].map(|advanced| Options { advanced, ..Options::default() }).into()
    }

    fn bot(level: Level, seed: u64, clock: Clock) -> Box<dyn AnyBot> {
        bot::<Perladora>(level, seed, clock)
    }

    fn lore() -> &'static Lore {
        static LORE: LazyLock<Lore> = LazyLock::new(|| {
            Lore::read(include_str!("../../../weights/perladora.json"), Perladora::SIGHTS, &[])
        });
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

/// A farm that is not decided yet, with the strength of each seat's side around it.
struct Farm {
    pearls: f32,
    close: PerSeat<f32>,
    around: PerSeat<f32>,
}

/// How much less a diver counts for each line it is farther away.
const CLOSE: f32 = 0.55;
/// The same, for a wider look.
const AROUND: f32 = 0.8;

impl Farm {
    fn of(game: &Perladora, cell: Cell) -> Farm {
        let table = game.table();
        let open = table.open();
        let divers = PerSeat::from_fn(table.seats(), |seat| table.divers_of(table.side(seat)));
        let taken = table.taken();
        let mut farm = Farm {
            pearls: f32::from(table.pearls.get(cell)),
            close: PerSeat::new(table.seats()),
            around: PerSeat::new(table.seats()),
        };
        let (mut reached, mut close, mut around) = (CellSet::only(cell), 1.0, 1.0);
        loop {
            let next = spread(open, reached);
            let ring = next.minus(reached);
            if ring.is_empty() {
                return farm;
            }
            if ring.meets(taken) {
                for (seat, &divers) in divers.iter() {
                    let strength = game.strength(divers & ring) as f32;
                    farm.close[seat] += close * strength;
                    farm.around[seat] += around * strength;
                }
            }
            (reached, close, around) = (next, close * CLOSE, around * AROUND);
        }
    }
}

/// There are not more cells to send them to.
const MOST_DIVERS: usize = CellSet::ALL.len() as usize;

/// What a side can still send down.
struct Reserve {
    divers: f32,
    /// The strength of its strongest divers, by how many of them.
    strongest: [f32; MOST_DIVERS + 1],
}

impl Reserve {
    fn of(game: &Perladora, seat: Seat) -> Reserve {
        let table = game.table();
        let going_on = table.side(seat).iter().filter(|&seat| !table.passed.contains(seat));
        let mut strongest = [0.0; MOST_DIVERS + 1];
        let (mut count, mut strength) = (0, 0.0);
        for value in Value::all().collect::<Vec<_>>().into_iter().rev() {
            let divers: u8 = going_on.clone().map(|seat| game.hand(seat).of(value)).sum();
            for _ in 0..divers {
                strength += f32::from(value.get());
                count = (count + 1).min(MOST_DIVERS);
                strongest[count] = strength;
            }
        }
        strongest[count..].fill(strength);
        Reserve { divers: count as f32, strongest }
    }

    fn strength(&self) -> f32 {
        self.strongest[MOST_DIVERS]
    }
}

struct Scene<'a> {
    game: &'a Perladora,
    waters: Vec<Water>,
    farms: Vec<Farm>,
    reserves: Vec<Reserve>,
    /// Free cells in all.
    room: f32,
}

impl Scene<'_> {
    fn of(game: &Perladora) -> Scene<'_> {
        let table = game.table();
        let free = table.free();
        let waters: Vec<Water> =
            table.territories().map(|territory| Water::of(game, &territory, free)).collect();
        let undecided = table.edition().farms & CellSet::ALL.minus(table.complete());
        let room: f32 = waters.iter().map(|water| water.free).sum();
        Scene {
            game,
            waters,
            farms: undecided.iter().map(|cell| Farm::of(game, cell)).collect(),
            reserves: Seat::all(table.seats()).map(|seat| Reserve::of(game, seat)).collect(),
            room: room.max(1.0),
        }
    }

    /// The strength a side has in a territory if it sends the strongest it has left there and nobody else comes.
    fn strength_at_most(&self, water: &Water, seat: Seat) -> f32 {
        water.strength[seat] + self.reserves[seat.index()].strongest[water.free as usize]
    }

    /// The best of the other sides.
    fn rival(&self, seat: Seat, value: impl Fn(Seat) -> f32) -> f32 {
        let side = self.game.table().side(seat);
        Seat::all(self.game.table().seats())
            .filter(|&other| !side.contains(other))
            .map(value)
            .fold(0.0, f32::max)
    }

    /// How much stronger a seat's side is than the best other one.
    fn lead(&self, seat: Seat, strength: impl Fn(Seat) -> f32) -> f32 {
        strength(seat) - self.rival(seat, strength)
    }

    /// The strength a side will have in a territory if it sends what it has left wherever there is room.
    fn strength_to_come(&self, water: &Water, seat: Seat) -> f32 {
        water.strength[seat] + self.reserves[seat.index()].strength() * (water.free / self.room).min(0.5)
    }

    fn of_seat(&self, seat: Seat) -> Sights {
        let table = self.game.table();
        let sides = table.sides().count() as f32;
        let (mut sure, mut stands, mut share, mut idle) = (0.0, 0.0, 0.0, 0.0);
        let (mut foreseen, mut boldly) = (0.0, 0.0);
        let (mut lost, mut shared, mut hope) = (0.0, 0.0, 0.0);
        for water in &self.waters {
            let own = water.strength[seat];
            let part = match (own > 0.0, self.lead(seat, |seat| water.strength[seat]).total_cmp(&0.0)) {
                (true, Ordering::Greater) => 1.0,
                (true, Ordering::Equal) => 1.0 / sides,
                _ => 0.0,
            };
            let worst = own - self.rival(seat, |other| self.strength_at_most(water, other));
            let best = self.strength_at_most(water, seat) - self.rival(seat, |other| water.strength[other]);
            if water.free == 0.0 || own > 0.0 && worst > 0.0 {
                sure += water.pearls * part;
                idle += if part == 0.0 || water.pearls == 0.0 { own } else { 0.0 };
                continue;
            }
            if best < 0.0 {
                lost += water.pearls;
                idle += own;
                continue;
            }
            if worst >= 0.0 && own > 0.0 {
                shared += water.pearls;
            }
            hope += water.pearls
                * (best + worst).signum()
                * ((best + worst).abs() / (best - worst).max(1.0)).sqrt();
            let total = water.strength.as_slice().iter().sum::<f32>() * sides / f32::from(table.seats());
            let to_come = self.lead(seat, |seat| self.strength_to_come(water, seat));
            stands += water.pearls * part;
            share += water.pearls * (own + 1.0) / (total + sides);
            foreseen += water.pearls * tanhf(to_come / (1.0 + water.free.sqrt()));
            boldly += water.pearls * tanhf(to_come / (3.0 + 3.0 * water.free.sqrt()));
        }
        let over_farms = |count: &dyn Fn(&Farm) -> f32| -> f32 {
            self.farms.iter().map(|farm| farm.pearls * count(farm)).sum()
        };
        let over_side = |count: &dyn Fn(Seat) -> f32| -> f32 { table.side(seat).iter().map(count).sum() };
        let share_of = |strength: &PerSeat<f32>| {
            let rival = self.rival(seat, |other| strength[other]);
            (strength[seat] + 0.5) / (strength[seat] + rival + 1.0)
        };
        let going_on = Seat::all(table.seats()).filter(|&other| !table.passed.contains(other));
        let alone =
            going_on.clone().count() > 0 && going_on.clone().all(|other| table.side(seat).contains(other));
        sights([
            1.0,
            sure,
            lost,
            shared,
            hope,
            stands,
            foreseen,
            boldly,
            share,
            over_farms(&|farm| tanhf(self.lead(seat, |seat| farm.close[seat]) / 2.0)),
            over_farms(&|farm| tanhf(self.lead(seat, |seat| farm.around[seat]) / 4.0)),
            over_farms(&|farm| share_of(&farm.close)),
            over_farms(&|farm| share_of(&farm.around)),
            self.reserves[seat.index()].strength(),
            self.rival(seat, |other| self.reserves[other.index()].strength()),
            self.reserves[seat.index()].divers,
            self.rival(seat, |other| self.reserves[other.index()].divers),
            idle,
            over_side(&|seat| f32::from(table.tokens[seat])),
            over_side(&|seat| f32::from(u8::from(table.has_reinforcement(seat)))),
            over_side(&|seat| f32::from(u8::from(table.passed.contains(seat)))),
            f32::from(u8::from(alone)),
        ])
    }
}
