//! What refusals say.

use tidetable_kernel::{Phrase, Speak};

use super::{
    action::asked,
    words::{card, cards, place, say, shape, terrain, tile, token},
};
use crate::refusal::Refusal;

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Refusal::NotAwaited { .. } => say("mermaid-rain-no-turn"),
            Refusal::NotNow { phase } => say("mermaid-rain-no-now").with("question", asked(phase)),
            Refusal::MeldSize { asked, given } => {
                say("mermaid-rain-no-meld-size").with("asked", asked).with("given", given)
            }
            Refusal::PrincessTooSoon => say("mermaid-rain-no-princess"),
            Refusal::CardsNotHeld { cards: wanted, hand } => {
                say("mermaid-rain-no-cards").with("cards", cards(wanted)).with("hand", cards(hand))
            }
            Refusal::NotOnOffer { tile: wanted } => say("mermaid-rain-no-offer").with("tile", tile(wanted)),
            Refusal::NoBonus => say("mermaid-rain-no-bonus"),
            Refusal::ShapeGone { shape: gone } => say("mermaid-rain-no-shape").with("shape", shape(gone)),
            Refusal::NotAStart { hex } => say("mermaid-rain-no-start").with("at", place(hex)),
            Refusal::StartOccupied { hex, by } => {
                say("mermaid-rain-no-start-occupied").with("at", place(hex)).with("seat", by)
            }
            Refusal::TileNotHeld { tile: wanted } => say("mermaid-rain-no-tile").with("tile", tile(wanted)),
            Refusal::NoSuchTurn { shape: turned, ways } => {
                say("mermaid-rain-no-turning").with("shape", shape(turned)).with("count", ways)
            }
            Refusal::OffTheBoard => say("mermaid-rain-no-board"),
            Refusal::NotOpenWater { hex, terrain: there } => {
                say("mermaid-rain-no-water").with("at", place(hex)).with("terrain", terrain(there))
            }
            Refusal::Covered { hex } => say("mermaid-rain-no-covered").with("at", place(hex)),
            Refusal::NoPlace { hex } => say("mermaid-rain-no-place").with("at", place(hex)),
            Refusal::NamedByFirstHex { hex, first } => {
                say("mermaid-rain-no-first-hex").with("at", place(hex)).with("first", place(first))
            }
            Refusal::NotAdjacent { from, to } => {
                say("mermaid-rain-no-adjacent").with("from", place(from)).with("to", place(to))
            }
            Refusal::WrongCard { to, card: wanted } => {
                say("mermaid-rain-no-card").with("to", place(to)).with("card", card(wanted))
            }
            Refusal::DeepSeaMatches { to, card: Some(matching) } => {
                say("mermaid-rain-no-deep-sea").with("to", place(to)).with("card", card(matching))
            }
            Refusal::DeepSeaMatches { to, card: None } => {
                say("mermaid-rain-no-deep-sea-any").with("to", place(to))
            }
            Refusal::PaymentSize { given } => say("mermaid-rain-no-payment").with("count", given),
            Refusal::NoWarp => say("mermaid-rain-no-warp"),
            Refusal::AlreadyThere { hex } => say("mermaid-rain-no-warp-here").with("at", place(hex)),
            Refusal::NoSuchToken { token: wanted, at } => {
                say("mermaid-rain-no-token").with("token", token(wanted)).with("at", place(at))
            }
            Refusal::NoHiddenToken { at } => say("mermaid-rain-no-hidden-token").with("at", place(at)),
            Refusal::KeepSize { asked, given } => {
                say("mermaid-rain-no-keep-size").with("asked", asked).with("given", given)
            }
        }
    }
}
