//! Tables where nobody does anything.

use std::time::Duration;

use tokio::{task::JoinSet, time::sleep};

use super::Progress;
use crate::{Idle, LoadError, Plan, crowd::gather, host::Host, table::Table};

/// One of so many tables comes first, so that what a server needs once is not counted for each.
const FIRST: u64 = 10;
/// What joining needed for a moment is given back by then.
const SETTLE: Duration = Duration::from_secs(2);

pub(super) async fn run(host: &Host, plan: &Plan, progress: &dyn Fn(Progress)) -> Result<Idle, LoadError> {
    let mut staying = JoinSet::new();
    let stay = |staying: &mut JoinSet<LoadError>, tables: Vec<Table>| {
        for table in tables {
            staying.spawn(table.stay());
        }
    };
    let count = plan.tables as u64;
    let first = count.div_ceil(FIRST);
    stay(&mut staying, gather(host, plan, 0..first, progress).await?);
    sleep(SETTLE).await;
    let before = host.process.resident_bytes();
    stay(&mut staying, gather(host, plan, first..first + count, progress).await?);
    for second in 0..plan.seconds {
        progress(Progress::Measuring { seconds: second, of: plan.seconds });
        sleep(Duration::from_secs(1)).await;
    }
    let after = host.process.resident_bytes();
    if let Some(Ok(error)) = staying.try_join_next() {
        return Err(error);
    }
    let grown = before.zip(after).map(|(before, after)| after.saturating_sub(before));
    Ok(Idle { bytes_per_table: grown.map(|bytes| bytes / count), resident_bytes: after })
}
