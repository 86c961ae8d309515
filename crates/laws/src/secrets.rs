//! Laws about secret answers and about taking answers back.

use tidetable_kernel::{Determinize, Dice, Game, Seat};
use tidetable_table::{Match, Step};

use crate::{
    law::{Finding, Law, demand},
    worlds::{imagine, players_and_public, redacted},
};

/// The order in which secret answers arrive does not matter.
pub(crate) fn commute<G: Game>(game: &G, dice: &mut Dice) -> Finding {
    let awaited = game.awaiting().seats();
    if awaited.len() < 2 {
        return Ok(());
    }
    let mut answers: Vec<(Seat, G::Action)> =
        awaited.iter().map(|seat| (seat, game.sample_action(seat, dice, &mut Vec::new()))).collect();
    let in_order = play_all(game, &answers)?;
    dice.shuffle(&mut answers);
    let shuffled = play_all(game, &answers)?;
    answers.reverse();
    let reversed = play_all(game, &answers)?;
    demand(Law::SecretsCommute, in_order == shuffled && in_order == reversed, || {
        format!("{answers:?}, in this or in reverse order, lead elsewhere than in seat order")
    })
}

fn play_all<G: Game>(game: &G, answers: &[(Seat, G::Action)]) -> Result<G, (Law, String)> {
    let mut game = game.clone();
    for (seat, action) in answers {
        let verdict = game.check(*seat, action);
        demand(Law::SecretsCommute, verdict.is_ok(), || {
            format!("{answers:?}: {action:?} became illegal: {verdict:?}")
        })?;
        game.apply(*seat, action, &mut ());
    }
    Ok(game)
}

/// Taking back leads to where the answer was given, with the same question on the table, and takes nothing
/// back that anybody has learned.
pub(crate) fn undo_restores<G: Determinize>(
    game_match: &Match<G>,
    seat: Seat,
    action: &G::Action,
    dice: &mut Dice,
) -> Finding {
    let law = Law::UndoRestores;
    let mut tried = game_match.clone();
    if tried.play(game_match.epoch(), seat, action).is_err() || !tried.can_undo(seat) {
        return Ok(());
    }
    let drew = tried.steps()[game_match.steps().len()..].iter().any(|step| matches!(step, Step::Draw(_)));
    demand(law, !drew, || format!("{action:?} led to a draw and can be taken back"))?;
    uncovered_stays(game_match.game(), seat, action, dice)?;
    let undone = tried.undo(seat);
    let same = undone.is_ok()
        && tried.game() == game_match.game()
        && tried.steps() == game_match.steps()
        && tried.epoch() == game_match.epoch();
    demand(law, same, || format!("taking back {action:?} leads elsewhere: {undone:?}"))
}

/// An answer that can be taken back looks the same to a viewer in all worlds that look alike.
fn uncovered_stays<G: Determinize>(game: &G, seat: Seat, action: &G::Action, dice: &mut Dice) -> Finding {
    for viewer in players_and_public(game) {
        let world = imagine(game, viewer, dice)?;
        if world.check(seat, action).is_err() {
            continue;
        }
        let seen = |game: &G| {
            let mut events = Vec::new();
            game.clone().apply(seat, action, &mut events);
            redacted::<G>(&events, viewer)
        };
        let (here, there) = (seen(game), seen(&world));
        demand(Law::UncoveredStays, here == there, || {
            format!(
                "{action:?} shows {viewer:?}\n{here:?}\nwhich might have been\n{there:?}\nand can be taken back"
            )
        })?;
    }
    Ok(())
}
