//! RULES §3: setting up.

use tidetable_kernel::{Awaiting, Game, OptionsError, Seat, Seats};
use tidetable_perladora::{Chance, Clan, Event, Options, Perladora, Phase, Refusal};

use crate::kit::{A, B, C, D, advanced, base, dive, hand, opening, pontoon, refusal};

fn drawable(game: &Perladora) -> Vec<(Chance, u32)> {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    chances
}

#[test]
fn section_3_1_two_to_four_play() {
    for seats in [0, 1, 5, 6, 255] {
        let refused = OptionsError::Seats { fewest: 2, most: 4, asked: seats };
        assert_eq!(Perladora::new(&base(seats)), Err(refused));
    }
    let game = opening(base(2));
    for seat in [C, Seat(7), Seat(255)] {
        assert_eq!(game.check(seat, &dive("A1", 1)), Err(Refusal::NotAtTheTable));
    }
}

#[test]
fn section_3_1_ruling_29_at_four_the_partners_sit_opposite() {
    let pair = |one, other| Seats::only(one).with(other);
    let sides = |seats| opening(base(seats)).table().sides().collect::<Vec<_>>();
    assert_eq!(sides(4), [pair(A, C), pair(B, D)]);
    assert_eq!(sides(3), [A, B, C].map(Seats::only));
    assert_eq!(sides(2), [A, B].map(Seats::only));
    assert_eq!(opening(base(4)).table().side(D), pair(B, D));
}

#[test]
fn section_3_2_everybody_gets_the_same_divers() {
    for seats in 2..=4 {
        let game = opening(base(seats));
        for seat in Seat::all(seats) {
            assert_eq!(hand(&game, seat), game.table().edition().divers(seats));
        }
    }
}

#[test]
fn section_3_3_piles_are_drawn_one_by_one_for_the_farms() {
    let game = Perladora::new(&base(2)).unwrap();
    assert_eq!(game.awaiting(), Awaiting::Chance);
    let pile = |pearls, count| (Chance::Pile { pearls }, count);
    assert_eq!(drawable(&game), [pile(3, 1), pile(4, 2), pile(5, 2), pile(6, 2), pile(7, 1)]);
    assert_eq!(game.check(A, &dive("A1", 1)), Err(Refusal::SettingUp));
}

#[test]
fn section_3_3_every_order_of_the_piles_can_come() {
    // 8! orders, and the fours, fives and sixes look alike.
    assert_eq!(orders(&Perladora::new(&base(2)).unwrap()), 40_320 / 8);
}

/// How many ways there are to end the draws.
fn orders(game: &Perladora) -> u32 {
    if game.awaiting() != Awaiting::Chance {
        return 1;
    }
    let after = |(chance, _): &(Chance, u32)| {
        let mut game = *game;
        game.resolve(chance, &mut ());
        orders(&game)
    };
    drawable(game).iter().map(after).sum()
}

#[test]
fn section_3_3_the_last_pile_is_laid_with_the_one_before() {
    let mut game = Perladora::new(&base(2)).unwrap();
    for pearls in [7, 6, 6, 5, 5, 4] {
        game.resolve(&Chance::Pile { pearls }, &mut ());
    }
    let mut events = Vec::new();
    game.resolve(&Chance::Pile { pearls: 3 }, &mut events);
    let laid: Vec<_> = events.iter().map(|event| matches!(event, Event::PearlsLaid { .. })).collect();
    assert_eq!(laid, [true, true]);
    let pearls: Vec<_> = game.table().pearls.iter().map(|(_, pearls)| pearls).collect();
    assert_eq!(pearls, [7, 6, 6, 5, 5, 4, 3, 4]);
    assert_eq!(game.table().phase, Phase::Turn);
}

#[test]
fn section_3_4_ruling_31_the_first_seat_begins() {
    for seats in 2..=4 {
        assert_eq!(opening(base(seats)).awaiting(), Awaiting::seat(A));
    }
}

#[test]
fn section_3_5_ruling_33_the_base_game_has_neither_powers_nor_reinforcements() {
    let game = opening(base(2));
    assert!(game.table().clans.as_slice().iter().all(Option::is_none));
    assert!(!game.table().has_reinforcement(A));
    for action in ["look", "necklace", "reinforce"] {
        let action = serde_json::from_str(&format!("{{\"{action}\":{{\"cell\":\"A1\"}}}}")).unwrap();
        assert_eq!(refusal(&game, action), Refusal::AdvancedOnly);
    }
    assert!(game.table().options == Options::default());
}

#[test]
fn section_3_5_ruling_32_in_the_advanced_game_everybody_is_dealt_another_clan() {
    let mut game = Perladora::new(&advanced(4)).unwrap();
    let clan = |clan| (Chance::Clan { clan }, 1);
    assert_eq!(drawable(&game), Clan::ALL.map(clan));
    game.resolve(&Chance::Clan { clan: Clan::Sand }, &mut ());
    assert_eq!(drawable(&game), [Clan::Coral, Clan::Shell, Clan::Mountain].map(clan));
    game.resolve(&Chance::Clan { clan: Clan::Coral }, &mut ());
    let mut events = Vec::new();
    game.resolve(&Chance::Clan { clan: Clan::Mountain }, &mut events);
    let dealt =
        [Event::ClanDealt { seat: C, clan: Clan::Mountain }, Event::ClanDealt { seat: D, clan: Clan::Shell }];
    assert_eq!(events, dealt, "the last clan is not a draw");
    assert_eq!(game.table().tokens.as_slice(), [2, 2, 2, 1]);
    assert_eq!(game.table().phase, Phase::Pearls);
}

#[test]
fn section_3_5_with_fewer_players_some_clans_stay_in_the_box() {
    let mut game = Perladora::new(&advanced(2)).unwrap();
    game.resolve(&Chance::Clan { clan: Clan::Shell }, &mut ());
    assert_eq!(drawable(&game).len(), 3);
    game.resolve(&Chance::Clan { clan: Clan::Sand }, &mut ());
    assert_eq!(game.table().phase, Phase::Pearls);
    assert!(opening(advanced(2)).table().has_reinforcement(B));
    assert_eq!(opening(advanced(2)).check(A, &pontoon("A1-B1")), Ok(()));
}
