//! What a server asks of its storage.

use std::pin::Pin;

use crate::{Change, ChatRow, Listed, PersonId, StoreError, StoredTable, TableId, TableRow};

/// Something the store is doing. It was queued when it was asked for, not when it is awaited, and it happens
/// whether or not anybody waits for it.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Where tables are kept. When a write is answered with `Ok`, it survives the end of the process and of the
/// machine's power.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with the steps that open it. [`StoreError::CodeTaken`] if its code is not free.
    fn create(&self, row: TableRow, opening: Vec<String>, awaited: u8) -> Pending<()>;

    /// Changes a table if it is as the caller expects, else [`StoreError::Conflict`].
    fn change(&self, change: Change) -> Pending<()>;

    /// Everything about a table; nothing if there is no such table.
    fn load(&self, table: TableId) -> Pending<Option<StoredTable>>;

    /// Adds a line of chat and forgets all but the latest `keep` lines of that table.
    fn say(&self, table: TableId, line: ChatRow, keep: usize) -> Pending<()>;

    /// The table a short code leads to.
    fn find_code(&self, code: String) -> Pending<Option<TableId>>;

    /// Listed tables where people are still gathering, latest first.
    fn gathering(&self, limit: usize) -> Pending<Vec<Listed>>;

    /// The tables where a person has a seat or is the host, those not over first, then latest first.
    fn of_person(&self, person: PersonId, limit: usize) -> Pending<Vec<Listed>>;

    /// How many tables that are not over a person has made.
    fn count_made(&self, person: PersonId) -> Pending<usize>;

    /// Forgets tables that nobody has touched since `before`, in milliseconds since 1970: those where people
    /// never began, and those that are over. Answers how many.
    fn forget(&self, gathering_before: u64, over_before: u64) -> Pending<usize>;

    /// A server begins to use the store: what lies between the last sign of life of any server and `now` was a
    /// pause. Answers how long all pauses were so far, in milliseconds.
    fn begin_service(&self, now: u64) -> Pending<u64>;

    /// A sign of life. It is a write like any other, so it also tells whether the store can be written at all.
    fn sign(&self, now: u64) -> Pending<()>;

    /// What the store has done since it was opened.
    fn stats(&self) -> Stats;
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    /// Writes, refused ones among them.
    pub writes: u64,
    /// Transactions; each makes one group of writes durable.
    pub commits: u64,
    /// Seconds spent in transactions.
    pub seconds: f64,
}
