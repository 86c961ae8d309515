//! One line of a record.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;

/// One line of a record: somebody answered, or something was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<A, C> {
    /// The seat answered so.
    Act(Seat, A),
    /// This was drawn.
    Draw(C),
}
