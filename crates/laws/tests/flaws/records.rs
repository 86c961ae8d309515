//! Flaws in what is written, read and played again.

use std::{cell::Cell, collections::HashSet};

use tidetable_kernel::{EventSink, Game, PerSeat, Seat, Standings};
use tidetable_laws::Law;

use super::{Flaw, breaks_only, flaws};
use crate::toy::{Action, Event, Oysters, Pearl, Round};

flaws! {
    /// The event of a new round counts from zero, which nobody can read.
    CountsFromZero;
    /// The event of a draw tells a pearl that nobody can read.
    DrawsTheUnreadable;
    /// Places are given in the order of a hash set.
    RanksByHash;
    /// What happens depends on something that is not in the state.
    RemembersElsewhere;
}

impl Flaw for CountsFromZero {
    fn apply(toy: &mut Oysters, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        let mut told = Vec::new();
        toy.apply(seat, action, &mut told);
        for event in told {
            events.emit(|| match event {
                Event::RoundBegun { .. } => Event::RoundBegun { round: Round(0) },
                event => event,
            });
        }
    }
}

impl Flaw for DrawsTheUnreadable {
    fn resolve(toy: &mut Oysters, chance: &Pearl, events: &mut impl EventSink<Event>) {
        toy.resolve(chance, events);
        events.emit(|| Event::RoundBegun { round: Round(0) });
    }
}

impl Flaw for RanksByHash {
    fn standings(toy: &Oysters) -> Standings {
        let seats: HashSet<u8> = (0..toy.seats()).collect();
        let order: Vec<u8> = seats.into_iter().collect();
        let points = PerSeat::new(toy.seats());
        Standings::ranked(points, |seat| order.iter().position(|&other| other == seat.0))
    }
}

thread_local! {
    static CALLS: Cell<bool> = const { Cell::new(false) };
}

impl Flaw for RemembersElsewhere {
    fn apply(toy: &mut Oysters, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        toy.apply(seat, action, events);
        // Swaps what nobody sees, every other time.
        if *action == Action::Pay
            && CALLS.replace(!CALLS.get())
            && let [Some(left), Some(right)] = &mut toy.bed
        {
            std::mem::swap(&mut left.pearl, &mut right.pearl);
        }
    }
}

#[test]
fn an_event_of_an_answer_that_does_not_round_trip() {
    breaks_only::<CountsFromZero>(Law::RoundTrips);
}

#[test]
fn an_event_of_a_draw_that_does_not_round_trip() {
    breaks_only::<DrawsTheUnreadable>(Law::RoundTrips);
}

#[test]
fn a_result_that_differs_each_time() {
    breaks_only::<RanksByHash>(Law::ReplayEqualsPlay);
}

#[test]
fn a_step_that_differs_each_time() {
    breaks_only::<RemembersElsewhere>(Law::ReplayEqualsPlay);
}
