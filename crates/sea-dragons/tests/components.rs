//! RULES §2: what is in the box.

use tidetable_kernel::{Components, Edition, EditionError, Game};
use tidetable_sea_dragons::{
    Action, Board, Cells, Coral, Face, GameBox, Laid, Options, Power, Realm, SeaDragons, Shape, Ship, Size,
};

use crate::kit::{A, Scene, cells, edition, play};

fn standard() -> Edition<GameBox> {
    Edition::standard()
}

#[test]
fn section_2_1_the_sea_has_an_island_currents_and_four_realms() {
    let contents = standard();
    assert_eq!(contents.island, cells("H6 H7 F8 G8 H8 I8 J8 H9 H10"));
    assert_eq!(contents.currents, cells("H1 H2 H3 H4 H5 H11 H12 H13 H14 H15 A8 B8 C8 D8 E8 K8 L8 M8 N8 O8"));
    let realms = Realm::ALL.iter().fold(Cells::NONE, |all, realm| all | realm.cells());
    assert_eq!(realms | contents.island | contents.currents, Cells::ALL);
    assert_eq!(Realm::Seahorse.cells().first(), Some("I1".parse().unwrap()));
    for realm in Realm::ALL {
        assert_eq!((contents.island.beside() & realm.cells()).len(), 3);
    }
}

#[test]
fn section_2_1_a_board_shows_the_same_wherever_it_lies() {
    for (board, face) in Board::all().flat_map(|board| Face::ALL.map(|face| (board, face))) {
        let lies = Realm::ALL.map(|realm| *standard().features(Laid { board, face }, realm));
        for (features, realm) in lies.into_iter().zip(Realm::ALL) {
            let all = [features.ships, features.whirlpools, features.corals, features.coins];
            let counts = all.map(Cells::len);
            assert_eq!(
                counts,
                [lies[0].ships, lies[0].whirlpools, lies[0].corals, lies[0].coins].map(Cells::len)
            );
            assert_eq!((counts[0], counts[2]), (11, 3));
            assert!((8..=10).contains(&counts[1]) && (4..=6).contains(&counts[3]));
            assert!(all.iter().all(|&cells| (cells - realm.cells()).is_empty()));
            assert!(!features.whirlpools.meets(features.whirlpools.beside()), "whirlpools lie side by side");
            assert!(!features.whirlpools.meets(standard().island.beside()), "a whirlpool lies at the island");
        }
    }
}

#[test]
fn section_2_2_there_are_26_small_36_medium_and_18_large_cards() {
    assert_eq!(Size::ALL.map(|size| standard().dragons.of_size(size)), [26, 36, 18]);
    assert_eq!(Size::ALL.map(Size::cells), [3, 4, 5]);
    assert!(Shape::ALL.iter().all(|&shape| standard().dragons.count(shape) > 0));
}

#[test]
fn section_2_3_there_are_44_ships() {
    assert_eq!(Ship::ALL.map(|ship| standard().ships.count(ship)), [12, 11, 11, 10]);
}

#[test]
fn section_2_4_there_are_33_missions_and_ten_bring_a_coral_card() {
    let missions = &standard().missions;
    assert_eq!((missions.len(), missions.iter().filter(|mission| mission.coral).count()), (33, 10));
    assert!(
        missions.iter().all(|mission| mission.points + 3 * u8::from(mission.coral) > mission.ships.len())
    );
}

#[test]
fn section_2_5_there_are_24_coral_cards_of_four_kinds() {
    let count = |kind: fn(Power) -> bool| {
        let cards = standard().corals.iter().filter(|(coral, _)| kind(coral.power()));
        cards.map(|(_, count)| count).sum::<u8>()
    };
    assert_eq!(count(|power| matches!(power, Power::Double(_))), 6);
    assert_eq!(count(|power| power == Power::Any), 6);
    assert_eq!(count(|power| matches!(power, Power::Hidden(_))), 8);
    assert_eq!(count(|power| power == Power::Gold), 4);
    assert!(Realm::ALL.iter().all(|&realm| standard().corals.count(Coral::hidden(realm)) == 2));
    assert_eq!(standard().corals.len(), 24);
}

#[test]
fn section_2_6_ruling_1_the_bank_never_runs_out() {
    let mut game = Scene::new(2).coins(A, 500).game();
    play(&mut game, Action::Pass);
    assert_eq!(game.table().stocks[A].coins, 502);
}

#[test]
fn section_2_7_another_edition_can_be_played() {
    let edition = edition(&[("heads = [14, 11, 8, 7]", "heads = [3, 3, 3, 3]"), ("start = 4", "start = 9")]);
    let game = SeaDragons::new(&Options { edition, ..Options::default() }).unwrap();
    assert_eq!((game.table().stocks[A].heads, game.table().stocks[A].coins), (3, 9));
}

fn fault(from: &str, to: &str) -> String {
    assert!(GameBox::STANDARD.contains(from), "the edition has no {from}");
    match Edition::<GameBox>::load(&GameBox::STANDARD.replacen(from, to, 1)) {
        Err(EditionError::Unsound(fault)) => fault.to_string(),
        other => panic!("{from} => {to}: {other:?}"),
    }
}

#[test]
fn section_2_7_a_faulty_edition_is_refused_with_the_place() {
    let faults = [
        ("heads = [14,", "heads = [40,", "heads: 2 players with 40 heads make 80 dragons, not 1 to 64"),
        ("heads = [14,", "heads = [0,", "heads: 2 players with 0 heads make 0 dragons, not 1 to 64"),
        ("toll = 2", "toll = 21", "coins: no amount is greater than 20"),
        ("whirlpool = 3", "whirlpool = 99", "points: no figure is greater than 20"),
        ("copies = 1, points = 2", "copies = 1, points = 21", "corals: no card is worth more than 20 points"),
        ("green = 12", "green = 16", "ships: there is room for 15 ships of a colour"),
        ("green = 12", "green = 11", "ships: 43 ships for up to 44 spaces"),
        ("    \"1111111~2222222\",\n", "", "sea: 14 rows instead of 15"),
        ("\"1111111~2222222\"", "\"111111~2222222\"", "sea: row 1 has 14 signs instead of 15"),
        ("\"1111111~2222222\"", "\"1111112~2222222\"", "sea: G1 belongs to realm 1, not 2"),
        ("\"1111111~2222222\"", "\"1111111.2222222\"", "sea: H1 is between the realms: # or ~, not ."),
        ("\"1111111~2222222\"", "\"1111111#2222222\"", "sea: the island must be there and hang together"),
        (
            "shape = \"XX/XX\"",
            "shape = \"XX/.X/..X\"",
            "dragons, XX/.X/..X: not three to five crosses that hang together",
        ),
        ("shape = \"XX/XX\"", "shape = \"XX\"", "dragons, XX: not three to five crosses that hang together"),
        ("shape = \"XX/XX\"", "shape = \"X/X/X/X\"", "dragons, X/X/X/X: the shape I4 is listed twice"),
        ("copies = 13", "copies = 0", "dragons, XXX: there are 1 to 80 copies of a card"),
        (
            "{ ships = \"GV\", points = 2, coral = true }",
            "{ ships = \"\", points = 2 }",
            "missions: a mission asks for 1 to 6 ships, not 0",
        ),
        ("card = \"double-GR\"", "card = \"double-GV\"", "corals, double-GV: this card is listed twice"),
        (
            "card = \"any\", copies = 6",
            "card = \"any\", copies = 16",
            "corals, any: there are 1 to 15 copies of a card",
        ),
        ("\"W....SC\"", "\"W....SX\"", "board 1, face a: unknown sign X in row 1"),
        ("\"W....SC\"", "\"W....S\"", "board 1, face a: row 1 has 6 signs instead of 7"),
    ];
    for (from, to, expected) in faults {
        assert_eq!(fault(from, to), expected);
    }
}

#[test]
fn section_2_7_too_few_or_too_many_cards_are_noticed() {
    let few = ["    { shape = \"XX/X.\", copies = 13 },\n", ""];
    assert!(matches!(
        Edition::<GameBox>::load(&GameBox::STANDARD.replace(few[0], few[1]).replace("copies = 13", "copies = 1")),
        Err(EditionError::Unsound(fault)) if fault.to_string() == "dragons: 1 cards of 3 parts, not 2 to 255"
    ));
    let many = GameBox::STANDARD.replace("copies = 2, points = 0", "copies = 15, points = 0");
    assert!(matches!(
        Edition::<GameBox>::load(&many),
        Err(EditionError::Unsound(fault)) if fault.to_string() == "corals: 76 cards, there is room for 48"
    ));
    assert!(matches!(Edition::<GameBox>::load("heads = 3"), Err(EditionError::Unreadable(_))));
    let unknown = GameBox::STANDARD.replace("heads =", "extra = 1\nheads =");
    assert!(matches!(Edition::<GameBox>::load(&unknown), Err(EditionError::Unreadable(_))));
}
