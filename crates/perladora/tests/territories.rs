//! RULES §7: territories.

use tidetable_kernel::Game;
use tidetable_perladora::{CellSet, Clan, Territory};

use crate::kit::{A, B, advanced, base, cells, dive, draw, necklace, opening, play, pontoon};

/// The rulebook's picture: complete territories of four and of five cells.
const FOUR_AND_FIVE: &str = "
    .. .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    -- --             -- --
    ** b1|.. .. ** ..|a1 a1
                   --
    a2 b1|** .. ..|a1 ** b1
";

#[test]
fn section_7_1_ruling_7_without_a_closed_wall_the_lagoon_is_one_territory() {
    let mut game = opening(base(2));
    let lagoon = Territory { cells: CellSet::ALL, pearls: 40, complete: false };
    assert_eq!(game.table().territories().collect::<Vec<_>>(), [lagoon]);
    play(&mut game, pontoon("C3-D3"));
    assert_eq!(game.table().territories().collect::<Vec<_>>(), [lagoon], "one can still swim around");
}

#[test]
fn section_7_1_a_territory_is_what_hangs_together_past_the_pontoons() {
    let game = draw(base(2), FOUR_AND_FIVE).game();
    let sizes: Vec<_> = game.table().territories().map(|territory| territory.cells.len()).collect();
    assert_eq!(sizes, [31, 4, 5]);
}

#[test]
fn section_7_2_a_territory_is_complete_when_every_cell_holds_a_diver_or_a_farm() {
    let mut game = draw(base(2), &FOUR_AND_FIVE.replace("a2", "..")).game();
    let (four, five) = (cells("A4 B4 A5 B5"), cells("G4 H4 F5 G5 H5"));
    assert_eq!(game.table().complete(), five);
    play(&mut game, dive("A5", 2));
    assert_eq!(game.table().complete(), four | five);
    let complete = |cells| Territory { cells, pearls: game.table().pearls.sum(cells), complete: true };
    let done: Vec<_> = game.table().territories().filter(|territory| territory.complete).collect();
    assert_eq!(done, [complete(four), complete(five)]);
}

#[test]
fn section_7_3_ruling_16_tokens_stay_on_their_diver_when_a_territory_is_divided() {
    let mut game = draw(
        advanced(2),
        "
        .. .. .. ** .. .. .. ..
        .. ** .. .. .. ** .. **
        .. .. .. .. .. .. .. ..
        -- -- -- --
        ** b1 .. a1|** .. .. ..
        .. ..|** ..|.. .. ** ..
        ",
    )
    .clans(&[Clan::Sand, Clan::Coral])
    .game();
    play(&mut game, necklace("B4"));
    play(&mut game, pontoon("B4-C4"));
    assert_eq!(game.table().necklaces.iter().collect::<Vec<_>>(), [(crate::kit::cell("B4"), 1)]);
    let apart = game.table().territories().filter(|territory| territory.cells.len() == 4).count();
    assert_eq!(apart, 2, "giver and wearer are in different territories now");
    assert_eq!((game.table().tokens[A], game.table().tokens[B]), (1, 2));
    let west = game.table().pearls.sum(cells("A4"));
    let points = game.standings().points;
    assert_eq!(points[B], west as i32, "a diver worth nothing is still a diver");
}
