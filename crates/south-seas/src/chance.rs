//! What is drawn.

use serde::{Deserialize, Serialize};

use crate::{face::FaceName, ship::Ship};

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A tile with this face.
    Tile(FaceName),
    /// A ship.
    Ship(Ship),
}
