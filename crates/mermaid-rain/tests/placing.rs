//! RULES §5.1, §5.2: entering the ocean and placing tiles.

use std::collections::BTreeSet;

use tidetable_kernel::{Awaiting, Edition, Game};
use tidetable_mermaid_rain::{
    Action, Event, Hex, Hexes, Laid, MermaidRain, Ocean, Options, Phase, Refusal, Shape, Terrain, Tile,
};

use crate::kit::{
    A, B, C, answers, edition, hex, options, play, put, random_game, refusal, ride, swim, tile,
};

fn start(at: &str) -> Action {
    Action::Start { at: hex(at) }
}

#[test]
fn section_5_1_in_the_first_round_a_free_start_space_is_chosen() {
    let mut game = ride(options(3)).nowhere(A).nowhere(B).phase(Phase::Start).hand(A, "D").game();
    assert_eq!(game.table().mermaids[C], Some(hex("A10")));
    assert_eq!(answers(&game, A), ["F1", "A5", "E11", "J11"].map(start));
    assert_eq!(refusal(&game, A, start("A10")), Refusal::StartOccupied { hex: hex("A10"), by: C });
    assert_eq!(refusal(&game, A, start("B1")), Refusal::NotAStart { hex: hex("B1") });
    assert_eq!(refusal(&game, A, start("L1")), Refusal::NotAStart { hex: hex("L1") });
    let events = play(&mut game, A, start("F1"));
    assert_eq!(events[0], Event::MermaidEntered { seat: A, at: hex("F1") });
    assert_eq!(game.table().hands[A], 1, "free of charge");
}

#[test]
fn section_5_1_r17_a_start_space_that_was_left_is_free_again() {
    let scene = ride(options(3)).nowhere(B).hand(A, "DD").laid("short-dolphin-light", "G1", 1);
    let mut game = scene.game();
    assert_eq!(game.table().mermaids[A], Some(hex("F1")));
    play(&mut game, A, swim("G1", "D"));
    play(&mut game, A, Action::Rest);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert!(answers(&game, B).contains(&start("F1")));
}

#[test]
fn section_5_1_the_only_free_start_space_is_taken_without_a_question() {
    let three = edition(&[
        ("..W.S.C..S.W.S.", "..W...C..S.W.S."),
        ("S.I..#.....#...", "S.I..#.....#..S"),
        (".I...S.C...S...", ".I.....C...S..."),
        ("...#.I....C.#..", "...#.I....C.#S."),
    ]);
    let table = Options { edition: three, ..options(3) };
    let mut game = ride(table).nowhere(B).hand(A, "D").game();
    assert_eq!(game.table().chart().starts().count(), 3);
    let events = play(&mut game, A, Action::Rest);
    assert!(events.contains(&Event::MermaidEntered { seat: B, at: hex("A10") }), "{events:?}");
}

/// The first seat has a tile to place.
fn placing(name: &str) -> MermaidRain {
    let scene = ride(options(4)).holds(A, name).hand(A, "D").phase(Phase::Place);
    scene.laid("short-mermaid-light", "G1", 1).game()
}

#[test]
fn section_5_2_a_tile_lies_on_open_water_only() {
    let game = placing("long-gull-light");
    assert_eq!(game.check(A, &put("long-gull-light", "C1", 0)), Ok(()));
    let water = |at: &str, terrain| Refusal::NotOpenWater { hex: hex(at), terrain };
    let refused = |at, turn| refusal(&game, A, put("long-gull-light", at, turn));
    assert_eq!(refused("D1", 0), water("F1", Terrain::Start));
    assert_eq!(refused("A1", 0), water("B1", Terrain::Island));
    assert_eq!(refused("H2", 0), water("I2", Terrain::Rock));
    assert_eq!(refused("N1", 0), Refusal::OffTheBoard);
    assert_eq!(refused("A1", 2), Refusal::OffTheBoard, "A1, the hex left of A2, and one more");
    assert_eq!(refused("A1", 3), Refusal::NoSuchTurn { shape: Shape::Long, ways: 3 });
    assert_eq!(refused("P16", 0), Refusal::OffTheBoard);
    let other = put("long-gull-dark", "C1", 0);
    assert_eq!(refusal(&game, A, other), Refusal::TileNotHeld { tile: tile("long-gull-dark") });
}

#[test]
fn section_5_2_a_tile_does_not_lie_on_another() {
    let scene = ride(options(4)).holds(A, "short-gull-light").hand(A, "D").phase(Phase::Place);
    let game = scene.laid("long-turtle-light", "C1", 0).game();
    assert_eq!(refusal(&game, A, put("short-gull-light", "E1", 1)), Refusal::Covered { hex: hex("E1") });
    assert_eq!(refusal(&game, A, put("short-gull-light", "C1", 2)), Refusal::Covered { hex: hex("C1") });
}

#[test]
fn section_5_2_a_placed_tile_is_named_by_its_first_hex() {
    let mut game = placing("curved-gull-light");
    let events = play(&mut game, A, put("curved-gull-light", "D5", 0));
    let placed = Event::TilePlaced { seat: A, tile: tile("curved-gull-light"), at: hex("D5"), turn: 0 };
    assert_eq!(events[0], placed);
    let laid = game.sea().tiles()[1];
    let hexes: Vec<String> = laid.hexes(game.table().chart()).map(String::from).collect();
    assert_eq!((laid.at, hexes), (hex("D5"), ["D5", "E5", "E6"].map(str::to_owned).to_vec()));
    assert!(game.table().held[A].is_empty());
}

#[test]
fn section_5_2_placing_is_optional() {
    let mut game = placing("curved-gull-light");
    assert!(answers(&game, A).contains(&Action::Forgo));
    let events = play(&mut game, A, Action::Forgo);
    assert_eq!(events, [Event::TilesForgone { seat: A }]);
    assert_eq!(game.table().phase, Phase::Ride { warp: false });
    assert_eq!(game.table().held[A].len(), 1, "it is discarded when the round ends");
}

#[test]
fn section_5_2_r18_a_tile_need_not_touch_anything_and_may_hinder() {
    let mut game = placing("triangular-gull-dark");
    assert_eq!(game.check(A, &put("triangular-gull-dark", "K8", 0)), Ok(()), "far from every mermaid");
    assert_eq!(game.table().mermaids[B], Some(hex("L1")));
    play(&mut game, A, put("triangular-gull-dark", "K1", 1));
    let near: Vec<_> = game.sea().near(game.sea().place(hex("L1")).unwrap()).iter().collect();
    assert_eq!(near, [game.sea().place(hex("K1")).unwrap()], "where B wanted to place another");
}

#[test]
fn section_5_2_r19_both_tiles_of_a_waltz_are_placed_before_moving_in_any_order() {
    let scene = || {
        let scene = ride(options(4)).meld(A, "DGT").hand(A, "D").phase(Phase::Place);
        let scene = scene.laid("short-mermaid-light", "G1", 1);
        scene.holds(A, "short-gull-light").holds(A, "long-gull-light")
    };
    let (short, long) = (put("short-gull-light", "C1", 0), put("long-gull-light", "C6", 0));
    for (first, second) in [(short, long), (long, short)] {
        let mut game = scene().game();
        play(&mut game, A, first);
        assert_eq!(game.table().phase, Phase::Place);
        play(&mut game, A, second);
        assert_eq!(game.table().phase, Phase::Ride { warp: false });
        assert_eq!(game.sea().tiles().len(), 3);
    }
    let mut game = scene().game();
    play(&mut game, A, long);
    play(&mut game, A, Action::Forgo);
    assert_eq!((game.sea().tiles().len(), game.table().held[A].len()), (2, 1));
}

#[test]
fn section_5_2_two_tiles_of_a_kind_are_offered_once() {
    let scene = ride(options(4)).hand(A, "D").phase(Phase::Place);
    let game = scene.holds(A, "curved-dolphin-dark").holds(A, "curved-dolphin-dark").game();
    let offered = answers(&game, A);
    assert_eq!(offered.iter().collect::<BTreeSet<_>>().len(), offered.len());
}

/// Every placement found hex by hex.
fn naive(game: &MermaidRain, shape: Shape) -> BTreeSet<(Hex, u8)> {
    let chart = game.table().chart();
    let every = (0..16).flat_map(|row| (0..16).filter_map(move |column| Hex::at(column, row)));
    let free = |at: Hex| chart.terrain(at) == Terrain::Ocean && game.sea().tile(at).is_none();
    every
        .flat_map(|at| (0..).zip(chart.turns(shape)).map(move |(number, turn)| (at, number, turn)))
        .filter(|(at, _, turn)| turn.hexes(*at).filter(|&at| free(at)).count() == turn.size())
        .map(|(at, number, _)| (at, number))
        .collect()
}

#[test]
fn section_5_2_all_placements_are_offered_and_no_others() {
    let mut positions = 0;
    for seats in [3, 4, 6] {
        for seed in 0..3 {
            random_game(options(seats), seed, |game| {
                if game.table().phase != Phase::Place {
                    return;
                }
                let seat = game.table().on_turn();
                for held in game.table().held[seat].iter() {
                    let offered = answers(game, seat).into_iter().filter_map(|answer| match answer {
                        Action::Place { tile, at, turn } if tile == *held => Some((at, turn)),
                        _ => None,
                    });
                    assert_eq!(offered.collect::<BTreeSet<_>>(), naive(game, held.shape()));
                    positions += 1;
                }
            });
        }
    }
    assert!(positions > 150, "{positions} positions were looked at");
}

#[test]
fn section_5_2_every_space_can_be_touched_by_every_shape() {
    let ocean = Edition::<Ocean>::standard();
    for seats in [3, 4] {
        let chart = ocean.chart(seats);
        for shape in Shape::ALL {
            let placements = (0..).zip(chart.turns(shape)).flat_map(|(number, turn)| {
                turn.free(Hexes::NONE).iter().map(move |at| (at, number)).collect::<Vec<_>>()
            });
            let touched: BTreeSet<Hex> = placements
                .flat_map(|(at, turn)| {
                    let laid = Laid { tile: Tile::of(shape).next().unwrap(), at, turn };
                    laid.hexes(chart).flat_map(|at| chart.around(at).to_vec()).collect::<Vec<_>>()
                })
                .collect();
            assert!(
                chart.spaces().iter().all(|space| touched.contains(&space.hex)),
                "{shape:?}, {seats} players"
            );
        }
    }
}

#[test]
fn section_5_2_a_tile_that_is_about_to_be_placed_can_be_looked_at() {
    let game = placing("curved-gull-light");
    let (sea, chart) = (game.sea(), game.table().chart());
    let mut looked_at = 0;
    for action in answers(&game, A) {
        let Action::Place { tile, at, turn } = action else { continue };
        let mut placed = game.clone();
        play(&mut placed, A, action);
        assert_eq!(sea.with_tile(chart, Laid { tile, at, turn }).as_ref(), Some(placed.sea()), "{action:?}");
        looked_at += 1;
    }
    assert!(looked_at > 100);
    let tile = tile("curved-gull-light");
    let on_a_start = Laid { tile, at: hex("F1"), turn: 0 };
    let no_turn = Laid { tile, at: hex("B2"), turn: 6 };
    assert_eq!((sea.with_tile(chart, on_a_start), sea.with_tile(chart, no_turn)), (None, None));
}
