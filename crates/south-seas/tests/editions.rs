//! RULES §12: the components, and what is said about files that do not hold together.

use tidetable_kernel::{Awaiting, Components, Dice, Edition, Game};
use tidetable_south_seas::{
    Action, Archipelago, Cargo, Cell, Edge, Face, Kind, Options, Side, SouthSeas, Turns,
};

use crate::kit::edition;

fn fault(from: &str, to: &str) -> String {
    edition(&[(from, to)]).expect_err("the edition is refused")
}

fn says(from: &str, to: &str, expected: &str) {
    let fault = fault(from, to);
    assert!(fault.contains(expected), "{fault:?} should say {expected:?}");
}

#[test]
fn section_12_the_standard_edition_has_what_is_known_of_the_box() {
    let edition = Edition::<Archipelago>::standard();
    let regions = |kind: Kind| {
        edition.faces().flat_map(move |(_, face)| {
            let alike =
                face.facing(Turns::default()).regions().iter().filter(move |region| region.kind == kind);
            alike.map(move |region| (u32::from(face.count), *region)).collect::<Vec<_>>()
        })
    };
    let icons =
        |kind: Kind| regions(kind).map(|(count, region)| count * u32::from(region.icons)).sum::<u32>();
    let total = |kind: Kind| regions(kind).map(|(count, _)| count).sum::<u32>();
    assert_eq!(edition.faces().map(|(_, face)| u32::from(face.count)).sum::<u32>(), 73);
    assert_eq!(edition.faces().count(), 45);
    assert_eq!((icons(Kind::Island), total(Kind::Island)), (55, 56));
    assert_eq!((icons(Kind::Bridge), total(Kind::Bridge)), (53, 73));
    assert_eq!((icons(Kind::Sea), total(Kind::Sea)), (47, 140));
    assert_eq!(regions(Kind::Sea).filter(|(_, region)| region.boat).map(|(count, _)| count).sum::<u32>(), 19);
    let markets = edition.faces().filter(|(_, face)| face.facing(Turns::default()).market());
    assert_eq!(markets.map(|(_, face)| u32::from(face.count)).sum::<u32>(), 6);
    let points = edition.ships().iter().map(|&(ship, count)| u32::from(ship.points) * u32::from(count));
    assert_eq!((edition.ships().len(), points.sum::<u32>()), (24, 94));
    assert!(edition.face(edition.start()).count > 1, "the start tile's face occurs again");
}

#[test]
fn section_12_ships_follow_the_regularity_they_were_reconstructed_by() {
    for &(ship, _) in Edition::<Archipelago>::standard().ships() {
        let expected = match ship.cargo {
            Cargo::Named { bananas, shells, fish } => {
                ship.cargo.size() + [bananas, shells, fish].iter().filter(|&&count| count > 0).count() as u8
                    - 2
            }
            Cargo::Any(_) | Cargo::Alike { .. } => ship.cargo.size() - 1,
        };
        assert_eq!(ship.points, expected, "{ship}");
    }
}

#[test]
fn section_12_counts_must_add_up() {
    says(
        "name = \"M1\"\ncount = 1",
        "name = \"M1\"\ncount = 2",
        "there must be 73 tiles in all, the counts add up to 74",
    );
    says("name = \"M1\"\ncount = 1", "name = \"M1\"\ncount = 0", "tile M1: count is 0");
    says("name = \"M1\"", "name = \"M2\"", "tile M2: two tiles have this name");
    says("{ cargo = \"bf\", points = 2 },", "", "there must be 24 ships in all, the counts add up to 23");
    says("{ cargo = \"bf\", points = 2 },", "{ cargo = \"bf\", points = 2, count = 0 },", "count is 0");
    says(
        "{ cargo = \"bf\", points = 2 },",
        "{ cargo = \"bs\", points = 2 },",
        "ship \"bs\": the same ship stands here twice",
    );
    let doubled = edition(&[
        ("{ cargo = \"bf\", points = 2 },", ""),
        ("\"bs\", points = 2", "\"bs\", points = 2, count = 2"),
    ]);
    assert_eq!(doubled.expect("copies are counted").ships().len(), 23);
}

#[test]
fn section_12_names_and_words_must_be_readable() {
    says("name = \"M1\"", "name = \"Market 1\"", "a tile's name of one to four letters and digits");
    says("name = \"M1\"", "name = \"\"", "a tile's name");
    says("start = \"C1\"", "start = \"Z9\"", "start: no tile is named \"Z9\"");
    says("edges = \"S S S S\"", "edges = \"S S S\"", "tile M1: edges are four letters S, B or I");
    says("edges = \"S S S S\"", "edges = \"S S S X\"", "edges are four letters");
    says("cargo = \"bf\", points = 2", "cargo = \"fb\", points = 2", "expected a cargo such as");
    says("cargo = \"bf\", points = 2", "cargo = \"bf\", points = 0", "a ship is worth 1 to 99 points, not 0");
    says("sides = \"N E\"", "sides = \"NE\"", "tile I3: an island's sides are written like");
    says(
        "from = \"S\", to = \"market\"",
        "from = \"X\", to = \"market\"",
        "tile M3: a bridge comes from N, E, S or W",
    );
    says(
        "from = \"S\", to = \"market\"",
        "from = \"S\", to = \"the sky\"",
        "the bridge from S leads to another side",
    );
    says("from = \"N\", to = \"S\"", "from = \"N\", to = \"N\"", "the bridge from N leads to another side");
    says("ports = \"N1 N2 E1", "ports = \"N1 N3 E1", "expected half sides such as");
    says("market = true", "markt = true", "unknown field");
}

#[test]
fn section_12_parts_must_touch_what_the_edges_show() {
    says(
        "islands = [{ sides = \"N\", bananas = 1 }]\nseas",
        "seas",
        "tile I1: 0 islands touch side N, its edge asks for 1",
    );
    says(
        "edges = \"S S S S\"",
        "edges = \"S S B S\"",
        "tile M1: 0 bridges touch side S, its edge asks for 1",
    );
    says(
        "edges = \"S S S S\"",
        "edges = \"I S S S\"",
        "tile M1: 0 islands touch side N, its edge asks for 1",
    );
    says(
        "{ ports = \"S1\" }, { ports = \"S2\" }]\n",
        "{ ports = \"S2\" }]\n",
        "0 seas at half side S1 touch side S",
    );
    says(
        "{ sides = \"N\", bananas = 1 }, { sides = \"E\" }",
        "{ sides = \"N E\", bananas = 1 }, { sides = \"E\" }",
        "2 islands touch side E",
    );
}

#[test]
fn section_12_waters_that_meet_at_the_border_are_one() {
    let bay = "{ ports = \"E1 W2\" }, { ports = \"E2 S1 S2 W1\", fish = 1 }";
    says(
        bay,
        "{ ports = \"E1 W2\" }, { ports = \"E2 S1\", fish = 1 }, { ports = \"S2 W1\" }",
        "half sides S1 and S2 touch",
    );
    says(
        "{ ports = \"N1 W2\" }, { ports = \"N2 E1\" }",
        "{ ports = \"N1\" }, { ports = \"W2\" }, { ports = \"N2 E1\" }",
        "half sides W2 and N1 touch",
    );
}

#[test]
fn section_12_nothing_lies_across_anything() {
    says(
        "{ ports = \"N1 S2 W1 W2\" }, { ports = \"N2 E1 E2 S1\" }]\n\n[[tile]]\nname = \"B2\"",
        "{ ports = \"N1 N2 E1 E2 S1 S2 W1 W2\" }]\n\n[[tile]]\nname = \"B2\"",
        "tile B1: bridge N S and sea N1 N2 E1 E2 S1 S2 W1 W2 lie across each other",
    );
}

#[test]
fn section_12_bridges_end_at_things_that_are_there() {
    let wharf = "seas = [{ ports = \"N1 N2 E1 E2 S1 S2 W1 W2\", fish = 1 }]\n";
    says(&format!("{wharf}market = true"), wharf, "tile M3: bridge S ends at a market, but there is none");
    says("to = \"island N\"", "to = \"island S\"", "ends at an island on S, but there is none");
}

#[test]
fn section_12_icons_must_be_possible() {
    says("shells = 2", "shells = 10", "more than 9 icons");
    says("fish = 2", "fish = 3", "a group has 1 or 2 fish, not 3");
    says("fish = 2", "fish = 2, boat = true", "either fish or a boat, not both");
    says(
        "boat_tokens = 19",
        "boat_tokens = 18",
        "boat_tokens: 19 fishing boats need as many tokens, there are 18",
    );
    says(
        "{ ports = \"N1 S2 W1 W2\" }, { ports = \"N2 E1 E2 S1\", boat = true }",
        "{ ports = \"N1 S2 W1 W2\", boat = true }, { ports = \"N2 E1 E2 S1\", boat = true }",
        "a tile has at most one fishing boat",
    );
    let plenty =
        Archipelago::STANDARD.replace("bananas = 1 ", "bananas = 9 ").replace("bananas = 2 ", "bananas = 9 ");
    let error = Edition::<Archipelago>::load(&plenty).unwrap_err().to_string();
    assert!(error.contains("bananas in all are too many, 255 is the limit"), "{error}");
}

/// Tiles of water alone; `extra` stands for one of them.
fn all_sea(extra: &str) -> String {
    let sea = |name: &str, count: usize| {
        format!(
            "[[tile]]\nname = \"{name}\"\ncount = {count}\nedges = \"S S S S\"\nseas = [{{ ports = \"N1 N2 E1 E2 S1 S2 W1 W2\" }}]\n"
        )
    };
    let tiles = if extra.is_empty() { sea("SEA", 73) } else { sea("SEA", 72) + extra };
    format!(
        "start = \"SEA\"\nboat_tokens = 0\nships = [{{ cargo = \"b\", points = 1, count = 24 }}]\n{tiles}"
    )
}

#[test]
fn section_12_every_edge_needs_another_tile_to_lie_against() {
    let lonely = "[[tile]]\nname = \"CAPE\"\ncount = 1\nedges = \"I S S S\"\nislands = [{ sides = \"N\" }]\nseas = [{ ports = \"E1 E2 S1 S2 W1 W2\" }]\n";
    let error = Edition::<Archipelago>::load(&all_sea(lonely)).unwrap_err().to_string();
    assert!(error.contains("tile CAPE: its edge I matches no other tile"), "{error}");
    Edition::<Archipelago>::load(&all_sea("")).expect("water alone holds together");
}

#[test]
fn section_12_a_game_can_be_played_with_other_components() {
    let edition = Edition::load(&all_sea("")).unwrap();
    let shapes: [fn(usize) -> (i8, i8); 4] = [
        |step| (0, step as i8),
        |step| (-(step as i8), 0),
        |step| (step.div_ceil(2) as i8, -((step / 2) as i8)),
        |step| if step <= 36 { (step as i8, 0) } else { (36, step as i8 - 36) },
    ];
    for shape in shapes {
        let mut game = SouthSeas::new(&Options { seats: 2, edition, ..Options::default() }).unwrap();
        stretch(&mut game, shape);
        let cells: Vec<_> =
            game.table().board().tiles().map(|tile| game.table().board().cell(tile)).collect();
        assert_eq!(cells.len(), 73);
        let (north, east) = shape(72);
        assert_eq!(
            cells.last().map(|cell| (cell.north(), cell.east())),
            Some((north, east)),
            "a board may be long"
        );
    }
}

/// Plays a game in which tile after tile goes where the shape says.
fn stretch(game: &mut SouthSeas, shape: fn(usize) -> (i8, i8)) {
    let mut dice = Dice::seeded(1);
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice, &mut Vec::new());
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let (north, east) = shape(game.table().board().tiles().len());
                let next =
                    Action::LayTile { cell: Cell::at(north, east).expect("near"), turns: Turns::default() };
                let action = if game.check(seat, &next).is_ok() { next } else { Action::LeaveIslanders };
                assert_eq!(game.check(seat, &action), Ok(()));
                game.apply(seat, &action, &mut ());
            }
        }
    }
}

#[test]
fn section_12_edges_of_the_standard_edition_are_spread_as_reconstructed() {
    let edition = Edition::<Archipelago>::standard();
    let count = |edge: Edge| {
        let on = |face: &Face| {
            let edges = face.facing(Turns::default()).edges();
            Side::ALL.into_iter().filter(|&side| edges.get(side) == Some(edge)).count()
        };
        edition.faces().map(|(_, face)| usize::from(face.count) * on(face)).sum::<usize>()
    };
    assert_eq!((count(Edge::Sea), count(Edge::Bridge), count(Edge::Island)), (112, 99, 81));
}
