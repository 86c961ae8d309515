//! RULES §4.3, §4.4: melds are laid in secret and ranked.

use tidetable_kernel::{Game, Seat, Viewer};
use tidetable_mermaid_rain::{Action, Cards, Event, Meld, MermaidRain, Phase, Ranked, Refusal, Shown};

use crate::kit::{A, B, C, D, answers, cards, hand, lay, opening, options, play, refusal, scene, seen};

#[test]
fn section_4_3_a_meld_begins_with_two_cards_laid_in_secret() {
    let mut game = scene(options(3)).game();
    assert_eq!(answers(&game, A).len(), 6, "three pairs and three mixed pairs");
    assert_eq!(refusal(&game, A, lay("D")), Refusal::MeldSize { asked: 2, given: 1 });
    assert_eq!(refusal(&game, A, lay("DDD")), Refusal::MeldSize { asked: 2, given: 3 });
    let events = play(&mut game, A, lay("DD"));
    assert_eq!(events, [Event::Answered { seat: A, answer: Some(lay("DD")) }]);
    assert_eq!(MermaidRain::redact(&events[0], Viewer::Seat(A)), Some(events[0].clone()));
    let others = Some(Event::Answered { seat: A, answer: None });
    assert_eq!(MermaidRain::redact(&events[0], Viewer::Seat(B)), others);
    assert_eq!(seen(&game, Viewer::Seat(A)).answers[A], Some(lay("DD")));
    assert_eq!(seen(&game, Viewer::Seat(B)).answers[A], None);
    assert_eq!((game.table().hands[A], game.table().melds[A]), (7, Cards::NONE), "nothing shows yet");
}

#[test]
fn section_4_3_the_last_answer_turns_all_cards_over_in_any_order_of_arrival() {
    let told = [(A, "DD"), (B, "GT"), (C, "DG")];
    let shown = told.map(|(seat, letters)| Shown { seat, cards: cards(letters) });
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let mut game = scene(options(3)).game();
        let mut last = Vec::new();
        for (seat, letters) in order.map(|index: usize| told[index]) {
            last = play(&mut game, seat, lay(letters));
        }
        assert_eq!(last[1], Event::MeldsRevealed { shown: shown.to_vec() });
        assert_eq!(game.table().melds.as_slice(), [cards("DD"), cards("GT"), cards("DG")]);
        assert_eq!(game.table().hands.as_slice(), [5, 5, 5]);
        assert!(MermaidRain::uncovers(&last[1]));
    }
}

#[test]
fn section_4_3_then_one_card_at_a_time_or_the_princess_to_stop() {
    let mut game = scene(options(3)).game();
    assert_eq!(refusal(&game, A, Action::Princess), Refusal::PrincessTooSoon);
    [A, B, C].into_iter().for_each(|seat| drop(play(&mut game, seat, lay("DD"))));
    assert_eq!(answers(&game, A), [lay("D"), lay("G"), lay("T"), Action::Princess]);
    assert_eq!(refusal(&game, A, lay("DG")), Refusal::MeldSize { asked: 1, given: 2 });
    play(&mut game, A, Action::Princess);
    play(&mut game, B, lay("D"));
    assert!(!game.table().stopped.contains(A), "the princess is secret, too");
    let events = play(&mut game, C, lay("G"));
    let shown = [(A, ""), (B, "D"), (C, "G")].map(|(seat, letters)| Shown { seat, cards: cards(letters) });
    assert_eq!(events[1], Event::MeldsRevealed { shown: shown.to_vec() });
    assert_eq!(game.awaiting().seats().iter().collect::<Vec<_>>(), [B, C], "who stopped is out");
    assert_eq!(refusal(&game, B, lay("D")), Refusal::CardsNotHeld { cards: cards("D"), hand: cards("GGTT") });
}

#[test]
fn section_4_3_the_last_to_go_on_may_lay_up_to_five() {
    let mut game = scene(options(3)).hand(C, "TTTTTTT").game();
    [A, B, C]
        .into_iter()
        .for_each(|seat| drop(play(&mut game, seat, lay(if seat == C { "TT" } else { "DG" }))));
    play(&mut game, A, Action::Princess);
    play(&mut game, B, Action::Princess);
    play(&mut game, C, lay("T"));
    play(&mut game, C, lay("T"));
    assert_eq!(game.table().phase, Phase::Meld);
    play(&mut game, C, lay("T"));
    assert_eq!(game.table().meld(C), Meld::MermaidRain);
    assert_eq!(game.table().on_turn(), C, "five cards end the meld");
}

#[test]
fn section_4_3_r7_a_fifth_card_cuts_nobody_off() {
    let mut game = scene(options(3)).hand(B, "DDDDDGG").hand(C, "GGGGGTT").game();
    for (first, second) in [("DD", "GG"), ("D", "G"), ("D", "G"), ("D", "G")] {
        let opening = game.table().opens_meld(A);
        if opening || !game.table().stopped.contains(A) {
            play(&mut game, A, if opening { lay("DG") } else { Action::Princess });
        }
        play(&mut game, B, lay(first));
        play(&mut game, C, lay(second));
    }
    assert_eq!([B, C].map(|seat| game.table().melds[seat].count()), [5, 5]);
    assert_ne!(game.table().phase, Phase::Meld);
}

#[test]
fn section_4_4_the_eight_melds_rank_as_in_the_table() {
    let melds = [
        ("DDDDD", Meld::MermaidRain),
        ("GGGG", Meld::MermaidSquall),
        ("DGGGG", Meld::MermaidSquall),
        ("DDDTT", Meld::OceanMarch),
        ("DDTT", Meld::TwinSplash),
        ("DGT", Meld::AquamarineWaltz),
        ("TTT", Meld::MermaidMist),
        ("TTTD", Meld::MermaidMist),
        ("GG", Meld::MermaidDrop),
        ("GGD", Meld::MermaidDrop),
        ("DT", Meld::Octopus),
    ];
    for (letters, meld) in melds {
        assert_eq!(Meld::best(cards(letters)), meld, "{letters}");
    }
    assert!(Meld::ALL.is_sorted_by(|better, worse| better > worse));
    assert_eq!(Meld::ALL.map(Meld::points), [0, 7, 0, 6, 0, 4, 1, 0]);
}

#[test]
fn section_4_4_r8_the_best_of_several_melds_counts() {
    let melds = [
        ("DDDGT", Meld::AquamarineWaltz),
        ("DDGT", Meld::AquamarineWaltz),
        ("DDGGT", Meld::TwinSplash),
        ("DDDGG", Meld::OceanMarch),
    ];
    for (letters, meld) in melds {
        assert_eq!(Meld::best(cards(letters)), meld, "{letters}");
    }
}

/// What everybody lays, card by card, until all have stopped; then the last events.
fn all_lay(game: &mut MermaidRain, melds: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for step in 0..5 {
        for (seat, meld) in Seat::all(melds.len() as u8).zip(melds) {
            if game.table().phase != Phase::Meld || !game.awaiting().seats().contains(seat) {
                continue;
            }
            let answer = match step {
                0 => lay(&meld[..2]),
                _ => meld.get(step + 1..step + 2).map_or(Action::Princess, lay),
            };
            events = play(game, seat, answer);
        }
    }
    events
}

#[test]
fn section_4_4_r9_nobody_claims_a_lower_meld() {
    let mut game = scene(options(3)).game();
    all_lay(&mut game, &["DDDGT", "DD", "DD"]);
    assert_eq!(game.table().phase, Phase::Pick { bonus: true }, "a Waltz, not a Mist");
    assert_eq!(game.table().points[A], 0);
}

#[test]
fn section_4_4_r10_all_cards_laid_are_discarded() {
    let mut game = scene(options(3)).hand(A, "DGGGGTT").game();
    let events = all_lay(&mut game, &["GGGGD", "DD", "DT"]);
    let ranking = [(A, Meld::MermaidSquall, "DGGGG"), (B, Meld::MermaidDrop, "DD"), (C, Meld::Octopus, "DT")];
    let ranking = ranking.map(|(seat, meld, letters)| Ranked { seat, meld, cards: cards(letters) });
    assert!(events.contains(&Event::MeldsRanked { ranking: ranking.to_vec() }), "{events:?}");
    assert_eq!(game.table().discards, cards("DGGGGDDDT"));
    assert_eq!(hand(&game, A), cards("TT"));
}

#[test]
fn section_4_4_r11_equal_melds_rank_clockwise_from_the_dealer_of_this_round() {
    let mut game = scene(options(4)).prince(C).game();
    all_lay(&mut game, &["DD", "GG", "TT", "DD"]);
    assert_eq!(game.table().order.as_slice(), [C, D, A, B]);
    let mut game = scene(options(4)).prince(C).game();
    all_lay(&mut game, &["DG", "GGTT", "DT", "DDGG"]);
    assert_eq!(game.table().order.as_slice(), [D, B, C, A], "two Twin Splashes, two Octopuses");
}

#[test]
fn section_4_4_the_kinds_of_cards_do_not_matter() {
    let mut game = scene(options(3)).prince(B).game();
    all_lay(&mut game, &["DDD", "DD", "DD"]);
    assert_eq!(game.table().order.as_slice(), [A, B, C]);
    let mut game = scene(options(3)).prince(B).hand(A, "TTTTTTT").game();
    all_lay(&mut game, &["TTT", "DDD", "DD"]);
    assert_eq!(game.table().order.as_slice(), [B, A, C]);
}

#[test]
fn section_4_3_every_hand_can_lay_for_a_meld() {
    let game = opening(options(6));
    assert!(Seat::all(6).all(|seat| !answers(&game, seat).is_empty()));
}
