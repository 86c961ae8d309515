//! One table with everybody at it.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::value::RawValue;
use tidetable_kernel::{Dice, Seat};
use tidetable_protocol::{Command, NewTable, NewTableMade, Pace, Position, SeatPlan};

use crate::{LoadError, Plan, http, line::Line};

/// One table with everybody at it. All its seats are taken by simulated people.
pub(crate) struct Table {
    lines: Vec<Line>,
    dice: Dice,
}

/// What was heard of an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heard {
    /// How long it took until the next seat had the new position.
    pub(crate) after: Duration,
    /// How long the position was, for all seats together.
    pub(crate) bytes: usize,
}

impl Table {
    /// Makes a table, seats everybody and begins.
    pub(crate) async fn open(address: SocketAddr, plan: &Plan, number: u64) -> Result<Table, LoadError> {
        let mut dice = Dice::seeded(plan.seed.wrapping_mul(1_000_003).wrapping_add(number));
        let secrets: Vec<String> = (0..plan.seats).map(|_| secret(&mut dice)).collect();
        let seats = (0..plan.seats).map(|seat| if seat == 0 { SeatPlan::You } else { SeatPlan::Open });
        let wish = NewTable {
            game: plan.game.clone(),
            options: plan.options.clone(),
            seats: seats.collect(),
            pace: Pace::Unhurried,
            listed: false,
            hints: false,
            name: "Load".to_owned(),
        };
        let wish = serde_json::to_string(&wish).expect("a wish is JSON");
        let made: NewTableMade = http::post(address, "/api/tables", &secrets[0], &wish).await?;
        let mut lines = Vec::with_capacity(secrets.len());
        for secret in &secrets {
            let mut line = Line::open(address, &made.table, secret).await?;
            if !lines.is_empty() {
                line.must(Command::Sit { seat: None }).await?;
            }
            lines.push(line);
        }
        lines[0].must(Command::Start).await?;
        for line in &mut lines {
            line.beyond(None).await?;
        }
        Ok(Table { lines, dice })
    }

    /// Somebody who is awaited gives a random legal answer. Tells what was heard of it, or nothing if the game is over.
    pub(crate) async fn answer(&mut self) -> Result<Option<Heard>, LoadError> {
        let Some((seat, steps, command)) = self.choose()? else { return Ok(None) };
        let sent = Instant::now();
        self.lines[seat].ask(command).await?;
        let count = self.lines.len();
        self.lines[(seat + 1) % count].beyond(Some(steps)).await?;
        let after = sent.elapsed();
        for offset in 2..=count {
            self.lines[(seat + offset) % count].beyond(Some(steps)).await?;
        }
        let bytes = self.lines.iter().map(|line| line.size).sum();
        Ok(Some(Heard { after, bytes }))
    }

    /// Who answers what, and how many steps lie before it.
    fn choose(&mut self) -> Result<Option<(usize, usize, Command)>, LoadError> {
        let awaited: Vec<usize> = known(&self.lines[0])?.awaiting.seats().iter().map(Seat::index).collect();
        if awaited.is_empty() {
            return Ok(None);
        }
        let seat = self.dice.pick(&awaited);
        let position = known(&self.lines[seat])?;
        let legal: Vec<&RawValue> =
            serde_json::from_str(position.legal.get()).map_err(|error| unexpected(&error.to_string()))?;
        if legal.is_empty() {
            return Err(unexpected("an awaited seat without a legal answer"));
        }
        let action = self.dice.pick(&legal).to_owned();
        Ok(Some((seat, position.step, Command::Answer { epoch: position.epoch, action })))
    }

    /// Everybody stays and nobody does anything; it ends when a line breaks.
    pub(crate) async fn stay(mut self) -> LoadError {
        let errors = join_all(self.lines.iter_mut().map(Line::stay)).await;
        errors.into_iter().next().unwrap_or_else(|| unexpected("a table without lines"))
    }
}

fn known(line: &Line) -> Result<&Position, LoadError> {
    line.position.as_ref().ok_or_else(|| unexpected("no position"))
}

fn unexpected(what: &str) -> LoadError {
    LoadError::Unexpected(what.to_owned())
}

/// Something that only the simulated person knows.
fn secret(dice: &mut Dice) -> String {
    (0..4).map(|_| format!("{:016x}", dice.word())).collect()
}
