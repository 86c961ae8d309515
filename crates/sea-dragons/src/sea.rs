//! The assembled sea: which board lies where, what is printed on it and where ships are.

use serde::{Deserialize, Serialize};

use crate::{ByRealm, ByShip, Cell, Cells, Fleet, Ship};

/// A face of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The first face.
    A,
    /// The other face.
    B,
}

impl Face {
    /// Both faces.
    pub const ALL: [Face; 2] = [Face::A, Face::B];
}

/// How many boards the sea is made of.
pub const BOARDS: usize = 4;

/// One of the boards, counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Board(u8);

impl Board {
    /// All boards.
    pub fn all() -> impl Iterator<Item = Board> + Clone {
        (0..BOARDS as u8).map(Board)
    }

    /// Its place in the edition's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let known = Board::all().find(|board| board.0 == number);
        known.ok_or_else(|| serde::de::Error::custom("there are four boards, 0 to 3"))
    }
}

/// A board that lies in the sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which board.
    pub board: Board,
    /// Which face is up.
    pub face: Face,
}

/// What is printed on the boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Features {
    /// Where ships are put.
    pub ships: Cells,
    /// Whirlpools: a toll for whoever covers them, points for the majority while they are visible.
    pub whirlpools: Cells,
    /// Corals: each brings a coral card.
    pub corals: Cells,
    /// Coins: each brings one.
    pub coins: Cells,
}

impl Features {
    /// Adds what another board shows.
    pub(crate) fn add(&mut self, other: &Features) {
        self.ships |= other.ships;
        self.whirlpools |= other.whirlpools;
        self.corals |= other.corals;
        self.coins |= other.coins;
    }
}

/// The assembled sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sea {
    /// The board in each realm.
    pub boards: ByRealm<Option<Laid>>,
    /// What is printed on all of them.
    pub features: Features,
    /// The ships that nobody has taken yet.
    pub ships: ByShip<Cells>,
}

impl Sea {
    /// The ships in those cells.
    pub fn ships_in(&self, cells: Cells) -> Fleet {
        match self.moored().meets(cells) {
            true => Fleet::of(self.ships.0.map(|ships| (ships & cells).len() as u8)),
            false => Fleet::NONE,
        }
    }

    /// The ship in a cell.
    pub fn ship_at(&self, cell: Cell) -> Option<Ship> {
        Ship::ALL.into_iter().find(|&ship| self.ships[ship].contains(cell))
    }

    /// Where ships are.
    pub(crate) fn moored(&self) -> Cells {
        let [a, b, c, d] = self.ships.0;
        a | b | c | d
    }
}
