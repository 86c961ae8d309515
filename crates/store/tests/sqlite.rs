//! What is particular to SQLite: the file, its migrations, and what a killed process leaves.

use std::{
    env,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
};

use tidetable_store::{SqliteStore, Store, StoreError};

use crate::conformance::{append, row, run};

#[tokio::test]
async fn sqlite_is_a_store() {
    run(|| {
        let folder = tempfile::tempdir().unwrap();
        (Arc::new(SqliteStore::open(folder.path()).unwrap()), folder)
    })
    .await;
}

#[tokio::test]
async fn what_was_written_is_there_after_the_store_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    store.create(row(1), Vec::new(), 0).await.unwrap();
    // Not awaited: closing finishes what was asked for.
    drop(store.change(append(&row(1), 0, &["a"])));
    drop(store);
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(store.load(row(1).id).await.unwrap().unwrap().steps, ["a"]);
}

#[test]
fn one_folder_is_for_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    let error = SqliteStore::open(folder.path()).err().unwrap();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    drop(store);
    assert!(SqliteStore::open(folder.path()).is_ok());
}

#[cfg(unix)]
#[test]
fn a_folder_that_is_made_is_for_nobody_elses_eyes() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games").join("tidetable");
    drop(SqliteStore::open(&data).unwrap());
    let mode = std::fs::metadata(&data).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = SqliteStore::open(&file).err().unwrap().to_string();
    assert!(error.contains("file"), "{error}");
    std::fs::write(folder.path().join("tidetable.sqlite"), "this is no database at all, whatever it says")
        .unwrap();
    assert!(matches!(SqliteStore::open(folder.path()), Err(StoreError::Failed(_))));
}

#[tokio::test]
async fn steps_of_an_older_database_are_all_there() {
    let folder = tempfile::tempdir().unwrap();
    // As the second version would have left it: two games begun, one table where nothing happened yet.
    let store = SqliteStore::open(folder.path()).unwrap();
    for number in 1..=3 {
        store.create(row(number), Vec::new(), 0).await.unwrap();
    }
    drop(store);
    let connection = rusqlite::Connection::open(folder.path().join("tidetable.sqlite")).unwrap();
    let first = include_str!("../migrations/sqlite/0001_tables.sql");
    let begin = first.find("CREATE TABLE steps").unwrap();
    let steps = &first[begin..begin + first[begin..].find(';').unwrap()];
    connection
        .execute_batch(&format!(
            "DELETE FROM migrations WHERE number > 2; ALTER TABLE tables DROP COLUMN hints; DROP TABLE ends; \
             DROP TABLE steps; {steps}"
        ))
        .unwrap();
    for (number, step) in [(2, "x"), (1, "a"), (2, "y"), (1, "b"), (1, "c")] {
        let sql = "INSERT INTO steps SELECT ?1, count(*), ?2, 1, 7 FROM steps WHERE table_id = ?1";
        connection.execute(sql, rusqlite::params![row(number).id.bits(), step]).unwrap();
    }
    drop(connection);

    let store = SqliteStore::open(folder.path()).unwrap();
    for (number, steps) in [(1, vec!["a", "b", "c"]), (2, vec!["x", "y"]), (3, vec![])] {
        assert_eq!(store.load(row(number).id).await.unwrap().unwrap().steps, steps);
        store.change(append(&row(number), steps.len(), &["more"])).await.unwrap();
        assert_eq!(store.load(row(number).id).await.unwrap().unwrap().steps.last().unwrap(), "more");
    }
}

#[test]
fn a_database_of_a_later_version_is_refused_with_a_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteStore::open(folder.path()).unwrap());
    let connection = rusqlite::Connection::open(folder.path().join("tidetable.sqlite")).unwrap();
    connection.execute("INSERT INTO migrations VALUES (900, 'of the future')", []).unwrap();
    drop(connection);
    let error = SqliteStore::open(folder.path()).err().unwrap();
    assert!(matches!(error, StoreError::Newer { found: 900, .. }), "{error}");
    assert!(error.to_string().contains("newer than this program"), "{error}");
}

#[tokio::test]
async fn what_somebody_else_did_to_the_file_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    store.create(row(1), vec!["a".to_owned()], 1).await.unwrap();
    store.change(append(&row(1), 1, &["b"])).await.unwrap();
    let connection = rusqlite::Connection::open(folder.path().join("tidetable.sqlite")).unwrap();
    connection.execute("DELETE FROM ends", []).unwrap();
    // The writer believed that it knew where the table stood; now it looks again.
    let changed = store.change(append(&row(1), 2, &["c"])).await;
    assert!(matches!(changed, Err(StoreError::Failed(_))), "{changed:?}");
    let changed = store.change(append(&row(1), 2, &["c"])).await;
    assert!(matches!(changed, Err(StoreError::Conflict)), "{changed:?}");
    store.change(append(&row(1), 0, &["anew"])).await.unwrap();
    assert_eq!(store.load(row(1).id).await.unwrap().unwrap().steps, ["anew"]);
}

/// Set in the process that is to be killed.
const FOLDER: &str = "TIDETABLE_STORE_TEST_FOLDER";

/// Started by the test below in a process of its own; alone it does nothing.
#[tokio::test]
async fn appends_until_it_is_killed() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let store = SqliteStore::open(Path::new(&folder)).unwrap();
    let mut steps = store.load(row(1).id).await.unwrap().unwrap().steps.len();
    loop {
        store.change(append(&row(1), steps, &[&steps.to_string()])).await.unwrap();
        steps += 1;
        println!("{steps}");
    }
}

#[tokio::test]
async fn what_a_killed_process_has_reported_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    store.create(row(1), Vec::new(), 0).await.unwrap();
    drop(store);
    let mut known = 0;
    for round in 1..=10 {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["sqlite::appends_until_it_is_killed", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut reports = lines.map_while(Result::ok).filter_map(|line| line.trim().parse::<usize>().ok());
        let reported = reports.by_ref().nth(7 * round).expect("it appends");
        child.kill().unwrap();
        let reported = reports.last().unwrap_or(reported);
        child.wait().unwrap();
        let store = SqliteStore::open(folder.path()).unwrap();
        let steps = store.load(row(1).id).await.unwrap().unwrap().steps;
        assert!(
            steps.len() >= reported && reported > known,
            "{reported} were reported, {} are there",
            steps.len()
        );
        assert!(steps.iter().enumerate().all(|(index, step)| *step == index.to_string()));
        known = steps.len();
    }
}
