//! RULES §4.1, §4.2: cards are dealt, tiles are revealed.

use tidetable_kernel::{Awaiting, EditionError, Game, Seat};
use tidetable_mermaid_rain::{Action, Cards, Chance, Event, MermaidRain, Ocean, Phase, Shape, Tiles};

use crate::kit::{
    A, B, C, cards, chances, draw, draw_first, hand, lay, opening, options, play, ride, scene, tile,
};

/// The first round is about to be dealt; the first seat deals.
fn before_the_deal(seats: u8) -> MermaidRain {
    let mut game = MermaidRain::new(&options(seats)).expect("a table of this size");
    while game.table().phase != Phase::Deal {
        let first = chances(&game)[0].0;
        draw(&mut game, first);
    }
    game
}

#[test]
fn section_4_1_everybody_is_dealt_seven_cards() {
    let game = opening(options(6));
    assert_eq!(game.table().hands.as_slice(), [7; 6]);
    assert_eq!(game.table().deck, 72 - 42);
}

#[test]
fn section_4_1_kept_cards_do_not_count_against_the_seven() {
    let mut game = ride(options(3)).hand(A, "DG").hand(B, "T").game();
    play(&mut game, A, Action::Rest);
    draw_first(&mut game);
    assert_eq!(game.table().round, 2);
    assert_eq!(game.table().hands.as_slice(), [9, 8, 7]);
}

#[test]
fn section_4_1_every_hand_is_as_likely_as_the_deck_makes_it() {
    let game = before_the_deal(4);
    let hands = chances(&game);
    assert_eq!(hands.len(), 36, "ways to have seven cards of three kinds");
    let total: u64 = hands.iter().map(|&(_, weight)| u64::from(weight)).sum();
    assert_eq!(total, 1_473_109_704, "ways to choose 7 from 72");
    let weight =
        |letters| hands.iter().find(|(hand, _)| *hand == Chance::Hand { cards: cards(letters) }).unwrap().1;
    assert_eq!(weight("DDDDDDD"), 346_104, "ways to choose 7 from 24");
    assert_eq!(weight("DDDGGTT"), 2_024 * 276 * 276);
}

#[test]
fn section_4_1_r4_the_deal_begins_at_the_dealers_left() {
    let mut game = before_the_deal(3);
    let events = draw(&mut game, Chance::Hand { cards: cards("DDDGGTT") });
    assert_eq!(events, [Event::CardsDealt { seat: B, count: 7, cards: Some(cards("DDDGGTT")) }]);
    assert_eq!(game.table().dealt_seat(), C);
    draw(&mut game, Chance::Hand { cards: cards("GGGGGGG") });
    draw(&mut game, Chance::Hand { cards: cards("TTTTTTT") });
    assert_eq!([A, B, C].map(|seat| hand(&game, seat)), ["TTTTTTT", "DDDGGTT", "GGGGGGG"].map(cards));
}

#[test]
fn section_4_1_r5_the_discards_are_shuffled_when_the_deck_runs_out() {
    let mut game = ride(options(3)).hand(A, "D").hand(B, "D").deck("DDDGGTTGT").game();
    play(&mut game, A, Action::Rest);
    assert_eq!((game.table().phase, game.table().deck), (Phase::Deal, 9));
    draw(&mut game, Chance::Hand { cards: cards("DDDGGTT") });
    assert_eq!(chances(&game), [(Chance::Hand { cards: cards("GT") }, 1)], "what is left is dealt first");
    let discards = game.table().discards;
    let events = draw(&mut game, Chance::Hand { cards: cards("GT") });
    assert_eq!(events[1], Event::DeckShuffled { cards: discards });
    assert_eq!((game.table().deck, game.table().discards), (discards.count(), Cards::NONE));
    assert_eq!(game.table().shuffled, discards);
    assert_eq!((game.table().dealt_seat(), game.table().owed), (C, 5), "the same seat gets the rest");
    draw_first(&mut game);
    assert_eq!(game.table().hands.as_slice(), [8, 8, 7]);
}

#[test]
fn section_4_1_a_deck_that_is_empty_before_the_deal_is_shuffled_too() {
    let mut game = ride(options(3)).hand(A, "D").deck("").game();
    let events = play(&mut game, A, Action::Rest);
    assert!(
        matches!(events.last(), Some(Event::DeckShuffled { cards }) if cards.count() == 71),
        "{events:?}"
    );
}

#[test]
fn section_4_2_the_card_says_how_many_tiles_of_each_shape_are_revealed() {
    let mut game = before_the_deal(6);
    while game.table().phase == Phase::Deal {
        let first = chances(&game)[0].0;
        draw(&mut game, first);
    }
    assert_eq!(chances(&game).len(), 8);
    let events = draw(&mut game, Chance::Undercurrents { card: 5 });
    assert_eq!(events, [Event::UndercurrentsDrawn { card: 5, reveals: [3, 1, 2, 1] }]);
    draw_first(&mut game);
    assert_eq!(Shape::ALL.map(|shape| game.table().offer.count_of(shape)), [3, 1, 2, 1]);
    assert_eq!(game.table().piles.count(), 36 - 7);
    assert_eq!(game.awaiting().seats().len(), 6);
}

#[test]
fn section_4_2_a_drawn_card_does_not_come_again() {
    let mut game = ride(options(3)).hand(A, "D").game();
    play(&mut game, A, Action::Rest);
    while game.table().phase == Phase::Deal {
        let first = chances(&game)[0].0;
        draw(&mut game, first);
    }
    let cards: Vec<Chance> = chances(&game).into_iter().map(|(card, _)| card).collect();
    assert_eq!(cards, (2..=8).map(|card| Chance::Undercurrents { card }).collect::<Vec<_>>());
}

#[test]
fn section_4_2_an_empty_pile_is_made_of_the_discards_of_its_shape() {
    let mut game = ride(options(3)).hand(A, "D").pile_used_up("long-gull-dark").game();
    play(&mut game, A, Action::Rest);
    let mut told = Vec::new();
    while game.awaiting() == Awaiting::Chance {
        let first = chances(&game)[0].0;
        told.extend(draw(&mut game, first));
    }
    assert!(told.contains(&Event::PileShuffled { shape: Shape::Long, count: 9 }), "{told:?}");
    assert_eq!(game.table().tile_discards.count_of(Shape::Long), 0);
    assert_eq!(game.table().piles.count_of(Shape::Long) + game.table().offer.count_of(Shape::Long), 9);
}

#[test]
fn section_4_2_r6_cards_that_could_ask_for_too_much_are_refused() {
    use tidetable_kernel::{Components, Edition};
    let greedy = Ocean::STANDARD.replacen("four = [2, 1, 1, 1]", "four = [2, 1, 5, 1]", 1);
    let error = Edition::<Ocean>::load(&greedy).unwrap_err();
    assert!(
        matches!(error, EditionError::Unsound(fault) if fault.problem.contains("5 long tiles are asked for"))
    );
}

#[test]
fn section_4_2_tiles_in_a_pile_are_equally_likely() {
    let mut game = scene(options(4)).phase(Phase::Pick { bonus: true }).meld(A, "DGT").game();
    play(&mut game, A, Action::Waltz { shape: Shape::Curved });
    let piles: Tiles = game.table().piles;
    let expected: Vec<(Chance, u32)> =
        piles.iter_of(Shape::Curved).map(|(tile, count)| (Chance::Surf { tile }, u32::from(count))).collect();
    assert_eq!(chances(&game), expected);
    assert!(expected.iter().any(|&(_, weight)| weight > 1) || piles.of(tile("curved-dolphin-dark")) < 2);
}

#[test]
fn section_4_a_game_has_five_rounds() {
    let mut rounds = Vec::new();
    let game = crate::kit::random_game(options(4), 1, |game| rounds.push(game.table().round));
    rounds.dedup();
    assert_eq!(rounds, [0, 1, 2, 3, 4, 5]);
    assert_eq!(game.table().undercurrents.len(), 5);
    assert_eq!(game.awaiting(), Awaiting::Nobody);
}

#[test]
fn section_4_nobody_is_asked_out_of_turn() {
    let mut game = opening(options(3));
    play(&mut game, A, lay("DD"));
    assert_eq!(game.awaiting().seats().iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    assert!(game.check(A, &lay("DD")).is_err());
}
