//! RULES §6: the end of a round.

use tidetable_kernel::{Awaiting, Game, Seat, Seats, Viewer};
use tidetable_mermaid_rain::{Action, Cards, Event, Hue, Laid, MermaidRain, Phase, Refusal};

use crate::kit::{
    A, B, C, D, Scene, answers, cards, draw_first, hand, hex, options, play, random_game, refusal, ride,
    seen, tile,
};

/// One dark tile at C1 beside F1 and one light tile at G1; the first seat is about to end the round.
fn tide() -> Scene {
    ride(options(4)).laid("long-gull-dark", "C1", 0).laid("short-gull-light", "G1", 1)
}

fn drift(to: &str) -> Action {
    Action::Drift { to: hex(to) }
}

#[test]
fn section_6_1_dark_tiles_leave_and_light_ones_stay() {
    let mut game = tide().hand(A, "D").game();
    let before = game.table().tile_discards;
    let events = play(&mut game, A, Action::Rest);
    let dark = Laid { tile: tile("long-gull-dark"), at: hex("C1"), turn: 0 };
    assert!(
        events.contains(&Event::TilesWashedAway { tiles: vec![dark], adrift: Seats::NONE }),
        "{events:?}"
    );
    assert_eq!(game.sea().tiles().iter().map(|laid| laid.at).collect::<Vec<_>>(), [hex("G1")]);
    assert_eq!(game.sea().place(hex("C1")), None);
    let f1 = game.sea().place(hex("F1")).unwrap();
    assert_eq!(game.sea().near(f1).iter().count(), 1, "only the light tile is still near");
    let discarded = game.table().tile_discards;
    assert_eq!(discarded.of(tile("long-gull-dark")), before.of(tile("long-gull-dark")) + 1);
}

#[test]
fn section_6_1_r28_tiles_that_were_not_placed_are_discarded_by_shape() {
    let mut game = tide().hand(A, "D").holds(B, "curved-mermaid-light").game();
    let before = game.table().tile_discards.of(tile("curved-mermaid-light"));
    play(&mut game, A, Action::Rest);
    play(&mut game, B, Action::Forgo);
    assert!(game.table().held[B].is_empty());
    assert_eq!(game.table().tile_discards.of(tile("curved-mermaid-light")), before + 1);
}

#[test]
fn section_6_1_no_dark_tile_outlives_its_round() {
    let mut looked_at = 0;
    for seed in 0..5 {
        random_game(options(5), seed, |game| {
            if matches!(game.table().phase, Phase::Meld | Phase::Keep | Phase::Drift) {
                assert!(game.sea().tiles().iter().all(|laid| laid.tile.hue() == Hue::Light));
                looked_at += 1;
            }
        });
    }
    assert!(looked_at > 50);
}

#[test]
fn section_6_2_mermaids_on_dark_tiles_drift_to_free_start_spaces_in_player_order() {
    let mut game = tide().order(&[C, B, A, D]).turn(2).at(A, "C1").at(B, "C1").hand(A, "D").game();
    let events = play(&mut game, A, Action::Rest);
    let adrift: Seats = [A, B].into_iter().collect();
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::TilesWashedAway { adrift: seats, .. } if *seats == adrift))
    );
    assert_eq!(game.awaiting(), Awaiting::seat(B), "B was before A");
    assert_eq!(refusal(&game, B, drift("B1")), Refusal::NotAStart { hex: hex("B1") });
    assert_eq!(refusal(&game, B, drift("O4")), Refusal::StartOccupied { hex: hex("O4"), by: C });
    let events = play(&mut game, B, drift("F1"));
    assert_eq!(events, [Event::MermaidDrifted { seat: B, from: hex("C1"), to: hex("F1") }]);
    assert_eq!(game.awaiting(), Awaiting::seat(A));
}

#[test]
fn section_6_2_r29_who_has_drifted_occupies_the_space() {
    let mut game = tide().at(A, "C1").at(B, "C1").order(&[B, C, D, A]).turn(3).hand(A, "D").game();
    play(&mut game, A, Action::Rest);
    play(&mut game, B, drift("F1"));
    assert_eq!(refusal(&game, A, drift("F1")), Refusal::StartOccupied { hex: hex("F1"), by: B });
    assert!(!answers(&game, A).contains(&drift("F1")));
}

#[test]
fn section_6_2_mermaids_on_light_tiles_and_spaces_stay() {
    let mut game = tide().at(A, "G1").at(B, "B1").hand(A, "D").game();
    play(&mut game, A, Action::Rest);
    assert_eq!([A, B].map(|seat| game.table().mermaids[seat]), [Some(hex("G1")), Some(hex("B1"))]);
}

fn keep(letters: &str) -> Action {
    Action::Keep { cards: cards(letters) }
}

/// The first three seats have five, two and four cards; the round ends.
fn trimming() -> MermaidRain {
    let scene = ride(options(4)).hand(A, "DDGTT").hand(B, "DG").hand(C, "GGGG").order(&[B, C, D, A]).turn(3);
    let mut game = scene.laid("short-gull-light", "G1", 1).game();
    play(&mut game, A, Action::Rest);
    game
}

#[test]
fn section_6_3_whoever_has_more_than_two_cards_keeps_two() {
    let game = trimming();
    assert_eq!(game.awaiting().seats().iter().collect::<Vec<_>>(), [A, C]);
    assert_eq!(answers(&game, A), ["DD", "DG", "DT", "GT", "TT"].map(keep));
    assert_eq!(answers(&game, C), [keep("GG")], "asked all the same: nobody else knows");
    assert_eq!(refusal(&game, A, keep("D")), Refusal::KeepSize { asked: 2, given: 1 });
    let too_many = Refusal::CardsNotHeld { cards: cards("GG"), hand: cards("DDGTT") };
    assert_eq!(refusal(&game, A, keep("GG")), too_many);
}

#[test]
fn section_6_3_r30_the_choice_is_secret_until_all_have_chosen() {
    for order in [[A, C], [C, A]] {
        let mut game = trimming();
        let discards = game.table().discards;
        let choice = |seat| if seat == A { keep("DT") } else { keep("GG") };
        play(&mut game, order[0], choice(order[0]));
        assert_eq!(game.table().discards, discards, "nothing shows yet");
        assert_eq!(seen(&game, Viewer::Seat(B)).answers[order[0]], None);
        let events = play(&mut game, order[1], choice(order[1]));
        assert!(
            matches!(&events[1], Event::HandsTrimmed { shed } if shed[A] == cards("DGT") && shed[C] == cards("GG"))
        );
        assert_eq!([A, B, C].map(|seat| hand(&game, seat)), ["DT", "DG", "GG"].map(cards));
        assert_eq!(game.table().shed.as_slice(), [cards("DGT"), Cards::NONE, cards("GG"), Cards::NONE]);
        assert_eq!((game.table().phase, game.table().round), (Phase::Deal, 2));
    }
}

#[test]
fn section_6_3_with_two_cards_or_fewer_nobody_is_asked() {
    let mut game = ride(options(4)).hand(A, "DD").laid("short-gull-light", "G1", 1).game();
    play(&mut game, A, Action::Rest);
    assert_eq!(game.table().phase, Phase::Deal);
    draw_first(&mut game);
    assert_eq!(game.table().hands.as_slice(), [9, 7, 7, 7]);
}

#[test]
fn section_6_after_the_fifth_round_nothing_of_this_happens() {
    let mut game = tide().round(5).at(A, "C1").hand(A, "DDD").game();
    let events = play(&mut game, A, Action::Rest);
    assert_eq!(game.awaiting(), Awaiting::Nobody);
    let skipped = |event: &Event| matches!(event, Event::TilesWashedAway { .. } | Event::HandsTrimmed { .. });
    assert!(!events.iter().any(skipped));
    assert_eq!(game.table().mermaids[A], Some(hex("C1")));
}

#[test]
fn section_6_the_prince_deals_the_next_round() {
    let mut game = ride(options(4)).prince(C).hand(A, "D").laid("short-gull-light", "G1", 1).game();
    let events = play(&mut game, A, Action::Rest);
    assert_eq!(events.last(), Some(&Event::RoundBegan { round: 2, dealer: C }));
    assert_eq!(game.table().dealt_seat(), Seat(3));
}
