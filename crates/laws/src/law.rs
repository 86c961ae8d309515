//! The laws by name, and what is reported when one is broken.

use std::fmt;

/// What every game must obey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Each awaited seat has at least one answer, listed once, and `check` accepts exactly those.
    OfferedIsAccepted,
    /// What a refusal says begins with the game's name and points to a section of the rules.
    RefusalNamesTheRule,
    /// An answer that is refused leaves everything as it was.
    RefusedChangesNothing,
    /// A sampled answer is a legal one, a sampled draw a possible one.
    SampledIsPossible,
    /// Draws list each outcome once, with some weight.
    DrawsAreDistinct,
    /// Answers, events and questions are said in the game's own phrases, and every view can be drawn.
    Speaks,
    /// Actions, draws, events, views and options survive being written and read.
    RoundTrips,
    /// The same step from the same state leads to the same state; a record read back does so, and verifies.
    ReplayEqualsPlay,
    /// From two worlds that look alike, what is seen happening differs exactly when what is seen afterwards
    /// does. Leaks in the log, leaks in the view and forgetting all break it. The judge is told everything.
    Mirror,
    /// A world imagined from a view gives that view, waits for the same seats and offers that seat the same.
    ImaginedLooksAlike,
    /// The order in which secret answers arrive does not matter.
    SecretsCommute,
    /// Taking back leads to where the answer was given.
    UndoRestores,
    /// What an answer uncovers cannot be taken back.
    UncoveredStays,
    /// No piece appears or vanishes.
    Conserved,
    /// A question that everybody knows to have one answer is not asked.
    ForcedIsNotAsked,
    /// Every game comes to an end.
    Ends,
}

/// A broken law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// After how many steps of the trial.
    pub step: usize,
    /// What was seen.
    pub evidence: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} is broken at step {}: {}", self.law, self.step, self.evidence)
    }
}

impl std::error::Error for Violation {}

/// A law that found nothing wrong, or the evidence.
pub(crate) type Finding = Result<(), (Law, String)>;

/// Reports `evidence` unless the law is kept.
pub(crate) fn demand(law: Law, kept: bool, evidence: impl FnOnce() -> String) -> Finding {
    if kept { Ok(()) } else { Err((law, evidence())) }
}
