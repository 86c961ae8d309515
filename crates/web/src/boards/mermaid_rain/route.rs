//! A way of several moves that is played one after the other, as long as nothing comes in between.

use tidetable_kernel::Seat;
use tidetable_mermaid_rain::{Action, Cards, Hex, Phase, View};

/// Moves that are still to be played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Route {
    /// The moves, the next one first.
    pub(super) steps: Vec<Action>,
    /// Where the mermaid is before the next move, and what she holds.
    before: Option<(Hex, Cards)>,
    /// Whether moves of it have been made and the next follows by itself.
    moving: bool,
    /// Whether something was asked on the way, so that the rest must be confirmed anew.
    halted: bool,
}

/// What becomes of a way when the question has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The next move is played.
    Go,
    /// The next move is shown again, to be confirmed.
    Propose,
    /// Nothing for now.
    Wait,
    /// The way has ended or is barred.
    Drop,
}

impl Route {
    /// A way that begins where the mermaid is.
    pub(super) fn of(steps: Vec<Action>, view: &View, seat: Seat) -> Route {
        Route { steps, before: situation(view, seat), ..Route::default() }
    }

    /// Where the way leads.
    pub(super) fn places(&self) -> impl Iterator<Item = Hex> {
        self.steps.iter().filter_map(|step| match *step {
            Action::Move { to, .. } => Some(to),
            _ => None,
        })
    }

    /// What the whole way costs.
    pub(super) fn cost(&self) -> Cards {
        self.steps.iter().map(paid).sum()
    }

    /// Whether the way was chosen here and now and nothing of it has been played.
    pub(super) fn is_waiting(&self, view: &View, seat: Seat) -> bool {
        !self.halted && !self.moving && self.before == situation(view, seat)
    }

    /// Whether the next move follows by itself.
    pub(super) fn is_moving(&self) -> bool {
        self.moving
    }

    /// Notes that the rest of the way is shown again, to be confirmed.
    pub(super) fn proposed(&mut self) {
        self.halted = false;
    }

    /// Looks whether the next move has been played, and says how to go on.
    pub(super) fn look(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Next {
        let (Some(&step), now) = (self.steps.first(), situation(view, seat)) else { return Next::Drop };
        let riding = matches!(view.table.phase, Phase::Ride { .. });
        if now.is_some() && now == self.before {
            return match (riding, self.halted) {
                (true, true) if legal.contains(&step) => Next::Propose,
                (true, true) => Next::Drop,
                _ => Next::Wait,
            };
        }
        if now.is_none() || now != self.after(step) {
            return Next::Drop;
        }
        self.steps.remove(0);
        self.before = now;
        self.halted = view.table.phase == Phase::Take;
        self.moving = !self.halted;
        match self.steps.first() {
            Some(next) if riding && legal.contains(next) => Next::Go,
            Some(_) if self.halted => Next::Wait,
            _ => Next::Drop,
        }
    }

    fn after(&self, step: Action) -> Option<(Hex, Cards)> {
        let (_, hand) = self.before?;
        match step {
            Action::Move { to, pay } => Some((to, hand.checked_sub(pay)?)),
            _ => None,
        }
    }
}

/// Where a mermaid is and what she holds, while her seat is on turn.
fn situation(view: &View, seat: Seat) -> Option<(Hex, Cards)> {
    let table = &view.table;
    let own = table.phase.has_turn() && table.on_turn() == seat;
    Some((table.mermaids[seat]?, view.hands[seat]?)).filter(|_| own)
}

/// The cards a move costs.
pub(super) fn paid(step: &Action) -> Cards {
    match *step {
        Action::Move { pay, .. } => pay,
        _ => Cards::NONE,
    }
}

#[cfg(test)]
mod tests {
    use super::{super::aim, *};
    use tidetable_kernel::{Dice, Game, Viewer};
    use tidetable_mermaid_rain::{MermaidRain, Options};

    /// Plays at random; whenever somebody could swim far, that way is followed to its end. Says how many ways
    /// went through without a stop and how many were halted by a treasure on the way.
    fn follow_ways(seed: u64) -> (u32, u32) {
        let mut dice = Dice::seeded(seed);
        let mut game = MermaidRain::new(&Options::default()).unwrap();
        let (mut through, mut halted) = (0, 0);
        loop {
            match game.awaiting() {
                tidetable_kernel::Awaiting::Nobody => return (through, halted),
                tidetable_kernel::Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice, &mut Vec::new());
                    game.resolve(&chance, &mut ());
                }
                tidetable_kernel::Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(Viewer::Seat(seat));
                    if let Some(route) = far_way(&view, seat) {
                        match follow(&mut game, seat, route, &mut dice) {
                            true => halted += 1,
                            false => through += 1,
                        }
                        continue;
                    }
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    game.apply(seat, &dice.pick(&legal), &mut ());
                }
            }
        }
    }

    fn far_way(view: &View, seat: Seat) -> Option<Route> {
        if !matches!(view.table.phase, Phase::Ride { .. }) {
            return None;
        }
        let far = aim::reached(view, seat, None).into_iter().max_by_key(|place| place.cost.count())?;
        let steps = view.reach(seat)?.route(view.sea.place(far.to)?)?;
        (steps.len() > 1).then(|| Route::of(steps, view, seat))
    }

    /// Plays a way to its end and says whether it was halted.
    fn follow(game: &mut MermaidRain, seat: Seat, mut route: Route, dice: &mut Dice) -> bool {
        let (mut was_halted, goal) = (false, route.places().last());
        let mut play = Some(route.steps[0]);
        loop {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let action = play.take().unwrap_or_else(|| dice.pick(&legal));
            assert!(legal.contains(&action), "{action:?}");
            game.apply(seat, &action, &mut ());
            while game.awaiting() == tidetable_kernel::Awaiting::Chance {
                let chance = game.sample_chance(dice, &mut Vec::new());
                game.resolve(&chance, &mut ());
            }
            let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
            game.legal_actions(seat, &mut legal);
            match route.look(&view, seat, &legal) {
                Next::Go => play = Some(route.steps[0]),
                Next::Propose => {
                    was_halted = true;
                    route.proposed();
                    play = Some(route.steps[0]);
                }
                Next::Wait => assert_eq!(view.table.phase, Phase::Take),
                Next::Drop => {
                    assert_eq!(view.table.mermaids[seat], goal, "the way ends where it leads");
                    return was_halted;
                }
            }
        }
    }

    #[test]
    fn a_way_is_played_to_its_end_and_asks_again_after_a_treasure() {
        let counts = (0..12).map(follow_ways);
        let (through, halted) = counts.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        assert!(through > 5 && halted > 2, "{through} {halted}");
    }

    #[test]
    fn a_way_is_dropped_when_something_else_has_happened() {
        let (view, seat, legal) = (1..60)
            .find_map(|seed| aim::tests::moment(seed, |view, seat| far_way(view, seat).is_some()))
            .expect("somebody can swim far");
        let mut route = far_way(&view, seat).unwrap();
        assert!(route.is_waiting(&view, seat));
        assert_eq!(route.look(&view, seat, &legal), Next::Wait);
        let mut elsewhere = view.clone();
        elsewhere.table.mermaids[seat] = route.places().last();
        assert_eq!(route.look(&elsewhere, seat, &legal), Next::Drop);
    }
}
