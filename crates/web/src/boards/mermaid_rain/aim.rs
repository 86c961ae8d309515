//! What a click on the ocean means.

use tidetable_kernel::Seat;
use tidetable_mermaid_rain::{Action, Cards, Hex, Laid, Phase, Place, Reach, Reached, Tile, View};

use super::grid::{core, hexes};

/// What somebody has taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Grip {
    /// The cards lifted out of the hand.
    pub(super) cards: Cards,
    /// Which of the tiles to be placed.
    pub(super) tile: usize,
    /// How it is turned.
    pub(super) turn: u8,
    /// Whether the warp is used instead of cards.
    pub(super) warp: bool,
}

/// What a click means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// This answer, legal or not.
    Answer(Action),
    /// These moves, one after the other.
    Route(Vec<Action>),
    /// Nothing at all.
    Nothing,
}

/// What a click on a hex means to the seat that is asked.
pub(super) fn aim(view: &View, legal: &[Action], seat: Seat, grip: Grip, hex: Hex) -> Aim {
    match view.table.phase {
        Phase::Start => Aim::Answer(Action::Start { at: hex }),
        Phase::Drift => Aim::Answer(Action::Drift { to: hex }),
        Phase::Place => match held(view, seat, grip.tile) {
            Some(tile) => Aim::Answer(placement(view, legal, tile, grip.turn, hex)),
            None => Aim::Nothing,
        },
        Phase::Ride { .. } => ride(view, seat, grip, hex),
        // Something else is asked, and that is what the refusal says.
        _ => Aim::Answer(Action::Move { to: hex, pay: Cards::NONE }),
    }
}

/// The tile taken up.
pub(super) fn held(view: &View, seat: Seat, number: usize) -> Option<Tile> {
    let held = &view.table.held[seat];
    held.get(number).or(held.first()).copied()
}

/// A move or a way of several moves to the place on a hex, or a warp.
fn ride(view: &View, seat: Seat, grip: Grip, hex: Hex) -> Aim {
    let (table, sea) = (&view.table, &view.sea);
    let Some(place) = sea.place(hex) else {
        return Aim::Answer(Action::Move { to: hex, pay: grip.cards });
    };
    let to = sea.name(table.chart(), place);
    if grip.warp {
        return Aim::Answer(Action::Warp { to });
    }
    let Some(from) = table.mermaids[seat].and_then(|hex| sea.place(hex)) else { return Aim::Nothing };
    if place == from {
        return Aim::Nothing;
    }
    if !grip.cards.is_empty() && sea.near(from).contains(place) {
        return Aim::Answer(Action::Move { to, pay: grip.cards });
    }
    match view.reach(seat).and_then(|reach| reach.route(place)) {
        Some(moves) => Aim::Route(moves),
        None => Aim::Answer(Action::Move { to, pay: wrong_payment(view, seat, place) }),
    }
}

/// What cannot pay for a place, to hear why.
fn wrong_payment(view: &View, seat: Seat, place: Place) -> Cards {
    let hand = view.hands[seat].unwrap_or_default();
    let matching = view.sea.card(view.table.chart(), place);
    let held = tidetable_mermaid_rain::Card::ALL.into_iter().find(|&card| hand.of(card) > 0);
    held.filter(|&card| Some(card) != matching).map_or(Cards::NONE, Cards::one)
}

/// A placement of the tile over a hex, held by its middle if it fits so; where it fits in no way, one that
/// is refused.
pub(super) fn placement(view: &View, legal: &[Action], tile: Tile, turn: u8, hex: Hex) -> Action {
    fitting(view, legal, tile, turn, hex).unwrap_or_else(|| {
        let chart = view.table.chart();
        let over = |at: &Hex| covers(view, Laid { tile, at: *at, turn }, hex);
        let by_middle = |at: &Hex| core(chart, &cover(view, Laid { tile, at: *at, turn })) == Some(hex);
        let at = hexes(chart).find(by_middle).or_else(|| hexes(chart).find(over)).unwrap_or(hex);
        Action::Place { tile, at, turn }
    })
}

/// A legal placement of the tile over a hex, turned so.
fn fitting(view: &View, legal: &[Action], tile: Tile, turn: u8, hex: Hex) -> Option<Action> {
    let chart = view.table.chart();
    let over = |action: &&Action| match **action {
        Action::Place { tile: laid, at, turn: turned } => {
            laid == tile && turned == turn && covers(view, Laid { tile, at, turn }, hex)
        }
        _ => false,
    };
    let by_middle = |action: &&Action| match **action {
        Action::Place { at, .. } => core(chart, &cover(view, Laid { tile, at, turn })) == Some(hex),
        _ => false,
    };
    let mut ways = legal.iter().filter(over);
    ways.clone().find(by_middle).or_else(|| ways.next()).copied()
}

/// The hexes a tile would lie on, as far as there are any.
pub(super) fn cover(view: &View, laid: Laid) -> Vec<Hex> {
    let turns = view.table.chart().turns(laid.tile.shape());
    turns.get(usize::from(laid.turn)).map(|turn| turn.hexes(laid.at).collect()).unwrap_or_default()
}

fn covers(view: &View, laid: Laid, hex: Hex) -> bool {
    cover(view, laid).contains(&hex)
}

/// How many ways a tile can be turned.
pub(super) fn ways(view: &View, tile: Tile) -> u8 {
    view.table.chart().turns(tile.shape()).len() as u8
}

/// The next legal way to turn a tile that keeps lying on a hex.
pub(super) fn turned(view: &View, legal: &[Action], laid: Laid, pivot: Hex) -> Option<Action> {
    let ways = ways(view, laid.tile);
    let next = (1..ways).map(|step| (laid.turn + step) % ways);
    next.into_iter().find_map(|turn| fitting(view, legal, laid.tile, turn, pivot))
}

/// The hexes by whose middle the tile, turned so, can be put down.
pub(super) fn berths(view: &View, legal: &[Action], tile: Tile, turn: u8) -> Vec<Hex> {
    let chart = view.table.chart();
    let berth = |action: &Action| match *action {
        Action::Place { tile: laid, at, turn: turned } if laid == tile && turned == turn => {
            core(chart, &cover(view, Laid { tile, at, turn }))
        }
        _ => None,
    };
    legal.iter().filter_map(berth).collect()
}

/// The places that the hand of a seat reaches, perhaps with one more tile in the ocean.
pub(super) fn reached(view: &View, seat: Seat, extra: Option<Laid>) -> Vec<Reached> {
    let search = || {
        let (chart, hand) = (view.table.chart(), view.hands[seat]?);
        let sea = match extra {
            Some(laid) => view.sea.with_tile(chart, laid)?,
            None => view.sea,
        };
        let from = sea.place(view.table.mermaids[seat]?)?;
        Some(Reach::search(chart, &sea, from, hand).all().collect())
    };
    search().unwrap_or_default()
}

/// The ways to pay for a move to the same place.
pub(super) fn other_payments(legal: &[Action], chosen: Action) -> Vec<Action> {
    let Action::Move { to, .. } = chosen else { return Vec::new() };
    let there = |action: &&Action| matches!(**action, Action::Move { to: other, .. } if other == to);
    legal.iter().filter(there).copied().collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use tidetable_kernel::{Dice, Game, Viewer};
    use tidetable_mermaid_rain::{MermaidRain, Options, Shape, payments};

    /// Plays at random until a seat is asked in a phase like that; what it sees, and its answers.
    pub(crate) fn moment(
        seed: u64,
        wanted: impl Fn(&View, Seat) -> bool,
    ) -> Option<(View, Seat, Vec<Action>)> {
        let mut dice = Dice::seeded(seed);
        let mut game = MermaidRain::new(&Options { seats: 4, ..Options::default() }).unwrap();
        loop {
            match game.awaiting() {
                tidetable_kernel::Awaiting::Nobody => return None,
                tidetable_kernel::Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice, &mut Vec::new());
                    game.resolve(&chance, &mut ());
                }
                tidetable_kernel::Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(Viewer::Seat(seat));
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    if wanted(&view, seat) {
                        return Some((view, seat, legal));
                    }
                    let action = dice.pick(&legal);
                    game.apply(seat, &action, &mut ());
                }
            }
        }
    }

    fn place_moment() -> (View, Seat, Vec<Action>) {
        moment(3, |view, _| view.table.phase == Phase::Place && view.table.round > 1).unwrap()
    }

    #[test]
    fn a_tile_is_held_by_its_middle_wherever_it_fits_so() {
        let (view, seat, legal) = place_moment();
        let tile = held(&view, seat, 0).unwrap();
        for turn in 0..ways(&view, tile) {
            for hex in berths(&view, &legal, tile, turn) {
                let Aim::Answer(action) = aim(&view, &legal, seat, Grip { turn, ..Grip::default() }, hex)
                else {
                    panic!("a click on {hex} means nothing")
                };
                assert!(legal.contains(&action), "{action:?}");
                let Action::Place { tile, at, turn } = action else { panic!("{action:?}") };
                assert_eq!(core(view.table.chart(), &cover(&view, Laid { tile, at, turn })), Some(hex));
            }
        }
    }

    #[test]
    fn where_a_tile_cannot_lie_one_hears_why() {
        let (view, seat, legal) = place_moment();
        let start = view.table.chart().starts().next().unwrap();
        let Aim::Answer(action) = aim(&view, &legal, seat, Grip::default(), start) else { panic!() };
        assert!(matches!(action, Action::Place { .. }) && !legal.contains(&action), "{action:?}");
    }

    #[test]
    fn turning_keeps_the_tile_over_the_same_hex() {
        let bent = |view: &View, seat: Seat| {
            let tile = held(view, seat, 0);
            view.table.phase == Phase::Place && tile.is_some_and(|tile| tile.shape() == Shape::Curved)
        };
        let (view, _, legal) = moment(3, bent).unwrap();
        let mut turned_once = 0;
        for &action in legal.iter().step_by(7) {
            let Action::Place { tile, at, turn } = action else { continue };
            let laid = Laid { tile, at, turn };
            let pivot = cover(&view, laid)[0];
            if let Some(Action::Place { tile, at, turn }) = turned(&view, &legal, laid, pivot) {
                assert_ne!(turn, laid.turn);
                assert!(cover(&view, Laid { tile, at, turn }).contains(&pivot));
                turned_once += 1;
            }
        }
        assert!(turned_once > 10);
    }

    fn ride_moment() -> (View, Seat, Vec<Action>) {
        let far = |view: &View, seat: Seat| {
            view.table.phase == Phase::Ride { warp: false }
                && reached(view, seat, None).iter().any(|place| place.cost.count() > 3)
        };
        (1..200).find_map(|seed| moment(seed, far)).expect("somebody can swim far")
    }

    #[test]
    fn every_place_within_reach_is_a_way_whose_first_move_is_legal() {
        let (view, seat, legal) = ride_moment();
        let reached = reached(&view, seat, None);
        assert!(!reached.is_empty());
        for place in reached {
            let Aim::Route(moves) = aim(&view, &legal, seat, Grip::default(), place.to) else {
                panic!("no way to {}", place.to)
            };
            let paid = |action: &Action| match *action {
                Action::Move { pay, .. } => pay,
                _ => Cards::NONE,
            };
            assert_eq!(moves.iter().map(paid).sum::<Cards>().count(), place.cost.count());
            assert!(legal.contains(&moves[0]), "{moves:?}");
        }
    }

    #[test]
    fn lifted_cards_pay_for_the_next_place() {
        let (view, seat, legal) = ride_moment();
        let Some(Action::Move { to, pay }) = legal.first().copied() else { panic!("{legal:?}") };
        let grip = Grip { cards: pay, ..Grip::default() };
        assert_eq!(aim(&view, &legal, seat, grip, to), Aim::Answer(Action::Move { to, pay }));
        let hand = view.hands[seat].unwrap();
        let card = view.sea.card(view.table.chart(), view.sea.place(to).unwrap());
        let ways = other_payments(&legal, Action::Move { to, pay });
        assert_eq!(ways.len(), payments(card, hand).count());
    }

    #[test]
    fn the_warp_leads_anywhere_and_open_water_nowhere() {
        let (view, seat, legal) = ride_moment();
        let start = view.table.chart().starts().find(|&hex| Some(hex) != view.table.mermaids[seat]).unwrap();
        let grip = Grip { warp: true, ..Grip::default() };
        assert_eq!(aim(&view, &legal, seat, grip, start), Aim::Answer(Action::Warp { to: start }));
        let here = view.table.mermaids[seat].unwrap();
        assert_eq!(aim(&view, &legal, seat, Grip::default(), here), Aim::Nothing);
        let open = hexes(view.table.chart()).find(|&hex| view.sea.place(hex).is_none()).unwrap();
        let Aim::Answer(action) = aim(&view, &legal, seat, Grip::default(), open) else { panic!() };
        assert!(!legal.contains(&action));
    }
}
