//! How fast the disk is when every write waits for it, and what writing in groups brings.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use tidetable_table::Seed;

use super::{SqliteStore, connect};
use crate::{Change, Mark, Pending, Stage, Store, StoreError, TableId, TableRow};

/// As long as a step usually is.
const STEP: &str = r#"{"act":[1,{"dive":{"cell":"C4","value":3}}]}"#;

/// Commits one small row at a time to a database of its own in that folder, and answers how long each took. What
/// group commit brings is measured against this.
pub fn probe_single_commits(folder: &Path, commits: u32) -> Result<Vec<Duration>, StoreError> {
    let path = folder.join("probe.sqlite");
    let connection = connect(&path)?;
    connection
        .execute_batch("CREATE TABLE IF NOT EXISTS probe (number INTEGER PRIMARY KEY, text TEXT) STRICT")?;
    let mut times = Vec::with_capacity(commits as usize);
    for _ in 0..commits {
        let started = Instant::now();
        connection.prepare_cached("INSERT INTO probe (text) VALUES (?1)")?.execute([STEP])?;
        times.push(started.elapsed());
    }
    drop(connection);
    // What cannot be removed does no harm.
    let _ = std::fs::remove_file(path);
    Ok(times)
}

/// What writing in groups brings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grouped {
    /// Steps a second that were made durable.
    pub rows_per_second: f64,
    /// How many of them shared one commit, on average.
    pub rows_per_commit: f64,
}

/// Opens a store in that folder and appends steps to that many tables, each as soon as the last steps of all are
/// durable.
pub async fn probe_grouped_commits(folder: &Path, tables: u32, rows: u32) -> Result<Grouped, StoreError> {
    let store = SqliteStore::open(folder)?;
    let ids: Vec<TableId> =
        (0..tables.max(1)).map(|table| TableId::new(u128::from(table).to_be_bytes())).collect();
    finish(ids.iter().map(|id| store.create(row(*id), Vec::new(), 0))).await?;
    let (before, started) = (store.stats(), Instant::now());
    for steps in 0..=rows as usize / ids.len() {
        finish(ids.iter().map(|id| store.change(append(*id, steps)))).await?;
    }
    let (seconds, after) = (started.elapsed().as_secs_f64(), store.stats());
    let written = (after.writes - before.writes) as f64;
    Ok(Grouped {
        rows_per_second: written / seconds,
        rows_per_commit: written / (after.commits - before.commits) as f64,
    })
}

/// Asks for everything before it waits for anything.
async fn finish(writes: impl Iterator<Item = Pending<()>>) -> Result<(), StoreError> {
    for write in writes.collect::<Vec<_>>() {
        write.await?;
    }
    Ok(())
}

fn row(id: TableId) -> TableRow {
    TableRow {
        id,
        version: 0,
        code: None,
        game: "probe".to_owned(),
        rules: 1,
        options: "{}".to_owned(),
        seed: Seed::from_number(0),
        pace: "{}".to_owned(),
        listed: false,
        quiet: false,
        hints: false,
        stage: Stage::Playing,
        host: None,
        seats: Vec::new(),
        created: 0,
        touched: 0,
        undone: 0,
        done: Vec::new(),
        rematch: None,
    }
}

fn append(table: TableId, steps: usize) -> Change {
    Change {
        table,
        expected: Mark { version: 0, steps },
        keep: steps,
        steps: vec![STEP.to_owned()],
        awaited: 1,
        at: 0,
        clocks: None,
        row: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_disk_is_probed_and_leaves_nothing_of_it() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(probe_single_commits(folder.path(), 7).unwrap().len(), 7);
        assert!(!folder.path().join("probe.sqlite").exists());
        let grouped = probe_grouped_commits(folder.path(), 20, 100).await.unwrap();
        assert!(grouped.rows_per_second > 0.0 && grouped.rows_per_commit > 1.0, "{grouped:?}");
    }
}
