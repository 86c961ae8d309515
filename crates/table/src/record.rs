//! The file a match is kept in: one header line and one step per line.
//!
//! ```text
//! {"tidetable":1,"game":"perladora","rules":1,"edition":"…","options":{…},"players":["Ann","Ben"],
//!  "commitment":"…","seed":"…","result":{"points":[21,19],"places":[1,2]}}          (one line)
//! {"draw":…}
//! {"act":[0,…]}
//! ```
//!
//! UTF-8; every line ends with a line feed; the last line may lack it. `seed` and `result` are there once
//! the match is over.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{
    Awaiting, EditionId, Game, GameOptions, OptionsError, Phrase, Refusal, Standings, Unreadable, raw_json,
    read_json, read_tree, write_json,
};

use crate::{
    Commitment, Json, Match, Seed, Step,
    matches::{StepFault, StepOf},
};

/// The version of the record format that is written, and the only one that is read.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of this format.
    pub tidetable: u32,
    /// Which game it is.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The components it was played with.
    pub edition: EditionId,
    /// How the table was set up, in the game's own terms.
    pub options: Json,
    /// Who sat where.
    #[serde(default)]
    pub players: Vec<String>,
    /// Fixes the seed before it is told.
    pub commitment: Commitment,
    /// What the draws were derived from; told when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Standings>,
}

impl Header {
    /// Reads the first line of a record, whatever its game.
    pub fn read(text: &str) -> Result<Header, RecordError> {
        let line = text.lines().next().filter(|line| !line.trim().is_empty());
        let line = line.ok_or(RecordError { line: 1, fault: RecordFault::Empty })?;
        let refuse = |fault| RecordError { line: 1, fault };
        let value: serde_json::Value =
            serde_json::from_str(line).map_err(|error| refuse(RecordFault::Unreadable(error.to_string())))?;
        match value.get("tidetable").and_then(serde_json::Value::as_u64) {
            Some(format) if format == u64::from(FORMAT) => (),
            Some(format) => return Err(refuse(RecordFault::Format(format))),
            None => return Err(refuse(RecordFault::Foreign)),
        }
        serde_json::from_str(line).map_err(|error| refuse(RecordFault::Unreadable(error.to_string())))
    }
}

/// A record that was read and whose steps are all legal.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The first line.
    pub header: Header,
    /// The match the steps lead to. Without a seed in the header it can be looked at, but neither be played on
    /// nor written again: its draws and its commitment would be those of another seed.
    pub game_match: Match<G>,
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line of the file, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFault {
    /// Nothing there.
    #[error("the file is empty")]
    Empty,
    /// Not what a record's line looks like.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// JSON, but not ours.
    #[error("this is not a tidetable record")]
    Foreign,
    /// Written by another version of the program.
    #[error("the record has format {0}, this program reads format {FORMAT}")]
    Format(u64),
    /// The record of another game.
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game that was to be read.
        expected: &'static str,
    },
    /// Nobody here knows that game.
    #[error("no game here is called {0}")]
    UnknownGame(String),
    /// Played by other rules.
    #[error("played by version {found} of the rules, this program has version {expected}")]
    Rules {
        /// The version of the record.
        found: u32,
        /// The version at hand.
        expected: u32,
    },
    /// Played with components that are not loaded.
    #[error("played with edition {0}, which is not loaded")]
    Edition(EditionId),
    /// The table cannot be set up so.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The number of names is not the number of seats.
    #[error("{found} players are named at a table of {expected}")]
    Players {
        /// How many are named.
        found: usize,
        /// How many seats there are.
        expected: u8,
    },
    /// An answer of a seat that was not asked.
    #[error("the game does not wait for that seat")]
    NotAwaited,
    /// An answer that a rule forbids.
    #[error("a rule forbids it: {} (section {section})", phrase.key)]
    Refused {
        /// What is to be said about it.
        phrase: Phrase,
        /// The section of the rules.
        section: &'static str,
    },
    /// A draw where none was due.
    #[error("nothing is to be drawn here")]
    NoDrawDue,
    /// A draw that was not possible.
    #[error("this could not have been drawn")]
    ImpossibleDraw,
    /// A draw that does not follow from the seed.
    #[error("the seed gives another draw here")]
    OtherDraw,
    /// The seed is not the one that was committed to.
    #[error("the seed is not the one that was committed to")]
    OtherSeed,
    /// The result is not what the steps lead to.
    #[error("the result is not what the steps lead to")]
    OtherResult,
    /// A result without an end.
    #[error("the record names a result, but the game is not over")]
    EarlyResult,
}

impl<G: Game> Record<G> {
    /// Reads a record and plays it through.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let header = Header::read(text)?;
        let (options, steps) = parse::<G>(&header, text)?;
        let refuse = |fault| RecordError { line: 1, fault };
        // The seed only matters for draws to come; a record without one is looked at, not played on.
        let seed = header.seed.unwrap_or_else(|| Seed::new([0; 32]));
        let replayed = Match::replay(options, seed, &steps).map_err(|error| refuse(error.into()))?;
        match replayed {
            Ok(game_match) => Ok(Record { header, game_match }),
            Err(error) => Err(RecordError { line: error.index + 2, fault: error.fault.into() }),
        }
    }
}

/// The parts of a record in the game's own terms.
pub(crate) fn parse<G: Game>(
    header: &Header,
    text: &str,
) -> Result<(G::Options, Vec<StepOf<G>>), RecordError> {
    let options = read_options::<G>(header).map_err(|fault| RecordError { line: 1, fault })?;
    let mut steps = Vec::new();
    for (index, line) in text.lines().enumerate().skip(1) {
        let step = read_json(line);
        let unreadable = |error: Unreadable| RecordFault::Unreadable(error.to_string());
        steps.push(step.map_err(|error| RecordError { line: index + 1, fault: unreadable(error) })?);
    }
    Ok((options, steps))
}

fn read_options<G: Game>(header: &Header) -> Result<G::Options, RecordFault> {
    if header.game != G::ID {
        return Err(RecordFault::OtherGame { found: header.game.clone(), expected: G::ID });
    }
    if header.rules != G::RULES {
        return Err(RecordFault::Rules { found: header.rules, expected: G::RULES });
    }
    let options = read_json::<G::Options>(header.options.get()).map_err(|error| {
        let missing = without_edition::<G>(header).is_some_and(|options| options.edition() != header.edition);
        let unreadable = || RecordFault::Unreadable(format!("options: {error}"));
        if missing { RecordFault::Edition(header.edition) } else { unreadable() }
    })?;
    if options.edition() != header.edition {
        return Err(RecordFault::Edition(header.edition));
    }
    if !header.players.is_empty() && header.players.len() != usize::from(options.seats()) {
        return Err(RecordFault::Players { found: header.players.len(), expected: options.seats() });
    }
    Ok(options)
}

/// The options with the standard components: readable if only the edition is not at hand.
fn without_edition<G: Game>(header: &Header) -> Option<G::Options> {
    let mut options: serde_json::Map<_, _> = serde_json::from_str(header.options.get()).ok()?;
    options.remove("edition");
    read_tree(&options.into()).ok()
}

impl<G: Game> Match<G> {
    /// The record as text. The seed and the result are told once the match is over.
    pub fn to_record(&self, players: &[String]) -> String {
        let over = self.game().awaiting() == Awaiting::Nobody;
        let header = Header {
            tidetable: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            edition: self.options().edition(),
            options: raw_json(self.options()),
            players: players.to_vec(),
            commitment: self.seed().commitment(),
            seed: over.then(|| *self.seed()),
            result: over.then(|| self.game().standings()),
        };
        let mut text = line(&header);
        text.extend(self.steps().iter().map(line));
        text
    }
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("game data is always representable");
    line.push('\n');
    line
}

fn written(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(64);
    write_json(value, &mut text);
    String::from_utf8(text).expect("JSON is text")
}

impl<R: Refusal> From<StepFault<R>> for RecordFault {
    fn from(fault: StepFault<R>) -> RecordFault {
        match fault {
            StepFault::NotAwaited => RecordFault::NotAwaited,
            StepFault::Refused(refusal) => {
                RecordFault::Refused { phrase: refusal.phrase(), section: refusal.section() }
            }
            StepFault::NoDrawDue => RecordFault::NoDrawDue,
            StepFault::ImpossibleDraw => RecordFault::ImpossibleDraw,
        }
    }
}

/// The steps as lines of a record, without line ends.
pub(crate) fn step_lines<A: Serialize, C: Serialize>(steps: &[Step<A, C>]) -> Vec<String> {
    steps.iter().map(written).collect()
}
