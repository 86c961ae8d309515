//! What answers and questions say.

use tidetable_kernel::{Phrase, Seat, Speak};

use super::words::{cards, place, say, shape, tile, token};
use crate::{
    action::Action,
    meld::Meld,
    table::{Phase, Table},
};

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Action::Lay { cards: laid } => say("mermaid-rain-do-lay").with("cards", cards(laid)),
            Action::Princess => say("mermaid-rain-do-princess"),
            Action::Pick { tile: picked } => say("mermaid-rain-do-pick").with("tile", tile(picked)),
            Action::March => say("mermaid-rain-do-march"),
            Action::Waltz { shape: drawn } => say("mermaid-rain-do-waltz").with("shape", shape(drawn)),
            Action::Start { at } => say("mermaid-rain-do-start").with("at", place(at)),
            Action::Place { tile: laid, at, turn } => say("mermaid-rain-do-place")
                .with("tile", tile(laid))
                .with("at", place(at))
                .with("turn", turn.saturating_add(1)),
            Action::Forgo => say("mermaid-rain-do-forgo"),
            Action::Move { to, pay } => {
                say("mermaid-rain-do-move").with("to", place(to)).with("cards", cards(pay))
            }
            Action::Warp { to } => say("mermaid-rain-do-warp").with("to", place(to)),
            Action::Rest => say("mermaid-rain-do-rest"),
            Action::Take { token: taken } => say("mermaid-rain-do-take").with("token", token(taken)),
            Action::TakeHidden { nth } => {
                say("mermaid-rain-do-take-hidden").with("number", nth.saturating_add(1))
            }
            Action::Leave => say("mermaid-rain-do-leave"),
            Action::Drift { to } => say("mermaid-rain-do-drift").with("to", place(to)),
            Action::Keep { cards: kept } => say("mermaid-rain-do-keep").with("cards", cards(kept)),
        }
    }
}

/// What is asked of a seat, in one sentence.
pub(crate) fn question(table: &Table, seat: Seat) -> Phrase {
    if seat.0 >= table.seats() || !table.awaiting().seats().contains(seat) {
        return say("mermaid-rain-ask-wait");
    }
    match table.phase {
        Phase::Meld if table.opens_meld(seat) => say("mermaid-rain-ask-lay-two"),
        Phase::Meld => say("mermaid-rain-ask-lay-one"),
        Phase::Pick { bonus: true } if table.meld(seat) == Meld::OceanMarch => {
            say("mermaid-rain-ask-pick-march")
        }
        Phase::Pick { bonus: true } => say("mermaid-rain-ask-pick-waltz"),
        Phase::Place => say("mermaid-rain-ask-place").with("count", table.held[seat].len() as u8),
        phase => asked(phase),
    }
}

/// What is asked in a phase, as far as the phase alone tells.
pub(super) fn asked(phase: Phase) -> Phrase {
    say(match phase {
        Phase::Meld => "mermaid-rain-ask-lay-one",
        Phase::Pick { .. } => "mermaid-rain-ask-pick",
        Phase::Waltz => "mermaid-rain-ask-waltz",
        Phase::Start => "mermaid-rain-ask-start",
        Phase::Place => return say("mermaid-rain-ask-place").with("count", 1u8),
        Phase::Ride { warp: true } => "mermaid-rain-ask-ride-warp",
        Phase::Ride { warp: false } => "mermaid-rain-ask-ride",
        Phase::Take => "mermaid-rain-ask-take",
        Phase::Drift => "mermaid-rain-ask-drift",
        Phase::Keep => "mermaid-rain-ask-keep",
        _ => "mermaid-rain-ask-wait",
    })
}
