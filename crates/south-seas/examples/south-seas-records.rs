//! Writes the record of a game between simple players:
//! `cargo run --release --example south-seas-records -- <seats> <empty|anytime> <seed> <keen|random> > records/<name>.jsonl`.
//!
//! A keen player takes the answer after which it stands best at once, counting goods in hand as points to
//! come; a random one takes any. The golden records were made so.

use tidetable_kernel::{Awaiting, Dice, Game, Seat};
use tidetable_south_seas::{Action, Options, Post, SouthSeas, Takeback};
use tidetable_table::{Match, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [seats, takeback, seed, player] = &words[..] else {
        eprintln!("record <seats> <empty|anytime> <seed> <keen|random>");
        std::process::exit(2);
    };
    let takeback = if takeback == "anytime" { Takeback::Anytime } else { Takeback::Empty };
    let options =
        Options { seats: seats.parse().expect("a number of seats"), takeback, ..Options::default() };
    let seed: u64 = seed.parse().expect("a number");
    let mut dice = Dice::seeded(seed);
    let mut game = Match::<SouthSeas>::new(options, Seed::from_number(seed)).expect("two to five seats");
    while let Awaiting::Seats(awaited) = game.game().awaiting() {
        let seat = awaited.first().expect("somebody is awaited");
        let action = match player.as_str() {
            "keen" => keen(game.game(), seat, &mut dice),
            _ => game.game().sample_action(seat, &mut dice, &mut Vec::new()),
        };
        let epoch = game.epoch();
        game.play(epoch, seat, &action).expect("players answer legally");
    }
    print!("{}", game.to_record(&[]));
}

fn keen(game: &SouthSeas, seat: Seat, dice: &mut Dice) -> Action {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    dice.shuffle(&mut actions);
    let worth = |action: &Action| {
        let mut after = game.clone();
        after.apply(seat, action, &mut ());
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        8 * hopes(&after, seat) - others.map(|other| hopes(&after, other)).sum::<i32>()
    };
    actions.into_iter().max_by_key(worth).expect("somebody awaited has an answer")
}

/// Ships, goods and islanders of a seat, in hundredths of a point.
fn hopes(game: &SouthSeas, seat: Seat) -> i32 {
    let table = game.table();
    let board = table.board();
    let stands = |post: Post| match post.region() {
        Some(region) => 30 * i32::from(board.icons(board.feature(post.tile, region))),
        None => 45 * board.neighbours(board.cell(post.tile)) as i32,
    };
    let own = table.islanders().filter(|&(owner, _)| owner == seat);
    let ships = 100 * table.ship_points(seat) as i32;
    let goods = 70 * table.goods(seat).total() as i32;
    ships
        + goods
        + own.map(|(_, post)| stands(post)).sum::<i32>()
        + 40 * i32::from(table.crew(seat).reserve())
}
