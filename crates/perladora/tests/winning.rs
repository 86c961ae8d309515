//! RULES §12: winning.

use tidetable_kernel::{Game, Seats};
use tidetable_perladora::{Event, Options, SideResult};

use crate::kit::{A, B, C, D, base, draw, edition};

/// Eight territories with one farm each.
const EIGHT: &str = "
    t1 ..|t2 **|t3 ..|t4 ..
    .. **|.. ..|.. **|.. **
    -- -- -- -- -- -- -- --
    t5 ..|t6 ..|t7 ..|t8 ..
    ** ..|.. ..|** ..|.. ..
    .. ..|** ..|.. ..|** ..
";

/// Four strips with two farms each.
const STRIPS: &str = "
    t1 ..|t2 **|t3 ..|t4 ..
    .. **|.. ..|.. **|.. **
    .. ..|.. ..|.. ..|.. ..
    ** ..|.. ..|** ..|.. ..
    .. ..|** ..|.. ..|** ..
";

/// Lets one diver of a seat, given by its letter, win each territory.
fn won(drawing: &str, winners: &str) -> String {
    let fill = |text: String, (place, winner): (usize, char)| {
        text.replace(&format!("t{}", place + 1), &format!("{winner}1"))
    };
    winners.chars().enumerate().fold(drawing.to_owned(), fill)
}

/// Every side's pearls, heaps and place.
fn results(options: Options, drawing: &str, pearls: [u8; 8]) -> Vec<SideResult> {
    let (game, events) = draw(options, drawing).pearls(pearls).end();
    let Some(Event::GameEnded { sides }) = events.last() else { panic!("the end is told last") };
    for side in sides {
        for seat in side.seats.iter() {
            assert_eq!(game.standings().points[seat], side.pearls as i32);
            assert_eq!(game.standings().places[seat], side.place);
        }
    }
    sides.clone()
}

fn places(results: &[SideResult]) -> Vec<u8> {
    results.iter().map(|side| side.place).collect()
}

fn heaps(results: &[SideResult]) -> Vec<Vec<u32>> {
    results.iter().map(|side| side.heaps.clone()).collect()
}

// Farms in the order of their cells are D1 B2 F2 H2 A4 E4 C5 G5. Of the strips, the first has B2 and A4, the
// second D1 and C5, the third F2 and E4, the fourth H2 and G5.

#[test]
fn section_12_1_most_pearls_win() {
    let results = results(base(2), &won(STRIPS, "aabb"), [3, 4, 4, 5, 5, 6, 6, 7]);
    assert_eq!((results[0].pearls, results[1].pearls), (18, 22));
    assert_eq!(places(&results), [2, 1]);
}

#[test]
fn section_12_1_partners_pool_their_pearls_and_share_the_place() {
    let (game, _) = draw(base(4), &won(STRIPS, "abcd")).pearls([3, 4, 4, 5, 5, 6, 6, 7]).end();
    let standings = game.standings();
    assert_eq!(standings.points.as_slice(), [19, 21, 19, 21]);
    assert_eq!(standings.places.as_slice(), [3, 1, 3, 1]);
}

/// The rulebook's first example: the highest heaps differ.
#[test]
fn section_12_2_equal_pearls_are_decided_by_the_highest_heap() {
    let results = results(base(2), &won(STRIPS, "aabb"), [3, 7, 4, 5, 6, 6, 4, 5]);
    assert_eq!(heaps(&results), [[13, 7], [10, 10]]);
    assert_eq!(places(&results), [1, 2]);
}

#[test]
fn section_12_2_equal_highest_heaps_are_followed_by_the_second() {
    let drawing = won(STRIPS, "baab")
        .replace(".. **|.. ..|.. **|.. **", ".. **|.. ..|.. **|.. **\n    -- --")
        .replace("\n    .. ..|.. ..|.. ..|.. ..", "\n    b1 ..|.. ..|.. ..|.. ..");
    let results = results(base(2), &drawing, [7, 6, 5, 6, 4, 5, 3, 4]);
    assert_eq!(heaps(&results), [vec![10, 10], vec![10, 6, 4]]);
    assert_eq!(places(&results), [1, 2]);
}

/// The rulebook's second example: the third player falls out first, the others compare on.
#[test]
fn section_12_2_ruling_25_only_those_still_tied_compare_on() {
    let edition = edition(&[("piles = [3, 4, 4, 5, 5, 6, 6, 7]", "piles = [1, 1, 3, 4, 4, 5, 6, 6]")]);
    // By territory: B2 D1 F2 H2 in the north, A4 C5 E4 G5 in the south.
    let drawing = won(EIGHT, "aabbbccc");
    let results = results(Options { edition, ..base(3) }, &drawing, [4, 6, 6, 3, 1, 5, 4, 1]);
    assert_eq!(heaps(&results), [vec![6, 4], vec![6, 3, 1], vec![5, 4, 1]]);
    assert_eq!(places(&results), [1, 2, 3]);
}

#[test]
fn section_12_2_ruling_23_a_heap_is_what_was_taken_in_a_territory() {
    // Two farms in one territory are one heap; a shared territory is a heap of its own.
    let drawing = won(STRIPS, "aabb").replace(".. **|.. ..|", ".. **|.. b1|");
    let results = results(base(2), &drawing, [3, 7, 4, 5, 6, 6, 4, 5]);
    assert_eq!(heaps(&results), [vec![13, 3], vec![10, 10, 3]]);
}

#[test]
fn section_12_2_ruling_30_partners_compare_the_heaps_of_the_pair() {
    let results = results(base(4), &won(STRIPS, "acbd"), [3, 7, 4, 5, 6, 6, 4, 5]);
    assert_eq!(heaps(&results), [[13, 7], [10, 10]]);
    assert_eq!(results[0].seats, Seats::only(A).with(C));
    assert_eq!(results[1].seats, Seats::only(B).with(D));
    assert_eq!(places(&results), [1, 3]);
}

#[test]
fn section_12_3_ruling_24_equal_heaps_share_the_victory() {
    let results = results(base(2), &won(STRIPS, "aabb"), [4, 6, 4, 3, 5, 7, 5, 6]);
    assert_eq!(heaps(&results), [[11, 9], [11, 9]]);
    assert_eq!(places(&results), [1, 1]);
}
