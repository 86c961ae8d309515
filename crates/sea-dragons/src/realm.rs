//! The four realms around the island.

use serde::{Deserialize, Serialize};

use crate::{Cell, Cells};

/// How many rows and columns a realm has.
pub const REALM_SIDE: u8 = 7;

/// A realm: one corner of the sea. It is the place that bears the name, whichever board lies there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Realm {
    /// The starfish, in the north-west.
    Starfish,
    /// The seahorse, in the north-east.
    Seahorse,
    /// The shell, in the south-east.
    Shell,
    /// The octopus, in the south-west.
    Octopus,
}

impl Realm {
    /// All realms, clockwise from the north-west.
    pub const ALL: [Realm; 4] = [Realm::Starfish, Realm::Seahorse, Realm::Shell, Realm::Octopus];

    /// Its name in records and sketches.
    pub const fn name(self) -> &'static str {
        ["starfish", "seahorse", "shell", "octopus"][self as usize]
    }

    /// The row and column of the corner furthest to the north-west.
    const fn corner(self) -> (u8, u8) {
        let far = REALM_SIDE + 1;
        match self {
            Realm::Starfish => (0, 0),
            Realm::Seahorse => (0, far),
            Realm::Shell => (far, far),
            Realm::Octopus => (far, 0),
        }
    }

    /// Its cells.
    #[inline]
    pub const fn cells(self) -> Cells {
        const CELLS: [Cells; 4] = {
            let mut cells = [Cells::NONE; 4];
            let mut index = 0;
            while index < 4 {
                let (row, column) = Realm::ALL[index].corner();
                cells[index] = Cells::rectangle(row, column, REALM_SIDE, REALM_SIDE);
                index += 1;
            }
            cells
        };
        CELLS[self as usize]
    }

    /// The realm a cell belongs to; currents and the island belong to none.
    pub fn of(cell: Cell) -> Option<Realm> {
        Realm::ALL.into_iter().find(|realm| realm.cells().contains(cell))
    }

    /// Where a cell of a board comes to lie when the board is put here. Boards are drawn with the island's
    /// corner in the south-east and turned clockwise until that corner lies at the island.
    pub(crate) fn place(self, mut row: u8, mut column: u8) -> Cell {
        for _ in 0..self as u8 {
            (row, column) = (column, REALM_SIDE - 1 - row);
        }
        let (top, left) = self.corner();
        Cell::new(top + row, left + column).expect("a board fits into its corner of the sea")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_turns_the_same_corner_to_the_island() {
        let inner: Vec<_> = Realm::ALL.map(|realm| realm.place(6, 6).to_string()).into();
        assert_eq!(inner, ["G7", "I7", "I9", "G9"]);
        let outer: Vec<_> = Realm::ALL.map(|realm| realm.place(0, 0).to_string()).into();
        assert_eq!(outer, ["A1", "O1", "O15", "A15"]);
    }

    #[test]
    fn realms_are_seven_by_seven_and_apart() {
        let all = Realm::ALL.iter().fold(Cells::NONE, |all, realm| all | realm.cells());
        assert_eq!(all.len(), 4 * 49);
        assert!(!all.contains(Cell::new(7, 0).unwrap()) && !all.contains(Cell::new(0, 7).unwrap()));
    }
}
