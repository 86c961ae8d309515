//! RULES §4: a turn.

use tidetable_kernel::{Arg, Awaiting, Dice, Game, View};
use tidetable_perladora::{Action, Refusal};

use crate::kit::{A, B, C, advanced, answers, base, dive, draw, opening, play, pontoon, seen_by};

#[test]
fn section_4_1_turns_go_clockwise() {
    let mut game = opening(base(3));
    for (seat, at) in [(A, "A1"), (B, "B1"), (C, "C1"), (A, "E1"), (B, "F1")] {
        assert_eq!(game.awaiting(), Awaiting::seat(seat));
        play(&mut game, dive(at, 1));
    }
}

#[test]
fn section_4_1_nobody_acts_out_of_turn() {
    let game = opening(base(3));
    assert_eq!(game.check(B, &dive("A1", 1)), Err(Refusal::NotYourTurn { turn: A }));
    let mut actions = Vec::new();
    game.legal_actions(B, &mut actions);
    assert_eq!(actions, []);
}

#[test]
fn section_4_1_seats_that_have_passed_are_left_out() {
    let nothing = "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        ** .. .. .. ** .. .. ..
        .. .. ** .. .. .. ** ..
    ";
    let mut game = draw(base(3), nothing).passed(&[B]).game();
    play(&mut game, dive("A1", 1));
    assert_eq!(game.awaiting(), Awaiting::seat(C));
}

#[test]
fn section_4_2_a_turn_is_one_action() {
    let mut game = opening(base(2));
    // 32 free cells and five kinds of divers, 67 lines, and passing.
    assert_eq!(answers(&game).len(), 32 * 5 + 67 + 1);
    play(&mut game, dive("A1", 5));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    play(&mut game, pontoon("A1-B1"));
    assert_eq!(game.awaiting(), Awaiting::seat(B), "a second pontoon may follow");
    play(&mut game, pontoon("G5-H5"));
    assert_eq!(game.awaiting(), Awaiting::seat(A));
    play(&mut game, Action::Pass);
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}

#[test]
fn section_4_2_what_is_asked_names_just_what_can_be_done() {
    for seed in 0..40 {
        let (mut game, mut dice) = (opening(advanced(3)), Dice::seeded(seed));
        while let Awaiting::Seats(_) = game.awaiting() {
            let (seat, answers) = (game.table().turn, answers(&game));
            let asked = seen_by(&game, seat).question(seat);
            for (name, arg) in &asked.args {
                let possible = answers.iter().any(|answer| match &**name {
                    "power" => matches!(
                        answer,
                        Action::Look { .. }
                            | Action::Surface { .. }
                            | Action::ExtraPontoon { .. }
                            | Action::Necklace { .. }
                    ),
                    "dive" => matches!(answer, Action::Dive { .. }),
                    "pontoon" => matches!(answer, Action::Pontoon { .. }),
                    "reinforce" => matches!(answer, Action::Reinforce { .. }),
                    other => panic!("{other}"),
                });
                assert_eq!(*arg, Arg::Number(i64::from(possible)), "{name} in game {seed}");
            }
            play(&mut game, dice.pick(&answers));
        }
    }
}
