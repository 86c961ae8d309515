//! Mermaid Rain: tokens and what they will be worth, treasures within reach, and cards to get there.

mod quick;

use std::sync::LazyLock;

use tidetable_kernel::{Dice, Game, PerSeat, Seat, Seats};
use tidetable_mermaid_rain::{
    Action, Card, Cards, Chance, MermaidRain, Phase, Reach, Terrain, Treasure, scoring,
};

use super::{Guide, Insight, Lore, Sights, sights};
use crate::{AnyBot, Clock, Level, bot};

impl Insight for MermaidRain {
    const SIGHTS: &'static [&'static str] = &[
        "one",
        "points",
        "majorities",
        "tribute lost",
        "tokens",
        "tokens to spare",
        "kinds",
        "cards",
        "most alike",
        "kinds of cards",
        "treasures in reach",
        "cards to the nearest",
        "treasures near by",
        "tiles to place",
        "rides to come",
        "place in order",
        "meld laid",
        "on turn",
    ];

    const WORLDS: u32 = 8;
    const GUIDE: Guide = Guide::Playouts;
    const CASUAL: u32 = 16;

    const HABITS: &'static [&'static str] = quick::HABITS;

    fn quick_answer(&self, seat: Seat, lore: &Lore, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        quick::answer(self, seat, lore, dice, scratch)
    }

    fn look(&self) -> PerSeat<Sights> {
        let tokens = self.tokens();
        let worth = scoring::final_points(&tokens);
        PerSeat::from_fn(self.table().seats(), |seat| {
            let tribute = f32::from(scoring::tribute_lost(tokens[seat]));
            of_seat(self, seat, f32::from(worth[seat]) + tribute, tribute)
        })
    }

    fn progress(&self) -> f32 {
        let table = self.table();
        let part = match table.phase {
            Phase::Dealer
            | Phase::Treasures
            | Phase::Deal
            | Phase::Undercurrents
            | Phase::Reveal
            | Phase::Meld => 0.0,
            Phase::Pick { .. } | Phase::Waltz | Phase::Pool { .. } | Phase::Extra { .. } => 0.3,
            Phase::Start | Phase::Place | Phase::Ride { .. } | Phase::Peek | Phase::Take => {
                0.4 + 0.5 * f32::from(table.turn) / f32::from(table.seats())
            }
            Phase::Drift | Phase::Keep => 0.95,
            Phase::Over => 1.0,
        };
        ((f32::from(table.round.saturating_sub(1)) + part) / 5.0).clamp(0.0, 1.0)
    }

    /// What goes to a hand is known to its owner, but hands are too many to plan for each.
    fn witnesses(&self, chance: &Chance) -> Seats {
        match chance {
            Chance::Undercurrents { .. }
            | Chance::Surf { .. }
            | Chance::Dealer { .. }
            | Chance::FaceUp { .. }
            | Chance::Pool { .. } => Seats::all(self.seats()),
            _ => Seats::NONE,
        }
    }

    /// Melds are laid face down, and cards are kept in secret.
    fn told(action: &Action) -> Action {
        match *action {
            Action::Lay { .. } => Action::Lay { cards: Cards::default() },
            Action::Keep { .. } => Action::Keep { cards: Cards::default() },
            action => action,
        }
    }

    fn bot(level: Level, seed: u64, clock: Clock) -> Box<dyn AnyBot> {
        bot::<MermaidRain>(level, seed, clock)
    }

    fn lore() -> &'static Lore {
        static LORE: LazyLock<Lore> = LazyLock::new(|| {
            Lore::read(include_str!("../../../weights/mermaid-rain.json"), MermaidRain::SIGHTS, quick::HABITS)
        });
        &LORE
    }
}

fn of_seat(game: &MermaidRain, seat: Seat, majorities: f32, tribute: f32) -> Sights {
    let table = game.table();
    let (hand, tokens) = (game.hand(seat), game.tokens()[seat]);
    let kinds = Treasure::ALL.len() - tokens.missing().count();
    let alike = Card::ALL.iter().map(|&card| hand.of(card)).max().unwrap_or(0);
    let held = Card::ALL.iter().filter(|&&card| hand.of(card) > 0).count();
    let within = Within::of(game, seat);
    // Whether the seat's ride of this round is still to come.
    let place = (0..table.seats()).find(|&turn| table.order.as_slice()[usize::from(turn)] == seat);
    let place = place.unwrap_or(0);
    let riding =
        matches!(table.phase, Phase::Start | Phase::Place | Phase::Ride { .. } | Phase::Peek | Phase::Take);
    let ridden =
        matches!(table.phase, Phase::Drift | Phase::Keep | Phase::Over) || riding && place < table.turn;
    let rides = 5.0 - f32::from(table.round) + f32::from(u8::from(!ridden));
    let ranked = table.phase.has_turn();
    let meld = if table.phase == Phase::Meld && !table.opens_meld(seat) {
        f32::from(table.meld(seat) as u8)
    } else {
        0.0
    };
    sights([
        1.0,
        f32::from(table.points[seat]),
        majorities,
        tribute,
        f32::from(tokens.count()),
        f32::from(tokens.count()) - kinds as f32,
        kinds as f32,
        f32::from(hand.count()),
        f32::from(alike),
        held as f32,
        within.treasures,
        within.nearest,
        within.near,
        table.held[seat].len() as f32,
        rides,
        if ranked { f32::from(place) / f32::from(table.seats()) } else { 0.5 },
        meld,
        f32::from(u8::from(table.phase.has_turn() && table.on_turn() == seat)),
    ])
}

/// Treasures that a hand leads to.
struct Within {
    treasures: f32,
    nearest: f32,
    near: f32,
}

impl Within {
    fn of(game: &MermaidRain, seat: Seat) -> Within {
        let table = game.table();
        let (chart, sea) = (table.chart(), game.sea());
        let mut within = Within { treasures: 0.0, nearest: 4.0, near: 0.0 };
        let Some(from) = table.mermaids[seat].and_then(|at| sea.place(at)) else { return within };
        for near in sea.near(from).iter() {
            within.near += f32::from(u8::from(holds_treasure(game, sea.name(chart, near))));
        }
        let hand = game.hand(seat);
        if hand.is_empty() || matches!(table.phase, Phase::Drift | Phase::Keep) {
            return within;
        }
        let riding = table.phase.has_turn() && table.on_turn() == seat;
        for reached in Reach::search(chart, sea, from, hand).all() {
            let entered =
                riding && table.space(reached.to).is_some_and(|space| table.entered >> space & 1 != 0);
            if !entered && holds_treasure(game, reached.to) {
                within.treasures += 1.0;
                within.nearest = within.nearest.min(f32::from(reached.cost.count()));
            }
        }
        within
    }
}

/// Whether tokens lie on a space.
fn holds_treasure(game: &MermaidRain, hex: tidetable_mermaid_rain::Hex) -> bool {
    let table = game.table();
    if table.terrain(hex) == Terrain::Ocean {
        return false;
    }
    table
        .space(hex)
        .is_some_and(|space| !table.face_up[space].is_empty() || table.hidden_on(space).next().is_some())
}
