//! RULES §5: placing a diver.

use tidetable_kernel::{Game, Viewer};
use tidetable_perladora::{Clan, Event, Options, Perladora, Refusal};

use crate::kit::{
    A, B, advanced, answers_like, base, cell, cells, dive, draw, edition, hand, look, opening, play, pontoon,
    refusal, seen_by, value,
};

#[test]
fn section_5_1_a_diver_goes_on_a_cell_without_diver_and_without_farm() {
    let mut game = opening(base(2));
    assert_eq!(refusal(&game, dive("D1", 1)), Refusal::Farm { cell: cell("D1") });
    play(&mut game, dive("C1", 1));
    assert_eq!(refusal(&game, dive("C1", 1)), Refusal::Taken { cell: cell("C1"), owner: A });
    play(&mut game, dive("C2", 1));
    assert_eq!(refusal(&game, dive("C2", 1)), Refusal::Taken { cell: cell("C2"), owner: B });
    assert_eq!(game.table().free(), game.table().free().minus(cells("C1 C2 D1 B2 F2 H2 A4 E4 C5 G5")));
    assert_eq!(game.table().free().len(), 30);
}

#[test]
fn section_5_2_only_divers_behind_the_own_screen_can_be_placed() {
    let mut game = opening(base(2));
    play(&mut game, dive("A1", 5));
    assert_eq!(hand(&game, A).of(value(5)), 0);
    play(&mut game, dive("B1", 5));
    assert_eq!(refusal(&game, dive("C1", 5)), Refusal::NoSuchDiver { value: value(5) });
    assert_eq!(refusal(&opening(base(3)), dive("C1", 5)), Refusal::NoSuchDiver { value: value(5) });
}

#[test]
fn section_5_2_without_divers_none_can_be_placed() {
    let edition = edition(&[("two_players = [10, 3, 1, 1, 1]", "two_players = [1, 0, 0, 0, 0]")]);
    let mut game = opening(Options { edition, ..base(2) });
    play(&mut game, dive("A1", 1));
    play(&mut game, dive("B1", 1));
    assert_eq!(refusal(&game, dive("C1", 1)), Refusal::NoDiverLeft);
    assert_eq!(game.check(A, &pontoon("A1-B1")), Ok(()), "pontoons can still be laid");
}

#[test]
fn section_5_2_a_diver_is_placed_face_down() {
    let mut game = opening(base(2));
    let events = play(&mut game, dive("A1", 4));
    let placed = |value| Event::DiverPlaced { seat: A, cell: cell("A1"), value };
    assert_eq!(events, [placed(Some(value(4)))]);
    assert_eq!(Perladora::redact(&events[0], Viewer::Seat(A)), Some(placed(Some(value(4)))));
    assert_eq!(Perladora::redact(&events[0], Viewer::Seat(B)), Some(placed(None)));
    assert_eq!(Perladora::redact(&events[0], Viewer::Public), Some(placed(None)));
    assert_eq!(seen_by(&game, B).value(cell("A1")), None);
}

const FIVE_IN_THE_CORNER: &str = "
    a5 .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    ** .. .. .. ** .. .. ..
    .. .. ** .. .. .. ** b4
";

#[test]
fn section_5_3_ruling_26_owners_see_their_divers_unless_they_play_from_memory() {
    let game = draw(base(2), FIVE_IN_THE_CORNER).game();
    assert_eq!(seen_by(&game, A).value(cell("A1")), Some(value(5)));
    let game = draw(Options { memory: true, ..base(2) }, FIVE_IN_THE_CORNER).game();
    assert_eq!(seen_by(&game, A).value(cell("A1")), None);
    assert_eq!(seen_by(&game, A).hands[A], Some(hand(&game, A)), "the screen hides nothing from its owner");
}

#[test]
fn section_5_3_ruling_26_from_memory_looking_at_an_own_diver_makes_sense() {
    let clans = [Clan::Coral, Clan::Sand];
    let is_look = |action: &_| matches!(action, tidetable_perladora::Action::Look { .. });
    let game = draw(advanced(2), FIVE_IN_THE_CORNER).clans(&clans).game();
    assert_eq!(answers_like(&game, is_look), [look("H5")]);
    let mut game = draw(Options { memory: true, ..advanced(2) }, FIVE_IN_THE_CORNER).clans(&clans).game();
    assert_eq!(answers_like(&game, is_look), [look("A1"), look("H5")]);
    play(&mut game, look("A1"));
    assert_eq!(seen_by(&game, A).value(cell("A1")), Some(value(5)), "what was seen is known for good");
    assert_eq!(seen_by(&game, B).value(cell("A1")), None);
}
