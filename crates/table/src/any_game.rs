//! The object-safe face of a game's rules: what a catalog is a list of.

use std::{marker::PhantomData, ops::RangeInclusive};

use tidetable_kernel::{Field, Game, GameOptions, Unreadable, raw_json, read_json};

use crate::{AnyMatch, Header, Json, Match, Record, RecordError, RecordFault, Seed, Step, Verdict};

/// A game that can be set up, resumed and read back without knowing its types.
pub trait AnyGame: Send + Sync {
    /// Stable identifier: `south-seas`.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// The smallest and the largest table.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The choices people make when they set a table up.
    fn fields(&self) -> &'static [Field];
    /// The options of a table where nobody chose anything.
    fn options(&self, seats: u8) -> Json;
    /// Sets a table up and makes the draws that open the game.
    fn start(&self, options: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, StartError>;
    /// The match that recorded steps lead to, one line of a record each, ready to be played on: should the
    /// steps break off where draws are due, these are made and lie behind the steps given.
    fn resume(&self, options: &str, seed: Seed, steps: &[String]) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Reads a record and plays it through.
    fn read(&self, record: &str) -> Result<(Header, Box<dyn AnyMatch>), RecordError>;
    /// Checks every claim of a record.
    fn verify(&self, record: &str) -> Result<Verdict, RecordError>;
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// Not options of this game.
    #[error("not options of this game: {0}")]
    Malformed(String),
    /// Options, but not ones that can be played.
    #[error(transparent)]
    Options(#[from] tidetable_kernel::OptionsError),
}

/// The rules of `G` as an [`AnyGame`].
pub struct GameOf<G>(PhantomData<fn() -> G>);

impl<G> GameOf<G> {
    /// The rules of `G`.
    pub const fn new() -> GameOf<G> {
        GameOf(PhantomData)
    }
}

impl<G> Default for GameOf<G> {
    fn default() -> Self {
        GameOf::new()
    }
}

impl<G: Game> AnyGame for GameOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn fields(&self) -> &'static [Field] {
        G::Options::FIELDS
    }

    fn options(&self, seats: u8) -> Json {
        raw_json(&G::Options::default().with_seats(seats))
    }

    fn start(&self, options: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, StartError> {
        let options = read_json(options).map_err(|error| StartError::Malformed(error.to_string()))?;
        Ok(Box::new(Match::<G>::new(options, seed)?))
    }

    fn resume(&self, options: &str, seed: Seed, steps: &[String]) -> Result<Box<dyn AnyMatch>, RecordError> {
        let head = |fault| RecordError { line: 1, fault };
        let unreadable = |error: Unreadable| RecordFault::Unreadable(error.to_string());
        let options = read_json(options).map_err(|error| head(unreadable(error)))?;
        let read = |(index, line): (usize, &String)| {
            let step: Result<Step<G::Action, G::Chance>, _> = read_json(line);
            step.map_err(|error| RecordError { line: index + 2, fault: unreadable(error) })
        };
        let steps = steps.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
        match Match::<G>::replay(options, seed, &steps).map_err(|error| head(error.into()))? {
            Ok(mut game_match) => {
                game_match.draw_all();
                Ok(Box::new(game_match))
            }
            Err(error) => Err(RecordError { line: error.index + 2, fault: error.fault.into() }),
        }
    }

    fn read(&self, record: &str) -> Result<(Header, Box<dyn AnyMatch>), RecordError> {
        let record = Record::<G>::read(record)?;
        Ok((record.header, Box::new(record.game_match)))
    }

    fn verify(&self, record: &str) -> Result<Verdict, RecordError> {
        crate::verify::<G>(record)
    }
}
