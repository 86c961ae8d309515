//! One random game under the eyes of every law.

use tidetable_kernel::{Awaiting, Census, Determinize, Dice, Seat};
use tidetable_table::{Match, Record, Seed, verify};

use crate::{
    law::{Finding, Law, Violation, demand},
    secrets, steps, worlds,
};

/// A game that can be put on trial.
pub trait Lawful: Determinize + Census {}
impl<G: Determinize + Census> Lawful for G {}

/// No game here comes near to this many steps.
const ENDLESS: usize = 5_000;

/// Taking back plays the whole match again, so in a match with more steps than this it is tried now and then:
/// as often as keeps the trial's time in proportion to the length of the match.
const UNDONE: u32 = 100;

/// Plays one random game, fixed by `seed`, and reports the first law that it breaks. The options must be ones
/// that can be played.
pub fn trial<G: Lawful>(options: &G::Options, seed: u64) -> Result<(), Violation> {
    watch::<G>(options, seed, Watch::Always)
}

/// The same, but looks at about one position in twenty-five: for many games where [`trial`] is for few.
pub fn spot_check<G: Lawful>(options: &G::Options, seed: u64) -> Result<(), Violation> {
    watch::<G>(options, seed, Watch::NowAndThen)
}

fn watch<G: Lawful>(options: &G::Options, seed: u64, watch: Watch) -> Result<(), Violation> {
    let mut trial = Trial::<G>::new(options, seed, watch);
    let finding = trial.run();
    finding.map_err(|(law, evidence)| Violation { law, step: trial.game_match.steps().len(), evidence })
}

/// Which positions of a game are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Watch {
    Always,
    NowAndThen,
}

/// Of how many positions one is looked at now and then.
const NOW_AND_THEN: u32 = 25;

struct Trial<G: Lawful> {
    game_match: Match<G>,
    dice: Dice,
    /// Actions met so far, to be tried where they do not belong.
    pool: Vec<G::Action>,
    pieces: Vec<(&'static str, u32)>,
    watch: Watch,
}

impl<G: Lawful> Trial<G> {
    fn new(options: &G::Options, seed: u64, watch: Watch) -> Trial<G> {
        let pieces = G::new(options).expect("the option sets are playable").census();
        let game_match =
            Match::new(options.clone(), Seed::from_number(seed)).expect("the option sets are playable");
        Trial { game_match, dice: Dice::seeded(seed), pool: Vec::new(), pieces, watch }
    }

    fn run(&mut self) -> Finding {
        steps::round_trips(self.game_match.options())?;
        let opening = G::new(self.game_match.options()).expect("the match was set up with these options");
        self.draws_keep_the_laws(opening)?;
        while self.game().awaiting() != Awaiting::Nobody {
            if self.looks() {
                self.position_keeps_the_laws()?;
                self.play_watched()?;
            } else {
                self.play()?;
            }
            let count = self.game_match.steps().len();
            demand(Law::Ends, count < ENDLESS, || format!("still running after {count} steps"))?;
        }
        worlds::look_alike(self.game_match.game(), &mut self.dice)?;
        self.record_keeps_the_laws()
    }

    fn looks(&mut self) -> bool {
        self.watch == Watch::Always || self.dice.below(NOW_AND_THEN) == 0
    }

    fn game(&self) -> &G {
        self.game_match.game()
    }

    /// The draws of a match happen inside one call; here they are looked at one by one.
    fn draws_keep_the_laws(&mut self, mut game: G) -> Finding {
        let mut buffer = Vec::new();
        self.conserved(&game)?;
        while game.awaiting() == Awaiting::Chance {
            steps::draws_are_distinct(&game, &mut self.dice)?;
            worlds::look_alike(&game, &mut self.dice)?;
            worlds::mirror(&game, &mut self.dice)?;
            let chance = game.sample_chance(&mut self.dice, &mut buffer);
            steps::draw_is_sound(&game, &chance)?;
            game.resolve(&chance, &mut ());
            self.conserved(&game)?;
        }
        Ok(())
    }

    fn position_keeps_the_laws(&mut self) -> Finding {
        let game = self.game_match.game();
        // Writing and drawing views is most of a trial's work: each position shows one of them.
        let viewer = self.dice.pick(&worlds::everybody(game).collect::<Vec<_>>());
        steps::view_is_sound(game, viewer)?;
        steps::offered_is_accepted(game, &mut self.pool, &mut self.dice)?;
        steps::sampled_is_possible(game, &mut self.dice)?;
        steps::refused_changes_nothing(&self.game_match, &self.pool, &mut self.dice)?;
        worlds::look_alike(game, &mut self.dice)?;
        worlds::mirror(game, &mut self.dice)?;
        worlds::forced_is_not_asked(game, &mut self.dice)?;
        secrets::commute(game, &mut self.dice)
    }

    /// A random answer of somebody who is awaited.
    fn answer(&mut self) -> (Seat, G::Action) {
        let awaited: Vec<Seat> = self.game().awaiting().seats().iter().collect();
        let seat = self.dice.pick(&awaited);
        (seat, self.game_match.game().sample_action(seat, &mut self.dice, &mut Vec::new()))
    }

    /// Plays a random answer.
    fn play(&mut self) -> Finding {
        let (seat, action) = self.answer();
        self.accepted(seat, &action)?;
        self.conserved(self.game())
    }

    /// Plays a random answer, after having looked at it from all sides.
    fn play_watched(&mut self) -> Finding {
        let (seat, action) = self.answer();
        steps::answer_is_sound(self.game(), seat, &action)?;
        if self.dice.below(self.game_match.steps().len() as u32 + 1) < UNDONE {
            secrets::undo_restores(&self.game_match, seat, &action, &mut self.dice)?;
        }
        let mut before = self.game().clone();
        self.accepted(seat, &action)?;
        before.apply(seat, &action, &mut ());
        self.draws_keep_the_laws(before)
    }

    fn accepted(&mut self, seat: Seat, action: &G::Action) -> Finding {
        let played = self.game_match.play(self.game_match.epoch(), seat, action);
        demand(Law::OfferedIsAccepted, played.is_ok(), || {
            format!("{seat:?} {action:?} was refused: {played:?}")
        })
    }

    fn conserved(&self, game: &G) -> Finding {
        let now = game.census();
        demand(Law::Conserved, now == self.pieces, || format!("{:?} became {now:?}", self.pieces))
    }

    fn record_keeps_the_laws(&self) -> Finding {
        let players: Vec<String> =
            Seat::all(self.game().seats()).map(|seat| format!("player {seat}")).collect();
        let text = self.game_match.to_record(&players);
        let broken = |evidence: String| (Law::ReplayEqualsPlay, evidence);
        let read = Record::<G>::read(&text).map_err(|error| broken(error.to_string()))?;
        demand(Law::ReplayEqualsPlay, read.game_match.game() == self.game(), || {
            "the record leads elsewhere".to_owned()
        })?;
        let again = read.game_match.to_record(&players);
        demand(Law::ReplayEqualsPlay, again == text, || "the record is written differently".to_owned())?;
        let verdict = verify::<G>(&text).map_err(|error| broken(error.to_string()))?;
        let result = Some(self.game().standings());
        demand(Law::ReplayEqualsPlay, verdict.draws_verified && verdict.result == result, || {
            format!("{verdict:?}")
        })
    }
}
