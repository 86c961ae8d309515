//! Where the points come from: ships, and a point for each three goods left.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Speak};
use tidetable_south_seas::{Cause, Event, Good, Goods, Harvest, Ship};

use super::{SeasBoard, art, hand::good_label, ships};
use crate::{
    pieces::{
        emblem::{badge, class},
        order::ordered,
    },
    words::{fill, say, t, text},
};

/// How a ship was come by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Loaded,
    Market,
}

/// What a seat scored.
struct Account {
    seat: Seat,
    ships: Vec<(Ship, Way)>,
    ship_points: u32,
    goods: Goods,
    goods_points: u32,
    /// What was harvested at the very end.
    late: Vec<(Good, u16)>,
}

/// The accounts of all seats, the best first.
fn accounts(events: &[Event]) -> Vec<Account> {
    let account = |event: &Event| match event {
        Event::Counted { seat, ship_points, goods, goods_points, .. } => Some(Account {
            seat: *seat,
            ships: ships_of(events, *seat),
            ship_points: *ship_points,
            goods: *goods,
            goods_points: *goods_points,
            late: late_goods(events, *seat),
        }),
        _ => None,
    };
    let accounts: Vec<Account> = events.iter().filter_map(account).collect();
    ordered(accounts, |account| -i64::from(account.ship_points + account.goods_points))
}

/// The ships a seat took, in the order in which it took them.
fn ships_of(events: &[Event], taker: Seat) -> Vec<(Ship, Way)> {
    let ship = |event: &Event| match *event {
        Event::ShipTaken { seat, ship } if seat == taker => Some((ship, Way::Market)),
        Event::ShipLoaded { seat, ship, .. } if seat == taker => Some((ship, Way::Loaded)),
        _ => None,
    };
    events.iter().filter_map(ship).collect()
}

/// The goods a seat gained from what stood unfinished.
fn late_goods(events: &[Event], seat: Seat) -> Vec<(Good, u16)> {
    let late = |event: &Event| match event {
        Event::Harvested(Harvest { kind, cause: Cause::End, winners, goods, .. })
            if winners.contains(seat) =>
        {
            kind.good().map(|good| (good, *goods))
        }
        _ => None,
    };
    let mut sums = Goods::NONE;
    events.iter().filter_map(late).for_each(|(good, count)| sums[good] += count);
    Good::ALL.into_iter().filter(|&good| sums[good] > 0).map(|good| (good, sums[good])).collect()
}

/// Where the points come from.
pub(super) fn finale(board: SeasBoard) -> AnyView {
    view! {
        <section class="accounts" aria-label=t("app-south-seas-accounts")>
            {move || accounts(&board.scene.events()).into_iter().map(|account| row(board, account)).collect::<Vec<_>>()}
        </section>
    }
    .into_any()
}

fn row(board: SeasBoard, account: Account) -> impl IntoView {
    let Account { seat, ships, ship_points, goods, goods_points, late } = account;
    let name = board.scene.desk.session.name(seat);
    let total = fill("app-points", &[("count", i64::from(ship_points + goods_points).into())]);
    let none = ships.is_empty().then(|| view! { <p class="faint">{text("app-south-seas-no-ships")}</p> });
    let taken = ships.into_iter().map(|(ship, way)| {
        let label = say(&ship.phrase(), &|seat| board.scene.desk.session.name(seat));
        let title = match way {
            Way::Market => fill("app-south-seas-by-market", &[("ship", label.into())]),
            Way::Loaded => fill("app-south-seas-by-load", &[("ship", label.into())]),
        };
        let stall = (way == Way::Market).then(|| view! { <svg class="seas-stall" viewBox="-17 -17 34 34" aria-hidden="true" inner_html=art::MARKET></svg> });
        view! { <li title=title.clone()>{stall}{ships::small(ship)}<span class="unseen">{title.clone()}</span></li> }
    });
    let taken: Vec<_> = taken.collect();
    let held: Vec<_> = Good::ALL.into_iter().map(|good| amount(good, goods[good])).collect();
    let ships_sum = fill("app-south-seas-ship-points", &[("points", i64::from(ship_points).into())]);
    let goods_sum = fill(
        "app-south-seas-goods-points",
        &[("goods", i64::from(goods.total()).into()), ("points", i64::from(goods_points).into())],
    );
    let late = (!late.is_empty()).then(|| {
        let parts: Vec<_> = late.into_iter().map(|(good, count)| amount(good, count)).collect();
        view! { <p class="faint seas-late">{text("app-south-seas-late")}{parts}</p> }
    });
    view! {
        <article class=format!("account seas-account {}", class(seat)) data-testid="account">
            <div class="account-body">
                <h3 class="account-name">{badge(seat)}{name}<span class="takes">{total}</span></h3>
                <div class="seas-line"><ul class="seas-pile">{taken}</ul>{none}<b class="seas-sum">{ships_sum}</b></div>
                <div class="seas-line"><span class="seas-goods">{held}</span><b class="seas-sum">{goods_sum}</b></div>
                {late}
            </div>
        </article>
    }
}

/// So much of a good, as a picture and a number.
fn amount(good: Good, count: u16) -> impl IntoView {
    let label = good_label(good, count);
    view! {
        <span class="fact" title=label.clone()>
            <svg class="seas-mini" viewBox="-9 -9 18 18" aria-hidden="true" inner_html=art::picture(good)></svg>
            <span aria-hidden="true">{count}</span><span class="unseen">{label.clone()}</span>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::Seats;
    use tidetable_south_seas::Kind;

    #[test]
    fn an_account_tells_how_each_ship_and_good_was_come_by() {
        let (one, other): (Ship, Ship) = ("bssf/5".parse().unwrap(), "AAAA/3".parse().unwrap());
        let end = |kind, goods, seat| {
            let winners: Seats = [Seat(seat)].into_iter().collect();
            Event::Harvested(Harvest {
                kind,
                cause: Cause::End,
                parts: vec![],
                islanders: vec![],
                winners,
                goods,
            })
        };
        let counted = |seat, ship_points, goods_points| Event::Counted {
            seat: Seat(seat),
            ships: vec![],
            ship_points,
            goods: Goods::NONE,
            goods_points,
        };
        let events = [
            Event::ShipTaken { seat: Seat(1), ship: one },
            Event::ShipLoaded { seat: Seat(1), ship: other, goods: Goods::NONE },
            end(Kind::Sea, 4, 1),
            end(Kind::Sea, 2, 1),
            end(Kind::Bridge, 1, 0),
            counted(0, 0, 0),
            counted(1, 8, 2),
        ];
        let accounts = accounts(&events);
        assert_eq!(accounts[0].seat, Seat(1), "the best comes first");
        assert_eq!(accounts[0].ships, [(one, Way::Market), (other, Way::Loaded)]);
        assert_eq!(accounts[0].late, [(Good::Fish, 6)]);
        assert_eq!(accounts[1].late, [(Good::Shell, 1)]);
    }
}
