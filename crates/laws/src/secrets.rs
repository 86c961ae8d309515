//! Laws about secret answers and about taking answers back.

use tidetable_kernel::{Dice, Game, Seat};
use tidetable_table::{Match, Step};

use crate::law::{Finding, Law, demand};

/// The order in which secret answers arrive does not matter.
pub(crate) fn commute<G: Game>(game: &G, dice: &mut Dice) -> Finding {
    let awaited = game.awaiting().seats();
    if awaited.len() < 2 {
        return Ok(());
    }
    let mut answers: Vec<(Seat, G::Action)> =
        awaited.iter().map(|seat| (seat, game.sample_action(seat, dice, &mut Vec::new()))).collect();
    let in_order = play_all(game, &answers);
    dice.shuffle(&mut answers);
    let shuffled = play_all(game, &answers);
    demand(Law::SecretsCommute, in_order == shuffled, || {
        format!("{answers:?} lead elsewhere than in seat order")
    })?;
    answers.reverse();
    let reversed = play_all(game, &answers);
    demand(Law::SecretsCommute, in_order == reversed, || {
        format!("{answers:?} lead elsewhere than in seat order")
    })
}

fn play_all<G: Game>(game: &G, answers: &[(Seat, G::Action)]) -> G {
    let mut game = game.clone();
    answers.iter().for_each(|(seat, action)| game.apply(*seat, action, &mut ()));
    game
}

/// Taking back leads to where the answer was given, with the same question on the table.
pub(crate) fn undo_restores<G: Game>(game_match: &Match<G>, seat: Seat, action: &G::Action) -> Finding {
    let law = Law::UndoRestores;
    let mut tried = game_match.clone();
    if tried.play(game_match.epoch(), seat, action).is_err() {
        return Ok(());
    }
    let draws = |game_match: &Match<G>| {
        game_match.steps().iter().filter(|step| matches!(step, Step::Draw(_))).count()
    };
    let drew = draws(&tried) > draws(game_match);
    if tried.undo(seat).is_err() {
        return Ok(());
    }
    demand(law, !drew, || format!("{action:?} led to a draw and was taken back"))?;
    let same = tried.game() == game_match.game()
        && tried.steps() == game_match.steps()
        && tried.epoch() == game_match.epoch();
    demand(law, same, || format!("taking back {action:?} leads elsewhere"))
}
