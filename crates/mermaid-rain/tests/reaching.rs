//! RULES §5.3, §5.4: how far a hand leads, found by search and found by trying everything.

use std::collections::{BTreeMap, BTreeSet};

use tidetable_kernel::{Dice, Viewer};
use tidetable_mermaid_rain::{Action, Card, Cards, Hex, MermaidRain, Phase, Place, Reach, Terrain};

use crate::kit::{A, cards, hex, options, play, random_game, ride, seen, swim};

/// The hexes of the place that a hex names.
fn hexes(game: &MermaidRain, name: Hex) -> Vec<Hex> {
    match game.sea().tile(name) {
        Some(laid) => laid.hexes(game.table().chart()).collect(),
        None => vec![name],
    }
}

fn names(game: &MermaidRain) -> Vec<Hex> {
    let spaces = game.table().chart().spaces().iter().map(|space| space.hex);
    spaces.chain(game.sea().tiles().iter().map(|laid| laid.at)).collect()
}

fn touch(game: &MermaidRain, one: Hex, other: Hex) -> bool {
    let near: BTreeSet<Hex> =
        hexes(game, one).into_iter().flat_map(|hex| game.table().chart().around(hex).to_vec()).collect();
    one != other && hexes(game, other).iter().any(|hex| near.contains(hex))
}

fn card(game: &MermaidRain, name: Hex) -> Option<Card> {
    match (game.sea().tile(name), game.table().terrain(name)) {
        (Some(laid), _) => laid.tile.symbol().card(),
        (None, Terrain::Wreck) => Some(Card::Dolphin),
        (None, Terrain::Island) => Some(Card::Gull),
        (None, Terrain::Cave) => Some(Card::Turtle),
        (None, _) => None,
    }
}

/// One or two cards of a hand that enter where this card is asked for.
fn enters(card: Option<Card>, pay: Cards) -> bool {
    match (card, pay.count()) {
        (None, count) => count == 1,
        (Some(card), 1) => pay.of(card) == 1,
        (Some(card), 2) => pay.of(card) == 0,
        _ => false,
    }
}

fn parts(hand: Cards) -> Vec<Cards> {
    let counts = Card::ALL.map(|card| 0..=hand.of(card));
    let [dolphins, gulls, turtles] = counts;
    let mut parts = Vec::new();
    for d in dolphins {
        for g in gulls.clone() {
            parts.extend(turtles.clone().map(|t| Cards::new(d, g, t)));
        }
    }
    parts
}

/// Every place with every hand that can remain there.
fn naive(game: &MermaidRain, from: Hex, hand: Cards) -> BTreeMap<Hex, BTreeSet<Cards>> {
    let mut found = BTreeMap::from([(from, BTreeSet::from([hand]))]);
    let mut open = vec![(from, hand)];
    let names = names(game);
    while let Some((at, left)) = open.pop() {
        for &to in names.iter().filter(|&&to| touch(game, at, to)) {
            for pay in parts(left).into_iter().filter(|&pay| enters(card(game, to), pay)) {
                if found.entry(to).or_default().insert(left - pay) {
                    open.push((to, left - pay));
                }
            }
        }
    }
    found
}

fn place(game: &MermaidRain, name: Hex) -> Place {
    game.sea().place(name).expect("a place")
}

#[test]
fn section_5_3_neighbouring_places_are_those_whose_hexes_touch() {
    for seed in 0..4 {
        let mut late = false;
        random_game(options(6), seed, |game| {
            // The graph is compared when tiles have just come and when they have just gone.
            let looked_at =
                matches!(game.table().phase, Phase::Ride { .. } | Phase::Keep) && game.table().round >= 3;
            if !looked_at || std::mem::replace(&mut late, game.table().round == 5) {
                return;
            }
            for one in names(game) {
                for other in names(game) {
                    let near = game.sea().near(place(game, one)).contains(place(game, other));
                    assert_eq!(near, touch(game, one, other), "{one} and {other}");
                }
            }
        });
    }
}

#[test]
fn section_5_4_the_search_finds_what_trying_everything_finds() {
    let mut dice = Dice::seeded(2);
    let mut compared = 0;
    for seed in 0..20 {
        random_game(options(4), seed, |game| {
            if !matches!(game.table().phase, Phase::Ride { .. })
                || game.table().round < 3
                || dice.below(4) > 0
            {
                return;
            }
            let from = game.table().mermaids[game.table().on_turn()].unwrap();
            let hand: Cards = (0..5).map(|_| dice.pick(&Card::ALL)).collect();
            let reach = Reach::search(game.table().chart(), game.sea(), place(game, from), hand);
            let expected = naive(game, from, hand);
            for name in names(game) {
                let found: BTreeSet<Cards> = reach.remaining(place(game, name)).collect();
                assert_eq!(
                    found,
                    expected.get(&name).cloned().unwrap_or_default(),
                    "{from} to {name} with {hand}"
                );
                let cheapest = reach.cheapest(place(game, name)).map(Cards::count);
                let fewest = expected
                    .get(&name)
                    .and_then(|left| left.iter().map(|left| hand.count() - left.count()).min());
                assert_eq!(cheapest, fewest);
            }
            compared += 1;
        });
    }
    assert!(compared > 20, "{compared} positions were compared");
}

#[test]
fn section_5_3_the_route_to_a_far_place_can_be_played() {
    let mut played = 0;
    for seed in 0..20 {
        random_game(options(4), seed, |game| {
            if game.table().phase != (Phase::Ride { warp: false }) {
                return;
            }
            let seat = game.table().on_turn();
            let view = seen(game, Viewer::Seat(seat));
            let reach = view.reach(seat).expect("the hand is the viewer's own");
            let Some(farthest) = reach.all().max_by_key(|reached| reached.cost.count()) else { return };
            let mut game = game.clone();
            let route = reach.route(place(&game, farthest.to)).unwrap();
            let paid: Cards = route
                .iter()
                .map(|step| match step {
                    Action::Move { pay, .. } => *pay,
                    _ => Cards::NONE,
                })
                .sum();
            assert_eq!(paid, farthest.cost);
            for step in route {
                play(&mut game, seat, step);
                crate::kit::draw_first(&mut game);
                if game.table().phase == Phase::Take && game.table().on_turn() == seat {
                    play(&mut game, seat, Action::Leave);
                }
            }
            played += 1;
        });
    }
    assert!(played > 100, "{played} routes were played");
}

#[test]
fn section_5_4_the_largest_hand_can_be_searched() {
    let scene = ride(options(4)).laid("long-gull-light", "C1", 0).hand(A, "DDDGGGTTT");
    let view = seen(&scene.game(), Viewer::Seat(A));
    let reach = view.reach(A).unwrap();
    let costs: Vec<String> = reach.all().map(|reached| format!("{} {}", reached.to, reached.cost)).collect();
    assert_eq!(costs, ["B1 GG", "D2 DG", "C1 G"]);
    let wreck = view.sea.place(hex("D2")).unwrap();
    assert_eq!(reach.route(wreck), Some(vec![swim("C1", "G"), swim("D2", "D")]));
    assert_eq!(reach.route(view.sea.place(hex("A3")).unwrap()), None);
    assert_eq!(reach.cheapest(view.sea.place(hex("F1")).unwrap()), Some(cards("")));
}
