//! Counts of all ways to go on, from positions of the golden records.

use tidetable_laws::perft;

use crate::records::{RECORDS, read};

/// Lines of record, number of steps taken, depth, and ways to take so many steps more.
const TABLE: &str = include_str!("perft.txt");

#[test]
fn the_ways_to_go_on_are_as_many_as_ever() {
    let mut wrong = Vec::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap();
        let [steps, depth, nodes] = [(); 3].map(|()| words.next().unwrap().parse::<u64>().unwrap());
        let (_, text, _) = RECORDS.iter().find(|(record, _, _)| *record == name).unwrap();
        let position = read(text).game_match.at(steps as usize);
        let counted = perft(position.game(), depth as u32);
        if counted != nodes {
            wrong.push(format!("{name} {steps} {depth} {counted}"));
        }
    }
    assert!(wrong.is_empty(), "counted otherwise:\n{}", wrong.join("\n"));
}
