//! RULES §7: markets.

use tidetable_kernel::{Awaiting, Game};
use tidetable_south_seas::{Action, EndReason, Event, Phase, Refusal, SouthSeas};

use crate::kit::{
    A, B, C, Scene, answers, awaited, goods, lay, play, refusal, reveal, scene, ship, take_ship,
};

/// Two markets side by side, `W1` and `W2`; the tile `I2` on `N1W1` completes both.
fn two_markets() -> Scene {
    scene(
        3,
        "W1 M3 3, W2 M1 0, S1W1 I10 2, S1 C3 3, N1W2 B7 1, S1W2 I10 2, N1 C6 2, W3 I1 3, N1W3 C10 0, S1W3 I8 0",
    )
}

fn complete(scene: Scene) -> (SouthSeas, Vec<Event>) {
    let mut game = scene.lay("I2");
    play(&mut game, lay("N1W1", 1));
    let events = play(&mut game, Action::LeaveIslanders);
    (game, events)
}

#[test]
fn section_7_1_a_market_with_eight_neighbours_brings_a_ship_and_sends_its_merchant_home() {
    let (game, events) = complete(two_markets().row("bssff/6 bf/2 bs/2 sf/2").islander(B, "W1 market"));
    let cell = "W1".parse().unwrap();
    let expected =
        [Event::MarketCompleted { seat: B, cell }, Event::ShipTaken { seat: B, ship: ship("bssff/6") }];
    assert_eq!(events, expected);
    assert_eq!(game.table().crew(B).reserve(), 4);
    assert_eq!(game.table().ship_points(B), 6);
}

#[test]
fn section_7_1_seven_neighbours_are_not_enough() {
    let mut game = scene(3, "W1 M3 3, W2 M1 0, S1W1 I10 2, S1 C3 3, N1W2 B7 1, N1 C6 2")
        .islander(A, "W1 market")
        .lay("I2");
    play(&mut game, lay("N1W1", 1));
    let events = play(&mut game, Action::LeaveIslanders);
    assert_eq!(events, []);
    assert_eq!(game.table().crew(A).reserve(), 3);
}

#[test]
fn section_7_1_a_market_laid_into_a_ring_of_eight_is_complete_at_once() {
    let mut game = ring().row("bssff/6 bf/2 bs/2 sf/2").lay("M1");
    play(&mut game, lay("S2", 0));
    let events = play(&mut game, crate::kit::place("market"));
    assert!(
        matches!(events[1..], [Event::MarketCompleted { seat: A, .. }, Event::ShipTaken { seat: A, .. }]),
        "{events:?}"
    );
    assert_eq!(game.table().crew(A).reserve(), 4);
}

/// Eight tiles around `S2`, with water towards it.
fn ring() -> Scene {
    scene(2, "S1 I1 1, S1E1 I1 3, S2E1 I2 1, S3E1 I2 2, S3 M3 0, S3W1 M3 0, S2W1 I3 3, S1W1 I5 2")
}

#[test]
fn section_7_2_the_owner_takes_the_best_open_ship_without_goods() {
    let (game, _) = complete(
        two_markets().row("bf/2 bbsf/5 bsf/4 sf/2").islander(C, "W1 market").goods(C, goods(1, 1, 1)),
    );
    assert_eq!(game.table().ship_points(C), 5);
    assert_eq!(game.table().goods(C), goods(1, 1, 1));
}

#[test]
fn section_7_2_among_equals_the_owner_chooses() {
    let (mut game, _) = complete(two_markets().row("bssff/6 bf/2 bbssf/6 sf/2").islander(B, "W1 market"));
    assert_eq!((game.table().phase(), awaited(&game)), (Phase::Claim(B), B));
    assert_eq!(answers(&game), [take_ship("bssff/6"), take_ship("bbssf/6")]);
    assert_eq!(refusal(&game, take_ship("bf/2")), Refusal::ShipNotBest { ship: ship("bf/2"), best: 6 });
    assert_eq!(refusal(&game, take_ship("bbsff/6")), Refusal::ShipNotOpen { ship: ship("bbsff/6") });
    assert_eq!(refusal(&game, Action::LeaveShips), Refusal::OtherQuestion);
    let events = play(&mut game, take_ship("bbssf/6"));
    assert_eq!(events, [Event::ShipTaken { seat: B, ship: ship("bbssf/6") }]);
    assert_eq!(game.awaiting(), Awaiting::Chance);
    reveal(&mut game, "*******/6");
    assert_eq!(game.table().row()[2], Some(ship("*******/6")), "the gap is filled");
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, B));
}

#[test]
fn section_7_3_owners_take_clockwise_from_whose_turn_it_is_and_the_row_is_filled_between() {
    let markets =
        two_markets().row("bssff/6 bf/2 bs/2 sf/2").islander(A, "W1 market").islander(C, "W2 market");
    let (mut game, events) = complete(markets.turn(B));
    assert_eq!(events.last(), Some(&Event::ShipTaken { seat: C, ship: ship("bssff/6") }), "C comes before A");
    let events = reveal(&mut game, "bbsf/5");
    assert_eq!(
        events.last(),
        Some(&Event::ShipTaken { seat: A, ship: ship("bbsf/5") }),
        "the new ship is the best"
    );
    reveal(&mut game, "bbs/3");
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, C));
}

#[test]
fn section_11_4_two_markets_of_one_player_bring_both_ships_in_a_row() {
    let markets =
        two_markets().row("bssff/6 bf/2 bs/2 sf/2").islander(C, "W1 market").islander(C, "W2 market");
    let (mut game, _) = complete(markets);
    assert_eq!(game.table().ship_points(C), 6);
    reveal(&mut game, "bbssf/6");
    assert_eq!(game.table().ship_points(C), 12);
    assert_eq!(game.table().crew(C).reserve(), 4);
}

#[test]
fn section_11_5_without_a_ship_a_merchant_goes_home_with_empty_hands() {
    let markets = two_markets().row("bf/2").pile("").islander(A, "W1 market").islander(B, "W2 market");
    let (game, events) = complete(markets);
    assert!(events.contains(&Event::ShipTaken { seat: A, ship: ship("bf/2") }));
    assert!(events.contains(&Event::GameEnded { reason: EndReason::LastShip }));
    assert_eq!(game.table().ship_points(B), 0);
    assert_eq!(game.table().crew(B).reserve(), 4);
    assert_eq!(game.awaiting(), Awaiting::Nobody);
}
