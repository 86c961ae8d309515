//! Where the points came from: seat by seat, then realm by realm.

use leptos::prelude::*;
use tidetable_kernel::{PerSeat, Seat};
use tidetable_sea_dragons::{Coral, Power, Presence, Realm, Score, View, thing_coral, thing_realm};

use super::{SeaBoard, hand, name, realms};
use crate::{
    pieces::emblem::badge,
    words::{fill, t, text},
};

/// Where the points came from.
pub(super) fn finale(board: SeaBoard) -> AnyView {
    let accounts = move || {
        let view = board.view()?;
        let scores = view.scores()?;
        Some(view! {
            {sums(board, &scores)}
            {Realm::ALL.map(|realm| account(board, &view, realm))}
            {Seat::all(view.table.seats()).map(|seat| belongings(board, &view, seat)).collect::<Vec<_>>()}
        })
    };
    view! { <section class="accounts sea-accounts" aria-label=t("app-sea-dragons-accounts")>{accounts}</section> }.into_any()
}

/// The sources of points, one in a row.
fn sources(scores: &PerSeat<Score>) -> Vec<(String, Vec<u16>)> {
    let column = |part: &dyn Fn(&Score) -> u16| scores.as_slice().iter().map(part).collect::<Vec<u16>>();
    let mut rows = vec![
        (text("app-sea-dragons-score-missions"), column(&|score| score.missions)),
        (text("app-sea-dragons-score-most"), column(&|score| score.most_missions)),
        (text("app-sea-dragons-score-coins"), column(&|score| score.coins)),
        (text("app-sea-dragons-score-ships"), column(&|score| score.ships)),
        (text("app-sea-dragons-score-corals"), column(&|score| score.corals)),
    ];
    rows.extend(Realm::ALL.map(|realm| (name(&thing_realm(realm)), column(&|score| score.realms[realm]))));
    rows
}

/// All points in one table: a row for each source, a column for each seat.
fn sums(board: SeaBoard, scores: &PerSeat<Score>) -> impl IntoView + use<> {
    let heads = Seat::all(scores.count()).map(|seat| {
        let name = board.scene.desk.session.name(seat);
        view! { <th scope="col" title=name>{badge(seat)}<span class="unseen">{name.clone()}</span></th> }
    });
    let row = |(source, points): (String, Vec<u16>)| {
        let cell = |points: u16| view! { <td class:nothing={points == 0}>{points}</td> };
        view! { <tr><th scope="row">{source}</th>{points.into_iter().map(cell).collect::<Vec<_>>()}</tr> }
    };
    let totals = scores.as_slice().iter().map(|score| view! { <td>{score.total()}</td> }).collect::<Vec<_>>();
    view! {
        <table class="sums" data-testid="sums">
            <thead><tr><td></td>{heads.collect::<Vec<_>>()}</tr></thead>
            <tbody>{sources(scores).into_iter().map(row).collect::<Vec<_>>()}</tbody>
            <tfoot><tr><th scope="row">{t("app-sea-dragons-score-total")}</th>{totals}</tr></tfoot>
        </table>
    }
}

/// Who got what for a realm, and why.
fn account(board: SeaBoard, view: &View, realm: Realm) -> impl IntoView + use<> {
    let (presence, points) = (view.presence(realm), view.majority(realm));
    let pools = view.table.visible_whirlpools(realm).len();
    let each = view.table.edition().whirlpool_points(view.table.seats());
    let title = fill(
        "app-sea-dragons-realm-account",
        &[
            ("realm", name(&thing_realm(realm)).into()),
            ("count", i64::from(pools).into()),
            ("each", i64::from(each).into()),
        ],
    );
    let ranked = realms::ranked(&presence);
    let nobody = ranked.is_empty().then(|| view! { <p class="faint">{t("app-sea-dragons-nobody")}</p> });
    let sides =
        ranked.into_iter().map(|seat| side(board, seat, presence[seat], points[seat])).collect::<Vec<_>>();
    view! {
        <article class="account" data-testid="account" tabindex="0"
            on:pointerenter=move |_| board.spotlight.set(Some(realm)) on:pointerleave=move |_| board.spotlight.set(None)>
            {realms::sign(realm)}
            <div class="account-body"><h3>{title}</h3>{sides}{nobody}</div>
        </article>
    }
}

fn side(board: SeaBoard, seat: Seat, presence: Presence, points: u16) -> impl IntoView {
    let strength = fill(
        "app-sea-dragons-strength",
        &[
            ("dragons", i64::from(presence.dragons).into()),
            ("hidden", i64::from(presence.hidden).into()),
            ("pieces", i64::from(presence.pieces).into()),
        ],
    );
    let takes = (points > 0).then(|| {
        view! { <span class="takes">{fill("app-points", &[("count", i64::from(points).into())])}</span> }
    });
    view! {
        <div class="account-side">
            <span class="account-name">{badge(seat)}{board.scene.desk.session.name(seat)}</span>
            <span class="account-strength">{strength}</span>{takes}
        </div>
    }
}

/// The missions somebody has completed, and the ships, coins and coral cards that were left.
fn belongings(board: SeaBoard, view: &View, seat: Seat) -> impl IntoView + use<> {
    let (table, stock) = (&view.table, view.table.stocks[seat]);
    let missions = stock.missions.iter().map(|id| {
        let mission = table.edition().mission(id);
        view! { <span class="mission-done"><b>{mission.points}</b>{hand::fleet_art(mission.ships)}</span> }
    });
    let corals = view.corals[seat].unwrap_or_default();
    let cards =
        corals.iter().map(|(coral, count)| coral_left(table.edition().coral_points(coral), coral, count));
    let coins = stock.coins;
    view! {
        <article class="account">
            <div class="account-body">
                <h3 class="account-name">{badge(seat)}{board.scene.desk.session.name(seat)}</h3>
                <div class="belongings">
                    {missions.collect::<Vec<_>>()}
                    <span class="mission-done"><b>{coins}</b>{hand::coin_art()}</span>
                    {(!stock.ships.is_empty()).then(|| view! { <span class="mission-done"><b>{stock.ships.len()}</b>{hand::fleet_art(stock.ships)}</span> })}
                    {cards.collect::<Vec<_>>()}
                </div>
            </div>
        </article>
    }
}

/// Coral cards that were never used. A hidden dragon has counted in its realm.
fn coral_left(worth: u8, coral: Coral, count: u8) -> impl IntoView {
    let label = name(&thing_coral(coral));
    let points = match coral.power() {
        Power::Hidden(_) => String::new(),
        _ => (u16::from(worth) * u16::from(count)).to_string(),
    };
    let number = (count > 1).then(|| view! { <small>{format!("×{count}")}</small> });
    view! { <span class="mission-done" title=label><b>{points}</b>{hand::coral_art(coral)}{number}<span class="unseen">{label.clone()}</span></span> }
}
