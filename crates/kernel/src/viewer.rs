//! Through whose eyes a game is looked at.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who sees what everybody sees.
    Public,
    /// Sees everything: replays of finished games, tests.
    Judge,
}

impl Viewer {
    /// Whether what only `seat` may know is open to this viewer.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Judge
    }
}
