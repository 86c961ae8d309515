//! What events say.

use tidetable_kernel::{Arg, PerSeat, Phrase, Seat, Seats, Speak};

use super::words::{cards, kind, meld, place, say, shape, tile, tiles, token, tokens};
use crate::{
    card::Cards,
    event::{Event, Ranked, Share, Shown},
    treasure::Treasure,
};

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Event::DealerDrawn { seat } => say("mermaid-rain-event-dealer").with("seat", seat),
            Event::TokenLaidOut { at, token: laid } => {
                say("mermaid-rain-event-laid-out").with("at", place(at)).with("token", token(laid))
            }
            Event::RoundBegan { round, dealer } => {
                say("mermaid-rain-event-round").with("round", round).with("seat", dealer)
            }
            Event::CardsDealt { seat, count, cards: None } => {
                say("mermaid-rain-event-dealt").with("seat", seat).with("count", count)
            }
            Event::CardsDealt { seat, cards: Some(dealt), .. } => {
                say("mermaid-rain-event-dealt-open").with("seat", seat).with("cards", cards(dealt))
            }
            Event::DeckShuffled { cards: shuffled } => {
                say("mermaid-rain-event-shuffled").with("count", shuffled.count())
            }
            Event::UndercurrentsDrawn { card, reveals } => say("mermaid-rain-event-undercurrents")
                .with("card", card)
                .with("count", reveals.iter().sum::<u8>()),
            Event::TileRevealed { tile: revealed } => {
                say("mermaid-rain-event-revealed").with("tile", tile(revealed))
            }
            Event::PileShuffled { shape: shuffled, count } => {
                say("mermaid-rain-event-pile").with("shape", shape(shuffled)).with("count", count)
            }
            Event::Answered { seat, answer: None } => say("mermaid-rain-event-answered").with("seat", seat),
            Event::Answered { seat, answer: Some(answer) } => {
                say("mermaid-rain-event-answered-open").with("seat", seat).with("answer", answer.phrase())
            }
            Event::MeldsRevealed { ref shown } => {
                say("mermaid-rain-event-melds").with("melds", shown.iter().map(showing).collect::<Vec<_>>())
            }
            Event::MeldsRanked { ref ranking } => {
                say("mermaid-rain-event-ranked").with("melds", ranking.iter().map(ranked).collect::<Vec<_>>())
            }
            Event::MeldScored { seat, meld: scored, points } => say("mermaid-rain-event-meld-scored")
                .with("seat", seat)
                .with("meld", meld(scored))
                .with("points", points),
            Event::TilePicked { seat, tile: picked } => {
                say("mermaid-rain-event-picked").with("seat", seat).with("tile", tile(picked))
            }
            Event::TokenDrawn { seat, token: drawn, points } => say("mermaid-rain-event-pool")
                .with("seat", seat)
                .with("token", token(drawn))
                .with("points", points),
            Event::ShapeChosen { seat, shape: chosen } => {
                say("mermaid-rain-event-shape").with("seat", seat).with("shape", shape(chosen))
            }
            Event::ExtraTileDrawn { seat, tile: drawn } => {
                say("mermaid-rain-event-extra").with("seat", seat).with("tile", tile(drawn))
            }
            Event::OfferCleared { tiles: left } => {
                say("mermaid-rain-event-cleared").with("tiles", tiles(&left))
            }
            Event::PrincePassed { from, to } if from == to => {
                say("mermaid-rain-event-prince-stays").with("seat", to)
            }
            Event::PrincePassed { from, to } => {
                say("mermaid-rain-event-prince").with("seat", to).with("from", from)
            }
            Event::MermaidEntered { seat, at } => {
                say("mermaid-rain-event-entered").with("seat", seat).with("at", place(at))
            }
            Event::TilePlaced { seat, tile: laid, at, .. } => say("mermaid-rain-event-placed")
                .with("seat", seat)
                .with("tile", tile(laid))
                .with("at", place(at)),
            Event::TilesForgone { seat } => say("mermaid-rain-event-forgone").with("seat", seat),
            Event::MermaidMoved { seat, from, to, paid } => {
                let key = match paid.count() {
                    1 => "mermaid-rain-event-moved",
                    _ => "mermaid-rain-event-moved-deep",
                };
                say(key)
                    .with("seat", seat)
                    .with("from", place(from))
                    .with("to", place(to))
                    .with("cards", cards(paid))
            }
            Event::MermaidWarped { seat, from, to } => say("mermaid-rain-event-warped")
                .with("seat", seat)
                .with("from", place(from))
                .with("to", place(to)),
            Event::TokenPeeked { seat, at, token: None, .. } => {
                say("mermaid-rain-event-peeked").with("seat", seat).with("at", place(at))
            }
            Event::TokenPeeked { seat, at, token: Some(seen), .. } => say("mermaid-rain-event-peeked-open")
                .with("seat", seat)
                .with("at", place(at))
                .with("token", token(seen)),
            Event::TokenTaken { seat, at, token: taken, points } => say("mermaid-rain-event-taken")
                .with("seat", seat)
                .with("at", place(at))
                .with("token", token(taken))
                .with("points", points),
            Event::HiddenTaken { seat, at, token: None, points, .. } => {
                say("mermaid-rain-event-hidden-taken")
                    .with("seat", seat)
                    .with("at", place(at))
                    .with("points", points)
            }
            Event::HiddenTaken { seat, at, token: Some(taken), points, .. } => {
                say("mermaid-rain-event-hidden-taken-open")
                    .with("seat", seat)
                    .with("at", place(at))
                    .with("token", token(taken))
                    .with("points", points)
            }
            Event::TokenLeft { seat, at } => {
                say("mermaid-rain-event-left").with("seat", seat).with("at", place(at))
            }
            Event::TurnEnded { seat } => say("mermaid-rain-event-turn-ended").with("seat", seat),
            Event::TilesWashedAway { ref tiles, adrift } => say("mermaid-rain-event-washed-away")
                .with("count", tiles.len() as u8)
                .with("adrift", adrift.len() as u8)
                .with("seats", people(adrift)),
            Event::MermaidDrifted { seat, to, .. } => {
                say("mermaid-rain-event-drifted").with("seat", seat).with("to", place(to))
            }
            Event::HandsTrimmed { shed } => say("mermaid-rain-event-trimmed").with("shed", shedding(&shed)),
            Event::TokensUncovered { seat, tokens: ref uncovered } => say("mermaid-rain-event-uncovered")
                .with("seat", seat)
                .with("tokens", tokens(uncovered.iter().map(|token| token.token).collect())),
            Event::TributePaid { seat, lost: 0, .. } => say("mermaid-rain-event-tribute").with("seat", seat),
            Event::TributePaid { seat, ref missing, lost } => say("mermaid-rain-event-tribute-short")
                .with("seat", seat)
                .with("missing", missing.iter().map(|&missing| kind(missing)).collect::<Vec<_>>())
                .with("points", lost),
            Event::MajorityScored { treasure, ref shares } => majority(treasure, shares),
            Event::GameEnded { winners, .. } => say("mermaid-rain-event-ended")
                .with("count", winners.len() as u8)
                .with("winners", people(winners)),
        }
    }
}

fn people(seats: Seats) -> Arg {
    Arg::List(seats.iter().map(|seat| say("mermaid-rain-thing-seat").with("seat", seat)).collect())
}

fn showing(shown: &Shown) -> Phrase {
    match shown.cards {
        Cards::NONE => say("mermaid-rain-thing-shown-princess").with("seat", shown.seat),
        laid => say("mermaid-rain-thing-shown").with("seat", shown.seat).with("cards", cards(laid)),
    }
}

fn ranked(ranked: &Ranked) -> Phrase {
    say("mermaid-rain-thing-ranked").with("seat", ranked.seat).with("meld", meld(ranked.meld))
}

fn shedding(shed: &PerSeat<Cards>) -> Vec<Phrase> {
    let told = |(seat, &gone): (Seat, &Cards)| {
        say("mermaid-rain-thing-shown").with("seat", seat).with("cards", cards(gone))
    };
    shed.iter().filter(|(_, gone)| !gone.is_empty()).map(told).collect()
}

fn majority(treasure: Treasure, shares: &[Share]) -> Phrase {
    let key = match shares {
        [] => return say("mermaid-rain-event-majority-none").with("kind", kind(treasure)),
        [share] if share.monopoly => "mermaid-rain-event-monopoly",
        _ => "mermaid-rain-event-majority",
    };
    let share = |share: &Share| {
        say("mermaid-rain-thing-share")
            .with("seat", share.seat)
            .with("count", share.count)
            .with("points", share.points)
    };
    say(key).with("kind", kind(treasure)).with("shares", shares.iter().map(share).collect::<Vec<_>>())
}
