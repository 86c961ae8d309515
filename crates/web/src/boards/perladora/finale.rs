//! Where the pearls went, territory by territory.

use leptos::prelude::*;
use tidetable_kernel::Seats;
use tidetable_perladora::{CellSet, DiverWorth, Event, SideCount};

use super::{
    LagoonBoard,
    art::{self, Look},
    chart::Chart,
};
use crate::{
    pieces::{
        emblem::{badge, class},
        order::ordered,
    },
    words::{fill, t, with_words},
};

/// What happened in one territory.
struct Account {
    cells: CellSet,
    pearls: u32,
    sides: Vec<SideCount>,
    decided: bool,
    lost: u32,
}

/// The accounts of all territories, those with the most pearls first.
fn accounts(board: LagoonBoard) -> Vec<Account> {
    let account = |event: Event| match event {
        Event::TerritoryCounted { cells, pearls, sides, decider, lost } => {
            Some(Account { cells, pearls, sides, decided: decider.is_some(), lost })
        }
        _ => None,
    };
    let accounts: Vec<Account> = board.scene.events().into_iter().filter_map(account).collect();
    ordered(accounts, |account| -i64::from(account.pearls))
}

/// Where the pearls went.
pub(super) fn finale(board: LagoonBoard) -> AnyView {
    view! {
        <section class="accounts" aria-label=t("app-perladora-accounts")>
            {move || accounts(board).into_iter().map(|account| row(board, account)).collect::<Vec<_>>()}
        </section>
    }
    .into_any()
}

fn row(board: LagoonBoard, account: Account) -> impl IntoView {
    let Account { cells, pearls, sides, decided, lost } = account;
    let point_out = move || board.spotlight.set(cells);
    let title = fill(
        "app-perladora-territory-account",
        &[("cells", i64::from(cells.len()).into()), ("pearls", i64::from(pearls).into())],
    );
    let nobody = sides.is_empty().then(|| view! { <p class="faint">{t("app-perladora-nobody")}</p> });
    let lost = (lost > 0).then(
        || view! { <p class="faint">{fill("app-perladora-lost", &[("count", i64::from(lost).into())])}</p> },
    );
    let decided = decided.then(|| view! { <p class="faint">{t("app-perladora-decided")}</p> });
    view! {
        <article class="account" data-testid="account" tabindex="0"
            on:pointerenter=move |_| point_out() on:focus=move |_| point_out()
            on:pointerleave=move |_| board.spotlight.set(CellSet::NONE) on:blur=move |_| board.spotlight.set(CellSet::NONE)>
            {map(cells)}
            <div class="account-body">
                <h3>{title}</h3>
                {sides.into_iter().map(|side| side_view(board, side)).collect::<Vec<_>>()}
                {nobody}{decided}{lost}
            </div>
        </article>
    }
}

/// The territory on a small map.
fn map(cells: CellSet) -> impl IntoView {
    let chart = Chart { tall: false };
    let (width, height) = chart.size();
    view! {
        <svg class="account-map" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <rect class="water" x="40" y="40" width=width - 80.0 height=height - 80.0 rx="14"/>
            <path class="spotlight" d=chart.outline(cells, 4.0)/>
        </svg>
    }
}

fn side_view(board: LagoonBoard, side: SideCount) -> impl IntoView {
    let names = side_names(board, side.seats);
    let takes = (side.takes > 0).then(|| {
        let pearls = fill("app-perladora-takes", &[("count", i64::from(side.takes).into())]);
        view! { <span class="takes">{pearls}</span> }
    });
    let divers = side.divers.into_iter().map(|diver| chip(board, diver)).collect::<Vec<_>>();
    view! {
        <div class="account-side">
            <span class="account-name">{side.seats.iter().map(badge).collect::<Vec<_>>()}{names}</span>
            <span class="account-divers">{divers}</span>
            <span class="account-strength">{fill("app-perladora-strength", &[("count", i64::from(side.strength).into())])}</span>
            {takes}
        </div>
    }
}

fn side_names(board: LagoonBoard, seats: Seats) -> String {
    let names: Vec<String> = seats.iter().map(|seat| board.scene.desk.session.name(seat)).collect();
    with_words(|words| words.list(&names))
}

/// A diver with what it was worth.
fn chip(board: LagoonBoard, diver: DiverWorth) -> Option<impl IntoView> {
    let owner = board.table()?.owner(diver.cell)?;
    let look = Look {
        value: Some(diver.value.get()),
        face_up: true,
        necklaces: diver.necklaces,
        reinforced: diver.reinforced,
    };
    let title = fill(
        "app-perladora-worth",
        &[("cell", diver.cell.to_string().into()), ("worth", i64::from(diver.worth).into())],
    );
    Some(view! {
        <svg class=format!("account-diver {}", class(owner)) viewBox="-40 -40 82 84" role="img" aria-label=title>
            <g class="diver" inner_html=art::diver(owner, look)></g>
        </svg>
    })
}
