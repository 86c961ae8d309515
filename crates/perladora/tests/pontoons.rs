//! RULES §6: laying pontoons.

use tidetable_kernel::{Awaiting, Game};
use tidetable_perladora::{Action, CellSet, Edge, Edges, Event, Options, Phase, Refusal, board};

use crate::{
    board::random_waters,
    kit::{A, B, answers, base, cell, cells, dive, draw, edge, edition, opening, play, pontoon, refusal},
};

#[test]
fn section_6_1_ruling_4_one_pontoon_is_enough_and_none_is_a_pass() {
    let mut game = opening(base(2));
    assert_eq!(refusal(&game, Action::Stop), Refusal::NothingLaid);
    play(&mut game, pontoon("C3-D3"));
    assert_eq!(game.table().phase, Phase::SecondPontoon);
    assert_eq!(answers(&game).len(), 66 + 1);
    assert_eq!(play(&mut game, Action::Stop), [Event::Stopped { seat: A }]);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}

#[test]
fn section_6_1_after_one_pontoon_only_another_or_the_end_of_the_turn_follows() {
    let mut game = opening(base(2));
    play(&mut game, pontoon("C3-D3"));
    assert_eq!(refusal(&game, dive("A1", 1)), Refusal::PontoonLaid);
    assert_eq!(refusal(&game, Action::Pass), Refusal::PontoonLaid);
    play(&mut game, pontoon("G1-G2"));
    assert_eq!(game.awaiting(), Awaiting::seat(B), "two are the most");
}

#[test]
fn section_6_2_a_pontoon_goes_on_any_free_line_inside_the_lagoon() {
    let mut game = opening(base(2));
    play(&mut game, pontoon("C3-D3"));
    assert_eq!(refusal(&game, pontoon("C3-D3")), Refusal::Pontoon { edge: edge("C3-D3") });
    assert_eq!(pontoon("D3-C3"), pontoon("C3-D3"), "a line has one name, read either way");
    for rim in ["A1-A0", "H1-I1", "A5-A6", "C3-E3", "C3"] {
        assert!(rim.parse::<Edge>().is_err(), "{rim} is no line");
    }
}

#[test]
fn section_6_3_ruling_1_farms_count_among_the_four_cells() {
    let mut game = draw(
        base(2),
        "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        -- --
        ** ..|.. .. ** .. .. ..
        .. .. ** .. .. .. ** ..
        ",
    )
    .game();
    let events = play(&mut game, pontoon("B5-C5"));
    let corner = cells("A4 B4 A5 B5");
    let rest = CellSet::ALL.minus(corner);
    assert_eq!(events, [Event::PontoonLaid { seat: A, edge: edge("B5-C5"), parted: Some((corner, rest)) }]);
}

#[test]
fn section_6_3_a_refused_pontoon_names_the_cells_it_would_cut_off() {
    let game = draw(
        base(2),
        "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        --
        **|.. .. .. ** .. .. ..
           --
        .. .. ** .. .. .. ** ..
        ",
    )
    .game();
    let cut_off = |at: &str, names| Refusal::CutsOff { edge: edge(at), cells: cells(names) };
    assert_eq!(refusal(&game, pontoon("B5-C5")), cut_off("B5-C5", "A4 A5 B5"));
    assert_eq!(refusal(&game, pontoon("A5-B5")), cut_off("A5-B5", "A4 A5"));
    assert_eq!(refusal(&game, pontoon("A4-A5")), cut_off("A4-A5", "A4"));
    let forbidden: Vec<_> = game.table().forbidden().collect();
    let expected = [("A5-B5", "A4 A5"), ("B5-C5", "A4 A5 B5"), ("A4-A5", "A4")];
    assert_eq!(forbidden, expected.map(|(at, names)| (edge(at), cells(names))));
}

#[test]
fn section_6_3_ruling_2_it_does_not_matter_what_a_small_area_holds() {
    let empty = "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. ..|..
        ** .. .. .. ** .. ..|..
        .. .. ** .. .. .. **|..
    ";
    let full = &empty.replace("|..", "|a1");
    for drawing in [empty, full] {
        let game = draw(base(2), drawing).game();
        let refused = Refusal::CutsOff { edge: edge("H2-H3"), cells: cells("H3 H4 H5") };
        assert_eq!(refusal(&game, pontoon("H2-H3")), refused);
        assert_eq!(game.check(A, &pontoon("H1-H2")), Ok(()), "with the farm there are four cells");
    }
}

#[test]
fn section_6_3_ruling_3_two_pontoons_are_judged_one_after_the_other() {
    let mut game = opening(base(2));
    play(&mut game, pontoon("A1-B1"));
    let refused = Refusal::CutsOff { edge: edge("A1-A2"), cells: cells("A1") };
    assert_eq!(refusal(&game, pontoon("A1-A2")), refused);
}

#[test]
fn section_6_3_ruling_3_what_two_pontoons_may_do_they_may_do_in_either_order() {
    for open in random_waters(3) {
        for first in board::room(open).iter() {
            let after_first = open.minus(Edges::NONE.with(first));
            for second in board::room(after_first).iter() {
                let after_second = open.minus(Edges::NONE.with(second));
                assert!(board::room(open).contains(second) && board::room(after_second).contains(first));
            }
        }
    }
}

/// The rulebook's picture: a territory of seven cells with two farms cannot be divided.
#[test]
fn section_6_3_seven_cells_cannot_be_divided() {
    let game = draw(
        base(2),
        "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        -- -- --
        ** .. ..|.. ** .. .. ..
                 --
        .. .. ** ..|.. .. ** ..
        ",
    )
    .game();
    let seven = cells("A4 B4 C4 A5 B5 C5 D5");
    let territory =
        game.table().territories().find(|territory| territory.cells == seven).expect("seven cells");
    assert_eq!(territory.pearls, game.table().pearls.sum(cells("A4 C5")));
    let inside = |edge: &Edge| seven.contains(edge.ends().0) && seven.contains(edge.ends().1);
    for edge in game.table().open().iter().filter(inside) {
        let allowed = game.check(A, &Action::Pontoon { edge }).is_ok();
        assert_eq!(allowed, board::parted(game.table().open(), edge).is_none(), "{edge}");
    }
}

/// The rulebook's picture: a territory of eight cells can still be divided into four and four.
#[test]
fn section_6_3_eight_cells_can_be_divided() {
    let mut game = draw(
        base(2),
        "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        -- -- -- --
        ** .. .. ..|** .. .. ..
        .. .. ** ..|.. .. ** ..
        ",
    )
    .game();
    play(&mut game, pontoon("B4-C4"));
    let events = play(&mut game, pontoon("B5-C5"));
    let halves = (cells("A4 B4 A5 B5"), cells("C4 D4 C5 D5"));
    assert_eq!(events, [Event::PontoonLaid { seat: A, edge: edge("B5-C5"), parted: Some(halves) }]);
    assert_eq!(game.table().territories().count(), 3);
}

#[test]
fn section_6_4_ruling_5_the_last_pontoon_may_be_laid_alone() {
    let edition = edition(&[("pontoons = 35", "pontoons = 1")]);
    let mut game = opening(Options { edition, ..base(2) });
    play(&mut game, pontoon("C3-D3"));
    assert_eq!(game.awaiting(), Awaiting::seat(B), "nobody is asked for a second one");
    assert_eq!(refusal(&game, pontoon("A1-B1")), Refusal::NoPontoonLeft);
    play(&mut game, dive("A1", 1));
    assert_eq!(game.table().owner(cell("A1")), Some(B));
}

#[test]
fn section_6_1_without_room_for_a_second_pontoon_nobody_is_asked() {
    // Ten territories of four: only the square in the corner has lines left that part nothing.
    let edition = edition(&[("pontoons = 35", "pontoons = 38")]);
    let mut game = draw(
        Options { edition, ..base(2) },
        "
        .. ..|.. ** .. ..|.. ..
              -- -- -- -- --
        .. **|.. .. .. **|.. **
        -- -- -- -- -- -- -- --
        .. .. .. ..|.. .. .. ..
        -- -- -- -- -- -- -- --
        ** .. .. ..|** .. .. ..
        -- -- -- -- -- -- -- --
        .. .. ** ..|.. .. ** ..
        ",
    )
    .game();
    assert_eq!(
        board::room(game.table().open()),
        ["A1-B1", "A2-B2", "A1-A2", "B1-B2"].map(edge).into_iter().collect()
    );
    let events = play(&mut game, pontoon("A1-B1"));
    assert_eq!(events, [Event::PontoonLaid { seat: A, edge: edge("A1-B1"), parted: None }]);
    assert_eq!(game.table().stock, 1);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}
