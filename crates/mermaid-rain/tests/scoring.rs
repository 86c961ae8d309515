//! RULES §7: the witch, the majorities, the winner.

use tidetable_kernel::{Game, PerSeat, Seat, Seats};
use tidetable_mermaid_rain::{
    Action, Event, Treasure, Treasures,
    scoring::{after_tribute, final_points, majority, tribute_lost},
};

use crate::kit::{A, B, C, D, judge, options, play, ride, tokens};

fn everybody(counts: &[[u8; 5]]) -> PerSeat<Treasures> {
    PerSeat::from_fn(counts.len() as u8, |seat| tokens(counts[seat.index()]))
}

/// What each seat gets for corals if they have so many left.
fn corals(counts: &[u8]) -> Vec<u8> {
    let left = PerSeat::from_fn(counts.len() as u8, |seat| tokens([0, 0, 0, counts[seat.index()], 0]));
    let shares = majority(&left, Treasure::Coral);
    let points = |seat| shares.iter().find(|share| share.seat == seat).map_or(0, |share| share.points);
    Seat::all(counts.len() as u8).map(points).collect()
}

/// The end of a four-player game in which everybody has these tokens.
fn end(counts: &[[u8; 5]; 4]) -> (tidetable_mermaid_rain::MermaidRain, Vec<Event>) {
    let scene = ride(options(4)).bare().round(5).hand(A, "D").order(&[B, C, D, A]).turn(3);
    let scene = Seat::all(4).fold(scene, |scene, seat| scene.won(seat, counts[seat.index()]));
    let mut game = scene.laid("short-gull-light", "G1", 1).game();
    let events = play(&mut game, A, Action::Rest);
    (game, events)
}

/// The example printed in the rulebook: yellow, red, pink and green.
const EXAMPLE: [[u8; 5]; 4] = [[1, 1, 1, 2, 3], [1, 2, 1, 1, 2], [0, 2, 2, 1, 0], [2, 0, 1, 1, 1]];

#[test]
fn section_7_the_printed_example_scores_27_15_14_and_10() {
    assert_eq!(final_points(&everybody(&EXAMPLE)).as_slice(), [27, 15, 14, 10]);
    let (game, events) = end(&EXAMPLE);
    assert_eq!(game.standings().points.as_slice(), [27, 15, 14, 10]);
    assert_eq!(game.standings().places.as_slice(), [1, 2, 3, 4]);
    let missing = vec![Treasure::Dragon, Treasure::Shell];
    assert!(events.contains(&Event::TributePaid { seat: C, missing, lost: 10 }), "{events:?}");
    let winners = Seats::only(A);
    assert_eq!(events.last(), Some(&Event::GameEnded { points: game.table().points, winners }));
}

#[test]
fn section_7_the_example_explains_every_point() {
    let (_, events) = end(&EXAMPLE);
    let pearls = events.iter().find_map(|event| match event {
        Event::MajorityScored { treasure: Treasure::Pearl, shares } => Some(shares.clone()),
        _ => None,
    });
    let pearls: Vec<_> =
        pearls.unwrap().iter().map(|share| (share.seat, share.place, share.points)).collect();
    assert_eq!(pearls, [(B, 1, 9), (C, 1, 9)], "(12 + 6) / 2 each");
    let monopolies = events.iter().filter_map(|event| match event {
        Event::MajorityScored { treasure, shares } if shares.iter().any(|share| share.monopoly) => {
            Some(*treasure)
        }
        _ => None,
    });
    assert_eq!(monopolies.collect::<Vec<_>>(), [Treasure::Dragon, Treasure::Crystal, Treasure::Coral]);
}

#[test]
fn section_7_1_the_witch_takes_one_of_each_kind_or_five_points() {
    assert_eq!(after_tribute(tokens([3, 1, 0, 2, 0])), tokens([2, 0, 0, 1, 0]));
    assert_eq!(tribute_lost(tokens([3, 1, 0, 2, 0])), 10);
    assert_eq!(tribute_lost(tokens([1; 5])), 0);
}

#[test]
fn section_7_1_r31_the_tribute_is_a_duty_and_points_may_fall_below_zero() {
    assert_eq!(final_points(&everybody(&[[0, 0, 0, 0, 1], [0; 5], [0; 5]])).as_slice(), [-20, -25, -25]);
}

#[test]
fn section_7_1_hidden_tokens_are_turned_up_and_count() {
    let scene = ride(options(4)).bare().round(5).hand(A, "D").order(&[B, C, D, A]).turn(3);
    let scene = scene.won(B, [1, 1, 1, 1, 0]).took_hidden(B, "B1", Treasure::Shell);
    let mut game = scene.laid("short-gull-light", "G1", 1).game();
    assert_eq!(game.standings().points[B], 0, "standings look ahead, hidden tokens included");
    let events = play(&mut game, A, Action::Rest);
    assert!(
        matches!(&events[1], Event::TokensUncovered { seat: B, tokens } if tokens[0].token == Treasure::Shell)
    );
    assert!(events.contains(&Event::TributePaid { seat: B, missing: Vec::new(), lost: 0 }));
    let viewers = [tidetable_kernel::Viewer::Public, tidetable_kernel::Viewer::Seat(C)];
    assert!(viewers.iter().all(|&viewer| game.view(viewer).treasures(B) == (tokens([1; 5]), 0)));
}

#[test]
fn section_7_2_places_bring_12_6_4_2_and_nothing() {
    assert_eq!(corals(&[6, 5, 4, 3, 2, 1]), [12, 6, 4, 2, 0, 0]);
    assert_eq!(corals(&[0, 5, 0, 3]), [0, 12, 0, 6], "who has none is left out");
    assert_eq!(corals(&[0, 0, 0]), [0, 0, 0]);
}

#[test]
fn section_7_3_three_tied_for_second_get_four_each() {
    assert_eq!(corals(&[5, 3, 3, 3]), [12, 4, 4, 4]);
}

#[test]
fn section_7_3_tied_places_are_added_divided_and_rounded_down() {
    assert_eq!(corals(&[3, 3, 1]), [9, 9, 4], "(12 + 6) / 2, then the third place");
    assert_eq!(corals(&[2, 2, 2]), [7, 7, 7], "22 / 3");
    assert_eq!(corals(&[1, 1, 1, 1]), [6, 6, 6, 6]);
    assert_eq!(corals(&[2, 2, 2, 2, 2]), [4; 5], "24 / 5");
    assert_eq!(corals(&[4, 3, 3, 1]), [12, 5, 5, 2]);
}

#[test]
fn section_7_3_r32_at_least_one_point_where_there_is_anything_to_share() {
    assert_eq!(corals(&[6, 5, 4, 1, 1, 1]), [12, 6, 4, 1, 1, 1], "2 / 3 is less than one");
    assert_eq!(corals(&[6, 5, 4, 3, 1, 1]), [12, 6, 4, 2, 0, 0], "nothing to share");
    assert_eq!(corals(&[6, 5, 4, 1, 1]), [12, 6, 4, 1, 1]);
}

#[test]
fn section_7_4_a_monopoly_brings_three_more() {
    assert_eq!(corals(&[0, 1, 0]), [0, 15, 0]);
    assert_eq!(corals(&[2, 1, 0]), [12, 6, 0]);
    let paid = everybody(&[[0, 0, 0, 2, 0], [0, 0, 0, 1, 0], [0; 5]]);
    assert_eq!(final_points(&paid).as_slice(), [15 - 20, -20, -25], "counted after the tribute");
}

#[test]
fn section_7_5_most_points_win() {
    let (game, _) = end(&EXAMPLE);
    assert_eq!(game.standings().winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn section_7_5_r33_equal_points_share_the_victory() {
    let (game, events) = end(&[[2, 1, 1, 1, 1], [1, 2, 1, 1, 1], [1; 5], [1; 5]]);
    assert_eq!(game.standings().points.as_slice(), [15, 15, 0, 0]);
    assert_eq!(game.standings().places.as_slice(), [1, 1, 3, 3]);
    assert!(matches!(events.last(), Some(Event::GameEnded { winners, .. }) if winners.len() == 2));
}

#[test]
fn section_7_standings_on_the_way_are_as_if_the_game_stopped_here() {
    let scene = ride(options(4)).bare().points(&[4, 0, 0, 0]).won(A, [2, 1, 1, 1, 1]).hand(A, "D");
    let game = scene.laid("short-gull-light", "G1", 1).game();
    assert_eq!(game.standings().points.as_slice(), [19, -25, -25, -25]);
    assert_eq!(judge(&game).table.points.as_slice(), [4, 0, 0, 0]);
}
