//! RULES §9: the reinforcement.

use tidetable_kernel::{Awaiting, Game};
use tidetable_perladora::{Action, Clan, Event, Refusal};

use crate::kit::{A, B, C, advanced, answers_like, cell, cells, draw, play, pontoon, refusal, reinforce};

/// A complete territory of eight cells in the south-west.
const EIGHT: &str = "
    a1 .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    -- -- -- --
    ** b1 a1 b1|** .. .. ..
    a1 c1|** c1|.. .. ** ..
";

const CLANS: [Clan; 4] = [Clan::Coral, Clan::Sand, Clan::Shell, Clan::Mountain];

fn is_reinforcement(action: &Action) -> bool {
    matches!(action, Action::Reinforce { .. })
}

#[test]
fn section_9_1_a_reinforcement_goes_on_an_own_diver_in_a_complete_territory() {
    let mut game = draw(advanced(3), EIGHT).clans(&CLANS).game();
    assert_eq!(answers_like(&game, is_reinforcement), [reinforce("C4"), reinforce("A5")]);
    assert_eq!(refusal(&game, reinforce("B4")), Refusal::ReinforceOther { cell: cell("B4"), owner: B });
    assert_eq!(refusal(&game, reinforce("A2")), Refusal::NothingToReinforce { cell: cell("A2") });
    let events = play(&mut game, reinforce("A5"));
    assert_eq!(events, [Event::DiverReinforced { seat: A, cell: cell("A5") }]);
    assert_eq!(game.awaiting(), Awaiting::seat(B), "it is the action of the turn");
}

#[test]
fn section_9_1_the_refusal_names_the_cells_that_are_still_free() {
    let game = draw(advanced(3), &EIGHT.replace("b1|**", "..|**")).clans(&CLANS).game();
    assert_eq!(refusal(&game, reinforce("A5")), Refusal::Incomplete { free: cells("D4") });
}

#[test]
fn section_9_1_everybody_has_one_reinforcement() {
    let drawing = &EIGHT.replace(".. ** .. .. .. ** .. **", ".. ** .. .. .. ** ..|**");
    let game = draw(advanced(3), drawing).clans(&CLANS).reinforced("A5").game();
    assert!(!game.table().has_reinforcement(A));
    assert!(game.table().has_reinforcement(B));
    assert_eq!(refusal(&game, reinforce("C4")), Refusal::NoReinforcementLeft);
}

#[test]
fn section_9_1_partners_do_not_reinforce_each_other() {
    let game = draw(advanced(4), EIGHT).clans(&CLANS).game();
    assert_eq!(refusal(&game, reinforce("B5")), Refusal::ReinforceOther { cell: cell("B5"), owner: C });
}

#[test]
fn section_9_1_ruling_18_a_diver_with_a_necklace_can_be_reinforced() {
    let mut game = draw(advanced(3), EIGHT).clans(&CLANS).adorned(B, "A5", 1).game();
    play(&mut game, reinforce("A5"));
    assert_eq!(game.table().necklaces.get(cell("A5")), 1);
    assert_eq!(game.table().reinforced, cells("A5"));
}

#[test]
fn section_9_2_a_territory_takes_one_reinforcement() {
    let game = draw(advanced(3), EIGHT).clans(&CLANS).reinforced("A5").turn(B).game();
    assert_eq!(refusal(&game, reinforce("D4")), Refusal::Reinforced { cell: cell("A5") });
    assert!(answers_like(&game, is_reinforcement).is_empty());
}

#[test]
fn section_9_2_ruling_17_a_part_without_a_reinforcement_may_take_one() {
    let mut game = draw(advanced(3), EIGHT).clans(&CLANS).reinforced("A5").turn(B).game();
    play(&mut game, pontoon("B4-C4"));
    play(&mut game, Action::Stop);
    assert_eq!(answers_like(&game, is_reinforcement), [reinforce("D5")]);
    play(&mut game, reinforce("D5"));
    let reinforced = game.table().reinforced;
    assert!(game.table().territories().all(|territory| (territory.cells & reinforced).len() <= 1));
}
