//! Whether a record is what it says it is.

use serde::Serialize;
use tidetable_kernel::{Awaiting, Game, Standings};

use crate::{Header, Match, RecordError, RecordFault, Seed, Step, record::parse};

/// What was found out about a sound record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// How many steps it has; all are legal.
    pub steps: usize,
    /// How many of them are draws.
    pub draws: usize,
    /// Whether the seed is told, in which case every draw was derived from it again.
    pub draws_verified: bool,
    /// How the game ended, if it has.
    pub result: Option<Standings>,
}

/// Checks every claim of a record: each step is legal, the seed is the one committed to, each draw follows
/// from it, and the result is what the steps lead to.
pub fn verify<G: Game>(text: &str) -> Result<Verdict, RecordError> {
    let header = Header::read(text)?;
    let (options, steps) = parse::<G>(&header, text)?;
    let at = |index: usize| move |fault: RecordFault| RecordError { line: index + 2, fault };
    let head = |fault: RecordFault| RecordError { line: 1, fault };
    if header.seed.is_some_and(|seed| seed.commitment() != header.commitment) {
        return Err(head(RecordFault::OtherSeed));
    }
    let seed = header.seed.unwrap_or_else(|| Seed::new([0; 32]));
    let mut game_match = Match::<G>::unopened(options, seed).map_err(|error| head(error.into()))?;
    for (index, step) in steps.iter().enumerate() {
        let derived = game_match.next_draw().filter(|_| header.seed.is_some());
        game_match.follow(step).map_err(|fault| at(index)(fault.into()))?;
        if matches!((step, derived), (Step::Draw(drawn), Some(derived)) if *drawn != derived) {
            return Err(at(index)(RecordFault::OtherDraw));
        }
    }
    let over = game_match.game().awaiting() == Awaiting::Nobody;
    let result = over.then(|| game_match.game().standings());
    match (header.result, result) {
        (Some(_), None) => return Err(head(RecordFault::EarlyResult)),
        (Some(claimed), Some(reached)) if claimed != reached => return Err(head(RecordFault::OtherResult)),
        _ => (),
    }
    let draws = steps.iter().filter(|step| matches!(step, Step::Draw(_))).count();
    Ok(Verdict { steps: steps.len(), draws, draws_verified: header.seed.is_some(), result })
}
