//! RULES §13: what is hidden.

use tidetable_kernel::{Determinize, Dice, Game, Seat, Viewer};
use tidetable_perladora::{Clan, Options, Perladora};

use crate::kit::{A, B, advanced, base, cell, draw, hand, look, play, seen_by, value};

const SOME: &str = "
    a5 a1 .. ** .. .. .. B4
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    ** .. .. .. ** .. .. ..
    .. .. ** .. .. .. ** b3
";

#[test]
fn section_13_1_ruling_34_values_face_down_and_behind_screens_are_hidden() {
    let game = draw(advanced(2), SOME).clans(&[Clan::Coral, Clan::Shell]).game();
    let view = seen_by(&game, B);
    let known: Vec<_> = view.values.iter().collect();
    assert_eq!(known, [(cell("H1"), 4), (cell("H5"), 3)]);
    assert_eq!((view.hands[A], view.hands[B]), (None, Some(hand(&game, B))));
    assert_eq!((view.table.hand_size(A), view.table.hand_size(B)), (14, 14), "how many there are is public");
    let public = game.view(Viewer::Public);
    assert_eq!(public.values.iter().collect::<Vec<_>>(), [(cell("H1"), 4)]);
    assert_eq!((public.hands[A], public.hands[B]), (None, None));
}

#[test]
fn section_13_1_ruling_34_what_coral_has_seen_only_coral_knows() {
    let mut game = draw(advanced(2), SOME).clans(&[Clan::Coral, Clan::Shell]).game();
    play(&mut game, look("H5"));
    assert_eq!(seen_by(&game, A).value(cell("H5")), Some(value(3)));
    assert_eq!(
        seen_by(&game, B).table.looked[A],
        crate::kit::cells("H5"),
        "that it has looked, everybody knows"
    );
    assert_eq!(game.view(Viewer::Public).value(cell("H5")), None);
}

#[test]
fn section_13_1_partners_do_not_see_each_others_divers() {
    let game = draw(base(4), &SOME.replace("b3", "c3").replace("a5", "a4").replace("B4", "b4")).game();
    assert_eq!(seen_by(&game, A).value(cell("H5")), None);
    assert_eq!(seen_by(&game, A).hands[Seat(2)], None);
}

/// What cannot be seen is dealt again, every deal as likely as every other.
#[test]
fn section_13_2_imagined_worlds_deal_the_unseen_divers_evenly() {
    let game = draw(advanced(2), SOME).clans(&[Clan::Coral, Clan::Shell]).game();
    let view = seen_by(&game, A);
    let mut dice = Dice::seeded(5);
    let mut seen = [0u32; 6];
    for _ in 0..3_000 {
        let world = Perladora::determinize(&view, &mut dice);
        assert_eq!(seen_by(&world, A), view);
        seen[usize::from(world.view(Viewer::Judge).values.get(cell("H5")))] += 1;
    }
    // Fifteen divers are unseen: ten ones, three twos, a three and a five; the four lies face up.
    let expected = [0, 2_000, 600, 200, 0, 200];
    for (count, expected) in seen.into_iter().zip(expected) {
        assert!(count.abs_diff(expected) < 60 && (count > 0) == (expected > 0), "{seen:?}");
    }
}

#[test]
fn section_13_2_from_memory_the_own_divers_are_dealt_again_too() {
    let game = draw(Options { memory: true, ..base(2) }, &SOME.replace("B4", "b4")).game();
    let view = seen_by(&game, A);
    let mut dice = Dice::seeded(5);
    let fives = |_| Perladora::determinize(&view, &mut dice).view(Viewer::Judge).values.get(cell("A1")) == 5;
    let fives = (0..1_000).map(fives).filter(|&five| five).count();
    assert!((430..570).contains(&fives), "a five and a one lie on two cells: {fives}");
}
