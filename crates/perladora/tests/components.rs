//! RULES §2: what is in the box, and what an edition's author is told.

use tidetable_kernel::{Components, Edition, EditionError, Fault};
use tidetable_perladora::{CellSet, Clan, Edges, Lagoon, Power, Value};

use crate::kit::{cells, value};

fn standard() -> Edition<Lagoon> {
    Edition::standard()
}

#[test]
fn section_2_1_the_lagoon_has_forty_cells_eight_farms_and_sixty_seven_lines() {
    assert_eq!(CellSet::ALL.len(), 40);
    assert_eq!(standard().farms, cells("D1 B2 F2 H2 A4 E4 C5 G5"));
    assert_eq!(Edges::ALL.len(), 67);
}

#[test]
fn section_2_2_divers_depend_on_the_number_of_players() {
    let sets = [2, 3, 4].map(|seats| standard().divers(seats));
    let counts = sets.map(|divers| [1, 2, 3, 4, 5].map(|number| divers.of(value(number))));
    assert_eq!(counts, [[10, 3, 1, 1, 1], [7, 2, 1, 1, 0], [5, 1, 1, 1, 0]]);
    let strength =
        |values: &mut dyn Iterator<Item = Value>| values.map(|value| u32::from(value.get())).sum::<u32>();
    assert_eq!(sets.map(|divers| divers.count()), [16, 11, 8]);
    assert_eq!(sets.map(|divers| strength(&mut divers.into_values())), [28, 18, 14]);
}

#[test]
fn section_2_3_forty_pearls_lie_in_eight_piles() {
    assert_eq!(standard().piles, [3, 4, 4, 5, 5, 6, 6, 7]);
    assert_eq!(standard().piles.iter().sum::<u8>(), 40);
}

#[test]
fn section_2_4_there_are_thirty_five_pontoons() {
    assert_eq!(standard().pontoons, 35);
}

#[test]
fn section_2_5_the_clans_have_seven_power_tokens() {
    let powers = Clan::ALL.map(|clan| (standard().power(clan), standard().tokens(clan)));
    assert_eq!(powers, [(Power::Look, 2), (Power::Surface, 1), (Power::Pontoon, 2), (Power::Necklace, 2)]);
}

#[test]
fn section_2_6_a_file_that_does_not_hold_together_is_refused_with_the_place() {
    let faults = [
        ("\". F . . . F . F\",\n", "", "board", "5 rows are needed, not 4"),
        ("\". F . . . F . F\"", "\". F . . . F .\"", "board, row 2", "8 cells are needed, not 7"),
        ("\". F . . . F . F\"", "\". F . x . F . F\"", "board, row 2", "`x` is neither F nor a dot"),
        ("\". F . . . F . F\"", "\". . . . . F . F\"", "piles", "8 piles for 7 farms"),
        ("6, 6, 7]", "6, 6, 16]", "piles", "a pile has 1 to 15 pearls, not 16"),
        ("pontoons = 35", "pontoons = 68", "pontoons", "68 do not fit on 67 lines"),
        ("[7, 2, 1, 1, 0]", "[0, 0, 0, 0, 0]", "divers.three_players", "1 to 40 divers are needed, not 0"),
        ("\"pontoon\", tokens = 2", "\"necklace\", tokens = 2", "clans", "at most 3 necklaces, not 4"),
        ("\"look\", tokens = 2", "\"look\", tokens = 10", "clans.coral", "at most 9 tokens, not 10"),
    ];
    for (from, to, place, problem) in faults {
        assert!(Lagoon::STANDARD.contains(from), "{from}");
        let error = Edition::<Lagoon>::load(&Lagoon::STANDARD.replace(from, to)).expect_err(problem);
        assert_eq!(error, EditionError::Unsound(Fault::new(place, problem)));
    }
}

#[test]
fn section_2_6_a_file_with_unknown_or_missing_fields_is_refused() {
    for (from, to) in [("pontoons = 35", "pontons = 35"), ("pontoons = 35", ""), ("\"look\"", "\"listen\"")] {
        let error = Edition::<Lagoon>::load(&Lagoon::STANDARD.replace(from, to)).expect_err(to);
        assert!(matches!(error, EditionError::Unreadable(_)), "{error}");
    }
}
