//! RULES §11: counting.

use tidetable_kernel::{Game, PerSeat, Seat, Seats};
use tidetable_perladora::{CellSet, Clan, DiverWorth, Event, SideCount};

use crate::kit::{A, B, C, D, Drawing, advanced, base, cell, cells, draw, value};

/// Three territories: the corners in the south-west and south-east, and the rest.
const CORNERS: &str = "
    .. .. .. ** .. .. .. ..
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    -- --             -- --
    ** t1|.. .. ** ..|.. ..
    t2 t3|** .. .. ..|** ..
";

/// The drawing with up to three divers in the south-west corner and nothing else.
fn corner(divers: [&str; 3]) -> String {
    let [north, west, east] = divers;
    CORNERS.replace("t1", north).replace("t2", west).replace("t3", east)
}

/// What was told about the territory of the south-west corner.
fn told(drawing: Drawing) -> Event {
    let (_, events) = drawing.end();
    let here =
        |event: &Event| matches!(event, Event::TerritoryCounted { cells, .. } if cells.contains(cell("A4")));
    events.into_iter().find(here).expect("every territory is told")
}

/// Who takes what of the five pearls in the south-west corner, and how many are lost.
fn shares(drawing: Drawing) -> (Vec<(Seats, u32, u32)>, u32) {
    let Event::TerritoryCounted { sides, lost, .. } = told(drawing.pearls([3, 4, 4, 5, 5, 6, 6, 7])) else {
        panic!("a territory is told");
    };
    (sides.iter().map(|side| (side.seats, side.strength, side.takes)).collect(), lost)
}

fn alone(seat: Seat) -> Seats {
    Seats::only(seat)
}

#[test]
fn section_11_1_a_diver_is_worth_its_value_less_necklaces_plus_reinforcement() {
    let drawing = draw(advanced(2), &corner(["a3", "b2", "b1"])).clans(&[Clan::Coral, Clan::Sand]);
    let event = told(drawing.adorned(B, "B4", 1).reinforced("A5"));
    let worth = |at, printed, necklaces, reinforced, worth| DiverWorth {
        cell: cell(at),
        value: value(printed),
        necklaces,
        reinforced,
        worth,
    };
    let ours =
        SideCount { seats: alone(A), strength: 2, divers: vec![worth("B4", 3, 1, false, 2)], takes: 0 };
    let theirs = vec![worth("A5", 2, 0, true, 3), worth("B5", 1, 0, false, 1)];
    let theirs = SideCount { seats: alone(B), strength: 4, divers: theirs, takes: 5 };
    let cells = cells("A4 B4 A5 B5");
    assert_eq!(
        event,
        Event::TerritoryCounted { cells, pearls: 5, sides: vec![ours, theirs], decider: None, lost: 0 }
    );
}

#[test]
fn section_11_1_ruling_15_nobody_is_worth_less_than_nothing() {
    let clans = [Clan::Coral, Clan::Sand];
    let drawing = || draw(advanced(2), &corner(["a1", "a1", "b1"])).clans(&clans).adorned(B, "B4", 2);
    let (sides, _) = shares(drawing());
    assert_eq!(sides[0], (alone(A), 1, 2), "the second diver still counts fully");
    let (sides, _) = shares(drawing().reinforced("B4"));
    assert_eq!(sides[0].1, 1, "one and one, less two, is nothing");
    let drawing = draw(advanced(2), &corner(["a2", "a1", "b1"])).clans(&clans).adorned(B, "B4", 2);
    assert_eq!(shares(drawing.reinforced("B4")).0[0].1, 2, "two and one, less two, is one");
}

#[test]
fn section_11_2_the_strongest_takes_all_pearls_of_a_territory() {
    let (sides, lost) = shares(draw(base(2), &corner(["a3", "b1", "b1"])));
    assert_eq!((sides, lost), (vec![(alone(A), 3, 5), (alone(B), 2, 0)], 0));
}

#[test]
fn section_11_2_partners_add_their_divers() {
    let drawing = draw(base(4), &corner(["a2", "b3", "c2"]));
    let (sides, _) = shares(drawing);
    assert_eq!(sides, [(alone(A).with(C), 4, 5), (alone(B).with(D), 3, 0)]);
}

#[test]
fn section_11_2_ruling_20_pearls_where_nobody_is_go_to_nobody() {
    let (game, events) = draw(base(2), &corner(["a3", "b1", "b1"])).pearls([3, 4, 4, 5, 5, 6, 6, 7]).end();
    let lost = |event: &Event| match event {
        Event::TerritoryCounted { sides, lost, .. } => (sides.is_empty(), *lost),
        _ => (false, 0),
    };
    let losses: Vec<_> = events.iter().map(lost).filter(|&(empty, _)| empty).collect();
    assert_eq!(losses, [(true, 3 + 4 + 4 + 5 + 6 + 6), (true, 7)]);
    assert_eq!(game.standings().points.as_slice(), [5, 0]);
}

#[test]
fn section_11_3_ruling_22_ties_share_the_territory_and_lose_the_rest() {
    let (sides, lost) = shares(draw(base(2), &corner(["a2", "b1", "b1"])));
    assert_eq!((sides, lost), (vec![(alone(A), 2, 2), (alone(B), 2, 2)], 1));
    let (sides, lost) = shares(draw(base(3), &corner(["a2", "b2", "c2"])));
    assert_eq!((sides, lost), ([A, B, C].map(|seat| (alone(seat), 2, 1)).to_vec(), 2));
    let (sides, lost) = shares(draw(base(3), &corner(["a2", "b2", "c1"])));
    assert_eq!((sides[2], lost), ((alone(C), 1, 0), 1), "only the tied ones share");
}

#[test]
fn section_11_3_ruling_22_the_farms_of_a_territory_are_shared_together() {
    // Seven and three: five each, and nothing is lost.
    let drawing = "
        .. ..|.. ** .. .. .. ..
        .. **|.. .. .. ** .. **
        .. ..|.. .. .. .. .. ..
        ** ..|.. .. ** .. .. ..
        a1 b1|** .. .. .. ** ..
    ";
    let event = told(draw(base(2), drawing).pearls([4, 7, 4, 5, 3, 5, 6, 6]));
    let Event::TerritoryCounted { pearls, sides, lost, .. } = event else { panic!("a territory is told") };
    assert_eq!((pearls, sides[0].takes, sides[1].takes, lost), (10, 5, 5, 0));
}

#[test]
fn section_11_3_ruling_21_divers_worth_nothing_take_part() {
    let clans = [Clan::Sand, Clan::Coral];
    let alone_there = &corner(["b1", "..", ".."]);
    let (sides, lost) = shares(draw(advanced(2), alone_there).clans(&clans).adorned(A, "B4", 1));
    assert_eq!((sides, lost), (vec![(alone(B), 0, 5)], 0), "nobody is stronger");
    // Two clans with necklaces let both sides come to nothing.
    let edition = crate::kit::edition(&[
        ("sand = { power = \"necklace\", tokens = 2 }", "sand = { power = \"necklace\", tokens = 1 }"),
        ("coral = { power = \"look\", tokens = 2 }", "coral = { power = \"necklace\", tokens = 1 }"),
    ]);
    let options = tidetable_perladora::Options { edition, ..advanced(2) };
    let drawing = draw(options, &corner(["b1", "a1", ".."])).clans(&clans);
    let (sides, lost) = shares(drawing.adorned(A, "B4", 1).adorned(B, "A5", 1));
    assert_eq!((sides, lost), (vec![(alone(A), 0, 2), (alone(B), 0, 2)], 1));
}

#[test]
fn section_11_4_ruling_19_the_reinforcement_decides_a_tie_for_its_owner() {
    let clans = [Clan::Sand, Clan::Coral];
    let drawing = draw(advanced(2), &corner(["a1", "b1", "b1"])).clans(&clans).reinforced("B4");
    let Event::TerritoryCounted { sides, decider, lost, .. } = told(drawing.pearls([3, 4, 4, 5, 5, 6, 6, 7]))
    else {
        panic!("a territory is told")
    };
    assert_eq!((sides[0].strength, sides[0].takes), (2, 5));
    assert_eq!((sides[1].strength, sides[1].takes), (2, 0));
    assert_eq!((decider, lost), (Some(cell("B4")), 0));
}

#[test]
fn section_11_4_ruling_19_a_reinforcement_below_the_tie_decides_nothing() {
    let clans = [Clan::Sand, Clan::Coral, Clan::Shell];
    let drawing = draw(advanced(3), &corner(["a3", "b3", "c1"])).clans(&clans).reinforced("B5");
    let (sides, lost) = shares(drawing);
    assert_eq!((sides, lost), (vec![(alone(A), 3, 2), (alone(B), 3, 2), (alone(C), 2, 0)], 1));
}

#[test]
fn section_11_4_ruling_29_at_four_a_partners_reinforcement_decides_for_the_pair() {
    let clans = [Clan::Sand, Clan::Coral, Clan::Shell, Clan::Mountain];
    let drawing = draw(advanced(4), &corner(["a1", "b3", "c1"])).clans(&clans).reinforced("B5");
    let (sides, _) = shares(drawing);
    assert_eq!(sides, [(alone(A).with(C), 3, 5), (alone(B).with(D), 3, 0)]);
    let drawing = draw(base(4), &corner(["a2", "b3", "c1"]));
    let (sides, lost) = shares(drawing);
    assert_eq!(
        (sides, lost),
        (vec![(alone(A).with(C), 3, 2), (alone(B).with(D), 3, 2)], 1),
        "half each without"
    );
}

/// RULES §11 and §12.1 cell by cell, without a bit of cleverness, against the real thing.
#[test]
fn random_games_are_counted_as_a_slow_reader_would() {
    for options in tidetable_laws::option_sets::<tidetable_perladora::Perladora>() {
        for seed in 0..60 {
            let game = crate::playout::finished(options, seed);
            assert_eq!(game.standings().points, slow_points(&game), "{options:?} {seed}");
        }
    }
}

fn slow_points(game: &tidetable_perladora::Perladora) -> PerSeat<i32> {
    let view = game.view(tidetable_kernel::Viewer::Judge);
    let table = &view.table;
    let mut points = PerSeat::new(table.seats());
    for territory in table.territories() {
        let strengths: Vec<(Seats, i32, bool)> =
            table.sides().filter_map(|side| slow_strength(&view, side, territory.cells)).collect();
        let best = strengths.iter().map(|&(_, strength, _)| strength).max();
        let mut winners: Vec<_> =
            strengths.iter().filter(|&&(_, strength, _)| Some(strength) == best).collect();
        if winners.iter().any(|&&(_, _, reinforced)| reinforced) {
            winners.retain(|&&(_, _, reinforced)| reinforced);
        }
        for (side, _, _) in &winners {
            side.iter().for_each(|seat| points[seat] += territory.pearls as i32 / winners.len() as i32);
        }
    }
    points
}

fn slow_strength(
    view: &tidetable_perladora::View,
    side: Seats,
    cells: CellSet,
) -> Option<(Seats, i32, bool)> {
    let table = &view.table;
    let ours = |cell: &_| table.owner(*cell).is_some_and(|owner| side.contains(owner));
    let divers: Vec<_> = cells.iter().filter(ours).collect();
    let worth = |&cell: &_| {
        let reinforced = i32::from(table.reinforced.contains(cell));
        (i32::from(view.values.get(cell)) + reinforced - i32::from(table.necklaces.get(cell))).max(0)
    };
    let reinforced = divers.iter().any(|&cell| table.reinforced.contains(cell));
    (!divers.is_empty()).then(|| (side, divers.iter().map(worth).sum(), reinforced))
}
