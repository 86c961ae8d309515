//! RULES §2: what is in the box, and what an edition's author is told.

use tidetable_kernel::{Components, Edition, EditionError, Fault};
use tidetable_mermaid_rain::{Card, Hue, Ocean, Shape, Symbol, Terrain, Treasure};

use crate::kit::hex;

fn standard() -> Edition<Ocean> {
    Edition::standard()
}

#[test]
fn section_2_the_box_holds_seventy_two_cards_seventy_two_tokens_and_thirty_six_tiles() {
    let ocean = standard();
    assert_eq!(ocean.cards.count(), 72);
    assert_eq!(Card::ALL.map(|card| ocean.cards.of(card)), [24, 24, 24]);
    assert_eq!(ocean.tokens.count(), 72);
    assert_eq!(ocean.tiles.count(), 36);
    assert_eq!(Shape::ALL.map(|shape| ocean.tiles.count_of(shape)), [9, 9, 9, 9]);
    let dark = ocean.tiles.iter().filter(|(tile, _)| tile.hue() == Hue::Dark);
    assert_eq!(dark.map(|(_, count)| count).sum::<u8>(), 18);
    let wild = ocean.tiles.iter().filter(|(tile, _)| tile.symbol() == Symbol::Mermaid);
    assert_eq!(wild.map(|(_, count)| count).sum::<u8>(), 6);
    assert_eq!(ocean.undercurrents(), 8);
}

#[test]
fn section_2_tiles_cover_three_hexes_or_two_and_turn_in_as_many_ways_as_their_form_allows() {
    let ocean = standard();
    let turns = |shape| ocean.chart(4).turns(shape);
    assert_eq!(Shape::ALL.map(|shape| turns(shape)[0].size()), [3, 3, 3, 2]);
    assert_eq!(Shape::ALL.map(|shape| turns(shape).len()), [6, 2, 3, 3]);
}

#[test]
fn section_2_the_ocean_has_the_spaces_of_its_map() {
    let ocean = standard();
    let chart = ocean.chart(4);
    let count = |terrain| chart.spaces().iter().filter(|space| space.terrain == terrain).count();
    let spaces = [Terrain::Start, Terrain::Wreck, Terrain::Island, Terrain::Cave].map(count);
    assert_eq!(spaces, [8, 10, 9, 9]);
    let card = |name: &str| chart.spaces().iter().find(|space| space.hex == hex(name)).unwrap().card;
    assert_eq!((chart.terrain(hex("B1")), card("B1")), (Terrain::Island, Some(Card::Gull)));
    assert_eq!((chart.terrain(hex("D2")), card("D2")), (Terrain::Wreck, Some(Card::Dolphin)));
    assert_eq!((chart.terrain(hex("A3")), card("A3")), (Terrain::Cave, Some(Card::Turtle)));
    assert_eq!((chart.terrain(hex("F1")), card("F1")), (Terrain::Start, None));
    assert_eq!((chart.terrain(hex("I2")), chart.terrain(hex("A1"))), (Terrain::Rock, Terrain::Ocean));
    assert_eq!(chart.terrain(hex("P1")), Terrain::Outside);
}

#[test]
fn section_2_r1_shell_and_abalone_are_one_kind() {
    assert_eq!(Treasure::ALL.map(Treasure::name), ["dragon", "pearl", "crystal", "coral", "shell"]);
    assert!(serde_json::from_str::<Treasure>("\"abalone\"").is_err());
}

/// The fault that the standard text has once `from` is replaced.
fn fault(from: &str, to: &str) -> Fault {
    assert!(Ocean::STANDARD.contains(from), "the edition has no {from}");
    match Edition::<Ocean>::load(&Ocean::STANDARD.replacen(from, to, 1)) {
        Err(EditionError::Unsound(fault)) => fault,
        Err(EditionError::Unreadable(problem)) => panic!("unreadable: {problem}"),
        Ok(_) => panic!("{to} is accepted"),
    }
}

#[test]
fn section_10_a_file_that_does_not_hold_together_is_refused_with_the_place() {
    let row = "    \".I...S.C...S...\",\n";
    let faults = [
        ("dolphin = 24", "dolphin = 5", "cards", "54 to 80 are needed, not 53"),
        ("\".I...S.C...S...\"", "\".I...S.C...S....!\"", "board.ocean", "1 to 16 rows of 1 to 16 hexes"),
        ("\"...W....#...W.I\"", "\"...W....#...W\"", "board.ocean", "row 2: 15 hexes are needed, not 13"),
        (row, "    \".I...?.C...S...\",\n", "board.ocean", "`?` on F1 is none of"),
        ("..........xxxxx\"", "..........xxxxy\"", "board.closed_at_three", "`y` on O1 is neither"),
        ("..........xxxxx\"", "xxxxxxxxxxxxxxx\"", "setup.three.map", "B1 is no treasure space in use"),
        (
            "hexes = [[0, 0], [1, 0], [1, 1]]",
            "hexes = []",
            "surf.curved.hexes",
            "1 to 4 hexes are needed, not 0",
        ),
        ("[[0, 0], [1, 0], [1, 1]]", "[[0, 0], [1, 0], [3, 1]]", "surf.curved.hexes", "hang together"),
        ("[[0, 0], [1, 0], [1, 1]]", "[[0, 0], [1, 0], [1, 0]]", "surf.curved.hexes", "must differ"),
        (
            "[[0, 0], [1, 0], [1, 1]]",
            "[[0, 0], [0, 1], [-1, 1]]",
            "surf.triangular.hexes",
            "same form as curved",
        ),
        (
            "dolphin = { dark = 2,",
            "dolphin = { dark = 8,",
            "surf.curved.dolphin",
            "at most 7 tiles of a kind",
        ),
        ("dragon = 3, pearl = 3", "dragon = 2, pearl = 3", "setup.three.map", "17 tokens lie face up"),
        ("dragon = 10", "dragon = 5", "setup.five.map", "more tokens of a kind"),
        (
            "face_up = { dragon = 3, pearl = 3, crystal = 4, coral = 4, shell = 4 }",
            "face_up = {}",
            "setup.three.map",
            "at least one token must lie face up",
        ),
        ("a = { up = 1, down = 1 }", "a = { up = 1, down = 3 }", "setup.three.map", "the pool needs some"),
        ("\".a.....a.......\"", "\".a.....z.......\"", "setup.three.map", "`z` on H1 is none of the piles"),
        ("\".a.....a.......\"", "\"aa.....a.......\"", "setup.three.map", "A1 is no treasure space"),
        ("three = [1, 1, 1, 1]", "three = [1, 1, 0, 0]", "undercurrents, card 1, 3 players", "fewer than 3"),
        ("six = [2, 2, 2, 1]", "six = [2, 2, 2, 5]", "undercurrents, card 1, 6 players", "only 4 are dark"),
    ];
    for (from, to, place, problem) in faults {
        let fault = fault(from, to);
        assert!(fault.place == place && fault.problem.contains(problem), "{to}: {fault}");
    }
}

#[test]
fn section_10_spaces_that_nobody_can_reach_and_too_few_starts_are_refused() {
    let shut_in = Ocean::STANDARD.replacen("\".I...S.C...S...\"", "\"#I#..S.C...S...\"", 1);
    let shut_in = shut_in.replacen("\"...W....#...W.I\"", "\"##.W....#...W.I\"", 1);
    let error = Edition::<Ocean>::load(&shut_in).unwrap_err().to_string();
    assert!(error.contains("board.ocean: nothing leads to B1"), "{error}");
    let starts = Ocean::STANDARD.replacen("..W.S.C..S.W.S.", "..W...C....W...", 1);
    let error = Edition::<Ocean>::load(&starts).unwrap_err().to_string();
    assert!(error.contains("6 players need 6 start spaces, not 5"), "{error}");
}

#[test]
fn section_10_an_edition_needs_a_card_for_every_round() {
    let (kept, _) = Ocean::STANDARD.split_once("[[undercurrents]]").unwrap();
    let card = "[[undercurrents]]\nthree = [1,1,1,1]\nfour = [2,1,1,1]\nfive = [2,2,1,1]\nsix = [2,2,2,1]\n";
    assert!(Edition::<Ocean>::load(&(kept.to_owned() + &card.repeat(5))).is_ok());
    let error = Edition::<Ocean>::load(&(kept.to_owned() + &card.repeat(4))).unwrap_err().to_string();
    assert!(error.contains("undercurrents: 5 to 16 cards are needed, not 4"), "{error}");
}

#[test]
fn section_10_what_is_reconstructed_is_as_documented() {
    let ocean = standard();
    assert_eq!(Treasure::ALL.map(|kind| ocean.tokens[kind]), [10, 12, 15, 15, 20]);
    for seats in 3..=6 {
        let columns: Vec<[u8; 4]> = (1..=8).map(|card| ocean.revealed(card, seats)).collect();
        assert!(columns.iter().all(|column| column.iter().sum::<u8>() == seats + 1), "{columns:?}");
        let each = Shape::ALL.map(|shape| columns.iter().map(|column| column[shape as usize]).sum::<u8>());
        assert_eq!(each, [2 * (seats + 1); 4], "every shape is revealed equally often");
    }
}
