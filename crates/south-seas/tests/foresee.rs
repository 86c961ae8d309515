//! What an answer would bring is exactly what it brings.

use tidetable_kernel::{Game, Viewer};
use tidetable_south_seas::{Action, Phase};

use crate::kit::{A, answers, awaited, harvests, lay, place, play, scene};

#[test]
fn what_is_foreseen_of_a_tile_is_what_comes_when_no_islander_follows() {
    let game = scene(2, "W1 C10 0").islander(A, "0 bridge E W").lay("C11");
    for action in answers(&game) {
        let foreseen = game.view(Viewer::Seat(A)).foresee(&action).expect("a legal answer");
        let mut after = game.clone();
        let mut events = play(&mut after, action);
        if after.table().phase() == Phase::Settle {
            events.extend(play(&mut after, Action::LeaveIslanders));
        }
        assert_eq!(foreseen, events, "{action:?}");
    }
    let closing = game.view(Viewer::Seat(A)).foresee(&lay("E1", 0)).expect("a legal answer");
    assert_eq!(harvests(&closing).len(), 1, "the bridge would be complete");
}

#[test]
fn what_is_foreseen_of_an_islander_is_what_comes() {
    let mut game = scene(2, "W1 C10 0").lay("C11");
    play(&mut game, lay("E1", 0));
    let foreseen =
        game.view(Viewer::Seat(awaited(&game))).foresee(&place("bridge W")).expect("a legal answer");
    assert_eq!(foreseen, play(&mut game, place("bridge W")));
}

#[test]
fn nothing_is_foreseen_of_what_is_not_legal() {
    let game = scene(2, "").lay("C11");
    assert_eq!(game.view(Viewer::Public).foresee(&lay("0", 0)), None);
    assert_eq!(game.view(Viewer::Public).foresee(&Action::LeaveShips), None);
}
