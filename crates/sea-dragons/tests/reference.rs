//! The rules once more, slowly: what bitboards find is compared with what cell by cell is true.

use std::collections::BTreeSet;

use tidetable_kernel::{Awaiting, Census, Dice, EventSink, Game, GameOptions, Seat};
use tidetable_sea_dragons::{Action, Cell, Event, HeadAt, Options, Phase, SeaDragons, Shape, Table};

use crate::kit::legal;

/// Takes a random step; tells whether there was one to take.
pub(crate) fn step(game: &mut SeaDragons, dice: &mut Dice, events: &mut impl EventSink<Event>) -> bool {
    match game.awaiting() {
        Awaiting::Nobody => return false,
        Awaiting::Chance => {
            let chance = game.sample_chance(dice, &mut Vec::new());
            game.resolve(&chance, events);
        }
        Awaiting::Seats(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let action = game.sample_action(seat, dice, &mut Vec::new());
            game.apply(seat, &action, events);
        }
    }
    true
}

/// The four cells around a cell, as far as there are any.
fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    [(-1, 0), (1, 0), (0, -1), (0, 1)]
        .into_iter()
        .filter_map(move |(rows, columns)| cell.offset(rows, columns))
}

/// RULES §5.3 to §5.6, word for word.
fn may_lie(table: &Table, seat: Seat, cells: &[Cell]) -> bool {
    let edition = table.edition();
    let island = |cell: Cell| edition.island.contains(cell);
    let free = cells.iter().all(|&cell| !island(cell) && table.owner_of(cell).is_none());
    let beside: Vec<Cell> = cells.iter().flat_map(|&cell| around(cell)).collect();
    let own = beside.iter().any(|&cell| table.owner_of(cell) == Some(seat));
    let touches =
        beside.iter().any(|&cell| island(cell) || table.owner_of(cell).is_some_and(|owner| owner != seat));
    let toll =
        |cell: &&Cell| table.sea.features.whirlpools.contains(**cell) || edition.currents.contains(**cell);
    let tolls = 2 * cells.iter().filter(toll).count();
    let found = cells.iter().filter(|&&cell| table.sea.features.coins.contains(cell)).count();
    free && !own && touches && tolls <= usize::from(table.stocks[seat].coins) + found
}

/// Every place of a shape, found by trying each cell.
fn places(table: &Table, seat: Seat, card: Shape) -> BTreeSet<Action> {
    let mut places = BTreeSet::new();
    for pose in card.poses() {
        let steps: Vec<(i8, i8)> = card.outline(pose).expect("a pose of this shape").steps().collect();
        for head in Cell::all() {
            let cells: Option<Vec<Cell>> =
                steps.iter().map(|&(rows, columns)| head.offset(rows, columns)).collect();
            if cells.is_some_and(|cells| may_lie(table, seat, &cells)) {
                places.insert(Action::Place { card, head, pose, head_at: HeadAt::ANYWHERE });
            }
        }
    }
    places
}

#[test]
fn every_place_is_found_and_no_other() {
    let (mut dice, mut compared) = (Dice::seeded(15), 0);
    for round in 0..60u8 {
        let mut game = SeaDragons::new(&Options::default().with_seats(2 + round % 4)).unwrap();
        while step(&mut game, &mut dice, &mut ()) {
            if game.table().phase == Phase::Place && dice.below(3) == 0 {
                let (seat, actions) = (game.table().turn.seat, legal(&game));
                let Some(&Action::Place { card, .. }) = actions.first() else {
                    panic!("a dragon has a place")
                };
                let offered: BTreeSet<Action> =
                    actions.into_iter().filter(|action| *action != Action::Cash).collect();
                assert_eq!(offered, places(game.table(), seat, card), "{card:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

/// What must be true of every table at any time.
fn is_sound(game: &SeaDragons) {
    let table = game.table();
    let mut seen = tidetable_sea_dragons::Cells::NONE;
    for dragon in table.dragons.iter() {
        let cells = dragon.cells();
        assert_eq!(cells.len(), u32::from(dragon.card.size().cells()));
        assert!(!cells.meets(seen | table.edition().island), "a cell is covered twice");
        assert!((cells - table.bodies[dragon.seat]).is_empty());
        let others_of_its_seat = table.bodies[dragon.seat] - cells;
        assert!(!cells.beside().meets(others_of_its_seat), "dragons of one seat touch");
        seen |= cells;
    }
    assert_eq!(seen, table.covered());
    assert!(
        !table
            .covered()
            .meets(table.sea.ships.0.into_iter().fold(Default::default(), |all, ships| all | ships))
    );
}

#[test]
fn a_thousand_games_at_every_table_end_with_all_pieces_in_place() {
    for seats in SeaDragons::SEATS {
        let (mut dice, mut won) = (Dice::seeded(u64::from(seats)), vec![0; usize::from(seats)]);
        for _ in 0..1_000 {
            let mut game = SeaDragons::new(&Options::default().with_seats(seats)).unwrap();
            let (pieces, mut steps) = (game.census(), 0);
            while step(&mut game, &mut dice, &mut ()) {
                steps += 1;
                if dice.below(16) == 0 {
                    assert_eq!(game.census(), pieces);
                    is_sound(&game);
                }
            }
            assert!(steps < 500);
            is_sound(&game);
            assert!(Seat::all(seats).all(|seat| game.table().stocks[seat].heads == 0));
            game.standings().winners().for_each(|seat| won[seat.index()] += 1);
        }
        assert!(won.iter().all(|&won| won > 100), "no seat is favoured: {won:?}");
    }
}
