//! Brings a database up to date, one numbered file after the other.

use rusqlite::{Connection, TransactionBehavior, params};

use crate::StoreError;

/// Every change of the schema, in order. A file that was ever released is never edited.
const MIGRATIONS: [(&str, &str); 4] = [
    ("0001_tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    ("0002_service", include_str!("../../migrations/sqlite/0002_service.sql")),
    ("0003_chains", include_str!("../../migrations/sqlite/0003_chains.sql")),
    ("0004_hints", include_str!("../../migrations/sqlite/0004_hints.sql")),
];

/// Applies the migrations that the database lacks and records each.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
    )?;
    let found: u32 =
        transaction.query_row("SELECT coalesce(max(number), 0) FROM migrations", [], |row| row.get(0))?;
    let known = MIGRATIONS.len() as u32;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, (name, sql)) in (1..).zip(MIGRATIONS).skip(found as usize) {
        transaction.execute_batch(sql)?;
        transaction.execute("INSERT INTO migrations VALUES (?1, ?2)", params![number, name])?;
    }
    transaction.commit()?;
    Ok(())
}
