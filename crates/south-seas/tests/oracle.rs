//! The features and open cells that the board keeps up to date, against those found anew by looking at every
//! tile; and a thousand random games for each table size.

use std::collections::{BTreeMap, BTreeSet};

use tidetable_kernel::{Awaiting, Census, Dice, Game};
use tidetable_south_seas::{
    Action, Board, Cell, Edge, Edges, Kind, Options, Phase, Side, SouthSeas, Table, Takeback, TileId, Turns,
};

type Part = (TileId, usize);

/// The parts that touch a part across the sides of its tile.
fn touching(board: &Board, (tile, region): Part) -> Vec<Part> {
    let here = board.facing(tile).regions()[region];
    let across = |number: usize| -> Option<Part> {
        let side = Side::ALL[number / 2];
        let other = board.tile_at(board.cell(tile).beyond(side))?;
        let meets = |there: &tidetable_south_seas::Region| {
            // The first half of a side lies against the second half of the other.
            let number = 2 * side.opposite().index() + (1 - number % 2);
            (there.kind == Kind::Sea) == (here.kind == Kind::Sea)
                && there.ports.numbers().any(|port| port == number)
        };
        board.facing(other).regions().iter().position(meets).map(|region| (other, region))
    };
    here.ports.numbers().filter_map(across).collect()
}

/// In how many places a part lies open.
fn open_places(board: &Board, (tile, region): Part) -> u32 {
    let here = board.facing(tile).regions()[region];
    let free = |side: Side| board.tile_at(board.cell(tile).beyond(side)).is_none();
    match here.kind {
        Kind::Sea => here.ports.numbers().filter(|number| free(Side::ALL[number / 2])).count() as u32,
        _ => here.ports.sides().filter(|&side| free(side)).count() as u32,
    }
}

/// The feature of a part, found by walking.
fn walk(board: &Board, start: Part) -> BTreeSet<Part> {
    let (mut found, mut ways) = (BTreeSet::from([start]), vec![start]);
    while let Some(part) = ways.pop() {
        ways.extend(touching(board, part).into_iter().filter(|&next| found.insert(next)));
    }
    found
}

fn features_are_right(table: &Table) {
    let board = table.board();
    let mut seen = BTreeSet::new();
    for tile in board.tiles() {
        for region in 0..board.facing(tile).regions().len() {
            if !seen.insert((tile, region)) {
                continue;
            }
            let parts = walk(board, (tile, region));
            seen.extend(parts.iter().copied());
            let feature = board.feature(tile, region);
            assert!(parts.iter().all(|&(tile, region)| board.feature(tile, region) == feature));
            assert_eq!(board.parts(feature).collect::<BTreeSet<_>>(), parts);
            assert_eq!(
                board.open_places(feature),
                parts.iter().map(|&part| open_places(board, part)).sum::<u32>()
            );
            let icons = parts.iter().filter(|&&(tile, region)| !board.is_covered(tile, region));
            let icons = icons.map(|&(tile, region)| u16::from(board.facing(tile).regions()[region].icons));
            assert_eq!(board.icons(feature), icons.sum::<u16>());
            let stands = |post: tidetable_south_seas::Post| {
                post.region().is_some_and(|region| parts.contains(&(post.tile, region)))
            };
            let islanders = table.islanders().filter(|&(_, post)| stands(post)).count();
            assert_eq!(board.is_occupied(feature), islanders > 0);
            assert_eq!(
                table.islanders_on(feature).as_slice().iter().map(|&count| usize::from(count)).sum::<usize>(),
                islanders
            );
        }
    }
}

fn open_cells_are_right(board: &Board) {
    let mut expected: BTreeMap<Cell, Edges> = BTreeMap::new();
    for tile in board.tiles() {
        for side in Side::ALL {
            let cell = board.cell(tile).beyond(side);
            if board.tile_at(cell).is_none() {
                let edge: Edge = board.facing(tile).edges().get(side).expect("tiles have four edges");
                let demand = expected.entry(cell).or_default();
                *demand = demand.with(side.opposite(), edge);
            }
        }
    }
    assert_eq!(board.open_cells().collect::<BTreeMap<_, _>>(), expected);
    assert_eq!(board.open_cells().count(), expected.len(), "each once");
}

/// What is listed is accepted, what is sampled is listed, and what was met before is accepted only if listed.
fn answers_are_right(game: &SouthSeas, listed: &[Action], met: &[Action], dice: &mut Dice) {
    let seat = game.awaiting().seats().first().expect("somebody is awaited");
    assert!(listed.len() > 1, "a question with one answer is not asked: {listed:?}");
    assert!(listed.iter().all(|action| game.check(seat, action).is_ok()));
    assert!(listed.contains(&game.sample_action(seat, dice, &mut Vec::new())));
    for _ in 0..met.len().min(4) {
        let foreign = dice.pick(met);
        assert_eq!(game.check(seat, &foreign).is_ok(), listed.contains(&foreign), "{foreign:?}");
        assert!(game.check(seat.next(game.seats()), &foreign).is_err(), "one seat is awaited at a time");
    }
    if let Phase::Lay(_) = game.table().phase() {
        let around = game.table().board().open_cells().map(|(cell, _)| cell);
        let all = around.flat_map(|cell| Turns::ALL.map(|turns| Action::LayTile { cell, turns }));
        assert_eq!(all.filter(|action| game.check(seat, action).is_ok()).count(), listed.len());
    }
}

/// A random answer. Every other time one that helps a market: few of them are completed by chance.
fn choose(game: &SouthSeas, actions: &[Action], dice: &mut Dice) -> Action {
    let merchants = game.table().islanders().filter(|(_, post)| post.region().is_none());
    let markets: Vec<Cell> = merchants.map(|(_, post)| game.table().cell(post)).collect();
    let helps = |action: &Action| match *action {
        Action::PlaceIslander { spot } => spot.kind() == Kind::Market,
        Action::LayTile { cell, .. } => cell.around().any(|near| markets.contains(&near)),
        _ => false,
    };
    let helpful: Vec<Action> = actions.iter().copied().filter(helps).collect();
    if helpful.is_empty() || dice.below(2) == 0 { dice.pick(actions) } else { dice.pick(&helpful) }
}

/// Plays one random game and tells how often somebody chose among the best ships. `closely` looks at the whole board after every tile.
fn play(options: &Options, seed: u64, closely: bool) -> (SouthSeas, u32) {
    let mut game = SouthSeas::new(options).expect("the table size is allowed");
    let (census, mut dice) = (game.census(), Dice::seeded(seed));
    let (mut actions, mut chances, mut met, mut steps, mut claims) =
        (Vec::new(), Vec::new(), Vec::new(), 0, 0);
    loop {
        match game.awaiting() {
            Awaiting::Nobody => break,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice, &mut chances);
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                answers_are_right(&game, &actions, &met, &mut dice);
                met.push(dice.pick(&actions));
                claims += u32::from(matches!(game.table().phase(), Phase::Claim(_)));
                game.apply(seat, &choose(&game, &actions, &mut dice), &mut ());
            }
        }
        steps += 1;
        assert!(steps < 1_000, "the game does not end");
        assert_eq!(game.census(), census);
        if closely {
            features_are_right(game.table());
            open_cells_are_right(game.table().board());
        }
    }
    features_are_right(game.table());
    open_cells_are_right(game.table().board());
    (game, claims)
}

#[test]
fn features_and_open_cells_are_what_a_walk_over_the_board_finds() {
    for seed in 0..5 {
        play(&Options::default(), seed, true);
    }
}

fn a_thousand_games(seats: u8) {
    let mut claims = 0;
    for seed in 0..1_000 {
        let takeback = if seed % 2 == 0 { Takeback::Empty } else { Takeback::Anytime };
        let (game, chosen) = play(&Options { seats, takeback, ..Options::default() }, seed, false);
        claims += chosen;
        assert!(game.table().islanders().all(|(_, post)| post.region().is_none()), "only merchants are left");
    }
    assert!(claims > 100, "only {claims} choices among the best ships");
}

#[test]
fn a_thousand_games_of_two() {
    a_thousand_games(2);
}

#[test]
fn a_thousand_games_of_three() {
    a_thousand_games(3);
}

#[test]
fn a_thousand_games_of_four() {
    a_thousand_games(4);
}

#[test]
fn a_thousand_games_of_five() {
    a_thousand_games(5);
}
