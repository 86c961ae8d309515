//! Bots at the table: they are handed their seat's view and nothing else, and answer like everybody.

use std::{
    sync::{Arc, LazyLock},
    time::Instant,
};

use tidetable_bots::{
    Advice, AnyBot, BotError, Level,
    external::{ExternalError, NewGame},
};
use tidetable_catalog::GameEntry;
use tidetable_kernel::{Seat, Viewer};
use tidetable_protocol::{ErrorCode, Outlook, Problem, ServerMessage};
use tidetable_store::{Occupant, Stage, TableRow};
use tidetable_table::{AnyMatch, Epoch, Json};

use super::{Asked, Room, state::State};
use crate::{app::App, journal, limits::Origin, programs::Program, secret};

/// The bot that keeps a seat warm.
pub(super) const STAND_IN: Level = Level::Casual;
/// The bot that gives hints.
const ADVISER: Level = Level::Strong;

/// What a bot has to think about.
struct Thought {
    seat: Seat,
    epoch: Epoch,
    mind: Mind,
    entry: GameEntry,
    view: Json,
    origin: Option<Origin>,
}

/// What a hint is wanted for.
struct Question {
    entry: GameEntry,
    seat: Seat,
    view: Json,
    origin: Origin,
}

/// Who thinks.
enum Mind {
    /// A bot of ours; it may have answered the question before.
    Level(Level, Option<Box<dyn AnyBot>>),
    /// A program of somebody else's, with what it has to be told besides the view.
    Program { program: Arc<Program>, game: NewGame, legal: Json },
}

/// A bot that has just answered for a seat.
pub(super) struct Warm {
    seat: Seat,
    level: Level,
    bot: Box<dyn AnyBot>,
}

impl State {
    /// Sets every bot to think that is awaited and does not think yet.
    pub(super) fn wake_bots(&mut self, app: &Arc<App>, room: &Arc<Room>) {
        // Whoever is not asked again at once forgets everything: thoughts take much memory.
        let mut warm = self.warm.take();
        let Some(game) = &self.game else { return };
        // Bots among themselves play on only while somebody looks.
        if self.broken || (self.guests.is_empty() && !self.somebody_plays()) {
            return;
        }
        let epoch = game.epoch();
        for seat in game.awaiting().seats().iter() {
            let Some(mut mind) = self.mind_in(app, game.as_ref(), seat) else { continue };
            if self.thinking.contains(&(seat, epoch)) {
                continue;
            }
            if let Mind::Level(level, bot) = &mut mind {
                let same = warm.take_if(|warm| (warm.seat, warm.level) == (seat, *level));
                *bot = same.map(|warm| warm.bot);
            }
            let view = game.view(Viewer::Seat(seat));
            self.thinking.push((seat, epoch));
            let thought = Thought { seat, epoch, mind, entry: self.entry, view, origin: self.origin() };
            tokio::spawn(think(Arc::clone(app), Arc::clone(room), thought));
        }
    }

    /// For whom bots think here: somebody who plays, or else somebody who looks on.
    fn origin(&self) -> Option<Origin> {
        let plays = self.guests.iter().find(|guest| guest.seat.is_some());
        plays.or(self.guests.first()).map(|guest| guest.origin)
    }

    /// The level of the bot that plays for a seat, if one does.
    pub(super) fn bot_in(&self, seat: Seat) -> Option<Level> {
        let level = match self.row.seats.get(seat.index())? {
            Occupant::Bot { level } => level,
            Occupant::Person { stand_in, .. } => stand_in.as_ref()?,
            Occupant::Open => return None,
        };
        // A level that this program no longer has is played by the usual one.
        Some(level.parse().unwrap_or_default())
    }

    /// Who thinks for a seat, if it is not a person.
    fn mind_in(&self, app: &App, game: &dyn AnyMatch, seat: Seat) -> Option<Mind> {
        let level = self.bot_in(seat)?;
        let program = match &self.row.seats[seat.index()] {
            Occupant::Bot { level: name } if name.parse::<Level>().is_err() => {
                app.programs.find(name, &self.row.game)
            }
            _ => None,
        };
        let Some(program) = program else { return Some(Mind::Level(level, None)) };
        let (id, rules) = (self.row.game.clone(), self.entry.game.rules());
        let told = NewGame { game: id, rules, options: game.options(), seats: game.seats(), seat };
        Some(Mind::Program { program, game: told, legal: game.legal(seat) })
    }

    /// A program that failed is replaced for the rest of the game, so that nobody waits for it again.
    async fn retire(&mut self, app: &App, seat: Seat, name: &str) {
        let mut row: TableRow = self.row.clone();
        match row.seats.get_mut(seat.index()) {
            Some(Occupant::Bot { level }) if level == name => *level = Level::default().name().to_owned(),
            _ => return,
        }
        // A write that fails has been noted, and has broken the room.
        if self.write_row(app, row).await.is_ok() {
            self.announce();
        }
    }

    /// Whether a person plays who is not replaced by a bot.
    fn somebody_plays(&self) -> bool {
        self.row.seats.iter().any(|occupant| matches!(occupant, Occupant::Person { stand_in: None, .. }))
    }

    async fn hear(&mut self, app: &App, (seat, epoch): (Seat, Epoch), answer: Option<Json>) {
        self.thinking.retain(|known| *known != (seat, epoch));
        // The person may have come back while the bot was thinking.
        let Some(answer) = answer.filter(|_| self.bot_in(seat).is_some()) else { return };
        match self.play(app, None, seat, epoch, answer.get()).await {
            Ok(()) => app.metrics.answers.add(1),
            Err(problem) if matches!(problem.code, ErrorCode::Stale | ErrorCode::NotAwaited) => (),
            Err(problem) => {
                app.fault(format_args!("table {}: a bot was refused: {}", self.row.id, problem.text));
            }
        }
    }

    /// Tells somebody what a good bot would do in their place.
    pub(super) fn hint(&mut self, app: &Arc<App>, room: &Arc<Room>, asked: Asked) -> Result<(), Problem> {
        let seat = self.seat(asked.line)?;
        if !self.hints_allowed() {
            return Err(Problem::new(ErrorCode::NotAllowed, "hints are not wanted at this table"));
        }
        let game = self.game.as_ref().filter(|_| self.row.stage == Stage::Playing);
        let game =
            game.ok_or_else(|| Problem::new(ErrorCode::WrongStage, "there is nothing to be hinted at"))?;
        if !game.awaiting().seats().contains(seat) {
            return Err(Problem::new(ErrorCode::NotAwaited, "the game does not wait for this seat"));
        }
        let (origin, now) = (self.guest(asked.line)?.origin, app.clock.now());
        if !app.hints.take((self.row.id, seat), now) || !app.hints_for.take(origin, now) {
            return Err(Problem::new(ErrorCode::TooFast, "wait a little before you ask for another hint"));
        }
        let view = game.view(Viewer::Seat(seat));
        let question = Question { entry: self.entry, seat, view, origin };
        tokio::spawn(advise(Arc::clone(app), Arc::clone(room), question, asked));
        Ok(())
    }
}

async fn think(app: Arc<App>, room: Arc<Room>, thought: Thought) {
    let Thought { seat, epoch, mind, entry, view, origin } = thought;
    let still_asked = |state: &State| {
        state.bot_in(seat).is_some() && state.game.as_ref().is_some_and(|game| game.epoch() == epoch)
    };
    let chosen = |level: Level, bot: Option<Box<dyn AnyBot>>| {
        let view = view.clone();
        let mut bot = bot.unwrap_or_else(|| (entry.bot)(level, secret::number(), Some(milliseconds)));
        on_a_processor(&app, &room, origin, still_asked, move || {
            let answer = bot.choose(view.get(), seat)?;
            Ok((answer, Some(Warm { seat, level, bot })))
        })
    };
    let mut failed = None;
    let mut answer = match mind {
        Mind::Level(level, bot) => chosen(level, bot).await,
        Mind::Program { program, game, legal } => match program.choose(game, view.clone(), legal).await {
            Ok(answer) => Ok(Some((answer, None))),
            Err(error) => {
                note_failure(&room, &error);
                failed = Some(program);
                chosen(Level::default(), None).await
            }
        },
    };
    if let Err(error) = &answer {
        app.fault(format_args!("table {}: a bot gave no answer: {error}", room.id));
        // Better a bad answer than a table that stands still.
        answer = chosen(Level::Random, None).await;
    }
    let (answer, warm) = answer.ok().flatten().unzip();
    let mut state = room.state.lock().await;
    if state.begin_work().is_ok() {
        if let Some(program) = failed {
            state.retire(&app, seat, program.name()).await;
        }
        state.hear(&app, (seat, epoch), answer).await;
        state.warm = warm.flatten();
        state.busy = false;
    }
    room.settle(&app, &mut state);
}

/// Whoever runs the server offered the program, and is told what it did.
fn note_failure(room: &Room, error: &ExternalError) {
    journal::note(format_args!("table {}: {error}; a {} bot takes its seat", room.id, Level::default()));
}

async fn advise(app: Arc<App>, room: Arc<Room>, question: Question, asked: Asked) {
    let Question { entry, seat, view, origin } = question;
    let still_there = |state: &State| state.outbox(asked.line).is_some();
    let advice = on_a_processor(&app, &room, Some(origin), still_there, move || {
        (entry.bot)(ADVISER, secret::number(), Some(milliseconds)).advise(view.get(), seat)
    });
    let advice = advice.await;
    let state = room.state.lock().await;
    match advice {
        Ok(None) => (),
        Ok(Some(advice)) => {
            let expected = |it: &Advice| Outlook { chance: it.outlook.chance, points: it.outlook.points };
            let outlook = advice.iter().map(expected).collect();
            let best = advice.into_iter().map(|advice| advice.action).collect();
            if let Some(outbox) = state.outbox(asked.line) {
                outbox.tell(&ServerMessage::Hint { id: asked.id, best, outlook });
            }
        }
        Err(error) => state.refuse(asked, app.fault(format_args!("no hint: {error}"))),
    }
}

/// Why a bot gave no answer.
#[derive(Debug, thiserror::Error)]
enum Silence {
    #[error(transparent)]
    Bot(#[from] BotError),
    #[error("it stopped working")]
    Panic,
}

/// Thinks for somebody where it holds nobody up: on a thread of its own, no more at once than there are processors
/// to spare. What is not wanted any more when a processor is free is not thought about, and gives nothing.
async fn on_a_processor<T: Send + 'static>(
    app: &App,
    room: &Room,
    origin: Option<Origin>,
    wanted: impl Fn(&State) -> bool,
    think: impl FnOnce() -> Result<T, BotError> + Send + 'static,
) -> Result<Option<T>, Silence> {
    let _thinking = app.metrics.thinking.enter();
    let _processor = app.processors.acquire(origin).await;
    if !wanted(&*room.state.lock().await) {
        return Ok(None);
    }
    Ok(Some(tokio::task::spawn_blocking(think).await.map_err(|_| Silence::Panic)??))
}

/// The clock by which bots know when to stop.
fn milliseconds() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_millis() as u64
}
