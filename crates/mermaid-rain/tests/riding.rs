//! RULES §5.3–§5.5, §5.7: moving, the deep sea, the warp, the end of a turn.

use tidetable_kernel::{Awaiting, Game};
use tidetable_mermaid_rain::{Action, Card, Event, Options, Phase, Refusal};

use crate::kit::{
    A, B, C, Scene, answers, cards, edition, hand, hex, options, play, refusal, ride, swim, tokens, warp,
};

/// The first seat is on F1. Beside it lie a gull tile on E1-D1-C1, which touches the wreck D2 and the island
/// B1, and a mermaid tile on G1-G2.
fn at_f1() -> Scene {
    ride(options(4)).laid("long-gull-light", "C1", 0).laid("short-mermaid-light", "G1", 1)
}

/// Where the first seat may move, and for which cards.
fn moves(game: &tidetable_mermaid_rain::MermaidRain) -> Vec<String> {
    let told = |answer: Action| match answer {
        Action::Move { to, pay } => Some(format!("{to} {pay}")),
        _ => None,
    };
    answers(game, A).into_iter().filter_map(told).collect()
}

#[test]
fn section_5_3_a_move_leads_to_a_place_that_touches_and_costs_its_card() {
    let mut game = at_f1().hand(A, "GD").game();
    assert_eq!(game.table().mermaids[A], Some(hex("F1")));
    assert_eq!(moves(&game), ["C1 G", "G1 D", "G1 G"]);
    let events = play(&mut game, A, swim("C1", "G"));
    let moved = Event::MermaidMoved { seat: A, from: hex("F1"), to: hex("C1"), paid: cards("G") };
    assert_eq!(events, [moved]);
    assert_eq!((hand(&game, A), game.table().hands[A]), (cards("D"), 1));
    assert!(game.table().discards.of(Card::Gull) > 0);
}

#[test]
fn section_5_3_a_whole_tile_is_one_place() {
    let mut game = at_f1().hand(A, "GG").game();
    play(&mut game, A, swim("C1", "G"));
    assert_eq!(moves(&game), ["B1 G", "F1 G"], "from its right end over its left end to the island");
    let wrong = refusal(&game, A, swim("D1", "G"));
    assert_eq!(wrong, Refusal::NamedByFirstHex { hex: hex("D1"), first: hex("C1") });
}

#[test]
fn section_5_3_a_treasure_space_costs_its_own_card() {
    let mut game = at_f1().hand(A, "GDTG").game();
    play(&mut game, A, swim("C1", "G"));
    let refused = |to, pay| refusal(&game, A, swim(to, pay));
    assert_eq!(refused("D2", "G"), Refusal::WrongCard { to: hex("D2"), card: Card::Dolphin });
    assert_eq!(refused("B1", "T"), Refusal::WrongCard { to: hex("B1"), card: Card::Gull });
    assert_eq!(game.check(A, &swim("D2", "D")), Ok(()));
    assert_eq!(game.check(A, &swim("B1", "G")), Ok(()));
}

#[test]
fn section_5_3_mermaid_tiles_and_start_spaces_cost_any_card() {
    let mut game = at_f1().hand(A, "TD").game();
    assert_eq!(moves(&game), ["C1 DT", "G1 D", "G1 T"]);
    play(&mut game, A, swim("G1", "T"));
    assert_eq!(moves(&game), ["F1 D"]);
}

#[test]
fn section_5_3_wrong_destinations_and_payments_are_refused() {
    let game = at_f1().hand(A, "GDT").game();
    let refused = |to, pay| refusal(&game, A, swim(to, pay));
    assert_eq!(refused("B1", "G"), Refusal::NotAdjacent { from: hex("F1"), to: hex("B1") });
    assert_eq!(refused("F1", "G"), Refusal::NotAdjacent { from: hex("F1"), to: hex("F1") });
    assert_eq!(refused("C1", ""), Refusal::PaymentSize { given: 0 });
    assert_eq!(refused("C1", "DGT"), Refusal::PaymentSize { given: 3 });
    assert_eq!(refused("C1", "GG"), Refusal::CardsNotHeld { cards: cards("GG"), hand: cards("DGT") });
}

#[test]
fn section_5_3_r20_open_water_and_rocks_are_not_entered_but_touching_spaces_are() {
    let game = at_f1().hand(A, "GDT").game();
    assert_eq!(refusal(&game, A, swim("E2", "G")), Refusal::NoPlace { hex: hex("E2") });
    assert_eq!(refusal(&game, A, swim("I2", "G")), Refusal::NoPlace { hex: hex("I2") });
    let touching = edition(&[(".I...S.C...S...", ".IS..S.C...S...")]);
    let game = ride(Options { edition: touching, ..options(4) }).at(A, "C1").hand(A, "G").game();
    assert_eq!(moves(&game), ["B1 G"]);
}

#[test]
fn section_5_3_r21_mermaids_share_places_and_pass_through() {
    let mut game = at_f1().at(B, "C1").at(C, "B1").hand(A, "GGG").game();
    play(&mut game, A, swim("C1", "G"));
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.table().mermaids.as_slice()[..3], [Some(hex("B1")), Some(hex("C1")), Some(hex("B1"))]);
    let mut game = at_f1().at(B, "F1").at(A, "C1").hand(A, "T").game();
    play(&mut game, A, swim("F1", "T"));
    assert_eq!(game.table().mermaids[A], game.table().mermaids[B], "a start space, too");
}

#[test]
fn section_5_4_two_cards_that_do_not_match_enter_a_neighbouring_place() {
    let mut game = at_f1().hand(A, "DDTT").game();
    assert_eq!(moves(&game), ["C1 DD", "C1 DT", "C1 TT", "G1 D", "G1 T"]);
    play(&mut game, A, swim("C1", "DT"));
    assert_eq!(moves(&game), ["B1 DT", "F1 D", "F1 T", "D2 D"], "treasure spaces, too");
}

#[test]
fn section_5_4_r22_a_matching_card_is_no_part_of_a_deep_sea_move() {
    let game = at_f1().hand(A, "GGD").game();
    let refused = |to, pay| refusal(&game, A, swim(to, pay));
    assert_eq!(refused("C1", "GD"), Refusal::DeepSeaMatches { to: hex("C1"), card: Some(Card::Gull) });
    assert_eq!(refused("C1", "GG"), Refusal::DeepSeaMatches { to: hex("C1"), card: Some(Card::Gull) });
    assert_eq!(refused("G1", "GD"), Refusal::DeepSeaMatches { to: hex("G1"), card: None });
}

/// The first seat has laid a Mermaid Rain and may warp.
fn rain() -> Scene {
    at_f1().meld(A, "GGGGG").phase(Phase::Ride { warp: true })
}

#[test]
fn section_5_5_the_warp_leads_to_any_place_free_of_charge() {
    let mut game = rain().hand(A, "G").game();
    let targets = answers(&game, A).iter().filter(|answer| matches!(answer, Action::Warp { .. })).count();
    assert_eq!(targets, 8 + 28 + 2 - 1, "every space and tile but the present one");
    let events = play(&mut game, A, warp("O4"));
    assert_eq!(
        events[..2],
        [Event::MermaidWarped { seat: A, from: hex("F1"), to: hex("O4") }, Event::TurnEnded { seat: A }]
    );
    assert_eq!(game.table().hands[A], 1, "no card was needed; nothing touches O4");
}

#[test]
fn section_5_5_moves_begin_where_the_warp_led() {
    let mut game = rain().hand(A, "GT").at(A, "A5").game();
    play(&mut game, A, warp("C1"));
    assert_eq!(moves(&game), ["B1 G", "F1 G", "F1 T", "D2 GT"]);
    assert_eq!(refusal(&game, A, warp("G1")), Refusal::NoWarp, "once");
}

#[test]
fn section_5_5_r23_the_warp_is_lost_with_the_first_move() {
    let mut game = rain().hand(A, "GG").game();
    play(&mut game, A, swim("C1", "G"));
    assert_eq!(refusal(&game, A, warp("G1")), Refusal::NoWarp);
    assert!(!answers(&game, A).iter().any(|answer| matches!(answer, Action::Warp { .. })));
    let game = at_f1().meld(A, "GGGG").hand(A, "G").game();
    assert_eq!(refusal(&game, A, warp("G1")), Refusal::NoWarp, "a Squall is no Rain");
}

#[test]
fn section_5_5_r23_the_warp_comes_after_placing() {
    let scene = rain().hand(A, "G").holds(A, "short-gull-light").phase(Phase::Place);
    let mut game = scene.game();
    assert_eq!(refusal(&game, A, warp("G1")), Refusal::NotNow { phase: Phase::Place });
    play(&mut game, A, Action::Forgo);
    assert_eq!(game.check(A, &warp("G1")), Ok(()));
}

#[test]
fn section_5_5_r24_places_only_and_not_the_closed_part() {
    let game = rain().at(B, "G1").hand(A, "G").game();
    assert_eq!(game.check(A, &warp("G1")), Ok(()), "occupied or not");
    assert_eq!(refusal(&game, A, warp("A1")), Refusal::NoPlace { hex: hex("A1") });
    assert_eq!(refusal(&game, A, warp("I2")), Refusal::NoPlace { hex: hex("I2") });
    assert_eq!(refusal(&game, A, warp("F1")), Refusal::AlreadyThere { hex: hex("F1") });
    let three = ride(options(3)).meld(A, "GGGGG").phase(Phase::Ride { warp: true }).game();
    assert_eq!(refusal(&three, A, warp("M2")), Refusal::NoPlace { hex: hex("M2") });
}

#[test]
fn section_5_5_r24_warping_onto_a_treasure_space_is_entering_it() {
    let mut game = rain().hand(A, "G").face_up("H4", [0, 1, 0, 0, 0]).game();
    play(&mut game, A, warp("H4"));
    assert_eq!(game.awaiting(), Awaiting::Chance, "it looks at the face-down token");
    crate::kit::draw_first(&mut game);
    play(&mut game, A, Action::Take { token: tidetable_mermaid_rain::Treasure::Pearl });
    assert_eq!((game.table().won[A], game.table().points[A]), (tokens([0, 1, 0, 0, 0]), 2));
}

#[test]
fn section_5_7_a_turn_ends_when_its_owner_likes() {
    let mut game = at_f1().hand(A, "GGG").hand(B, "G").game();
    assert!(answers(&game, A).contains(&Action::Rest), "without a single move");
    let events = play(&mut game, A, Action::Rest);
    assert_eq!(events[0], Event::TurnEnded { seat: A });
    assert_eq!(game.table().hands[A], 3);
}

#[test]
fn section_5_7_who_cannot_move_is_not_asked() {
    let scene = at_f1().hand(A, "G").hand(C, "G").at(B, "C1").at(C, "A5");
    let mut game = scene.hand(tidetable_kernel::Seat(3), "T").at(tidetable_kernel::Seat(3), "C1").game();
    let events = play(&mut game, A, Action::Rest);
    let ended = [A, B, C].map(|seat| Event::TurnEnded { seat });
    assert_eq!(events, ended, "B has no card, C has nothing near; D's card nobody knows");
    assert_eq!(game.awaiting(), Awaiting::seat(tidetable_kernel::Seat(3)));
    assert_eq!(answers(&game, tidetable_kernel::Seat(3)), [swim("F1", "T"), Action::Rest]);
}

#[test]
fn section_5_7_a_single_card_that_must_be_another_is_no_reason_to_ask() {
    // Only the gull tile is near and every gull is discarded: everybody knows that B's card does not match.
    let scene = ride(options(3)).laid("long-gull-light", "C1", 0).at(A, "C1").at(B, "F1").hand(A, "D");
    let mut game = scene.hand(B, "T").deck("DDDDDTTTTT").game();
    assert_eq!(game.table().discards.of(Card::Gull), 24);
    let events = play(&mut game, A, Action::Rest);
    assert!(events.contains(&Event::TurnEnded { seat: B }), "{events:?}");
}
