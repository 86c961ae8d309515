//! Where every point of a finished game comes from.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Speak};
use tidetable_mermaid_rain::{Event, Share, Treasure};

use super::{OceanBoard, describe::kind_name, sign};
use crate::{
    pieces::emblem::{badge, class},
    words::{fill, number, say, t},
};

/// What a seat scored, by source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Account {
    melds: i32,
    /// Tokens gained, and the points they brought at once.
    tokens: (i32, i32),
    tribute: i32,
    shares: [Option<Share>; 5],
}

impl Account {
    fn total(&self) -> i32 {
        let majorities: i32 = self.shares.iter().flatten().map(|share| i32::from(share.points)).sum();
        self.melds + self.tokens.1 - self.tribute + majorities
    }
}

/// The accounts of all seats.
fn accounts(events: &[Event], seats: u8) -> Vec<Account> {
    let mut accounts = vec![Account::default(); usize::from(seats)];
    for event in events {
        match event {
            Event::MeldScored { seat, points, .. } => accounts[seat.index()].melds += i32::from(*points),
            Event::TokenDrawn { seat, points, .. }
            | Event::TokenTaken { seat, points, .. }
            | Event::HiddenTaken { seat, points, .. } => {
                let (count, sum) = &mut accounts[seat.index()].tokens;
                (*count, *sum) = (*count + 1, *sum + i32::from(*points));
            }
            Event::TributePaid { seat, lost, .. } => accounts[seat.index()].tribute = i32::from(*lost),
            Event::MajorityScored { treasure, shares } => {
                for share in shares {
                    accounts[share.seat.index()].shares[*treasure as usize] = Some(*share);
                }
            }
            _ => (),
        }
    }
    accounts
}

/// Where the points come from.
pub(super) fn finale(board: OceanBoard) -> AnyView {
    let content = move || {
        let seats = board.view()?.table.seats();
        let events = board.scene.events();
        let accounts = accounts(&events, seats);
        Some(view! { {table(&accounts)}{lines(board, &events)} })
    };
    view! { <section class="rain-accounts" aria-label=t("app-mermaid-rain-accounts")>{content}</section> }
        .into_any()
}

fn table(accounts: &[Account]) -> impl IntoView + use<> {
    let seats = || Seat::all(accounts.len() as u8);
    let heads: Vec<_> =
        seats().map(|seat| view! { <th scope="col" class=class(seat)>{badge(seat)}</th> }).collect();
    let row = |label: AnyView, value: &dyn Fn(&Account) -> (i32, Option<i32>)| {
        let cells: Vec<_> = accounts
            .iter()
            .map(|account| {
                let (points, count) = value(account);
                view! {
                    <td class:rain-loss=points < 0 class:rain-nothing=points == 0>
                        {number(points)}
                        {count.filter(|&count| count > 0).map(|count| view! { <small>{format!("×{count}")}</small> })}
                    </td>
                }
            })
            .collect();
        view! { <tr><th scope="row">{label}</th>{cells}</tr> }
    };
    let plain = |key: &'static str| view! { <span>{t(key)}</span> }.into_any();
    let majorities: Vec<_> = Treasure::ALL
        .into_iter()
        .map(|kind| {
            let label = view! {
                <span class=format!("rain-kind rain-{}", kind.name())><svg viewBox="0 0 24 24" aria-hidden="true" inner_html=sign::treasure(kind)></svg><span>{kind_name(kind)}</span></span>
            };
            row(label.into_any(), &|account| {
                account.shares[kind as usize].map_or((0, None), |share| (share.points.into(), Some(share.count.into())))
            })
        })
        .collect();
    let total: Vec<_> = accounts
        .iter()
        .map(|account| view! { <td class="rain-total">{number(account.total())}</td> })
        .collect();
    view! {
        <table class="rain-table" data-testid="accounts">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>
                {row(plain("app-mermaid-rain-from-melds"), &|account| (account.melds, None))}
                {row(plain("app-mermaid-rain-from-tokens"), &|account| (account.tokens.1, Some(account.tokens.0)))}
                {row(plain("app-mermaid-rain-from-tribute"), &|account| (-account.tribute, None))}
                {majorities}
                <tr class="sum"><th scope="row">{t("app-mermaid-rain-sum")}</th>{total}</tr>
            </tbody>
        </table>
    }
}

/// Tribute and majorities in words, with ties and monopolies.
fn lines(board: OceanBoard, events: &[Event]) -> impl IntoView + use<> {
    let told = |event: &&Event| match event {
        Event::TributePaid { lost, .. } => *lost > 0,
        Event::MajorityScored { .. } => true,
        _ => false,
    };
    let line = |event: &Event| {
        let name = |seat| board.scene.desk.session.name(seat);
        let shared = matches!(event, Event::MajorityScored { shares, .. } if is_shared(shares));
        let shared = shared.then(|| view! { <small>{t("app-mermaid-rain-shared")}</small> });
        view! { <li>{say(&event.phrase(), &name)}" "{shared}</li> }
    };
    let lines: Vec<_> = events.iter().filter(told).map(line).collect();
    let places = fill("app-mermaid-rain-places", &[]);
    view! { <p class="faint">{places}</p><ul class="rain-lines">{lines}</ul> }
}

/// Whether equals share a place.
fn is_shared(shares: &[Share]) -> bool {
    shares.windows(2).any(|pair| pair[0].place == pair[1].place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::{Awaiting, Dice, Game, PerSeat};
    use tidetable_mermaid_rain::{MermaidRain, Options};

    fn random_game(seed: u64, seats: u8) -> (Vec<Event>, PerSeat<i16>) {
        let mut dice = Dice::seeded(seed);
        let mut game = MermaidRain::new(&Options { seats, ..Options::default() }).unwrap();
        let mut events = Vec::new();
        loop {
            match game.awaiting() {
                Awaiting::Nobody => return (events, game.table().points),
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice, &mut Vec::new());
                    game.resolve(&chance, &mut events);
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let action = game.sample_action(seat, &mut dice, &mut Vec::new());
                    game.apply(seat, &action, &mut events);
                }
            }
        }
    }

    #[test]
    fn every_point_is_explained() {
        for seats in 3..=6 {
            for seed in 0..20 {
                let (events, points) = random_game(seed, seats);
                let accounts = accounts(&events, seats);
                for (seat, &points) in points.iter() {
                    assert_eq!(accounts[seat.index()].total(), i32::from(points), "{seats} {seed} {seat:?}");
                }
            }
        }
    }

    #[test]
    fn a_tie_is_noticed() {
        let share = |seat: u8, place: u8| Share { seat: Seat(seat), place, ..Share::default() };
        assert!(is_shared(&[share(0, 1), share(2, 2), share(1, 2)]));
        assert!(!is_shared(&[share(0, 1), share(1, 2)]));
    }
}
