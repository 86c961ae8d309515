//! RULES §3, §8.1: setting up.

use tidetable_kernel::{Awaiting, Edition, Game, OptionsError, Seat};
use tidetable_mermaid_rain::{
    Action, Chance, Event, MermaidRain, Ocean, Options, Phase, Refusal, Terrain, Tile, Treasure,
};

use crate::kit::{A, chances, draw, draw_first, hex, opening, options, put, refusal, ride};

fn fresh(options: Options) -> MermaidRain {
    MermaidRain::new(&options).expect("a table of this size")
}

#[test]
fn section_1_three_to_six_can_play() {
    for seats in [0, 2, 7, 255] {
        let error = MermaidRain::new(&options(seats)).unwrap_err();
        assert_eq!(error, OptionsError::Seats { fewest: 3, most: 6, asked: seats });
    }
    assert_eq!((3..=6).map(|seats| fresh(options(seats)).seats()).collect::<Vec<_>>(), [3, 4, 5, 6]);
}

#[test]
fn section_3_1_three_players_leave_a_part_out() {
    let game = opening(options(3));
    let (part, whole) = (game.table().chart(), Edition::<Ocean>::standard());
    let whole = whole.chart(4);
    assert_eq!((part.terrain(hex("K1")), whole.terrain(hex("K1"))), (Terrain::Closed, Terrain::Ocean));
    assert_eq!((part.starts().count(), part.spaces().len()), (5, 5 + 18));
    assert_eq!((whole.starts().count(), whole.spaces().len()), (8, 8 + 28));
    let game = ride(options(3)).holds(A, "short-gull-dark").phase(Phase::Place).game();
    let at_the_edge = put("short-gull-dark", "J1", 0);
    assert_eq!(
        refusal(&game, A, at_the_edge),
        Refusal::NotOpenWater { hex: hex("K1"), terrain: Terrain::Closed }
    );
    let game = ride(options(4)).holds(A, "short-gull-dark").phase(Phase::Place).game();
    assert_eq!(game.check(A, &at_the_edge), Ok(()));
}

#[test]
fn section_3_2_the_face_up_set_is_fixed_and_the_rest_lies_hidden() {
    let sets = [
        (3, [3, 3, 4, 4, 4], 18, 36),
        (4, [4, 4, 6, 6, 8], 28, 16),
        (5, [6, 6, 7, 7, 10], 20, 16),
        (6, [6, 7, 9, 9, 11], 14, 16),
    ];
    for (seats, face_up, face_down, pool) in sets {
        let table = *opening(options(seats)).table();
        assert_eq!(Treasure::ALL.map(|kind| table.tokens_in_sight()[kind]), face_up, "{seats} players");
        assert_eq!((table.face_down.len(), table.pool), (face_down, pool), "{seats} players");
        assert_eq!(face_up.iter().sum::<u8>() + face_down as u8 + pool, 72);
    }
}

#[test]
fn section_3_2_where_a_token_lies_is_drawn() {
    let mut game = fresh(options(4));
    draw(&mut game, Chance::Dealer { seat: A });
    let weights: Vec<u32> = chances(&game).iter().map(|&(_, weight)| weight).collect();
    assert_eq!(weights, [4, 4, 6, 6, 8]);
    let events = draw(&mut game, Chance::FaceUp { token: Treasure::Coral });
    assert_eq!(events, [Event::TokenLaidOut { at: hex("B1"), token: Treasure::Coral }]);
    assert_eq!(chances(&game)[3], (Chance::FaceUp { token: Treasure::Coral }, 5));
}

#[test]
fn section_3_2_r2_every_treasure_space_gets_two_tokens() {
    for seats in 3..=6 {
        let game = opening(options(seats));
        let table = game.table();
        for (number, space) in table.chart().spaces().iter().enumerate() {
            let lying = usize::from(table.face_up[number].count()) + table.hidden_on(number).count();
            assert_eq!(lying, if space.terrain == Terrain::Start { 0 } else { 2 }, "{}", space.hex);
        }
    }
}

#[test]
fn section_3_3_decks_and_piles_are_full_and_nobody_has_anything() {
    let game = fresh(options(5));
    let table = game.table();
    let ocean = table.options.edition;
    assert_eq!((table.deck, table.shuffled, table.piles), (72, ocean.cards, ocean.tiles));
    assert!(table.points.as_slice().iter().all(|&points| points == 0));
    assert!(table.mermaids.as_slice().iter().all(Option::is_none));
    assert!(game.sea().tiles().is_empty());
}

#[test]
fn section_3_4_r3_the_first_dealer_is_drawn_and_gets_the_prince() {
    let mut game = fresh(options(3));
    assert_eq!(game.awaiting(), Awaiting::Chance);
    let dealers = [0, 1, 2].map(|seat| (Chance::Dealer { seat: Seat(seat) }, 1));
    assert_eq!(chances(&game), dealers);
    draw(&mut game, Chance::Dealer { seat: Seat(2) });
    assert_eq!(game.table().prince, Seat(2));
}

#[test]
fn section_8_1_mermaid_free_draws_the_face_up_tokens_from_all() {
    let mut game = fresh(Options { free: true, ..options(4) });
    draw(&mut game, Chance::Dealer { seat: A });
    let weights: Vec<u32> = chances(&game).iter().map(|&(_, weight)| weight).collect();
    assert_eq!(weights, [10, 12, 15, 15, 20]);
    draw_first(&mut game);
    let sight = game.table().tokens_in_sight();
    assert_eq!(Treasure::ALL.map(|kind| sight[kind]), [10, 12, 6, 0, 0], "28 tokens, as many as ever");
    assert_eq!(game.table().pool, 16);
}

#[test]
fn section_2_an_answer_of_another_question_names_the_question() {
    let game = opening(options(3));
    let wrong = Action::Pick { tile: Tile::default() };
    assert_eq!(refusal(&game, A, wrong), Refusal::NotNow { phase: Phase::Meld });
    assert_eq!(refusal(&game, Seat(3), wrong), Refusal::NotAwaited { seat: Seat(3) });
    assert_eq!(refusal(&game, Seat(200), wrong), Refusal::NotAwaited { seat: Seat(200) });
}
