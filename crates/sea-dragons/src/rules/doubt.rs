//! What everybody at the table can rule out. A question is asked unless all of them know its only answer.

use tidetable_kernel::Seat;

use crate::{
    Coral, Corals, Deck, Fleet, Shape,
    action::Action,
    rules::{dragons, drawing, payment, reach::Reach},
    state::{HandCard, SeaDragons},
    table::Phase,
};

/// The answer to the question on the table, if everybody can see that there is no other.
pub(crate) fn only_answer(game: &SeaDragons, seat: Seat) -> Option<Action> {
    match game.table.phase {
        Phase::Choose => only_a_pass(game, seat).then_some(Action::Pass),
        Phase::Place => only_place(game, seat),
        Phase::Keep => only_kind(game),
        Phase::Harvest => only_draw(game, seat),
        _ => None,
    }
}

/// RULES §8.1: whether the seat can do nothing but pass.
fn only_a_pass(game: &SeaDragons, seat: Seat) -> bool {
    if may_hold_gold(game, seat) {
        return false;
    }
    let reach = Reach::of(&game.table, seat);
    let can_play = game.hand(seat).any(|held| reach.any(held.card));
    !can_play && !possible_cards(game, seat).any(|card| reach.any(card))
}

/// RULES §5.1: the only place of the chosen card, if no other card can have been chosen.
fn only_place(game: &SeaDragons, seat: Seat) -> Option<Action> {
    let (card, reach) = (game.chosen?, Reach::of(&game.table, seat));
    if reach.count(card, 2) > 1 || may_hold_gold(game, seat) {
        return None;
    }
    if possible_cards(game, seat).any(|other| other != card && reach.any(other)) {
        return None;
    }
    let place = |(pose, outline)| reach.heads(outline).first().map(|head| dragons::plain(card, head, pose));
    card.poses().zip(card.outlines()).find_map(place)
}

/// RULES §5.8: the coral card to keep, if all that nobody has seen are alike.
fn only_kind(game: &SeaDragons) -> Option<Action> {
    let mut kinds = unseen_corals(game).iter();
    let (coral, _) = kinds.next()?;
    kinds.next().is_none().then_some(Action::Keep { coral })
}

/// RULES §7: the only card that can be drawn, or the end of the turn, if no mission can be completed.
fn only_draw(game: &SeaDragons, seat: Seat) -> Option<Action> {
    let (mut answer, mut draws) = (Action::Finish, 0);
    drawing::each_draw(&game.table, |draw| (answer, draws) = (draw, draws + 1));
    let asked = draws > 1 || may_hold_gold(game, seat) || may_complete(game, seat);
    (!asked).then_some(answer)
}

/// The shapes that the seat may have in its hand, for all that everybody knows.
fn possible_cards(game: &SeaDragons, seat: Seat) -> impl Iterator<Item = Shape> {
    let unseen = unseen_cards(game);
    let possible = move |held: HandCard, shape: Shape| match held.open {
        true => held.card == shape,
        false => held.card.size() == shape.size() && unseen.count(shape) > 0,
    };
    Shape::ALL.into_iter().filter(move |&shape| game.hand(seat).any(|held| possible(held, shape)))
}

/// The dragon cards that not everybody has seen: in the piles and in the hands.
fn unseen_cards(game: &SeaDragons) -> Deck {
    let mut unseen = game.pile;
    let hidden = game.hands.as_slice().iter().flatten().flatten().filter(|held| !held.open);
    hidden.for_each(|held| unseen.add(held.card));
    unseen
}

/// The coral cards that not everybody has seen.
fn unseen_corals(game: &SeaDragons) -> Corals {
    game.table.edition().corals.without(game.table.spent_corals)
}

#[inline]
fn may_hold_gold(game: &SeaDragons, seat: Seat) -> bool {
    game.table.stocks[seat].corals > 0 && unseen_corals(game).count(Coral::GOLD) > 0
}

/// Whether some hand of coral cards would let the seat complete a mission.
fn may_complete(game: &SeaDragons, seat: Seat) -> bool {
    let (table, stock, unseen) = (&game.table, game.table.stocks[seat], unseen_corals(game));
    let could = |wanted| could_pay(wanted, stock.ships, Corals::NONE, unseen, 0, stock.corals);
    !table.turn.completed && table.open_missions().any(|id| could(table.edition().mission(id).ships))
}

/// Whether `left` more cards out of `unseen` could complete the payment, double cards before `from` being
/// decided.
fn could_pay(wanted: Fleet, ships: Fleet, given: Corals, unseen: Corals, from: usize, left: u8) -> bool {
    let any = unseen.count(Coral::ANY).min(left);
    if payment::shortfall(wanted, ships, given.with(Coral::ANY, any)) == 0 {
        return true;
    }
    let mut doubles = Coral::doubles().map(|(coral, _)| coral).skip(from);
    let usable = |coral: Coral| given.count(coral) < unseen.count(coral);
    left > 0
        && doubles.any(|coral| {
            usable(coral) && could_pay(wanted, ships, given.with(coral, 1), unseen, coral.index(), left - 1)
        })
}
