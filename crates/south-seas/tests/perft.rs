//! How many ways lead how far, pinned.

use tidetable_kernel::{Awaiting, Game};
use tidetable_laws::perft;
use tidetable_south_seas::{Options, SouthSeas, Takeback};

/// The position after so many steps, each the middle one of those listed.
fn position(options: &Options, steps: usize) -> SouthSeas {
    let mut game = SouthSeas::new(options).expect("the table size is allowed");
    for _ in 0..steps {
        match game.awaiting() {
            Awaiting::Nobody => panic!("the game is over"),
            Awaiting::Chance => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                game.resolve(&chances[chances.len() / 2].0, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                game.apply(seat, &actions[actions.len() / 2], &mut ());
            }
        }
    }
    game
}

#[test]
fn perft_is_as_in_the_table() {
    let table = include_str!("perft.txt");
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let mut found = String::new();
    for line in lines.clone() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [seats, takeback, steps, depth, _] = words[..] else { panic!("five words: {line}") };
        let takeback = if takeback == "empty" { Takeback::Empty } else { Takeback::Anytime };
        let options = Options { seats: seats.parse().unwrap(), takeback, ..Options::default() };
        let nodes = perft(&position(&options, steps.parse().unwrap()), depth.parse().unwrap());
        found += &format!("{} {nodes}\n", words[..4].join(" "));
    }
    let expected: String = lines.map(|line| format!("{line}\n")).collect();
    assert_eq!(found, expected);
}
