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
    let quick = Quick { game, seat, lore };
    match game.table().phase {
        Phase::Meld => quick.lay(dice),
        Phase::Pick { .. } => quick.pick(dice, scratch),
        Phase::Start | Phase::Drift => quick.start(dice, scratch),
        Phase::Place => quick.place(dice, scratch),
        Phase::Ride { .. } => quick.ride(dice),
        Phase::Take => quick.take(dice, scratch),
        _ => game.sample_action(seat, dice, scratch),
    }
}

/// The number of whatever is worth most, give or take a little. There is one of it for all questions, because a page
/// carries it.
fn best(worths: &mut dyn Iterator<Item = f32>, dice: &mut Dice) -> Option<usize> {
    let mut best: Option<(f32, usize)> = None;
    for (number, worth) in worths.enumerate() {
        let worth = worth + INDIFFERENCE * dice.below(100) as f32 / 100.0;
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, number));
        }
    }
    best.map(|(_, number)| number)
}

/// The answer that is worth most, give or take a little.
fn best_answer(answers: &[Action], worth: &dyn Fn(Action) -> f32, dice: &mut Dice) -> Option<Action> {
    best(&mut answers.iter().map(|&answer| worth(answer)), dice).map(|number| answers[number])
}

/// A question, and what it is answered by.
struct Quick<'a> {
    game: &'a MermaidRain,
    seat: Seat,
    lore: &'a Lore,
}

impl Quick<'_> {
    fn habit(&self, habit: Habit) -> f32 {
        self.lore.habits.values[habit as usize].1
    }

    /// Towards the meld that is worth most together with what it leaves to ride with.
    fn lay(&self, dice: &mut Dice) -> Action {
        let laid = self.game.table().melds[self.seat];
        let all = self.game.hand(self.seat) + laid;
        let sizes = laid.count().max(2)..=all.count().min(5);
        let melds = sizes.flat_map(|size| all.choices(size)).filter(|meld| meld.contains(laid));
        let melds: Vec<Cards> = melds.collect();
        let wanted = best(&mut melds.iter().map(|&meld| self.worth_of_meld(meld, all - meld)), dice);
        let more = wanted.map_or(Cards::NONE, |wanted| melds[wanted] - laid);
        let ways: Vec<Cards> = more.choices(if laid.is_empty() { 2 } else { 1 }).collect();
        let way = best(&mut ways.iter().map(|_| 0.0), dice);
        way.map_or(Action::Princess, |way| Action::Lay { cards: ways[way] })
    }

    fn worth_of_meld(&self, meld: Cards, left: Cards) -> f32 {
        let kinds = Card::ALL.iter().filter(|&&card| left.of(card) > 0).count();
        self.habit(Habit::of(Meld::best(meld)))
            + self.habit(Habit::Card) * f32::from(left.count()).min(self.habit(Habit::Cards))
            + self.habit(Habit::Kind) * kinds as f32
    }

    /// A tile that is easy to enter; a bonus before it.
    fn pick(&self, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.game.legal_actions(self.seat, scratch);
        let worth = |answer| match answer {
            Action::Pick { tile } => self.worth_of_tile(tile),
            _ => f32::INFINITY,
        };
        best_answer(scratch, &worth, dice).expect("whoever is asked has an answer")
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
    fn start(&self, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.game.legal_actions(self.seat, scratch);
        let spaces = self.game.table().chart().spaces().iter().zip(self.treasures());
        let treasures: Vec<(Hex, f32)> = spaces.map(|(space, worth)| (space.hex, worth)).collect();
        let worth = |answer| {
            let (Action::Start { at } | Action::Drift { to: at }) = answer else { return 0.0 };
            let close = |&(hex, worth): &(Hex, f32)| match distance(at, hex) {
                0..=2 => worth,
                3..=4 => worth / 2.0,
                _ => 0.0,
            };
            treasures.iter().map(close).sum()
        };
        best_answer(scratch, &worth, dice).expect("whoever is asked has an answer")
    }

    /// Beside the mermaid, where a tile touches much treasure and is cheap to enter.
    fn place(&self, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
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
            let other = index + dice.below((scratch.len() - index) as u32) as usize;
            scratch.swap(index, other);
        }
        let treasures = self.treasures();
        let worth = |answer| {
            let Action::Place { tile, at, turn } = answer else { return 0.0 };
            let touched = Laid { tile, at, turn }.hexes(chart).flat_map(|hex| chart.around(hex));
            let spaces = touched.filter_map(|&hex| sea.place(hex).and_then(Place::space));
            let found = spaces.fold(0_u64, |found, space| found | 1 << space);
            let found: f32 = (0..)
                .zip(&treasures)
                .filter(|(space, _)| found >> space & 1 != 0)
                .map(|(_, worth)| worth)
                .sum();
            found + self.worth_of_tile(tile)
        };
        best_answer(&scratch[..compared], &worth, dice).unwrap_or(Action::Forgo)
    }

    /// On to the treasure that is worth most for each card, together with the best one after it; a warp costs nothing
    /// and leads to the best of all.
    fn ride(&self, dice: &mut Dice) -> Action {
        let (table, sea, hand) = (self.game.table(), self.game.sea(), self.game.hand(self.seat));
        let Some(from) = self.location() else { return Action::Rest };
        let treasures = self.treasures();
        let spaces: Vec<(Place, f32)> = sea
            .places(table.chart())
            .zip(treasures)
            .filter(|&(place, worth)| worth > 0.0 && place != from)
            .collect();
        if table.phase == (Phase::Ride { warp: true }) {
            let worth = |&(place, worth)| worth + self.afterwards(&spaces, place, hand);
            let target = best(&mut spaces.iter().map(worth), dice);
            return target.map_or(Action::Rest, |target| Action::Warp {
                to: sea.name(table.chart(), spaces[target].0),
            });
        }
        let reach = Reach::search(table.chart(), sea, from, hand);
        let worth = |&(place, worth)| match reach.cheapest(place) {
            Some(cost) => worth / f32::from(cost.count()) + self.afterwards(&spaces, place, hand - cost),
            None => f32::MIN,
        };
        let target = best(&mut spaces.iter().map(worth), dice);
        let route = target.and_then(|target| reach.route(spaces[target].0));
        route.map_or(Action::Rest, |moves| moves[0])
    }

    /// What the best treasure after a space is worth for each card that leads on to it.
    fn afterwards(&self, spaces: &[(Place, f32)], from: Place, hand: Cards) -> f32 {
        if hand.is_empty() {
            return 0.0;
        }
        let reach = Reach::search(self.game.table().chart(), self.game.sea(), from, hand);
        let others = spaces.iter().filter(|&&(place, _)| place != from);
        let next =
            others.filter_map(|&(place, worth)| Some(worth / f32::from(reach.cheapest(place)?.count())));
        self.habit(Habit::Afterwards) * next.fold(0.0, f32::max)
    }

    /// The token that is worth most.
    fn take(&self, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.game.legal_actions(self.seat, scratch);
        let tokens = self.game.tokens();
        let space = self.location().and_then(Place::space);
        let hidden = |nth| {
            let (_, token) = self.game.table().hidden_on(space?).find(|&(number, _)| number == nth)?;
            self.game.hidden_token(token)
        };
        let worth = |answer| match answer {
            Action::Take { token } => self.worth_of_token(token, &tokens),
            Action::TakeHidden { nth } => {
                hidden(nth).map_or(0.0, |token| self.worth_of_token(token, &tokens))
            }
            _ => f32::MIN,
        };
        best_answer(scratch, &worth, dice).expect("whoever is asked has an answer")
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
