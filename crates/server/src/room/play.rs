//! Answers, and taking them back.

use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use tidetable_kernel::Seat;
use tidetable_protocol::{Command, ErrorCode, Problem};
use tidetable_store::{Occupant, Stage, TableRow};
use tidetable_table::{AnyError, AnyMatch, Epoch, StartError, UndoError};

use super::{Asked, Room, clocks::Clocks, state::State};
use crate::{app::App, secret};

/// How many steps back an answer is looked for that seems to have been sent twice.
const LOOK_BACK: usize = 64;
/// How many commands are remembered in the store that must not be done twice.
const REMEMBERED: usize = 16;

impl State {
    /// Does what was asked for, acknowledges it and tells everybody.
    pub(super) async fn perform(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        asked: Asked,
        command: Command,
    ) -> Result<(), Problem> {
        let guest = self.guest(asked.line)?;
        let token = secret::token(guest.tag, asked.id);
        if self.was_done(token) {
            self.acknowledge(asked);
            return Ok(());
        }
        match command {
            Command::Answer { epoch, action } => self.answer(app, asked, epoch, action.get()).await?,
            Command::Undo => self.undo(app, asked, token).await?,
            Command::Chat { text } => self.say(app, asked, &text, token).await?,
            Command::Sit { seat } => self.sit(app, asked, seat).await?,
            Command::Leave => self.leave(app, asked).await?,
            Command::Return => self.come_back(app, asked).await?,
            Command::Start => self.start(app, asked).await?,
            Command::Quiet { quiet } => self.quiet(app, asked, quiet).await?,
            Command::Replace { seat, agree } => self.vote(app, asked, seat, agree).await?,
            Command::Rematch => self.rematch(app, asked).await?,
            Command::Rename { name } => self.rename(app, asked, &name).await?,
            Command::Hint => return self.hint(app, room, asked),
        }
        self.remember(token);
        Ok(())
    }

    async fn answer(&mut self, app: &App, asked: Asked, epoch: Epoch, action: &str) -> Result<(), Problem> {
        let seat = self.seat(asked.line)?;
        let started = Instant::now();
        match self.play(app, Some(asked), seat, epoch, action).await {
            Ok(()) => {
                app.metrics.answered(started.elapsed());
                Ok(())
            }
            Err(problem) if matches!(problem.code, ErrorCode::Stale | ErrorCode::NotAwaited) => {
                let game = self.game.as_ref();
                if !game.is_some_and(|game| was_given(game.as_ref(), seat, epoch, action)) {
                    return Err(problem);
                }
                // It arrived before, but whoever sent it never heard of that.
                self.acknowledge(asked);
                Ok(())
            }
            Err(problem) => Err(problem),
        }
    }

    /// Plays an answer of a person or a bot: durable first, then acknowledged, then told to everybody.
    pub(super) async fn play(
        &mut self,
        app: &App,
        asked: Option<Asked>,
        seat: Seat,
        epoch: Epoch,
        action: &str,
    ) -> Result<(), Problem> {
        let game = self.game.as_mut().ok_or_else(|| wrong_stage("the game has not begun"))?;
        let before = game.position();
        game.play(epoch, seat, action).map_err(refusal)?;
        let (awaited, over) = (game.awaiting().seats(), game.result().is_some());
        let asked_anew = game.epoch() != epoch;
        if let Some(clocks) = &mut self.clocks {
            clocks.turn(self.pace, seat, awaited, asked_anew, app.time(self.pace));
        }
        let row = over.then(|| TableRow { stage: Stage::Over, ..self.row.clone() });
        let writing = self.begin_writing(app, before, row);
        self.finish_writing(app, writing).await?;
        if let Some(asked) = asked {
            self.acknowledge(asked);
        }
        self.tell_positions(app);
        if over {
            self.votes.clear();
            self.announce();
        }
        Ok(())
    }

    async fn undo(&mut self, app: &App, asked: Asked, token: u64) -> Result<(), Problem> {
        let seat = self.seat(asked.line)?;
        let game = self.game.as_mut().ok_or_else(|| wrong_stage("the game has not begun"))?;
        let before = game.steps_from(0);
        game.undo(seat).map_err(cannot_undo)?;
        let after = game.steps_from(0);
        let same = before.iter().zip(&after).take_while(|(old, new)| old == new).count();
        let awaited = game.awaiting().seats();
        if let Some(clocks) = &mut self.clocks {
            clocks.turn_back(self.pace, seat, awaited, app.time(self.pace));
        }
        let mut row = self.row.clone();
        row.undone += 1;
        if row.done.len() >= REMEMBERED {
            row.done.remove(0);
        }
        row.done.push(token);
        let writing = self.begin_writing(app, same, Some(row));
        self.finish_writing(app, writing).await?;
        app.metrics.undos.add(1);
        self.acknowledge(asked);
        self.tell_positions(app);
        Ok(())
    }

    async fn start(&mut self, app: &App, asked: Asked) -> Result<(), Problem> {
        let guest = self.guest(asked.line)?;
        if guest.person.is_none() || guest.person != self.row.host {
            return Err(Problem::new(ErrorCode::NotHost, "only whoever made the table can begin"));
        }
        if self.row.stage == Stage::Gathering {
            self.begin(app).await?;
        }
        self.acknowledge(asked);
        self.announce();
        self.tell_positions(app);
        Ok(())
    }

    /// The game begins; free seats are taken by bots.
    pub(super) async fn begin(&mut self, app: &App) -> Result<(), Problem> {
        let mut row = self.row.clone();
        for occupant in &mut row.seats {
            if *occupant == Occupant::Open {
                *occupant = Occupant::Bot { level: tidetable_bots::Level::default().name().to_owned() };
            }
        }
        row.stage = Stage::Playing;
        row.code = None;
        let game = self.entry.game.start(&row.options, row.seed).map_err(|error| bad_options(&error))?;
        if game.result().is_some() {
            row.stage = Stage::Over;
        }
        self.clocks = Clocks::new(self.pace, row.seats.len(), game.awaiting().seats(), app.time(self.pace));
        self.game = Some(game);
        let writing = self.begin_writing(app, 0, Some(row));
        self.finish_writing(app, writing).await
    }
}

/// Whether the record already holds that answer to that question.
fn was_given(game: &dyn AnyMatch, seat: Seat, epoch: Epoch, action: &str) -> bool {
    let Ok(action) = serde_json::from_str::<Value>(action) else { return false };
    let given = Value::from_iter([("act", serde_json::json!([seat, action]))]);
    let first = game.position().saturating_sub(LOOK_BACK);
    let steps = game.steps_from(first);
    let alike = |step: &str| serde_json::from_str::<Value>(step).is_ok_and(|step| step == given);
    let mut candidates = steps.iter().enumerate().rev().filter(|(_, step)| alike(step));
    candidates.any(|(index, _)| game.at(first + index).epoch() == epoch)
}

/// Why a game did not take an answer.
fn refusal(error: AnyError) -> Problem {
    let text = error.to_string();
    match error {
        AnyError::Malformed(_) => Problem::new(ErrorCode::Malformed, text),
        AnyError::Stale(_) => Problem::new(ErrorCode::Stale, text),
        AnyError::NotAwaited => Problem::new(ErrorCode::NotAwaited, text),
        AnyError::Refused { refusal, phrase, section } => Problem {
            phrase: Some(phrase),
            section: Some(section.to_owned()),
            refusal: Some(refusal),
            ..Problem::new(ErrorCode::Refused, text)
        },
    }
}

fn cannot_undo(error: UndoError) -> Problem {
    Problem::new(ErrorCode::CannotUndo, error.to_string())
}

pub(crate) fn bad_options(error: &StartError) -> Problem {
    Problem::new(ErrorCode::BadOptions, error.to_string())
}

pub(super) fn wrong_stage(text: &str) -> Problem {
    Problem::new(ErrorCode::WrongStage, text)
}
