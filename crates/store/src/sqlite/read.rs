//! What is read, and how rows become what the server knows.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{ChatRow, Listed, Occupant, PersonId, Stage, StoreError, StoredTable, TableId, TableRow};

const ROW: &str = "id, version, code, game, options, seed, pace, listed, quiet, stage, host, created, touched, undone, \
                   done, rematch, rules, hints";

pub(super) fn load(connection: &Connection, table: TableId) -> Result<Option<StoredTable>, StoreError> {
    // One snapshot: a write between two of the statements must not tear the table.
    let snapshot = connection.unchecked_transaction()?;
    let sql = format!("SELECT {ROW}, clocks FROM tables WHERE id = ?1");
    let read = |row: &Row<'_>| Ok((plain_row(row)?, row.get(18)?));
    let found = snapshot.prepare_cached(&sql)?.query_row([table.bits()], read).optional()?;
    let Some((row, clocks)) = found else { return Ok(None) };
    let row = with_seats(&snapshot, row?)?;

    let sql = "WITH RECURSIVE chain AS (\
               SELECT steps.* FROM ends JOIN steps ON steps.number = ends.last WHERE ends.table_id = ?1 \
               UNION ALL SELECT steps.* FROM chain JOIN steps ON steps.number = chain.previous) \
               SELECT step, at FROM chain ORDER BY position";
    let mut select = snapshot.prepare_cached(sql)?;
    let steps = select.query_map([table.bits()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let steps = steps.collect::<rusqlite::Result<Vec<(String, u64)>>>()?;
    let stepped = steps.last().map(|(_, at)| *at);
    let steps = steps.into_iter().map(|(step, _)| step).collect();

    let sql = "SELECT number, seat, name, text, at, token FROM chat WHERE table_id = ?1 ORDER BY number";
    let mut select = snapshot.prepare_cached(sql)?;
    let chat = select.query_map([table.bits()], chat_row)?.collect::<rusqlite::Result<_>>()?;
    Ok(Some(StoredTable { row, steps, stepped, clocks, chat }))
}

fn chat_row(row: &Row<'_>) -> rusqlite::Result<ChatRow> {
    Ok(ChatRow {
        number: row.get(0)?,
        seat: row.get(1)?,
        name: row.get(2)?,
        text: row.get(3)?,
        at: row.get(4)?,
        token: row.get::<_, i64>(5)?.cast_unsigned(),
    })
}

/// The row without its seats. The inner error is about what it says, the outer about reading it.
fn plain_row(row: &Row<'_>) -> rusqlite::Result<Result<TableRow, StoreError>> {
    let seed: String = row.get(5)?;
    let stage: usize = row.get(9)?;
    let (Ok(seed), Some(&stage)) = (seed.parse(), Stage::ALL.get(stage)) else {
        return Ok(Err(StoreError::Damaged("a table has no seed or no stage")));
    };
    let done: Vec<u8> = row.get(14)?;
    let (tokens, _) = done.as_chunks();
    Ok(Ok(TableRow {
        id: TableId::new(row.get(0)?),
        version: row.get(1)?,
        code: row.get(2)?,
        game: row.get(3)?,
        rules: row.get(16)?,
        options: row.get(4)?,
        seed,
        pace: row.get(6)?,
        listed: row.get(7)?,
        quiet: row.get(8)?,
        hints: row.get(17)?,
        stage,
        host: row.get::<_, Option<_>>(10)?.map(PersonId::new),
        seats: Vec::new(),
        created: row.get(11)?,
        touched: row.get(12)?,
        undone: row.get(13)?,
        done: tokens.iter().map(|token| u64::from_le_bytes(*token)).collect(),
        rematch: row.get::<_, Option<_>>(15)?.map(TableId::new),
    }))
}

fn with_seats(connection: &Connection, mut row: TableRow) -> Result<TableRow, StoreError> {
    let sql = "SELECT kind, name, key, level FROM seats WHERE table_id = ?1 ORDER BY seat";
    let mut select = connection.prepare_cached(sql)?;
    let mut rows = select.query([row.id.bits()])?;
    while let Some(seat) = rows.next()? {
        row.seats.push(match seat.get(0)? {
            0 => Occupant::Open,
            1 => Occupant::Person {
                name: seat.get(1)?,
                devices: devices(connection, row.id, row.seats.len())?,
                key: seat.get(2)?,
                stand_in: seat.get(3)?,
            },
            2 => Occupant::Bot { level: seat.get(3)? },
            _ => return Err(StoreError::Damaged("a seat is taken by nothing known")),
        });
    }
    Ok(row)
}

fn devices(connection: &Connection, table: TableId, seat: usize) -> Result<Vec<PersonId>, StoreError> {
    let sql = "SELECT person FROM devices WHERE table_id = ?1 AND seat = ?2 ORDER BY number";
    let mut select = connection.prepare_cached(sql)?;
    let devices = select.query_map(params![table.bits(), seat], |row| row.get(0).map(PersonId::new))?;
    Ok(devices.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn find_code(connection: &Connection, code: &str) -> Result<Option<TableId>, StoreError> {
    let mut select = connection.prepare_cached("SELECT id FROM tables WHERE code = ?1")?;
    Ok(select.query_row([code], |row| row.get(0).map(TableId::new)).optional()?)
}

pub(super) fn gathering(connection: &Connection, limit: usize) -> Result<Vec<Listed>, StoreError> {
    let sql =
        format!("SELECT {ROW} FROM tables WHERE stage = 0 AND listed = 1 ORDER BY touched DESC LIMIT ?1");
    let snapshot = connection.unchecked_transaction()?;
    let mut select = snapshot.prepare_cached(&sql)?;
    let rows = select.query_map([limit], plain_row)?.collect::<rusqlite::Result<Vec<_>>>()?;
    rows.into_iter().map(|row| listed(&snapshot, row?)).collect()
}

pub(super) fn of_person(
    connection: &Connection,
    person: PersonId,
    limit: usize,
) -> Result<Vec<Listed>, StoreError> {
    let sql = format!(
        "SELECT {ROW} FROM tables WHERE id IN (SELECT table_id FROM devices WHERE person = ?1 UNION \
         SELECT id FROM tables WHERE host = ?1) ORDER BY stage = 2, touched DESC LIMIT ?2"
    );
    let snapshot = connection.unchecked_transaction()?;
    let mut select = snapshot.prepare_cached(&sql)?;
    let rows = select.query_map(params![person.digest(), limit], plain_row)?;
    let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut tables = rows.into_iter().map(|row| listed(&snapshot, row?)).collect::<Result<Vec<_>, _>>()?;
    tables.sort_by_key(|table| (table.row.stage == Stage::Over, std::cmp::Reverse(table.touched)));
    Ok(tables)
}

fn listed(connection: &Connection, row: TableRow) -> Result<Listed, StoreError> {
    let sql = "SELECT awaited, at FROM ends JOIN steps ON steps.number = ends.last WHERE ends.table_id = ?1";
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let last = connection.prepare_cached(sql)?.query_row([row.id.bits()], read).optional()?;
    let (awaited, stepped): (u8, u64) = last.unwrap_or_default();
    Ok(Listed { awaited, touched: stepped.max(row.touched), row: with_seats(connection, row)? })
}

pub(super) fn count_made(connection: &Connection, person: PersonId) -> Result<usize, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT count(*) FROM tables WHERE host = ?1 AND stage < 2")?;
    Ok(select.query_row([person.digest()], |row| row.get(0))?)
}
