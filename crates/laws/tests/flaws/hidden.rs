//! Flaws in what is hidden: leaks, forgetting, wrong imagination, undo across a discovery.

use tidetable_kernel::{Determinize, Dice, Game, Seat, View as _, Viewer};
use tidetable_laws::Law;
use tidetable_table::{Match, Seed, UndoError};

use super::{Flaw, Flawed, breaks_only, flaws};
use crate::toy::{Event, Options, Oysters, View};

flaws! {
    /// The log tells everybody what the winner found.
    LeaksIntoTheLog;
    /// The view shows bids that lie face down.
    LeaksIntoTheView;
    /// The view does not keep what its viewer found.
    Forgets;
    /// The log hides the winner's own discovery from the winner.
    HidesFromTheFinder;
    /// The log of a finished game leaves something out.
    HidesFromTheJudge;
    /// Imagines the own hand to be another's.
    ImaginesAnotherHand;
    /// Imagines that something is open to the judge that is not so.
    ImaginesForTheJudge;
    /// Peeking can be taken back.
    PeeksForNothing;
    /// No flaw, but an odd rule: a bid uncovers something at once.
    BidsUncover;
}

impl Flaw for LeaksIntoTheLog {
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Peeked { .. } => Some(event.clone()),
            _ => Oysters::redact(event, viewer),
        }
    }
}

impl Flaw for LeaksIntoTheView {
    fn view(toy: &Oysters, viewer: Viewer) -> View {
        let mut view = toy.view(viewer);
        view.bids = toy.view(Viewer::Judge).bids;
        view
    }
}

impl Flaw for Forgets {
    fn view(toy: &Oysters, viewer: Viewer) -> View {
        let mut view = toy.view(viewer);
        if viewer != Viewer::Judge {
            view.bed.iter_mut().flatten().for_each(|oyster| oyster.pearl = None);
        }
        view
    }
}

impl Flaw for HidesFromTheFinder {
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match (event, viewer) {
            (Event::Peeked { .. }, Viewer::Seat(_)) => Oysters::redact(event, Viewer::Public),
            _ => Oysters::redact(event, viewer),
        }
    }
}

impl Flaw for HidesFromTheJudge {
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Laid { .. } => Oysters::redact(event, Viewer::Public),
            _ => Oysters::redact(event, viewer),
        }
    }
}

impl Flaw for ImaginesAnotherHand {
    fn determinize(view: &View, dice: &mut Dice) -> Oysters {
        let mut world = Oysters::determinize(view, dice);
        if let Viewer::Seat(seat) = view.viewer() {
            let next = seat.next(world.seats());
            let hands = world.hands;
            (world.hands[seat], world.hands[next]) = (hands[next], hands[seat]);
        }
        world
    }
}

impl Flaw for ImaginesForTheJudge {
    fn determinize(view: &View, dice: &mut Dice) -> Oysters {
        let mut world = Oysters::determinize(view, dice);
        if view.viewer() == Viewer::Judge && world.coins[Seat(0)] > 0 {
            world.coins[Seat(0)] -= 1;
            world.pot += 1;
        }
        world
    }
}

impl Flaw for PeeksForNothing {
    fn uncovers(event: &Event) -> bool {
        !matches!(event, Event::Peeked { .. }) && Oysters::uncovers(event)
    }
}

impl Flaw for BidsUncover {
    fn uncovers(event: &Event) -> bool {
        matches!(event, Event::Bid { .. }) || Oysters::uncovers(event)
    }
}

#[test]
fn a_leak_in_the_log() {
    breaks_only::<LeaksIntoTheLog>(Law::Mirror);
}

#[test]
fn a_leak_in_the_view() {
    breaks_only::<LeaksIntoTheView>(Law::Mirror);
}

#[test]
fn forgetting() {
    breaks_only::<Forgets>(Law::Mirror);
}

#[test]
fn knowing_what_was_never_told() {
    breaks_only::<HidesFromTheFinder>(Law::Mirror);
}

#[test]
fn a_judge_who_is_not_told_everything() {
    breaks_only::<HidesFromTheJudge>(Law::Mirror);
}

#[test]
fn an_imagined_world_unlike_the_view() {
    breaks_only::<ImaginesAnotherHand>(Law::ImaginedLooksAlike);
}

#[test]
fn a_judge_who_imagines() {
    breaks_only::<ImaginesForTheJudge>(Law::ImaginedLooksAlike);
}

#[test]
fn undo_across_something_uncovered() {
    breaks_only::<PeeksForNothing>(Law::UncoveredStays);
}

#[test]
fn a_secret_answer_that_uncovers_cannot_be_taken_back() {
    let options = Options { seats: 3, ..Options::default() };
    let mut game = Match::<Flawed<BidsUncover>>::new(options, Seed::from_number(1)).unwrap();
    let answer = |game: &mut Match<Flawed<BidsUncover>>, seat| {
        let action = game.game().sample_action(seat, &mut Dice::seeded(1), &mut Vec::new());
        game.play(game.epoch(), seat, &action).unwrap();
    };
    let bidding = game.epoch();
    answer(&mut game, Seat(1));
    assert_eq!(game.undo(Seat(1)), Err(UndoError::TooLate));
    assert_eq!(game.epoch(), bidding);
}
