//! The open missions: what each asks for, what is missing, and how it can be paid.

use leptos::prelude::*;
use tidetable_sea_dragons::{
    Action, Coral, Corals, Fleet, Mission, Power, ROW, Ship, View, shortfall, thing_mission,
};

use super::{SeaBoard, emblem, hand, name};
use crate::{
    pieces::order::ordered,
    words::{fill, t, text},
};

/// The row of missions, and the ways to pay for the one chosen.
pub(super) fn row(board: SeaBoard) -> AnyView {
    let missions = Memo::new(move |_| {
        let Some(table) = board.table() else { return Vec::new() };
        table.row.iter().map(|id| id.map(|id| table.edition().mission(id))).collect::<Vec<_>>()
    });
    let card = move |place: usize| {
        move || missions.get().get(place).copied().flatten().map(|mission| card(board, place, mission))
    };
    view! {
        <div class="missions">{(0..ROW).map(card).collect::<Vec<_>>()}</div>
        {move || board.mission.get().map(|mission| payments(board, mission))}
    }
    .into_any()
}

fn card(board: SeaBoard, place: usize, mission: Mission) -> impl IntoView {
    let missing = Memo::new(move |_| board.view().and_then(|view| missing(&view, mission)));
    let ways = Memo::new(move |_| board.scene.legal.with(|legal| ways(legal, mission).len()));
    let held = move || {
        board.scene.seat().zip(board.table()).map_or(Fleet::NONE, |(seat, table)| table.stocks[seat].ships)
    };
    let chosen = move || {
        board.mission.get() == Some(mission)
            || matches!(board.scene.choice(), Some(Action::Complete { mission: other, .. }) if other == mission)
    };
    let lack = move || match missing.get() {
        Some(0) => text("app-sea-dragons-mission-ready"),
        Some(count) => fill("app-sea-dragons-mission-missing", &[("count", i64::from(count).into())]),
        None => String::new(),
    };
    let label = move || format!("{} · {}", name(&thing_mission(mission)), lack());
    view! {
        <button type="button" class="mission" data-testid=format!("mission-{place}") class:possible=move || { ways.get() > 0 }
            class:taken=chosen title=label disabled=move || !board.scene.asked() on:click=move |_| choose(board, mission)>
            <span class="unseen">{label}</span>
            <span class="mission-points" aria-hidden="true">{mission.points}</span>
            <span class="mission-ships">{move || wanted(mission.ships, held())}</span>
            {mission.coral.then(|| view! { <svg class="ship-art" viewBox="-24 -25 48 50" aria-hidden="true" inner_html=emblem::CORAL></svg> })}
            <span class="mission-lack" aria-hidden="true" class:ready=move || missing.get() == Some(0)>{lack}</span>
        </button>
    }
}

/// The ships asked for, those that are still missing drawn hollow.
fn wanted(ships: Fleet, held: Fleet) -> Vec<AnyView> {
    let each = Ship::ALL.into_iter().flat_map(|ship| (0..ships.count(ship)).map(move |nth| (ship, nth)));
    each.map(|(ship, nth)| {
        let kind = if nth < held.count(ship) { "wanted had" } else { "wanted" };
        view! { <span class=kind>{hand::ship_art(ship)}</span> }.into_any()
    })
    .collect()
}

/// How many ships the viewer lacks for a mission.
fn missing(view: &View, mission: Mission) -> Option<u8> {
    let tidetable_kernel::Viewer::Seat(seat) = view.viewer else { return None };
    Some(shortfall(mission.ships, view.table.stocks[seat].ships, view.corals[seat].unwrap_or_default()))
}

/// The ways to pay for a mission, those that use least first.
fn ways(legal: &[Action], mission: Mission) -> Vec<(Fleet, Corals)> {
    let way = |action: &Action| match *action {
        Action::Complete { mission: other, ships, corals } if other == mission => Some((ships, corals)),
        _ => None,
    };
    ordered(legal.iter().filter_map(way).collect(), |(ships, corals)| {
        i64::from(corals.len()) << 8 | i64::from(ships.len())
    })
}

/// Chooses a mission: paid in the only way there is, or the ways are shown, or it is said what is missing.
fn choose(board: SeaBoard, mission: Mission) {
    let ways = board.scene.legal.with_untracked(|legal| ways(legal, mission));
    match ways[..] {
        [(ships, corals)] => {
            board.mission.set(None);
            board.scene.wish(&Action::Complete { mission, ships, corals });
        }
        [] => {
            let all = untrack(|| {
                let (view, seat) = (board.view()?, board.scene.seat()?);
                Some((view.table.stocks[seat].ships, as_ships(view.corals[seat].unwrap_or_default())))
            });
            if let Some((ships, corals)) = all {
                board.scene.wish(&Action::Complete { mission, ships, corals });
            }
        }
        _ => {
            board.scene.desk.drop_choice();
            board.mission.update(|open| *open = (*open != Some(mission)).then_some(mission));
        }
    }
}

/// The coral cards that stand for ships.
fn as_ships(corals: Corals) -> Corals {
    let ships = |coral: Coral| matches!(coral.power(), Power::Double(_) | Power::Any);
    let cards = corals.iter().filter(|&(coral, _)| ships(coral));
    cards.fold(Corals::NONE, |all, (coral, count)| all.with(coral, count))
}

/// The ways to pay for a mission, to choose from.
fn payments(board: SeaBoard, mission: Mission) -> impl IntoView {
    let ways = board.scene.legal.with(|legal| ways(legal, mission));
    let way = |(index, (ships, corals)): (usize, (Fleet, Corals))| {
        let action = Action::Complete { mission, ships, corals };
        let cards = corals.iter().flat_map(|(coral, count)| (0..count).map(move |_| hand::coral_art(coral)));
        let label = move || name(&tidetable_kernel::Speak::phrase(&action));
        view! {
            <button type="button" class="payment" data-testid=format!("payment-{index}") aria-label=label title=label
                class:taken=move || board.scene.choice() == Some(action) on:click=move |_| board.scene.wish(&action)>
                {hand::fleet_art(ships)}{cards.collect::<Vec<_>>()}
            </button>
        }
    };
    view! {
        <div class="payments" role="group" aria-label=t("app-sea-dragons-payments")>
            <span class="payments-title">{t("app-sea-dragons-payments")}</span>
            {ways.into_iter().enumerate().map(way).collect::<Vec<_>>()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_that_keep_cards_come_first() {
        let mission = Mission { ships: Fleet::NONE.with(Ship::Red, 1), points: 3, coral: false };
        let pay = |ships: Fleet, corals: Corals| Action::Complete { mission, ships, corals };
        let (one, two) = (Fleet::NONE.with(Ship::Red, 1), Fleet::NONE.with(Ship::Blue, 2));
        let any = Corals::NONE.with(Coral::ANY, 1);
        let legal = [pay(Fleet::NONE, any), pay(two, Corals::NONE), pay(one, Corals::NONE), Action::Pass];
        let sorted: Vec<_> = ways(&legal, mission);
        assert_eq!(sorted, [(one, Corals::NONE), (two, Corals::NONE), (Fleet::NONE, any)]);
        let other = Mission { points: 4, ..mission };
        assert!(ways(&legal, other).is_empty());
    }

    #[test]
    fn only_cards_that_stand_for_ships_are_offered() {
        let hand = Corals::NONE
            .with(Coral::GOLD, 2)
            .with(Coral::ANY, 1)
            .with(Coral::double(Ship::Red, Ship::Red), 1);
        assert_eq!(as_ships(hand), hand.without(Corals::NONE.with(Coral::GOLD, 2)));
    }
}
