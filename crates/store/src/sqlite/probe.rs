//! How fast the disk is when every write waits for it.

use std::{path::Path, time::Instant};

use super::connect;
use crate::StoreError;

/// Commits one small row at a time to a database of its own in that folder, and answers how many a second the
/// disk took. What group commit brings is measured against this.
pub fn probe_single_commits(folder: &Path, commits: u32) -> Result<f64, StoreError> {
    let path = folder.join("probe.sqlite");
    let connection = connect(&path)?;
    connection
        .execute_batch("CREATE TABLE IF NOT EXISTS probe (number INTEGER PRIMARY KEY, text TEXT) STRICT")?;
    let started = Instant::now();
    for _ in 0..commits {
        connection
            .prepare_cached("INSERT INTO probe (text) VALUES ('a line of a record, more or less')")?
            .execute([])?;
    }
    let rate = f64::from(commits) / started.elapsed().as_secs_f64();
    drop(connection);
    // What cannot be removed does no harm.
    let _ = std::fs::remove_file(path);
    Ok(rate)
}
