//! The disk alone, in the folder where a server started here keeps its data.

use std::time::Duration;

use tidetable_store::{probe_grouped_commits, probe_single_commits};
use tokio::task::spawn_blocking;

use crate::{LoadError, Plan, Probe};

/// Commits of one row each, for each second that a measurement may take.
const SINGLE: u32 = 100;
/// Rows of the store, which go into as few commits as it needs, for each such second.
const GROUPED: u32 = 4_000;

pub(super) async fn run(plan: &Plan) -> Result<Probe, LoadError> {
    let times = single(plan).await?;
    let seconds: f64 = times.iter().map(Duration::as_secs_f64).sum();
    let folder = tempfile::tempdir()?;
    let grouped =
        probe_grouped_commits(folder.path(), plan.tables as u32, GROUPED * plan.seconds as u32).await?;
    Ok(Probe {
        single_per_second: times.len() as f64 / seconds,
        grouped_per_second: grouped.rows_per_second,
        rows_per_commit: grouped.rows_per_commit,
    })
}

/// How long each of some commits takes, one row and one wait for the disk each.
pub(super) async fn single(plan: &Plan) -> Result<Vec<Duration>, LoadError> {
    let (folder, commits) = (tempfile::tempdir()?, SINGLE * plan.seconds as u32);
    let times = spawn_blocking(move || probe_single_commits(folder.path(), commits)).await;
    Ok(times.map_err(|error| LoadError::Unexpected(error.to_string()))??)
}
