//! The own cards, and the answers that have no place in the ocean.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Speak};
use tidetable_mermaid_rain::{Action, Card, Cards, Hue, Meld, Phase, View};

use super::{
    OceanBoard, art,
    describe::{answer_in_words, card_name},
    guide, ledger, offer, sign,
};
use crate::{
    pieces::icon::{Icon, icon},
    words::{fill, say, t, text},
};

/// The own cards, what is on offer, and the answers that have no place in the ocean.
pub(super) fn hand(board: OceanBoard) -> AnyView {
    view! {
        <div class="rain-hand">
            {move || note(board).map(|(news, note)| view! { <p class="rain-note" class:rain-news=news data-testid="note">{note}</p> })}
            <div class="rain-rows">
                <div class="rain-row">
                    {offer::strip(board)}
                    <div class="rain-tools">
                        {warp(board)}
                        {ending(board, Action::Forgo, "forgo", "app-mermaid-rain-forgo")}
                        {ending(board, Action::Leave, "leave", "app-mermaid-rain-leave")}
                        {ending(board, Action::Rest, "rest", "app-mermaid-rain-rest")}
                    </div>
                </div>
                <div class="rain-row">
                    {move || board.scene.seat().map(|seat| cards(board, seat))}
                    <div class="rain-looks">
                        <button type="button" class="quiet" data-testid="guide" title=t("app-mermaid-rain-melds")
                            on:click=move |_| board.guide.set(true)>{icon(Icon::List)}<span>{t("app-mermaid-rain-melds")}</span></button>
                        <button type="button" class="quiet" data-testid="ledger" title=t("app-mermaid-rain-ledger")
                            on:click=move |_| board.ledger.set(true)>
                            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" inner_html=sign::CAULDRON></svg><span>{t("app-mermaid-rain-ledger")}</span>
                        </button>
                    </div>
                </div>
            </div>
            {guide::sheet(board)}
            {ledger::sheet(board)}
        </div>
    }
    .into_any()
}

/// The cards of a seat, one button each.
fn cards(board: OceanBoard, seat: Seat) -> impl IntoView {
    let hand = Memo::new(move |_| board.view().and_then(|view| view.hands[seat]).unwrap_or_default());
    let each = move || -> Vec<(Card, u8)> {
        let hand = hand.get();
        Card::ALL.into_iter().flat_map(|card| (0..hand.of(card)).map(move |number| (card, number))).collect()
    };
    let usable = Memo::new(move |_| {
        matches!(board.asked_phase(), Some(Phase::Meld | Phase::Keep | Phase::Ride { .. }))
    });
    let button = move |(card, number): (Card, u8)| {
        let up = move || is_up(lifted(board, seat), hand.get(), card, number);
        let lift = move |_| {
            let mut cards = board.grip.get_untracked().cards;
            if is_up(cards, hand.get_untracked(), card, number) {
                cards -= Cards::one(card);
            } else {
                cards = with_one_more(cards, card, most(board));
            }
            board.lift(cards);
        };
        view! {
            <button
                type="button" class="rain-card" class:rain-up=up data-testid=format!("card-{}-{number}", card.name())
                aria-pressed=move || up().to_string() aria-label=move || card_name(card) title=move || card_name(card)
                disabled=move || !usable.get() on:click=lift
            >
                <svg viewBox="0 0 60 84" aria-hidden="true" inner_html=art::card(card)></svg>
            </button>
        }
    };
    view! {
        <div class="rain-cards" role="group" aria-label=t("app-mermaid-rain-hand")>
            <For each=each key=|card| *card let(card)>{button(card)}</For>
            {princess(board)}
        </div>
    }
}

/// The last cards of a kind are the lifted ones.
fn is_up(lifted: Cards, hand: Cards, card: Card, number: u8) -> bool {
    number + lifted.of(card) >= hand.of(card)
}

/// One more card lifted; when there are enough already, it takes the place of another.
fn with_one_more(lifted: Cards, card: Card, most: u8) -> Cards {
    if lifted.count() < most {
        return lifted + Cards::one(card);
    }
    let other = Card::ALL.into_iter().find(|&other| other != card && lifted.of(other) > 0).unwrap_or(card);
    lifted - Cards::one(other) + Cards::one(card)
}

/// How many cards may be lifted at once.
fn most(board: OceanBoard) -> u8 {
    let Some((view, seat)) = untrack(|| board.own()) else { return 0 };
    if view.table.phase == Phase::Meld && !view.table.opens_meld(seat) { 1 } else { 2 }
}

/// The cards that are lifted, or those of the answer that lies face down.
fn lifted(board: OceanBoard, seat: Seat) -> Cards {
    let chosen = board.scene.choice().or_else(|| board.view().and_then(|view| view.answers[seat]));
    match chosen {
        Some(Action::Lay { cards } | Action::Keep { cards }) => cards,
        Some(Action::Move { pay, .. }) => board.shown_route().map_or(pay, |route| route.cost()),
        _ => board.grip.get().cards,
    }
}

/// The princess card, while she can be played.
fn princess(board: OceanBoard) -> impl IntoView {
    let possible = Memo::new(move |_| board.scene.legal.with(|legal| legal.contains(&Action::Princess)));
    let played = move || {
        let answered = board.own().and_then(|(view, seat)| view.answers[seat]);
        board.scene.choice().or(answered) == Some(Action::Princess)
    };
    let shown = Memo::new(move |_| possible.get() || played());
    let play = move |_| {
        board.grip.update(|grip| grip.cards = Cards::NONE);
        board.scene.wish(&Action::Princess);
    };
    view! {
        <Show when=move || shown.get()>
            <button type="button" class="rain-card rain-princess" class:rain-up=played data-testid="princess"
                disabled=move || !possible.get() title=t("app-mermaid-rain-princess") on:click=play>
                <svg viewBox="0 0 60 84" aria-hidden="true" inner_html=art::princess()></svg>
                <span>{t("app-mermaid-rain-stop")}</span>
            </button>
        </Show>
    }
}

/// The switch between warp and cards, while both are possible.
fn warp(board: OceanBoard) -> impl IntoView {
    let possible = Memo::new(move |_| board.asked_phase() == Some(Phase::Ride { warp: true }));
    let mode = move |warp: bool, name: &'static str, key: &'static str| {
        let chosen = move || board.grip.get().warp == warp;
        view! {
            <button type="button" class="tool" class:taken=chosen data-testid=name aria-pressed=move || chosen().to_string()
                on:click=move |_| { board.scene.desk.drop_choice(); board.grip.update(|grip| grip.warp = warp); }>{t(key)}</button>
        }
    };
    view! {
        <Show when=move || possible.get()>
            {mode(true, "mode-warp", "app-mermaid-rain-warp")}
            {mode(false, "mode-swim", "app-mermaid-rain-swim")}
        </Show>
    }
}

/// The button of an answer without a place, while it is legal.
fn ending(board: OceanBoard, action: Action, name: &'static str, label: &'static str) -> impl IntoView {
    let possible = Memo::new(move |_| board.scene.legal.with(|legal| legal.contains(&action)));
    let title = move || answer_in_words(board, action);
    view! {
        <Show when=move || possible.get()>
            <button type="button" class="tool" data-testid=name title=title on:click=move |_| board.scene.wish(&action)>{t(label)}</button>
        </Show>
    }
}

/// What helps with the question that is asked, and whether it is about this very moment.
fn note(board: OceanBoard) -> Option<(bool, String)> {
    let (view, seat) = board.own()?;
    let table = &view.table;
    if !board.scene.asked() {
        let secret = matches!(table.phase, Phase::Meld | Phase::Keep) && table.answered.contains(seat);
        return secret.then(|| (true, text("app-mermaid-rain-note-sealed")));
    }
    let general = |key: &str| Some((false, text(key)));
    match table.phase {
        Phase::Meld => Some(meld_note(board, &view, seat)),
        Phase::Pick { .. } | Phase::Waltz => {
            let meld = table.meld(seat);
            let args = [("meld", meld_name(board, meld).into()), ("bonus", bonus(meld).into())];
            Some((true, fill("app-mermaid-rain-note-pick", &args)))
        }
        Phase::Start => general("app-mermaid-rain-note-start"),
        Phase::Place => general("app-mermaid-rain-note-place"),
        Phase::Ride { .. } => ride_note(board, &view, seat),
        Phase::Take => general("app-mermaid-rain-note-take"),
        Phase::Drift => Some((true, text("app-mermaid-rain-note-drift"))),
        Phase::Keep => general("app-mermaid-rain-note-keep"),
        _ => None,
    }
}

fn meld_note(board: OceanBoard, view: &View, seat: Seat) -> (bool, String) {
    let laid = view.table.melds[seat];
    let adding = match board.scene.choice() {
        Some(Action::Lay { cards }) => cards,
        _ => Cards::NONE,
    };
    if (laid + adding).count() < 2 {
        return (false, text("app-mermaid-rain-note-meld"));
    }
    let meld = Meld::best(laid + adding);
    let key = if adding.is_empty() { "app-mermaid-rain-note-so-far" } else { "app-mermaid-rain-note-would" };
    (true, fill(key, &[("meld", meld_name(board, meld).into()), ("bonus", bonus(meld).into())]))
}

fn ride_note(board: OceanBoard, view: &View, seat: Seat) -> Option<(bool, String)> {
    if let Some(route) = board.shown_route().filter(|route| route.steps.len() > 1) {
        let left = view.hands[seat]?.count() - route.cost().count();
        let args = [("moves", (route.steps.len() as i64).into()), ("left", i64::from(left).into())];
        return Some((true, fill("app-mermaid-rain-note-route", &args)));
    }
    if board.grip.get().warp {
        return Some((true, text("app-mermaid-rain-note-warp")));
    }
    let to = match board.scene.choice() {
        Some(Action::Move { to, .. } | Action::Warp { to }) => Some(to),
        _ => view.table.mermaids[seat],
    };
    let dark = to.and_then(|hex| view.sea.tile(hex)).is_some_and(|laid| laid.tile.hue() == Hue::Dark);
    let last = view.table.round == 5;
    Some(match dark && !last {
        true => (true, text("app-mermaid-rain-note-dark")),
        false => (false, text("app-mermaid-rain-note-ride")),
    })
}

/// What a meld is called.
pub(super) fn meld_name(board: OceanBoard, meld: Meld) -> String {
    say(&meld.phrase(), &|seat| board.scene.desk.session.name(seat))
}

/// What a meld brings.
pub(super) fn bonus(meld: Meld) -> String {
    match meld {
        Meld::MermaidRain => text("app-mermaid-rain-bonus-warp"),
        Meld::OceanMarch => text("app-mermaid-rain-bonus-token"),
        Meld::AquamarineWaltz => text("app-mermaid-rain-bonus-tile"),
        Meld::Octopus => text("app-mermaid-rain-bonus-nothing"),
        other => fill("app-points", &[("count", i64::from(other.points()).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_cards_of_a_kind_are_lifted() {
        let (hand, lifted) = (Cards::new(3, 1, 0), Cards::new(1, 0, 0));
        let up: Vec<bool> = (0..3).map(|number| is_up(lifted, hand, Card::Dolphin, number)).collect();
        assert_eq!(up, [false, false, true]);
        assert!(!is_up(lifted, hand, Card::Gull, 0));
    }

    #[test]
    fn a_card_too_many_takes_the_place_of_another() {
        assert_eq!(with_one_more(Cards::new(1, 0, 0), Card::Gull, 2), Cards::new(1, 1, 0));
        assert_eq!(with_one_more(Cards::new(1, 1, 0), Card::Turtle, 2), Cards::new(0, 1, 1));
        assert_eq!(with_one_more(Cards::new(2, 0, 0), Card::Dolphin, 2), Cards::new(2, 0, 0));
        assert_eq!(with_one_more(Cards::new(1, 0, 0), Card::Turtle, 1), Cards::new(0, 0, 1));
    }
}
