//! Mermaid Rain played quickly: a meld that is worth its cards, then from treasure to treasure, and tiles laid where
//! they lead to some. How much each of these counts is fitted.

use tidetable_kernel::{Dice, Game, PerSeat, Seat};
use tidetable_mermaid_rain::{
    Action, Card, Cards, Hex, Hexes, Laid, Meld, MermaidRain, Phase, Place, Reach, Shape, Tile, Treasure,
    Treasures,
};

use crate::Lore;

/// How many placements are compared.
const COMPARED: usize = 12;
/// By how many points two answers may differ and still be as good as each other.
const INDIFFERENCE: f32 = 1.0;

macro_rules! habits {
    ($($habit:ident = $name:literal,)*) => {
        /// What quick answers go by, about as many points as it is worth.
        #[derive(Clone, Copy)]
        enum Habit { $($habit),* }

        /// The names of the habits.
        pub(super) const HABITS: &[&str] = &[$($name),*];
    };
}

habits! {
    // Melds, the worst first: their bonus, and going early.
    Octopus = "octopus",
    Drop = "drop",
    Mist = "mist",
    Waltz = "waltz",
    Twin = "twin splash",
    March = "march",
    Squall = "squall",
    Rain = "rain",
    // What is left to ride with.
    Card = "card left",
    Cards = "most cards that are of use",
    Kind = "kind of cards left",
    // Treasures: any, and besides that for its token.
    Treasure = "treasure",
    Unseen = "token nobody has seen",
    First = "first token of a kind",
    Safe = "token of a kind that is won",
    Contested = "token of a kind that is contested",
    Behind = "token of a kind that is lost",
    // The part that counts of the best one after it.
    Afterwards = "treasure afterwards",
    // Tiles, and what it costs to enter them.
    Large = "large tile",
    AnyCard = "tile for any card",
    AtHand = "tile for a card at hand",
    NotAtHand = "tile for a card not at hand",
}

impl Habit {
    fn of(meld: Meld) -> Habit {
        match meld {
            Meld::Octopus => Habit::Octopus,
            Meld::MermaidDrop => Habit::Drop,
            Meld::MermaidMist => Habit::Mist,
            Meld::AquamarineWaltz => Habit::Waltz,
            Meld::TwinSplash => Habit::Twin,
            Meld::OceanMarch => Habit::March,
            Meld::MermaidSquall => Habit::Squall,
            Meld::MermaidRain => Habit::Rain,
        }
    }
}

/// An answer that is not foolish.
pub(super) fn answer(
    game: &MermaidRain,
    seat: Seat,
    lore: &Lore,
    dice: &mut Dice,
    scratch: &mut Vec<Action>,
) -> Action {
    let mut quick = Quick { game, seat, lore, dice };
    match game.table().phase {
        Phase::Meld => quick.lay(),
        Phase::Pick { .. } => quick.pick(scratch),
        Phase::Start | Phase::Drift => quick.start(scratch),
        Phase::Place => quick.place(scratch),
        Phase::Ride { .. } => quick.ride(),
        Phase::Take => quick.take(scratch),
        _ => game.sample_action(seat, quick.dice, scratch),
    }
}

/// A question, and what it is answered by.
struct Quick<'a> {
    game: &'a MermaidRain,
    seat: Seat,
    lore: &'a Lore,
    dice: &'a mut Dice,
}

impl Quick<'_> {
    fn habit(&self, habit: Habit) -> f32 {
        self.lore.habits.values[habit as usize].1
    }

    /// Whichever is worth most, give or take a little.
    fn best<T>(
        &mut self,
        all: impl IntoIterator<Item = T>,
        mut worth: impl FnMut(&Self, &T) -> f32,
    ) -> Option<T> {
        let mut best: Option<(f32, T)> = None;
        for one in all {
            let worth = worth(self, &one) + self.luck();
            if best.as_ref().is_none_or(|&(most, _)| worth > most) {
                best = Some((worth, one));
            }
        }
        best.map(|(_, one)| one)
    }

    fn luck(&mut self) -> f32 {
        INDIFFERENCE * self.dice.below(100) as f32 / 100.0
    }

    /// Towards the meld that is worth most together with what it leaves to ride with.
    fn lay(&mut self) -> Action {
        let laid = self.game.table().melds[self.seat];
        let all = self.game.hand(self.seat) + laid;
        let sizes = laid.count().max(2)..=all.count().min(5);
        let melds = sizes.flat_map(|size| all.choices(size)).filter(|meld| meld.contains(laid));
        let meld = self.best(melds, |quick, &meld| quick.worth_of_meld(meld, all - meld)).unwrap_or(laid);
        let (more, size) = (meld - laid, if laid.is_empty() { 2 } else { 1 });
        self.best(more.choices(size), |_, _| 0.0).map_or(Action::Princess, |cards| Action::Lay { cards })
    }

    fn worth_of_meld(&self, meld: Cards, left: Cards) -> f32 {
        let kinds = Card::ALL.iter().filter(|&&card| left.of(card) > 0).count();
        self.habit(Habit::of(Meld::best(meld)))
            + self.habit(Habit::Card) * f32::from(left.count()).min(self.habit(Habit::Cards))
            + self.habit(Habit::Kind) * kinds as f32
    }

    /// A tile that is easy to enter; a bonus before it.
    fn pick(&mut self, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.game.legal_actions(self.seat, scratch);
        let worth = |quick: &Self, &answer: &Action| match answer {
            Action::Pick { tile } => quick.worth_of_tile(tile),
            _ => f32::INFINITY,
        };
        self.best(scratch.drain(..), worth).expect("whoever is asked has an answer")
    }

    fn worth_of_tile(&self, tile: Tile) -> f32 {
        let large = if tile.shape() == Shape::Short { 0.0 } else { self.habit(Habit::Large) };
        large
            - match tile.symbol().card() {
                None => self.habit(Habit::AnyCard),
                Some(card) if self.game.hand(self.seat).of(card) > 0 => self.habit(Habit::AtHand),
                Some(_) => self.habit(Habit::NotAtHand),
            }
    }

    /// A start space with treasures close by.
    fn start(&mut self, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.game.legal_actions(self.seat, scratch);
        let spaces = self.game.table().chart().spaces().iter().zip(self.treasures());
        let treasures: Vec<(Hex, f32)> = spaces.map(|(space, worth)| (space.hex, worth)).collect();
        let worth = |_: &Self, &answer: &Action| {
            let (Action::Start { at } | Action::Drift { to: at }) = answer else { return 0.0 };
            let close = |&(hex, worth): &(Hex, f32)| match distance(at, hex) {
                0..=2 => worth,
                3..=4 => worth / 2.0,
                _ => 0.0,
            };
            treasures.iter().map(close).sum()
        };
        self.best(scratch.drain(..), worth).expect("whoever is asked has an answer")
    }

    /// Beside the mermaid, where a tile touches much treasure and is cheap to enter.
    fn place(&mut self, scratch: &mut Vec<Action>) -> Action {
        let (table, sea) = (self.game.table(), self.game.sea());
        let chart = table.chart();
        let Some(from) = self.location() else { return Action::Forgo };
        let shore: Hexes = match from.tile() {
            Some(number) => {
                sea.tiles()[number].hexes(chart).flat_map(|hex| chart.around(hex)).copied().collect()
            }
            None => chart.around(sea.name(chart, from)).iter().copied().collect(),
        };
        scratch.clear();
        for &tile in table.held[self.seat].iter() {
            for (turn, way) in (0..).zip(chart.turns(tile.shape())) {
                let spots = way.free_on(shore, sea.covered());
                scratch.extend(spots.iter().map(|at| Action::Place { tile, at, turn }));
            }
        }
        let compared = scratch.len().min(COMPARED);
        for index in 0..compared {
            let other = index + self.dice.below((scratch.len() - index) as u32) as usize;
            scratch.swap(index, other);
        }
        let treasures = self.treasures();
        let worth = |quick: &Self, &answer: &Action| {
            let Action::Place { tile, at, turn } = answer else { return 0.0 };
            let touched = Laid { tile, at, turn }.hexes(chart).flat_map(|hex| chart.around(hex));
            let spaces = touched.filter_map(|&hex| sea.place(hex).and_then(Place::space));
            let found = spaces.fold(0_u64, |found, space| found | 1 << space);
            let found: f32 = (0..)
                .zip(&treasures)
                .filter(|(space, _)| found >> space & 1 != 0)
                .map(|(_, worth)| worth)
                .sum();
            found + quick.worth_of_tile(tile)
        };
        self.best(scratch.drain(..compared), worth).unwrap_or(Action::Forgo)
    }

    /// On to the treasure that is worth most for each card, together with the best one after it; a warp costs nothing
    /// and leads to the best of all.
    fn ride(&mut self) -> Action {
        let (table, sea, hand) = (self.game.table(), self.game.sea(), self.game.hand(self.seat));
        let Some(from) = self.location() else { return Action::Rest };
        let treasures = self.treasures();
        let spaces = || {
            let all = sea.places(table.chart()).zip(&treasures);
            all.filter(|&(place, &worth)| worth > 0.0 && place != from)
        };
        let for_each_card = |worth: f32, cost: Cards| worth / f32::from(cost.count());
        let afterwards = |quick: &Self, place, hand: Cards| {
            if hand.is_empty() {
                return 0.0;
            }
            let further = Reach::search(table.chart(), sea, place, hand);
            let others = spaces().filter(|&(other, _)| other != place);
            let next =
                others.filter_map(|(other, &worth)| Some(for_each_card(worth, further.cheapest(other)?)));
            quick.habit(Habit::Afterwards) * next.fold(0.0, f32::max)
        };
        if table.phase == (Phase::Ride { warp: true }) {
            let target =
                self.best(spaces(), |quick, &(place, &worth)| worth + afterwards(quick, place, hand));
            return target
                .map_or(Action::Rest, |(place, _)| Action::Warp { to: sea.name(table.chart(), place) });
        }
        let reach = Reach::search(table.chart(), sea, from, hand);
        let within = spaces().filter_map(|(place, &worth)| Some((place, worth, reach.cheapest(place)?)));
        let target = self.best(within, |quick, &(place, worth, cost)| {
            for_each_card(worth, cost) + afterwards(quick, place, hand - cost)
        });
        let route = target.and_then(|(place, ..)| reach.route(place));
        route.map_or(Action::Rest, |moves| moves[0])
    }

    /// The token that is worth most.
    fn take(&mut self, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.game.legal_actions(self.seat, scratch);
        let tokens = self.game.tokens();
        let space = self.location().and_then(Place::space);
        let hidden = |nth| {
            let (_, token) = self.game.table().hidden_on(space?).find(|&(number, _)| number == nth)?;
            self.game.hidden_token(token)
        };
        let worth = |quick: &Self, &answer: &Action| match answer {
            Action::Take { token } => quick.worth_of_token(token, &tokens),
            Action::TakeHidden { nth } => {
                hidden(nth).map_or(0.0, |token| quick.worth_of_token(token, &tokens))
            }
            _ => f32::MIN,
        };
        self.best(scratch.drain(..), worth).expect("whoever is asked has an answer")
    }

    /// Where the mermaid is, if she is in the ocean.
    fn location(&self) -> Option<Place> {
        self.game.table().mermaids[self.seat].and_then(|at| self.game.sea().place(at))
    }

    /// What each space is worth to the seat; nothing where it has been or no token lies.
    fn treasures(&self) -> Vec<f32> {
        let (table, tokens) = (self.game.table(), self.game.tokens());
        let riding = table.phase.has_turn() && table.on_turn() == self.seat;
        let entered = if riding { table.entered } else { 0 };
        let of_space = |space: usize| {
            if entered >> space & 1 != 0 {
                return 0.0;
            }
            let open = table.face_up[space].iter().filter(|&(_, count)| count > 0);
            let open = open.map(|(token, _)| self.worth_of_token(token, &tokens));
            let hidden = table.hidden_on(space).map(|(_, token)| {
                let seen = table.face_down[token].seen_by.contains(self.seat);
                let token = self.game.hidden_token(token).filter(|_| seen);
                token.map_or(self.habit(Habit::Unseen), |token| self.worth_of_token(token, &tokens))
            });
            let best = open.chain(hidden).reduce(f32::max);
            best.map_or(0.0, |best| self.habit(Habit::Treasure) + best)
        };
        (0..table.chart().spaces().len()).map(of_space).collect()
    }

    /// What one more token of a kind is worth: it pays the witch, or fights for a majority.
    fn worth_of_token(&self, kind: Treasure, tokens: &PerSeat<Treasures>) -> f32 {
        let own = tokens[self.seat][kind];
        let rivals = tokens.iter().filter(|&(other, _)| other != self.seat);
        let most = rivals.map(|(_, tokens)| tokens[kind]).max().unwrap_or(0);
        self.habit(match own {
            0 => Habit::First,
            own if own > most + 1 => Habit::Safe,
            own if own + 1 >= most => Habit::Contested,
            _ => Habit::Behind,
        })
    }
}

/// How many steps apart two hexes are.
fn distance(one: Hex, other: Hex) -> u32 {
    let axial = |hex: Hex| {
        let row = i32::from(hex.row());
        (i32::from(hex.column()) - row / 2, row)
    };
    let ((right, down), (other_right, other_down)) = (axial(one), axial(other));
    let (right, down) = (right - other_right, down - other_down);
    (right.unsigned_abs() + down.unsigned_abs() + (right + down).unsigned_abs()) / 2
}
