//! RULES §9: a full state that looks like a view.

use tidetable_kernel::{Determinize, Dice, PerSeat, Seat};

use crate::{
    card::Cards,
    state::{MermaidRain, Secrets},
    table::Phase,
    treasure::Treasures,
    view::View,
};

impl Determinize for MermaidRain {
    fn determinize(view: &View, dice: &mut Dice) -> MermaidRain {
        let (deck, hands) = imagine_cards(view, dice);
        let mut secrets =
            Secrets { hands, answers: view.answers, deck, tokens: view.tokens, unseen: view.unseen_tokens() };
        imagine_tokens(view, &mut secrets, dice);
        let mut game = MermaidRain { table: view.table, sea: view.sea, secrets };
        imagine_answers(&mut game, dice);
        game
    }
}

impl View {
    /// The adventure cards that the viewer cannot see.
    pub fn unseen_cards(&self) -> Cards {
        let held: Cards = self.hands.as_slice().iter().filter_map(|&hand| hand).sum();
        self.table.options.edition.cards - self.table.cards_in_sight() - held
    }

    /// The tokens that the viewer has not seen.
    pub fn unseen_tokens(&self) -> Treasures {
        let known: Treasures = self.tokens.iter().filter_map(|&token| token).collect();
        let seen = self.table.tokens_in_sight() + known;
        self.table.options.edition.tokens.checked_sub(seen).expect("nobody sees more tokens than there are")
    }
}

/// The deck is made of what it was last shuffled from; the rest of the unseen cards is in the hands. That some
/// hands were dealt before that shuffle and some after it is left out of account.
fn imagine_cards(view: &View, dice: &mut Dice) -> (Cards, PerSeat<Cards>) {
    let mut unseen = view.unseen_cards();
    let deck = draw(&mut unseen.common(view.table.shuffled), view.table.deck, dice);
    unseen -= deck;
    let mut deal = |seat: Seat, hand: &Option<Cards>| {
        hand.unwrap_or_else(|| draw(&mut unseen, view.table.hands[seat], dice))
    };
    (deck, view.hands.map(&mut deal))
}

fn draw(from: &mut Cards, count: u8, dice: &mut Dice) -> Cards {
    let mut drawn = Cards::NONE;
    for _ in 0..count {
        let card = Cards::one(from.nth(dice.below(u32::from(from.count()))));
        *from -= card;
        drawn += card;
    }
    drawn
}

/// Tokens that somebody has looked at, but not the viewer, may be any that the viewer has not seen.
fn imagine_tokens(view: &View, secrets: &mut Secrets, dice: &mut Dice) {
    for (token, hidden) in secrets.tokens.as_mut_slice().iter_mut().zip(view.table.face_down.iter()) {
        if token.is_none() && !hidden.seen_by.is_empty() {
            let drawn = secrets.unseen.nth(dice.below(u32::from(secrets.unseen.count())));
            secrets.unseen[drawn] -= 1;
            *token = Some(drawn);
        }
    }
}

/// Secret answers may be any that the imagined hand allows.
fn imagine_answers(game: &mut MermaidRain, dice: &mut Dice) {
    for seat in
        game.table.answered.iter().filter(|&seat| game.secrets.answers[seat].is_none()).collect::<Vec<_>>()
    {
        let mut answers = Vec::new();
        match game.table.phase {
            Phase::Keep => game.list_keep(seat, &mut answers),
            _ => game.list_lay(seat, &mut answers),
        }
        game.secrets.answers[seat] = Some(dice.pick(&answers));
    }
}
