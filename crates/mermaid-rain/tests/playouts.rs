//! A thousand random games for each table size, with the laws that are quick to check at every step and
//! imagined worlds now and then. The crate `laws` looks at fewer games and at everything.

use std::collections::HashSet;

use tidetable_kernel::{Awaiting, Census, Determinize, Dice, Game, Seat, Viewer};
use tidetable_mermaid_rain::{Action, Event, MermaidRain, Options};

/// Games for each of the four ways to set up a table.
const GAMES: u64 = 250;
/// In one step out of so many a world is imagined.
const IMAGINED: u32 = 10;

struct Playout {
    game: MermaidRain,
    dice: Dice,
    pieces: Vec<(&'static str, u32)>,
    answers: Vec<Action>,
    distinct: HashSet<Action>,
}

impl Playout {
    fn new(options: Options, seed: u64) -> Playout {
        let game = MermaidRain::new(&options).expect("a table of this size");
        let (dice, pieces) = (Dice::seeded(seed), game.census());
        Playout { game, dice, pieces, answers: Vec::new(), distinct: HashSet::new() }
    }

    /// Takes a random step; whether there was one to take.
    fn step(&mut self) -> bool {
        match self.game.awaiting() {
            Awaiting::Nobody => return false,
            Awaiting::Chance => {
                let chance = self.game.sample_chance(&mut self.dice, &mut Vec::new());
                self.game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let awaited: Vec<Seat> = seats.iter().collect();
                let seat = self.dice.pick(&awaited);
                self.offered_is_accepted(seat);
                let action = self.dice.pick(&self.answers);
                self.game.apply(seat, &action, &mut ());
            }
        }
        assert_eq!(self.game.census(), self.pieces);
        if self.dice.below(IMAGINED) == 0 {
            self.imagined_world_behaves_alike();
        }
        true
    }

    fn offered_is_accepted(&mut self, seat: Seat) {
        self.answers.clear();
        self.game.legal_actions(seat, &mut self.answers);
        self.distinct.clear();
        for action in &self.answers {
            assert_eq!(self.game.check(seat, action), Ok(()), "{action:?}");
            assert!(self.distinct.insert(*action), "{action:?} is listed twice");
        }
        assert!(!self.answers.is_empty());
    }

    /// A world imagined by somebody looks alike and offers alike, and after the same answer still does.
    fn imagined_world_behaves_alike(&mut self) {
        let viewer = match self.dice.below(u32::from(self.game.seats()) + 1) as u8 {
            seat if seat < self.game.seats() => Viewer::Seat(Seat(seat)),
            _ => Viewer::Public,
        };
        let view = self.game.view(viewer);
        let mut world = MermaidRain::determinize(&view, &mut self.dice);
        assert_eq!(world.view(viewer), view);
        let (Viewer::Seat(seat), Awaiting::Seats(seats)) = (viewer, self.game.awaiting()) else { return };
        if !seats.contains(seat) {
            return;
        }
        self.answers.clear();
        self.game.legal_actions(seat, &mut self.answers);
        let mut imagined = Vec::new();
        world.legal_actions(seat, &mut imagined);
        assert_eq!(imagined, self.answers);
        let (action, mut game) = (self.dice.pick(&imagined), self.game.clone());
        let (mut told, mut imagined) = (Vec::new(), Vec::new());
        game.apply(seat, &action, &mut told);
        world.apply(seat, &action, &mut imagined);
        let seen = |events: &[Event]| -> Vec<_> {
            events.iter().filter_map(|event| MermaidRain::redact(event, viewer)).collect()
        };
        assert_eq!(
            seen(&told) == seen(&imagined),
            game.view(viewer) == world.view(viewer),
            "{told:?}\n{imagined:?}"
        );
    }
}

fn games_keep_the_laws(seats: u8) {
    for (free, march) in [(false, true), (false, false), (true, true), (true, false)] {
        for seed in 0..GAMES {
            let mut playout = Playout::new(Options { seats, free, march, ..Options::default() }, seed);
            let mut steps = 0;
            while playout.step() {
                steps += 1;
            }
            assert!(steps < 1_500, "{steps} steps");
            let standings = playout.game.standings();
            assert_eq!(standings.points.map(|_, &points| points as i16), playout.game.table().points);
        }
    }
}

#[test]
fn a_thousand_games_for_three_keep_the_laws() {
    games_keep_the_laws(3);
}

#[test]
fn a_thousand_games_for_four_keep_the_laws() {
    games_keep_the_laws(4);
}

#[test]
fn a_thousand_games_for_five_keep_the_laws() {
    games_keep_the_laws(5);
}

#[test]
fn a_thousand_games_for_six_keep_the_laws() {
    games_keep_the_laws(6);
}
