//! A game being played: the steps taken and the state they led to.

use tidetable_kernel::{Awaiting, EventSink, Game, OptionsError, Refusal, Seat, Seats, Viewer};

use crate::{Epoch, Seed, Step};

/// A game being played: options, seed, the steps taken, and the state derived from them.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    seed: Seed,
    steps: Vec<StepOf<G>>,
    game: G,
    /// What the last change brought about, with the index of the step that caused it.
    news: Vec<(usize, G::Event)>,
    /// The index of the first step of the last change.
    changed: usize,
    /// How many draws were made, which numbers the next one.
    draws: u32,
    /// Steps before this index are out of reach of undo.
    barrier: usize,
    question: Question,
    /// Digest of all steps, ahead of `question.epoch` while secret answers lie on the table.
    chain: Epoch,
}

/// A step of a game's record.
pub(crate) type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// The question now on the table.
#[derive(Clone, Copy, Debug)]
struct Question {
    epoch: Epoch,
    /// Whom it was put to; more than one seat makes the answers secret.
    asked: Seats,
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<R> {
    /// The answer was meant for another question than the one on the table, which is this one.
    Stale(Epoch),
    /// The game does not wait for this seat.
    NotAwaited,
    /// A rule forbids it.
    Refused(R),
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat has not answered anything yet.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Something was uncovered since, or the question has passed to somebody else.
    #[error("it is too late to take that back")]
    TooLate,
}

/// Why recorded steps cannot be played, with the index of the first that cannot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReplayError<R> {
    pub(crate) index: usize,
    pub(crate) fault: StepFault<R>,
}

/// What is wrong with a recorded step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StepFault<R> {
    NotAwaited,
    Refused(R),
    NoDrawDue,
    ImpossibleDraw,
}

impl<G: Game> Match<G> {
    /// Sets a table up and makes the draws that open the game.
    pub fn new(options: G::Options, seed: Seed) -> Result<Match<G>, OptionsError> {
        let mut fresh = Match::unopened(options, seed)?;
        fresh.draw_all();
        Ok(fresh)
    }

    /// The match that recorded steps lead to.
    pub(crate) fn replay(
        options: G::Options,
        seed: Seed,
        steps: &[StepOf<G>],
    ) -> Result<Result<Match<G>, ReplayError<G::Refusal>>, OptionsError> {
        let mut game_match = Match::unopened(options, seed)?;
        for (index, step) in steps.iter().enumerate() {
            if let Err(fault) = game_match.follow(step) {
                return Ok(Err(ReplayError { index, fault }));
            }
        }
        Ok(Ok(game_match))
    }

    /// The match before its first draw.
    pub(crate) fn unopened(options: G::Options, seed: Seed) -> Result<Match<G>, OptionsError> {
        let game = G::new(&options)?;
        let question = Question { epoch: Epoch::start(&seed), asked: game.awaiting().seats() };
        let (steps, news, chain) = (Vec::new(), Vec::new(), question.epoch);
        Ok(Match { options, seed, steps, game, news, changed: 0, draws: 0, barrier: 0, question, chain })
    }

    /// Plays one answer and every draw that follows from it.
    pub fn play(
        &mut self,
        epoch: Epoch,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), PlayError<G::Refusal>> {
        if epoch != self.question.epoch {
            return Err(PlayError::Stale(self.question.epoch));
        }
        if !self.game.awaiting().seats().contains(seat) {
            return Err(PlayError::NotAwaited);
        }
        self.game.check(seat, action).map_err(PlayError::Refused)?;
        self.forget_news();
        self.take(Step::Act(seat, *action));
        self.draw_all();
        Ok(())
    }

    /// Takes back the last answer of `seat`, if nothing was learned since. Secret answers of other seats
    /// that arrived meanwhile stay where they lie.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let index = self.undo_index(seat)?;
        let mut steps = std::mem::take(&mut self.steps);
        // Only answers to the same secret question can follow, and those commute with this one.
        steps.remove(index);
        let options = self.options.clone();
        *self = match Match::replay(options, self.seed, &steps) {
            Ok(Ok(replayed)) => replayed,
            _ => unreachable!("what was played before can be played again"),
        };
        self.forget_news();
        Ok(())
    }

    /// Whether the seat could take its last answer back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undo_index(seat).is_ok()
    }

    fn undo_index(&self, seat: Seat) -> Result<usize, UndoError> {
        let mine = |step: &StepOf<G>| matches!(step, Step::Act(actor, _) if *actor == seat);
        let index = self.steps.iter().rposition(mine).ok_or(UndoError::NothingToUndo)?;
        if index < self.barrier { Err(UndoError::TooLate) } else { Ok(index) }
    }

    /// Checks a recorded step and takes it.
    pub(crate) fn follow(&mut self, step: &StepOf<G>) -> Result<(), StepFault<G::Refusal>> {
        match step {
            Step::Act(seat, action) => {
                if !self.game.awaiting().seats().contains(*seat) {
                    return Err(StepFault::NotAwaited);
                }
                self.game.check(*seat, action).map_err(StepFault::Refused)?;
            }
            Step::Draw(chance) => {
                if self.game.awaiting() != Awaiting::Chance {
                    return Err(StepFault::NoDrawDue);
                }
                let mut possible = Vec::new();
                self.game.chances(&mut possible);
                if !possible.iter().any(|(outcome, weight)| outcome == chance && *weight > 0) {
                    return Err(StepFault::ImpossibleDraw);
                }
            }
        }
        self.forget_news();
        self.take(*step);
        Ok(())
    }

    /// A change begins.
    fn forget_news(&mut self) {
        self.news.clear();
        self.changed = self.steps.len();
    }

    /// Takes a step that is known to be legal and keeps the books of undo and epoch.
    fn take(&mut self, step: StepOf<G>) {
        let before = self.game.awaiting().seats();
        let told = self.news.len();
        let mut news = Numbered { step: self.steps.len(), events: &mut self.news };
        match &step {
            Step::Act(seat, action) => self.game.apply(*seat, action, &mut news),
            Step::Draw(chance) => {
                self.draws += 1;
                self.game.resolve(chance, &mut news);
            }
        }
        self.chain = self.chain.after(&step, &self.seed);
        self.steps.push(step);
        let after = self.game.awaiting().seats();
        let block_open =
            matches!(step, Step::Act(seat, _) if after == before.without(seat) && !after.is_empty());
        let same_person = self.question.asked.lone().is_some() && after == before;
        let uncovered = self.news[told..].iter().any(|(_, event)| G::uncovers(event));
        if uncovered || matches!(step, Step::Draw(_)) || !(same_person || block_open) {
            self.barrier = self.steps.len();
        }
        if !block_open {
            self.question = Question { epoch: self.chain, asked: after };
        }
    }

    /// Makes draws until a seat or nobody is awaited.
    pub(crate) fn draw_all(&mut self) {
        while let Some(chance) = self.next_draw() {
            self.take(Step::Draw(chance));
        }
    }

    /// What the seed says is drawn now.
    pub(crate) fn next_draw(&self) -> Option<G::Chance> {
        if self.game.awaiting() != Awaiting::Chance {
            return None;
        }
        let mut possible = Vec::new();
        self.game.chances(&mut possible);
        let total = possible.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut ticket = self.seed.ticket(self.draws, total);
        let drawn = possible.into_iter().find(|&(_, weight)| {
            let hit = ticket < u64::from(weight);
            ticket = ticket.saturating_sub(u64::from(weight));
            hit
        });
        Some(drawn.expect("the ticket is below the sum of the weights").0)
    }

    /// The state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the table was set up.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What every draw is derived from; secret until the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The steps taken so far.
    pub fn steps(&self) -> &[Step<G::Action, G::Chance>] {
        &self.steps
    }

    /// The name of the question now on the table.
    pub fn epoch(&self) -> Epoch {
        self.question.epoch
    }

    /// The events of the last change, as `viewer` may learn them.
    pub fn news(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.news.iter().filter_map(move |(_, event)| G::redact(event, viewer))
    }

    /// The events that the steps from `index` on caused, as `viewer` may learn them, each with the index of its
    /// step. Quick for the last change; for anything older the match is played through again.
    pub fn history_from(&self, index: usize, viewer: Viewer) -> Vec<(usize, G::Event)> {
        if index < self.changed {
            let mut history = self.history(viewer);
            history.retain(|(step, _)| *step >= index);
            return history;
        }
        let recent = self.news.iter().filter(|(step, _)| *step >= index);
        recent.filter_map(|(step, event)| Some((*step, G::redact(event, viewer)?))).collect()
    }

    /// Every event since the start as `viewer` may learn it, with the index of the step that caused it.
    pub fn history(&self, viewer: Viewer) -> Vec<(usize, G::Event)> {
        let mut game = G::new(&self.options).expect("the match was set up with these options");
        let mut history = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            let mut events = Vec::new();
            play_step(&mut game, step, &mut events);
            history.extend(events.iter().filter_map(|event| Some((index, G::redact(event, viewer)?))));
        }
        history
    }

    /// The match as it was after its first `count` steps.
    #[must_use]
    pub fn at(&self, count: usize) -> Match<G> {
        let steps = &self.steps[..count.min(self.steps.len())];
        match Match::replay(self.options.clone(), self.seed, steps) {
            Ok(Ok(replayed)) => replayed,
            _ => unreachable!("what was played before can be played again"),
        }
    }
}

/// Notes which step caused an event.
struct Numbered<'a, E> {
    step: usize,
    events: &'a mut Vec<(usize, E)>,
}

impl<E> EventSink<E> for Numbered<'_, E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.events.push((self.step, event()));
    }
}

/// Plays a step that is known to be legal.
fn play_step<G: Game>(game: &mut G, step: &StepOf<G>, events: &mut impl EventSink<G::Event>) {
    match step {
        Step::Act(seat, action) => game.apply(*seat, action, events),
        Step::Draw(chance) => game.resolve(chance, events),
    }
}

impl<R: Refusal> std::fmt::Display for PlayError<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayError::Stale(epoch) => write!(f, "the answer was meant for another question than {epoch}"),
            PlayError::NotAwaited => write!(f, "the game does not wait for this seat"),
            PlayError::Refused(refusal) => {
                write!(f, "{} (section {})", refusal.phrase().key, refusal.section())
            }
        }
    }
}

impl<R: Refusal> std::error::Error for PlayError<R> {}
