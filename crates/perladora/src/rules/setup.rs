//! RULES §3: setting up. Clans and piles are drawn one by one; the last one left is not a draw.

use tidetable_kernel::{EventSink, Seat};

use super::turn;
use crate::{
    cell::Cell,
    chance::Chance,
    clan::Clan,
    event::Event,
    state::Perladora,
    table::{Phase, Table},
    tally::Tally,
};

/// Appends what may be drawn next.
pub(crate) fn list_chances(table: &Table, out: &mut Vec<(Chance, u32)>) {
    match table.phase {
        Phase::Clans => out.extend(clans_left(table).map(|clan| (Chance::Clan { clan }, 1))),
        Phase::Pearls => {
            out.extend(piles_left(table).map(|(pearls, count)| (Chance::Pile { pearls }, count)));
        }
        Phase::Turn | Phase::AfterPower | Phase::SecondPontoon | Phase::Over => (),
    }
}

/// RULES §3.5: deals a clan to the next seat.
pub(crate) fn do_clan(game: &mut Perladora, clan: Clan, events: &mut impl EventSink<Event>) {
    let table = &mut game.table;
    let seat = next_seat(table).expect("somebody has no clan yet");
    table.clans[seat] = Some(clan);
    table.tokens[seat] = table.edition().tokens(clan);
    events.emit(|| Event::ClanDealt { seat, clan });
    if next_seat(table).is_none() {
        table.phase = Phase::Pearls;
        settle_pearls(game, events);
    } else if let [Some(last), None] = first_two(clans_left(table)) {
        do_clan(game, last, events);
    }
}

/// RULES §3.3: lays a pile on the next farm.
pub(crate) fn do_pile(game: &mut Perladora, pearls: u8, events: &mut impl EventSink<Event>) {
    let cell = next_farm(&game.table).expect("there is an empty farm");
    game.table.pearls.set(cell, pearls);
    events.emit(|| Event::PearlsLaid { cell, pearls });
    if next_farm(&game.table).is_some() {
        settle_pearls(game, events);
    } else {
        turn::begin(game, events);
    }
}

/// Lays the next pile too if it can only be one.
fn settle_pearls(game: &mut Perladora, events: &mut impl EventSink<Event>) {
    if let [Some((pearls, _)), None] = first_two(piles_left(&game.table)) {
        do_pile(game, pearls, events);
    }
}

fn first_two<T>(mut items: impl Iterator<Item = T>) -> [Option<T>; 2] {
    [items.next(), items.next()]
}

fn next_seat(table: &Table) -> Option<Seat> {
    table.clans.iter().find(|(_, clan)| clan.is_none()).map(|(seat, _)| seat)
}

fn next_farm(table: &Table) -> Option<Cell> {
    table.edition().farms.minus(table.pearls.cells()).first()
}

fn clans_left(table: &Table) -> impl Iterator<Item = Clan> {
    Clan::ALL.into_iter().filter(|&clan| !table.clans.as_slice().contains(&Some(clan)))
}

/// The kinds of piles that do not lie on a farm yet, and how many of each.
pub(crate) fn piles_left(table: &Table) -> impl Iterator<Item = (u8, u32)> {
    (0..)
        .zip(pile_counts(table))
        .filter(|&(_, count)| count > 0)
        .map(|(pearls, count)| (pearls, count as u32))
}

/// Whether the piles that lie on farms are among those there are.
pub(crate) fn piles_fit(table: &Table) -> bool {
    pile_counts(table).iter().all(|&count| count >= 0)
}

/// For each number of pearls, how many such piles there are less those that lie on farms.
fn pile_counts(table: &Table) -> [i8; Tally::<4>::MOST as usize + 1] {
    let mut counts = [0; _];
    for &pearls in &table.options.edition.piles {
        counts[usize::from(pearls)] += 1;
    }
    for (_, pearls) in table.pearls.iter() {
        counts[usize::from(pearls)] -= 1;
    }
    counts
}
