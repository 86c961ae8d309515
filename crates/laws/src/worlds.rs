//! Laws about what is hidden: views, redacted events and imagined worlds.

use tidetable_kernel::{Awaiting, Determinize, Dice, Game, Seat, Viewer};

use crate::law::{Finding, Law, demand};

/// How many worlds are imagined before a question counts as one that everybody knows the answer to.
const IMAGINED: usize = 100;

/// A world imagined from a view gives that view, waits for the same seats and offers that seat the same.
pub(crate) fn look_alike<G: Determinize>(game: &G, dice: &mut Dice) -> Finding {
    let law = Law::ImaginedLooksAlike;
    for viewer in players_and_public(game) {
        let world = imagine(game, viewer, dice)?;
        demand(law, world.awaiting() == game.awaiting(), || format!("{viewer:?} imagines another question"))?;
        if let Viewer::Seat(seat) = viewer
            && game.awaiting().seats().contains(seat)
        {
            let (mut real, mut imagined) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut real);
            world.legal_actions(seat, &mut imagined);
            demand(law, real == imagined, || format!("{seat:?} may {real:?}\nand imagines {imagined:?}"))?;
        }
    }
    let judged = G::determinize(&game.view(Viewer::Judge), dice);
    demand(law, judged == *game, || format!("the judge sees {game:?}\nand imagines {judged:?}"))
}

/// A world imagined from what the viewer sees.
pub(crate) fn imagine<G: Determinize>(game: &G, viewer: Viewer, dice: &mut Dice) -> Result<G, (Law, String)> {
    let view = game.view(viewer);
    let world = G::determinize(&view, dice);
    let seen = world.view(viewer);
    demand(Law::ImaginedLooksAlike, seen == view, || {
        format!("{viewer:?} saw {view:?}\nand imagines {seen:?}")
    })?;
    Ok(world)
}

/// From two worlds that look alike, what is seen happening differs exactly when what is seen afterwards does.
pub(crate) fn mirror<G: Determinize>(game: &G, dice: &mut Dice) -> Finding {
    for viewer in players_and_public(game) {
        let (mut here, mut there) = (game.clone(), imagine(game, viewer, dice)?);
        let (seen_here, seen_there) = both_step(&mut here, &mut there, viewer, dice);
        let (view_here, view_there) = (here.view(viewer), there.view(viewer));
        demand(Law::Mirror, (seen_here == seen_there) == (view_here == view_there), || {
            format!(
                "{viewer:?} saw happen\n{seen_here:?}\n{seen_there:?}\nand sees\n{view_here:?}\n{view_there:?}"
            )
        })?;
    }
    Ok(())
}

/// What somebody sees happen.
type Seen<G> = Vec<<G as Game>::Event>;

/// Takes one step in each of two worlds, half of the time the same one where both allow it.
fn both_step<G: Game>(here: &mut G, there: &mut G, viewer: Viewer, dice: &mut Dice) -> (Seen<G>, Seen<G>) {
    let alike = dice.below(2) == 0;
    let (mut seen_here, mut seen_there) = (Vec::new(), Vec::new());
    match here.awaiting() {
        Awaiting::Nobody => (),
        Awaiting::Chance => {
            let chance = here.sample_chance(dice, &mut Vec::new());
            let mut possible = Vec::new();
            there.chances(&mut possible);
            let same = alike && possible.iter().any(|(outcome, _)| *outcome == chance);
            let other = if same { chance } else { there.sample_chance(dice, &mut Vec::new()) };
            here.resolve(&chance, &mut seen_here);
            there.resolve(&other, &mut seen_there);
        }
        Awaiting::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = dice.pick(&seats);
            let action = here.sample_action(seat, dice, &mut Vec::new());
            let same = alike && there.check(seat, &action).is_ok();
            let other = if same { action } else { there.sample_action(seat, dice, &mut Vec::new()) };
            here.apply(seat, &action, &mut seen_here);
            there.apply(seat, &other, &mut seen_there);
        }
    }
    (redacted::<G>(&seen_here, viewer), redacted::<G>(&seen_there, viewer))
}

/// The events as the viewer may learn them.
pub(crate) fn redacted<G: Game>(events: &[G::Event], viewer: Viewer) -> Seen<G> {
    events.iter().filter_map(|event| G::redact(event, viewer)).collect()
}

/// A question that everybody knows to have one answer is not asked.
pub(crate) fn forced_is_not_asked<G: Determinize>(game: &G, dice: &mut Dice) -> Finding {
    let Some(seat) = game.awaiting().seats().lone() else { return Ok(()) };
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    if actions.len() > 1 {
        return Ok(());
    }
    let view = game.view(Viewer::Public);
    let open = (0..IMAGINED).any(|_| {
        let mut others = Vec::new();
        G::determinize(&view, dice).legal_actions(seat, &mut others);
        others != actions
    });
    demand(Law::ForcedIsNotAsked, open, || format!("everybody knows that {seat:?} can only {actions:?}"))
}

/// Everybody from whom something may be hidden.
pub(crate) fn players_and_public<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public])
}

/// Everybody who looks at a game.
pub(crate) fn everybody<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    players_and_public(game).chain([Viewer::Judge])
}
