//! The object-safe face of a match, for callers that handle every game alike.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tidetable_kernel::{
    Awaiting, Game, Phrase, Refusal, Seat, Speak, Standings, View, Viewer, raw_json, read_json,
};

use crate::{Epoch, Match, PlayError, Seed, UndoError, record::step_lines};

/// JSON text that is passed on without being looked at.
pub type Json = Box<RawValue>;

/// A legal answer, for programs and for people.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// What to send back.
    pub action: Json,
    /// What to show.
    pub phrase: Phrase,
}

/// Why an answer was not taken.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AnyError {
    /// Not JSON, or not an action of this game.
    #[error("not an answer of this game: {0}")]
    Malformed(String),
    /// The answer was meant for another question than the one on the table, which is this one.
    #[error("the answer was meant for another question")]
    Stale(Epoch),
    /// The game does not wait for this seat.
    #[error("the game does not wait for this seat")]
    NotAwaited,
    /// A rule forbids it.
    #[error("a rule forbids it: {} (section {section})", phrase.key)]
    Refused {
        /// The refusal in the game's own terms, with the cells or cards that explain it.
        refusal: Json,
        /// What is to be said about it.
        phrase: Phrase,
        /// The section of the game's rules.
        section: &'static str,
    },
}

/// A match of any game: one method per thing a room, a terminal or a script does.
pub trait AnyMatch: Send + Sync {
    /// Which game it is.
    fn game(&self) -> &'static str;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// How the table was set up, in the game's own terms.
    fn options(&self) -> Json;
    /// What every draw is derived from; secret until the match is over.
    fn seed(&self) -> Seed;
    /// How many steps were taken.
    fn position(&self) -> usize;
    /// The name of the question now on the table.
    fn epoch(&self) -> Epoch;
    /// Whom the game waits for.
    fn awaiting(&self) -> Awaiting;
    /// How it ended; nothing while it runs, because points may be secret.
    fn result(&self) -> Option<Standings>;

    /// What the viewer may know. Who claims a seat that this table does not have sees what everybody sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// The same, drawn in plain characters.
    fn sketch(&self, viewer: Viewer) -> String;
    /// What is asked of an awaited seat.
    fn question(&self, seat: Seat) -> Phrase;
    /// The legal actions of a seat as one JSON list; empty if it is not awaited.
    fn legal(&self, seat: Seat) -> Json;
    /// The legal actions of a seat one by one, with words.
    fn answers(&self, seat: Seat) -> Vec<Answer>;

    /// Whether the seat may answer so now.
    fn check(&self, seat: Seat, action: &str) -> Result<(), AnyError>;
    /// Plays one answer and every draw that follows from it.
    fn play(&mut self, epoch: Epoch, seat: Seat, action: &str) -> Result<(), AnyError>;
    /// Takes back the last answer of a seat.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Whether the seat could take its last answer back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// The events of the last change as the viewer may learn them.
    fn news(&self, viewer: Viewer) -> Vec<Json>;
    /// The same in words.
    fn news_phrases(&self, viewer: Viewer) -> Vec<Phrase>;
    /// Every event since the start as the viewer may learn it, with the index of the step that caused it.
    fn history(&self, viewer: Viewer) -> Vec<(usize, Json)>;
    /// The part of the history that the steps from that index on caused; quick for the last change.
    fn history_from(&self, index: usize, viewer: Viewer) -> Vec<(usize, Json)>;
    /// The whole history in words.
    fn history_phrases(&self, viewer: Viewer) -> Vec<(usize, Phrase)>;

    /// The steps from that index on, one line of a record each.
    fn steps_from(&self, index: usize) -> Vec<String>;
    /// The record as text.
    fn record(&self, players: &[String]) -> String;
    /// The match as it was after its first `count` steps.
    fn at(&self, count: usize) -> Box<dyn AnyMatch>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn options(&self) -> Json {
        raw_json(self.options())
    }

    fn seed(&self) -> Seed {
        *self.seed()
    }

    fn position(&self) -> usize {
        self.steps().len()
    }

    fn epoch(&self) -> Epoch {
        self.epoch()
    }

    fn awaiting(&self) -> Awaiting {
        self.game().awaiting()
    }

    fn result(&self) -> Option<Standings> {
        (self.game().awaiting() == Awaiting::Nobody).then(|| self.game().standings())
    }

    fn view(&self, viewer: Viewer) -> Json {
        raw_json(&self.game().view(seated(self, viewer)))
    }

    fn sketch(&self, viewer: Viewer) -> String {
        self.game().view(seated(self, viewer)).sketch()
    }

    fn question(&self, seat: Seat) -> Phrase {
        self.game().view(seated(self, Viewer::Seat(seat))).question(seat)
    }

    fn legal(&self, seat: Seat) -> Json {
        raw_json(&legal_actions(self, seat))
    }

    fn answers(&self, seat: Seat) -> Vec<Answer> {
        let answer = |action: &G::Action| Answer { action: raw_json(action), phrase: action.phrase() };
        legal_actions(self, seat).iter().map(answer).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), AnyError> {
        if !self.game().awaiting().seats().contains(seat) {
            return Err(AnyError::NotAwaited);
        }
        self.game().check(seat, &parse::<G>(action)?).map_err(|refusal| refused(&refusal))
    }

    fn play(&mut self, epoch: Epoch, seat: Seat, action: &str) -> Result<(), AnyError> {
        match Match::play(self, epoch, seat, &parse::<G>(action)?) {
            Ok(()) => Ok(()),
            Err(PlayError::Stale(epoch)) => Err(AnyError::Stale(epoch)),
            Err(PlayError::NotAwaited) => Err(AnyError::NotAwaited),
            Err(PlayError::Refused(refusal)) => Err(refused(&refusal)),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Match::undo(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }

    fn news(&self, viewer: Viewer) -> Vec<Json> {
        Match::news(self, seated(self, viewer)).map(|event| raw_json(&event)).collect()
    }

    fn news_phrases(&self, viewer: Viewer) -> Vec<Phrase> {
        Match::news(self, seated(self, viewer)).map(|event| event.phrase()).collect()
    }

    fn history(&self, viewer: Viewer) -> Vec<(usize, Json)> {
        Match::history(self, seated(self, viewer))
            .into_iter()
            .map(|(step, event)| (step, raw_json(&event)))
            .collect()
    }

    fn history_from(&self, index: usize, viewer: Viewer) -> Vec<(usize, Json)> {
        let events = Match::history_from(self, index, seated(self, viewer));
        events.into_iter().map(|(step, event)| (step, raw_json(&event))).collect()
    }

    fn history_phrases(&self, viewer: Viewer) -> Vec<(usize, Phrase)> {
        Match::history(self, seated(self, viewer))
            .into_iter()
            .map(|(step, event)| (step, event.phrase()))
            .collect()
    }

    fn steps_from(&self, index: usize) -> Vec<String> {
        step_lines(self.steps().get(index..).unwrap_or_default())
    }

    fn record(&self, players: &[String]) -> String {
        self.to_record(players)
    }

    fn at(&self, count: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::at(self, count))
    }
}

/// The viewer, unless it claims a seat that this table does not have: rules need not reckon with those.
fn seated<G: Game>(game_match: &Match<G>, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.0 >= game_match.game().seats() => Viewer::Public,
        viewer => viewer,
    }
}

fn legal_actions<G: Game>(game_match: &Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if game_match.game().awaiting().seats().contains(seat) {
        game_match.game().legal_actions(seat, &mut actions);
    }
    actions
}

fn parse<G: Game>(action: &str) -> Result<G::Action, AnyError> {
    read_json(action).map_err(|error| AnyError::Malformed(error.to_string()))
}

fn refused<R: Refusal>(refusal: &R) -> AnyError {
    AnyError::Refused { refusal: raw_json(refusal), phrase: refusal.phrase(), section: refusal.section() }
}
