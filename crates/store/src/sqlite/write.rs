//! What each write does. All checks come before the first change, so a refused write has changed nothing.

use rusqlite::{Connection, OptionalExtension, params};

use super::{
    places::{Link, Place, Places},
    writer::Work,
};
use crate::{Change, ChatRow, Mark, Occupant, StoreError, TableId, TableRow};

type Written = Result<usize, StoreError>;

pub(super) fn perform(connection: &Connection, places: &mut Places, work: &Work) -> Written {
    match work {
        Work::Create { row, opening, awaited } => create(connection, places, row, opening, *awaited),
        Work::Change(change) => apply(connection, places, change),
        Work::Say { table, line, keep } => say(connection, *table, line, *keep),
        Work::Forget { gathering_before, over_before } => {
            forget(connection, places, *gathering_before, *over_before)
        }
        Work::BeginService { now } => begin_service(connection, *now),
        Work::Sign { now } => sign(connection, *now),
    }
}

fn create(
    connection: &Connection,
    places: &mut Places,
    row: &TableRow,
    opening: &[String],
    awaited: u8,
) -> Written {
    check_code(connection, row)?;
    let sql = "INSERT INTO tables (version, code, game, options, seed, pace, listed, quiet, stage, host, created, touched, \
               undone, done, rematch, rules, hints, id) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, \
               ?17, ?18)";
    write_row(connection, sql, row, 0)?;
    write_seats(connection, row)?;
    let end = append(connection, None, opening, awaited, row.created)?;
    let slot = set_end(connection, row.id, None, end)?;
    places.set(row.id, Place { version: 0, slot, end });
    Ok(1)
}

fn apply(connection: &Connection, places: &mut Places, change: &Change) -> Written {
    let expected = change.expected;
    let known = places.get(change.table);
    let known = known.map_or_else(|| find(connection, change.table), |place| Ok(Some(place)))?;
    let Place { mut version, mut slot, end } = known.ok_or(StoreError::Conflict)?;
    let mark = Mark { version, steps: end.map_or(0, |end| end.position + 1) };
    if mark != expected || change.keep > expected.steps {
        return Err(StoreError::Conflict);
    }
    if let Some(row) = &change.row {
        check_code(connection, row)?;
        let sql = "UPDATE tables SET version = ?1, code = ?2, game = ?3, options = ?4, seed = ?5, pace = ?6, listed = ?7, \
                   quiet = ?8, stage = ?9, host = ?10, created = ?11, touched = ?12, undone = ?13, done = ?14, \
                   rematch = ?15, rules = ?16, hints = ?17 WHERE id = ?18";
        version += 1;
        write_row(connection, sql, row, version)?;
        write_seats(connection, row)?;
    }
    if let Some(clocks) = &change.clocks {
        let sql = "UPDATE tables SET clocks = ?2 WHERE id = ?1";
        connection.prepare_cached(sql)?.execute(params![change.table.bits(), clocks])?;
    }
    let kept = cut(connection, end, change.keep)?;
    let last = append(connection, kept, &change.steps, change.awaited, change.at)?;
    if last != end {
        slot = set_end(connection, change.table, slot, last)?;
    }
    places.set(change.table, Place { version, slot, end: last });
    Ok(1)
}

/// Where a table stands; nothing if there is no such table.
fn find(connection: &Connection, table: TableId) -> Result<Option<Place>, StoreError> {
    let sql = "SELECT version, ends.number, steps.number, position FROM tables \
               LEFT JOIN ends ON ends.table_id = tables.id LEFT JOIN steps ON steps.number = ends.last WHERE tables.id = ?1";
    let read = |row: &rusqlite::Row<'_>| {
        let number: Option<i64> = row.get(2)?;
        let end = number.map(|number| Ok::<_, rusqlite::Error>(Link { number, position: row.get(3)? }));
        Ok(Place { version: row.get(0)?, slot: row.get(1)?, end: end.transpose()? })
    };
    Ok(connection.prepare_cached(sql)?.query_row([table.bits()], read).optional()?)
}

/// Forgets the steps from that position on. Tells which is the last one then.
fn cut(connection: &Connection, mut end: Option<Link>, keep: usize) -> Result<Option<Link>, StoreError> {
    while let Some(last) = end.filter(|end| end.position >= keep) {
        let sql = "DELETE FROM steps WHERE number = ?1 RETURNING previous";
        let previous: Option<i64> =
            connection.prepare_cached(sql)?.query_row([last.number], |row| row.get(0))?;
        end = previous.map(|number| Link { number, position: last.position - 1 });
    }
    Ok(end)
}

/// Adds steps after the last one, if there is one. Tells which is the last one then.
fn append(
    connection: &Connection,
    mut end: Option<Link>,
    steps: &[String],
    awaited: u8,
    at: u64,
) -> Result<Option<Link>, StoreError> {
    let sql = "INSERT INTO steps (previous, position, step, awaited, at) VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = connection.prepare_cached(sql)?;
    for step in steps {
        let position = end.map_or(0, |end| end.position + 1);
        let number = insert.insert(params![end.map(|end| end.number), position, step, awaited, at])?;
        end = Some(Link { number, position });
    }
    Ok(end)
}

/// Notes which is the last step of a table, in its row among the ends if it has one. Tells which row that is then.
fn set_end(
    connection: &Connection,
    table: TableId,
    slot: Option<i64>,
    end: Option<Link>,
) -> Result<Option<i64>, StoreError> {
    let slot = match (slot, end) {
        (Some(slot), Some(end)) => {
            let sql = "UPDATE ends SET last = ?2 WHERE number = ?1";
            match connection.prepare_cached(sql)?.execute(params![slot, end.number])? {
                1 => Some(slot),
                // Somebody else has written, so that everything known by heart is to be forgotten.
                count => return Err(rusqlite::Error::StatementChangedRows(count).into()),
            }
        }
        (None, Some(end)) => {
            let sql = "INSERT INTO ends (table_id, last) VALUES (?1, ?2)";
            Some(connection.prepare_cached(sql)?.insert(params![table.bits(), end.number])?)
        }
        (Some(slot), None) => {
            connection.prepare_cached("DELETE FROM ends WHERE number = ?1")?.execute([slot])?;
            None
        }
        (None, None) => None,
    };
    Ok(slot)
}

/// A code leads to one table.
fn check_code(connection: &Connection, row: &TableRow) -> Result<(), StoreError> {
    let Some(code) = &row.code else { return Ok(()) };
    let sql = "SELECT 1 FROM tables WHERE code = ?1 AND id <> ?2";
    let taken = connection.prepare_cached(sql)?.exists(params![code, row.id.bits()])?;
    if taken { Err(StoreError::CodeTaken) } else { Ok(()) }
}

fn write_row(connection: &Connection, sql: &str, row: &TableRow, version: u64) -> Result<(), StoreError> {
    let done: Vec<u8> = row.done.iter().flat_map(|token| token.to_le_bytes()).collect();
    connection.prepare_cached(sql)?.execute(params![
        version,
        row.code,
        row.game,
        row.options,
        row.seed.to_string(),
        row.pace,
        row.listed,
        row.quiet,
        row.stage as u8,
        row.host.as_ref().map(crate::PersonId::digest),
        row.created,
        row.touched,
        row.undone,
        done,
        row.rematch.as_ref().map(TableId::bits),
        row.rules,
        row.hints,
        row.id.bits(),
    ])?;
    Ok(())
}

fn write_seats(connection: &Connection, row: &TableRow) -> Result<(), StoreError> {
    let id = row.id.bits();
    connection.prepare_cached("DELETE FROM seats WHERE table_id = ?1")?.execute([id])?;
    connection.prepare_cached("DELETE FROM devices WHERE table_id = ?1")?.execute([id])?;
    let sql = "INSERT INTO seats (table_id, seat, kind, name, key, level) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = connection.prepare_cached(sql)?;
    let sql = "INSERT INTO devices (table_id, seat, number, person) VALUES (?1, ?2, ?3, ?4)";
    let mut insert_device = connection.prepare_cached(sql)?;
    for (seat, occupant) in row.seats.iter().enumerate() {
        match occupant {
            Occupant::Open => {
                insert.execute(params![id, seat, 0, None::<&str>, None::<&[u8]>, None::<&str>])?
            }
            Occupant::Bot { level } => {
                insert.execute(params![id, seat, 2, None::<&str>, None::<&[u8]>, level])?
            }
            Occupant::Person { name, key, stand_in, .. } => {
                insert.execute(params![id, seat, 1, name, key, stand_in])?
            }
        };
        if let Occupant::Person { devices, .. } = occupant {
            for (number, person) in devices.iter().enumerate() {
                insert_device.execute(params![id, seat, number, person.digest()])?;
            }
        }
    }
    Ok(())
}

fn say(connection: &Connection, table: TableId, line: &ChatRow, keep: usize) -> Written {
    let sql = "INSERT INTO chat (table_id, number, seat, name, text, at, token) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) \
               ON CONFLICT DO NOTHING";
    let ChatRow { number, seat, name, text, at, token } = line;
    // SQLite counts with a sign; the bits are the same.
    let values = params![table.bits(), number, seat, name, text, at, token.cast_signed()];
    if connection.prepare_cached(sql)?.execute(values)? == 0 {
        return Err(StoreError::Conflict);
    }
    let sql = "DELETE FROM chat WHERE table_id = ?1 AND number <= ?2";
    let last_forgotten = i64::try_from(*number).unwrap_or(i64::MAX) - i64::try_from(keep).unwrap_or(i64::MAX);
    connection.prepare_cached(sql)?.execute(params![table.bits(), last_forgotten])?;
    Ok(1)
}

/// How many tables are forgotten at once: the others wait meanwhile.
const FORGOTTEN_AT_ONCE: usize = 100;

fn forget(connection: &Connection, places: &mut Places, gathering_before: u64, over_before: u64) -> Written {
    let sql =
        "SELECT id FROM tables WHERE (stage = 0 AND touched < ?1) OR (stage = 2 AND touched < ?2) LIMIT ?3";
    let mut select = connection.prepare_cached(sql)?;
    let old =
        select.query_map(params![gathering_before, over_before, FORGOTTEN_AT_ONCE], |row| row.get(0))?;
    let old = old.collect::<rusqlite::Result<Vec<[u8; 16]>>>()?;
    for id in &old {
        let place = find(connection, TableId::new(*id))?.unwrap_or_default();
        cut(connection, place.end, 0)?;
        places.forget(TableId::new(*id));
        for table in ["chat", "ends", "devices", "seats"] {
            connection.prepare_cached(&format!("DELETE FROM {table} WHERE table_id = ?1"))?.execute([id])?;
        }
        connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id])?;
    }
    Ok(old.len())
}

fn begin_service(connection: &Connection, now: u64) -> Written {
    // A clock that was set back makes no pause.
    let sql = "INSERT INTO service (one, alive, paused) VALUES (1, ?1, 0) ON CONFLICT DO UPDATE \
               SET paused = paused + max(0, ?1 - alive), alive = ?1 RETURNING paused";
    Ok(connection.prepare_cached(sql)?.query_row([now], |row| row.get(0))?)
}

fn sign(connection: &Connection, now: u64) -> Written {
    connection.prepare_cached("UPDATE service SET alive = ?1")?.execute([now])?;
    Ok(1)
}
