//! What is drawn.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;

use crate::{Board, Coral, Face, MissionId, Shape, Ship};

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// RULES §3.1: the board of the next realm.
    Board {
        /// Which board.
        board: Board,
        /// Which face is up.
        face: Face,
    },
    /// RULES §3.2: the ship of the next space.
    Ship(Ship),
    /// RULES §3.3, §3.5, §7: a dragon card.
    Card(Shape),
    /// RULES §3.4, §6.6: a mission.
    Mission(MissionId),
    /// RULES §3.6: who begins.
    First(Seat),
    /// RULES §5.8: a coral card.
    Coral(Coral),
}
