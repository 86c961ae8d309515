//! Who learns what, and when.

use tidetable_kernel::{Awaiting, Dice, Game, Seat, Viewer};
use tidetable_table::{Match, Step};

use crate::{
    dealt, finished, opened, play, table_of,
    toy::{Action, Event, Oysters, Pearl, Side},
};

const VIEWERS: [Viewer; 4] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public, Viewer::Judge];

fn told(game: &Match<Oysters>, viewer: Viewer) -> Vec<Event> {
    game.news(viewer).collect()
}

#[test]
fn news_of_a_secret_answer_are_for_who_gave_it() {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    play(&mut game, Seat(0), Action::Bid(Pearl(4)));
    let open = [Event::Bid { seat: Seat(0), pearl: Some(Pearl(4)) }];
    let closed = [Event::Bid { seat: Seat(0), pearl: None }];
    assert_eq!(VIEWERS.map(|viewer| told(&game, viewer)), [&open, &closed, &closed, &open]);
    play(&mut game, Seat(1), Action::Bid(Pearl(2)));
    let uncovered = Event::Uncovered { bids: vec![Pearl(4), Pearl(2)] };
    assert!(VIEWERS.iter().all(|&viewer| told(&game, viewer)[1] == uncovered));
}

#[test]
fn news_hold_an_answer_with_all_draws_that_follow() {
    let mut game = dealt(table_of(2), &[4, 1, 1, 2, 1, 1, 3, 2]);
    play(&mut game, Seat(0), Action::Bid(Pearl(4)));
    play(&mut game, Seat(1), Action::Bid(Pearl(2)));
    play(&mut game, Seat(0), Action::Take(Side::Left));
    let before = game.steps().len();
    play(&mut game, Seat(1), Action::Buy);
    let [Step::Act(..), Step::Draw(left), Step::Draw(right)] = game.steps()[before..] else {
        panic!("{:?}", game.steps());
    };
    let laid = |side, pearl| Event::Laid { side, pearl };
    assert_eq!(
        told(&game, Viewer::Judge)[2..],
        [laid(Side::Left, Some(left)), laid(Side::Right, Some(right))]
    );
    assert_eq!(told(&game, Viewer::Seat(Seat(1)))[2..], [laid(Side::Left, None), laid(Side::Right, None)]);
}

#[test]
fn history_is_the_news_of_every_step() {
    let game = finished(opened(table_of(2), 3));
    for viewer in VIEWERS {
        let news = (0..game.steps().len()).flat_map(|index| {
            let after = game.at(index + 1);
            told(&after, viewer).into_iter().map(move |event| (index, event)).collect::<Vec<_>>()
        });
        assert_eq!(game.history(viewer), news.collect::<Vec<_>>());
    }
    let hidden =
        |event: &Event| matches!(event, Event::Dealt { pearl: None, .. } | Event::Laid { pearl: None, .. });
    let counts = VIEWERS.map(|viewer| game.history(viewer).iter().filter(|(_, event)| hidden(event)).count());
    assert_eq!(counts, [9, 9, 12, 0]);
}

#[test]
fn the_latest_history_is_the_end_of_the_whole() {
    let mut game = opened(table_of(2), 3);
    let mut dice = Dice::seeded(3);
    while let Some(seat) = game.game().awaiting().seats().first() {
        let action = game.game().sample_action(seat, &mut dice, &mut Vec::new());
        play(&mut game, seat, action);
        // Half of what can be taken back is, and given again.
        if dice.below(2) == 0 && game.undo(seat).is_ok() {
            assert_eq!(game.history_from(game.steps().len(), Viewer::Judge), []);
            play(&mut game, seat, action);
        }
        for (viewer, index) in
            VIEWERS.into_iter().flat_map(|viewer| (0..40).map(move |index| (viewer, index)))
        {
            let mut whole = game.history(viewer);
            whole.retain(|(step, _)| *step >= index);
            assert_eq!(game.history_from(index, viewer), whole, "from {index}");
        }
    }
}

#[test]
fn a_match_can_be_looked_at_after_any_number_of_steps() {
    let game = finished(opened(table_of(3), 4));
    let mut state = Oysters::new(game.options()).unwrap();
    for (index, step) in game.steps().iter().enumerate() {
        let then = game.at(index);
        assert_eq!(then.game(), &state);
        assert_eq!(then.steps(), &game.steps()[..index]);
        match step {
            Step::Act(seat, action) => state.apply(*seat, action, &mut ()),
            Step::Draw(pearl) => state.resolve(pearl, &mut ()),
        }
    }
    assert_eq!(game.at(game.steps().len()).game(), &state);
    assert_eq!(game.at(usize::MAX).game(), &state);
    assert_eq!(state.awaiting(), Awaiting::Nobody);
}
