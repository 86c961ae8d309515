//! RULES §8: loading ships.

use tidetable_kernel::Awaiting;
use tidetable_kernel::Game;
use tidetable_south_seas::{Action, Event, Goods, Phase, Refusal};

use crate::kit::{A, B, answers, goods, load, play, refusal, reveal, scene, ship};

#[test]
fn section_8_1_one_open_ship_may_be_loaded_at_the_end_of_a_turn() {
    let mut game = scene(2, "").goods(A, goods(9, 9, 9)).load();
    assert_eq!(refusal(&game, load("bf/2", goods(1, 0, 1))), Refusal::ShipNotOpen { ship: ship("bf/2") });
    let events = play(&mut game, load("bbsf/5", goods(2, 1, 1)));
    assert_eq!(events, [Event::ShipLoaded { seat: A, ship: ship("bbsf/5"), goods: goods(2, 1, 1) }]);
    assert_eq!(game.table().goods(A), goods(7, 8, 8));
    assert_eq!(game.table().ship_points(A), 5);
    assert_eq!(game.table().turn(), B, "there is no second ship");
}

#[test]
fn section_8_1_loading_is_a_choice() {
    let mut game = scene(2, "").goods(A, goods(9, 9, 9)).load();
    assert!(play(&mut game, Action::LeaveShips).is_empty());
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, B));
}

#[test]
fn section_8_2_named_goods_are_given_exactly() {
    // The example of the rules: two shells, a fish and a banana for 5 points.
    let mut game = scene(2, "").row("bssf/5").goods(A, goods(1, 3, 1)).load();
    let wrong = |goods: Goods| Refusal::WrongCargo { ship: ship("bssf/5"), goods };
    for other in [goods(1, 3, 1), goods(1, 1, 2), goods(0, 0, 0), goods(2, 2, 0)] {
        assert_eq!(refusal(&game, load("bssf/5", other)), wrong(other));
    }
    assert_eq!(answers(&game), [load("bssf/5", goods(1, 2, 1)), Action::LeaveShips]);
    play(&mut game, load("bssf/5", goods(1, 2, 1)));
    assert_eq!(game.table().ship_points(A), 5);
}

#[test]
fn section_8_2_any_goods_are_given_in_any_mix() {
    // The examples of the rules: three fish and three bananas for six of any kind, five fish for five.
    let game = scene(2, "").row("******/5 *****/4").goods(A, goods(3, 1, 5)).load();
    play(&mut game.clone(), load("******/5", goods(3, 0, 3)));
    play(&mut game.clone(), load("*****/4", goods(0, 0, 5)));
    let missing = Refusal::GoodsMissing { missing: goods(1, 0, 0) };
    assert_eq!(refusal(&game, load("******/5", goods(4, 0, 2))), missing);
    let size = |action: &&Action| matches!(action, Action::LoadShip { goods, .. } if goods.total() == 6);
    assert_eq!(answers(&game).iter().filter(size).count(), 7, "bananas 0 to 3, shells 0 or 1, the rest fish");
}

#[test]
fn section_8_2_goods_alike_are_of_one_kind_of_choice() {
    // The example of the rules: four shells.
    let game = scene(2, "").row("AAAA/3").goods(A, goods(4, 4, 3)).load();
    let expected = [load("AAAA/3", goods(4, 0, 0)), load("AAAA/3", goods(0, 4, 0)), Action::LeaveShips];
    assert_eq!(answers(&game), expected);
    assert_eq!(
        refusal(&game, load("AAAA/3", goods(0, 0, 4))),
        Refusal::GoodsMissing { missing: goods(0, 0, 1) }
    );
}

#[test]
fn section_8_2_two_kinds_are_both_of_choice() {
    // The example of the rules: three shells and a banana.
    let mut game = scene(2, "").row("AAAB/3").goods(A, goods(1, 3, 1)).load();
    let expected = [load("AAAB/3", goods(1, 3, 0)), load("AAAB/3", goods(0, 3, 1)), Action::LeaveShips];
    assert_eq!(answers(&game), expected);
    play(&mut game, load("AAAB/3", goods(1, 3, 0)));
    assert_eq!((game.table().ship_points(A), game.table().goods(A)), (3, goods(0, 0, 1)));
}

#[test]
fn section_8_3_the_row_is_filled_from_the_pile() {
    let mut game = scene(2, "").row("bssf/5 bf/2 bs/2 sf/2").goods(A, goods(1, 2, 1)).load();
    play(&mut game, load("bs/2", goods(1, 1, 0)));
    assert_eq!(game.awaiting(), Awaiting::Chance);
    reveal(&mut game, "bbbf/4");
    assert_eq!(game.table().row(), ["bssf/5", "bf/2", "bbbf/4", "sf/2"].map(|name| Some(ship(name))));
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, B));
}

#[test]
fn section_8_3_with_an_empty_pile_fewer_ships_lie_open() {
    let mut game = scene(2, "").row("bssf/5 bf/2").pile("").goods(A, goods(1, 2, 1)).load();
    play(&mut game, load("bf/2", goods(1, 0, 1)));
    assert_eq!(game.table().row(), [Some(ship("bssf/5")), None, None, None]);
    assert_eq!((game.table().phase(), game.table().turn()), (Phase::Draw, B));
}

#[test]
fn section_11_10_two_kinds_are_never_the_same() {
    let game = scene(2, "").row("AAAB/3 bf/2").goods(A, goods(4, 0, 1)).load();
    let same = goods(4, 0, 0);
    assert_eq!(
        refusal(&game, load("AAAB/3", same)),
        Refusal::WrongCargo { ship: ship("AAAB/3"), goods: same }
    );
}
