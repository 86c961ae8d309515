//! Handing the seat of somebody who is gone to a bot.

use tidetable_kernel::{Seat, Seats};
use tidetable_protocol::{ErrorCode, Pace, Problem, ServerMessage, Vote};
use tidetable_store::{Occupant, Stage};

use super::{Asked, bots::STAND_IN, state::State};
use crate::app::App;

/// How long somebody is gone before the others can do without.
const GONE: u64 = 60_000;

impl State {
    pub(super) async fn vote(
        &mut self,
        app: &App,
        asked: Asked,
        target: Seat,
        agree: bool,
    ) -> Result<(), Problem> {
        let voter = self.seat(asked.line)?;
        if self.row.stage != Stage::Playing {
            return Err(Problem::new(ErrorCode::WrongStage, "there is nobody to be replaced"));
        }
        if self.bot_in(target).is_some() {
            // It was decided before this vote arrived.
            self.acknowledge(asked);
            return Ok(());
        }
        if voter == target || !self.is_gone(app, target) {
            let text = "only somebody who left or ran out of time can be replaced, by the others";
            return Err(Problem::new(ErrorCode::WrongStage, text));
        }
        self.record_vote(target, voter, agree);
        let vote = self.count(target);
        let decided = vote.agree.len() >= usize::from(vote.needed);
        if decided {
            let mut row = self.row.clone();
            if let Occupant::Person { stand_in, .. } = &mut row.seats[target.index()] {
                *stand_in = Some(STAND_IN.name().to_owned());
            }
            self.write_row(app, row).await?;
            self.votes.retain(|(seat, _)| *seat != target);
        }
        self.acknowledge(asked);
        self.tell_all(&ServerMessage::Vote(vote));
        if decided {
            self.announce();
        }
        Ok(())
    }

    fn record_vote(&mut self, target: Seat, voter: Seat, agree: bool) {
        if !self.votes.iter().any(|(seat, _)| *seat == target) {
            self.votes.push((target, Seats::NONE));
        }
        for (seat, voters) in &mut self.votes {
            if *seat == target {
                *voters = if agree { voters.with(voter) } else { voters.without(voter) };
            }
        }
    }

    /// How a vote stands. More than half of the others who are here must agree.
    fn count(&self, target: Seat) -> Vote {
        let here = |seat: Seat| self.guests.iter().any(|guest| guest.seat == Some(seat));
        let others: Seats = Seat::all(self.row.seats.len() as u8)
            .filter(|&seat| seat != target && here(seat) && self.bot_in(seat).is_none())
            .collect();
        let agree =
            self.votes.iter().find(|(seat, _)| *seat == target).map_or(Seats::NONE, |(_, voters)| *voters);
        let agree = agree.iter().filter(|&seat| others.contains(seat)).collect();
        Vote { seat: target, agree, needed: others.len() as u8 / 2 + 1 }
    }

    /// Whether the others may do without somebody: their time ran out, or they have not been here for a while
    /// at a table where people are expected to be.
    fn is_gone(&self, app: &App, seat: Seat) -> bool {
        let person =
            matches!(self.row.seats.get(seat.index()), Some(Occupant::Person { stand_in: None, .. }));
        let out = self.clocks.as_ref().is_some_and(|clocks| clocks.is_out(seat, app.time(self.pace)));
        let here = self.guests.iter().any(|guest| guest.seat == Some(seat));
        let expected = !matches!(self.pace, Pace::Days { .. });
        let away = !here && expected && app.clock.now().saturating_sub(self.away[seat.index()]) >= GONE;
        person && (out || away)
    }

    /// When the next clock runs out, in milliseconds since 1970.
    pub(super) fn next_alarm(&self, app: &App) -> Option<u64> {
        let clocks = self.clocks.as_ref().filter(|_| self.row.stage == Stage::Playing)?;
        let now = app.time(self.pace);
        clocks.next_out(now).map(|at| app.clock.now() + (at - now))
    }

    /// A clock may have run out: that is kept, and everybody is told, and that there is something to vote on.
    pub(super) async fn ring(&mut self, app: &App) -> Result<(), Problem> {
        let now = app.time(self.pace);
        let Some(clocks) = self.clocks.as_mut().filter(|_| self.row.stage == Stage::Playing) else {
            return Ok(());
        };
        let out: Vec<Seat> =
            Seat::all(self.row.seats.len() as u8).filter(|&seat| clocks.is_out(seat, now)).collect();
        if out.is_empty() {
            return Ok(());
        }
        clocks.stop_at(now);
        let writing = self.begin_writing(app, self.stored, None);
        self.finish_writing(app, writing).await?;
        self.tell_positions(app);
        for seat in out.into_iter().filter(|&seat| self.is_gone(app, seat)) {
            self.tell_all(&ServerMessage::Vote(self.count(seat)));
        }
        Ok(())
    }
}
