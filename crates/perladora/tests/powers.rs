//! RULES §8: the powers of the clans.

use tidetable_kernel::{Awaiting, Game, Viewer};
use tidetable_perladora::{Action, Clan, Event, Options, Perladora, Phase, Refusal};

use crate::kit::{
    A, B, advanced, answers, answers_like, cell, cells, dive, draw, edge, edition, extra_pontoon, look,
    necklace, opening, play, pontoon, refusal, reinforce, seen_by, surface, value,
};

const ONE_EACH: &str = "
    a1 .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    ** .. .. .. ** .. .. ..
    .. .. ** .. .. .. ** b3
";

/// The corner in the south-west is complete but for one cell.
const CORNER: &str = "
    .. .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    -- --
    ** b1|.. .. ** .. .. ..
    .. a1|** .. .. .. ** ..
";

fn is_surface(action: &Action) -> bool {
    matches!(action, Action::Surface { .. })
}

fn is_extra(action: &Action) -> bool {
    matches!(action, Action::ExtraPontoon { .. })
}

fn is_power(action: &Action) -> bool {
    is_surface(action) || is_extra(action) || matches!(action, Action::Look { .. } | Action::Necklace { .. })
}

/// An advanced game for two with so many divers worth one each, and so many pontoons.
fn small(divers: u8, pontoons: u8) -> Options {
    let divers = format!("two_players = [{divers}, 0, 0, 0, 0]");
    let pontoons = format!("pontoons = {pontoons}\n");
    let edition = edition(&[("two_players = [10, 3, 1, 1, 1]", &divers), ("pontoons = 35\n", &pontoons)]);
    Options { edition, ..advanced(2) }
}

#[test]
fn section_8_1_a_power_comes_before_the_action_and_once_a_turn() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Sand, Clan::Coral]).game();
    play(&mut game, necklace("H5"));
    assert_eq!(game.table().phase, Phase::AfterPower);
    assert_eq!(game.awaiting(), Awaiting::seat(A), "the action is still to come");
    assert_eq!(refusal(&game, necklace("H5")), Refusal::OneTokenATurn);
    assert!(answers_like(&game, is_power).is_empty());
    play(&mut game, dive("B1", 1));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}

#[test]
fn section_8_1_after_the_action_it_is_too_late_for_a_power() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Sand, Clan::Coral]).game();
    play(&mut game, pontoon("C3-D3"));
    assert_eq!(refusal(&game, necklace("H5")), Refusal::PontoonLaid);
}

#[test]
fn section_8_1_everybody_has_the_power_of_the_own_clan_while_tokens_last() {
    let game = draw(advanced(2), ONE_EACH).clans(&[Clan::Sand, Clan::Coral]).game();
    for action in [look("H5"), surface("B1", 1), extra_pontoon("A1-B1")] {
        assert_eq!(refusal(&game, action), Refusal::OtherPower { clan: Clan::Sand });
    }
    let game = draw(advanced(2), ONE_EACH).clans(&[Clan::Sand, Clan::Coral]).adorned(A, "H5", 2).game();
    assert_eq!(refusal(&game, necklace("H5")), Refusal::NoTokenLeft);
    assert!(answers_like(&game, is_power).is_empty());
}

#[test]
fn section_8_1_ruling_9_after_a_power_nobody_passes() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Sand, Clan::Coral]).game();
    play(&mut game, necklace("H5"));
    assert_eq!(refusal(&game, Action::Pass), Refusal::PassAfterPower);
    assert!(!answers(&game).contains(&Action::Pass));
}

#[test]
fn section_8_1_ruling_8_an_extra_pontoon_must_leave_an_action() {
    // Everybody's diver is placed: pontoons are all that is left to do.
    let clans = [Clan::Mountain, Clan::Coral];
    let drawing = &ONE_EACH.replace("b3", "b1");
    let game = draw(small(1, 1), drawing).clans(&clans).game();
    assert_eq!(refusal(&game, extra_pontoon("C3-D3")), Refusal::NoActionAfter);
    assert!(answers_like(&game, is_extra).is_empty());
    assert_eq!(answers(&game).len(), 67 + 1, "the last pontoon can be laid as the action");
    let game = draw(small(1, 2), drawing).clans(&clans).game();
    assert_eq!(answers_like(&game, is_extra).len(), 67);
}

#[test]
fn section_8_1_ruling_8_an_extra_pontoon_may_open_the_way_for_a_reinforcement() {
    // Only by closing the corner off does it become complete.
    let drawing = &CORNER.replace(".. a1|**", "a1 a1 **");
    let mut game = draw(small(2, 4), drawing).clans(&[Clan::Mountain, Clan::Coral]).game();
    assert_eq!(game.table().stock, 1);
    assert_eq!(answers_like(&game, is_extra), [extra_pontoon("B5-C5")]);
    assert_eq!(refusal(&game, extra_pontoon("F3-G3")), Refusal::NoActionAfter);
    play(&mut game, extra_pontoon("B5-C5"));
    assert_eq!(answers(&game), [reinforce("A5"), reinforce("B5")]);
}

#[test]
fn section_8_1_an_action_that_all_can_see_to_be_the_only_one_is_taken() {
    let drawing =
        &CORNER.replace(".. a1|**", "b1 a1 **").replace(".. .. .. ** .. .. .. ..", ".. .. .. ** .. .. .. a1");
    let mut game = draw(small(2, 4), drawing).clans(&[Clan::Mountain, Clan::Coral]).game();
    let events = play(&mut game, extra_pontoon("B5-C5"));
    assert!(matches!(events[0], Event::ExtraPontoonLaid { .. }));
    assert_eq!(events[1], Event::DiverReinforced { seat: A, cell: cell("B5") });
    assert_eq!(
        events[2..4],
        [B, A].map(|seat| Event::Passed { seat, forced: true }),
        "nothing else is left to do"
    );
}

#[test]
fn section_8_1_an_only_diver_is_asked_for_because_its_value_is_hidden() {
    let edition = edition(&[
        ("two_players = [10, 3, 1, 1, 1]", "two_players = [15, 1, 0, 0, 0]"),
        ("pontoons = 35\n", "pontoons = 0\n"),
    ]);
    let full = "
        a1 a1 a1 ** a1 a1 a1 a1
        a1 ** a1 a1 a1 ** a1 **
        a1 a1 a1 b1 b1 b1 b1 b1
        ** b1 b1 b1 ** b1 b1 b1
        b1 b1 ** a2 .. b1 ** b1
    ";
    let options = Options { edition, ..advanced(2) };
    let mut game = draw(options, full).clans(&[Clan::Shell, Clan::Coral]).turn(B).game();
    play(&mut game, look("D5"));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert_eq!(answers(&game), [dive("E5", 2)]);
}

#[test]
fn section_8_1_ruling_8_a_surfacing_diver_must_leave_an_action() {
    // One diver left and no pontoon: only a diver that completes the corner can be reinforced afterwards.
    let mut game = draw(small(2, 4), CORNER).clans(&[Clan::Shell, Clan::Coral]).game();
    assert_eq!(game.table().stock, 0);
    assert_eq!(answers_like(&game, is_surface), [surface("A5", 1)]);
    assert_eq!(refusal(&game, surface("H1", 1)), Refusal::NoActionAfter);
    play(&mut game, surface("A5", 1));
    assert_eq!(answers(&game), [reinforce("A5"), reinforce("B5")]);
    let game = draw(small(3, 4), CORNER).clans(&[Clan::Shell, Clan::Coral]).game();
    assert_eq!(
        answers_like(&game, is_surface).len(),
        30,
        "with another diver left there is always an action"
    );
}

#[test]
fn section_8_2_coral_looks_at_an_opponents_diver_in_secret() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Coral, Clan::Sand]).game();
    let events = play(&mut game, look("H5"));
    let seen = |value| Event::DiverLookedAt { seat: A, cell: cell("H5"), value };
    assert_eq!(events, [seen(Some(value(3)))]);
    assert!(Perladora::uncovers(&events[0]), "what was seen cannot be taken back");
    assert_eq!(Perladora::redact(&events[0], Viewer::Seat(A)), Some(seen(Some(value(3)))));
    assert_eq!(Perladora::redact(&events[0], Viewer::Seat(B)), Some(seen(None)));
    assert_eq!(seen_by(&game, A).value(cell("H5")), Some(value(3)));
    assert_eq!(game.view(Viewer::Public).value(cell("H5")), None);
    assert_eq!(game.table().tokens[A], 1);
    assert_eq!(
        refusal(&draw(advanced(2), ONE_EACH).clans(&[Clan::Coral, Clan::Sand]).game(), look("B1")),
        Refusal::NothingToLookAt { cell: cell("B1") }
    );
}

#[test]
fn section_8_2_ruling_11_coral_never_looks_at_a_partners_diver() {
    let drawing = &ONE_EACH.replace(".. .. ** .. .. .. ** b3", "c1 .. ** .. .. .. ** b3");
    let options = Options { memory: true, ..advanced(4) };
    let game = draw(options, drawing).clans(&[Clan::Coral, Clan::Sand, Clan::Shell, Clan::Mountain]).game();
    assert_eq!(refusal(&game, look("A5")), Refusal::LookAtPartner { cell: cell("A5") });
    let looks = answers_like(&game, |action| matches!(action, Action::Look { .. }));
    assert_eq!(looks, [look("A1"), look("H5")], "from memory an own diver may be looked at");
}

#[test]
fn section_8_2_ruling_12_coral_does_not_look_at_what_it_sees_already() {
    let clans = [Clan::Coral, Clan::Shell];
    let game = draw(advanced(2), &ONE_EACH.replace("b3", "B3")).clans(&clans).game();
    let seen = |at| Refusal::AlreadySeen { cell: cell(at) };
    assert_eq!(refusal(&game, look("H5")), seen("H5"), "face up");
    assert_eq!(refusal(&game, look("A1")), seen("A1"), "owners may look anyway");
    let mut game = draw(advanced(2), ONE_EACH).clans(&clans).game();
    play(&mut game, look("H5"));
    play(&mut game, dive("A2", 1));
    play(&mut game, dive("A3", 1));
    assert_eq!(refusal(&game, look("H5")), seen("H5"), "looked at before");
}

#[test]
fn section_8_3_ruling_10_shell_places_one_more_diver_face_up_and_then_another() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Shell, Clan::Sand]).game();
    assert_eq!(refusal(&game, surface("D1", 5)), Refusal::Farm { cell: cell("D1") });
    let events = play(&mut game, surface("B1", 5));
    assert_eq!(events, [Event::DiverSurfaced { seat: A, cell: cell("B1"), value: value(5) }]);
    assert!(Perladora::uncovers(&events[0]));
    assert_eq!(seen_by(&game, B).value(cell("B1")), Some(value(5)), "everybody sees it");
    assert_eq!(refusal(&game, dive("C1", 5)), Refusal::NoSuchDiver { value: value(5) });
    play(&mut game, dive("C1", 4));
    assert_eq!(game.table().divers[A], cells("A1 B1 C1"));
    assert_eq!(game.table().face_up, cells("B1"));
    assert_eq!(game.table().tokens[A], 0);
}

#[test]
fn section_8_4_ruling_6_mountain_lays_up_to_three_pontoons_in_a_turn() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Mountain, Clan::Sand]).game();
    let events = play(&mut game, extra_pontoon("A1-A2"));
    assert_eq!(events, [Event::ExtraPontoonLaid { seat: A, edge: edge("A1-A2"), parted: None }]);
    let refused = Refusal::CutsOff { edge: edge("A1-B1"), cells: cells("A1") };
    assert_eq!(refusal(&game, pontoon("A1-B1")), refused);
    play(&mut game, pontoon("C3-D3"));
    play(&mut game, pontoon("C4-D4"));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
    assert_eq!((game.table().stock, game.table().pontoons.len()), (32, 3));
    assert_eq!(game.table().tokens[A], 1);
    assert_eq!(game.table().extra_pontoons, [edge("A1-A2")].into_iter().collect());
}

#[test]
fn section_8_4_the_extra_pontoon_obeys_the_same_restrictions() {
    let game = draw(advanced(2), &ONE_EACH.replace("a1 .. ..", "a1|.. .."))
        .clans(&[Clan::Mountain, Clan::Sand])
        .game();
    let refused = Refusal::CutsOff { edge: edge("A1-A2"), cells: cells("A1") };
    assert_eq!(refusal(&game, extra_pontoon("A1-A2")), refused);
    assert_eq!(refusal(&game, extra_pontoon("A1-B1")), Refusal::Pontoon { edge: edge("A1-B1") });
    let game = draw(small(2, 0), &ONE_EACH.replace("b3", "b1")).clans(&[Clan::Mountain, Clan::Sand]).game();
    assert_eq!(refusal(&game, extra_pontoon("A1-A2")), Refusal::NoPontoonLeft);
}

/// Events tell the two ways apart, so views must, too.
#[test]
fn section_8_4_which_pontoon_was_the_extra_one_stays_known() {
    // Only the middles of two rows are left, and all divers are placed.
    let rows = "
        .. ..|.. ** .. ..|.. ..
        --    -- -- -- --    --
        .. **|.. .. .. **|.. **
        -- -- -- -- -- -- -- --
        a1 .. .. .. .. .. .. b1
        -- -- -- -- -- -- -- --
        ** .. .. .. ** .. .. ..
        -- -- -- -- -- -- -- --
        .. .. ** ..|.. .. ** ..
    ";
    let laid_first = |at: &str| {
        let mut game = draw(small(1, 37), rows).clans(&[Clan::Mountain, Clan::Sand]).game();
        let events = play(&mut game, extra_pontoon(at));
        assert!(matches!(events[1], Event::PontoonLaid { .. }), "the other one follows by itself");
        *game.table()
    };
    let (one, other) = (laid_first("D3-E3"), laid_first("D4-E4"));
    assert_eq!(one.pontoons, other.pontoons);
    assert_ne!(one, other);
}

#[test]
fn section_8_5_ruling_13_a_necklace_goes_to_an_opponent_in_the_same_open_territory() {
    // Complete and shared in the south-west, open and shared in the south-east, the rest without the giver.
    let drawing = "
        c1 .. .. ** .. .. .. b2
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        -- --             -- --
        ** b1|.. .. ** ..|a1 ..
        a1 c1|** .. .. ..|** b1
    ";
    let game = draw(advanced(3), drawing).clans(&[Clan::Sand, Clan::Coral, Clan::Shell]).game();
    let given = answers_like(&game, |action| matches!(action, Action::Necklace { .. }));
    assert_eq!(given, [necklace("H5")]);
    let corner = cells("A4 B4 A5 B5");
    assert_eq!(refusal(&game, necklace("B4")), Refusal::Complete { cells: corner });
    assert_eq!(refusal(&game, necklace("G4")), Refusal::NecklaceForFriend { cell: cell("G4"), owner: A });
    assert_eq!(refusal(&game, necklace("H4")), Refusal::NothingToAdorn { cell: cell("H4") });
    let elsewhere = tidetable_perladora::CellSet::ALL.minus(corner | cells("G4 H4 G5 H5"));
    assert_eq!(refusal(&game, necklace("H1")), Refusal::NoGiver { cells: elsewhere });
}

#[test]
fn section_8_5_ruling_13_partners_give_each_other_no_necklaces() {
    let drawing = &ONE_EACH.replace(".. .. ** .. .. .. ** b3", "c1 .. ** .. .. .. ** b3");
    let game =
        draw(advanced(4), drawing).clans(&[Clan::Sand, Clan::Coral, Clan::Shell, Clan::Mountain]).game();
    let refused = Refusal::NecklaceForFriend { cell: cell("A5"), owner: tidetable_kernel::Seat(2) };
    assert_eq!(refusal(&game, necklace("A5")), refused);
    assert_eq!(game.check(A, &necklace("H5")), Ok(()));
}

/// The rulebook: before the first wall is closed, Sand reaches every diver.
#[test]
fn section_8_5_in_the_open_lagoon_a_necklace_reaches_everybody() {
    let drawing = "
        a1 .. .. ** .. .. .. b1
        .. ** .. c1 .. ** .. **
        .. .. .. .. .. .. .. ..
        ** .. .. .. ** .. .. ..
        c1 .. ** .. .. .. ** b3
    ";
    let game = draw(advanced(3), drawing).clans(&[Clan::Sand, Clan::Coral, Clan::Mountain]).game();
    let given = answers_like(&game, |action| matches!(action, Action::Necklace { .. }));
    assert_eq!(given, ["H1", "D2", "A5", "H5"].map(necklace));
    assert!(
        answers_like(&opening(advanced(2)), |action| matches!(action, Action::Necklace { .. })).is_empty()
    );
}

#[test]
fn section_8_5_ruling_14_one_diver_may_get_both_necklaces_in_different_turns() {
    let mut game = draw(advanced(2), ONE_EACH).clans(&[Clan::Sand, Clan::Coral]).game();
    let events = play(&mut game, necklace("H5"));
    assert_eq!(events, [Event::NecklaceGiven { seat: A, owner: B, cell: cell("H5") }]);
    play(&mut game, dive("A2", 1));
    play(&mut game, dive("A3", 1));
    play(&mut game, necklace("H5"));
    assert_eq!(game.table().necklaces.get(cell("H5")), 2);
    assert_eq!(game.table().tokens[A], 0, "the tokens lie on the diver");
}
