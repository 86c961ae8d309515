//! RULES §3: setting up.

use tidetable_kernel::{Awaiting, Game, GameOptions, OptionsError, Seat, View as _, Viewer};
use tidetable_sea_dragons::{Cells, Chance, Event, MARKET, Options, Phase, Refusal, SeaDragons, Ship, Size};

use crate::kit::{A, B, chances, draw, edition, options, set_up};

/// A game in which everything before that phase is drawn.
fn until(options: &Options, phase: Phase) -> SeaDragons {
    let mut game = SeaDragons::new(options).expect("a table of this size");
    while game.table().phase != phase {
        game.resolve(&chances(&game)[0], &mut ());
    }
    game
}

#[test]
fn section_3_1_boards_are_drawn_for_one_realm_after_the_other() {
    let mut game = SeaDragons::new(&Options::default()).unwrap();
    for left in [8, 6, 4, 2] {
        assert_eq!(chances(&game).len(), left, "each board that is left, with either face");
        game.resolve(&chances(&game)[left - 1], &mut ());
    }
    let mut boards = game.table().sea.boards.0.map(|laid| laid.unwrap().board.index());
    assert_eq!(boards, [3, 2, 1, 0]);
    boards.sort_unstable();
    assert_eq!((game.table().phase, game.table().sea.features.ships.len()), (Phase::Ships, 44));
}

#[test]
fn section_3_2_every_space_gets_a_ship() {
    let mut game = until(&options(2), Phase::Ships);
    let mut weights = Vec::new();
    game.chances(&mut weights);
    let bag = [Ship::Green, Ship::Violet, Ship::Red, Ship::Blue]
        .map(Chance::Ship)
        .into_iter()
        .zip([12, 11, 11, 10]);
    assert_eq!(weights, bag.collect::<Vec<_>>());
    let events = draw(&mut game, Chance::Ship(Ship::Blue));
    assert_eq!(events, [Event::ShipMoored { cell: "F1".parse().unwrap(), ship: Ship::Blue }]);
    let game = set_up(&options(2));
    let sea = &game.table().sea;
    assert!(sea.features.ships.into_iter().all(|cell| sea.ship_at(cell).is_some()));
    assert_eq!(sea.ships.0.map(Cells::len), [12, 11, 11, 10]);
}

#[test]
fn section_3_2_ruling_2_ships_without_a_space_stay_in_the_bag() {
    let edition = edition(&[("\"W....SC\"", "\"W.....C\"")]);
    let game = set_up(&Options { edition, ..options(2) });
    assert_eq!(game.table().bag.len(), 1);
    assert_eq!(game.table().sea.ships.0.map(Cells::len).iter().sum::<u32>(), 43);
}

#[test]
fn section_3_3_two_cards_of_each_size_lie_open() {
    let game = set_up(&options(3));
    for size in Size::ALL {
        let open: Vec<_> = game.table().market[size].iter().flatten().collect();
        assert_eq!(open.len(), MARKET);
        assert!(open.iter().all(|card| card.size() == size));
    }
    assert_eq!(game.table().piles.0, [24, 34 - 6, 16]);
}

#[test]
fn section_3_4_four_missions_lie_open_and_all_corals_are_in_the_pile() {
    let game = set_up(&options(3));
    assert_eq!(game.table().open_missions().count(), 4);
    assert_eq!((game.table().missions.len(), game.table().corals), (29, 24));
}

#[test]
fn section_3_5_heads_coins_and_two_medium_cards_for_everybody() {
    for (seats, heads) in [(2, 14), (3, 11), (4, 8), (5, 7)] {
        let game = set_up(&options(seats));
        let view = game.view(Viewer::Seat(A));
        for seat in Seat::all(seats) {
            let stock = game.table().stocks[seat];
            assert_eq!((stock.heads, stock.coins, stock.corals, stock.ships.len()), (heads, 4, 0, 0));
            for held in view.hands[seat] {
                let held = held.expect("two cards");
                assert_eq!((held.size, held.open, held.card.is_some()), (Size::Medium, false, seat == A));
            }
        }
    }
}

#[test]
fn section_3_5_two_to_five_can_play() {
    for asked in [0, 1, 6, 255] {
        let error = SeaDragons::new(&Options::default().with_seats(asked)).unwrap_err();
        assert_eq!(error, OptionsError::Seats { fewest: 2, most: 5, asked });
    }
    let game = set_up(&options(2));
    assert_eq!(game.check(Seat(2), &tidetable_sea_dragons::Action::Pass), Err(Refusal::NotAtTheTable));
    let fresh = SeaDragons::new(&options(2)).unwrap();
    assert_eq!(fresh.check(A, &tidetable_sea_dragons::Action::Pass), Err(Refusal::SettingUp));
    assert_eq!(fresh.view(Viewer::Public).question(A).key, "sea-dragons-ask-setup");
}

#[test]
fn section_3_6_ruling_3_it_is_drawn_who_begins() {
    let mut game = until(&options(3), Phase::First);
    assert_eq!(chances(&game), [Seat(0), Seat(1), Seat(2)].map(Chance::First));
    draw(&mut game, Chance::First(B));
    assert_eq!(game.awaiting(), Awaiting::seat(B));
}
