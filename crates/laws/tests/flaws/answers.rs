//! Flaws in what is asked, offered, accepted and answered.

use tidetable_kernel::{Dice, EventSink, Game, Seat};
use tidetable_laws::Law;

use super::{Flaw, breaks_only, breaks_only_in, flaws};
use crate::toy::{Action, Event, Oysters, Phase, Refusal};

flaws! {
    /// The winner is offered to leave the oysters, and refused it.
    OffersTooMuch;
    /// The winner may leave the oysters, but is not told so.
    OffersTooLittle;
    /// An answer is listed twice.
    OffersTwice;
    /// A seat is asked and has no answer.
    OffersNothing;
    /// Who sits at another table may buy here.
    AcceptsStrangers;
    /// The runner-up is asked, but must buy.
    AsksWhatIsForced;
    /// The winner is imagined to leave the oysters.
    SamplesTheImpossible;
    /// A refusal does not say where the rule stands.
    RefusesWithoutSection;
    /// Who bids last pays a coin for being slow.
    PunishesTheLast;
    /// Who bids after another must not bid the largest pearl.
    ForbidsTheLate;
    /// A coin that is paid falls through the table.
    LosesCoins;
    /// The runner-up answers and answers, and nothing comes of it.
    NeverEnds;
    /// Speaks in another game's phrases.
    SpeaksForAnother;
}

impl Flaw for OffersTooMuch {
    fn legal_actions(toy: &Oysters, seat: Seat, out: &mut Vec<Action>) {
        toy.legal_actions(seat, out);
        if matches!(toy.phase, Phase::Win(_)) {
            out.push(Action::Leave);
        }
    }
}

impl Flaw for OffersTooLittle {
    fn check(toy: &Oysters, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match toy.check(seat, action) {
            Err(Refusal::WinnerMustTake) => Ok(()),
            verdict => verdict,
        }
    }
}

impl Flaw for OffersTwice {
    fn legal_actions(toy: &Oysters, seat: Seat, out: &mut Vec<Action>) {
        // One entry for each pearl of the hand instead of each size.
        match toy.phase {
            Phase::Bid => out.extend(toy.hands[seat].pearls().map(Action::Bid)),
            _ => toy.legal_actions(seat, out),
        }
    }
}

impl Flaw for OffersNothing {
    fn legal_actions(toy: &Oysters, seat: Seat, out: &mut Vec<Action>) {
        if !matches!(toy.phase, Phase::Peek(_)) {
            toy.legal_actions(seat, out);
        }
    }
}

impl Flaw for AcceptsStrangers {
    fn check(toy: &Oysters, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.0 >= toy.seats() { Ok(()) } else { toy.check(seat, action) }
    }
}

impl Flaw for AsksWhatIsForced {
    fn legal_actions(toy: &Oysters, seat: Seat, out: &mut Vec<Action>) {
        toy.legal_actions(seat, out);
        out.retain(|&action| action != Action::Leave);
    }

    fn check(toy: &Oysters, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if *action == Action::Leave { Err(Refusal::OtherQuestion) } else { toy.check(seat, action) }
    }
}

impl Flaw for SamplesTheImpossible {
    fn sample_action(toy: &Oysters, seat: Seat, dice: &mut Dice) -> Action {
        match toy.phase {
            Phase::Win(_) => Action::Leave,
            _ => toy.sample_action(seat, dice, &mut Vec::new()),
        }
    }
}

impl Flaw for RefusesWithoutSection {
    fn section(_: &Refusal) -> &'static str {
        ""
    }
}

impl Flaw for PunishesTheLast {
    fn apply(toy: &mut Oysters, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        toy.apply(seat, action, events);
        let last = matches!((action, toy.phase), (Action::Bid(_), Phase::Win(_)));
        if last && toy.coins[seat] > 0 {
            toy.coins[seat] -= 1;
            toy.pot += 1;
        }
    }
}

impl Flaw for ForbidsTheLate {
    fn check(toy: &Oysters, seat: Seat, action: &Action) -> Result<(), Refusal> {
        toy.check(seat, action)?;
        let late = toy.phase == Phase::Bid && toy.bids.as_slice().iter().any(Option::is_some);
        match (toy.hands[seat].kinds().max(), *action) {
            // Nobody is left without an answer, so that nothing but the order of answers is wrong.
            (Some(largest), Action::Bid(pearl))
                if late && pearl == largest && toy.hands[seat].kinds().count() > 1 =>
            {
                Err(Refusal::NotInHand { pearl })
            }
            _ => Ok(()),
        }
    }

    fn legal_actions(toy: &Oysters, seat: Seat, out: &mut Vec<Action>) {
        toy.legal_actions(seat, out);
        out.retain(|action| Self::check(toy, seat, action).is_ok());
    }
}

impl Flaw for LosesCoins {
    fn apply(toy: &mut Oysters, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        toy.apply(seat, action, events);
        if *action == Action::Pay {
            toy.pot -= 1;
        }
    }
}

impl Flaw for NeverEnds {
    fn apply(toy: &mut Oysters, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        if !matches!(toy.phase, Phase::Buy(_)) {
            toy.apply(seat, action, events);
        }
    }
}

impl Flaw for SpeaksForAnother {
    const ID: &'static str = "mussels";
}

#[test]
fn an_answer_offered_but_refused() {
    breaks_only::<OffersTooMuch>(Law::OfferedIsAccepted);
}

#[test]
fn an_answer_accepted_but_not_offered() {
    breaks_only::<OffersTooLittle>(Law::OfferedIsAccepted);
}

#[test]
fn an_answer_offered_twice() {
    breaks_only::<OffersTwice>(Law::OfferedIsAccepted);
}

#[test]
fn a_question_without_an_answer() {
    breaks_only::<OffersNothing>(Law::OfferedIsAccepted);
}

#[test]
fn an_answer_accepted_from_a_stranger() {
    breaks_only::<AcceptsStrangers>(Law::OfferedIsAccepted);
}

#[test]
fn a_question_with_one_answer_that_everybody_knows() {
    breaks_only::<AsksWhatIsForced>(Law::ForcedIsNotAsked);
}

#[test]
fn a_sample_outside_the_legal_answers() {
    breaks_only::<SamplesTheImpossible>(Law::SampledIsPossible);
}

#[test]
fn a_refusal_that_names_no_section() {
    breaks_only::<RefusesWithoutSection>(Law::RefusalNamesTheRule);
}

#[test]
fn secret_answers_whose_order_decides() {
    breaks_only::<PunishesTheLast>(Law::SecretsCommute);
}

#[test]
fn a_secret_answer_that_forbids_another() {
    breaks_only::<ForbidsTheLate>(Law::SecretsCommute);
}

#[test]
fn a_lost_piece() {
    breaks_only::<LosesCoins>(Law::Conserved);
}

#[test]
fn a_game_without_an_end() {
    breaks_only_in::<NeverEnds>(Law::Ends, 3);
}

#[test]
fn a_game_that_speaks_for_another() {
    breaks_only::<SpeaksForAnother>(Law::Speaks);
}
