//! RULES §10: the end.

use tidetable_kernel::{Awaiting, Game, PerSeat, Seat, Seats, Viewer};
use tidetable_sea_dragons::{Action, Event, Options, Presence, Realm, Refusal, Score, SeaDragons, Shape};

use crate::kit::{A, B, C, D, Scene, cells, corals, lay, mission, options, play};

/// The scene after the last pass of everybody, with what happened.
fn ended(scene: Scene) -> (SeaDragons, Vec<Event>) {
    let mut game = scene.heads(1).game();
    let mut events = Vec::new();
    while game.awaiting() != Awaiting::Nobody {
        events = play(&mut game, Action::Pass);
    }
    (game, events)
}

fn scores(game: &SeaDragons) -> PerSeat<Score> {
    game.view(Viewer::Public).scores().expect("the game is over")
}

/// The points for the starfish realm, which is the only one with whirlpools.
fn starfish(scene: Scene) -> Vec<u16> {
    let (game, events) = ended(scene);
    let scored = scores(&game).map(|_, score| score.realms[Realm::Starfish]);
    let told = events.iter().find_map(|event| match event {
        Event::RealmScored { realm: Realm::Starfish, points, .. } => Some(*points),
        _ => None,
    });
    assert_eq!(told, Some(scored));
    scored.as_slice().to_vec()
}

#[test]
fn section_10_1_the_game_ends_when_all_heads_are_played() {
    let mut game = Scene::new(2).heads(2).hand(A, &[Shape::I4]).row(&[]).game();
    lay(&mut game, "I9 J9 K9 L9");
    play(&mut game, Action::Take { card: Shape::I3 });
    game.resolve(&crate::kit::chances(&game)[0], &mut ());
    for _ in 0..3 {
        assert_ne!(game.awaiting(), Awaiting::Nobody);
        play(&mut game, Action::Pass);
    }
    assert_eq!(game.awaiting(), Awaiting::Nobody);
    assert_eq!(game.check(A, &Action::Pass), Err(Refusal::Over));
}

#[test]
fn section_10_1_coral_cards_are_shown() {
    let (game, events) = ended(Scene::new(3).corals(B, "any hidden-shell"));
    assert!(events.contains(&Event::CoralsShown { seat: B, corals: corals("any hidden-shell") }));
    assert_eq!(game.view(Viewer::Seat(A)).corals[B], Some(corals("any hidden-shell")));
}

#[test]
fn section_10_2_missions_coins_ships_corals_and_realms_are_added_up() {
    let scene =
        Scene::new(3).whirlpools("E5").dragons(A, &["A1 B1 C1"]).ships(A, "GGV").corals(A, "gold any");
    let (game, events) = ended(scene.completed(A, &[mission("GB", 5), mission("GVR", 8)]).coins(A, 7));
    let mut score =
        Score { missions: 13, most_missions: 5, coins: 9, ships: 3, corals: 5, ..Score::default() };
    score.realms[Realm::Starfish] = 3;
    assert_eq!(scores(&game)[A], score);
    assert_eq!(score.total(), 38);
    assert_eq!(game.standings().points[A], 38);
    assert!(events.contains(&Event::SeatScored { seat: A, score }));
    assert_eq!(events.last(), Some(&Event::GameWon { seats: Seats::only(A) }));
}

#[test]
fn section_10_2_ruling_23_coins_and_ships_are_worth_one_point_each() {
    let (game, _) = ended(Scene::new(2).coins(A, 0).coins(B, 9).ships(B, "GVRB"));
    assert_eq!(game.standings().points.as_slice(), [2, 11 + 4]);
}

#[test]
fn section_10_3_the_most_missions_bring_five_points() {
    let (game, _) = ended(Scene::new(3).completed(B, &[mission("GB", 5)]));
    assert_eq!(scores(&game).map(|_, score| score.most_missions).as_slice(), [0, 5, 0]);
}

#[test]
fn section_10_3_ruling_24_ties_share_the_points_but_not_at_two() {
    let bonus =
        |scene: Scene| scores(&ended(scene).0).map(|_, score| score.most_missions).as_slice().to_vec();
    let tied = |seats| Scene::new(seats).completed(A, &[mission("GB", 5)]).completed(B, &[mission("VR", 5)]);
    assert_eq!(bonus(tied(3)), [5, 5, 0]);
    assert_eq!(bonus(tied(2)), [0, 0]);
    assert_eq!(bonus(Scene::new(2).completed(B, &[mission("VR", 5)])), [0, 5]);
    assert_eq!(bonus(Scene::new(3)), [0, 0, 0], "without a mission there is nothing to lead in");
}

#[test]
fn section_10_4_first_and_second_score_for_the_visible_whirlpools() {
    let scene = Scene::new(4).whirlpools("A1 D1 D2 D3 D4 D5 J1");
    let scene =
        scene.dragons(A, &["A1 B1 C1", "A3 B3 C3"]).dragons(B, &["E1 F1 G1"]).dragons(D, &["I1 J1 K1"]);
    assert_eq!(starfish(scene), [15, 7, 0, 0], "A1 is covered, J1 lies elsewhere");
}

#[test]
fn section_10_4_a_dragon_counts_in_both_realms_it_lies_in() {
    let (game, _) = ended(Scene::new(3).whirlpools("A1 A15").dragons(A, &["B7 B8 B9"]));
    let realms = scores(&game)[A].realms;
    assert_eq!((realms[Realm::Starfish], realms[Realm::Octopus], realms[Realm::Shell]), (3, 3, 0));
    let presence = game.table().presence(Realm::Starfish)[A];
    assert_eq!(presence, Presence { dragons: 1, hidden: 0, pieces: 1 });
}

#[test]
fn section_10_4_ruling_25_a_dragon_on_currents_alone_counts_nowhere() {
    assert_eq!(starfish(Scene::new(3).whirlpools("A1").dragons(A, &["A8 B8 C8"])), [0, 0, 0]);
}

#[test]
fn section_10_4_ruling_26_a_hidden_dragon_is_enough_and_no_dragon_is_not() {
    assert_eq!(starfish(Scene::new(3).whirlpools("A1").corals(C, "hidden-starfish")), [0, 0, 3]);
    assert_eq!(starfish(Scene::new(3).whirlpools("A1")), [0, 0, 0]);
}

#[test]
fn section_10_5_parts_decide_among_equal_numbers_of_dragons() {
    let scene = Scene::new(3).whirlpools("D1 D2").dragons(A, &["A1 B1 C1"]).dragons(B, &["A3 B3 C3 C4"]);
    assert_eq!(starfish(scene), [3, 6, 0]);
    // Parts on currents do not count.
    let scene = Scene::new(3).whirlpools("D1 D2").dragons(A, &["A1 B1 C1"]).dragons(B, &["A6 A7 A8 A9"]);
    assert_eq!(starfish(scene), [6, 3, 0]);
}

#[test]
fn section_10_5_who_is_level_gets_the_full_points() {
    let scene = || Scene::new(4).whirlpools("D1 D2 D3").dragons(A, &["A1 B1 C1"]).dragons(B, &["A3 B3 C3"]);
    assert_eq!(starfish(scene().dragons(C, &["G7 H7 H6"])), [9, 9, 0, 0], "no points for the second");
    let second = scene().dragons(D, &["A5 B5 C5", "A7 B7 C7"]);
    assert_eq!(starfish(second), [4, 4, 0, 9]);
}

/// The worked example of the rulebook: seven visible whirlpools, 4 dragons against 3 and a hidden one.
#[test]
fn section_10_5_the_example_of_the_starfish_realm() {
    let (orange, green, violet, pink) = (A, B, C, D);
    let scene = Scene::new(4)
        .whirlpools("A1 D1 D2 D3 D4 D5 D6 D7")
        .dragons(green, &["A1 B1 C1", "A3 B3 C3", "A6 B6 C6", "E5 F5 G5"])
        .dragons(violet, &["A2 B2 C2", "A4 B4 C4", "E3 F3 G3"])
        .dragons(orange, &["A5 B5 C5", "E2 F2 G2"])
        .dragons(pink, &["E1 F1 G1", "E4 F4 G4"])
        .corals(violet, "hidden-starfish");
    let (game, events) = ended(scene);
    let mut presence = game.table().presence(Realm::Starfish);
    presence[violet].hidden = 1;
    let points = [0, 21, 10, 0];
    let scored = Event::RealmScored {
        realm: Realm::Starfish,
        whirlpools: cells("D1 D2 D3 D4 D5 D6 D7"),
        presence,
        points: PerSeat::from_fn(4, |seat: Seat| points[seat.index()]),
    };
    assert!(events.contains(&scored), "{events:?}");
}

#[test]
fn section_10_6_at_two_only_the_first_scores_two_points_a_whirlpool() {
    let scene = || Scene::new(2).whirlpools("D1 D2 D3").dragons(A, &["A1 B1 C1"]);
    assert_eq!(starfish(scene().dragons(B, &["A3 B3 C3", "A5 B5 C5"])), [0, 6]);
    assert_eq!(starfish(scene().dragons(B, &["A3 B3 C3"])), [0, 0], "nobody scores in a tie");
    assert_eq!(starfish(scene()), [6, 0]);
}

#[test]
fn section_10_7_most_points_win_then_most_missions() {
    let places = |scene: Scene| ended(scene).0.standings().places.as_slice().to_vec();
    let without = |seats| Scene::with(&Options { bonus: false, ..options(seats) });
    assert_eq!(places(without(3).coins(A, 9).coins(B, 3)), [1, 3, 2]);
    assert_eq!(places(without(3).coins(A, 9).completed(B, &[mission("GB", 5)])), [2, 1, 3]);
    let (game, events) = ended(without(3).coins(A, 9).coins(C, 9));
    assert_eq!(game.standings().places.as_slice(), [1, 3, 1]);
    assert_eq!(events.last(), Some(&Event::GameWon { seats: Seats::only(A).with(C) }));
}

#[test]
fn section_10_4_a_standing_majority_counts_the_hidden_dragons_the_viewer_knows() {
    let scene = Scene::new(3).whirlpools("E5 G1").dragons(A, &["A1 B1 C1 D1"]).dragons(B, &["A3 B3 C3"]);
    let game = scene.corals(B, "hidden-starfish").game();
    let standing = |viewer| game.view(viewer).majority(Realm::Starfish).as_slice().to_vec();
    assert_eq!(standing(Viewer::Public), [6, 3, 0]);
    // Only who holds the card knows that it turns the majority.
    assert_eq!(standing(Viewer::Seat(A)), [6, 3, 0]);
    assert_eq!(standing(Viewer::Seat(B)), [3, 6, 0]);
    let presence = game.view(Viewer::Seat(B)).presence(Realm::Starfish);
    assert_eq!(presence[B], Presence { dragons: 1, hidden: 1, pieces: 3 });
    assert_eq!(game.view(Viewer::Seat(A)).presence(Realm::Starfish)[B].hidden, 0);
}
