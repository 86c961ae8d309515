//! RULES §4.5–§4.7, §8.2: tiles are taken, bonuses come, the Prince is passed.

use tidetable_kernel::{Awaiting, Game};
use tidetable_mermaid_rain::{
    Action, Chance, Event, MermaidRain, Options, Phase, Refusal, Shape, Tiles, Treasure,
};

use crate::kit::{A, B, C, Scene, answers, chances, draw, lay, names, options, play, refusal, scene, tile};

const OFFER: [&str; 4] =
    ["curved-gull-dark", "long-dolphin-light", "short-gull-light", "triangular-turtle-dark"];

/// Three seats about to open their melds, with four tiles on offer.
fn start() -> Scene {
    scene(options(3)).offer(&OFFER)
}

fn pick(name: &str) -> Action {
    Action::Pick { tile: tile(name) }
}

/// The first seat lays this meld, the others Octopuses.
fn first_lays(scene: Scene, meld: &str) -> MermaidRain {
    let mut game = scene.hand(A, &format!("{meld}GG")).game();
    play(&mut game, A, lay(&meld[..2]));
    play(&mut game, B, lay("DG"));
    play(&mut game, C, lay("DG"));
    for next in 2..5 {
        if game.table().phase == Phase::Meld {
            play(&mut game, A, meld.get(next..=next).map_or(Action::Princess, lay));
        }
        if next == 2 {
            play(&mut game, B, Action::Princess);
            play(&mut game, C, Action::Princess);
        }
    }
    assert_eq!(game.table().on_turn(), A);
    game
}

#[test]
fn section_4_5_tiles_are_taken_in_player_order() {
    let mut game = first_lays(start(), "DD");
    assert_eq!(answers(&game, A), {
        let mut offer: Vec<Action> = OFFER.map(pick).to_vec();
        offer.sort();
        offer
    });
    assert_eq!(
        refusal(&game, A, pick("curved-gull-light")),
        Refusal::NotOnOffer { tile: tile("curved-gull-light") }
    );
    let events = play(&mut game, A, pick("short-gull-light"));
    assert_eq!(events, [Event::TilePicked { seat: A, tile: tile("short-gull-light") }]);
    assert_eq!(names(&game.table().held[A]), ["short-gull-light"]);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert!(game.check(B, &pick("short-gull-light")).is_err(), "it is taken");
}

#[test]
fn section_4_5_r12_taking_a_tile_is_compulsory() {
    let game = first_lays(start(), "DD");
    assert!(answers(&game, A).iter().all(|answer| matches!(answer, Action::Pick { .. })));
    assert_eq!(refusal(&game, A, Action::Forgo), Refusal::NotNow { phase: Phase::Pick { bonus: false } });
}

#[test]
fn section_4_5_r13_tiles_that_nobody_took_are_discarded() {
    let mut game = first_lays(start(), "DD");
    play(&mut game, A, pick(OFFER[0]));
    play(&mut game, B, pick(OFFER[1]));
    let events = play(&mut game, C, pick(OFFER[2]));
    let left: Tiles = [tile(OFFER[3])].into_iter().collect();
    assert_eq!(events[1], Event::OfferCleared { tiles: left });
    assert_eq!((game.table().tile_discards, game.table().offer), (left, Tiles::NONE));
}

#[test]
fn section_4_5_when_only_one_kind_is_left_nobody_is_asked() {
    let same = ["curved-dolphin-dark", "curved-dolphin-dark", "long-gull-light", "short-gull-light"];
    let mut game = first_lays(scene(options(3)).offer(&same), "DD");
    play(&mut game, A, pick("long-gull-light"));
    let events = play(&mut game, B, pick("short-gull-light"));
    assert!(events.contains(&Event::TilePicked { seat: C, tile: tile("curved-dolphin-dark") }), "{events:?}");
}

#[test]
fn section_4_6_points_are_scored_at_once() {
    for (meld, points) in
        [("GGGG", 7), ("DDGG", 6), ("DDD", 4), ("DD", 1), ("DG", 0), ("GGGGG", 0), ("DDDGG", 0)]
    {
        let game = first_lays(start(), meld);
        assert_eq!(game.table().points[A], points, "{meld}");
    }
}

#[test]
fn section_4_6_r14_an_ocean_march_draws_a_token_that_scores_two_points() {
    let mut game = first_lays(start(), "DDDGG");
    assert!(answers(&game, A).contains(&Action::March));
    assert_eq!(refusal(&game, A, Action::Waltz { shape: Shape::Long }), Refusal::NoBonus);
    play(&mut game, A, Action::March);
    let pearls =
        chances(&game).iter().find(|(token, _)| *token == Chance::Pool { token: Treasure::Pearl }).unwrap().1;
    assert_eq!(pearls, 12 - 3, "any token out of sight may come");
    let before = game.table().pool;
    let events = draw(&mut game, Chance::Pool { token: Treasure::Pearl });
    assert_eq!(events, [Event::TokenDrawn { seat: A, token: Treasure::Pearl, points: 2 }]);
    let table = game.table();
    assert_eq!((table.points[A], table.won[A][Treasure::Pearl], table.pool), (2, 1, before - 1));
    assert_eq!(game.awaiting(), Awaiting::seat(A), "the tile is still to be taken");
    assert_eq!(refusal(&game, A, Action::March), Refusal::NoBonus);
    play(&mut game, A, pick(OFFER[0]));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}

#[test]
fn section_4_6_the_march_may_also_come_after_the_tile() {
    let mut game = first_lays(start(), "DDDGG");
    play(&mut game, A, pick(OFFER[0]));
    assert_eq!(game.awaiting(), Awaiting::Chance);
    draw(&mut game, Chance::Pool { token: Treasure::Shell });
    assert_eq!((game.table().points[A], game.awaiting()), (2, Awaiting::seat(B)));
}

#[test]
fn section_8_2_the_marchs_points_can_be_switched_off() {
    let without = scene(Options { march: false, ..options(3) }).offer(&OFFER);
    let mut game = first_lays(without, "DDDGG");
    play(&mut game, A, Action::March);
    let events = draw(&mut game, Chance::Pool { token: Treasure::Shell });
    assert_eq!(events, [Event::TokenDrawn { seat: A, token: Treasure::Shell, points: 0 }]);
    assert_eq!((game.table().points[A], game.table().won[A][Treasure::Shell]), (0, 1));
}

#[test]
fn section_4_6_r15_with_an_empty_pool_a_march_brings_nothing() {
    // All that is not laid out is in front of somebody: 10, 12, 15, 15 and 20 tokens, 18 of them face down.
    let emptied = start().won(B, [7, 9, 11, 9, 0]);
    let game = first_lays(emptied, "DDDGG");
    assert_eq!(game.table().pool, 0);
    assert_eq!(game.table().phase, Phase::Pick { bonus: false });
    assert_eq!(refusal(&game, A, Action::March), Refusal::NoBonus);
}

#[test]
fn section_4_6_r16_a_waltz_draws_a_tile_of_a_chosen_shape_that_then_lies_open() {
    let mut game = first_lays(start(), "DGT");
    let shapes = Shape::ALL.map(|shape| Action::Waltz { shape });
    assert_eq!(answers(&game, A)[4..], shapes);
    assert_eq!(refusal(&game, A, Action::March), Refusal::NoBonus);
    let events = play(&mut game, A, Action::Waltz { shape: Shape::Long });
    assert_eq!(events, [Event::ShapeChosen { seat: A, shape: Shape::Long }]);
    let events = draw(&mut game, Chance::Surf { tile: tile("long-mermaid-dark") });
    assert_eq!(events, [Event::ExtraTileDrawn { seat: A, tile: tile("long-mermaid-dark") }]);
    assert_eq!(refusal(&game, A, Action::Waltz { shape: Shape::Long }), Refusal::NoBonus);
    play(&mut game, A, pick(OFFER[0]));
    assert_eq!(names(&game.table().held[A]), ["long-mermaid-dark", OFFER[0]]);
}

#[test]
fn section_4_6_the_waltz_may_also_come_after_the_tile() {
    let mut game = first_lays(start(), "DGT");
    play(&mut game, A, pick(OFFER[0]));
    assert_eq!(game.table().phase, Phase::Waltz);
    assert_eq!(answers(&game, A), Shape::ALL.map(|shape| Action::Waltz { shape }));
    play(&mut game, A, Action::Waltz { shape: Shape::Short });
    draw(&mut game, Chance::Surf { tile: tile("short-turtle-light") });
    assert_eq!(names(&game.table().held[A]), [OFFER[0], "short-turtle-light"]);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}

#[test]
fn section_4_6_a_waltz_shuffles_an_empty_pile_and_passes_over_one_that_is_gone() {
    let mut game = first_lays(start().pile_used_up("long-gull-dark"), "DGT");
    let events = play(&mut game, A, Action::Waltz { shape: Shape::Long });
    assert_eq!(events[1], Event::PileShuffled { shape: Shape::Long, count: 8 });
    let curved = [
        "curved-dolphin-dark",
        "curved-dolphin-dark",
        "curved-dolphin-light",
        "curved-gull-light",
        "curved-turtle-dark",
        "curved-turtle-light",
        "curved-mermaid-dark",
        "curved-mermaid-light",
    ];
    let all: Vec<&str> = OFFER.into_iter().chain(curved).collect();
    let game = first_lays(scene(options(3)).offer(&all), "DGT");
    let gone = Action::Waltz { shape: Shape::Curved };
    assert_eq!(refusal(&game, A, gone), Refusal::ShapeGone { shape: Shape::Curved });
    assert!(!answers(&game, A).contains(&gone));
}

#[test]
fn section_4_6_a_mermaid_rain_earns_the_warp() {
    let mut game = first_lays(start(), "GGGGG");
    assert_eq!(game.table().phase, Phase::Pick { bonus: false });
    play(&mut game, A, pick(OFFER[0]));
    play(&mut game, B, pick(OFFER[1]));
    play(&mut game, C, pick(OFFER[2]));
    let start = answers(&game, A)[0];
    play(&mut game, A, start);
    play(&mut game, A, Action::Forgo);
    assert_eq!(game.table().phase, Phase::Ride { warp: true });
}

#[test]
fn section_4_7_the_best_meld_gets_the_prince_after_all_tiles_are_taken() {
    let mut game = first_lays(start().prince(C), "DD");
    play(&mut game, A, pick(OFFER[0]));
    play(&mut game, C, pick(OFFER[1]));
    assert_eq!(game.table().prince, C);
    let events = play(&mut game, B, pick(OFFER[2]));
    assert!(events.contains(&Event::PrincePassed { from: C, to: A }), "{events:?}");
    assert_eq!((game.table().prince, game.awaiting()), (A, Awaiting::seat(A)));
}
