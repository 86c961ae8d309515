//! RULES §4: the turn.

use tidetable_kernel::{Awaiting, Game};
use tidetable_sea_dragons::{Action, Chance, Phase, Refusal, Shape, Size};

use crate::kit::{A, B, C, Scene, chances, complete, draw, keep, lay, mission, place, play, refusal};

#[test]
fn section_4_1_a_turn_is_a_dragon_then_a_mission_then_a_card() {
    let row = [mission("GB", 5), mission("VR", 5), mission("GG", 6), mission("VV", 6)];
    let mut game = Scene::new(3).hand(A, &[Shape::I4, Shape::O4]).ships(A, "GB").row(&row).game();
    let wish = complete(mission("GB", 5), "GB", "");
    let (take, blind) = (Action::Take { card: Shape::I3 }, Action::Blind { size: Size::Small });
    for early in [wish, take, blind, Action::Finish] {
        assert_eq!(refusal(&game, early), Refusal::DragonFirst);
    }
    assert_eq!(refusal(&game, place("D7 E7 F7 G7")), Refusal::NoCardChosen);
    assert_eq!(refusal(&game, keep("gold")), Refusal::NothingOffered);
    play(&mut game, Action::Play { card: Shape::I4 });
    for early in [wish, take, blind] {
        assert_eq!(refusal(&game, early), Refusal::DragonFirst);
    }
    play(&mut game, place("D7 E7 F7 G7"));
    for late in [Action::Play { card: Shape::O4 }, place("F9 G9 F10 G10"), Action::Pass] {
        assert_eq!(refusal(&game, late), Refusal::DragonPlayed);
    }
    play(&mut game, wish);
    assert_eq!(game.table().phase, Phase::Row);
    assert_eq!(game.check(A, &take), Err(Refusal::Drawing));
    game.resolve(&chances(&game)[0], &mut ());
    play(&mut game, take);
    draw(&mut game, Chance::Card(Shape::V3));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert_eq!(game.check(A, &Action::Pass), Err(Refusal::NotYourTurn { turn: B }));
}

#[test]
fn section_4_1_turns_go_clockwise() {
    let mut game = Scene::new(3).game();
    for seat in [A, B, C, A] {
        assert_eq!(game.awaiting(), Awaiting::seat(seat));
        play(&mut game, Action::Pass);
    }
}

#[test]
fn section_4_1_drawing_a_card_declines_the_mission() {
    let scene = Scene::new(3).hand(A, &[Shape::I4, Shape::O4]).ships(A, "GB").row(&[mission("GB", 5)]);
    let mut game = scene.game();
    lay(&mut game, "D7 E7 F7 G7");
    play(&mut game, Action::Blind { size: Size::Large });
    draw(&mut game, Chance::Card(Shape::X5));
    assert_eq!((game.awaiting(), game.table().stocks[A].missions.len()), (Awaiting::seat(B), 0));
}
