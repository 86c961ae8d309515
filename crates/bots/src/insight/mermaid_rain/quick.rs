//! Mermaid Rain played quickly: from treasure to treasure, tiles laid where they lead to some.

use tidetable_kernel::{Dice, Game, PerSeat, Seat};
use tidetable_mermaid_rain::{
    Action, Cards, Hex, Hexes, Laid, Meld, MermaidRain, Phase, Place, Reach, Treasure, Treasures,
};

/// How many placements are compared.
const COMPARED: usize = 12;
/// By how much two answers may differ and still be as good as each other.
const INDIFFERENCE: f32 = 1.0;

/// An answer that is not foolish.
pub(super) fn answer(game: &MermaidRain, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
    match game.table().phase {
        Phase::Meld => lay(game, seat, dice, scratch),
        Phase::Start | Phase::Drift => start(game, seat, dice, scratch),
        Phase::Place => place(game, seat, dice, scratch),
        Phase::Ride { .. } => ride(game, seat),
        Phase::Take => take(game, seat, dice, scratch),
        _ => game.sample_action(seat, dice, scratch),
    }
}

/// The answer that is worth most, by a little luck; `None` leaves it out.
fn best(
    answers: &[Action],
    dice: &mut Dice,
    worth: impl Fn(Action) -> Option<f32>,
    otherwise: Action,
) -> Action {
    let mut best = (f32::MIN, otherwise);
    for &answer in answers {
        let Some(worth) = worth(answer) else { continue };
        let worth = worth + INDIFFERENCE * dice.below(100) as f32 / 100.0;
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    best.1
}

/// Cards that make a better meld, or the princess.
fn lay(game: &MermaidRain, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
    /// What a better meld is worth.
    const BETTER: f32 = 0.64;
    scratch.clear();
    game.legal_actions(seat, scratch);
    let laid = game.table().melds[seat];
    let worth = |answer| {
        let Action::Lay { cards } = answer else { return None };
        let meld = Meld::best(laid + cards);
        (laid.is_empty() || meld > Meld::best(laid)).then_some(BETTER * f32::from(meld as u8))
    };
    best(scratch, dice, worth, Action::Princess)
}

/// A start space with treasures close by.
fn start(game: &MermaidRain, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
    scratch.clear();
    game.legal_actions(seat, scratch);
    let table = game.table();
    let spaces = table.chart().spaces().iter().enumerate();
    let full: Vec<Hex> =
        spaces.filter(|&(space, _)| holds_treasure(game, space)).map(|(_, space)| space.hex).collect();
    let worth = |answer| {
        let (Action::Start { at } | Action::Drift { to: at }) = answer else { return None };
        let close = |&hex: &Hex| match distance(at, hex) {
            0..=2 => 1.0,
            3..=4 => 0.5,
            _ => 0.0,
        };
        Some(full.iter().map(close).sum())
    };
    best(scratch, dice, worth, scratch[0])
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

/// Whether tokens lie on a space.
fn holds_treasure(game: &MermaidRain, space: usize) -> bool {
    let table = game.table();
    !table.face_up[space].is_empty() || table.hidden_on(space).next().is_some()
}

/// Whether a space holds treasure for the seat on turn.
fn promises(game: &MermaidRain, space: usize) -> bool {
    game.table().entered >> space & 1 == 0 && holds_treasure(game, space)
}

/// Where a seat's mermaid is, if she is in the ocean.
fn location(game: &MermaidRain, seat: Seat) -> Option<Place> {
    game.table().mermaids[seat].and_then(|at| game.sea().place(at))
}

/// Beside the mermaid, where a tile touches many treasures and is cheap to enter.
fn place(game: &MermaidRain, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
    let (table, sea) = (game.table(), game.sea());
    let chart = table.chart();
    let Some(from) = location(game, seat) else { return Action::Forgo };
    let shore: Hexes = match from.tile() {
        Some(number) => sea.tiles()[number].hexes(chart).flat_map(|hex| chart.around(hex)).copied().collect(),
        None => chart.around(sea.name(chart, from)).iter().copied().collect(),
    };
    scratch.clear();
    for &tile in table.held[seat].iter() {
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
    let promise: u64 = (0..chart.spaces().len())
        .filter(|&space| promises(game, space))
        .fold(0, |promise, space| promise | 1 << space);
    let hand = game.hand(seat);
    let worth = |answer| {
        let Action::Place { tile, at, turn } = answer else { return None };
        let touched = Laid { tile, at, turn }.hexes(chart).flat_map(|hex| chart.around(hex));
        let spaces = touched.filter_map(|&hex| sea.place(hex).and_then(Place::space));
        let found = spaces.fold(0_u64, |found, space| found | 1 << space) & promise;
        let cost = match tile.symbol().card() {
            None => 0.4,
            Some(card) if hand.of(card) > 0 => 0.5,
            Some(_) => 1.0,
        };
        // Luck must not outweigh a treasure.
        Some((found.count_ones() as f32 - cost) * 4.0 * INDIFFERENCE)
    };
    best(&scratch[..compared], dice, worth, Action::Forgo)
}

/// On to the nearest treasure.
fn ride(game: &MermaidRain, seat: Seat) -> Action {
    let (chart, sea, hand) = (game.table().chart(), game.sea(), game.hand(seat));
    let Some(from) = location(game, seat).filter(|_| !hand.is_empty()) else { return Action::Rest };
    // One card away is quickly seen; spaces come before tiles.
    for (place, space) in sea.near(from).iter().map_while(|place| Some((place, place.space()?))) {
        let card = sea.card(chart, place).filter(|&card| hand.of(card) > 0);
        if let Some(card) = card.filter(|_| promises(game, space)) {
            return Action::Move { to: sea.name(chart, place), pay: Cards::one(card) };
        }
    }
    let reach = Reach::search(chart, sea, from, hand);
    let mut nearest: Option<(u8, Place)> = None;
    for (place, space) in sea.places(chart).map_while(|place| Some((place, place.space()?))) {
        let Some(cost) = reach.cheapest(place).filter(|_| place != from) else { continue };
        if nearest.is_none_or(|(least, _)| cost.count() < least) && promises(game, space) {
            nearest = Some((cost.count(), place));
        }
    }
    let route = nearest.and_then(|(_, place)| reach.route(place));
    route.map_or(Action::Rest, |moves| moves[0])
}

/// The token that brings most as things stand.
fn take(game: &MermaidRain, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Action {
    scratch.clear();
    game.legal_actions(seat, scratch);
    let tokens = game.tokens();
    let space = location(game, seat).and_then(Place::space);
    let hidden = |nth| {
        let (_, token) = game.table().hidden_on(space?).find(|&(number, _)| number == nth)?;
        game.hidden_token(token)
    };
    let worth = |answer| match answer {
        Action::Take { token } => Some(worth_of(token, &tokens, seat)),
        Action::TakeHidden { nth } => hidden(nth).map(|token| worth_of(token, &tokens, seat)),
        _ => None,
    };
    best(scratch, dice, worth, Action::Leave)
}

/// About how many points one more token of a kind is worth: it pays the witch, or fights for a majority.
fn worth_of(kind: Treasure, tokens: &PerSeat<Treasures>, seat: Seat) -> f32 {
    let own = tokens[seat][kind];
    let rivals = tokens.iter().filter(|&(other, _)| other != seat);
    let most = rivals.map(|(_, tokens)| tokens[kind]).max().unwrap_or(0);
    match own {
        0 => 5.0,
        own if own > most + 1 => 1.0,
        own if own + 1 >= most => 4.0,
        _ => 2.0,
    }
}
