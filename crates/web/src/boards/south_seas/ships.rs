//! The open ships: what each wants, what is still missing for whom, and choosing the goods to give.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Speak};
use tidetable_south_seas::{Action, Cargo, Good, Goods, Phase, Ship};

use super::{SeasBoard, art, hand::good_label};
use crate::{
    pieces::{
        emblem::{class, sign},
        icon::{Icon, icon},
        order::ordered,
    },
    words::{fill, say, t},
};

/// A small ship, about sixteen across around the origin.
pub(super) const SHIP_SIGN: &str = r#"<g class="seas-ship-sign"><path class="sail" d="M.8 -8V2.4H7.4C7 -2.6 4.6 -6.4 .8 -8ZM-.8 -5.6V2.4H-5.8C-5.4 -1.6 -3.6 -4.4 -.8 -5.6Z"/><path class="hull" d="M-7.6 3.6H7.8C7.2 6.4 5.6 7.6 3.4 7.6H-3.4C-5.6 7.6 -7.2 6.2 -7.6 3.6Z"/></g>"#;

/// The open ships.
pub(super) fn row(board: SeasBoard) -> impl IntoView {
    let ships = Memo::new(move |_| board.with_table(tidetable_south_seas::Table::row).unwrap_or_default());
    view! {
        <div class="seas-ships" role="group" aria-label=t("app-south-seas-row")>
            {move || ships.get().into_iter().enumerate().map(|(place, ship)| match ship {
                Some(ship) => card(board, place, ship).into_any(),
                None => view! { <span class="seas-ship gone" aria-hidden="true"></span> }.into_any(),
            }).collect::<Vec<_>>()}
        </div>
    }
}

fn card(board: SeasBoard, place: usize, ship: Ship) -> impl IntoView {
    let possible =
        Memo::new(move |_| board.scene.legal.with(|legal| legal.iter().any(|action| concerns(action, ship))));
    let chosen = move || {
        board.scene.choice().is_some_and(|action| concerns(&action, ship))
            || board.loading.get().is_some_and(|(loading, _)| loading == ship)
    };
    let label = move || say(&ship.phrase(), &|seat| board.scene.desk.session.name(seat));
    let held = move || {
        board.scene.seat().and_then(|seat| board.with_table(|table| table.goods(seat))).unwrap_or_default()
    };
    view! {
        <button type="button" class="seas-ship" class:possible=move || possible.get() class:taken=chosen
            data-testid=format!("ship-{place}") title=label on:click=move |_| click(board, ship)>
            <span class="unseen">{label}</span>
            <span class="seas-ship-head" aria-hidden="true">
                <svg class="seas-ship-art" viewBox="-9 -9 18 18" aria-hidden="true" inner_html=SHIP_SIGN></svg>
                <b class="seas-points">{ship.points}</b>
            </span>
            <span class="seas-cargo" aria-hidden="true">{move || crates(ship.cargo, held()).into_iter().map(sign_of).collect::<Vec<_>>()}</span>
            <span class="seas-lacks" aria-hidden="true">{move || lacks(board, ship)}</span>
        </button>
    }
}

/// Whether an answer takes that ship.
fn concerns(action: &Action, ship: Ship) -> bool {
    matches!(*action, Action::TakeShip { ship: other } | Action::LoadShip { ship: other, .. } if other == ship)
}

/// A good that a ship wants, and whether one has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Crate {
    /// Which good; nothing if it may be any.
    good: Option<Good>,
    /// Which of several kinds it belongs to, where they must be alike.
    letter: Option<char>,
    have: bool,
}

/// What a ship wants, good by good, and what of it somebody has.
fn crates(cargo: Cargo, held: Goods) -> Vec<Crate> {
    match cargo {
        Cargo::Named { .. } => {
            let wanted = cargo.named().unwrap_or_default();
            let of = |good: Good| {
                (0..wanted[good]).map(move |index| Crate {
                    good: Some(good),
                    letter: None,
                    have: index < held[good],
                })
            };
            Good::ALL.into_iter().flat_map(of).collect()
        }
        Cargo::Any(count) => (0..u32::from(count))
            .map(|index| Crate { good: None, letter: None, have: index < held.total() })
            .collect(),
        Cargo::Alike { first, second } => {
            let best = closest(cargo, held);
            // The kinds that come nearest are counted, the larger part first.
            let kinds: Vec<Good> = Good::ALL.into_iter().filter(|&good| best[good] > 0).collect();
            let kinds = ordered(kinds, |&good| -i64::from(best[good]));
            let part = |letter: char, size: u8, kind: usize| {
                let count = kinds.get(kind).map_or(0, |&good| held[good]);
                (0..u16::from(size)).map(move |index| Crate {
                    good: None,
                    letter: Some(letter),
                    have: index < count,
                })
            };
            part('A', first, 0).chain(part('B', second, 1)).collect()
        }
    }
}

/// The goods that would do and of which fewest are missing.
fn closest(cargo: Cargo, held: Goods) -> Goods {
    let plenty = Goods { bananas: 99, shells: 99, fish: 99 };
    let mut best: Option<Goods> = None;
    cargo.each_load(plenty, |goods| {
        let missing = |goods: Goods| goods.minus(held).total();
        if best.is_none_or(|known| missing(goods) < missing(known)) {
            best = Some(goods);
        }
    });
    best.unwrap_or_default()
}

fn sign_of(wanted: Crate) -> impl IntoView {
    let inside = match (wanted.good, wanted.letter) {
        (Some(good), _) => art::picture(good).to_owned(),
        (None, Some(letter)) => format!(r#"<rect class="seas-crate" x="-7" y="-7" width="14" height="14" rx="2.5"/><text class="seas-crate-sign" y="4.4">{letter}</text>"#),
        (None, None) => r#"<rect class="seas-crate" x="-7" y="-7" width="14" height="14" rx="2.5"/><text class="seas-crate-sign" y="4.6">∗</text>"#.to_owned(),
    };
    view! { <svg class="seas-want" class:have=wanted.have viewBox="-9 -9 18 18" inner_html=inside></svg> }
}

/// A ship by itself: what it wants and its points.
pub(super) fn small(ship: Ship) -> impl IntoView {
    let plenty = Goods { bananas: 99, shells: 99, fish: 99 };
    view! {
        <span class="seas-ship-small" aria-hidden="true">
            <svg class="seas-ship-art" viewBox="-9 -9 18 18" inner_html=SHIP_SIGN></svg><b class="seas-points">{ship.points}</b>
            <span class="seas-cargo">{crates(ship.cargo, plenty).into_iter().map(sign_of).collect::<Vec<_>>()}</span>
        </span>
    }
}

/// How many goods each seat lacks.
fn lacks(board: SeasBoard, ship: Ship) -> Vec<AnyView> {
    let lack = |seat: Seat, missing: u32| {
        let sign = format!(
            r#"<circle class="badge-ground" cx="12" cy="12" r="12"/><g class="sign" transform="translate(4.2 4.2) scale(.65)">{}</g>"#,
            sign(seat)
        );
        view! {
            <span class=format!("seas-lack {}", class(seat)) class:ready=missing == 0>
                <svg viewBox="0 0 24 24" class="badge" inner_html=sign></svg>
                {if missing == 0 { "✓".to_owned() } else { format!("−{missing}") }}
            </span>
        }
        .into_any()
    };
    let all = board.with_table(|table| {
        Seat::all(table.seats()).map(|seat| lack(seat, ship.cargo.missing(table.goods(seat)))).collect()
    });
    all.unwrap_or_default()
}

/// Every way to load a ship now.
fn loads(board: SeasBoard, ship: Ship) -> Vec<Goods> {
    board.scene.legal.with(|legal| {
        let load = |action: &Action| match *action {
            Action::LoadShip { ship: other, goods } if other == ship => Some(goods),
            _ => None,
        };
        legal.iter().filter_map(load).collect()
    })
}

/// Takes the ship, loads it, asks with what, or asks why not.
fn click(board: SeasBoard, ship: Ship) {
    let Some(table) = untrack(|| board.view()) else { return };
    let table = table.table();
    if matches!(table.phase(), Phase::Claim(_)) {
        return board.scene.wish(&Action::TakeShip { ship });
    }
    let loads = untrack(|| loads(board, ship));
    match loads[..] {
        [] => {
            let held = untrack(|| board.scene.seat()).map(|seat| table.goods(seat)).unwrap_or_default();
            board.loading.set(None);
            board.scene.wish(&Action::LoadShip { ship, goods: closest(ship.cargo, held) });
        }
        [goods] => {
            board.loading.set(None);
            board.scene.wish(&Action::LoadShip { ship, goods });
        }
        _ => {
            let again = board.loading.get_untracked().is_some_and(|(other, _)| other == ship);
            board.scene.desk.drop_choice();
            board.loading.set((!again).then_some((ship, Goods::NONE)));
        }
    }
}

/// Chooses the goods to give.
pub(super) fn chooser(board: SeasBoard) -> impl IntoView {
    let ship = move || board.loading.get().map(|(ship, _)| ship);
    let given = move || board.loading.get().map(|(_, goods)| goods).unwrap_or_default();
    let total = move || ship().map_or(0, |ship| ship.cargo.size());
    let progress = move || {
        fill(
            "app-south-seas-give",
            &[("given", i64::from(given().total()).into()), ("total", i64::from(total()).into())],
        )
    };
    view! {
        <div class="seas-chooser" data-testid="chooser">
            <span>{progress}</span>
            {Good::ALL.map(|good| stepper(board, good)).into_iter().collect::<Vec<_>>()}
        </div>
    }
}

fn stepper(board: SeasBoard, good: Good) -> impl IntoView {
    let given = move || board.loading.get().map_or(0, |(_, goods)| goods[good]);
    let with = move |count: u16| {
        let (ship, mut goods) = board.loading.get()?;
        goods[good] = count;
        Some((ship, goods))
    };
    // One more is possible if it still leads to a way to load the ship.
    let more = move || {
        with(given() + 1).is_some_and(|(ship, goods)| loads(board, ship).iter().any(|load| load.cover(goods)))
    };
    let set = move |count: u16| {
        let Some((ship, goods)) = untrack(|| with(count)) else { return };
        board.loading.set(Some((ship, goods)));
        let complete = ship.cargo.accepts(goods);
        if complete {
            board.show(&Action::LoadShip { ship, goods });
        } else {
            board.scene.desk.drop_choice();
        }
    };
    let label = move || good_label(good, given());
    view! {
        <span class="seas-stepper">
            <button type="button" class="round small" data-testid=format!("less-{}", good.letter()) aria-label=t("app-south-seas-less")
                disabled=move || given() == 0 on:click=move |_| set(given() - 1)>{icon(Icon::Minus)}</button>
            <svg class="seas-mini" viewBox="-9 -9 18 18" aria-hidden="true" inner_html=art::picture(good)></svg>
            <b aria-hidden="true">{given}</b><span class="unseen">{label}</span>
            <button type="button" class="round small" data-testid=format!("more-{}", good.letter()) aria-label=t("app-south-seas-more")
                disabled=move || !more() on:click=move |_| set(given() + 1)>{icon(Icon::Plus)}</button>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn have(cargo: &str, bananas: u16, shells: u16, fish: u16) -> String {
        let signs = crates(cargo.parse().unwrap(), Goods { bananas, shells, fish });
        signs.iter().map(|wanted| if wanted.have { '+' } else { '-' }).collect()
    }

    #[test]
    fn what_is_at_hand_is_told_from_what_is_missing() {
        assert_eq!(have("bssf", 3, 1, 0), "++--");
        assert_eq!(have("*****", 1, 1, 1), "+++--");
        assert_eq!(have("AAAA", 1, 3, 0), "+++-");
        assert_eq!(have("AAAB", 1, 3, 0), "++++");
        assert_eq!(have("AAAB", 0, 2, 0), "++--");
    }

    #[test]
    fn the_closest_goods_lack_as_few_as_any() {
        for (cargo, held) in [
            ("AAAA", Goods::of(Good::Shell, 2)),
            ("******", Goods::of(Good::Fish, 3)),
            ("AAAB", Goods::of(Good::Banana, 1)),
        ] {
            let cargo: Cargo = cargo.parse().unwrap();
            assert_eq!(closest(cargo, held).minus(held).total(), cargo.missing(held));
            assert!(cargo.accepts(closest(cargo, held)));
        }
    }
}
