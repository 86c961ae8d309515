//! What the writer knows by heart, so that it need not ask the database before every answer.

use std::collections::HashMap;

use crate::TableId;

/// So many tables are known by heart; those of more are looked up again.
const MOST: usize = 1 << 14;

/// A step, as the others of its table know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Link {
    pub(super) number: i64,
    pub(super) position: usize,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Place {
    /// The version of its row.
    pub(super) version: u64,
    /// The number of its row among the ends, if it has one.
    pub(super) slot: Option<i64>,
    /// Its last step, if it has any.
    pub(super) end: Option<Link>,
}

/// Where the tables stand that were written lately. Nobody but the writer writes, so it is right as long as whatever
/// is not committed is forgotten.
#[derive(Default)]
pub(super) struct Places(HashMap<TableId, Place>);

impl Places {
    pub(super) fn get(&self, table: TableId) -> Option<Place> {
        self.0.get(&table).copied()
    }

    pub(super) fn set(&mut self, table: TableId, place: Place) {
        if self.0.len() >= MOST && !self.0.contains_key(&table) {
            self.0.clear();
        }
        self.0.insert(table, place);
    }

    pub(super) fn forget(&mut self, table: TableId) {
        self.0.remove(&table);
    }

    /// What was written is undone: nothing is known any more.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_tables_are_known_by_heart() {
        let mut places = Places::default();
        let table = |number: usize| TableId::new((number as u128).to_be_bytes());
        for number in 0..3 * MOST {
            let place = Place { version: number as u64, ..Place::default() };
            places.set(table(number), place);
            assert_eq!(places.get(table(number)), Some(place));
            assert!(places.0.len() <= MOST);
        }
    }
}
