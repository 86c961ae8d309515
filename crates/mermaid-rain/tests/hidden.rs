//! RULES §9: who knows what.

use tidetable_kernel::{Census, Determinize, Dice, Game, Seat, Viewer};
use tidetable_mermaid_rain::{Cards, Event, MermaidRain, Phase, Treasure, View};

use crate::kit::{A, B, C, cards, judge, lay, options, play, random_game, ride, scene, seen};

#[test]
fn section_9_1_hands_are_seen_by_their_owners_only() {
    let game = scene(options(4)).hand(A, "DDDDGGG").game();
    let view = seen(&game, Viewer::Seat(A));
    assert_eq!(view.hands.as_slice(), [Some(cards("DDDDGGG")), None, None, None]);
    assert_eq!(seen(&game, Viewer::Public).hands.as_slice(), [None; 4]);
    assert!(judge(&game).hands.as_slice().iter().all(Option::is_some));
    assert_eq!(view.table.hands.as_slice(), [7; 4], "how many is open");
    let dealt = Event::CardsDealt { seat: A, count: 7, cards: Some(cards("DDDDGGG")) };
    let redacted = Event::CardsDealt { seat: A, count: 7, cards: None };
    assert_eq!(MermaidRain::redact(&dealt, Viewer::Seat(A)), Some(dealt.clone()));
    assert_eq!(MermaidRain::redact(&dealt, Viewer::Seat(B)), Some(redacted));
}

#[test]
fn section_9_1_an_imagined_deck_is_made_of_what_it_was_shuffled_from() {
    // Thirty cards were shuffled, no turtle among them; three are left of them, and 48 lie discarded.
    let mut view = judge(&scene(options(3)).game());
    view.table.shuffled = Cards::new(15, 15, 0);
    view.table.discards = Cards::new(15, 15, 18);
    view.table.deck = 3;
    let public = View { viewer: Viewer::Public, hands: view.hands.map(|_, _| None), ..view };
    let mut dice = Dice::seeded(3);
    for _ in 0..100 {
        let world = MermaidRain::determinize(&public, &mut dice);
        let held: Cards = judge(&world).hands.as_slice().iter().flatten().copied().sum();
        let deck = world.table().options.edition.cards - world.table().discards - held;
        assert!(public.table.shuffled.contains(deck), "{deck:?}");
    }
}

#[test]
fn section_9_1_imagined_hands_follow_the_cards_out_of_sight() {
    let mut game = scene(options(3)).hand(A, "DDDDDDD").hand(B, "GGGGGGG").hand(C, "TTTTTTT").game();
    play(&mut game, A, lay("DD"));
    let view = seen(&game, Viewer::Seat(B));
    let (mut dice, mut dolphins) = (Dice::seeded(1), 0u32);
    for _ in 0..2_000 {
        let world = MermaidRain::determinize(&view, &mut dice);
        assert_eq!(world.view(Viewer::Seat(B)), view);
        let hand = judge(&world).hands[A].unwrap();
        dolphins += u32::from(hand.of(tidetable_mermaid_rain::Card::Dolphin));
        let answer = judge(&world).answers[A].unwrap();
        assert!(matches!(answer, tidetable_mermaid_rain::Action::Lay { cards } if hand.contains(cards)));
    }
    let mean = f64::from(dolphins) / 2_000.0;
    assert!((2.5..2.7).contains(&mean), "24 of 65 unseen cards are dolphins: {mean}");
}

#[test]
fn section_9_2_imagined_tokens_keep_what_was_seen_and_draw_the_rest() {
    let scene = ride(options(4)).hand(A, "D").laid("short-gull-light", "G1", 1);
    let scene = scene.looked_at("B1", 0, Treasure::Dragon, &[A]).took_hidden(B, "D2", Treasure::Pearl);
    let game = scene.game();
    let (mine, theirs) = (seen(&game, Viewer::Seat(A)), seen(&game, Viewer::Seat(C)));
    let mut dice = Dice::seeded(5);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let world = judge(&MermaidRain::determinize(&mine, &mut dice));
        assert_eq!(world.tokens[0], Some(Treasure::Dragon));
        others.extend(world.treasures(B).0.iter().map(|(token, _)| token));
        let world = judge(&MermaidRain::determinize(&theirs, &mut dice));
        assert!(world.tokens[0].is_some(), "somebody has seen it, so it is something");
    }
    assert_eq!(others.len(), 5, "what B took may be anything");
}

#[test]
fn section_9_3_piles_are_what_is_not_in_sight() {
    random_game(options(4), 3, |game| {
        let public = seen(game, Viewer::Public);
        assert_eq!(public.table.piles, judge(game).table.piles);
    });
}

#[test]
fn section_9_a_judge_imagines_the_very_state() {
    for seats in 3..=6 {
        random_game(options(seats), 9, |game| {
            assert_eq!(MermaidRain::determinize(&judge(game), &mut Dice::seeded(0)), *game);
        });
    }
}

#[test]
fn section_9_a_view_that_cannot_be_is_refused() {
    let scene = ride(options(4)).hand(A, "DG").laid("short-gull-light", "G1", 1);
    let game = scene.took_hidden(B, "B1", Treasure::Coral).game();
    let value = serde_json::to_value(judge(&game)).unwrap();
    let spoilt = [
        ("/table/options/seats", serde_json::json!(2)),
        ("/table/options/seats", serde_json::json!(5)),
        ("/table/turn", serde_json::json!(4)),
        ("/table/turn", serde_json::json!(255)),
        ("/table/prince", serde_json::json!(9)),
        ("/table/order/0", serde_json::json!(1)),
        ("/table/deck", serde_json::json!(3)),
        ("/table/pool", serde_json::json!(200)),
        ("/table/hands/0", serde_json::json!(3)),
        ("/table/mermaids/0", serde_json::json!("A1")),
        ("/table/mermaids/0", serde_json::json!("G2")),
        ("/table/mermaids/0", serde_json::Value::Null),
        ("/table/points/0", serde_json::json!(30000)),
        ("/table/undercurrents/0", serde_json::json!(0)),
        ("/table/undercurrents/0", serde_json::json!(9)),
        ("/table/entered", serde_json::json!(1u64 << 60)),
        ("/table/face_down/0/taken_by", serde_json::json!(200)),
        ("/table/face_down/0/seen_by", serde_json::json!([5])),
        ("/table/answered", serde_json::json!([0])),
        ("/table/answered", serde_json::json!([5])),
        ("/table/washed_away", serde_json::json!([{"tile": "long-gull-dark", "at": "A1", "turn": 9}])),
        ("/table/phase", serde_json::json!("peek")),
        ("/table/phase", serde_json::json!("drift")),
        ("/tiles/0/at", serde_json::json!("F1")),
        ("/tiles/0/turn", serde_json::json!(3)),
        ("/tiles/0/tile", serde_json::json!("short-gull-dark")),
        ("/tokens/1", serde_json::json!("pearl")),
        ("/hands/0", serde_json::json!({"dolphin": 25})),
        ("/hands/1", serde_json::Value::Null),
        ("/viewer", serde_json::json!({"seat": 7})),
        ("/viewer", serde_json::json!("public")),
    ];
    assert!(serde_json::from_value::<View>(value.clone()).is_ok());
    for (path, wrong) in spoilt {
        let mut value = value.clone();
        *value.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = wrong.clone();
        assert!(serde_json::from_value::<View>(value).is_err(), "{path}: {wrong}");
    }
}

#[test]
fn section_9_no_piece_is_lost_when_worlds_are_imagined() {
    let pieces = MermaidRain::new(&options(5)).unwrap().census();
    let mut dice = Dice::seeded(8);
    random_game(options(5), 4, |game| {
        let viewer = Viewer::Seat(Seat(dice.below(5) as u8));
        assert_eq!(MermaidRain::determinize(&game.view(viewer), &mut dice).census(), pieces);
    });
}

#[test]
fn section_9_1_the_view_shows_the_phase_of_a_secret_answer() {
    let mut game = scene(options(3)).game();
    play(&mut game, A, lay("DG"));
    let view = seen(&game, Viewer::Seat(C));
    assert!(view.table.answered.contains(A), "that somebody has chosen is open");
    assert_eq!(view.table.phase, Phase::Meld);
}
