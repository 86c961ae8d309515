//! Why the store did not do what it was asked.

use std::{path::PathBuf, sync::Arc};

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The table has changed since the caller looked; nothing was written.
    #[error("the table has changed meanwhile")]
    Conflict,
    /// Another table has that short code; nothing was written.
    #[error("the short code is taken")]
    CodeTaken,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// The database was written by a later version of this program.
    #[error(
        "the database is newer than this program: it has migration {found}, this program knows {known}; use \
         the version that wrote it, or a later one"
    )]
    Newer {
        /// The last migration of the database.
        found: u32,
        /// The last migration of this program.
        known: u32,
    },
    /// Another process uses the same folder.
    #[error("another server uses the data folder {}", .0.display())]
    InUse(PathBuf),
    /// The folder or a file in it cannot be used.
    #[error("cannot use {}: {error}", path.display())]
    File {
        /// What cannot be used.
        path: PathBuf,
        /// What the system says.
        error: Arc<std::io::Error>,
    },
    /// What is stored is not what was written.
    #[error("the database is damaged: {0}")]
    Damaged(&'static str),
    /// The database engine failed. Whether the last write happened is unknown until the table is loaded again.
    #[error("the database failed: {0}")]
    Failed(Arc<rusqlite::Error>),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(Arc::new(error))
    }
}
