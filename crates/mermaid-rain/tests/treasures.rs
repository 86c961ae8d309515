//! RULES §5.6: treasures are looked at and taken.

use tidetable_kernel::{Awaiting, Game, Seats, Viewer};
use tidetable_mermaid_rain::{Action, Chance, Event, MermaidRain, Options, Phase, Refusal, Treasure};

use crate::kit::{
    A, B, C, Scene, answers, chances, draw, edition, hex, judge, options, play, refusal, ride, seen, swim,
    tokens,
};

/// The first seat is on a gull tile between the island B1, where a shell lies face up, and the start F1.
fn beside_b1() -> Scene {
    ride(options(4)).laid("long-gull-light", "C1", 0).at(A, "C1").face_up("B1", [0, 0, 0, 0, 1])
}

fn take(token: Treasure) -> Action {
    Action::Take { token }
}

const HIDDEN: Action = Action::TakeHidden { nth: 0 };

#[test]
fn section_5_6_who_enters_looks_at_the_hidden_token_and_takes_one() {
    let mut game = beside_b1().hand(A, "GG").game();
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.awaiting(), Awaiting::Chance);
    let events = draw(&mut game, Chance::FaceDown { token: Treasure::Dragon });
    let peeked = |token| Event::TokenPeeked { seat: A, at: hex("B1"), nth: 0, token };
    assert_eq!(events, [peeked(Some(Treasure::Dragon))]);
    assert_eq!(MermaidRain::redact(&events[0], Viewer::Seat(B)), Some(peeked(None)));
    assert_eq!(answers(&game, A), [take(Treasure::Shell), HIDDEN, Action::Leave]);
    let events = play(&mut game, A, take(Treasure::Shell));
    assert_eq!(events[0], Event::TokenTaken { seat: A, at: hex("B1"), token: Treasure::Shell, points: 2 });
    assert_eq!((game.table().points[A], game.table().won[A]), (2, tokens([0, 0, 0, 0, 1])));
}

#[test]
fn section_5_6_a_hidden_token_stays_hidden_from_others_but_scores_openly() {
    let mut game = beside_b1().hand(A, "GG").game();
    play(&mut game, A, swim("B1", "G"));
    draw(&mut game, Chance::FaceDown { token: Treasure::Dragon });
    let events = play(&mut game, A, HIDDEN);
    let taken = |token| Event::HiddenTaken { seat: A, at: hex("B1"), nth: 0, token, points: 2 };
    assert_eq!(events[0], taken(Some(Treasure::Dragon)));
    assert_eq!(MermaidRain::redact(&events[0], Viewer::Public), Some(taken(None)));
    assert_eq!((game.table().points[A], game.table().hidden_won(A)), (2, 1));
    assert_eq!(seen(&game, Viewer::Seat(A)).treasures(A), (tokens([1, 0, 0, 0, 0]), 0));
    assert_eq!(seen(&game, Viewer::Seat(B)).treasures(A), (tokens([0; 5]), 1));
}

#[test]
fn section_5_6_only_tokens_that_lie_there_can_be_taken() {
    let scene = beside_b1().at(A, "B1").hand(A, "GG").phase(Phase::Take);
    let game = scene.looked_at("B1", 0, Treasure::Coral, &[A]).game();
    let missing = Refusal::NoSuchToken { token: Treasure::Coral, at: hex("B1") };
    assert_eq!(refusal(&game, A, take(Treasure::Coral)), missing, "it lies face down");
    let no_second = refusal(&game, A, Action::TakeHidden { nth: 1 });
    assert_eq!(no_second, Refusal::NoHiddenToken { at: hex("B1") });
    assert_eq!(refusal(&game, A, Action::TakeHidden { nth: 255 }), Refusal::NoHiddenToken { at: hex("B1") });
}

#[test]
fn section_5_6_a_space_gives_one_token_in_a_round() {
    let mut game = beside_b1().face_up("B1", [0, 0, 0, 0, 2]).hand(A, "GGGG").game();
    play(&mut game, A, swim("B1", "G"));
    draw(&mut game, Chance::FaceDown { token: Treasure::Pearl });
    play(&mut game, A, take(Treasure::Shell));
    play(&mut game, A, swim("C1", "G"));
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.table().phase, Phase::Ride { warp: false }, "the second visit brings nothing");
    let again = beside_b1().hand(A, "G").looked_at("B1", 0, Treasure::Pearl, &[A]);
    let mut game = again.round(2).game();
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.table().phase, Phase::Take, "but it does in the next round");
}

#[test]
fn section_5_6_who_begins_on_a_space_must_leave_and_come_back() {
    let scene = beside_b1().at(A, "B1").looked_at("B1", 0, Treasure::Pearl, &[A]);
    let mut game = scene.hand(A, "GGG").game();
    assert_eq!(game.table().phase, Phase::Ride { warp: false });
    play(&mut game, A, swim("C1", "G"));
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.table().phase, Phase::Take);
}

#[test]
fn section_5_6_an_empty_space_can_be_entered() {
    let scene = beside_b1().face_up("B1", [0; 5]).took_hidden(B, "B1", Treasure::Coral);
    let mut game = scene.hand(A, "GG").game();
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.table().phase, Phase::Ride { warp: false });
}

#[test]
fn section_5_6_r25_declining_gives_the_space_up_for_the_round() {
    let scene = beside_b1().looked_at("B1", 0, Treasure::Pearl, &[A]);
    let mut game = scene.hand(A, "GGGG").game();
    play(&mut game, A, swim("B1", "G"));
    let events = play(&mut game, A, Action::Leave);
    assert_eq!(events, [Event::TokenLeft { seat: A, at: hex("B1") }]);
    play(&mut game, A, swim("C1", "G"));
    play(&mut game, A, swim("B1", "G"));
    assert_eq!(game.table().phase, Phase::Ride { warp: false });
    assert_eq!(game.table().points[A], 0);
}

#[test]
fn section_5_6_r26_what_was_looked_at_is_known_for_good_whoever_takes_it() {
    let mut game = beside_b1().at(B, "C1").hand(A, "G").hand(B, "GG").game();
    play(&mut game, A, swim("B1", "G"));
    draw(&mut game, Chance::FaceDown { token: Treasure::Dragon });
    play(&mut game, A, take(Treasure::Shell));
    let index = game.table().setup().down_on(game.table().space(hex("B1")).unwrap()).start;
    assert_eq!(seen(&game, Viewer::Seat(A)).tokens[index], Some(Treasure::Dragon));
    assert_eq!(seen(&game, Viewer::Seat(B)).tokens[index], None);
    assert_eq!(game.table().face_down[index].seen_by, Seats::only(A), "that A has looked is open");
    let events = play(&mut game, B, swim("B1", "G"));
    let peeked = Event::TokenPeeked { seat: B, at: hex("B1"), nth: 0, token: Some(Treasure::Dragon) };
    assert_eq!(events[1], peeked, "it is what it was for A, no draw is needed");
    assert!(MermaidRain::uncovers(&peeked));
    play(&mut game, B, HIDDEN);
    assert_eq!(seen(&game, Viewer::Seat(A)).treasures(B).0, tokens([1, 0, 0, 0, 0]), "A knows what B has");
    assert_eq!(seen(&game, Viewer::Seat(C)).treasures(B), (tokens([0; 5]), 1));
}

#[test]
fn section_5_6_r26_who_has_looked_before_learns_nothing_new() {
    let mut game = beside_b1().looked_at("B1", 0, Treasure::Pearl, &[A]).hand(A, "GG").game();
    let events = play(&mut game, A, swim("B1", "G"));
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(game.table().phase, Phase::Take);
}

/// A game with two tokens face down on B1.
fn two_hidden() -> Options {
    let edition = edition(&[
        ("b = { up = 2, down = 0 }", "b = { up = 2, down = 0 }\nc = { up = 1, down = 2 }"),
        (
            "face_up = { dragon = 4, pearl = 4, crystal = 6, coral = 6, shell = 8 }\nmap = [\n    \".a.",
            "face_up = { dragon = 4, pearl = 4, crystal = 6, coral = 6, shell = 8 }\nmap = [\n    \".c.",
        ),
    ]);
    Options { edition, ..options(4) }
}

#[test]
fn section_5_6_r27_hidden_tokens_keep_their_places() {
    let scene = ride(two_hidden()).laid("long-gull-light", "C1", 0).at(A, "C1").at(B, "C1");
    let mut game = scene.hand(A, "G").hand(B, "GG").game();
    play(&mut game, A, swim("B1", "G"));
    draw(&mut game, Chance::FaceDown { token: Treasure::Dragon });
    assert_eq!(game.awaiting(), Awaiting::Chance, "it looks at both");
    draw(&mut game, Chance::FaceDown { token: Treasure::Shell });
    assert!(answers(&game, A).contains(&Action::TakeHidden { nth: 1 }));
    play(&mut game, A, Action::TakeHidden { nth: 0 });
    let events = play(&mut game, B, swim("B1", "G"));
    let peeked = Event::TokenPeeked { seat: B, at: hex("B1"), nth: 1, token: Some(Treasure::Shell) };
    assert_eq!(events[1..], [peeked], "only the other one is left");
    assert_eq!(refusal(&game, B, HIDDEN), Refusal::NoHiddenToken { at: hex("B1") });
    assert_eq!(game.check(B, &Action::TakeHidden { nth: 1 }), Ok(()));
}

#[test]
fn section_9_2_r34_what_nobody_has_seen_is_drawn_when_somebody_looks() {
    let mut game = beside_b1().hand(A, "GG").game();
    assert!(judge(&game).tokens.iter().all(Option::is_none));
    play(&mut game, A, swim("B1", "G"));
    let sight = game.table().tokens_in_sight();
    let all = game.table().options.edition.tokens;
    let unseen =
        Treasure::ALL.map(|token| (Chance::FaceDown { token }, u32::from(all[token] - sight[token])));
    assert_eq!(chances(&game), unseen, "any token out of sight, in the pool or elsewhere in the ocean");
}
