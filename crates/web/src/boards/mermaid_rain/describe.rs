//! What the pointer rests on, in a short line.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Seats, Speak};
use tidetable_mermaid_rain::{Action, Card, Cards, Hex, Hue, Laid, Place, Terrain, Treasure, View};
use tidetable_words::Value;

use super::OceanBoard;
use crate::words::{fill, say, text, with_words};

impl OceanBoard {
    /// A line about what the pointer rests on.
    pub(super) fn describe(self) -> Option<String> {
        let (view, hex) = (self.view()?, self.hover.get()?);
        let name = |seat: Seat| self.scene.desk.session.name(seat);
        let tile = view.sea.tile(hex);
        let thing = match tile {
            Some(laid) => tile_line(laid, &name),
            None => terrain_line(&view, hex),
        };
        let place = tile.map_or(hex, |laid| laid.at);
        let there = view.table.mermaids.iter().filter(|&(_, &at)| at == Some(place));
        let mermaids: Vec<String> = there.map(|(seat, _)| name(seat)).collect();
        let mermaids = (!mermaids.is_empty()).then(|| {
            let names = with_words(|words| words.list(&mermaids));
            fill("app-mermaid-rain-here", &[("names", names.into())])
        });
        let price = self.within.get().into_iter().find(|reached| reached.to == place);
        let price = price.map(|reached| {
            let cards = cards_in_words(reached.cost);
            fill("app-mermaid-rain-costs", &[("cards", cards.into())])
        });
        let parts = [Some(place.to_string()), Some(thing), treasure_line(&view, hex, &name), mermaids, price];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }
}

fn tile_line(laid: Laid, names: &dyn Fn(Seat) -> String) -> String {
    let stays = match laid.tile.hue() {
        Hue::Dark => text("app-mermaid-rain-leaves"),
        Hue::Light => text("app-mermaid-rain-stays"),
    };
    format!("{} ({stays})", say(&laid.tile.phrase(), names))
}

fn terrain_line(view: &View, hex: Hex) -> String {
    let terrain = view.table.terrain(hex);
    let name = text(&format!("mermaid-rain-thing-terrain-{}", terrain.name()));
    let card =
        view.sea.place(hex).and_then(Place::space).map(|space| view.table.chart().spaces()[space].card);
    match card {
        Some(Some(card)) => {
            fill("app-mermaid-rain-enter", &[("place", name.into()), ("card", card_name(card).into())])
        }
        Some(None) if terrain == Terrain::Start => {
            fill("app-mermaid-rain-enter-any", &[("place", name.into())])
        }
        _ => name,
    }
}

/// The treasures on a space.
fn treasure_line(view: &View, hex: Hex, names: &dyn Fn(Seat) -> String) -> Option<String> {
    let space = view.table.space(hex).filter(|_| view.table.terrain(hex).has_treasure())?;
    let open = view.table.face_up[space].iter().map(|(kind, count)| counted(kind, count));
    let hidden: Vec<Option<Treasure>> =
        view.table.hidden_on(space).map(|(_, token)| view.tokens[token]).collect();
    let known = hidden.iter().flatten().map(|&kind| {
        fill(
            "app-mermaid-rain-known",
            &[("token", text(&format!("mermaid-rain-thing-token-{}", kind.name())).into())],
        )
    });
    let unknown = hidden.iter().filter(|token| token.is_none()).count();
    let unknown =
        (unknown > 0).then(|| fill("app-mermaid-rain-unknown", &[("count", (unknown as i64).into())]));
    let seen: Seats = view
        .table
        .hidden_on(space)
        .flat_map(|(_, token)| view.table.face_down[token].seen_by.iter())
        .collect();
    let seen: Vec<String> = seen.iter().map(names).collect();
    let seen = (!seen.is_empty())
        .then(|| fill("app-mermaid-rain-seen", &[("names", with_words(|words| words.list(&seen)).into())]));
    let all: Vec<String> = open.chain(known).chain(unknown).chain(seen).collect();
    Some(if all.is_empty() { text("app-mermaid-rain-empty") } else { all.join(", ") })
}

/// Treasures of a kind with their number.
fn counted(kind: Treasure, count: u8) -> String {
    fill(&format!("mermaid-rain-thing-tokens-{}", kind.name()), &[("count", Value::Number(count.into()))])
}

/// What a kind of treasure is called.
pub(super) fn kind_name(kind: Treasure) -> String {
    text(&format!("mermaid-rain-thing-kind-{}", kind.name()))
}

/// What a card is called.
pub(super) fn card_name(card: Card) -> String {
    text(&format!("mermaid-rain-thing-card-{}", card.name()))
}

/// Cards with their numbers, joined as the language joins lists.
pub(super) fn cards_in_words(cards: Cards) -> String {
    let held = Card::ALL.into_iter().filter(|&card| cards.of(card) > 0);
    let said: Vec<String> = held
        .map(|card| {
            let count = Value::Number(cards.of(card).into());
            fill(&format!("mermaid-rain-thing-cards-{}", card.name()), &[("count", count)])
        })
        .collect();
    with_words(|words| words.list(&said))
}

/// What an answer says.
pub(super) fn answer_in_words(board: OceanBoard, action: Action) -> String {
    say(&action.phrase(), &|seat| board.scene.desk.session.name(seat))
}
