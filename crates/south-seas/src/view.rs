//! What a viewer may know: everything on the table, whoever looks.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Phrase, Seat, Viewer};

use crate::{phrase, table::Table};

/// What a viewer may know. RULES §10: that is everything, the ships that others have taken included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Viewer,
    table: Table,
}

impl View {
    pub(crate) fn new(viewer: Viewer, table: Table) -> View {
        View { viewer, table }
    }

    /// Everything on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl tidetable_kernel::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn question(&self, _: Seat) -> Phrase {
        phrase::question(&self.table)
    }

    fn sketch(&self) -> String {
        crate::sketch::sketch(&self.table)
    }
}
