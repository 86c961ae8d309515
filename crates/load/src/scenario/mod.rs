//! What is done with the crowd, one file each.

mod idle;
mod play;
mod probe;

use crate::{LoadError, Plan, Report, Scenario, host::Host};

/// How far it has come, for whoever waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A scenario begins.
    Begin(Scenario),
    /// Tables are being made.
    Gathering {
        /// So many are there.
        tables: usize,
        /// So many are wanted.
        of: usize,
    },
    /// It is being measured.
    Measuring {
        /// So many seconds have passed.
        seconds: u64,
        /// So many it takes.
        of: u64,
    },
}

/// Does what the plan says. Each scenario has a server of its own, unless one is given.
pub async fn run(plan: &Plan, progress: &dyn Fn(Progress)) -> Result<Report, LoadError> {
    plan.check()?;
    let (game, seats, tables, seconds) = (plan.game.clone(), plan.seats, plan.tables, plan.seconds);
    let mut report = Report { game, seats, tables, seconds, ..Report::default() };
    for &scenario in &plan.scenarios {
        progress(Progress::Begin(scenario));
        match scenario {
            Scenario::Probe => report.probe = Some(probe::run(plan).await?),
            Scenario::Idle => report.idle = Some(idle::run(&Host::find(plan).await?, plan, progress).await?),
            Scenario::Paced => {
                report.paced = Some(play::paced(&Host::find(plan).await?, plan, progress).await?);
            }
            Scenario::Saturate => {
                report.saturated = Some(play::saturated(&Host::find(plan).await?, plan, progress).await?);
            }
        }
    }
    Ok(report)
}
