//! Moves the log into the database file while others write.

use std::{
    sync::mpsc::{Receiver, RecvTimeoutError},
    thread::JoinHandle,
    time::Duration,
};

use rusqlite::Connection;

/// How long commits are gathered before the log is moved.
const PAUSE: Duration = Duration::from_millis(500);
/// A log longer than this many pages is begun anew, for which the writer has to wait a moment.
const LONG_LOG: i64 = 8_192;

/// Starts the thread. It ends, with everything moved, when the writer has ended.
pub(super) fn spawn(connection: Connection, written: Receiver<()>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        while written.recv().is_ok() {
            if gather(&written).is_err() {
                break;
            }
            // A checkpoint that fails is tried again after the next commit; nothing is lost meanwhile.
            if checkpoint(&connection, "PASSIVE").is_ok_and(|length| length > LONG_LOG) {
                let _ = checkpoint(&connection, "RESTART");
            }
        }
        let _ = checkpoint(&connection, "TRUNCATE");
    })
}

/// Waits a while, swallowing what the writer says.
fn gather(written: &Receiver<()>) -> Result<(), RecvTimeoutError> {
    std::thread::sleep(PAUSE);
    loop {
        match written.recv_timeout(Duration::ZERO) {
            Ok(()) => (),
            Err(RecvTimeoutError::Timeout) => return Ok(()),
            Err(error @ RecvTimeoutError::Disconnected) => return Err(error),
        }
    }
}

/// Answers how many pages the log has.
fn checkpoint(connection: &Connection, mode: &str) -> rusqlite::Result<i64> {
    connection.query_row(&format!("PRAGMA wal_checkpoint({mode})"), [], |row| row.get(1))
}
