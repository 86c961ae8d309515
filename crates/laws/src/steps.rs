//! Laws about single answers and draws.

use std::collections::HashSet;

use serde_json::{from_str, to_string};
use tidetable_kernel::{Awaiting, Data, Dice, Game, Phrase, Refusal, Seat, Speak, View, Viewer, raw_json};
use tidetable_table::{Match, PlayError};

use crate::{
    law::{Finding, Law, demand},
    worlds::{everybody, players_and_public},
};

/// How many foreign actions are tried at each position.
const TRIED: usize = 24;
/// How many actions the pool keeps.
const KEPT: usize = 2_000;

/// Each awaited seat has at least one answer, listed once, and `check` accepts exactly those.
pub(crate) fn offered_is_accepted<G: Game>(game: &G, pool: &mut Vec<G::Action>, dice: &mut Dice) -> Finding {
    let law = Law::OfferedIsAccepted;
    let awaited = game.awaiting().seats();
    for seat in Seat::all(game.seats()) {
        let mut offered = Vec::new();
        if awaited.contains(seat) {
            game.legal_actions(seat, &mut offered);
            demand(law, !offered.is_empty(), || format!("{seat:?} is awaited and has no answer"))?;
        }
        let distinct: HashSet<_> = offered.iter().copied().collect();
        demand(law, distinct.len() == offered.len(), || format!("an answer is listed twice: {offered:?}"))?;
        for action in &offered {
            let verdict = game.check(seat, action);
            demand(law, verdict.is_ok(), || format!("{action:?} is offered, but {verdict:?}"))?;
        }
        for action in (0..TRIED.min(pool.len())).map(|_| dice.pick(pool)) {
            match game.check(seat, &action) {
                Ok(()) => demand(law, distinct.contains(&action), || {
                    format!("{action:?} is accepted, not offered")
                })?,
                Err(refusal) => {
                    demand(law, !distinct.contains(&action), || format!("{action:?}: {refusal:?}"))?;
                    refusal_names_the_rule::<G>(&refusal)?;
                }
            }
        }
        remember(pool, &offered, dice);
    }
    let (stranger, action) = (Seat(game.seats()), dice.pick(pool));
    demand(law, game.check(stranger, &action).is_err(), || {
        format!("{action:?} is accepted from a seat that is not at the table")
    })
}

fn remember<A: Copy>(pool: &mut Vec<A>, offered: &[A], dice: &mut Dice) {
    for &action in offered {
        if pool.len() < KEPT {
            pool.push(action);
        } else if dice.below(4) == 0 {
            let place = dice.below(KEPT as u32) as usize;
            pool[place] = action;
        }
    }
}

fn refusal_names_the_rule<G: Game>(refusal: &G::Refusal) -> Finding {
    let key = refusal.phrase().key;
    let own = key.strip_prefix(G::ID).is_some_and(|rest| rest.starts_with('-'));
    let named = own && refusal.section().starts_with(|first: char| first.is_ascii_digit());
    demand(Law::RefusalNamesTheRule, named, || format!("{refusal:?}: {key}, section {}", refusal.section()))
}

/// An answer that is refused leaves everything as it was.
pub(crate) fn refused_changes_nothing<G: Game>(
    game_match: &Match<G>,
    pool: &[G::Action],
    dice: &mut Dice,
) -> Finding {
    let law = Law::RefusedChangesNothing;
    let action = dice.pick(pool);
    let seat = Seat(dice.below(u32::from(game_match.game().seats())) as u8);
    let mut tried = game_match.clone();
    if let Err(error) = tried.play(game_match.epoch(), seat, &action) {
        let same = tried.game() == game_match.game() && tried.steps() == game_match.steps();
        demand(law, same, || format!("{action:?} was refused ({error:?}) and changed something"))?;
        let awaited = game_match.game().awaiting().seats().contains(seat);
        demand(law, awaited != (error == PlayError::NotAwaited), || format!("{seat:?}: {error:?}"))?;
    }
    Ok(())
}

/// A sampled answer is a legal one.
pub(crate) fn sampled_is_possible<G: Game>(game: &G, dice: &mut Dice) -> Finding {
    for seat in game.awaiting().seats().iter() {
        let action = game.sample_action(seat, dice, &mut Vec::new());
        let verdict = game.check(seat, &action);
        demand(Law::SampledIsPossible, verdict.is_ok(), || format!("{action:?}: {verdict:?}"))?;
    }
    Ok(())
}

/// Draws list each outcome once, with some weight, and sampling stays among them.
pub(crate) fn draws_are_distinct<G: Game>(game: &G, dice: &mut Dice) -> Finding {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let outcomes: HashSet<_> = chances.iter().map(|(outcome, _)| *outcome).collect();
    let sound = !chances.is_empty()
        && outcomes.len() == chances.len()
        && chances.iter().all(|&(_, weight)| weight > 0);
    demand(Law::DrawsAreDistinct, sound, || format!("{chances:?}"))?;
    for (outcome, _) in &chances {
        round_trips(outcome)?;
    }
    let sampled = game.sample_chance(dice, &mut Vec::new());
    demand(Law::SampledIsPossible, outcomes.contains(&sampled), || format!("{sampled:?} cannot be drawn"))
}

/// What a viewer sees can be drawn, written and read, and puts its question into words.
pub(crate) fn view_is_sound<G: Game>(game: &G, viewer: Viewer) -> Finding {
    let view = game.view(viewer);
    for seat in game.awaiting().seats().iter() {
        speaks::<G>(&view.question(seat))?;
    }
    demand(Law::Speaks, !view.sketch().trim().is_empty(), || format!("no sketch of {view:?}"))?;
    round_trips(&view)
}

/// An answer and what it brings about can be said, written, read and repeated.
pub(crate) fn answer_is_sound<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Finding {
    round_trips(action)?;
    speaks::<G>(&action.phrase())?;
    let after = repeats(game, |game, events| game.apply(seat, action, events))?;
    if after.awaiting() != Awaiting::Nobody {
        return Ok(());
    }
    everybody(&after).try_for_each(|viewer| view_is_sound(&after, viewer))
}

/// A draw and what it brings about can be said, written, read and repeated.
pub(crate) fn draw_is_sound<G: Game>(game: &G, chance: &G::Chance) -> Finding {
    repeats(game, |game, events| game.resolve(chance, events)).map(drop)
}

/// Takes a step twice, which must not make a difference, and looks at what it told.
fn repeats<G: Game>(game: &G, step: impl Fn(&mut G, &mut Vec<G::Event>)) -> Result<G, (Law, String)> {
    let take = || {
        let (mut after, mut events) = (game.clone(), Vec::new());
        step(&mut after, &mut events);
        (after, events)
    };
    let (once, again) = (take(), take());
    demand(Law::ReplayEqualsPlay, once == again, || format!("one step, two ends:\n{once:?}\n{again:?}"))?;
    let (after, events) = once;
    events.iter().try_for_each(|event| event_is_sound(&after, event))?;
    Ok(after)
}

fn event_is_sound<G: Game>(game: &G, event: &G::Event) -> Finding {
    let judged = G::redact(event, Viewer::Judge);
    demand(Law::Mirror, judged.as_ref() == Some(event), || {
        format!("of {event:?} the judge is told {judged:?}")
    })?;
    speaks::<G>(&event.phrase())?;
    round_trips(event)?;
    let told = players_and_public(game).filter_map(|viewer| G::redact(event, viewer));
    told.filter(|told| told != event).try_for_each(|told| {
        speaks::<G>(&told.phrase())?;
        round_trips(&told)
    })
}

fn speaks<G: Game>(phrase: &Phrase) -> Finding {
    let own = phrase.key.strip_prefix(G::ID).is_some_and(|rest| rest.starts_with('-'));
    demand(Law::Speaks, own, || format!("{phrase:?} is no phrase of {}", G::ID))
}

/// Something survives being written and read.
pub(crate) fn round_trips<T: Data>(value: &T) -> Finding {
    let law = Law::RoundTrips;
    let text = to_string(value).map_err(|error| (law, format!("{value:?} cannot be written: {error}")))?;
    let own = raw_json(value);
    demand(law, own.get() == text, || format!("{text} was written as {own}"))?;
    let back: T = from_str(&text).map_err(|error| (law, format!("{text} cannot be read: {error}")))?;
    demand(law, back == *value, || format!("{value:?} came back as {back:?}"))
}
