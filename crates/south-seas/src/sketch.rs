//! The table in plain characters.

use crate::table::Table;

/// The table in plain characters.
pub(crate) fn sketch(table: &Table) -> String {
    format!("{}", table.tiles_left())
}
