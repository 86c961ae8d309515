//! Everything in one SQLite file: one thread writes in groups, others read, one keeps the log short.

mod checkpoint;
mod places;
mod probe;
mod read;
mod schema;
mod write;
mod writer;

use std::{
    fs::{DirBuilder, File},
    path::Path,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread::JoinHandle,
};

use rusqlite::{Connection, OpenFlags, config::DbConfig};
use tokio::sync::oneshot;

use crate::{
    Change, ChatRow, Listed, Pending, PersonId, Stats, Store, StoreError, StoredTable, TableId, TableRow,
};
use writer::{Job, Tally, Work};

pub use probe::{Grouped, probe_grouped_commits, probe_single_commits};

/// The database in its folder.
const FILE: &str = "tidetable.sqlite";
/// Held while a server runs, so that no second one uses the same folder.
const LOCK: &str = "tidetable.lock";
/// Loading a table takes far less than a millisecond; two threads keep a long list from holding it up.
const READERS: usize = 2;

/// The ends of a few thousand games, in kibibytes, which SQLite wants negative.
const WRITER_CACHE: i64 = -16 * 1024;

/// A store in one SQLite file.
pub struct SqliteStore {
    writer: Option<Sender<Job>>,
    readers: Option<Sender<Read>>,
    threads: Vec<JoinHandle<()>>,
    tally: Arc<Tally>,
    lock: File,
}

type Read = Box<dyn FnOnce(&Connection) + Send>;

impl SqliteStore {
    /// Opens the store in that folder, which is made if need be, and brings it up to date.
    pub fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        let lock = lock(folder)?;
        let path = folder.join(FILE);
        let mut connection = connect(&path)?;
        schema::migrate(&mut connection)?;
        connection.pragma_update(None, "cache_size", WRITER_CACHE)?;

        let tally = Arc::new(Tally::default());
        let (writer, jobs) = channel();
        let (readers, reads) = channel();
        let (written, log) = channel();
        let mut threads = vec![checkpoint::spawn(connect(&path)?, log)];
        threads.push(writer::spawn(connection, jobs, Arc::clone(&tally), written));
        let reads = Arc::new(Mutex::new(reads));
        for _ in 0..READERS {
            threads.push(spawn_reader(connect(&path)?, Arc::clone(&reads)));
        }
        Ok(SqliteStore { writer: Some(writer), readers: Some(readers), threads, tally, lock })
    }

    fn write<T>(&self, work: Work, answer: fn(usize) -> T) -> Pending<T>
    where
        T: 'static,
    {
        let (reply, result) = oneshot::channel();
        if let Some(writer) = &self.writer {
            // If the writer is gone it drops the reply, which is the answer.
            let _ = writer.send(Job { work, reply });
        }
        Box::pin(async move { result.await.unwrap_or(Err(StoreError::Closed)).map(answer) })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<T> {
        let (reply, result) = oneshot::channel();
        if let Some(readers) = &self.readers {
            let _ = readers.send(Box::new(move |connection| {
                let _ = reply.send(work(connection));
            }));
        }
        Box::pin(async move { result.await.unwrap_or(Err(StoreError::Closed)) })
    }
}

impl Drop for SqliteStore {
    /// Finishes what was asked for before the file is closed.
    fn drop(&mut self) {
        self.writer = None;
        self.readers = None;
        for thread in self.threads.drain(..).rev() {
            let _ = thread.join();
        }
        // Closing the file is not enough: a process that is just being started has a copy of it for a moment.
        let _ = self.lock.unlock();
    }
}

impl Store for SqliteStore {
    fn create(&self, row: TableRow, opening: Vec<String>, awaited: u8) -> Pending<()> {
        self.write(Work::Create { row: Box::new(row), opening, awaited }, drop)
    }

    fn change(&self, change: Change) -> Pending<()> {
        self.write(Work::Change(change), drop)
    }

    fn load(&self, table: TableId) -> Pending<Option<StoredTable>> {
        self.read(move |connection| read::load(connection, table))
    }

    fn say(&self, table: TableId, line: ChatRow, keep: usize) -> Pending<()> {
        self.write(Work::Say { table, line, keep }, drop)
    }

    fn find_code(&self, code: String) -> Pending<Option<TableId>> {
        self.read(move |connection| read::find_code(connection, &code))
    }

    fn gathering(&self, limit: usize) -> Pending<Vec<Listed>> {
        self.read(move |connection| read::gathering(connection, limit))
    }

    fn of_person(&self, person: PersonId, limit: usize) -> Pending<Vec<Listed>> {
        self.read(move |connection| read::of_person(connection, person, limit))
    }

    fn count_made(&self, person: PersonId) -> Pending<usize> {
        self.read(move |connection| read::count_made(connection, person))
    }

    fn forget(&self, gathering_before: u64, over_before: u64) -> Pending<usize> {
        self.write(Work::Forget { gathering_before, over_before }, |count| count)
    }

    fn begin_service(&self, now: u64) -> Pending<u64> {
        self.write(Work::BeginService { now }, |paused| paused as u64)
    }

    fn sign(&self, now: u64) -> Pending<()> {
        self.write(Work::Sign { now }, drop)
    }

    fn stats(&self) -> Stats {
        self.tally.stats()
    }
}

fn lock(folder: &Path) -> Result<File, StoreError> {
    let failed = |error| StoreError::File { path: folder.to_owned(), error: Arc::new(error) };
    make_private(folder).map_err(failed)?;
    let lock = File::create(folder.join(LOCK)).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(std::fs::TryLockError::WouldBlock) => Err(StoreError::InUse(folder.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Makes the folder for nobody else's eyes: the seeds of running games lie there.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A connection for which a commit is on the disk when it returns, not before.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    // Else every statement is planned anew whenever a parameter has another value, which is always.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The checkpoint thread moves the log into the file, so that no commit has to wait for that.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

fn spawn_reader(connection: Connection, reads: Arc<Mutex<Receiver<Read>>>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let next = || reads.lock().ok()?.recv().ok();
        while let Some(read) = next() {
            read(&connection);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_connection_waits_for_the_disk_and_leaves_checkpoints_to_their_thread() {
        let folder = tempfile::tempdir().unwrap();
        let connection = connect(&folder.path().join(FILE)).unwrap();
        let number =
            |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!((number("synchronous"), number("wal_autocheckpoint")), (2, 0));
        let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
    }
}
